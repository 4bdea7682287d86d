"""A game on a wooden board in its window, played by hands from the window system down to the core."""

from dataclasses import dataclass

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.game import events as ev
from ladya_desktop.game.acts import Actor
from ladya_desktop.game.by_color import NONE_YET, ByColor, Color
from ladya_desktop.game.position import STARTING_FEN
from ladya_desktop.game.regulations import Conduct, Rate, Regulations, Rulings, Supervision
from ladya_desktop.game.time_control import TimeControl
from ladya_desktop.game.view import GameView
from ladya_desktop.session.game import GameSession
from ladya_desktop.storage import MemoryStore
from ladya_desktop.ui.bridge.game import GameBridge
from ladya_desktop.ui.play.play_screen import PlayScreen
from ladya_desktop.ui.play.tray import Tray
from ladya_desktop.ui.stream_time import StreamTime
from tests.ui.play.seat import LEFT, NONE, Seat
from tests.ui.pretended import PretendedTime


@dataclass
class StrictGame:
    """Squares are names, "tray" is the empty place of the tray, a widget is its own middle."""

    seat: Seat
    bridge: GameBridge
    screen: PlayScreen

    @property
    def view(self) -> GameView:
        return self.bridge.view

    @property
    def tray(self) -> Tray:
        assert self.screen.tray is not None
        return self.screen.tray

    @property
    def taken_off(self) -> str:
        return "".join(self.view.tray)

    def on(self, square: str) -> str:
        return self.view.placement.all_at(square)

    def point(self, where: str | QWidget) -> QPoint:
        if isinstance(where, QWidget):
            return self.seat.point(where)
        if where == "tray":
            rect = self.tray.off_rect
            return self.tray.mapTo(self.screen, QPoint(rect.center().x(), rect.bottom() - 4))
        middle = self.screen.board.square_rect(where).center().toPoint()
        return self.screen.board.mapTo(self.screen, middle)

    def click(self, *places: str | QWidget) -> None:
        for where in places:
            self.seat.click(self.point(where))

    def lift(self, start: str | QWidget, over: str | QWidget) -> None:
        first, last = self.point(start), self.point(over)
        QTest.mousePress(self.seat.handle, LEFT, NONE, first)
        QTest.mouseMove(self.seat.handle, (first + last) / 2)
        QTest.mouseMove(self.seat.handle, last)

    def drag(self, start: str | QWidget, end: str | QWidget) -> None:
        self.lift(start, end)
        QTest.mouseRelease(self.seat.handle, LEFT, NONE, self.point(end))

    def keys(self, *keys: Qt.Key) -> None:
        for key in keys:
            self.seat.key(key)

    def press(self, color: Color) -> None:
        self.seat.press(self.screen.panels[color].clock)


def sit_down(
    qtbot: QtBot,
    *,
    fen: str = STARTING_FEN,
    rulings: Rulings = Rulings.AUTOMATIC,
    supervision: Supervision = Supervision.FULL,
    illegal_moves: ByColor[int] = NONE_YET,
    size: tuple[int, int] = (1366, 768),
) -> StrictGame:
    time = PretendedTime()
    regulations = Regulations(
        time_control=TimeControl.from_pgn("300+3"),
        rate=Rate.BLITZ,
        conduct=Conduct.STRICT,
        rulings=rulings,
        supervision=supervision,
        pauses_after_ruling=True,
    )
    opened = ev.GameOpened(
        by=Actor.PROGRAM,
        at_ms=0,
        regulations=regulations,
        base_fen=fen,
        remaining_ms=ByColor(300_000, 300_000),
        illegal_moves=illegal_moves,
    )
    session = GameSession.create(MemoryStore(), opened, created_ms=time.unix_ms)
    stream_time = StreamTime(lambda: time.monotonic_ms, begin_ms=session.opened_ms, trusts_stamps=False)
    bridge = GameBridge(session, stream_time, label=str)
    bridge.start()
    screen = PlayScreen(bridge)
    screen.board.set_reduced_motion(True)
    return StrictGame(Seat(qtbot, screen, *size), bridge, screen)
