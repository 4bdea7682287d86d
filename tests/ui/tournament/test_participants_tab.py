"""The list of a group: written, corrected, removed before the draw, closed after it."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from ladya_desktop.texts import set_language
from ladya_desktop.tournament.refusal import ActRefused
from ladya_desktop.ui.parts.dialog import Question
from ladya_desktop.ui.tournament.participants_model import CLASS, NAME, NUMBER, ParticipantsModel
from ladya_desktop.ui.tournament.participants_tab import ParticipantsTab
from tests.ui.hands import click, click_cell, key, opened, settle, show, type_in
from tests.ui.tournament.stand_in import StandInTournament, created, drawn, listed


def tab_of(qtbot: QtBot, port: StandInTournament, code: str = "II") -> ParticipantsTab:
    tab = ParticipantsTab(port)
    tab.present(port.group(code))
    port.view_changed.connect(lambda _view: tab.present(port.group(code)))
    return show(qtbot, tab, 1040, 640)


def names(port: StandInTournament, code: str = "II") -> list[str]:
    return [one.name for one in port.group(code).participants]


def write(tab: ParticipantsTab, name: str, class_name: str) -> None:
    type_in(tab.name_field, name)
    type_in(tab.class_field, class_name)
    click(tab.add)


def test_an_empty_list_says_what_to_do(qtbot: QtBot) -> None:
    """TO-18: nobody yet."""
    tab = tab_of(qtbot, created())
    assert "Список пока пуст" in tab.empty.text
    assert tab.empty.isVisible()
    assert not tab.to_draw.isVisible()
    assert not tab.remove.isVisible()


def test_a_pupil_is_written_and_the_next_can_follow_at_once(qtbot: QtBot) -> None:
    port = created()
    tab = tab_of(qtbot, port)
    write(tab, "облаков лев", "3-в")
    assert names(port) == ["Облаков Лев"]
    assert port.group().participants[0].class_name == "3В"
    assert tab.remark.text == "Облаков Лев, 3В — в списке."
    assert tab.name_field.text() == ""
    assert tab.name_field.hasFocus()


def test_enter_leads_from_the_name_to_the_class_and_writes(qtbot: QtBot) -> None:
    port = created()
    tab = tab_of(qtbot, port)
    type_in(tab.name_field, "Облаков Лев")
    key(tab, Qt.Key.Key_Return)
    assert tab.class_field.hasFocus()
    type_in(tab.class_field, "3В")
    key(tab, Qt.Key.Key_Return)
    assert names(port) == ["Облаков Лев"]


def test_a_pupil_of_another_grade_lands_in_his_own_group(qtbot: QtBot) -> None:
    port = created()
    tab = tab_of(qtbot, port)
    write(tab, "Мышкин Пётр", "5В")
    assert names(port) == []
    assert names(port, "III") == ["Мышкин Пётр"]
    assert tab.remark.text.replace("\u00a0", " ") == "Мышкин Пётр, 5В — в списке: III группа."


@pytest.mark.parametrize(
    ("name", "class_name", "said"),
    [
        ("Облаков Лев", "10А", "10-й класс не играет: допускаются классы 1–9"),
        ("Облаков Лев", "12", "Класса 12 в школе нет"),
        ("Облаков Лев", "шахматы", "«шахматы» не похоже на класс. Нужно, например: 4Б"),
        ("Облаков Лев", "", "Нет класса. Нужно вписать, например: 4Б"),
        ("", "3А", "Нет фамилии и имени"),
        ("", "", "Нет фамилии и имени"),
    ],
)
def test_what_is_wrong_is_said_and_nothing_is_lost(qtbot: QtBot, name: str, class_name: str, said: str) -> None:
    port = created()
    tab = tab_of(qtbot, port)
    tab.name_field.setText(name)
    tab.class_field.setText(class_name)
    click(tab.add)
    assert tab.remark.text == said
    assert names(port) == []
    assert (tab.name_field.text(), tab.class_field.text()) == (name, class_name)


def test_the_same_pupil_is_not_written_twice(qtbot: QtBot) -> None:
    port = listed()
    tab = tab_of(qtbot, port)
    write(tab, "Облаков Лев", "3В")
    assert len(names(port)) == 8
    assert tab.remark.text
    assert tab.remark.isVisible()


def test_a_sentence_that_comes_does_not_move_the_rows(qtbot: QtBot) -> None:
    tab = tab_of(qtbot, listed())
    at = tab.table.mapTo(tab, QPoint(0, 0))
    tab.say("x")
    settle()
    assert tab.remark.isVisible()
    assert tab.table.mapTo(tab, QPoint(0, 0)) == at


def test_a_formula_in_a_name_stays_a_text(qtbot: QtBot) -> None:
    """SE-02: whatever a cell of a spreadsheet holds is a name and nothing else."""
    port = created()
    tab = tab_of(qtbot, port)
    tab.name_field.setText("=HYPERLINK(1)")
    tab.class_field.setText("3А")
    click(tab.add)
    assert names(port) == ["=HYPERLINK(1)"]


def test_a_name_is_corrected_in_its_cell(qtbot: QtBot) -> None:
    port = listed()
    tab = tab_of(qtbot, port)
    click_cell(tab.table, tab.model.index(6, NAME))
    key(tab, Qt.Key.Key_F2)
    editor = tab.table.findChild(QLineEdit)
    assert editor is not None
    editor.setText("Облаков Леонид")
    key(tab, Qt.Key.Key_Return)
    assert names(port)[6] == "Облаков Леонид"
    assert tab.model.index(6, NAME).data() == "Облаков Леонид"


def test_only_the_spelling_of_the_own_name_may_change(qtbot: QtBot) -> None:
    port = listed(("ОБЛАКОВ ЛЕВ;3В", "Росинкина Дарья;2А"))
    tab = tab_of(qtbot, port)
    tab.model.setData(tab.model.index(0, NAME), "Облаков Лев")
    assert names(port)[0] == "Облаков Лев"
    assert tab.remark.text == ""


def test_a_wrong_class_is_refused_and_the_cell_stays(qtbot: QtBot) -> None:
    port = listed()
    tab = tab_of(qtbot, port)
    assert tab.model.setData(tab.model.index(0, CLASS), "11А")
    assert tab.model.index(0, CLASS).data() == "3А"
    assert "11-й класс не играет" in tab.remark.text


def test_an_unchanged_cell_asks_for_nothing(qtbot: QtBot) -> None:
    port = listed()
    tab = tab_of(qtbot, port)
    asked = len(port.asked)
    assert not tab.model.setData(tab.model.index(0, NAME), " Дубравина Вера ")
    assert not tab.model.setData(tab.model.index(0, NAME), "x", Qt.ItemDataRole.DisplayRole)
    assert len(port.asked) == asked


def test_the_button_corrects_the_name_when_a_number_is_chosen(qtbot: QtBot) -> None:
    port = listed()
    tab = tab_of(qtbot, port)
    click_cell(tab.table, tab.model.index(1, NUMBER))
    click(tab.rename)
    editor = tab.table.findChild(QLineEdit)
    assert editor is not None
    assert editor.text() == "Ветерков Тимофей"


@pytest.mark.parametrize("by_key", [False, True])
def test_a_pupil_is_removed_after_a_question(qtbot: QtBot, by_key: bool) -> None:
    port = listed()
    tab = tab_of(qtbot, port)
    click_cell(tab.table, tab.model.index(1, NAME))
    if by_key:
        key(tab, Qt.Key.Key_Delete)
    else:
        click(tab.remove)
    question = opened(tab, Question)
    assert len(names(port)) == 8
    click(question.confirm)
    assert "Ветерков Тимофей" not in names(port)


def test_a_question_answered_by_escape_removes_nobody(qtbot: QtBot) -> None:
    port = listed()
    tab = tab_of(qtbot, port)
    click_cell(tab.table, tab.model.index(1, NAME))
    click(tab.remove)
    key(opened(tab, Question), Qt.Key.Key_Escape)
    assert len(names(port)) == 8


def test_without_a_row_chosen_there_is_nothing_to_correct_or_remove(qtbot: QtBot) -> None:
    tab = tab_of(qtbot, listed())
    assert not tab.rename.isEnabled()
    assert not tab.remove.isEnabled()


def test_after_the_draw_the_list_is_closed_but_names_can_be_corrected(qtbot: QtBot) -> None:
    port = drawn()
    tab = tab_of(qtbot, port)
    assert not any(each.isVisible() for each in (tab.paste, tab.open_file, tab.add, tab.remove, tab.to_draw))
    assert "список закрыт" in tab.hint.text()
    assert tab.model.index(0, NUMBER).data() == "1"
    assert tab.model.setData(tab.model.index(0, NAME), "Кленовский Максим")
    assert names(port)[0] == "Кленовский Максим"


def test_delete_after_the_draw_asks_nothing(qtbot: QtBot) -> None:
    tab = tab_of(qtbot, drawn())
    click_cell(tab.table, tab.model.index(1, NAME))
    key(tab, Qt.Key.Key_Delete)
    assert tab.findChildren(Question) == []


def test_a_full_disk_is_told_in_words(qtbot: QtBot) -> None:
    port = created()
    port.refusal = ActRefused(code="tournament.title_empty")
    tab = tab_of(qtbot, port)
    write(tab, "Облаков Лев", "3В")
    assert tab.remark.text == "Название пустое. Нужно хотя бы одно слово."
    assert tab.name_field.text() == "Облаков Лев"


def test_buttons_lead_on(qtbot: QtBot) -> None:
    tab = tab_of(qtbot, listed())
    for button, signal in (
        (tab.paste, tab.paste_requested),
        (tab.open_file, tab.file_requested),
        (tab.to_draw, tab.draw_requested),
    ):
        with qtbot.waitSignal(signal, timeout=1000):
            click(button)


def test_another_language_at_once(qtbot: QtBot) -> None:
    tab = tab_of(qtbot, listed())
    set_language("en")
    tab.retranslate()
    assert tab.title.text == "Participants: 8"
    assert tab.model.headerData(NAME, Qt.Orientation.Horizontal) == "Full name"
    assert tab.paste.accessibleName() == "Paste list"


def test_it_is_a_model_as_qt_wants_it() -> None:
    port = listed()
    model = ParticipantsModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    model.present(port.group())
    assert port.remove_participant(1) is None
    model.present(port.group())
    model.present(created().group())
    model.present(drawn().group())
    assert tester.model() is model
