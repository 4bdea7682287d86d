"""The lesson on the teacher's board, where one is in it, and what was there before the last changes."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from ladya_desktop.lessons import Scene, Words
from ladya_desktop.lessons.words import NOTHING
from ladya_desktop.ui.lessons import teacher_tree as tree
from ladya_desktop.ui.lessons.position_editor_check import may_play
from ladya_desktop.ui.lessons.position_editor_setup import Setup, setup_in
from ladya_desktop.ui.lessons.teacher_lesson import (
    AnyPage,
    BoardPage,
    KeptPage,
    TeacherLesson,
    new_lesson,
)

MOST_UNDONE = 200


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """A page, counted from 0, and a step of it, 0 for its beginning."""

    page: int = 0
    step: int = tree.BEGINNING


@dataclass(frozen=True, slots=True, kw_only=True)
class _State:
    lesson: TeacherLesson
    place: Place


class Reading(QObject):
    """`changed` after every act, also after one that only goes elsewhere; `opened` before it with another lesson."""

    changed = Signal()
    opened = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._now = _State(lesson=new_lesson(), place=Place())
        self._kept = self._now.lesson
        self._undone: list[_State] = []
        self._merging: tuple[str, Place] | None = None

    # What there is

    @property
    def lesson(self) -> TeacherLesson:
        """The lesson as it is now."""
        return self._now.lesson

    @property
    def place(self) -> Place:
        """Where one is."""
        return self._now.place

    @property
    def page(self) -> AnyPage:
        """The page shown."""
        return self.lesson.pages[self.place.page]

    @property
    def board_page(self) -> BoardPage | None:
        """The page shown, None if it is one that is only kept."""
        return self.page if isinstance(self.page, BoardPage) else None

    @property
    def scene(self) -> Scene:
        """What the board shows."""
        page = self.page
        return page.scene if isinstance(page, KeptPage) else page.scenes[self.place.step]

    @property
    def words(self) -> Words:
        """What is said here."""
        page = self.board_page
        return NOTHING if page is None else page.words(self.place.step)

    @property
    def setup(self) -> Setup:
        """What stands on the board as a position to be changed; the rights are those of the position."""
        return setup_in(self.scene)

    @property
    def is_by_hand(self) -> bool:
        """Whether hands have put the pieces otherwise than the moves did."""
        return self.scene.standing != self.scene.position.board_fen

    @property
    def may_play(self) -> bool:
        """Whether moves can be made by the rules from here."""
        return self.board_page is not None and may_play(self.setup)

    @property
    def is_only_shown(self) -> bool:
        """Whether the position is one that no game can have; what hands have put over a game's one does not count."""
        return self.scene.is_only_shown and not self.is_by_hand

    def moves_from(self, square: str) -> bool:
        """Whether the piece on a square may go anywhere now."""
        return any(uci[:2] == square for uci in self.scene.position.legal_moves())

    @property
    def is_unsaved(self) -> bool:
        """Whether the lesson is another one than that which was kept last."""
        return self.lesson != self._kept

    @property
    def can_undo(self) -> bool:
        """Whether something can be taken back."""
        return bool(self._undone)

    # Whole lessons

    def open(self, lesson: TeacherLesson, *, is_kept: bool = True) -> None:
        """Goes on with another lesson; nothing before it can be taken back."""
        self._now = _State(lesson=lesson, place=Place())
        self._kept = lesson if is_kept else new_lesson()
        self._undone, self._merging = [], None
        self.opened.emit()
        self.changed.emit()

    def kept(self, name: str) -> None:
        """The lesson is in a file of this name now."""
        self._now = replace(self._now, lesson=replace(self.lesson, name=name))
        self._kept = self.lesson
        self.changed.emit()

    def undo(self) -> None:
        """Takes the last change back."""
        if self._undone:
            self._now = self._undone.pop()
            self._merging = None
            self.changed.emit()

    # Going

    def go(self, step: int, page: int | None = None) -> None:
        """To a step of this page or of another."""
        place = Place(page=self.place.page if page is None else page, step=step)
        if place != self.place:
            self._now = replace(self._now, place=place)
            self._merging = None
            self.changed.emit()

    def go_on(self) -> None:
        """One step on, along the main line from here, then to the next page."""
        following = tree.children(self._steps, self.place.step)
        if following:
            self.go(following[0])
        elif self.place.page + 1 < len(self.lesson.pages):
            self.go(tree.BEGINNING, self.place.page + 1)

    def go_back(self) -> None:
        """One step back, then to the end of the page before."""
        if self.place.step:
            self.go(tree.parent(self._steps, self.place.step))
        elif self.place.page:
            before = self.lesson.pages[self.place.page - 1]
            steps = before.steps if isinstance(before, BoardPage) else ()
            self.go(tree.end_of_line(steps, tree.BEGINNING), self.place.page - 1)

    @property
    def has_next(self) -> bool:
        """Whether there is a step or a page after this one."""
        has_step = bool(tree.children(self._steps, self.place.step))
        return has_step or self.place.page + 1 < len(self.lesson.pages)

    @property
    def has_previous(self) -> bool:
        """Whether there is a step or a page before this one."""
        return bool(self.place.step or self.place.page)

    @property
    def _steps(self) -> tree.Steps:
        page = self.board_page
        return () if page is None else page.steps

    def _change(self, lesson: TeacherLesson, place: Place, merge: str = "") -> None:
        """Another state; words typed one after another in one place are one change."""
        if lesson is self.lesson:
            self.go(place.step, place.page)
            return
        key = (merge, place) if merge else None
        if key is None or key != self._merging:
            self._undone = [*self._undone[-MOST_UNDONE + 1 :], self._now]
        self._merging = key
        self._now = _State(lesson=lesson, place=place)
        self.changed.emit()
