"""A list from a file: a workbook's sheets, an old encoding, what is not taken, the way from one error to the next."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QClipboard, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.files.decoding import MAX_BYTES
from ladya_desktop.ui.tournament.import_model import CHECK, CLASS, GROUP, NAME
from ladya_desktop.ui.tournament.import_page import ImportPage
from tests.files.books import book
from tests.ui.hands import click, click_cell, key, show
from tests.ui.tournament.stand_in import StandInTournament, created, listed

MESSY = (
    ("Список участников",),
    (),
    ("№", "Фамилия", "Имя", "Класс", "Рейтинг"),
    (1, "Дубравина", "Вера", "3А", 1200),
    (2, "Ветерков", "Тимофей", "2Б"),
    (3, "Кленовский", "Матвей"),
    (4, "Облаков", "Лев", "=D4"),
    (5, "Ветерков", "Тимофей", "2Б"),
    (6, "Рябинкина", "Алиса", "10А"),
    (7, "Мышкин", "Пётр", date(2026, 5, 1)),
    (8, None, None, "5Б"),
)


def page_of(qtbot: QtBot, port: StandInTournament, *, width: int = 1366, height: int = 768) -> ImportPage:
    page = show(qtbot, ImportPage(port, choose=lambda _page: None), width, height)
    page.begin(with_file=False)
    return page


def saved(folder: Path, data: bytes, name: str = "список.xlsx") -> Path:
    file = folder / name
    file.write_bytes(data)
    return file


def text_of(page: ImportPage, row: int, column: int) -> str:
    return str(page.model.index(row, column).data())


def place(page: ImportPage) -> tuple[int, int]:
    index = page.table.currentIndex()
    return index.row(), index.column()


def test_a_workbook_is_shown_row_by_row(qtbot: QtBot, tmp_path: Path) -> None:
    port = created()
    page = page_of(qtbot, port)
    page.read_file(saved(tmp_path, book(MESSY)))
    assert [text_of(page, row, 1) for row in range(8)] == ["4", "5", "6", "7", "8", "9", "10", "11"]
    assert [text_of(page, row, GROUP) for row in range(3)] == ["II", "II", ""]
    assert text_of(page, 3, CHECK).startswith("В ячейке D7 формула без значения")
    assert text_of(page, 6, CHECK).startswith("«01.05.2026» — дата")
    assert page.facts.text == "Не взяты столбцы: «Рейтинг». Не взяты строки, где нет учеников: 1."
    assert page.take.text() == "Взять остальных: 2"
    click(page.take)
    assert [one.name for one in port.group("II").participants] == ["Дубравина Вера", "Ветерков Тимофей"]


def test_what_is_wrong_is_a_field_and_is_corrected_there(qtbot: QtBot, tmp_path: Path) -> None:
    page = page_of(qtbot, created())
    page.read_file(saved(tmp_path, book(MESSY)))
    for row, column, text in ((3, CLASS, "3В"), (4, NAME, "Ветерков Тимофей Ильич"), (7, NAME, "Южный Ян")):
        click_cell(page.table, page.model.index(row, column))
        page.table.findChildren(QLineEdit)[-1].setText(text)
        key(page, Qt.Key.Key_Return)
    assert [text_of(page, row, CHECK) for row in (3, 4, 7)] == ["Готово"] * 3
    assert [text_of(page, row, 1) for row in (3, 4, 7)] == ["7", "8", "11"]
    assert page.take.text() == "Взять остальных: 5"
    assert "Рейтинг" in page.facts.text


def test_from_one_error_to_the_next(qtbot: QtBot, tmp_path: Path) -> None:
    page = page_of(qtbot, created(), width=683, height=384)
    page.read_file(saved(tmp_path, book(MESSY)))
    places = []
    for _ in range(7):
        click(page.counts.to_fault)
        places.append(place(page))
        assert page.table.viewport().rect().contains(page.table.visualRect(page.table.currentIndex()).center())
    assert places == [(2, CLASS), (3, CLASS), (4, NAME), (5, CLASS), (6, CLASS), (7, NAME), (2, CLASS)]
    key(page, Qt.Key.Key_F2)
    page.table.findChildren(QLineEdit)[-1].setText("4Б")
    key(page, Qt.Key.Key_Return)
    assert text_of(page, 2, CHECK) == "Готово"


def test_there_is_no_way_to_an_error_where_there_is_none(qtbot: QtBot) -> None:
    page = page_of(qtbot, created())
    page.source.setPlainText("Дубравина Вера;3А")
    assert not page.counts.to_fault.isVisible()
    page.table.go_to_fault()
    assert place(page) == (-1, -1)


@pytest.mark.parametrize("width", [1366, 683])
def test_another_sheet_is_chosen(qtbot: QtBot, tmp_path: Path, width: int) -> None:
    page = page_of(qtbot, created(), width=width, height=width * 9 // 16)
    page.read_file(saved(tmp_path, book(MESSY, title="Все", Младшие=[("ФИО", "Класс"), ("Ивова Яна", "1А")])))
    field = page.choices.field
    assert (page.choices.label.text(), field.currentText(), field.count()) == ("Лист", "Все", 2)
    assert "«Младшие»" in page.remark.text + page.facts.text
    field.setFocus()
    key(page, Qt.Key.Key_Down)
    assert [text_of(page, row, NAME) for row in range(page.model.rowCount())] == ["Ивова Яна"]
    assert page.source.toPlainText() == "ФИО\tКласс\nИвова Яна\t1А"
    assert "«Все»" in page.remark.text + page.facts.text


def test_another_encoding_is_chosen(qtbot: QtBot, tmp_path: Path) -> None:
    page = page_of(qtbot, created())
    page.read_file(saved(tmp_path, "Юн Ия;5Б".encode("koi8-r"), "список.csv"))
    assert "Кодировка этого файла непонятна" in page.remark.text
    field = page.choices.field
    field.setFocus()
    field.setCurrentIndex(field.findText("KOI8-R"))
    field.activated.emit(field.currentIndex())
    assert text_of(page, 0, NAME) == "Юн Ия"
    assert (field.currentText(), page.file_name.text()) == ("KOI8-R", "список.csv")


def test_a_pasted_text_has_nothing_to_choose(qtbot: QtBot, tmp_path: Path) -> None:
    page = page_of(qtbot, created())
    page.read_file(saved(tmp_path, "Дубов Лев;5Б".encode(), "список.csv"))
    assert page.choices.isVisible()
    page.source.setPlainText("Дубов Лев;5А")
    assert not page.choices.isVisible()
    assert page.file_name.text() == ""


def test_the_text_of_a_file_is_shown_only_if_asked_for(qtbot: QtBot, tmp_path: Path) -> None:
    page = page_of(qtbot, created())
    page.read_file(saved(tmp_path, book()))
    assert not page.source.isVisible()
    click(page.edit_text)
    assert page.source.isVisible()
    assert page.table.isVisible()
    page.source.appendPlainText("Облаков Лев\t3В")
    assert page.model.rowCount() == 3


def test_a_file_that_is_no_list_is_named_with_the_cause_and_nothing_is_left(qtbot: QtBot, tmp_path: Path) -> None:
    port = created()
    page = page_of(qtbot, port)
    page.source.setPlainText("Дубов Лев;5А")
    page.read_file(saved(tmp_path, b"\xd0\xcf\x11\xe0" + "Workbook".encode("utf-16-le"), "класс.xls"))
    assert page.remark.text.startswith("«класс.xls»: Это книга Excel старого вида")
    assert page.model.rowCount() == 0
    assert not page.take.isEnabled()
    assert page.source.isVisible()


def test_of_a_huge_file_only_so_much_is_read(qtbot: QtBot, tmp_path: Path) -> None:
    page = page_of(qtbot, created())
    page.read_file(saved(tmp_path, b"x" * (MAX_BYTES + 9), "видео.csv"))
    assert page.remark.text.startswith("«видео.csv»: Файл больше 5 МБ")


def test_a_long_name_of_a_file_makes_the_window_no_wider(qtbot: QtBot, tmp_path: Path) -> None:
    page = page_of(qtbot, created(), width=950)
    page.read_file(saved(tmp_path, book(), "список " * 15 + ".xlsx"))
    assert page.model.rowCount() == 2
    assert page.file_name.text().startswith("список список")
    assert page.minimumSizeHint().width() <= 950


def test_a_folder_is_no_file(qtbot: QtBot, tmp_path: Path) -> None:
    page = page_of(qtbot, created())
    page.read_file(tmp_path)
    assert page.remark.text.startswith(f"Файл «{tmp_path.name}» не открылся")


def files(path: Path) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    return data


def test_a_file_dropped_on_the_text_is_read(qtbot: QtBot, tmp_path: Path) -> None:
    page = page_of(qtbot, created())
    data = files(saved(tmp_path, book()))
    actions, none = Qt.DropAction.CopyAction, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(50, 50), actions, data, Qt.MouseButton.LeftButton, none)
    QApplication.sendEvent(page.source.viewport(), enter)
    drop = QDropEvent(QPointF(50, 50), actions, data, Qt.MouseButton.LeftButton, none)
    QApplication.sendEvent(page.source.viewport(), drop)
    assert page.model.rowCount() == 2
    assert "file:" not in page.source.toPlainText()


@pytest.fixture
def clipboard(qapp: QApplication) -> Iterator[QClipboard]:
    """Empty again after the test: what Python made for it and leaves in it crashes the process as it exits."""
    clipboard = qapp.clipboard()
    yield clipboard
    clipboard.clear()


def test_a_file_copied_elsewhere_is_pasted(qtbot: QtBot, tmp_path: Path, clipboard: QClipboard) -> None:
    page = page_of(qtbot, created())
    clipboard.setMimeData(files(saved(tmp_path, book())))
    page.source.setFocus()
    page.source.paste()
    assert page.model.rowCount() == 2


def test_columns_copied_in_a_spreadsheet_are_pasted(qtbot: QtBot, clipboard: QClipboard) -> None:
    page = page_of(qtbot, created())
    clipboard.setText('Фамилия\tИмя\tКласс\n"Дубов\nМлечный"\tЛев\t5А\n')
    page.source.paste()
    assert [text_of(page, 0, column) for column in (NAME, CLASS)] == ["Дубов Млечный Лев", "5А"]


def test_a_namesake_of_the_same_class_is_told_apart_by_the_patronymic(qtbot: QtBot) -> None:
    port = listed()
    page = page_of(qtbot, port)
    page.source.setPlainText("Облаков Лев;3В")
    assert text_of(page, 0, CHECK) == "Уже среди участников. Если это другой ученик, нужно дописать отчество"
    click_cell(page.table, page.model.index(0, NAME))
    page.table.findChildren(QLineEdit)[-1].setText("Облаков Лев Ильич")
    key(page, Qt.Key.Key_Return)
    click(page.take)
    assert "Облаков Лев Ильич" in [one.name for one in port.group("II").participants]


def test_a_remark_outlives_another_width_of_the_window(qtbot: QtBot, tmp_path: Path) -> None:
    page = page_of(qtbot, created())
    page.read_file(tmp_path / "нет.csv")
    page.resize(1300, 768)
    assert "нет.csv" in page.remark.text


def test_two_hundred_rows_scroll_and_fit(qtbot: QtBot) -> None:
    page = page_of(qtbot, created())
    page.source.setPlainText("\n".join(f"Облаков Лев{number};{number % 9 + 1}А" for number in range(200)))
    page.table.setFocus()
    key(page, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    last: QWidget = page.table.viewport()
    assert last.rect().contains(page.table.visualRect(page.model.index(199, NAME)).center())
    assert page.hint.text().replace("\u00a0", " ") == "I группа: 23, II группа: 67, III группа: 110."
