"""How the two pupils sit and how the board lies before them; this computer remembers it.

Beside each other they may have the board turned after every completed move, never while a piece is in a hand.
"""

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.view import GameView, Phase
from ladya_desktop.texts import t
from ladya_desktop.ui.board.board_view import BoardView
from ladya_desktop.ui.play.table import Table
from ladya_desktop.ui.settings import YES, Settings

OPPOSITE, AUTO_TURN, MOVES_HIDDEN = "table.opposite", "table.auto_turn", "table.moves_hidden"


class Seating(QObject):
    """Works the tools that change the table. `changed`: everything is to be laid out again."""

    changed = Signal()

    def __init__(self, table: Table, board: BoardView, screen: QWidget) -> None:
        super().__init__(screen)
        self._table = table
        self._board = board
        self._screen = screen
        self._settings: Settings | None = None
        self._turns_by_itself = False
        self.menu: QMenu | None = None

    @property
    def turns_by_itself(self) -> bool:
        """Whether the board turns to whoever has the move."""
        return self._turns_by_itself

    def remember_in(self, settings: Settings) -> None:
        """Sits as it was left last time, and keeps what is chosen from now on."""
        self._settings = settings
        self._table.is_tablet = settings.get(OPPOSITE) == YES
        self._table.wants_bar = settings.get(MOVES_HIDDEN) != YES
        self._turns_by_itself = settings.get(AUTO_TURN) == YES
        self.changed.emit()

    def tools(self) -> dict[str, Callable[[], None]]:
        """What the tools of the bar do, by their names."""
        return {"swap": self.swap, "turn": self.turn_board, "moves": self.toggle_moves, "seats": self.open_menu}

    def swap(self) -> None:
        """Both change places; opposite each other the board goes with them."""
        if self._table.is_tablet:
            self._table.is_flipped = not self._table.is_flipped
        else:
            self._table.is_swapped = not self._table.is_swapped
        self.changed.emit()

    def turn_board(self) -> None:
        """The other side's pieces come to the lower edge."""
        self._table.is_flipped = not self._table.is_flipped
        self.changed.emit()

    def toggle_moves(self) -> None:
        """Shows or hides the moves."""
        self._table.wants_bar = not self._table.wants_bar
        self._table.is_bar_open = False
        self._keep(MOVES_HIDDEN, is_on=not self._table.wants_bar)
        self.changed.emit()
        self._screen.setFocus()

    def toggle_bar(self) -> None:
        """Opens or closes the bar that lies on the board."""
        self._table.is_bar_open = not self._table.is_bar_open
        self.changed.emit()

    def sit_opposite(self, *, is_opposite: bool) -> None:
        """On both sides of a flat screen, or beside each other before it."""
        self._table.is_tablet = is_opposite
        self._table.is_bar_open = False
        self._keep(OPPOSITE, is_on=is_opposite)
        self.changed.emit()

    def turn_by_itself(self, *, is_on: bool) -> None:
        """The board turns after every completed move from now on, or no more."""
        self._turns_by_itself = is_on
        self._keep(AUTO_TURN, is_on=is_on)

    def follow(self, view: GameView) -> None:
        """Turns the board to the side that has the move, as soon as no piece is in a hand."""
        if not self._turns_by_itself or self._table.is_tablet or view.phase is not Phase.RUNNING:
            return
        wanted = view.to_move is Color.BLACK
        if wanted is self._table.is_flipped or view.in_hand is not None or self._board.carried() is not None:
            return
        self._table.is_flipped = wanted
        self.changed.emit()

    def open_menu(self) -> None:
        """The choice of how the players sit, above its tool."""
        menu = QMenu(self._screen)
        group = QActionGroup(menu)
        table = self._table
        self._add(menu, "tablet.beside", table.is_tablet is False, self._sit_beside).setActionGroup(group)
        self._add(menu, "tablet.opposite", table.is_tablet, self._sit_opposite).setActionGroup(group)
        menu.addSeparator()
        turns = self._add(menu, "tablet.auto_turn", self._turns_by_itself, self._toggle_turning)
        turns.setEnabled(not table.is_tablet)
        menu.aboutToHide.connect(menu.deleteLater)
        self.menu = menu
        menu.popup(self._corner(menu))

    def _corner(self, menu: QMenu) -> QPoint:
        tool = self._table.bar.tools["seats"]
        above = tool.mapToGlobal(QPoint(0, 0)) - QPoint(0, menu.sizeHint().height() + 4)
        return above if above.y() > 0 else tool.mapToGlobal(QPoint(0, tool.height() + 4))

    def _add(self, menu: QMenu, code: str, is_on: bool, do: Callable[[], None]) -> QAction:
        action = menu.addAction(t(code))
        action.setCheckable(True)
        action.setChecked(is_on)
        action.triggered.connect(do)
        return action

    def _sit_beside(self) -> None:
        self.sit_opposite(is_opposite=False)

    def _sit_opposite(self) -> None:
        self.sit_opposite(is_opposite=True)

    def _toggle_turning(self) -> None:
        self.turn_by_itself(is_on=not self._turns_by_itself)

    def _keep(self, key: str, *, is_on: bool) -> None:
        if self._settings is not None:
            self._settings.put(key, YES if is_on else "")
