"""Plays a lesson: page after page by large keys, a presenter remote or the keyboard, and tells the class what it sees.

What is answered stays as long as the lesson is open; where one has been is remembered.
"""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ladya_desktop.lessons import Course, DemoPage, Entry, Lesson, LessonError, TextPage, open_lesson
from ladya_desktop.texts import t
from ladya_desktop.ui.lessons.course_places import Places
from ladya_desktop.ui.lessons.lesson_board import Use
from ladya_desktop.ui.lessons.lesson_end import EndPart
from ladya_desktop.ui.lessons.lesson_ending import last_shown
from ladya_desktop.ui.lessons.lesson_exercise import ExercisePart
from ladya_desktop.ui.lessons.lesson_face import LessonFace
from ladya_desktop.ui.lessons.lesson_part import Part, Said, holds_keyboard
from ladya_desktop.ui.lessons.lesson_progress import PageMark
from ladya_desktop.ui.lessons.lesson_reading import DemoPart, ReadingPart
from ladya_desktop.ui.lessons.lesson_tally import Tally
from ladya_desktop.ui.lessons.slide import Shown, Slide, Tone
from ladya_desktop.ui.lessons.slide_aloud import slide_aloud
from ladya_desktop.ui.play.full_screen import toggle_full_screen
from ladya_desktop.ui.projector.lesson_projector import LessonProjector
from ladya_desktop.ui.settings import Settings

ON_KEYS = (Qt.Key.Key_PageDown, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Space)
BOARD_KEY = Qt.Key.Key_F7
_WITH_LETTERS = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
ENTERED_FOR = (Qt.FocusReason.OtherFocusReason, Qt.FocusReason.ActiveWindowFocusReason)
"""Why the keyboard comes to a lesson that is entered; the second where its window was not in front just then."""
BACK_KEYS = (Qt.Key.Key_PageUp, Qt.Key.Key_Left, Qt.Key.Key_Up)


class LessonPlayer(QWidget):
    """`answered(lesson, page, is_right, is_first_try)` for each answer to an exercise, pages counted from 0.

    `finished(lesson)` when its end is reached; `pupil_requested` there, if it `has_class`.
    `board_requested(scene, title)`: what stands on the board is to be played on from.

    `slide` is what the class sees.
    """

    leave_requested = Signal()
    answered = Signal(str, int, bool, bool)
    finished = Signal(str)
    pupil_requested = Signal()
    board_requested = Signal(object, str)

    def __init__(self, course: Course, places: Places, settings: Settings | None = None) -> None:
        super().__init__()
        self._course, self._places = course, places
        self._entry: Entry | None = None
        self._lesson: Lesson | None = None
        self._tally: Tally
        self._page = 0
        self.has_class = False
        self._part: Part | None = None
        self.slide = Slide(self)
        self.projector = LessonProjector(self.slide, settings, self)
        self.aloud = slide_aloud(self, self.slide)
        self.face = LessonFace(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.face)
        self.face.setFocusProxy(self)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._connect()

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that is open."""
        return self._lesson

    @property
    def page(self) -> int:
        """The page shown, from 0; the number of pages at the end."""
        return self._page

    @property
    def tally(self) -> Tally:
        """What was answered in the lesson that is open."""
        return self._tally

    @property
    def part(self) -> Part | None:
        """What shows the page."""
        return self._part

    def open(self, entry: Entry, page: int = 0) -> None:
        """Opens a lesson at a page. Raises LessonError if its file cannot be used; then nothing has changed."""
        lesson = open_lesson(entry.path)
        self._entry, self._lesson = entry, lesson
        self._tally = Tally(entry.key, lesson, self._places)
        self._turn_to(page if page < len(lesson.pages) else 0)

    def begin_anew(self, tally: Tally | None = None) -> None:
        """Somebody else sits down, with nothing answered or what the tally says: at the exercise shown, or the page."""
        if self._lesson is not None:
            page = 0 if tally is None else self._places.page(tally.key)
            self._tally = tally or Tally(self._tally.key, self._lesson, self._places)
            self._turn_to(self._page if isinstance(self._part, ExercisePart) else page)

    def go_on(self) -> None:
        """One step on: through a long text for the class, within the page, to the next one, at last to the end."""
        is_turned = self.projector.turn_page(1) or (self._part is not None and self._part.go_on())
        if self._part is not None and not is_turned:
            self._turn_to(self._page + 1)

    def go_back(self) -> None:
        """One step back; from the very first one there is none."""
        is_turned = self.projector.turn_page(-1) or (self._part is not None and self._part.go_back())
        if self._part is not None and not is_turned and self._page:
            self._turn_to(self._page - 1, is_from_end=True)

    def turn_to(self, page: int) -> None:
        """Shows a page from its beginning; nothing if the lesson has none such."""
        if self._lesson is not None and 0 <= page < len(self._lesson.pages):
            self._turn_to(page)

    def retranslate(self) -> None:
        """Says everything again in the language chosen now; the place and the answers stay."""
        self.face.retranslate()
        self.projector.retranslate()
        self._say_place()
        if self._part is not None:
            self._part.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_plain = not event.modifiers() & ~_WITH_LETTERS
        if _is_held(event) or self.projector.take_key(event, are_letters_free=self.face.board.use is not Use.MOVE):
            return
        if event.key() in ON_KEYS and is_plain:
            self.go_on()
        elif event.key() in BACK_KEYS and is_plain:
            self.go_back()
        elif event.key() == Qt.Key.Key_F11:
            toggle_full_screen(self)
        elif event.key() == BOARD_KEY:
            self._request_board()
        elif not (is_plain and self._part is not None and self._part.take_key(event)):
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """A lesson that is entered gives the keyboard to what is to be answered."""
        super().focusInEvent(event)
        if event.reason() in ENTERED_FOR and self._part is not None:
            self._focus()

    def _turn_to(self, page: int, *, is_from_end: bool = False) -> None:
        lesson = self._lesson
        assert lesson is not None
        is_at_keys = holds_keyboard(self.face.keys)
        self._let_go()
        self._page = page
        self._part = part = self._part_of(lesson, page)
        part.changed.connect(self._publish)
        self.face.to_top()
        part.begin(is_from_end=is_from_end)
        self.face.fit_letters()
        self._say_place()
        if self._tally.arrive(page):
            self.finished.emit(self._tally.key)
        is_exercise = isinstance(part, (ExercisePart, EndPart))
        if self.isVisible() and (is_exercise or not is_at_keys):
            self._focus()

    def _part_of(self, lesson: Lesson, page: int) -> Part:
        if page == len(lesson.pages):
            return self._end_of(lesson)
        shown, scenes = lesson.pages[page], lesson.scenes[page]
        match shown:
            case TextPage():
                return ReadingPart(self.face, shown, scenes[0])
            case DemoPage():
                return DemoPart(self.face, shown, scenes)
            case _:
                part = ExercisePart(self.face, self._tally.trial(page, shown))
                part.answered.connect(self._count)
                return part

    def _end_of(self, lesson: Lesson) -> EndPart:
        part = EndPart(
            self.face,
            *last_shown(lesson, self._tally),
            right=self._tally.right_first,
            left=len(self._tally.left),
            exercises=len(lesson.exercises),
            following=self._following_title,
            has_class=self.has_class,
        )
        part.wanted.connect(self._go_where)
        return part

    def _count(self, is_right: bool, is_first_try: bool) -> None:
        self._tally.count(self._page, is_right=is_right, is_first_try=is_first_try)
        self._say_place()
        self.answered.emit(self._tally.key, self._page, is_right, is_first_try)

    def _go_where(self, wanted: str) -> None:
        following = self._following()
        if wanted == "list":
            self.leave_requested.emit()
        elif wanted == "pupil":
            self.pupil_requested.emit()
        elif wanted == "left":
            self.turn_to(min(self._tally.left, default=0))
        elif wanted == "again" and self._entry is not None:
            self._open_or_say(self._entry, 0)
        elif following is not None:
            self._open_or_say(following, self._places.page(following.key))

    def _open_or_say(self, entry: Entry, page: int) -> None:
        try:
            self.open(entry, page)
        except LessonError as error:
            self.face.answer.say("", t("course.fault", what=error.sentence), Tone.WRONG)

    def _following(self) -> Entry | None:
        entry = self._entry
        known = entry is not None and any(each.name == entry.name for each in self._course.entries)
        return self._course.after(entry.name) if entry is not None and known else None

    def _following_title(self) -> str:
        following = self._following()
        return "" if following is None else following.title.here

    def _let_go(self) -> None:
        part, self._part = self._part, None
        if part is not None:
            part.leave()
            part.changed.disconnect(self._publish)
            part.deleteLater()

    def _focus(self) -> None:
        """To what is to be answered; else to the lesson itself, whose keys turn the pages."""
        part = self._part
        wanted = part.wants_keyboard() if part is not None else self.face
        if wanted is not self.face or not self.hasFocus():
            wanted.setFocus(Qt.FocusReason.OtherFocusReason)

    def _say_place(self) -> None:
        lesson, entry = self._lesson, self._entry
        if lesson is None or entry is None:
            return
        n = len(lesson.pages)
        number = "" if entry.number is None else t("course.numbered", number=entry.number)
        step = t("course.step", page=self._page + 1, n=n) if self._page < n else ""
        self.face.header.set_title(lesson.title.here, t("course.back_to_list"))
        self.face.progress.present(tuple(PageMark(is_solved=self._tally.is_solved(at)) for at in range(n)), self._page)
        short = t("course.page_in_words", page=self._page + 1, n=n) if step else ""
        self.face.say_number(" · ".join(part for part in (number, step) if part), short)
        self.face.keys.back.setEnabled(self._page > 0 or isinstance(self._part, DemoPart))
        self.setAccessibleName(". ".join(part for part in (lesson.title.here, step) if part))

    def _publish(self) -> None:
        part = self._part
        if part is None or self._lesson is None:
            return
        self.face.to_board.setEnabled(part.scene is not None)
        self.slide.show(_for_class(self.face, part.said(), self._lesson.title.here))

    def _connect(self) -> None:
        face = self.face
        face.header.back_requested.connect(self.leave_requested)
        face.projector.clicked.connect(self.projector.toggle)
        self.projector.keys.next_requested.connect(self.go_on)
        self.projector.keys.back_requested.connect(self.go_back)
        face.to_board.clicked.connect(self._request_board)
        face.full_screen.clicked.connect(lambda: toggle_full_screen(self))
        face.keys.next_requested.connect(self.go_on)
        face.keys.back_requested.connect(self.go_back)
        face.keys.tool.connect(self._use_tool)
        face.progress.chosen.connect(self.turn_to)
        face.retranslate()

    def _request_board(self) -> None:
        scene = None if self._part is None else self._part.scene
        if scene is not None and self._lesson is not None:
            self.board_requested.emit(scene, self._lesson.title.here)

    def _use_tool(self, name: str) -> None:
        if self._part is not None:
            self._part.use_tool(name)


def _is_held(event: QKeyEvent) -> bool:
    """A key held down that goes there and back: it does so once."""
    return event.isAutoRepeat() and event.key() in (Qt.Key.Key_F11, BOARD_KEY)


def _for_class(face: LessonFace, said: Said, title: str) -> Shown:
    """The board as it is and the words of the page, under the title of the lesson if it has no heading."""
    return Shown(
        content=face.board.content,
        drawings=face.board.drawings,
        is_flipped=face.board.is_flipped,
        heading=said.heading or title,
        text=said.text,
        task=said.task,
        options=said.options,
        marks=said.marks,
        signs=said.signs,
        chosen=said.chosen,
        tone=said.tone,
        clock=face.clock.face,
        picture=said.picture,
    )
