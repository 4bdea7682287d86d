"""The clock of a game outside the tournament: one that schools play with, none, or one put together by hand."""

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.ui.home.time_choice import NO_CLOCK, OWN, TimeChoice
from ladya_desktop.ui.parts.control_designer import ControlDialog
from tests.ui.hands import click, show


def chosen_in(qtbot: QtBot) -> TimeChoice:
    form, choice = QWidget(), TimeChoice()
    form.setLayout(choice)
    show(qtbot, form, 640, 320)
    return choice


def designer(choice: TimeChoice) -> ControlDialog:
    click(choice.times[OWN])
    found = choice.words.window().findChild(ControlDialog)
    assert isinstance(found, ControlDialog)
    return found


def test_what_schools_play_with_stands_there_by_its_name_at_a_club(qtbot: QtBot) -> None:
    choice = chosen_in(qtbot)
    assert [button.text() for button in choice.times.values()] == [
        "5 + 0",
        "5 + 3",
        "10 + 0",
        "10 + 5",
        "15 + 0",
        "15 + 10",
        "30 + 10",
        "30 + 30",
        "60 + 0",
        "90 + 30",
        "Без часов",
        "Другие…",
    ]
    assert choice.times["300+3"].accessibleName() == "5 минут + 3 секунды на ход"


def test_a_choice_is_said_in_a_sentence(qtbot: QtBot) -> None:
    choice = chosen_in(qtbot)
    assert choice.words.text().startswith("10 минут + 5 секунд на ход. На 60 ходов каждому 15 минут")
    with qtbot.waitSignal(choice.changed):
        click(choice.times["5400+30"])
    assert choice.pgn == "5400+30"
    assert "классика" in choice.words.text()
    click(choice.times[NO_CLOCK])
    assert choice.pgn == "-"
    assert choice.words.text() == "Играют без часов: время не ограничено."


def test_one_of_ones_own_begins_with_the_one_chosen_before(qtbot: QtBot) -> None:
    choice = chosen_in(qtbot)
    click(choice.times["900+10"])
    dialog = designer(choice)
    assert dialog.control.to_pgn() == "900+10"
    dialog.designer.rows[0].minutes.setValue(12)
    click(dialog.confirm)
    assert choice.pgn == "720+10"
    assert choice.times[OWN].isChecked()
    assert choice.words.text().startswith("12 минут + 10 секунд на ход")


def test_a_designer_left_without_an_answer_changes_nothing(qtbot: QtBot) -> None:
    choice = chosen_in(qtbot)
    click(choice.times["3600"])
    dialog = designer(choice)
    dialog.designer.rows[0].minutes.setValue(12)
    dialog.reject()
    assert choice.pgn == "3600"
    assert choice.times["3600"].isChecked()
    assert not choice.times[OWN].isChecked()
