"""A page that asks: its story if it has one, then the question; every answer is answered at once with the reason.

The board shows what the exercise shows and no more: where a piece may go is told by no dot.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from ladya_desktop.lessons import Answer, AnswerShape, MoveAnswer, Scene, Verdict, scene_of
from ladya_desktop.texts import t
from ladya_desktop.ui.board.drawings import Pen, circle, filled
from ladya_desktop.ui.lessons.lesson_answering import Answering
from ladya_desktop.ui.lessons.lesson_board import Use
from ladya_desktop.ui.lessons.lesson_by_option import ByOption
from ladya_desktop.ui.lessons.lesson_by_order import ByOrder
from ladya_desktop.ui.lessons.lesson_by_placement import ByPlacement
from ladya_desktop.ui.lessons.lesson_by_squares import ByMove, BySquares
from ladya_desktop.ui.lessons.lesson_by_text import ByText
from ladya_desktop.ui.lessons.lesson_face import BoardShown, LessonFace
from ladya_desktop.ui.lessons.lesson_gestures import Gestures
from ladya_desktop.ui.lessons.lesson_part import Part, Said, holds_keyboard
from ladya_desktop.ui.lessons.lesson_pictures import content_of_scene, drawings_of_scene, way_into
from ladya_desktop.ui.lessons.lesson_playback import Playback
from ladya_desktop.ui.lessons.lesson_reading import picture_of
from ladya_desktop.ui.lessons.lesson_trial import Trial
from ladya_desktop.ui.lessons.slide import Tone

ANSWERED_BY: dict[AnswerShape, type[Answering]] = {
    AnswerShape.SQUARES: BySquares,
    AnswerShape.MOVE: ByMove,
    AnswerShape.OPTION: ByOption,
    AnswerShape.PLACEMENT: ByPlacement,
    AnswerShape.TEXT: ByText,
    AnswerShape.ORDER: ByOrder,
}
Remark = tuple[str, str, Tone]
"""Title, reason and tone of what is said about an answer."""


class ExercisePart(Part):
    """`answered(is_right, is_first_try)`: a whole answer was judged, or a square that is wrong."""

    answered = Signal(bool, bool)

    def __init__(self, face: LessonFace, trial: Trial) -> None:
        super().__init__(face)
        self.trial = trial
        self._remark: Callable[[], Remark] | None = None
        self._explained: tuple[str, ...] = ()
        self._lit: tuple[str, ...] = ()
        self._story: Scene | None = None
        self._scenes = trial.page.story()
        self._playback = Playback(self, lambda _number: 0)
        self._playback.turned.connect(self._show_story)
        self._playback.ended.connect(self._end_story)
        self.answering = ANSWERED_BY[trial.page.shape](trial, face.board)
        self._gestures = Gestures(face.board, self.answering)
        self._connect()

    @property
    def is_story_told(self) -> bool:
        """Whether what led to the question is being shown."""
        return self._story is not None

    def begin(self, *, is_from_end: bool) -> None:
        trial = self.trial
        self.answering.set_letters(self.face.letters_px())
        self.face.put_in(self.answering)
        self.face.board.set_use(self.answering.use)
        if trial.solution is not None and trial.is_over:
            self.answering.show_solution(trial.solution)
            self._remark = _judged(trial, trial.solution)
            self._lit = trial.squares
            self._settle()
        elif len(self._scenes) > 1:
            self._tell_story()
            return
        self._show_all()

    def leave(self) -> None:
        self._playback.stop()
        self._story = None
        self._gestures.let_go()
        self.face.board.pressed.disconnect(self._end_story)
        self.face.typed.entered.disconnect(self._type)
        self.face.typed.close_field()
        self.face.board.set_use(Use.LOOK)

    def retranslate(self) -> None:
        page = self.trial.page
        self.face.text.say(page.heading.here, page.prompt.here, caption=t("course.task"))
        self.answering.retranslate()
        if self._remark is None:
            self.face.answer.clear()
        else:
            self.face.answer.say(*self._remark())
        self.changed.emit()

    def go_on(self) -> bool:
        if not self.is_story_told:
            return False
        self._end_story()
        if self.face.isVisible():  # the key that goes on has led to the question: now it is to be answered
            self.wants_keyboard().setFocus()
        return True

    def use_tool(self, name: str) -> None:
        match name:
            case "hint":
                self._remark = lambda: (t("course.hint"), self.trial.page.hint.here, Tone.PLAIN)
            case "show_me":
                self._show_answer()
            case _:
                self._tell_story()
                return
        self._show_all()

    def take_key(self, event: QKeyEvent) -> bool:
        if self.is_story_told or self.trial.is_over:
            return False
        if self.answering.take_key(event):
            return True
        is_letter = event.text().isalpha() and self.trial.page.shape is AnswerShape.MOVE
        if is_letter:
            self.face.typed.open(event.text())
        return is_letter

    @property
    def scene(self) -> Scene:
        return self._story or self.trial.scene

    def said(self) -> Said:
        page, options = self.trial.page, self.answering.options()
        if self._remark is not None:
            title, reason, tone = self._remark()
            said = Said(heading=title, text=reason, task=page.prompt.here, tone=tone)
            if tone is Tone.RIGHT:  # what was wrong is of no use beside what is right
                return _with_solved(said, self.answering.solved_options())
            return _with_answers(said, self.answering)
        asked = f"{page.prompt.here} {self.answering.how()}".strip()
        return Said(
            heading=page.heading.here or t("course.task"), text=asked, options=options, signs=self.answering.signs()
        )

    def wants_keyboard(self) -> QWidget:
        is_closed = self.trial.is_over or self.is_story_told
        return self.face if is_closed else self.answering.wants_keyboard()

    # Answers

    def _take(self, answer: object) -> None:
        trial, before = self.trial, self.trial.scene
        if self.is_story_told or trial.is_over:
            return
        assert isinstance(answer, Answer)
        is_first_try = trial.is_clean
        verdict = trial.answer(answer)
        self._remark = _judged(trial, answer) if verdict.then is None else lambda: _remark(verdict)
        self.answering.show_verdict(answer, verdict)
        self._light(verdict)
        if verdict.is_right:
            self.answering.show_solution(answer)
        if verdict.then is not None:
            self.answering.begin_again()
        self._settle()
        self._show_all(way=_reply(before, answer, verdict))
        if verdict.then is None:
            self.answered.emit(verdict.is_right, is_first_try)

    def _try_square(self, square: str) -> None:
        if self.is_story_told or self.trial.is_over or not isinstance(self.answering, BySquares):
            return
        is_first_try = self.trial.is_clean
        verdict = self.trial.try_square(square)
        if self.answering.accept(square, is_right=verdict.is_right):
            return
        left = self.answering.left
        self._remark = lambda: _remark_of_square(square, self.trial.judge_square(square), left)
        self._settle()
        self._show_all()
        if not verdict.is_right:
            self.answered.emit(False, is_first_try)

    def _show_answer(self) -> None:
        answer = self.trial.show()
        verdict = self.trial.now.check(answer)
        self._lit = verdict.squares
        self._explained = ()
        self._remark = lambda: (t("course.answer"), self.trial.now.check(answer).reason, Tone.PLAIN)
        self.answering.show_solution(answer)
        self._settle()

    def _light(self, verdict: Verdict) -> None:
        """What is missing of an answer by squares is not given away."""
        is_by_squares = isinstance(self.answering, BySquares)
        self._lit = verdict.squares if verdict.is_right and not is_by_squares else ()
        self._explained = () if verdict.is_right or is_by_squares else verdict.squares

    def _settle(self) -> None:
        """What can be done now: answer again, or go on."""
        had_keyboard = holds_keyboard(self.answering) or holds_keyboard(self.face.board)
        self.answering.close_up(is_over=self.trial.is_over)
        if self.trial.is_over:
            self.face.board.set_use(Use.LOOK)
        if had_keyboard and self.face.isVisible():
            self.wants_keyboard().setFocus()

    # The story

    def _tell_story(self) -> None:
        self.answering.setEnabled(False)
        self.face.board.set_use(Use.LOOK)
        self._remark, self._explained, self._lit = None, (), ()
        self._show_story(0)
        self._playback.play(0, len(self._scenes) - 1)

    def _show_story(self, number: int) -> None:
        before = self._scenes[number - 1] if number else None
        self._story = self._scenes[number]
        picture = replace(picture_of(self._story, before), is_flipped=self.trial.page.scene.is_turned)
        self.face.show_board(_untold(picture, self.trial))
        self._offer()
        self.retranslate()

    def _end_story(self) -> None:
        if not self.is_story_told:
            return
        self._playback.stop()
        self._story = None
        self.answering.setEnabled(True)
        if not self.trial.is_over:
            self.face.board.set_use(self.answering.use)
        if self.face.isVisible() and not holds_keyboard(self.face.keys):
            self.wants_keyboard().setFocus()
        self._show_all()

    # Showing

    def _show_all(self, way: tuple[str, str] | None = None) -> None:
        self._show_board(way)
        self._offer()
        self.retranslate()
        if self._remark is not None:
            self.face.bring_into_sight(self.face.answer)

    def _show_board(self, way: tuple[str, str] | None = None) -> None:
        shown = _board_of(self.trial, self.answering, lit=self._lit, explained=self._explained)
        self.face.show_board(replace(shown, way=way))

    def _show_again(self) -> None:
        """The hand or the answer has changed, nothing was judged."""
        if not self.is_story_told:
            self._show_board()
            self.changed.emit()

    def _fall_silent(self) -> None:
        """What was said holds no longer."""
        self._remark = None
        self._show_all()

    def _offer(self) -> None:
        may_replay = len(self._scenes) > 1 and not self.is_story_told
        self.face.keys.offer(*_helps(self.trial), *(("replay",) if may_replay else ()))
        self.face.keys.set_main(is_next_main=self.trial.is_over)

    def _type(self, text: str) -> None:
        if self.answering.type(text):
            self.face.typed.close_field()
            self.wants_keyboard().setFocus()
        else:
            self.face.typed.refuse()

    def _connect(self) -> None:
        self.answering.given.connect(self._take)
        self.answering.square_tried.connect(self._try_square)
        self.answering.shown_changed.connect(self._show_again)
        self.answering.taken_back.connect(self._fall_silent)
        self.face.board.pressed.connect(self._end_story)
        self.face.typed.entered.connect(self._type)


def _board_of(trial: Trial, answering: Answering, *, lit: tuple[str, ...], explained: tuple[str, ...]) -> BoardShown:
    """The board with squares that are right, and squares to be looked at: hatched only if one of them was pressed."""
    scene = trial.scene
    hatched, ringed = ((), explained) if trial.page.shape is AnswerShape.OPTION else (explained, ())
    content = content_of_scene(scene, explained=hatched, lit=(*lit, *ringed))
    right = tuple(filled(square, Pen.GREEN) for square in lit)
    looked_at = tuple(circle(square, Pen.BLUE) for square in ringed)
    return BoardShown(
        content=answering.dress_board(content),
        drawings=(*drawings_of_scene(scene), *right, *looked_at, *answering.drawings()),
        is_flipped=scene.is_turned,
        clock=trial.clock,
        pressed=scene.pressed,
    )


def _with_answers(said: Said, answering: Answering) -> Said:
    """With all options, and what became of them."""
    return replace(
        said,
        options=answering.options(),
        marks=answering.marks(),
        signs=answering.signs(),
        chosen=answering.chosen,
    )


def _untold(picture: BoardShown, trial: Trial) -> BoardShown:
    """Without what the clock would tell of the answer."""
    return replace(picture, clock=trial.clock, pressed=None) if trial.hides_clock else picture


def _with_solved(said: Said, options: tuple[str, ...]) -> Said:
    """With the right option, or all of them in the right order."""
    is_one = len(options) == 1
    return replace(said, options=options, marks=(Tone.RIGHT,) if is_one else (), chosen=int(is_one))


def _helps(trial: Trial) -> Iterator[str]:
    """The tools that help to answer."""
    if trial.page.hint and not trial.is_over:
        yield "hint"
    if trial.wrong and not trial.is_over:
        yield "show_me"


def _judged(trial: Trial, answer: Answer) -> Callable[[], Remark]:
    """What is said of a whole answer, in the language chosen when it is said."""
    exercise = trial.now
    if trial.is_shown:
        return lambda: (t("course.answer"), exercise.check(answer).reason, Tone.PLAIN)
    return lambda: _remark(exercise.check(answer))


def _remark(verdict: Verdict) -> Remark:
    return verdict.title, verdict.reason, Tone.RIGHT if verdict.is_right else Tone.WRONG


def _remark_of_square(square: str, verdict: Verdict, left: int) -> Remark:
    """Of a right square: that it is right, why where that is not plain, and how many are left."""
    if not verdict.is_right:
        return _remark(verdict)
    why = "" if verdict.reason == t("lessons.squares.one", squares=square) else verdict.reason
    reason = " ".join(part for part in (why, t("player.squares_left", n=left)) if part)
    return t("player.right_square", square=square), reason, Tone.RIGHT


def _reply(before: Scene, answer: Answer, verdict: Verdict) -> tuple[str, str] | None:
    """The way of the opponent's piece that answers a right move."""
    if verdict.then is None or verdict.scene is None or not isinstance(answer, MoveAnswer):
        return None
    return way_into(scene_of(before.position.after(answer.uci)), verdict.scene)
