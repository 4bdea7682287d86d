"""Screens that come and go: games, lessons, records. They are entered here and let go as soon as they are left.

To add one: a maker in `Screens` and in `ui/screens.py`; a function here that gives what was made to `enter` and
connects its own way out (`self.step_back` for one step back); the signal that asks for it in `MainWindow._connect`.
The screen has to have `retranslate()`; its boards are told of reduced motion, and Escape leads out of it.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from ladya_desktop.ui.settings import MOTION, YES, Settings
from ladya_desktop.ui.way import Way

if TYPE_CHECKING:
    from pathlib import Path

    from ladya_desktop.game.view import Phase
    from ladya_desktop.lessons import Entry, Scene
    from ladya_desktop.tournament.refusal import ActRefused
    from ladya_desktop.ui.home.port import FreeGame
    from ladya_desktop.ui.lessons.course_screen import CourseScreen
    from ladya_desktop.ui.lessons.lesson_player import LessonPlayer
    from ladya_desktop.ui.lessons.teacher_screen import TeacherScreen
    from ladya_desktop.ui.play.play_screen import PlayScreen
    from ladya_desktop.ui.review.review_screen import Review

S = TypeVar("S", bound=QWidget)
Then = Callable[[], None]


class Screens(Protocol):
    """Makes the screens that come and go, with the sessions behind them."""

    @property
    def is_game_running(self) -> bool:
        """Whether the clocks of a game on the screen run."""

    def stop_clocks(self) -> None:
        """Stops the clocks of the game on the screen and stores it."""

    def phase_of(self, screen: QWidget) -> "Phase | None":
        """Where the game of a screen is in its life; None if the screen shows no game."""

    def runs_time(self, screen: QWidget) -> bool:
        """Whether a clock of the screen's game runs, so that a window over it would cost a player his time."""

    def game_of(self, screen: QWidget) -> str | None:
        """The game of a screen; None if it shows none."""

    def guard_stopping(self, guard: Callable[[Then], None]) -> None:
        """`guard(stop)` is called when a hand wants to leave a game whose clocks run; `stop` stops them."""

    def free_game(self, game: "FreeGame") -> "PlayScreen | ActRefused | None":
        """A new game outside the tournament; None if the store failed, which is told elsewhere."""

    def pairing_game(self, group: str, round_number: int, board: int) -> "PlayScreen | ActRefused | None":
        """The game of a pairing: a new one, or the one that was begun."""

    def continued_game(self, game_id: str) -> "PlayScreen | ActRefused | None":
        """A game that was interrupted."""

    def teachers_board(self) -> "TeacherScreen":
        """The teacher's board."""

    def course(self) -> "CourseScreen":
        """The list of lessons."""

    def lesson_player(self, course: "CourseScreen", entry: "Entry") -> "LessonPlayer | None":
        """A lesson of the list, where it was left; None if its file cannot be used, which the list tells."""

    def record_of(self, game_id: str) -> "Review | ActRefused | None":
        """Everything that happened in a game."""

    def record_of_pairing(self, group: str, round_number: int, board: int) -> "Review | ActRefused | None":
        """Everything that happened in the game of a pairing."""

    def record_of_screen(self, screen: "PlayScreen") -> "Review | ActRefused | None":
        """Everything that happened so far in the game on this screen."""

    def let_go(self, screen: QWidget) -> None:
        """The screen was left; what it showed is no longer needed."""


class Visits(QObject):
    """`refused(code, params)`: a screen could not be made, and why."""

    refused = Signal(str, object)

    def __init__(self, way: Way, screens: Screens, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._way = way
        self._screens = screens
        self._settings = settings
        self._leaving: dict[QWidget, Then] = {}
        way.left.connect(self._let_go)

    def enter(self, screen: QWidget, *, leave: Then | None = None) -> None:
        """Goes on to a screen, or back to it. `leave` is what Escape does there, one step back if it is not given."""
        self._leaving[screen] = leave or self.step_back
        self.calm(screen)
        self._way.enter(screen)

    def step_back(self) -> None:
        """To the screen before."""
        self._way.back()

    def leave_shown(self) -> None:
        """What Escape does on the screen that is shown."""
        self._leaving.get(self._way.shown, self.step_back)()

    def game(self, made: "PlayScreen | ActRefused | None") -> "PlayScreen | None":
        """Enters a game; its way out and its record are the caller's to connect. None if there is none."""
        screen = self._accepted(made)
        if screen is not None:
            self.enter(screen, leave=screen.request_leave)
        return screen

    def record(self, made: "Review | ActRefused | None") -> "Review | None":
        """Enters the record of a game. None if there is none."""
        screen = self._accepted(made)
        if screen is not None:
            screen.back_requested.connect(self.step_back)
            screen.keep_bookmarks_in(self._settings)
            self.enter(screen)
        return screen

    def teachers_board(self, course: "CourseScreen", lesson: "Path | None" = None) -> "TeacherScreen":
        """Enters the teacher's board, with one of his own lessons to go on with; the list hears of what is kept."""
        screen = self._screens.teachers_board()
        screen.leave_requested.connect(self.step_back)
        screen.lesson_saved.connect(course.show_saved)
        self.enter(screen, leave=screen.request_leave)
        if lesson is not None:
            screen.open_lesson(lesson)
        return screen

    def course(self) -> None:
        """Enters the list of lessons, which leads to each of them and to the free board."""
        screen = self._screens.course()
        screen.leave_requested.connect(self.step_back)
        screen.board_requested.connect(lambda: self.teachers_board(screen))
        screen.edit_requested.connect(lambda lesson: self.teachers_board(screen, lesson))
        screen.lesson_requested.connect(lambda entry: self._play(screen, entry))
        self.enter(screen)

    def _play(self, course: "CourseScreen", entry: "Entry") -> None:
        screen = self._screens.lesson_player(course, entry)
        if screen is not None:
            screen.leave_requested.connect(self.step_back)
            screen.board_requested.connect(lambda scene, title: self._play_on(course, screen, scene, title))
            self.enter(screen)

    def _play_on(self, course: "CourseScreen", lesson: "LessonPlayer", scene: "Scene", title: str) -> None:
        """From the position of a lesson on the teacher's board, and back; what the class is shown goes along."""
        from ladya_desktop.ui.projector.hand_over import hand_over

        board = self.teachers_board(course)
        board.show_scene(scene, title)
        hand_over(lesson.projector, board.projector)
        board.leave_requested.connect(lambda: hand_over(board.projector, lesson.projector))

    def calm(self, screen: QWidget) -> None:
        """Tells the boards of a screen whether pieces may glide."""
        from ladya_desktop.ui.board.board_picture import BoardPicture

        for board in screen.findChildren(BoardPicture):
            board.set_reduced_motion(self._settings.get(MOTION) == YES)

    def calm_all(self) -> None:
        """Tells every screen on the way but the first, where nothing moves."""
        for screen in self._way.screens[1:]:
            self.calm(screen)

    def _accepted(self, made: "S | ActRefused | None") -> S | None:
        from ladya_desktop.tournament.refusal import ActRefused

        if isinstance(made, ActRefused):
            self.refused.emit(made.code, made.params)
            return None
        return made

    def _let_go(self, screen: QWidget) -> None:
        """Screens that were not entered here stay."""
        if self._leaving.pop(screen, None) is not None:
            self._way.removeWidget(screen)
            self._screens.let_go(screen)
            screen.deleteLater()
