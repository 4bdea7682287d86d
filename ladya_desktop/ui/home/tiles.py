"""The three doors of the first screen, each with a picture of what is behind it."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.board.board_theme import board_theme
from ladya_desktop.ui.board.pieces import draw_piece
from ladya_desktop.ui.fonts import sized_font
from ladya_desktop.ui.parts import fitted_text
from ladya_desktop.ui.parts.fitted_text import Fitted, Style

RADIUS_PX = 12
PICTURE_PART = 0.585
SMALLEST_PICTURE_PX = 84
HINT_LEAST_AROUND_PX = 8
NAME_PX = 48
SIDE_PX = 24
HINT_STYLE = Style(17)

Picture = Callable[[QPainter, QRectF], None]


class Tile(QAbstractButton):
    """A large button: picture above, name and hint below; a low one leaves out the hint, then the picture."""

    def __init__(self, picture: Picture, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = picture
        self._hint = ""
        self._row: tuple[Tile, ...] = (self,)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty("ringRadius", RADIUS_PX)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def say(self, name: str, hint: str) -> None:
        """Names the door and what is behind it."""
        self.setText(name)
        self._hint = hint
        self.setAccessibleName(name)
        self.setAccessibleDescription(hint)
        self.update()

    def stand_beside(self, row: "tuple[Tile, ...]") -> None:
        """The names of all in a row, this one included, stand on one line, however long their hints are."""
        self._row = row

    def hint_height(self, width_px: int) -> float:
        """How high the hint is, so wide."""
        return fitted_text.fit(self._hint, "", HINT_STYLE, width_px).height_px

    def sizeHint(self) -> QSize:
        return QSize(320, 240)

    def minimumSizeHint(self) -> QSize:
        return QSize(160, 72)

    def paintEvent(self, event: object) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colors = theme.current()
        edge = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        shape = QPainterPath()
        shape.addRoundedRect(edge, RADIUS_PX, RADIUS_PX)
        ground = colors.pressed if self.isDown() else colors.hover if self.underMouse() else colors.surface
        painter.fillPath(shape, ground)
        words = self._paint_picture(painter, edge, shape)
        self._paint_words(painter, words)
        painter.setPen(QPen(colors.accent if self.underMouse() else colors.control, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(shape)
        painter.end()

    def _paint_picture(self, painter: QPainter, edge: QRectF, shape: QPainterPath) -> QRectF:
        """Paints the picture if there is room, and returns what is left for the words."""
        height = round(edge.height() * PICTURE_PART)
        if height < SMALLEST_PICTURE_PX:
            return edge
        painter.save()
        painter.setClipPath(shape)
        self._picture(painter, QRectF(edge.left(), edge.top(), edge.width(), height))
        painter.restore()
        return edge.adjusted(0, height, 0, 0)

    def _paint_words(self, painter: QPainter, room: QRectF) -> None:
        colors = theme.current()
        side = SIDE_PX if room.width() >= 240 else 16
        inside = room.adjusted(side, 0, -side, 0)
        name = QRectF(inside.left(), inside.top(), inside.width() - 32, inside.height())
        hint = fitted_text.fit(self._hint, "", HINT_STYLE, int(inside.width()))
        spare = room.height() - NAME_PX - max(each.hint_height(int(inside.width())) for each in self._row)
        has_hint = room.width() >= 240 and spare >= 2 * HINT_LEAST_AROUND_PX
        if has_hint:
            top = inside.top() + spare / 2
            name = QRectF(inside.left(), top, inside.width() - 32, 42)
            below = QRectF(inside.left(), top + NAME_PX, inside.width(), hint.height_px)
            _draw(painter, below, hint, colors.muted)
        fitted = fitted_text.fit(self.text(), "", Style(32 if has_hint else 24, 600), int(name.width()), 1)
        _draw(painter, name, fitted, colors.text)
        arrow = icons.pixmap("chevron-right", colors.accent, 28, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(inside.right() - 20, name.center().y() - 14), arrow)


def draw_play(painter: QPainter, rect: QRectF) -> None:
    """Two rows of a board with pieces of both sides facing each other."""
    side = rect.height() / 2
    _draw_squares(painter, rect, side, is_dark_first=False)
    for column, letter in enumerate("qpn", start=1):
        _draw_piece(painter, rect, side, (column, 0), letter)
    for column, letter in enumerate("NRP", start=1):
        _draw_piece(painter, rect, side, (column, 1), letter)


def draw_lesson(painter: QPainter, rect: QRectF) -> None:
    """A fork: what a lesson explains with two arrows."""
    side = rect.height() / 2
    _draw_squares(painter, rect, side, is_dark_first=True)
    for place, letter in (((0, 0), "k"), ((4, 0), "r"), ((2, 1), "N")):
        _draw_piece(painter, rect, side, place, letter)
    start = _centre(rect, side, (2, 1))
    for target in ((0, 0), (4, 0)):
        _draw_arrow(painter, start, _centre(rect, side, target), side)


def draw_tournament(painter: QPainter, rect: QRectF) -> None:
    """A small crosstable."""
    colors = theme.current()
    painter.fillRect(rect, colors.accent_soft)
    row = rect.height() / 4.4
    cell = row * 0.9
    width = 3.3 * row + 4 * row + 1.6 * row
    left, top = rect.center().x() - width / 2, rect.top() + 0.2 * row
    for number, marks in enumerate(_TABLE):
        y = top + number * row
        _draw_box(painter, QRectF(left, y, 3.2 * row, cell), colors.surface)
        bar = QRectF(left + 0.45 * row, y + cell * 0.39, (1.5, 1.15, 1.7, 1.35)[number] * row, cell * 0.22)
        painter.setBrush(QColor(colors.accent.red(), colors.accent.green(), colors.accent.blue(), 140))
        painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2)
        for column, mark in enumerate(marks[:4]):
            box = QRectF(left + 3.3 * row + column * row, y, cell, cell)
            _draw_box(painter, box, colors.accent if column == number else colors.surface)
            _draw_mark(painter, box, mark, colors.text, row)
        points = QRectF(left + 7.3 * row, y, 1.6 * row, cell)
        _draw_mark(painter, points, marks[4], colors.accent, row)


_TABLE = (("", "1", "½", "1", "2½"), ("0", "", "1", "½", "1½"), ("½", "0", "", "1", "1½"), ("0", "½", "0", "", "½"))


def _draw_squares(painter: QPainter, rect: QRectF, side: float, *, is_dark_first: bool) -> None:
    colors = board_theme()
    columns, width = _columns(rect, side)
    for column in range(columns):
        for row in range(2):
            is_dark = (column + row) % 2 == (0 if is_dark_first else 1)
            square = QRectF(rect.left() + column * width, rect.top() + row * side, width + 1, side + 1)
            painter.fillRect(square, colors.dark if is_dark else colors.light)


def _columns(rect: QRectF, side: float) -> tuple[int, float]:
    """How many whole columns fill the picture, and how wide they are: almost squares."""
    columns = max(round(rect.width() / side), 1)
    return columns, rect.width() / columns


def _centre(rect: QRectF, side: float, place: tuple[int, int]) -> QPointF:
    """The middle of a square of the five that stand in the middle of the picture."""
    column, row = place
    columns, width = _columns(rect, side)
    first = max(0, (columns - 5) // 2)
    return QPointF(rect.left() + (first + column + 0.5) * width, rect.top() + (row + 0.5) * side)


def _draw_piece(painter: QPainter, rect: QRectF, side: float, place: tuple[int, int], letter: str) -> None:
    draw_piece(painter, letter, _centre(rect, side, place), side * 0.92)


def _draw_arrow(painter: QPainter, start: QPointF, target: QPointF, side: float) -> None:
    along = target - start
    length = (along.x() ** 2 + along.y() ** 2) ** 0.5
    unit = along / length
    across = QPointF(-unit.y(), unit.x())
    tip, neck = target - unit * side * 0.45, target - unit * side * 0.78
    painter.setPen(QPen(board_theme().touch, side * 0.12, c=Qt.PenCapStyle.RoundCap))
    painter.drawLine(start + unit * side * 0.42, neck)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(board_theme().touch)
    painter.drawPolygon(QPolygonF([tip, neck + across * side * 0.2, neck - across * side * 0.2]))


def _draw_box(painter: QPainter, box: QRectF, ground: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    painter.drawRoundedRect(box, 4, 4)


def _draw_mark(painter: QPainter, box: QRectF, mark: str, ink: QColor, row: float) -> None:
    painter.setPen(ink)
    painter.setFont(sized_font(max(round(row * 0.58), 10), weight=600))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, mark)


def _draw(painter: QPainter, room: QRectF, fitted: Fitted, ink: QColor) -> None:
    align = Qt.AlignmentFlag.AlignLeft
    fitted_text.draw(painter, room, fitted, color=ink, note_color=ink, align=align)
