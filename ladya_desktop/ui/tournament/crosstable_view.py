"""The crosstable on the screen: as wide as the window if that leaves cells of 44 px, else the names stand still.

They stand still in a second view of the same model that lies over the first, as in Qt's own frozen-column example.
"""

from PySide6.QtCore import QModelIndex, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget

from ladya_desktop.ui.tournament import crosstable_widths as widths
from ladya_desktop.ui.tournament.crosstable_columns import Column, Kind
from ladya_desktop.ui.tournament.crosstable_delegate import ROW_PX, CrosstableDelegate
from ladya_desktop.ui.tournament.crosstable_model import CrosstableModel, Index
from ladya_desktop.ui.tournament.crosstable_widths import FROZEN
from ladya_desktop.ui.tournament.tiled_table import HEADER_PX, TiledTable

ZOOMS = (50, 60, 75, 90, 100, 125, 150, 200)
"""In percent; at 100 cells are large enough for a finger."""
USUAL_ZOOM = 100


class CrosstableView(TiledTable):
    """Draws a `CrosstableModel`; cells are opened by a click, by Enter or Space.

    `game_activated(round, board)`: a game; `cell_activated(participant_id, column)`: any other cell but one's own
    square. `typed(text)`: letters, to find a name by. `zoom_changed(percent)`. `names` is the view that stands still
    over the first columns when the others scroll; `frozen_changed` when that begins or ends.
    """

    game_activated = Signal(int, int)
    cell_activated = Signal(int, object)
    typed = Signal(str)
    zoom_changed = Signal(int)
    frozen_changed = Signal()

    def __init__(self, model: CrosstableModel, parent: QWidget | None = None) -> None:
        super().__init__(model, CrosstableDelegate(), parent)
        self._kept: tuple[int, Column] | None = None
        self._zoom_percent = USUAL_ZOOM
        self.names = TiledTable(model, self.tiles, self)
        self._freeze_names()
        self._connect(model)
        self._lay_out()

    @property
    def zoom_percent(self) -> int:
        """How large it is drawn."""
        return self._zoom_percent

    def zoom_by(self, steps: int) -> None:
        """Larger by so many steps, or smaller."""
        place = min(max(ZOOMS.index(self._zoom_percent) + steps, 0), len(ZOOMS) - 1)
        if ZOOMS[place] != self._zoom_percent:
            self._zoom_percent = ZOOMS[place]
            for table in (self, self.names):
                table.set_zoom(self._zoom_percent / 100)
            self._lay_out()
            self.zoom_changed.emit(self._zoom_percent)

    def column_widths(self) -> tuple[int, ...]:
        """The widths in logical pixels, for tests and papers."""
        return tuple(self.columnWidth(section) for section in range(self.table_model.columnCount()))

    def whole_height(self) -> int:
        """How high the table is with all its rows and the bar to scroll it sideways, if it has one."""
        bar = self.horizontalScrollBar().sizeHint().height() if self.is_frozen else 0
        return HEADER_PX + self.table_model.rowCount() * self.verticalHeader().defaultSectionSize() + bar

    @property
    def is_frozen(self) -> bool:
        """Whether the table is wider than its window, so that names stand still and the rest scrolls."""
        return self.names.isVisibleTo(self)

    def mark_row(self, row: int | None) -> None:
        """Shows a row as the one that was looked for."""
        for table in (self, self.names):
            table.set_found(row)
        if row is not None:
            self.setCurrentIndex(self.table_model.index(row, 1))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if is_shifted:
                if self.currentIndex().isValid():
                    self.table_model.sort_by(self.currentIndex().column())
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Space:
                self._activate(self.currentIndex())
            case Qt.Key.Key_Plus | Qt.Key.Key_Equal:
                self.zoom_by(1)
            case Qt.Key.Key_Minus:
                self.zoom_by(-1)
            case _:
                super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Letters typed look for a name, wherever the keyboard is."""
        self.typed.emit(search)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """By keyboard one lands on the first game, not on a number."""
        is_new = not self.currentIndex().isValid()
        super().focusInEvent(event)
        self._show_ring(event.reason() is not Qt.FocusReason.MouseFocusReason)
        if is_new:
            self.setCurrentIndex(self.table_model.index(0, FROZEN + 1))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._show_ring(False)

    def scrollTo(
        self, index: Index, hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible
    ) -> None:
        """A cell that would come to lie under the names is moved out from there."""
        if not index.isValid():  # Qt asks while the view is being made
            return
        bar = self.horizontalScrollBar()
        before = bar.value()
        super().scrollTo(index, hint)
        if not self.is_frozen:
            return
        if index.column() < FROZEN:
            bar.setValue(before)
        elif (hidden_px := self.names.width() - self.visualRect(index).left()) > 0:
            bar.setValue(bar.value() - hidden_px)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if current.isValid():
            self._show_ring(self.hasFocus())

    def _show_ring(self, is_shown: bool) -> None:
        for table in (self, self.names):
            table.set_ringed(is_shown)

    def _freeze_names(self) -> None:
        names = self.names
        names.setSelectionModel(self.selectionModel())
        names.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        names.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        names.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        names.verticalScrollBar().valueChanged.connect(self.verticalScrollBar().setValue)
        self.verticalScrollBar().valueChanged.connect(names.verticalScrollBar().setValue)
        names.hide()

    def _connect(self, model: CrosstableModel) -> None:
        for table in (self, self.names):
            table.clicked.connect(self._activate)
            table.zoomed.connect(self.zoom_by)
            table.horizontalHeader().sectionClicked.connect(model.sort_by)
        model.modelAboutToBeReset.connect(self._keep_current)
        model.modelReset.connect(self._return_to_current)
        model.headerDataChanged.connect(self._lay_out)

    def _activate(self, index: QModelIndex) -> None:
        if not index.isValid():
            return
        game = self.table_model.pairing_at(index)
        column = self.table_model.column(index.column())
        if game is not None:
            self.game_activated.emit(*game)
        elif column.kind is not Kind.OPPONENT:
            self.cell_activated.emit(self.table_model.participant_at(index), column)

    def _keep_current(self) -> None:
        current = self.currentIndex()
        model = self.table_model
        is_kept = current.isValid()
        self._kept = (model.participant_at(current), model.column(current.column())) if is_kept else None
        for table in (self, self.names):
            table.set_found(None)

    def _return_to_current(self) -> None:
        self._lay_out()
        if self._kept is not None:
            self.setCurrentIndex(self.table_model.index_of(*self._kept))

    def _lay_out(self) -> None:
        """Once more if the widths have shown or hidden a bar to scroll with, which takes room or gives it."""
        width_px = self.viewport().width()
        self._share_width()
        if self.viewport().width() != width_px:
            self._share_width()

    def _share_width(self) -> None:
        model = self.table_model
        columns = [model.column(section) for section in range(model.columnCount())]
        if not columns:
            self.names.hide()
            return
        shared = widths.shared(columns, model.names(), self.viewport().width(), self._zoom_percent / 100)
        for section, width_px in enumerate(shared.widths_px):
            self.setColumnWidth(section, width_px)
        self._show_frozen(is_needed=not shared.is_fitting)

    def _show_frozen(self, *, is_needed: bool) -> None:
        was_frozen = self.is_frozen
        self.names.setVisible(is_needed)
        if self.is_frozen is not was_frozen:
            self.frozen_changed.emit()
        for section in range(self.table_model.columnCount()):
            self.names.setColumnHidden(section, section >= FROZEN)
        width = sum(self.columnWidth(section) for section in range(FROZEN))
        for section in range(FROZEN):
            self.names.setColumnWidth(section, self.columnWidth(section))
        top_left = self.viewport().geometry().topLeft() - QPoint(0, HEADER_PX)
        self.names.setGeometry(QRect(top_left.x(), top_left.y(), width, self.viewport().height() + HEADER_PX))
        self.covered_px = width if is_needed else 0


__all__ = ["ROW_PX", "USUAL_ZOOM", "ZOOMS", "CrosstableView"]
