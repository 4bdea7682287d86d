"""A list on its way in: every row says what will happen, wrong cells are corrected, nothing is taken before."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.files.participants import preview_participants
from ladya_desktop.texts import set_language
from ladya_desktop.ui.tournament.import_model import CHECK, CLASS, GROUP, NAME, TAKE, Fate, ImportModel, fate
from ladya_desktop.ui.tournament.import_page import ImportPage
from tests.ui.hands import click, click_cell, key, show
from tests.ui.tournament.stand_in import StandInTournament, created, listed

MIXED = "\n".join(
    (
        "Фамилия и имя;Класс",
        "Дубравина Вера;3А",
        "Ветерков Тимофей;2-б",
        "Ромашкина Полина;4 A",
        "Кленовский Матвей",
        "росинкина дарья;2А",
        "",
        "Ветерков Тимофей;2Б",
        "Рябинкина Алиса;10А",
        "Мышкин Пётр;5в",
    )
)
WRONG_ROW, TWICE_ROW, REFUSED_ROW = 3, 5, 6


def page_of(
    qtbot: QtBot, port: StandInTournament, *, file: Path | None = None, width: int = 1366, height: int = 768
) -> ImportPage:
    def choose(parent: QWidget) -> Path | None:
        return file

    page = show(qtbot, ImportPage(port, choose=choose), width, height)
    page.begin(with_file=False)
    return page


def said(page: ImportPage, row: int) -> str:
    return str(page.model.index(row, CHECK).data()).replace("\u00a0", " ")


def edit(page: ImportPage, row: int, column: int, text: str) -> None:
    """Corrects a cell as a hand does it: F2, the text, Enter."""
    click_cell(page.table, page.model.index(row, column))
    key(page, Qt.Key.Key_F2)
    editor = page.table.findChildren(QLineEdit)[-1]
    editor.setText(text)
    key(page, Qt.Key.Key_Return)


def write(page: ImportPage, text: str) -> None:
    """Types into whatever has the keyboard."""
    for sign in text:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            focus = QApplication.focusWidget()
            assert focus is not None
            QApplication.sendEvent(focus, QKeyEvent(kind, 0, Qt.KeyboardModifier.NoModifier, sign))


def test_every_row_says_what_will_happen(qtbot: QtBot) -> None:
    page = page_of(qtbot, created())
    page.source.setPlainText(MIXED)
    assert [said(page, row) for row in range(8)] == [
        "Готово",
        "Готово",
        "Латинская A стала русской: 4А",
        "Нет класса. Нужно вписать, например: 4Б",
        "Станет: Росинкина Дарья",
        "Уже есть в строке 3. Если это другой ученик, нужно дописать отчество",
        "10-й класс не играет: допускаются классы 1–9",
        "Готово",
    ]
    assert [page.model.index(row, GROUP).data() for row in range(8)] == ["II", "II", "II", "", "II", "", "", "III"]


def test_counts_stand_above_the_rows(qtbot: QtBot) -> None:
    page = page_of(qtbot, created())
    page.source.setPlainText(MIXED)
    chips = [chip.text for chip in (page.counts.ready, page.counts.noted, page.counts.twice, page.counts.wrong)]
    assert chips == ["Готово 3", "Замечание 2", "Повтор 1", "Ошибка 2"]
    assert sum(int(chip.rpartition(" ")[2]) for chip in chips) == page.model.rowCount()
    assert page.take.text() == "Взять остальных: 5"
    assert "исправить" in page.hint.text()


def test_nothing_is_taken_before_the_button(qtbot: QtBot) -> None:
    port = created()
    page = page_of(qtbot, port)
    page.source.setPlainText(MIXED)
    assert port.group().participants == ()
    with qtbot.waitSignal(page.taken, timeout=1000) as taken:
        click(page.take)
    assert taken.args is not None
    n, groups = taken.args
    assert (n, groups.replace("\u00a0", " ")) == (5, "II группа: 4, III группа: 1")
    assert [len(port.group(code).participants) for code in ("I", "II", "III")] == [0, 4, 1]
    assert page.source.toPlainText() == ""


@pytest.mark.parametrize(
    ("n", "words"), [(1, "Взять 1 участника"), (2, "Взять 2 участников"), (5, "Взять 5 участников")]
)
def test_the_button_counts_in_good_russian(qtbot: QtBot, n: int, words: str) -> None:
    """IN-05: plural forms."""
    page = page_of(qtbot, created())
    page.source.setPlainText("\n".join(f"Облаков {name};3В" for name in ("Лев", "Пётр", "Илья", "Глеб", "Олег")[:n]))
    assert page.take.text() == words


def test_an_empty_page_says_what_to_paste(qtbot: QtBot) -> None:
    page = page_of(qtbot, created())
    assert page.nothing.isVisible()
    assert not page.take.isEnabled()
    assert page.take.text() == "Взять в список"
    assert page.remark.text == ""


def test_a_text_without_pupils_is_explained(qtbot: QtBot) -> None:
    page = page_of(qtbot, created())
    page.source.setPlainText("Фамилия и имя;Класс")
    assert "ни одной фамилии" in page.remark.text
    assert not page.take.isEnabled()


def test_a_missing_class_is_written_into_its_cell(qtbot: QtBot) -> None:
    port = created()
    page = page_of(qtbot, port)
    page.source.setPlainText(MIXED)
    edit(page, WRONG_ROW, CLASS, "4-б")
    assert said(page, WRONG_ROW) == "Готово"
    assert page.model.index(WRONG_ROW, CLASS).data() == "4Б"
    assert page.counts.wrong.text == "Ошибка 1"


@pytest.mark.parametrize("row", [WRONG_ROW, REFUSED_ROW])
def test_one_click_on_a_wrong_class_and_it_is_written(qtbot: QtBot, row: int) -> None:
    page = page_of(qtbot, created())
    page.source.setPlainText(MIXED)
    click_cell(page.table, page.model.index(row, CLASS))
    write(page, "4б")
    key(page, Qt.Key.Key_Return)
    assert page.model.index(row, CLASS).data() == "4Б"
    assert page.counts.wrong.text == "Ошибка 1"


def test_a_letter_typed_on_a_cell_begins_it_anew(qtbot: QtBot) -> None:
    page = page_of(qtbot, created())
    page.source.setPlainText(MIXED)
    click_cell(page.table, page.model.index(0, NAME))
    write(page, "Дубова Вера")
    key(page, Qt.Key.Key_Return)
    assert page.model.index(0, NAME).data() == "Дубова Вера"


@pytest.mark.parametrize("code", [Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Backspace])
def test_keys_that_write_nothing_correct_nothing(qtbot: QtBot, code: Qt.Key) -> None:
    page = page_of(qtbot, created())
    page.source.setPlainText(MIXED)
    click_cell(page.table, page.model.index(0, NAME))
    key(page, code)
    assert page.table.findChildren(QLineEdit) == []


def test_a_right_class_is_not_opened_by_one_click(qtbot: QtBot) -> None:
    page = page_of(qtbot, created())
    page.source.setPlainText(MIXED)
    click_cell(page.table, page.model.index(0, CLASS))
    assert page.table.findChildren(QLineEdit) == []


def test_one_list_says_who_goes_into_which_group(qtbot: QtBot) -> None:
    page = page_of(qtbot, created())
    page.source.setPlainText(MIXED)
    assert page.hint.text().replace("\u00a0", " ").startswith("II группа: 4, III группа: 1. 2 строки с ошибкой")


def test_a_corrected_row_is_judged_with_all_others_and_keeps_its_line(qtbot: QtBot) -> None:
    page = page_of(qtbot, created())
    page.source.setPlainText(MIXED)
    edit(page, WRONG_ROW, NAME, "Дубравина Вера")
    edit(page, WRONG_ROW, CLASS, "3а")
    assert said(page, WRONG_ROW) == "Уже есть в строке 2. Если это другой ученик, нужно дописать отчество"
    assert page.model.index(WRONG_ROW, 1).data() == "5"


def test_a_cell_corrected_wrongly_says_so_again(qtbot: QtBot) -> None:
    page = page_of(qtbot, created())
    page.source.setPlainText(MIXED)
    edit(page, REFUSED_ROW, CLASS, "класс")
    assert said(page, REFUSED_ROW) == "«класс» не похоже на класс. Нужно, например: 4Б"
    assert page.model.index(REFUSED_ROW, NAME).data() == "Рябинкина Алиса"


@pytest.mark.parametrize("by_key", [False, True])
def test_a_row_is_left_out_by_its_box(qtbot: QtBot, by_key: bool) -> None:
    port = created()
    page = page_of(qtbot, port)
    page.source.setPlainText("Облаков Лев;3В\nРосинкина Дарья;2А")
    box = page.model.index(0, TAKE)
    if by_key:
        page.table.setFocus(Qt.FocusReason.TabFocusReason)
        page.table.setCurrentIndex(box)
        key(page, Qt.Key.Key_Space)
    else:
        click_cell(page.table, box)
    assert box.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Unchecked
    assert page.take.text() == "Взять 1 участника"
    click(page.take)
    assert [one.name for one in port.group().participants] == ["Росинкина Дарья"]


def test_a_wrong_row_cannot_be_ticked(qtbot: QtBot) -> None:
    page = page_of(qtbot, created())
    page.source.setPlainText(MIXED)
    click_cell(page.table, page.model.index(WRONG_ROW, TAKE))
    box = page.model.index(WRONG_ROW, TAKE)
    assert box.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Unchecked
    assert not page.model.setData(box, None, Qt.ItemDataRole.CheckStateRole)


def test_pupils_already_entered_are_not_taken_twice(qtbot: QtBot) -> None:
    page = page_of(qtbot, listed())
    page.source.setPlainText("Облаков Лев;3В\nМышкин Пётр;4В")
    assert said(page, 0) == "Уже среди участников. Если это другой ученик, нужно дописать отчество"
    assert page.take.text() == "Взять 1 участника"


@pytest.mark.parametrize(
    ("encoding", "shown"), [("utf-8-sig", "UTF-8"), ("cp1251", "Windows-1251"), ("mac_cyrillic", "Macintosh")]
)
def test_a_file_is_read_whatever_its_encoding(qtbot: QtBot, tmp_path: Path, encoding: str, shown: str) -> None:
    file = tmp_path / "список.csv"
    file.write_bytes(MIXED.encode(encoding))
    page = page_of(qtbot, created(), file=file)
    click(page.open_file)
    assert page.model.rowCount() == 8
    assert page.source.toPlainText().startswith("Фамилия")
    assert (page.choices.label.text(), page.choices.field.currentText()) == ("Кодировка", shown)
    assert page.file_name.text() == "список.csv"


def test_a_page_may_begin_with_a_file(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "список.txt"
    file.write_text("Облаков Лев;3В", encoding="utf-8")
    page = page_of(qtbot, created(), file=file)
    page.begin(with_file=True)
    assert page.model.rowCount() == 1


def test_no_file_chosen_changes_nothing(qtbot: QtBot) -> None:
    page = page_of(qtbot, created())
    page.source.setPlainText("Облаков Лев;3В")
    click(page.open_file)
    assert page.model.rowCount() == 1


def test_a_file_that_cannot_be_read_is_named(qtbot: QtBot, tmp_path: Path) -> None:
    page = page_of(qtbot, created(), file=tmp_path / "нет.csv")
    click(page.open_file)
    assert page.remark.text.startswith("Файл «нет.csv» не открылся")


def test_a_damaged_workbook_is_refused_with_advice(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "список.xlsx"
    file.write_bytes(b"PK\x03\x04 and what else a spreadsheet holds")
    page = page_of(qtbot, created(), file=file)
    click(page.open_file)
    assert page.remark.text.startswith("«список.xlsx»: Эта книга Excel испорчена")
    assert page.model.rowCount() == 0


def drop(page: ImportPage, data: QMimeData) -> None:
    actions, none = Qt.DropAction.CopyAction, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(50, 50), actions, data, Qt.MouseButton.LeftButton, none)
    page.dragEnterEvent(enter)
    assert enter.isAccepted()
    page.dropEvent(QDropEvent(QPointF(50, 50), actions, data, Qt.MouseButton.LeftButton, none))


def test_a_file_or_a_text_can_be_dropped_on_the_page(qtbot: QtBot, tmp_path: Path) -> None:
    page = page_of(qtbot, created())
    file = tmp_path / "список.csv"
    file.write_text("Облаков Лев;3В", encoding="utf-8")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    drop(page, data)
    assert page.model.rowCount() == 1
    text = QMimeData()
    text.setText("Облаков Лев;3В\nРосинкина Дарья;2А")
    drop(page, text)
    assert page.model.rowCount() == 2


def test_cancel_and_back_lead_to_the_list_and_lose_no_text(qtbot: QtBot) -> None:
    port = created()
    page = page_of(qtbot, port)
    page.source.setPlainText(MIXED)
    for button in (page.cancel, page.header.back):
        with qtbot.waitSignal(page.cancelled, timeout=1000):
            click(button)
    page.begin(with_file=False)
    assert page.model.rowCount() == 8
    assert port.group().participants == ()


def test_a_refusal_of_the_tournament_keeps_the_list(qtbot: QtBot) -> None:
    port = created()
    page = page_of(qtbot, port)
    page.source.setPlainText("Облаков Лев;3В")
    assert port.add_participants(page.model.chosen) is None
    click(page.take)
    assert page.remark.isVisible()
    assert page.source.toPlainText() == "Облаков Лев;3В"


def test_a_small_window_shows_the_text_or_the_rows(qtbot: QtBot) -> None:
    page = page_of(qtbot, created(), width=683, height=384)
    assert page.source.isVisible()
    page.source.setPlainText(MIXED)
    assert page.table.isVisible()
    assert not page.source.isVisible()
    click(page.edit_text)
    assert page.source.isVisible()
    assert not page.table.isVisible()


def test_another_language_at_once(qtbot: QtBot) -> None:
    page = page_of(qtbot, created())
    page.source.setPlainText(MIXED)
    set_language("en")
    page.retranslate()
    assert said(page, WRONG_ROW) == "No class. To be filled in, for example: 4Б"
    assert page.take.text() == "Take the others: 5"
    assert page.model.index(0, TAKE).data(Qt.ItemDataRole.AccessibleTextRole) == "Take line 2"


def test_rows_are_spoken_with_what_becomes_of_them(qtbot: QtBot) -> None:
    page = page_of(qtbot, created())
    page.source.setPlainText(MIXED)
    heard = page.model.index(WRONG_ROW, NAME).data(Qt.ItemDataRole.AccessibleTextRole)
    assert heard == "Кленовский Матвей. Нет класса. Нужно вписать, например: 4Б"


def test_it_is_a_model_as_qt_wants_it() -> None:
    model = ImportModel(str)
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    model.present(preview_participants(MIXED))
    model.setData(model.index(0, TAKE), None, Qt.ItemDataRole.CheckStateRole)
    model.present(preview_participants(MIXED))
    assert len(model.chosen) == 4
    model.present(preview_participants(""))
    assert tester.model() is model


def test_fates() -> None:
    rows = preview_participants(MIXED).rows
    assert [fate(row) for row in rows].count(Fate.WRONG) == 2
    assert fate(rows[TWICE_ROW]) is Fate.TWICE
