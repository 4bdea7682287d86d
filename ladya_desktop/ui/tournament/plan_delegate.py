"""How a game of the timetable is drawn: its numbers and result; when its turn has come, with names."""

from collections.abc import Iterator

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ladya_desktop.game.by_color import COLORS
from ladya_desktop.ui import theme
from ladya_desktop.ui.fonts import sized_font
from ladya_desktop.ui.parts import fitted_text
from ladya_desktop.ui.parts.fitted_text import Fitted, Style
from ladya_desktop.ui.play.name_block import draw_tile
from ladya_desktop.ui.tournament.cell_delegate import paint_ring
from ladya_desktop.ui.tournament.plan_model import CELL, ROW, Index
from ladya_desktop.ui.tournament.plan_rows import ShownCell, ShownRow

ROW_PX = 56
SIDE_PX, TOP_PX = 12, 8
LINE_PX, NOTE_PX = 24, 20
TILE_PX, GAP_PX = 20, 6
NAME, NARROW_NAME = Style(16), Style(14, smallest_px=12)
NARROW_PX = 150
_TOP_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_TOP_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def height_for(cell: ShownCell, width_px: int) -> int:
    """How high a cell must be for all that is in it."""
    names = sum(max(LINE_PX, round(fitted.height_px) + 2) for fitted in _fitted(cell, width_px))
    return max(ROW_PX, LINE_PX + (NOTE_PX if cell.place else 0) + names + 2 * TOP_PX)


def ground(row: ShownRow, cell: ShownCell | None, *, has_flow: bool) -> QColor:
    """The ground of a cell: coloured where the turn has come, of the whole round or of single games."""
    is_marked = bool(cell is not None and cell.names) if has_flow else row.is_on
    return theme.current().accent_soft if is_marked else theme.current().surface


class PlanDelegate(QStyledItemDelegate):
    """Draws the cells of a `PlanModel`. `has_flow`: games follow each other at few boards, rounds overlap."""

    has_flow = False

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        cell = index.data(CELL)
        self._paint_ground(painter, option, index.data(ROW), cell)
        if cell is not None:
            _paint_cell(painter, option.rect, cell)
        if option.state & QStyle.StateFlag.State_HasFocus:
            paint_ring(painter, option.rect)
        painter.restore()

    def _paint_ground(
        self, painter: QPainter, option: QStyleOptionViewItem, row: ShownRow, cell: ShownCell | None
    ) -> None:
        colors, rect = theme.current(), option.rect
        is_under_mouse = cell is not None and bool(option.state & QStyle.StateFlag.State_MouseOver)
        painter.fillRect(rect, colors.hover if is_under_mouse else ground(row, cell, has_flow=self.has_flow))
        painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), colors.line)
        painter.fillRect(QRect(rect.left(), rect.top(), 1, rect.height()), colors.line)


def _paint_cell(painter: QPainter, rect: QRect, cell: ShownCell) -> None:
    colors = theme.current()
    used = LINE_PX + (NOTE_PX if cell.place else 0)
    top = rect.top() + (TOP_PX if cell.names else (rect.height() - used) // 2)
    line = QRect(rect.left() + SIDE_PX, top, rect.width() - 2 * SIDE_PX, LINE_PX)
    painter.setFont(sized_font(16))
    painter.setPen(colors.muted if cell.names else colors.text)
    painter.drawText(line, _TOP_LEFT, cell.numbers)
    painter.setFont(sized_font(16, weight=600) if cell.is_decided else sized_font(14))
    painter.setPen(colors.text if cell.is_decided else colors.accent if cell.is_running else colors.muted)
    painter.drawText(line, _TOP_RIGHT, cell.state)
    if cell.place:
        painter.setFont(sized_font(14))
        painter.setPen(colors.text if cell.names else colors.muted)
        painter.drawText(line.translated(0, LINE_PX - 2), _TOP_LEFT, cell.place)
    _paint_names(painter, QRect(line.left(), top + used, line.width(), rect.bottom() - top - used), cell, rect.width())


def _paint_names(painter: QPainter, room: QRect, cell: ShownCell, width_px: int) -> None:
    top = float(room.top())
    for color, fitted in zip(COLORS, _fitted(cell, width_px), strict=False):
        height = max(LINE_PX, round(fitted.height_px) + 2)
        draw_tile(painter, QRectF(room.left(), top + 2, TILE_PX, TILE_PX), color)
        left = room.left() + TILE_PX + GAP_PX
        place = QRectF(left, top, room.right() - left, height)
        ink = theme.current().text
        fitted_text.draw(painter, place, fitted, color=ink, note_color=ink, align=Qt.AlignmentFlag.AlignLeft)
        top += height


def _fitted(cell: ShownCell, width_px: int) -> Iterator[Fitted]:
    room_px = max(width_px - 2 * SIDE_PX - TILE_PX - GAP_PX, 1)
    style = NAME if width_px >= NARROW_PX else NARROW_NAME
    return (fitted_text.fit(name, "", style, room_px) for name in cell.names)
