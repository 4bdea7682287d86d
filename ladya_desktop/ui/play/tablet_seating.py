"""How the two pupils sit and how the board lies before them; this computer remembers it.

Beside each other they may have the board turned after every completed move, never while a piece is in a hand.
"""

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtWidgets import QWidget

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.view import GameView, Phase
from ladya_desktop.ui.focus_ring import goes_by_keyboard
from ladya_desktop.ui.play.table import Table
from ladya_desktop.ui.play.tablet_seats_card import SeatsCard
from ladya_desktop.ui.settings import YES, Settings

GAP_PX = 8
OPPOSITE, AUTO_TURN, MOVES_HIDDEN = "table.opposite", "table.auto_turn", "table.moves_hidden"


class Seating(QObject):
    """Works the tools that change the table. `changed`: everything is to be laid out again.

    `is_hand_busy`: whether a piece is being carried now, from the board or from the tray.
    """

    changed = Signal()

    def __init__(self, table: Table, is_hand_busy: Callable[[], bool], screen: QWidget) -> None:
        super().__init__(screen)
        self._table = table
        self._is_hand_busy = is_hand_busy
        self._screen = screen
        self._settings: Settings | None = None
        self._turns_by_itself = False
        self.card: SeatsCard | None = None

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
        return {"swap": self.swap, "turn": self.turn_board, "moves": self.toggle_moves, "seats": self.toggle_card}

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
        if view.moves and not view.moves[-1].is_completed:
            return  # who has moved has the press to come, and sees the board as he moved on it
        wanted = view.to_move is Color.BLACK
        if wanted is self._table.is_flipped or view.in_hand is not None or self._is_hand_busy():
            return
        self._table.is_flipped = wanted
        self.changed.emit()

    def toggle_card(self) -> None:
        """Opens or closes the choice of how the players sit, beside its tool; no clock and no hand waits for it."""
        if self.card is None:
            self.card = SeatsCard(self._screen)
            self.card.opposite_chosen.connect(self._choose_seats)
            self.card.turning_chosen.connect(self._choose_turning)
            self.card.closed.connect(self.close_card)
        if self.card.isVisible():
            self.close_card()
            return
        self.card.present(is_opposite=self._table.is_tablet, turns=self._turns_by_itself)
        self._place(self.card)
        self.card.show()
        self.card.raise_()
        self._show_tool(is_open=True)
        if goes_by_keyboard():
            self.card.chosen.setFocus(Qt.FocusReason.TabFocusReason)

    def step_back(self) -> None:
        """Closes what was opened last: the choice, else the bar on the board."""
        if self.card is not None and self.card.isVisible():
            self.close_card()
        elif self._table.is_bar_open:
            self.toggle_bar()

    def close_card(self) -> None:
        """Takes the choice away and gives the keyboard back."""
        if self.card is not None and self.card.isVisible():
            self._screen.setFocus()
            self.card.hide()
            self._show_tool(is_open=False)

    def _show_tool(self, *, is_open: bool) -> None:
        """The tool that has opened the card stays down while it is there."""
        tool = self._table.bar.tools["seats"]
        tool.setCheckable(is_open)
        tool.setChecked(is_open)

    def _place(self, card: SeatsCard) -> None:
        """Above its tool, or below it where there is no room."""
        tool, room = self._table.bar.tools["seats"], self._screen.rect()
        at = tool.mapTo(self._screen, QPoint(0, 0))
        size = card.sizeHint()
        top = at.y() - size.height() - GAP_PX
        top = top if top >= 0 else min(at.y() + tool.height() + GAP_PX, room.height() - size.height())
        left = max(0, min(at.x(), room.width() - size.width() - self._table.layout.measures.margin))
        card.setGeometry(left, top, size.width(), size.height())

    def _choose_seats(self, is_opposite: bool) -> None:
        self.close_card()
        self.sit_opposite(is_opposite=is_opposite)

    def _choose_turning(self, is_on: bool) -> None:
        self.close_card()
        self.turn_by_itself(is_on=is_on)

    def _keep(self, key: str, *, is_on: bool) -> None:
        if self._settings is not None:
            self._settings.put(key, YES if is_on else "")
