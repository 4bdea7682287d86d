"""The crosstable on the screen: as wide as the window if that leaves cells of 44 px, else the names stand still.

They stand still in a second view of the same model that lies over the first, as in Qt's own frozen-column example.
"""

from PySide6.QtCore import QModelIndex, QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from ladya_desktop.ui import theme
from ladya_desktop.ui.parts import fitted_text
from ladya_desktop.ui.tournament.crosstable_delegate import NAME_LINES, NAME_STYLE_BEST, ROW_PX, CrosstableDelegate
from ladya_desktop.ui.tournament.crosstable_model import CrosstableModel, Index, Kind

FROZEN = 2
SMALLEST_CELL_PX = 44
LARGEST_CELL_PX = 54
NUMBER_PX = 44
POINTS_PX = 62
TIE_BREAK_PX = 68
PLACE_PX = 80
NAME_MARGIN_PX = 16
NARROWEST_NAME_PX = 132
MOST_NAMES_SHRINK = 0.12
"""Names are drawn in 16 px, and in 14 px where that is enough to fit."""
HEADER_PX = 44


class _Table(QTableView):
    """What both views have in common."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setStyleSheet("QTableView, QAbstractScrollArea::corner { border: none; background: transparent; }")
        self.setShowGrid(False)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(ROW_PX)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setFixedHeight(HEADER_PX)
        self.horizontalHeader().setMinimumSectionSize(SMALLEST_CELL_PX // 2)
        self.horizontalHeader().setHighlightSections(False)
        self.setTabKeyNavigation(False)


class CrosstableView(_Table):
    """Draws a `CrosstableModel`. `game_activated(round, board)`: a cell was clicked, or Enter or Space pressed.

    `names` is the view that stands still over the first columns when the others scroll; `frozen_changed` when that
    begins or ends.
    """

    game_activated = Signal(int, int)
    frozen_changed = Signal()

    def __init__(self, model: CrosstableModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._delegate = CrosstableDelegate(self)
        self._kept: tuple[int, int] | None = None
        self.names = _Table(self)
        self.setModel(model)
        self.setItemDelegate(self._delegate)
        self._freeze_names(model)
        self.clicked.connect(self._activate)
        model.modelAboutToBeReset.connect(self._keep_current)
        model.modelReset.connect(self._return_to_current)
        model.headerDataChanged.connect(self._lay_out)
        self._lay_out()

    def column_widths(self) -> tuple[int, ...]:
        """The widths in logical pixels, for tests and papers."""
        return tuple(self.columnWidth(section) for section in range(self._model.columnCount()))

    def whole_height(self) -> int:
        """How high the table is with all its rows and the bar to scroll it sideways, if it has one."""
        bar = self.horizontalScrollBar().sizeHint().height() if self.is_frozen else 0
        return HEADER_PX + self._model.rowCount() * ROW_PX + bar

    @property
    def is_frozen(self) -> bool:
        """Whether the table is wider than its window, so that names stand still and the rest scrolls."""
        return self.names.isVisibleTo(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._activate(self.currentIndex())
            return
        super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """By keyboard one lands on the first game, not on a number."""
        is_new = not self.currentIndex().isValid()
        super().focusInEvent(event)
        self._delegate.has_keyboard = event.reason() is not Qt.FocusReason.MouseFocusReason
        if is_new:
            self.setCurrentIndex(self._model.index(0, FROZEN + 1))
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._delegate.has_keyboard = False
        self.viewport().update()

    def scrollTo(
        self, index: Index, hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible
    ) -> None:
        """A cell that would come to lie under the names is moved out from there."""
        if not index.isValid():  # Qt asks while the view is being made
            return
        if index.column() >= FROZEN or not self.is_frozen:
            super().scrollTo(index, hint)
        hidden_px = self.names.width() - self.visualRect(index).left()
        if self.is_frozen and index.column() >= FROZEN and hidden_px > 0:
            self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() - hidden_px)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self._delegate.has_keyboard = self.hasFocus()
        self.names.viewport().update()

    def _freeze_names(self, model: CrosstableModel) -> None:
        names = self.names
        names.setModel(model)
        names.setItemDelegate(self._delegate)
        names.setSelectionModel(self.selectionModel())
        names.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        names.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        names.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        names.verticalScrollBar().valueChanged.connect(self.verticalScrollBar().setValue)
        self.verticalScrollBar().valueChanged.connect(names.verticalScrollBar().setValue)
        names.hide()

    def _activate(self, index: QModelIndex) -> None:
        game = self._model.pairing_at(index) if index.isValid() else None
        if game is not None:
            self.game_activated.emit(*game)

    def _keep_current(self) -> None:
        current = self.currentIndex()
        self._kept = (self._model.participant_at(current), current.column()) if current.isValid() else None

    def _return_to_current(self) -> None:
        self._lay_out()
        if self._kept is not None:
            self.setCurrentIndex(self._model.index_of(*self._kept))

    def _lay_out(self) -> None:
        """Once more if the widths have shown or hidden a bar to scroll with, which takes room or gives it."""
        width_px = self.viewport().width()
        self._share_width()
        if self.viewport().width() != width_px:
            self._share_width()

    def _share_width(self) -> None:
        """Names get what they need in two lines, cells as much as is left up to their largest, names the rest."""
        columns = [self._model.column(section) for section in range(self._model.columnCount())]
        cells = sum(1 for column in columns if column.kind is Kind.OPPONENT)
        if cells == 0:
            self.names.hide()
            return
        room = self.viewport().width() - sum(_fixed_width(column.kind) for column in columns)
        least_px = max(NARROWEST_NAME_PX, *(_narrowest(name, note) for name, note in self._model.names()))
        if 0 < least_px + cells * SMALLEST_CELL_PX - room <= least_px * MOST_NAMES_SHRINK:
            least_px = room - cells * SMALLEST_CELL_PX  # names a little smaller rather than a table to scroll
        cell_px = min(max((room - least_px) // cells, SMALLEST_CELL_PX), LARGEST_CELL_PX)
        is_fitting = least_px + cells * cell_px <= room
        name_px = room - cells * cell_px if is_fitting else least_px
        for section, column in enumerate(columns):
            width = {Kind.NAME: name_px, Kind.OPPONENT: cell_px}.get(column.kind, _fixed_width(column.kind))
            self.setColumnWidth(section, width)
        self._show_frozen(is_needed=not is_fitting)

    def _show_frozen(self, *, is_needed: bool) -> None:
        was_frozen = self.is_frozen
        self.names.setVisible(is_needed)
        if self.is_frozen is not was_frozen:
            self.frozen_changed.emit()
        for section in range(self._model.columnCount()):
            self.names.setColumnHidden(section, section >= FROZEN)
        width = sum(self.columnWidth(section) for section in range(FROZEN))
        for section in range(FROZEN):
            self.names.setColumnWidth(section, self.columnWidth(section))
        top_left = self.viewport().geometry().topLeft()
        height = self.viewport().height() + HEADER_PX
        self.names.setGeometry(QRect(top_left.x(), top_left.y() - HEADER_PX, width, height))


def _fixed_width(kind: Kind) -> int:
    match kind:
        case Kind.NUMBER:
            return NUMBER_PX
        case Kind.POINTS:
            return POINTS_PX
        case Kind.TIE_BREAK:
            return TIE_BREAK_PX
        case Kind.PLACE:
            return PLACE_PX
        case Kind.NAME | Kind.OPPONENT:
            return 0


def _narrowest(name: str, note: str) -> int:
    """The least width in which the name stands in two lines at full size."""
    metrics = QFontMetricsF(theme.font("body", weight=600))
    wide = round(metrics.horizontalAdvance(f"{name} {note}"))
    for width in range(wide // NAME_LINES, wide + 1, 8):
        if fitted_text.fit(name, note, NAME_STYLE_BEST, width, NAME_LINES).style.size_px == NAME_STYLE_BEST.size_px:
            return width + NAME_MARGIN_PX
    return wide + NAME_MARGIN_PX
