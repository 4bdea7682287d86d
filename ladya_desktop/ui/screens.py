"""Makes the screens that come and go, each with the bridge behind it; how to add one is told in `ui.visits`.

Their modules are imported when the first of them is made: the first screen of the program needs none of them.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from ladya_desktop.game.view import Phase
from ladya_desktop.pin import PinLock
from ladya_desktop.tournament.refusal import ActRefused
from ladya_desktop.ui.arbiter.pin_gate import PinGate
from ladya_desktop.ui.bridge.desk import Desk
from ladya_desktop.ui.bridge.game import GameBridge
from ladya_desktop.ui.bridge.points import points_before
from ladya_desktop.ui.bridge.results import Seat
from ladya_desktop.ui.home.port import FreeGame
from ladya_desktop.ui.review.game import ReviewedGame
from ladya_desktop.ui.settings import Settings
from ladya_desktop.ui.sound.screen_sounds import ScreenSounds

if TYPE_CHECKING:
    from ladya_desktop.lessons import Entry
    from ladya_desktop.ui.lessons.class_places import ClassPlaces
    from ladya_desktop.ui.lessons.class_port import ClassPort
    from ladya_desktop.ui.lessons.course_screen import CourseScreen
    from ladya_desktop.ui.lessons.lesson_player import LessonPlayer
    from ladya_desktop.ui.lessons.teacher_screen import TeacherScreen
    from ladya_desktop.ui.play.play_screen import PlayScreen
    from ladya_desktop.ui.review.review_screen import Review

_Made = GameBridge | ActRefused | None


class DeskScreens:
    """Screens over the games of a desk; a bridge lives as long as its screen.

    `classroom` gives the class of the lessons, made when the first of them is shown; without it nobody is asked for.
    """

    def __init__(
        self,
        desk: Desk,
        lock: PinLock | None = None,
        settings: Settings | None = None,
        classroom: "Callable[[], ClassPort] | None" = None,
    ) -> None:
        self._settings = settings
        self._classroom = classroom
        self._class_places: ClassPlaces | None = None
        self._sounds = None if settings is None else ScreenSounds(settings)
        self._desk = desk
        self._lock = lock
        self._bridges: dict[QWidget, GameBridge] = {}
        self._guard: Callable[[Callable[[], None]], None] = _at_once

    @property
    def is_game_running(self) -> bool:
        """Whether the clocks of a game on the screen run."""
        return any(_runs(bridge) for bridge in self._bridges.values())

    def stop_clocks(self) -> None:
        """Stops the clocks of the game on the screen and stores it."""
        for bridge in self._bridges.values():
            if _runs(bridge):
                bridge.pause()

    def phase_of(self, screen: QWidget) -> Phase | None:
        """Where the game of a screen is in its life; None if the screen shows no game."""
        bridge = self._bridges.get(screen)
        return None if bridge is None else bridge.view.phase

    def runs_time(self, screen: QWidget) -> bool:
        """Whether a clock of the screen's game runs, so that a window over it would cost a player his time."""
        bridge = self._bridges.get(screen)
        return bridge is not None and bridge.view.clock.running is not None

    def game_of(self, screen: QWidget) -> str | None:
        """The game of a screen; None if it shows none."""
        bridge = self._bridges.get(screen)
        return None if bridge is None else bridge.game_id

    def guard_stopping(self, guard: Callable[[Callable[[], None]], None]) -> None:
        """`guard(stop)` is called when a hand wants to leave a game whose clocks run; `stop` stops them."""
        self._guard = guard

    def free_game(self, game: FreeGame) -> "PlayScreen | ActRefused | None":
        """A new game outside the tournament."""
        return self._play(self._desk.open_free(game))

    def pairing_game(self, group: str, round_number: int, board: int) -> "PlayScreen | ActRefused | None":
        """The game of a pairing."""
        seat = (group, round_number, board)
        return self._play(self._desk.open_pairing(*seat), seat)

    def continued_game(self, game_id: str) -> "PlayScreen | ActRefused | None":
        """A game that was interrupted."""
        return self._play(self._desk.open_game(game_id))

    def teachers_board(self) -> "TeacherScreen":
        """The teacher's board; it begins no game."""
        from ladya_desktop.ui.lessons.teacher_screen import TeacherScreen

        return TeacherScreen(self._settings, self._desk.archive)

    def course(self) -> "CourseScreen":
        """The list of lessons, with the teacher's own ones beside the settings."""
        from ladya_desktop.ui.lessons.course_places import Places, own_folder
        from ladya_desktop.ui.lessons.course_screen import CourseScreen

        own = own_folder(self._settings)
        if self._classroom is None:
            return CourseScreen(Places(self._settings), own)
        from ladya_desktop.ui.lessons.class_mode import ClassOnCourse
        from ladya_desktop.ui.lessons.class_places import ClassPlaces

        port = self._classroom()
        if self._class_places is None:
            self._class_places = ClassPlaces(self._settings, port)
        screen = CourseScreen(self._class_places, own)
        ClassOnCourse(screen, port, PinGate(screen, self._lock), self._settings)
        return screen

    def lesson_player(self, course: "CourseScreen", entry: "Entry") -> "LessonPlayer | None":
        """A lesson of the list, where it was left."""
        from ladya_desktop.lessons import LessonError
        from ladya_desktop.ui.lessons.lesson_player import LessonPlayer

        screen = LessonPlayer(course.course_of(entry), course.places, self._settings)
        try:
            screen.open(entry, course.places.page(entry.key))
        except LessonError as error:
            screen.deleteLater()
            course.say_fault(error)
            return None
        if self._classroom is not None:
            from ladya_desktop.ui.lessons.class_mode import ClassInLesson

            ClassInLesson(screen, self._classroom(), PinGate(screen, self._lock), self._settings)
        return screen

    def record_of(self, game_id: str) -> "Review | ActRefused | None":
        """Everything that happened in a game."""
        return _record(self._desk.reviewed(game_id))

    def record_of_pairing(self, group: str, round_number: int, board: int) -> "Review | ActRefused | None":
        """Everything that happened in the game of a pairing."""
        return _record(self._desk.reviewed_pairing(group, round_number, board))

    def record_of_screen(self, screen: "PlayScreen") -> "Review | ActRefused | None":
        """Everything that happened so far in the game on this screen."""
        return self.record_of(self._bridges[screen].game_id)

    def let_go(self, screen: QWidget) -> None:
        """The screen was left: its bridge hears no more of the game."""
        if self._sounds is not None:
            self._sounds.leave(screen)
        bridge = self._bridges.pop(screen, None)
        if bridge is not None:
            bridge.close()
            self._desk.let_go(bridge.game_id)
            bridge.deleteLater()

    def _play(self, made: _Made, seat: Seat | None = None) -> "PlayScreen | ActRefused | None":
        if not isinstance(made, GameBridge):
            return made
        from ladya_desktop.ui.play.play_screen import PlayScreen
        from ladya_desktop.ui.projector.game_projector import GameForClass

        screen = PlayScreen(made, lock=self._lock)
        screen.covers.before_stopping = self._guard
        screen.messages.banner.set_table(has_table=self._desk.is_of_tournament(made.game_id))
        screen.show_points(points_before(self._desk.tournament, made.game_id, seat))
        if self._settings is not None:
            screen.seating.remember_in(self._settings)
        GameForClass(screen, made, self._lock, self._settings)
        self._bridges[screen] = made
        self._accompany(screen)
        return screen

    def _accompany(self, screen: "PlayScreen") -> None:
        if self._sounds is not None:
            bridge = self._bridges[screen]
            is_tournament = self._desk.is_of_tournament(bridge.game_id)
            self._sounds.accompany(screen, bridge, is_tournament=is_tournament, tools=screen.bar)


def _at_once(stop: Callable[[], None]) -> None:
    stop()


def _runs(bridge: GameBridge) -> bool:
    view = bridge.view
    return view.phase is Phase.RUNNING and view.clock.running is not None


def _record(game: ReviewedGame | None) -> "Review | ActRefused":
    """The review of a game; of one on a wooden board there is only the result."""
    if game is None:
        return ActRefused(code="common.no_record")
    from ladya_desktop.ui.review.review_screen import Review

    return Review(game)
