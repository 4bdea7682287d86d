"""The board as a screen reader finds it: a table of 64 squares, each with its name, its piece and its state.

Made only when a screen reader asks, see `ui.accessible`. The keyboard's square has the focus inside the table.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QAccessibleInterface, QWindow
from PySide6.QtWidgets import QAccessibleWidget
from shiboken6 import isValid

from ladya_desktop.game.placement import SQUARE_NAMES
from ladya_desktop.texts import t
from ladya_desktop.ui.board.board_picture import BoardPicture
from ladya_desktop.ui.board.spoken import spoken_square

if TYPE_CHECKING:
    from ladya_desktop.ui.board.board_view import BoardView

SIDE = 8


class SpokenBoard(QAccessibleWidget):
    """A table of squares, row by row as they are seen."""

    def __init__(self, board: BoardPicture) -> None:
        super().__init__(board, QAccessible.Role.Table, t("board.name"))
        self._board = board
        self._squares = {name: SpokenSquare(board, name) for name in SQUARE_NAMES}
        known = [QAccessible.uniqueId(square) for square in self._squares.values()]
        board.destroyed.connect(lambda: [QAccessible.deleteAccessibleInterface(each) for each in known])

    def text(self, kind: QAccessible.Text) -> str:
        match kind:
            case QAccessible.Text.Name:  # of a board under hands: the keyboard's square, whatever the reader asks
                return self._board.accessibleName() or t("board.name")
            case QAccessible.Text.Description:
                return t("board.name")
            case _:
                return ""

    def childCount(self) -> int:
        return len(SQUARE_NAMES)

    def child(self, index: int) -> QAccessibleInterface:
        return self._squares[square_at(index, is_flipped=self._board.is_flipped)]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        if not isinstance(child, SpokenSquare):
            return -1
        return index_of(child.square, is_flipped=self._board.is_flipped)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # none is allowed
        return next((each for each in self._squares.values() if each.rect().contains(QPoint(x, y))), None)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]  # none is allowed
        cursor = getattr(self._board, "cursor_square", None)
        return None if cursor is None or not self._board.hasFocus() else self._squares[cursor]


class SpokenSquare(QAccessibleInterface):
    """One square of a board."""

    def __init__(self, board: BoardPicture, square: str) -> None:
        super().__init__()
        self._board = board
        self.square = square

    def isValid(self) -> bool:
        return isValid(self._board)

    def object(self) -> None:  # type: ignore[override]  # a square is no object of its own
        return None

    def window(self) -> QWindow:
        return self._board.window().windowHandle()

    def parent(self) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self._board)

    def child(self, index: int) -> None:  # type: ignore[override]  # nothing is inside
        return None

    def childAt(self, x: int, y: int) -> None:  # type: ignore[override]  # nothing is inside
        return None

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Cell

    def rect(self) -> QRect:
        inside = self._board.square_rect(self.square).toRect()
        return QRect(self._board.mapToGlobal(inside.topLeft()), inside.size())

    def state(self) -> QAccessible.State:
        made = QAccessible.State()
        made.focusable = made.selectable = 1
        made.focused = int(self._board.hasFocus() and getattr(self._board, "cursor_square", None) == self.square)
        made.selected = int(self._board.in_hand == self.square)
        made.invisible = int(not self._board.isVisible())
        return made

    def text(self, kind: QAccessible.Text) -> str:
        return spoken_square(self._board.content, self.square) if kind is QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """A square is not written on."""


def tell_square(board: "BoardView", said: str) -> None:
    """A screen reader is led to the keyboard's square if that says something new now; of a new piece to the choice."""
    if said == board.accessibleName():
        return
    board.setAccessibleName(said)
    if not QAccessible.isActive() or not board.hasFocus():
        return
    if board.strip.square is not None:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(board, board.accessibleName()))
        return
    event = QAccessibleEvent(board, QAccessible.Event.Focus)
    event.setChild(index_of(board.cursor_square, is_flipped=board.is_flipped))
    QAccessible.updateAccessibility(event)


def square_at(index: int, *, is_flipped: bool) -> str:
    """The square of a place counted row by row from the upper left corner, as the board is seen."""
    row, column = divmod(index, SIDE)
    return SQUARE_NAMES[row * SIDE + SIDE - 1 - column if is_flipped else (SIDE - 1 - row) * SIDE + column]


def index_of(square: str, *, is_flipped: bool) -> int:
    """The place of a square counted row by row from the upper left corner, as the board is seen."""
    rank, file = divmod(SQUARE_NAMES.index(square), SIDE)
    return rank * SIDE + SIDE - 1 - file if is_flipped else (SIDE - 1 - rank) * SIDE + file
