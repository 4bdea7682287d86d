"""How a row of a list about to be taken looks: ticked, changed, there already, or wrong; by icon, words and ground."""

from typing import cast

from PySide6.QtCore import QAbstractItemModel, QEvent, QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.tournament.cell_delegate import CellDelegate, paint_text
from ladya_desktop.ui.tournament.import_model import CHECK, FATE_ROLE, FAULTY_ROLE, LINE, NAME, TAKE, Fate
from ladya_desktop.ui.tournament.participants_model import Index

BOX_PX = 22
ICON_PX = 20
_ICONS = {Fate.READY: "check", Fate.NOTED: "pencil", Fate.TWICE: "warning", Fate.WRONG: "warning"}


class ImportDelegate(CellDelegate):
    """Draws rows of an `ImportModel`; a click on the box, or Space, takes a row or leaves it out."""

    def paint_ground(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        colors = theme.current()
        grounds = {Fate.TWICE: colors.sunken, Fate.WRONG: colors.danger_soft}
        ground = grounds.get(_fate(index), colors.surface)
        is_hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        painter.fillRect(option.rect, colors.hover if is_hovered and ground is colors.surface else ground)

    def paint_content(self, painter: QPainter, rect: QRect, index: Index) -> None:
        colors = theme.current()
        match index.column():
            case column if column == TAKE:
                self._paint_box(painter, rect, index)
            case column if column == CHECK:
                self._paint_check(painter, rect, index)
            case _ if index.data(FAULTY_ROLE):
                self._paint_field(painter, rect, index)
            case column:
                is_pale = column == LINE or (column == NAME and _fate(index) is Fate.TWICE)
                paint_text(painter, rect, str(index.data()), colors.muted if is_pale else colors.text)

    def editorEvent(
        self,
        event: QEvent,
        model: QAbstractItemModel,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> bool:
        """The whole cell of the box is its target."""
        if index.column() != TAKE or not index.flags() & Qt.ItemFlag.ItemIsUserCheckable:
            return super().editorEvent(event, model, option, index)
        is_click = event.type() == QEvent.Type.MouseButtonRelease and _is_left(event)
        is_key = isinstance(event, QKeyEvent) and event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Select)
        if not (is_click or (is_key and event.type() == QEvent.Type.KeyPress)):
            return False
        return model.setData(index, None, Qt.ItemDataRole.CheckStateRole)

    def _paint_box(self, painter: QPainter, rect: QRect, index: Index) -> None:
        colors = theme.current()
        is_ticked = index.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked
        is_open = bool(index.flags() & Qt.ItemFlag.ItemIsUserCheckable)
        box = QRectF(0, 0, BOX_PX, BOX_PX)
        box.moveCenter(QRectF(rect).center())
        edge = colors.accent if is_ticked else colors.control if is_open else colors.line
        painter.setPen(QPen(edge, 2))
        painter.setBrush(colors.accent if is_ticked else colors.surface)
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 5, 5)
        if is_ticked:
            self._paint_icon(painter, box.center(), "check", colors.on_accent, 16)

    def _paint_check(self, painter: QPainter, rect: QRect, index: Index) -> None:
        row_fate = _fate(index)
        colors = theme.current()
        ink = {Fate.READY: colors.good, Fate.WRONG: colors.danger}.get(row_fate, colors.warn)
        middle = QPointF(rect.left() + 12 + ICON_PX / 2, QRectF(rect).center().y())
        self._paint_icon(painter, middle, _ICONS[row_fate], ink, ICON_PX)
        words = rect.adjusted(ICON_PX + 8, 0, 0, 0)
        weight = 600 if row_fate is Fate.WRONG else 400
        paint_text(painter, words, str(index.data()), ink, weight=weight, smallest_px=12)

    def _paint_field(self, painter: QPainter, rect: QRect, index: Index) -> None:
        """What is missing or wrong looks like the field it is."""
        colors = theme.current()
        painter.setPen(QPen(colors.danger if _fate(index) is Fate.WRONG else colors.control, 2))
        painter.setBrush(colors.surface)
        painter.drawRoundedRect(QRectF(rect).adjusted(5, 6, -5, -5), 6, 6)
        paint_text(painter, rect, str(index.data()), colors.text, smallest_px=11)

    def _paint_icon(self, painter: QPainter, middle: QPointF, name: str, color: QColor, side_px: int) -> None:
        drawn = icons.pixmap(name, color, side_px, painter.device().devicePixelRatio())
        painter.drawPixmap(middle - QPointF(side_px / 2, side_px / 2), drawn)


def _fate(index: Index) -> Fate:
    return cast("Fate", index.data(FATE_ROLE))


def _is_left(event: QEvent) -> bool:
    return isinstance(event, QMouseEvent) and event.button() == Qt.MouseButton.LeftButton
