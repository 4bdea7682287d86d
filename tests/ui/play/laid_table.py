"""A play screen in its window, with a stand-in for the game behind it."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.result import GameResult, Score, Termination
from ladya_desktop.game.view import GameView, Notice, Phase
from ladya_desktop.ui.play.play_screen import PlayScreen
from tests.ui.play.fake_port import NOTHING, FakePort, game_view, stopped
from tests.ui.play.seat import Seat

REJECTED = Notice(
    code="ruling.claim_rejected_threefold",
    is_ruling=True,
    color=Color.WHITE,
    article="9.5.3",
    params=(("minutes", 2),),
)
SPRING = Notice(code="refusal.way_is_blocked", is_ruling=False, color=Color.WHITE, squares=("a1",))
MATE = GameResult(score=Score.WHITE_WINS, termination=Termination.CHECKMATE, article="5.1.1")


def over(**changes: object) -> GameView:
    view = replace(stopped(game_view(available=ByColor(NOTHING, NOTHING))), phase=Phase.ENDED, result=MATE)
    return replace(view, **changes)  # type: ignore[arg-type]  # fields by name


@dataclass
class LaidTable:
    """A play screen in its window."""

    seat: Seat
    port: FakePort
    screen: PlayScreen

    def square(self, name: str) -> QPoint:
        middle = self.screen.board.square_rect(name).center().toPoint()
        return self.screen.board.mapTo(self.screen, middle)

    def tool(self, name: str) -> QWidget:
        return self.screen.bar.tools[name]

    def banner(self, name: str) -> QWidget:
        return self.screen.messages.banner.button(name)


def lay(qtbot: QtBot, view: GameView | None = None, size: tuple[int, int] = (1366, 768)) -> LaidTable:
    port = FakePort(view)
    screen = PlayScreen(port)
    made = LaidTable(Seat(qtbot, screen, *size), port, screen)
    screen.board.set_reduced_motion(True)
    return made
