"""Joins the tray and the wooden board: what is in hand goes on the tray, a piece of the tray on a square."""

from PySide6.QtCore import QObject, QPoint, QPointF, QRectF

from ladya_desktop.ui.board.hand import MOUSE
from ladya_desktop.ui.board.in_the_air import InTheAir
from ladya_desktop.ui.board.painting import Carried
from ladya_desktop.ui.board.wooden_board import WoodenBoard
from ladya_desktop.ui.play.port import GamePort
from ladya_desktop.ui.play.tray import Tray, TrayItem

_FINGER = "touch:0"


class TrayHands(QObject):
    """Passes on what hands do with the tray."""

    def __init__(self, board: WoodenBoard, tray: Tray, air: InTheAir, port: GamePort) -> None:
        super().__init__(board)
        self._board = board
        self._tray = tray
        self._air = air
        self._port = port
        board.placed.connect(self._place)
        board.carried_beyond.connect(lambda carried: air.carry(board, carried))
        tray.chosen.connect(self._choose)
        tray.carried.connect(self._carry)
        tray.dropped.connect(self._drop)
        tray.broken_off.connect(self._end_drag)
        tray.pressed.connect(self._press)
        tray.put_back.connect(self._put_back)

    def follow(self) -> None:
        """The snapshot has changed: the tray may stand on its head, and what is on it no more waits for no square."""
        if self._tray.isVisible():
            away = self._tray.mapTo(self._board.window(), QPoint()) - self._board.mapTo(self._board.window(), QPoint())
            self._board.set_tray(QRectF(self._tray.off_rect.translated(away)))
        if self._board.is_placing and self._tray.marked is None:
            self._board.set_placing(is_placing=False)

    def _press(self) -> None:
        """The empty place: what is in hand goes there, what waits there for a square waits no more."""
        if not self._board.take_off(MOUSE, 0):
            self._await(None)

    def _choose(self, item: TrayItem) -> None:
        if not item.is_new and self._board.take_off(MOUSE, 0):
            return  # the hand was full: it is the place beside the piece that was meant
        self._await(None if item == self._tray.marked else item)
        self._board.setFocus()

    def _await(self, item: TrayItem | None) -> None:
        self._tray.mark(item)
        self._board.set_placing(is_placing=item is not None)

    def _place(self, square: str, device: str, stamp_ms: int) -> None:
        item = self._tray.marked
        self._tray.mark(None)
        if square and item is not None:
            self._put(item, square, device, stamp_ms)

    def _carry(self, item: TrayItem, at: QPointF, is_finger: bool) -> None:
        self._await(None)
        place, square = self._over(at)
        self._board.aim(square)
        carried = Carried(letter=item.letter, at=(place.x(), place.y()), target=square, is_finger=is_finger)
        self._air.carry(self._board, carried)

    def _drop(self, item: TrayItem, at: QPointF, is_finger: bool) -> None:
        self._end_drag()
        _, square = self._over(at)
        if square is not None:
            self._put(item, square, _FINGER if is_finger else MOUSE, 0)

    def _end_drag(self) -> None:
        self._air.carry(self._board, None)
        self._board.aim(None)

    def _over(self, at: QPointF) -> tuple[QPointF, str | None]:
        place = self._board.mapFromGlobal(at)
        return place, self._board.geometry_now().square_at(place.x(), place.y())

    def _put(self, item: TrayItem, square: str, device: str, stamp_ms: int) -> None:
        if item.is_new:
            self._port.promote(square, item.letter.lower(), device, stamp_ms)
        else:
            self._port.put_back(square, item.letter, device, stamp_ms)

    def _put_back(self) -> None:
        self._await(None)
        self._board.break_off()
        self._port.set_right()
        self._board.setFocus()
