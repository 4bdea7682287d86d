"""The window of a paper: what it shows, and what its buttons do when all goes well and when it does not."""

import errno
import os
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.papers.paper import Cards, Heading, Paper, Paragraph, Ruled
from ladya_desktop.texts import set_language
from ladya_desktop.ui.print.pagination import sheets_of
from ladya_desktop.ui.print.paper_window import PaperWindow
from tests.papers.events import played
from tests.ui.print.samples import offered, paper_of
from tests.ui.print.test_output import pages


@dataclass
class PretendedPrinting:
    """Printers that a test thinks up: their paper is a file."""

    file: Path | None = None
    sheets: list[int] = field(default_factory=list)

    def has_printer(self) -> bool:
        return self.file is not None

    def ask(self, parent: QWidget, sheets: int, chosen: Callable[[QPrinter], None]) -> None:
        self.sheets.append(sheets)
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(self.file))
        chosen(printer)


@dataclass
class PretendedDialog:
    """Answers where a file is to be kept; None leaves the dialog."""

    place: Path | None
    asked: list[tuple[str, str, str]] = field(default_factory=list)

    def __call__(self, parent: QWidget, title: str, name: str, kinds: str, chosen: Callable[[Path], None], /) -> None:
        self.asked.append((title, name, kinds))
        if self.place is not None:
            chosen(self.place)


MakeWindow = Callable[..., PaperWindow]


@pytest.fixture
def make(qtbot: QtBot) -> MakeWindow:
    """Makes a window of a paper, with no printer and nowhere to save unless the test says so."""

    def made(
        *papers: Paper,
        printing: PretendedPrinting | None = None,
        where: PretendedDialog | None = None,
        has_wording: bool = False,
    ) -> PaperWindow:
        window = PaperWindow(
            papers or [paper_of(Paragraph(text="слова"))],
            printing=printing or PretendedPrinting(),
            ask_where=where or PretendedDialog(None),
            has_wording=has_wording,
        )
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        qtbot.addWidget(window)
        window.show()
        return window

    return made


def test_it_shows_what_and_how_many(make: MakeWindow) -> None:
    window = make(offered(played(6), "crosstable"))
    assert window.windowTitle() == "Печать: II\u00a0группа, 2–4 классы · Таблица по номерам"
    assert window.view.accessibleDescription() == "1 лист"
    assert window.view.hasFocus() or window.focusWidget() is window.view


def test_without_a_printer_it_says_so_and_what_to_do(make: MakeWindow) -> None:
    window = make()
    window.print_button.click()
    assert window.remark.text == "Принтер не найден. Можно сохранить PDF и напечатать на другом компьютере."
    assert window.remark.isVisible()


def test_it_prints_all_sheets(make: MakeWindow, tmp_path: Path) -> None:
    printing = PretendedPrinting(tmp_path / "printed.pdf")
    window = make(offered(played(24, 0), "schedule"), printing=printing)
    window.print_button.click()
    assert pages((tmp_path / "printed.pdf").read_bytes()) == printing.sheets[0] > 3
    assert window.remark.text.startswith("Отправлено на принтер")


def test_a_printer_that_fails_is_named(make: MakeWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QPrinter, "printerState", lambda self: QPrinter.PrinterState.Error)
    monkeypatch.setattr(QPrinter, "printerName", lambda self: "Лазерный")
    window = make(printing=PretendedPrinting(tmp_path / "printed.pdf"))
    window.print_button.click()
    assert window.remark.text.startswith("Принтер «Лазерный» не ответил, ничего не напечатано.")


def test_a_pdf_is_kept_where_it_is_wanted(make: MakeWindow, tmp_path: Path) -> None:
    where = PretendedDialog(tmp_path / "таблица.pdf")
    window = make(offered(played(6), "crosstable"), where=where)
    window.pdf_button.click()
    assert (tmp_path / "таблица.pdf").read_bytes().startswith(b"%PDF")
    assert window.remark.text == f"Сохранено: {tmp_path / 'таблица.pdf'}"
    assert where.asked == [("Сохранить PDF", "II группа, 2–4 классы, Таблица по номерам.pdf", "Документы PDF (*.pdf)")]


def test_a_web_page_is_kept_where_it_is_wanted(make: MakeWindow, tmp_path: Path) -> None:
    window = make(offered(played(6), "crosstable"), where=PretendedDialog(tmp_path / "page.html"))
    window.html_button.click()
    assert (tmp_path / "page.html").read_text(encoding="utf-8").startswith("<!DOCTYPE html>")


def test_a_dialog_that_is_left_saves_nothing(make: MakeWindow, tmp_path: Path) -> None:
    window = make(where=PretendedDialog(None))
    window.pdf_button.click()
    window.html_button.click()
    assert not window.remark.isVisible()


def test_a_full_disk_leaves_the_old_file_and_says_so(
    make: MakeWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "таблица.pdf"
    place.write_bytes(b"old")

    def full(handle: int, data: bytes) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    window = make(where=PretendedDialog(place))
    monkeypatch.setattr(os, "write", full)
    window.pdf_button.click()
    monkeypatch.undo()
    assert "таблица.pdf" in window.remark.text
    assert [file.name for file in tmp_path.iterdir()] == ["таблица.pdf"]
    assert place.read_bytes() == b"old"


def test_a_folder_that_is_gone_is_named(make: MakeWindow, tmp_path: Path) -> None:
    window = make(where=PretendedDialog(tmp_path / "gone" / "x.pdf"))
    window.pdf_button.click()
    assert "gone" in window.remark.text


def test_it_opens_within_the_window_below(qtbot: QtBot) -> None:
    below = QWidget()
    below.resize(760, 560)
    qtbot.addWidget(below)
    window = PaperWindow([paper_of(Paragraph(text="слова"))], below)
    assert window.width() < below.width()
    assert window.height() < below.height()


def test_other_papers_take_the_place_of_the_first(make: MakeWindow) -> None:
    window = make()
    window.print_button.click()
    window.show_papers([offered(played(6), "diplomas")])
    assert window.view.accessibleDescription() == "3 листа"
    assert not window.remark.isVisible()


def test_the_wording_is_asked_for_by_a_button_of_diplomas_alone(make: MakeWindow, qtbot: QtBot) -> None:
    assert not make().wording_button.isVisible()
    window = make(has_wording=True)
    with qtbot.waitSignal(window.wording_asked):
        window.wording_button.click()


def test_it_is_larger_and_smaller_within_limits(make: MakeWindow) -> None:
    window = make()
    before = window.view.sheet_rect(0).width()
    window.larger.click()
    assert window.view.sheet_rect(0).width() > before
    for _ in range(9):
        window.larger.click()
    assert not window.larger.isEnabled()
    for _ in range(9):
        window.smaller.click()
    assert not window.smaller.isEnabled()
    assert window.view.sheet_rect(0).width() < before


def test_buttons_are_large_enough_for_fingers(make: MakeWindow) -> None:
    for size in (QSize(1100, 740), QSize(683, 368)):
        window = make(has_wording=True)
        window.resize(size)
        buttons = [button for button in window.findChildren(QPushButton) if button.isVisible()]
        assert len(buttons) == 7
        assert all(button.width() >= 44 and button.height() >= 44 for button in buttons)
        assert all(window.rect().contains(button.geometry()) for button in buttons)
        assert all(button.accessibleName() or button.text() for button in buttons)


def test_escape_closes_it(make: MakeWindow, qtbot: QtBot) -> None:
    window = make()
    QTest.keyClick(window.view, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_english_words_on_every_button(make: MakeWindow) -> None:
    set_language("en")
    window = make(has_wording=True)
    buttons = (window.pdf_button, window.html_button, window.wording_button, window.close_button, window.larger)
    assert window.print_button.text() == "Print…"
    assert [button.accessibleName() for button in buttons] == ["PDF", "Web page", "Wording", "Close", "Larger"]


def test_a_long_paper_scrolls_by_keys(make: MakeWindow, qtbot: QtBot) -> None:
    window = make(paper_of(Ruled(lines=300)))
    bar = window.view.verticalScrollBar()
    QTest.keyClick(window.view, Qt.Key.Key_End)
    assert bar.value() == bar.maximum() > 0
    QTest.keyClick(window.view, Qt.Key.Key_PageUp)
    assert bar.value() == bar.maximum() - bar.pageStep()
    QTest.keyClick(window.view, Qt.Key.Key_PageDown)
    assert bar.value() == bar.maximum()
    QTest.keyClick(window.view, Qt.Key.Key_Home)
    assert bar.value() == 0
    QTest.keyClick(window.view, Qt.Key.Key_Down)
    assert bar.value() > 0


def test_a_paper_of_many_sheets_is_drawn_to_its_end(make: MakeWindow) -> None:
    window = make(paper_of(Ruled(lines=600)))
    last = int(window.view.accessibleDescription().split()[0]) - 1
    for _ in range(last + 1):
        window.grab()
        QTest.keyClick(window.view, Qt.Key.Key_PageDown)
    QTest.keyClick(window.view, Qt.Key.Key_End)
    assert window.view.viewport().rect().intersects(window.view.sheet_rect(last))
    assert window.view.grab().toImage().pixelColor(window.width() // 2, 100).lightness() > 200


def test_only_what_is_in_sight_is_drawn(make: MakeWindow) -> None:
    window = make(paper_of(Ruled(lines=600)))
    shown = window.grab()
    assert shown.toImage().pixelColor(window.width() // 2, window.height() - 40).lightness() > 200


# Papers that take long


def many_cards() -> Paper:
    return paper_of(Cards(cards=tuple((Heading(text=f"карта{number}", level=3),) for number in range(40))))


def test_many_cards_are_laid_while_the_window_is_heard(make: MakeWindow, qtbot: QtBot) -> None:
    window = make(many_cards())
    assert window.work.isVisible()
    assert window.work.words.text() == "Раскладываем по листам: 0 %"
    assert not window.print_button.isEnabled()
    qtbot.waitUntil(lambda: not window.work.is_going_on)
    assert window.work.isHidden()
    assert window.print_button.isEnabled()
    assert window._sheets == sheets_of([many_cards()])


def test_nothing_is_kept_before_all_sheets_are_there(make: MakeWindow, tmp_path: Path) -> None:
    where = PretendedDialog(tmp_path / "x.pdf")
    window = make(many_cards(), where=where)
    QTest.keyClick(window, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert where.asked == []


def test_who_stops_the_laying_is_out_of_the_window(make: MakeWindow, qtbot: QtBot) -> None:
    window = make(many_cards())
    with qtbot.waitSignal(window.rejected):
        window.work.stop_button.click()
    assert not window.work.is_going_on


def test_who_closes_the_window_ends_the_laying(make: MakeWindow) -> None:
    window = make(many_cards())
    window.close_button.click()
    assert (window.work.is_going_on, window.isVisible()) == (False, False)
