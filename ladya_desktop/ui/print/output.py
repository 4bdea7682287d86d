"""Sheets as bytes of a PDF, and as pictures. A PDF is made in memory, so that no half of one is ever on the disk."""

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QSize, Qt
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter, QPdfWriter

from ladya_desktop.texts import t
from ladya_desktop.ui.print.painter import UNITS_PER_INCH, paint_sheet
from ladya_desktop.ui.print.sheet import Sheet


def pdf_bytes(sheets: tuple[Sheet, ...], title: str) -> bytes:
    """The PDF of the sheets, each lying or standing as it is. Raises IndexError for no sheets."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setCreator(t("home.product"))
    writer.setResolution(UNITS_PER_INCH)
    writer.setPageLayout(page_layout(sheets[0]))
    with QPainter(writer) as painter:
        for number, sheet in enumerate(sheets):
            if number:
                writer.setPageLayout(page_layout(sheet))
                writer.newPage()
            paint_sheet(painter, sheet)
    buffer.close()
    return bytes(data.data())


def picture(sheet: Sheet, width_px: int) -> QImage:
    """The sheet as a picture so many pixels wide."""
    scale = width_px / sheet.width
    image = QImage(QSize(width_px, round(sheet.height * scale)), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    with QPainter(image) as painter:
        painter.scale(scale, scale)
        paint_sheet(painter, sheet)
    return image


def page_layout(sheet: Sheet) -> QPageLayout:
    """An A4 page that lies or stands, without margins: the sheet has its own."""
    way = QPageLayout.Orientation.Landscape if sheet.is_landscape else QPageLayout.Orientation.Portrait
    return QPageLayout(QPageSize(QPageSize.PageSizeId.A4), way, QMarginsF(0, 0, 0, 0))
