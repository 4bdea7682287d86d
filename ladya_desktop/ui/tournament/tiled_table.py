"""A view of the crosstable's cells that paints them from tiles: a step of scrolling costs a few milliseconds.

Qt paints a table by asking for each cell anew, which a large table on an old PC cannot afford: it cannot move what it
has painted while names that stand still lie over it.
"""

from PySide6.QtCore import QEvent, QModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QWheelEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from ladya_desktop.ui import theme
from ladya_desktop.ui.tournament.crosstable_delegate import ROW_PX, CrosstableDelegate, Ground, paint_ring
from ladya_desktop.ui.tournament.crosstable_model import CrosstableModel

HEADER_PX = 44
HEADING_PX, SMALLEST_HEADING_PX = 14, 10
NARROWEST_COLUMN_PX = 16
MOST_LAID = 20_000
_STYLE = """
QTableView, QAbstractScrollArea::corner {{ border: none; background: transparent; }}
QHeaderView::section {{ font-size: {size_px}px; padding: 0 {side_px}px; }}
"""


class TiledTable(QTableView):
    """`zoomed(steps)`: the wheel was turned with Ctrl held. `covered_px` at the left need no paint."""

    zoomed = Signal(int)

    def __init__(self, model: CrosstableModel, tiles: CrosstableDelegate, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.table_model = model
        self.tiles = tiles
        self.covered_px = 0
        self._zoom = 1.0
        self._hovered = QModelIndex()
        self._found: int | None = None
        self._is_ringed = False
        self._laid: dict[tuple[int, int], QPixmap] = {}
        self._laid_look: object = None
        self.setModel(model)
        tiles.setParent(self)
        self.setItemDelegate(tiles)
        self._dress()
        for changed in (model.dataChanged, model.modelReset, self.horizontalHeader().sectionResized):
            changed.connect(self._forget)
        self.entered.connect(self._hover)
        self.viewportEntered.connect(lambda: self._hover(QModelIndex()))

    def set_zoom(self, zoom: float) -> None:
        """Draws everything so many times as large; headings never larger than usual."""
        self._zoom = zoom
        self.verticalHeader().setDefaultSectionSize(round(ROW_PX * zoom))
        self._dress_header()

    def set_found(self, row: int | None) -> None:
        """Another row is the one that was looked for."""
        if row != self._found:
            self._found = row
            self.viewport().update()

    def set_ringed(self, is_ringed: bool) -> None:
        """Whether the current cell has the ring of the keyboard."""
        self._is_ringed = is_ringed
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        rows, sections = self._span(event)
        self._heed_look()
        painter = QPainter(self.viewport())
        lefts = [(each, self.columnViewportPosition(each)) for each in sections]
        for row in rows:
            top = self.rowViewportPosition(row)
            for section, left in lefts:
                tile = self._laid.get((row, section))
                painter.drawPixmap(left, top, self._lay(row, section) if tile is None else tile)
        self._paint_marks(painter)
        painter.end()

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned = event.angleDelta().y()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier and turned:
            self.zoomed.emit(1 if turned > 0 else -1)
            event.accept()
            return
        super().wheelEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(QModelIndex())

    def _span(self, event: QPaintEvent) -> tuple[range, list[int]]:
        """The rows and columns that the event touches."""
        area = event.rect()
        last_row, last_section = self.table_model.rowCount() - 1, self.table_model.columnCount() - 1
        top, left = self.rowAt(max(area.top(), 0)), self.columnAt(max(area.left(), self.covered_px))
        if top < 0 or left < 0:
            return range(0), []
        bottom, right = self.rowAt(area.bottom()), self.columnAt(area.right())
        rows = range(top, (bottom if bottom >= 0 else last_row) + 1)
        sections = range(left, (right if right >= 0 else last_section) + 1)
        return rows, [each for each in sections if not self.isColumnHidden(each)]

    def _forget(self) -> None:
        """What cells say or how wide they are has changed."""
        self._laid.clear()
        if (
            self._hovered.row() >= self.table_model.rowCount()
            or self._hovered.column() >= self.table_model.columnCount()
        ):
            self._hovered = QModelIndex()

    def _heed_look(self) -> None:
        """Tiles of another theme, zoom or screen, or of a row looked for before, are made anew."""
        look = (theme.current().name, self._zoom, self.devicePixelRatioF(), self._found)
        if look != self._laid_look or len(self._laid) > MOST_LAID:
            self._laid_look = look
            self._laid.clear()

    def _lay(self, row: int, section: int) -> QPixmap:
        """The tile of a cell, kept where it lies."""
        tile = self._tile(row, section, Ground(is_first=row == 0, is_found=row == self._found))
        self._laid[row, section] = tile
        return tile

    def _tile(self, row: int, section: int, ground: Ground) -> QPixmap:
        size = QSize(self.columnWidth(section), self.verticalHeader().defaultSectionSize())
        cell = self.table_model.cell(row, section)
        return self.tiles.tile(cell, size, ground, self._zoom, self.devicePixelRatioF())

    def _paint_marks(self, painter: QPainter) -> None:
        """The cell under the mouse, and the ring of the keyboard."""
        under, current = self._hovered, self.currentIndex()
        if under.isValid():
            row = under.row()
            ground = Ground(is_first=row == 0, is_hovered=True, is_found=row == self._found)
            painter.drawPixmap(self.visualRect(under).topLeft(), self._tile(row, under.column(), ground))
        if self._is_ringed and current.isValid() and not self.isColumnHidden(current.column()):
            paint_ring(painter, QRectF(self.visualRect(current)))

    def _hover(self, index: QModelIndex) -> None:
        for each in (self._hovered, index):
            if each.isValid():
                self.update(each)
        self._hovered = index

    def _dress(self) -> None:
        self.setShowGrid(False)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(ROW_PX // 2)
        self.verticalHeader().setDefaultSectionSize(ROW_PX)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setFixedHeight(HEADER_PX)
        header.setMinimumSectionSize(NARROWEST_COLUMN_PX)
        header.setHighlightSections(False)
        header.setSectionsClickable(True)
        self._dress_header()

    def _dress_header(self) -> None:
        size_px = max(SMALLEST_HEADING_PX, min(HEADING_PX, round(HEADING_PX * self._zoom)))
        side_px = 8 if self._zoom >= 1 else 1
        self.setStyleSheet(_STYLE.format(size_px=size_px, side_px=side_px))
