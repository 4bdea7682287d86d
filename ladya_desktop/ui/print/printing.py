"""The printer: is there one, which one is wanted, and the sheets on it. The print library is loaded only here."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QDialog, QWidget

from ladya_desktop.ui.print.output import page_layout
from ladya_desktop.ui.print.painter import paint_sheet, scale_for
from ladya_desktop.ui.print.sheet import Sheet

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter


class Printing(Protocol):
    """What a window needs of the printers there are."""

    def has_printer(self) -> bool:
        """Whether there is any printer."""

    def ask(self, parent: QWidget, sheets: int, chosen: "Callable[[QPrinter], None]") -> None:
        """Asks for printer, sheets and copies; `chosen` is called with the answer, unless it is left."""


class SystemPrinting:
    """The printers that the system knows, and its own dialog."""

    def has_printer(self) -> bool:
        """Asks the system anew: a printer may have been switched on meanwhile."""
        from PySide6.QtPrintSupport import QPrinterInfo

        return bool(QPrinterInfo.availablePrinterNames())

    def ask(self, parent: QWidget, sheets: int, chosen: "Callable[[QPrinter], None]") -> None:
        """Opens the dialog."""
        from PySide6.QtPrintSupport import QAbstractPrintDialog, QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        dialog = QPrintDialog(printer, parent)
        dialog.setOption(QAbstractPrintDialog.PrintDialogOption.PrintPageRange)
        dialog.setOption(QAbstractPrintDialog.PrintDialogOption.PrintToFile, False)
        dialog.setMinMax(1, sheets)
        dialog.setFromTo(1, sheets)
        dialog.accepted.connect(lambda: chosen(printer))
        dialog.finished.connect(dialog.deleteLater)
        QDialog.open(dialog)  # the dialog's own takes a receiver and a slot


def print_sheets(printer: "QPrinter", sheets: tuple[Sheet, ...], title: str) -> bool:
    """Prints the sheets that were chosen; returns whether the printer took them."""
    chosen = _chosen(printer, sheets)
    if not chosen:
        return True
    printer.setDocName(title)
    printer.setFullPage(True)
    printer.setPageLayout(page_layout(chosen[0]))
    painter = QPainter()
    if not painter.begin(printer):
        return False
    is_taken = False
    try:
        is_taken = _paint(printer, painter, chosen)
    finally:
        is_ended = painter.end()  # whatever went wrong: left open, it would end the program with the printer
    return is_ended and is_taken and not _has_failed(printer)


def _paint(printer: "QPrinter", painter: QPainter, sheets: tuple[Sheet, ...]) -> bool:
    for number, sheet in enumerate(sheets):
        if number:
            printer.setPageLayout(page_layout(sheet))
            if not printer.newPage():
                return False
        scale = scale_for(printer.resolution())
        painter.resetTransform()
        painter.scale(scale, scale)
        paint_sheet(painter, sheet)
    return True


def _chosen(printer: "QPrinter", sheets: tuple[Sheet, ...]) -> tuple[Sheet, ...]:
    """The sheets wanted, as often as the printer's driver does not do by itself."""
    first, last = printer.fromPage(), printer.toPage()
    wanted = sheets[first - 1 : last] if first else sheets
    return wanted * (1 if printer.supportsMultipleCopies() else max(1, printer.copyCount()))


def _has_failed(printer: "QPrinter") -> bool:
    from PySide6.QtPrintSupport import QPrinter

    return printer.printerState() in (QPrinter.PrinterState.Error, QPrinter.PrinterState.Aborted)
