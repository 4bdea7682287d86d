"""The crosstable with its title, the order of its rows, a name to find, its size, and a legend.

Every cell is a door: a game is looked at, a name brings the player's card, a number says what it is made of.
"""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from ladya_desktop.texts import t
from ladya_desktop.tournament.view import GroupStatus, GroupView
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.card import CARD_AROUND_PX, card_around
from ladya_desktop.ui.parts.chip import Chip
from ladya_desktop.ui.parts.fitted_text import FittedLabel
from ladya_desktop.ui.parts.square_button import SquareButton
from ladya_desktop.ui.tournament import wording
from ladya_desktop.ui.tournament.crosstable_columns import BY_NUMBER, BY_PLACE, Column, Kind
from ladya_desktop.ui.tournament.crosstable_legend import Legend, legend_of
from ladya_desktop.ui.tournament.crosstable_model import CrosstableModel
from ladya_desktop.ui.tournament.crosstable_view import ZOOMS, CrosstableView
from ladya_desktop.ui.tournament.explanation_dialog import ExplanationDialog, PlaceDialog
from ladya_desktop.ui.tournament.player_card import PlayerCard
from ladya_desktop.ui.tournament.tie_row import TieRow

RING_PX = 5
FIND_PX, NARROW_FIND_PX = 152, 124
WIDE_PX = 1000
GAP_PX = 12
LOW_PX = 520
"""So low, every row counts."""


class CrosstableTab(QWidget):
    """`game_requested(group, round, board)`: a cell was opened. `projector_requested(group)`.

    `tie_requested(group, numbers)`: who share their places are to be put in an order, by lot or by hand.
    Out of a player's card: `leave_requested(participant_id)`, `return_requested(participant_id)`,
    `card_requested(group, participant_id)` for his card on paper.
    """

    game_requested = Signal(str, int, int)
    projector_requested = Signal(str)
    leave_requested = Signal(int)
    return_requested = Signal(int)
    card_requested = Signal(str, int)
    tie_requested = Signal(str, tuple)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group: GroupView | None = None
        self.title = FittedLabel.title()
        self.chip = Chip()
        self.finder = QLineEdit()
        self.by_number, self.by_place = QPushButton(), QPushButton()
        self.smaller, self.larger = SquareButton("minus"), SquareButton("plus")
        self.projector = SquareButton("projector")
        self.model = CrosstableModel(self)
        self.view = CrosstableView(self.model)
        self.legend = Legend()
        self.tie = TieRow()
        self._lay_out()
        self._connect()

    def present(self, group: GroupView) -> None:
        """Shows the table of a group."""
        self._group = group
        self.model.present(group)
        self._say()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.finder.setMaximumWidth(FIND_PX if self.width() >= WIDE_PX else NARROW_FIND_PX)
        self._fit_legend()

    def retranslate(self) -> None:
        """Says everything in the language chosen now."""
        self.model.retranslate()
        self._say()

    def set_compact(self, *, is_compact: bool) -> None:
        """A small screen keeps the room of the title and the legend for the table."""
        for widget in (self.legend, self.title, self.chip):
            widget.setVisible(not is_compact)

    def set_projecting(self, is_shown: bool) -> None:
        """Tells whether the big screen is there now."""
        self.projector.setChecked(is_shown)
        self._say()

    def _say(self) -> None:
        group = self._group
        if group is None:
            return
        self.title.set_text(_title(group))
        is_done = 0 < group.games_total == group.games_decided
        played = t("tournament.table_played", played=group.games_decided, n=group.games_total)
        self.chip.show_text(played, "good" if is_done else "plain", "check" if is_done else None)
        self.by_number.setText(t("tournament.by_number"))
        self.by_place.setText(t("tournament.by_place"))
        self.finder.setPlaceholderText(t("table.find"))
        self.finder.setAccessibleName(t("table.find"))
        self.finder.setToolTip(t("table.find_hint"))
        is_projecting = self.projector.isChecked()
        self.projector.say(t("table.off_screen" if is_projecting else "table.on_screen"))
        if not is_projecting:
            self.projector.setToolTip(t("table.on_screen_hint"))
        self.view.setAccessibleName(f"{self.title.text}. {wording.group_and_grades(group)}")
        self.legend.show_items(legend_of(group))
        self.tie.present(group)
        self._show_order()
        self._show_zoom(self.view.zoom_percent)

    def _show_order(self) -> None:
        """Sorted by another column, neither button is down."""
        order = self.model.order
        self._exclusive.setExclusive(False)
        self.by_number.setChecked(order == BY_NUMBER)
        self.by_place.setChecked(order == BY_PLACE)
        self._exclusive.setExclusive(True)

    def _show_zoom(self, percent: int) -> None:
        said = t("table.zoom", percent=percent)
        for button, code in ((self.smaller, "table.smaller"), (self.larger, "table.larger")):
            button.say(t(code))
            button.setAccessibleDescription(said)
        self.smaller.setEnabled(percent > ZOOMS[0])
        self.larger.setEnabled(percent < ZOOMS[-1])
        self._fit_card()

    def _fit_card(self) -> None:
        """No higher than the table in it."""
        self._card.setMaximumHeight(self.view.whole_height() + 2 * CARD_AROUND_PX)
        self._fit_legend()

    def _fit_legend(self) -> None:
        """In a low window its last lines give way to the rows."""
        head = self.finder.height() + (self.tie.height() + GAP_PX if self.tie.isVisibleTo(self) else 0)
        spare = self.height() - 2 * RING_PX - head - 2 * GAP_PX - self._card.maximumHeight()
        is_cut = spare < self.legend.whole_height() and self.height() < LOW_PX
        self.legend.show_lines(max(spare // Legend.LINE_PX, 1) if is_cut else None)

    def _find(self, *, is_next: bool = False) -> None:
        """The first row from the top, or the next one after that found last."""
        text = self.finder.text().strip()
        after = self.view.currentIndex().row() if is_next else -1
        row = self.model.row_of_name(text, after) if text else None
        self.view.mark_row(row)
        is_missing = bool(text) and row is None
        theme.restyle(self.finder, "state", "error" if is_missing else "")
        self.finder.setToolTip(t("table.not_found" if is_missing else "table.find_hint"))
        self.finder.setAccessibleDescription(t("table.not_found") if is_missing else "")

    def _type(self, text: str) -> None:
        """Letters typed in the table go on in the field."""
        self.finder.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.finder.setText(text)

    def _open_game(self, round_number: int, board: int) -> None:
        if self._group is not None:
            self.game_requested.emit(self._group.code, round_number, board)

    def _open_cell(self, participant_id: int, column: Column) -> None:
        group = self._group
        if group is None:
            return
        number = next(who.number for who in group.participants if who.participant_id == participant_id) or 0
        match column.kind:
            case Kind.TIE_BREAK:
                ExplanationDialog(group, number, column.code, self).open()
            case Kind.PLACE:
                PlaceDialog(group, number, self).open()
            case _:
                self._open_card(group, number)

    def _ask_order(self, numbers: tuple[int, ...]) -> None:
        if self._group is not None:
            self.tie_requested.emit(self._group.code, numbers)

    def _open_card(self, group: GroupView, number: int) -> None:
        card = PlayerCard(group, number, self)
        card.leave_requested.connect(self.leave_requested)
        card.return_requested.connect(self.return_requested)
        card.print_requested.connect(self.card_requested)
        card.open()

    def _ask_for_projector(self) -> None:
        self.projector.setChecked(not self.projector.isChecked())  # it tells what is, not what was asked for
        if self._group is not None:
            self.projector_requested.emit(self._group.code)

    def _connect(self) -> None:
        self.view.game_activated.connect(self._open_game)
        self.view.cell_activated.connect(self._open_cell)
        self.view.frozen_changed.connect(self._fit_card)
        self.view.zoom_changed.connect(self._show_zoom)
        self.view.typed.connect(self._type)
        self.tie.decide_requested.connect(self._ask_order)
        self.model.headerDataChanged.connect(self._show_order)
        self.finder.textChanged.connect(lambda _text: self._find())
        self.finder.returnPressed.connect(lambda: self._find(is_next=True))
        self.smaller.clicked.connect(lambda: self.view.zoom_by(-1))
        self.larger.clicked.connect(lambda: self.view.zoom_by(1))
        self.projector.clicked.connect(self._ask_for_projector)
        for button, is_by_place in ((self.by_number, False), (self.by_place, True)):
            button.clicked.connect(lambda _checked, by_place=is_by_place: self.model.set_order(by_place=by_place))

    def _lay_out(self) -> None:
        self._exclusive = QButtonGroup(self)
        self.finder.setMinimumWidth(NARROW_FIND_PX)
        self.projector.setCheckable(True)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.title, 1000)
        head.addWidget(self.chip)
        head.addStretch(1)
        head.addWidget(self.finder)
        for button in (self.by_number, self.by_place):
            button.setCheckable(True)
            self._exclusive.addButton(button)
            head.addWidget(button)
        for square in (self.smaller, self.larger, self.projector):
            head.addWidget(square)
        self.by_number.setChecked(True)
        self._card = card_around(self.view)
        column = QVBoxLayout(self)
        column.setContentsMargins(RING_PX, RING_PX, RING_PX, RING_PX)
        column.setSpacing(GAP_PX)
        column.addLayout(head)
        column.addWidget(self.tie)
        column.addWidget(self._card, 1)
        column.addWidget(self.legend)
        column.addStretch()


def _title(group: GroupView) -> str:
    if group.status is GroupStatus.DRAWN:
        return t("tournament.table_before")
    running = wording.round_running(group)
    if running is not None:
        return t("tournament.table_now", round=running.round)
    is_final = group.status in (GroupStatus.FINISHED, GroupStatus.CLOSED)
    return t("table.final" if is_final else "tournament.table_after", round=wording.rounds_completed(group))
