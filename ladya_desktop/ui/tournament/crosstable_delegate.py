"""How a cell of the crosstable looks: result large, a bar below it for the colour played, places 1 to 3 in hexagons."""

from math import cos, pi, sin
from typing import cast

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QHelpEvent, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ladya_desktop.game.by_color import Color
from ladya_desktop.tournament.view import CellGame, Mark, PairingStatus
from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.fonts import sized_font
from ladya_desktop.ui.parts import fitted_text
from ladya_desktop.ui.parts.fitted_text import Style
from ladya_desktop.ui.tournament import wording
from ladya_desktop.ui.tournament.crosstable_model import CELL_ROLE, Cell, Index, Kind

ROW_PX = 52
NAME_STYLE = Style(16, 400)
NAME_STYLE_BEST = Style(16, 600)
NAME_LINES = 2
LAST_PRIZE_PLACE = 3
_BAR = QSize(15, 6)
_CENTRE = Qt.AlignmentFlag.AlignCenter


class CrosstableDelegate(QStyledItemDelegate):
    """Draws one cell; the view tells it which cell the mouse is over and which has the keyboard."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.has_keyboard = False

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(44, ROW_PX)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        cell = cast("Cell", index.data(CELL_ROLE))
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, rect, cell, is_hovered=bool(state & QStyle.StateFlag.State_MouseOver))
        _paint_content(painter, QRectF(rect), cell)
        if index.row() > 0:
            painter.fillRect(QRect(rect.left(), rect.top(), rect.width(), 1), theme.current().line)
        if self.has_keyboard and state & QStyle.StateFlag.State_HasFocus:
            _paint_ring(painter, QRectF(rect))
        painter.restore()

    def _paint_ground(self, painter: QPainter, rect: QRect, cell: Cell, *, is_hovered: bool) -> None:
        colors = theme.current()
        ground = colors.accent_soft if cell.column.kind is Kind.POINTS else colors.surface
        is_a_door = bool(cell.games)
        painter.fillRect(rect, colors.hover if is_hovered and is_a_door else ground)

    def helpEvent(self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: Index) -> bool:
        """Only games explain themselves under the mouse; a name or a number says nothing new."""
        if event.type() is QEvent.Type.ToolTip and index.isValid() and not cast("Cell", index.data(CELL_ROLE)).games:
            return False
        return super().helpEvent(event, view, option, index)


def _paint_content(painter: QPainter, rect: QRectF, cell: Cell) -> None:
    match cell.column.kind:
        case Kind.NUMBER:
            _write(painter, rect, cell.text, theme.current().muted, sized_font(16))
        case Kind.NAME:
            _paint_name(painter, rect, cell)
        case Kind.OPPONENT:
            _paint_meeting(painter, rect, cell)
        case Kind.POINTS:
            _write(painter, rect, cell.text, _ink(cell), sized_font(20, weight=600))
        case Kind.TIE_BREAK:
            _write(painter, rect, cell.text, _ink(cell), sized_font(16))
        case Kind.PLACE:
            _paint_place(painter, rect, cell)


def _paint_name(painter: QPainter, rect: QRectF, cell: Cell) -> None:
    who = cell.row.participant
    room = rect.adjusted(8, 0, -4, 0)
    style = NAME_STYLE_BEST if _prize_place(cell) else NAME_STYLE
    fitted = fitted_text.fit(who.name, who.class_name, style, int(room.width()), NAME_LINES)
    left = Qt.AlignmentFlag.AlignLeft
    fitted_text.draw(painter, room, fitted, color=_ink(cell), note_color=theme.current().muted, align=left)


def _paint_meeting(painter: QPainter, rect: QRectF, cell: Cell) -> None:
    if cell.is_own:
        _paint_own_square(painter, rect)
        return
    width = rect.width() / max(len(cell.games), 1)
    for number, game in enumerate(cell.games):
        _paint_game(painter, QRectF(rect.left() + number * width, rect.top(), width, rect.height()), game)


def _paint_own_square(painter: QPainter, rect: QRectF) -> None:
    colors = theme.current()
    width = min(rect.width() - 4, 48)
    square = QRectF(0, 0, width, min(rect.height() - 8, 44))
    square.moveCenter(rect.center() + QPointF(0, 0.5))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colors.accent)
    painter.drawRoundedRect(square, 6, 6)
    scale = painter.device().devicePixelRatio()
    rook = icons.pixmap("rook", colors.on_accent, 24, scale)
    painter.drawPixmap(square.center() - QPointF(12, 12), rook)


def _paint_game(painter: QPainter, rect: QRectF, game: CellGame) -> None:
    if game.status is PairingStatus.RUNNING:
        _paint_running(painter, rect)
        return
    text = wording.mark(game.mark, game.half_points)
    if not text:
        return
    color, font = _mark_look(game)
    is_played = game.mark not in (Mark.FORFEIT_WIN, Mark.FORFEIT_LOSS)
    _write(painter, rect.adjusted(0, 0, 0, -10) if is_played else rect, text, color, font)
    if is_played:
        _paint_bar(painter, rect, game)


def _mark_look(game: CellGame) -> tuple[QColor, QFont]:
    colors = theme.current()
    is_win = game.mark in (Mark.WIN, Mark.FORFEIT_WIN)
    is_loss = game.mark in (Mark.LOSS, Mark.FORFEIT_LOSS)
    color = colors.disabled if not game.counts else colors.muted if is_loss else colors.text
    return color, sized_font(20, weight=600 if is_win else 400)


def _paint_running(painter: QPainter, rect: QRectF) -> None:
    scale = painter.device().devicePixelRatio()
    painter.drawPixmap(rect.center() - QPointF(10, 10), icons.pixmap("play", theme.current().accent, 20, scale))


def _paint_bar(painter: QPainter, rect: QRectF, game: CellGame) -> None:
    """Half open for White, filled for Black, as the pieces on the board."""
    colors = theme.current()
    bar = QRectF(QPointF(0, 0), _BAR.toSizeF())
    bar.moveCenter(QPointF(rect.center().x(), rect.bottom() - 6.5))
    ink = colors.text if game.counts else colors.disabled
    painter.setPen(QPen(ink, 1))
    painter.setBrush(ink if game.color is Color.BLACK else colors.surface)
    painter.drawRoundedRect(bar.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2)


def _paint_place(painter: QPainter, rect: QRectF, cell: Cell) -> None:
    place = _prize_place(cell)
    is_alone = cell.row.places is not None and cell.row.places[0] == cell.row.places[1]
    font = sized_font(20 if place and is_alone else 16, weight=600)
    if place == 0:
        _write(painter, rect, cell.text, _ink(cell), font)
        return
    colors = theme.current()
    is_first = cell.row.places == (1, 1)
    middle = max(0.0, QFontMetricsF(font).horizontalAdvance(cell.text) - 14)
    painter.setPen(QPen(colors.accent, 3, j=Qt.PenJoinStyle.MiterJoin))
    painter.setBrush(colors.accent if is_first else colors.surface)
    painter.drawPolygon(_hexagon(rect.center() + QPointF(0, 0.5), 20, middle))
    _write(painter, rect, cell.text, colors.on_accent if is_first else colors.accent, font)


def _hexagon(centre: QPointF, radius_px: float, middle_px: float) -> QPolygonF:
    """A hexagon on its side; `middle_px` stretches it for places that are shared."""
    corners = []
    for step in range(6):
        angle = step * pi / 3
        stretch = middle_px / 2 if cos(angle) > 0 else -middle_px / 2
        corners.append(centre + QPointF(radius_px * cos(angle) + stretch, radius_px * sin(angle)))
    return QPolygonF(corners)


def _paint_ring(painter: QPainter, rect: QRectF) -> None:
    painter.setPen(QPen(theme.current().focus, 3))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(1.5, 2.5, -1.5, -1.5), 6, 6)


def _prize_place(cell: Cell) -> int:
    """The place from 1 to 3 a row stands on once it has scored, 0 otherwise."""
    places = cell.row.places
    if places is None or places[0] > LAST_PRIZE_PLACE or cell.row.half_points == 0:
        return 0
    return places[0]


def _ink(cell: Cell) -> QColor:
    colors = theme.current()
    return colors.disabled if cell.row.participant.is_annulled else colors.text


def _write(painter: QPainter, rect: QRectF, text: str, color: QColor, font: QFont) -> None:
    painter.setFont(font)
    painter.setPen(color)
    painter.drawText(rect, _CENTRE, text)
