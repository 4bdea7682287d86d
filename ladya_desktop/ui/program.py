"""The whole window over a store: bridges, screens and the main window, put together in one place.

Only the first screen is made at once. If something is kept in the store, it is read as soon as that screen is painted;
whatever else lies behind it is imported bit by bit while nobody needs the window, or at once when it is wanted.
"""

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, QTimer, Signal

from ladya_desktop.eventlog import EventStore
from ladya_desktop.pin import KeptFile, PinLock
from ladya_desktop.texts import LANGUAGES, set_language
from ladya_desktop.ui import theme
from ladya_desktop.ui.first_paint import FirstPaint
from ladya_desktop.ui.first_sight import FirstSight, holds_something
from ladya_desktop.ui.home.home_screen import HomeScreen
from ladya_desktop.ui.idle_imports import IdleImports
from ladya_desktop.ui.main_window import MainWindow
from ladya_desktop.ui.play.clock_keys import kept_clock_keys, keys_in_use
from ladya_desktop.ui.settings import LANGUAGE, FileSettings, Settings
from ladya_desktop.ui.surroundings import Surroundings
from ladya_desktop.ui.troubles import Troubles
from ladya_desktop.ui.visits import Screens

if TYPE_CHECKING:
    from ladya_desktop.ui.bridge.classroom import ClassLog, Classroom
    from ladya_desktop.ui.bridge.desk import Desk
    from ladya_desktop.ui.bridge.foresight import Foresight
    from ladya_desktop.ui.bridge.tournament import TournamentBridge
    from ladya_desktop.ui.screens import DeskScreens
    from ladya_desktop.ui.tournament.tournament_screen import TournamentScreen

SETTLED_AFTER_MS = 200


class Program(QObject):
    """What a start of the program makes; the store outlives it and is closed by who opened it.

    `class_log` is where answers of pupils in lessons are kept, made when it is wanted; without one they are forgotten.

    `settled`, once: the first screen is painted and the window system has had time to say what it makes of the window.
    """

    settled = Signal()

    def __init__(
        self,
        store: EventStore,
        surroundings: Surroundings,
        settings: Settings,
        troubles: Troubles,
        class_log: "Callable[[], ClassLog] | None" = None,
    ) -> None:
        super().__init__()
        self._class_log = class_log
        self._store, self._surroundings, self._troubles = store, surroundings, troubles
        self._settings = settings
        keys_in_use().keys = kept_clock_keys(settings)
        self._lock = PinLock(settings, surroundings.monotonic_ms, surroundings.new_salt, _file_of(settings))
        self._sight = FirstSight(surroundings, is_known=not holds_something(store))
        self._foresight: Foresight | None = None
        with theme.sheet_laid_aside():
            home = HomeScreen(self._sight)
            self.window = MainWindow(
                home=home,
                make_tournament=self._make_tournament,
                screens=cast(Screens, _LateScreens(lambda: self.screens)),
                settings=settings,
                lock=self._lock,
            )
        self.imports = IdleImports(self.window)  # with the window ends what waits for a quiet moment
        self.imports.done.connect(self._begin)
        FirstPaint(home).seen.connect(self._go_on)

    @property
    def tournament(self) -> "TournamentBridge":
        """Between the tournament kept last and its windows."""
        return self._read[0]

    @property
    def desk(self) -> "Desk":
        """The games of this computer."""
        return self._read[1]

    @cached_property
    def _read(self) -> "tuple[TournamentBridge, Desk]":
        """What the store keeps is read when it is wanted for the first time."""
        from ladya_desktop.ui.bridge.desk import Desk
        from ladya_desktop.ui.bridge.foresight import Foresight
        from ladya_desktop.ui.bridge.tournament import TournamentBridge
        from ladya_desktop.ui.stamp_listener import StampListener

        tournament = TournamentBridge(self._store, self._surroundings, self)
        desk = Desk(self._store, tournament, self._surroundings, self)
        self._foresight = Foresight(parent=self)
        desk.foresee = self._foresight.ask
        desk.trouble.connect(self._troubles.tell)
        desk.open_last_tournament()
        StampListener(self.window, desk.stamps)
        self._sight.open(desk)
        return tournament, desk

    @cached_property
    def screens(self) -> "DeskScreens":
        """The screens that come and go."""
        from ladya_desktop.ui.screens import DeskScreens

        return DeskScreens(self.desk, self._lock, self._settings, lambda: self.classroom)

    @cached_property
    def classroom(self) -> "Classroom":
        """The class of the lessons."""
        from ladya_desktop.ui.bridge.classroom import Classroom
        from ladya_desktop.ui.lessons.course_places import own_folder

        log = None if self._class_log is None else self._class_log()
        classroom = Classroom(log, self.tournament, own_folder(self._settings), self)
        classroom.trouble.connect(self._troubles.tell)
        return classroom

    def close(self) -> None:
        """Ends what runs beside the window."""
        if self._foresight is not None:
            self._foresight.close()

    def _make_tournament(self) -> "TournamentScreen":
        from ladya_desktop.ui.tournament.tournament_screen import TournamentScreen

        tournament = self.tournament
        with theme.sheet_laid_aside():
            return TournamentScreen(tournament)

    def _go_on(self) -> None:
        """The first screen is painted: now what it waits for, then what lies behind it."""
        if not self._sight.is_known:
            self._begin()
        QTimer.singleShot(SETTLED_AFTER_MS, self, self.settled.emit)
        self.imports.begin()

    def _begin(self) -> "Desk":
        return self.desk


class _LateScreens:
    """Stands for what makes screens, which is made itself when the first is wanted; until then no game runs."""

    def __init__(self, make: "Callable[[], DeskScreens]") -> None:
        self._make = make
        self._made: DeskScreens | None = None

    @property
    def is_game_running(self) -> bool:
        return self._made is not None and self._made.is_game_running

    def __getattr__(self, name: str) -> object:
        if self._made is None:
            self._made = self._make()
        return getattr(self._made, name)


def _file_of(settings: Settings) -> KeptFile:
    if not isinstance(settings, FileSettings):
        return KeptFile()
    return KeptFile(
        path=str(settings.path),
        is_written=settings.is_written,
        is_readable=settings.is_readable,
        is_lost=settings.is_lost,
    )


def choose_language(settings: Settings) -> None:
    """The language chosen last, Russian the first time."""
    kept = settings.get(LANGUAGE)
    set_language(next((each for each in LANGUAGES if each == kept), "ru"))
