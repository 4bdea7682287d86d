"""After the last page: how it went, and what may come next."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ladya_desktop.lessons import Scene
from ladya_desktop.texts import t
from ladya_desktop.ui.lessons.lesson_answering import RING_PX, large_button
from ladya_desktop.ui.lessons.lesson_board import Use
from ladya_desktop.ui.lessons.lesson_face import BoardShown, LessonFace
from ladya_desktop.ui.lessons.lesson_part import Part, Said


class EndPart(Part):
    """`wanted`: "next", "left", "list", "again", or "pupil" if it `has_class`.

    `shown` is the board as the last page left it, `scene` what may be played on from. How well it went is told beside
    the board alone: the class is no audience for one pupil's mistakes.

    `left` is how many exercises are not solved yet, `following` the title of the next lesson, "" after the last one.
    """

    wanted = Signal(str)

    def __init__(
        self,
        face: LessonFace,
        shown: BoardShown,
        scene: Scene,
        *,
        right: int,
        left: int,
        exercises: int,
        following: Callable[[], str],
        has_class: bool = False,
    ) -> None:
        super().__init__(face)
        self._shown, self._scene = shown, scene
        self._right, self._exercises, self._following = right, exercises, following
        self._left = left
        names = ("next", *(("left",) if left else ()), *(("pupil",) if has_class else ()), "list", "again")
        self.buttons = {name: large_button("main" if name == "next" else "plain") for name in names}
        for name, button in self.buttons.items():
            button.clicked.connect(lambda _=False, name=name: self.wanted.emit(name))

    def begin(self, *, is_from_end: bool) -> None:
        column_of = QWidget()
        column = QVBoxLayout(column_of)
        column.setContentsMargins(RING_PX, RING_PX, RING_PX, RING_PX)
        column.setSpacing(12)
        for button in self.buttons.values():
            column.addWidget(button)
        self.face.put_in(column_of)
        self.face.answer.clear()
        self.face.board.set_use(Use.LOOK)
        self.face.show_board(self._shown)
        self.face.keys.offer()
        self.face.keys.set_main(is_next_main=False)
        self.face.keys.next.hide()
        self.retranslate()

    def leave(self) -> None:
        self.face.keys.next.show()

    def retranslate(self) -> None:
        following = self._following()
        self.face.text.say(self.said().heading, f"{self._how_it_went()} {self._what_follows()}")
        self.buttons["next"].setText(t("course.end_next"))
        self.buttons["next"].setHidden(not following)
        self.buttons["list"].setText(t("course.end_list"))
        self.buttons["again"].setText(t("course.end_again"))
        if "left" in self.buttons:
            self.buttons["left"].setText(t("player.to_left"))
        if "pupil" in self.buttons:
            self.buttons["pupil"].setText(t("classroom.next"))
        self.changed.emit()

    def go_on(self) -> bool:
        """The class stays here until somebody chooses: one press too many of a remote leads nowhere."""
        return True

    @property
    def scene(self) -> Scene:
        return self._scene.bare()

    def said(self) -> Said:
        title = t("course.end_title_unsolved" if self._left else "course.end_title")
        return Said(heading=title, text=self._what_follows())

    def _how_it_went(self) -> str:
        if not self._exercises:
            text = t("course.end_no_exercises")
        else:
            text = t("course.end_score", right=self._right, n=self._exercises)
        if self._left:
            left = t("player.left", n=self._left)
            text = f"{text} {left}"
        return text

    def _what_follows(self) -> str:
        following = self._following()
        return t("course.end_following", title=following) if following else t("course.end_last")

    def wants_keyboard(self) -> QWidget:
        return self.buttons["next"] if self._following() else self.buttons["list"]
