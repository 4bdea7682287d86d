"""How a cell of the crosstable looks: result large, a bar below it for the colour played, places 1 to 3 in hexagons.

A table of 200 has 40,000 cells, and few that look different: each look is painted once and kept as a tile.
"""

from dataclasses import dataclass
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QHelpEvent, QPainter, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem

from ladya_desktop.game.by_color import Color
from ladya_desktop.tournament.view import CellGame, Mark, PairingStatus
from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.fonts import sized_font
from ladya_desktop.ui.parts import fitted_text
from ladya_desktop.ui.parts.fitted_text import Style
from ladya_desktop.ui.tournament import wording
from ladya_desktop.ui.tournament.crosstable_columns import Kind
from ladya_desktop.ui.tournament.crosstable_model import Cell, CrosstableModel, Index

ROW_PX = 52
NAME_STYLE = Style(16, 400)
NAME_STYLE_BEST = Style(16, 600)
NAME_LINES = 2
LAST_PRIZE_PLACE = 3
_BAR = QSize(15, 6)
_CENTRE = Qt.AlignmentFlag.AlignCenter
MOST_TILES: Final = 2048


@dataclass(frozen=True, slots=True)
class Ground:
    """What a cell stands on: `is_first` has no line above; under the mouse, or in a row that was looked for."""

    is_first: bool = False
    is_hovered: bool = False
    is_found: bool = False


class CrosstableDelegate(QStyledItemDelegate):
    """Gives the tiles of cells; sizes are logical pixels at a zoom of 1."""

    def __init__(self) -> None:
        super().__init__()
        self._tiles: dict[object, QPixmap] = {}
        self._look: object = None

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(44, ROW_PX)

    def helpEvent(self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: Index) -> bool:
        """Only games explain themselves under the mouse; a name or a number says nothing new."""
        if event.type() is QEvent.Type.ToolTip and not _has_games(index):
            return False
        return super().helpEvent(event, view, option, index)

    def tile(self, cell: Cell, size: QSize, ground: Ground, zoom: float, scale: float) -> QPixmap:
        """A cell of a size on the screen, drawn so many times as large as usual, at a device pixel ratio."""
        look = (theme.current().name, zoom, scale)
        if look != self._look or len(self._tiles) > MOST_TILES:
            self._look = look
            self._tiles.clear()
        key = (_looks(cell), size.width(), size.height(), ground)
        found = self._tiles.get(key)
        if found is None:
            found = self._tiles[key] = _tile(cell, size, ground, zoom, scale)
        return found


def _has_games(index: Index) -> bool:
    model = index.model()
    return isinstance(model, CrosstableModel) and bool(model.cell(index.row(), index.column()).games)


def _looks(cell: Cell) -> object:
    """All that makes a cell look as it does."""
    kind = cell.column.kind
    match kind:
        case Kind.OPPONENT:
            return kind, cell.is_own, tuple((g.mark, g.half_points, g.color, g.counts, g.status) for g in cell.games)
        case Kind.NAME:
            row = cell.row
            return kind, row.participant, _prize_place(cell)
        case _:
            return kind, cell.text, cell.row.participant.is_annulled, cell.row.places, _prize_place(cell)


def _tile(cell: Cell, size: QSize, ground: Ground, zoom: float, scale: float) -> QPixmap:
    made = QPixmap(size * scale)
    made.setDevicePixelRatio(scale)
    made.fill(_ground_color(cell, ground))
    with QPainter(made) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not ground.is_first:
            painter.fillRect(0, 0, size.width(), 1, theme.current().line)
        painter.scale(zoom, zoom)
        _paint_content(painter, QRectF(QPointF(0, 0), QSizeF(size) / zoom), cell)
    return made


def _ground_color(cell: Cell, ground: Ground) -> QColor:
    colors = theme.current()
    if ground.is_hovered and cell.is_a_door:
        return colors.hover
    is_marked = ground.is_found or cell.column.kind is Kind.POINTS
    return colors.accent_soft if is_marked else colors.surface


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
    fitted = fitted_text.fit(cell.text, who.class_name, style, int(room.width()), NAME_LINES)
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
    scale = painter.device().devicePixelRatio() * painter.transform().m11()
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
    scale = painter.device().devicePixelRatio() * painter.transform().m11()
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
    painter.drawPolygon(hexagon(rect.center() + QPointF(0, 0.5), 20, middle))
    _write(painter, rect, cell.text, colors.on_accent if is_first else colors.accent, font)


def hexagon(centre: QPointF, radius_px: float, middle_px: float) -> QPolygonF:
    """A hexagon on its side; `middle_px` stretches it for places that are shared."""
    corners = []
    for step in range(6):
        angle = step * pi / 3
        stretch = middle_px / 2 if cos(angle) > 0 else -middle_px / 2
        corners.append(centre + QPointF(radius_px * cos(angle) + stretch, radius_px * sin(angle)))
    return QPolygonF(corners)


def paint_ring(painter: QPainter, rect: QRectF) -> None:
    """The ring around the cell that has the keyboard."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
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
