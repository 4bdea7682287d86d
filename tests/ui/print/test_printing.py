"""Printing: on a pretended printer, on one that fails, and on none at all."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QPainter
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.papers.paper import Orientation, PageBreak, Paragraph
from ladya_desktop.ui.print.pagination import sheets_of
from ladya_desktop.ui.print.printing import SystemPrinting, print_sheets
from ladya_desktop.ui.print.sheet import Sheet
from tests.ui.print.samples import paper_of
from tests.ui.print.test_output import boxes, pages


@pytest.fixture
def printer(tmp_path: Path) -> QPrinter:
    """A printer whose paper is a file."""
    made = QPrinter(QPrinter.PrinterMode.HighResolution)
    made.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    made.setOutputFileName(str(tmp_path / "printed.pdf"))
    return made


def printed(printer: QPrinter) -> bytes:
    return Path(printer.outputFileName()).read_bytes()


def three_sheets() -> tuple[Sheet, ...]:
    standing = paper_of(Paragraph(text="один"), PageBreak(), Paragraph(text="два"))
    return sheets_of([standing, paper_of(Paragraph(text="три"), orientation=Orientation.LANDSCAPE)])


def test_all_sheets_are_printed_each_as_it_lies(qapp: QApplication, printer: QPrinter) -> None:
    assert print_sheets(printer, three_sheets(), "Бумага")
    assert boxes(printed(printer)) == [(595, 842), (595, 842), (842, 595)]
    assert printer.docName() == "Бумага"


def test_only_the_sheets_chosen_are_printed(qapp: QApplication, printer: QPrinter) -> None:
    printer.setFromTo(2, 3)
    assert print_sheets(printer, three_sheets(), "Бумага")
    assert boxes(printed(printer)) == [(595, 842), (842, 595)]


def test_sheets_that_there_are_not_are_no_failure(qapp: QApplication, printer: QPrinter) -> None:
    printer.setFromTo(7, 9)
    assert print_sheets(printer, three_sheets(), "Бумага")
    assert not Path(printer.outputFileName()).exists()


def test_copies_that_the_driver_does_not_make_are_made(
    qapp: QApplication, printer: QPrinter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QPrinter, "supportsMultipleCopies", lambda self: False)
    monkeypatch.setattr(QPrinter, "copyCount", lambda self: 2)
    assert print_sheets(printer, three_sheets(), "Бумага")
    assert pages(printed(printer)) == 6


def test_a_printer_that_does_not_begin(qapp: QApplication, printer: QPrinter, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QPainter, "begin", lambda self, device: False)
    assert not print_sheets(printer, three_sheets(), "Бумага")


def test_a_printer_that_stops_between_sheets(
    qapp: QApplication, printer: QPrinter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QPrinter, "newPage", lambda self: False)
    assert not print_sheets(printer, three_sheets(), "Бумага")


def test_a_printer_that_says_it_failed(qapp: QApplication, printer: QPrinter, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QPrinter, "printerState", lambda self: QPrinter.PrinterState.Error)
    assert not print_sheets(printer, three_sheets(), "Бумага")


def test_whether_there_is_a_printer_is_asked_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    for names in ([], ["Лазерный"]):
        monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", staticmethod(lambda names=names: names))
        assert SystemPrinting().has_printer() is bool(names)


def test_the_print_library_is_loaded_only_when_it_is_wanted() -> None:
    look = "import sys, ladya_desktop.ui.print.showing; sys.exit('PySide6.QtPrintSupport' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", look], check=False).returncode == 0


def test_the_dialog_hands_on_its_printer(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    chosen: list[QPrinter] = []
    SystemPrinting().ask(window, 3, chosen.append)
    (dialog,) = window.findChildren(QPrintDialog)
    assert (dialog.minPage(), dialog.maxPage()) == (1, 3)
    dialog.accept()
    assert len(chosen) == 1
