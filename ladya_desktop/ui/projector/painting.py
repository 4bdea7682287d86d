"""How a page of the big screen is drawn: measures are shares of the screen's height, so that every size looks alike.

Units are 1/768 of the height, as in the design; a screen that is narrow for its height counts as a lower one.
"""

from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ladya_desktop.ui import icons
from ladya_desktop.ui.parts import fitted_text
from ladya_desktop.ui.parts.fitted_text import LEADING, Fitted, Style
from ladya_desktop.ui.theme import Theme

HEIGHT_UNITS, LEAST_WIDTH_UNITS = 768, 1024
SIDE, TOP, FOOT = 32, 104, 58
HEADINGS: Final = 54
ONE_LINE_SHARE, NOTE_SHARE, SMALLEST = 0.75, 0.7, 13
"""A name gets smaller by a quarter before it is broken; no letter is smaller than the smallest."""
LARGEST_ROW: Final = 92


@dataclass(frozen=True, slots=True)
class Column:
    """A column: `width` in units, 0 for those that share what is left; `is_left` for names."""

    heading: str
    width: float = 0
    is_left: bool = False
    is_soft: bool = False


@dataclass(frozen=True, slots=True)
class Sheet:
    """Where a page is drawn: the painter, the palette, the size in units and the pixels in a unit."""

    painter: QPainter
    colors: Theme
    size: QSizeF
    unit_px: float
    scale: float

    def font_px(self, units: float) -> int:
        """A size of letters in whole pixels."""
        return max(round(units * self.unit_px), 8)

    def pixels(self, place: QRectF) -> QRectF:
        """A place in units as pixels."""
        unit = self.unit_px
        return QRectF(place.left() * unit, place.top() * unit, place.width() * unit, place.height() * unit)

    def write(
        self,
        place: QRectF,
        text: str,
        units: float,
        *,
        color: QColor | None = None,
        weight: int = 400,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
        lines: int = 1,
        note: str = "",
    ) -> None:
        """Writes a text in the middle of the height of a place, smaller if it must be, never cut."""
        pixels = self.pixels(place)
        fitted = self._fitted(text, note, units, weight, pixels, lines)
        ink = color if color is not None else self.colors.text
        fitted_text.draw(self.painter, pixels, fitted, color=ink, note_color=self.colors.muted, align=align)

    def _fitted(self, text: str, note: str, units: float, weight: int, room: QRectF, lines: int) -> Fitted:
        """On one line, smaller if it must be; a name on two rather than very small, and they share the height."""
        size_px, least_px, width_px = self.font_px(units), self.font_px(SMALLEST), max(int(room.width()), 1)
        note_px = self.font_px(units * NOTE_SHARE)
        smallest_px = min(size_px, least_px if lines == 1 else max(least_px, round(size_px * ONE_LINE_SHARE)))
        style = Style(size_px, weight, note_px=note_px, smallest_px=smallest_px)
        fitted = fitted_text.fit(text, note, style, width_px, 1)
        if lines == 1 or (len(fitted.lines) == 1 and fitted.width_px <= width_px):
            return fitted
        lower_px = min(size_px, int(room.height() / lines / LEADING))
        style = Style(lower_px, weight, note_px=note_px, smallest_px=min(lower_px, least_px))
        return fitted_text.fit(text, note, style, width_px, lines)


def units_of(width_px: float, height_px: float) -> tuple[float, QSizeF]:
    """How many pixels a unit has on a screen, and the size of the screen in units."""
    unit_px = min(height_px / HEIGHT_UNITS, width_px / LEAST_WIDTH_UNITS)
    return unit_px, QSizeF(width_px / unit_px, height_px / unit_px)


def paint_frame(sheet: Sheet, title: str, heading: str) -> None:
    """The ground, the rook, the group, and how far it is."""
    sheet.painter.fillRect(sheet.pixels(QRectF(QPointF(0, 0), sheet.size)), sheet.colors.bg)
    rook_px = sheet.font_px(48)
    at = sheet.pixels(QRectF(SIDE + 4, 30, 48, 48)).topLeft()
    sheet.painter.drawPixmap(at, icons.pixmap("rook", sheet.colors.accent, rook_px, sheet.scale))
    room = sheet.size.width() - 110 - SIDE
    left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
    sheet.write(QRectF(110, 12, room * 0.6, 84), title, 38, weight=600, align=left, lines=2)
    sheet.write(QRectF(110 + room * 0.6, 12, room * 0.4, 84), heading, 30, weight=600, align=right, lines=2)


def paint_card(sheet: Sheet, columns: tuple[Column, ...], rows: int) -> tuple[tuple[QRectF, ...], ...]:
    """The card with its headings and lines; returns the cells of each row, in units."""
    card = QRectF(SIDE, TOP, sheet.size.width() - 2 * SIDE, sheet.size.height() - TOP - FOOT)
    painter, colors = sheet.painter, sheet.colors
    painter.setPen(QPen(colors.line, 2 * sheet.unit_px))
    painter.setBrush(colors.surface)
    painter.drawRoundedRect(sheet.pixels(card), 10 * sheet.unit_px, 10 * sheet.unit_px)
    placed = _placed(columns, card.adjusted(20, 0, -20, 0))
    row_height = min((card.height() - HEADINGS - 8) / max(rows, 1), LARGEST_ROW)
    for column, place in zip(columns, placed, strict=True):
        heading = QRectF(place.left() + 4, card.top() + 2, place.width() - 8, HEADINGS - 4)
        align = Qt.AlignmentFlag.AlignLeft if column.is_left else Qt.AlignmentFlag.AlignHCenter
        sheet.write(heading, column.heading, 24, weight=600, align=align)
        if column.is_soft:
            soft = QRectF(place.left(), card.top() + HEADINGS, place.width(), row_height * rows)
            painter.fillRect(sheet.pixels(soft), colors.accent_soft)
    cells = []
    for row in range(rows):
        top = card.top() + HEADINGS + row * row_height
        painter.fillRect(sheet.pixels(QRectF(card.left() + 20, top, card.width() - 40, 2)), colors.line)
        cells.append(tuple(QRectF(place.left(), top, place.width(), row_height) for place in placed))
    return tuple(cells)


def paint_foot(sheet: Sheet, note: str, following: str, number: str, *, is_paused: bool) -> None:
    """Below the card: what is to be known at the left, what comes next and which page it is at the right."""
    top, height = sheet.size.height() - FOOT + 4, FOOT - 8
    width = sheet.size.width() - 2 * SIDE
    left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
    sheet.write(QRectF(SIDE, top, width * 0.5, height), note, 24, align=left)
    words = QRectF(SIDE + width * 0.5, top, width * 0.5, height)
    if is_paused:
        size_px = sheet.font_px(28)
        at = sheet.pixels(QRectF(words.right() - 28, words.center().y() - 14, 28, 28)).topLeft()
        sheet.painter.drawPixmap(at, icons.pixmap("pause", sheet.colors.accent, size_px, sheet.scale))
        words.setRight(words.right() - 40)
    said = " · ".join(part for part in (following, number) if part)
    sheet.write(words, said, 24, color=sheet.colors.muted, align=right)


def text_units(row_height: float) -> float:
    """How large a name is in a row."""
    return row_height * 0.53


def bar(sheet: Sheet, cell: QRectF, *, is_black: bool, color: QColor) -> None:
    """The sign of the colour played, below a result."""
    place = QRectF(cell.center().x() - 12, cell.bottom() - cell.height() * 0.2, 24, 9)
    sheet.painter.setPen(QPen(color, max(1.5 * sheet.unit_px, 1)))
    sheet.painter.setBrush(color if is_black else sheet.colors.surface)
    radius = 3 * sheet.unit_px
    sheet.painter.drawRoundedRect(sheet.pixels(place), radius, radius)


def _placed(columns: tuple[Column, ...], room: QRectF) -> tuple[QRectF, ...]:
    """The columns side by side."""
    wide = sum(1 for column in columns if not column.width)
    left_over = max(room.width() - sum(column.width for column in columns), 0)
    given = [column if column.width else replace(column, width=left_over / wide) for column in columns]
    places, left = [], room.left()
    for column in given:
        places.append(QRectF(left, room.top(), column.width, room.height()))
        left += column.width
    return tuple(places)
