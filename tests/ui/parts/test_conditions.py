"""The conditions of a game or a group: said in one line, chosen in a dialog."""

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.game.regulations import Conduct, Rulings, Supervision
from ladya_desktop.ui.parts.conditions import Conditions, ConditionsDialog, ConditionsRow
from ladya_desktop.ui.parts.dialog import Dialog
from tests.ui.hands import click, settle, show


@pytest.fixture
def row(qtbot: QtBot) -> ConditionsRow:
    return show(qtbot, ConditionsRow(Conditions(), of="II"), 1366, 768)


def dialog_of(row: ConditionsRow) -> ConditionsDialog:
    click(row.change)
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, ConditionsDialog)
    return dialog


def test_usually_the_board_helps_and_the_program_rules(row: ConditionsRow) -> None:
    assert row.conditions == Conditions(conduct=Conduct.GUIDED, supervision=Supervision.FULL, rulings=Rulings.AUTOMATIC)
    dialog = dialog_of(row)
    chosen = {answer for answer, option in dialog.options.items() if option.isChecked()}
    assert chosen == {Conduct.GUIDED, Supervision.FULL, Rulings.AUTOMATIC}
    dialog.reject()


def test_what_is_chosen_holds_once_the_dialog_is_done(row: ConditionsRow, qtbot: QtBot) -> None:
    dialog = dialog_of(row)
    for answer in (Conduct.STRICT, Supervision.LIMITED, Rulings.ARBITER):
        click(dialog.options[answer])
    with qtbot.waitSignal(row.changed):
        click(dialog.confirm)
    assert row.conditions == Conditions(
        conduct=Conduct.STRICT, supervision=Supervision.LIMITED, rulings=Rulings.ARBITER
    )


def test_a_dialog_that_is_given_up_changes_nothing(row: ConditionsRow) -> None:
    dialog = dialog_of(row)
    click(dialog.options[Conduct.STRICT])
    dialog.reject()
    assert row.conditions == Conditions()


def test_every_word_of_the_dialog_is_seen(row: ConditionsRow) -> None:
    dialog = dialog_of(row)
    settle()
    assert all(option.height() >= option.heightForWidth(option.width()) for option in dialog.options.values())
    dialog.reject()


def test_on_top_of_a_dialog_it_has_the_room_of_the_window_below(qtbot: QtBot) -> None:
    window = show(qtbot, QWidget(), 1366, 768)
    small = Dialog(window, title="", width_px=200)
    small.open()
    dialog = ConditionsDialog(Conditions(), small, of="II")
    dialog.open()
    settle()
    assert dialog.height() > small.height() + 200
