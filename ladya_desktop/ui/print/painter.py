"""Draws a sheet with whatever painter there is: of a printer, of a PDF, of a picture on the screen."""

from typing import Final, assert_never

from PySide6.QtCore import QByteArray, QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtSvg import QSvgRenderer

from ladya_desktop.resources import resource_text
from ladya_desktop.ui.print.lettering import print_font
from ladya_desktop.ui.print.sheet import Box, Fill, Icon, Item, Line, Sheet, Words

UNITS_PER_INCH: Final = 2540


def paint_sheet(painter: QPainter, sheet: Sheet) -> None:
    """Draws the sheet in the painter's units, which must be hundredths of a millimetre: see `scale_for`."""
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    for item in sheet.items:
        _paint(painter, item)


def scale_for(dots_per_inch: float) -> float:
    """What the painter of a device is scaled by, so that its units are those of the sheet."""
    return dots_per_inch / UNITS_PER_INCH


def _paint(painter: QPainter, item: Item) -> None:
    match item:
        case Words():
            _paint_words(painter, item)
        case Fill(left=left, top=top, width=width, height=height, color=color):
            painter.fillRect(QRectF(left, top, width, height), QColor(color))
        case Box(left=left, top=top, width=width, height=height):
            painter.setPen(_pen(item.pen, item.color))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(QRectF(left, top, width, height))
        case Line(left=left, top=top, right=right, bottom=bottom):
            pen = _pen(item.pen, item.color)
            if item.is_dashed:
                pen.setDashPattern([8, 8])
            painter.setPen(pen)
            painter.drawLine(QLineF(left, top, right, bottom))
        case Icon(left=left, top=top, side=side):
            svg = resource_text("icons", f"{item.name}.svg").replace("#000", item.color)
            QSvgRenderer(QByteArray(svg.encode())).render(painter, QRectF(left, top, side, side))
        case _:
            assert_never(item)


def _paint_words(painter: QPainter, words: Words) -> None:
    painter.setFont(print_font(words.size, is_bold=words.is_bold))
    painter.setPen(QColor(words.color))
    painter.drawText(QPointF(words.left, words.baseline), words.text)


def _pen(width: float, color: str) -> QPen:
    pen = QPen(QColor(color))
    pen.setWidthF(width)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    return pen
