"""A home port for tests, and a game that was interrupted."""

from datetime import datetime

from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.placement import Placement
from ladya_desktop.game.view import Player
from ladya_desktop.tournament.view import TournamentView
from ladya_desktop.ui.home.home_screen import HomeScreen
from ladya_desktop.ui.home.port import InterruptedGame
from tests.ui.hands import settle, show
from tests.ui.tournament.stand_in import StandInTournament

READINGS = ByColor(76_000, 54_000)
SIZES = [(1366, 768), (1920, 1080), (1024, 576), (683, 384)]


def moment(hour: int, minute: int, second: int = 0, *, day: int = 25) -> datetime:
    """Local time on a day of the tournament."""
    return datetime(2026, 4, day, hour, minute, second).astimezone()


def interrupted(
    game_id: str = "game-1", *, day: int = 25, clocks_ms: ByColor[int] | None = READINGS
) -> InterruptedGame:
    """A rook ending that was stopped."""
    return InterruptedGame(
        game_id=game_id,
        players=ByColor(
            Player(name="Звонарёва Майя", school_class="3А"), Player(name="Листопадов Глеб", school_class="4Б")
        ),
        to_move=Color.BLACK,
        move_number=36,
        clocks_ms=clocks_ms,
        stopped_at=moment(16, 48, day=day),
        placement=Placement.from_board_fen("6k1/5ppp/4p3/3n4/2P5/5N2/r4PPP/3R2K1"),
    )


class StandInHome(QObject):
    """The port; tests change its fields and emit `changed`."""

    changed = Signal()

    def __init__(self, tournament: StandInTournament | None = None) -> None:
        super().__init__()
        self._tournament = tournament
        self.is_known = True
        self.interrupted: tuple[InterruptedGame, ...] = ()
        self.now = moment(17, 2)
        if tournament is not None:
            tournament.view_changed.connect(self.changed)

    @property
    def tournament(self) -> TournamentView | None:
        return self._tournament.view if self._tournament is not None else None


def screen_of(qtbot: QtBot, port: StandInHome, width: int = 1366, height: int = 768) -> HomeScreen:
    """The screen in any size, shown."""
    screen = HomeScreen(port)
    layout = screen.layout()
    assert layout is not None
    layout.setSizeConstraint(layout.SizeConstraint.SetNoConstraint)  # the main window gives it any size
    show(qtbot, screen, width, height)
    settle()
    return screen
