"""A latecomer, guided (C.05 6.1 to 6.4): a free number, lots drawn anew, or nothing once play has begun."""

from typing import cast

import pytest
from pytestqt.qtbot import QtBot

from ladya_desktop.game.result import Score
from ladya_desktop.tournament.acts import AddParticipants, CancelDraw, CheckIn, EnterLate
from ladya_desktop.tournament.refusal import ActRefused
from ladya_desktop.tournament.view import GroupStatus, ParticipantView
from ladya_desktop.ui.tournament.late_entry_dialog import LateEntryDialog
from ladya_desktop.ui.tournament.participants_model import NAME
from ladya_desktop.ui.tournament.participants_tab import ParticipantsTab
from tests.ui.hands import click, click_cell, opened, show, type_in
from tests.ui.tournament.stand_in import EIGHT, StandInTournament, drawn, listed, play

SEVEN = EIGHT[:7]


def dialog_of(qtbot: QtBot, port: StandInTournament, *, pupil: ParticipantView | None = None) -> LateEntryDialog:
    return show(qtbot, LateEntryDialog(port, port.group(), pupil=pupil), 640, 680)


def absent(lines: tuple[str, ...], *ids: int) -> StandInTournament:
    """Group II drawn without those who had not come."""
    port = listed(lines)
    for number in ids:
        assert port.request(CheckIn(participant_id=number, is_present=False)) is None
    assert port.draw_lots("II") is None
    return port


def write(dialog: LateEntryDialog, name: str, class_name: str) -> None:
    type_in(dialog.name_field, name)
    type_in(dialog.class_field, class_name)
    click(dialog.confirm)


def test_a_free_number_is_given(qtbot: QtBot) -> None:
    port = drawn(SEVEN)
    before = [one.participant_id for one in port.group().participants]
    dialog = dialog_of(qtbot, port)
    assert dialog.rule.text().startswith("Свободен номер 8")
    assert dialog.confirm.text() == "Дать номер 8"
    assert dialog.table is not None
    assert dialog.table.said()[-1] == ("8", "свободен", "новый участник")
    assert [row[0] for row in dialog.table.said()] == [str(number) for number in range(1, 9)]
    assert dialog.table.said()[0][1] == dialog.table.said()[0][2]
    write(dialog, "мышкин пётр", "3-а")
    assert dialog.table.said()[-1][2] == "мышкин пётр"
    act = cast("EnterLate", port.asked[-1])
    assert (act.group, act.entry.name, act.entry.class_name) == ("II", "Мышкин Пётр", "3А")
    assert [one.participant_id for one in port.group().participants] == [*before, 8]
    assert not dialog.isVisible()


def test_one_of_the_list_takes_it(qtbot: QtBot) -> None:
    port = absent(EIGHT, 2)
    dialog = dialog_of(qtbot, port)
    assert not dialog.name_field.isVisible()
    assert dialog.table is not None
    assert dialog.table.said()[-1] == ("8", "свободен", "Ветерков Тимофей")
    click(dialog.confirm)
    assert port.group().participants[-1].name == "Ветерков Тимофей"
    assert port.group().undrawn == ()


def test_of_several_absent_the_one_chosen_comes_first(qtbot: QtBot) -> None:
    port = absent((*EIGHT, "Мышкин Пётр;3А"), 2, 9)
    chosen = port.group().undrawn[1]
    dialog = dialog_of(qtbot, port, pupil=chosen)
    assert dialog.waiting[9].isChecked()
    click(dialog.new)
    assert dialog.name_field.isVisible()
    click(dialog.waiting[2])
    assert not dialog.name_field.isVisible()
    assert dialog.table is not None
    assert dialog.table.said()[-1][2] == "Ветерков Тимофей"


def test_without_a_free_number_the_draw_is_taken_back(qtbot: QtBot) -> None:
    port = drawn()
    dialog = dialog_of(qtbot, port)
    assert dialog.rule.text().startswith("Свободного номера нет: участников 8")
    assert dialog.table is not None
    assert dialog.table.said()[0] == ("1", port.group().participants[0].name)
    assert dialog.table.said()[-1] == ("–", "новый участник")
    with qtbot.waitSignal(dialog.redraw_requested, timeout=1000):
        write(dialog, "Мышкин Пётр", "3А")
    assert [type(act) for act in port.asked[-2:]] == [CancelDraw, AddParticipants]
    assert cast("CancelDraw", port.asked[-2]).reason == "поздний приход: Мышкин Пётр"
    assert port.group().status is GroupStatus.ENTRY
    assert port.group().participants[-1].name == "Мышкин Пётр"


def test_one_of_the_list_is_checked_in_for_the_next_draw(qtbot: QtBot) -> None:
    port = absent((*EIGHT, "Мышкин Пётр;3А"), 9)
    dialog = dialog_of(qtbot, port)
    with qtbot.waitSignal(dialog.redraw_requested, timeout=1000):
        click(dialog.confirm)
    assert not port.group().rounds
    assert port.group().participants[-1].is_present is True


@pytest.mark.parametrize(
    ("name", "class_name", "said"),
    [
        ("", "", "Нет фамилии и имени"),
        ("Мышкин Пётр", "", "Нет класса"),
        ("Мышкин Пётр", "6Б", "в группе II этот класс не играет"),
        ("Облаков Лев", "3В", "такой участник уже записан"),
    ],
)
def test_who_cannot_be_entered_does_not_cost_the_draw(qtbot: QtBot, name: str, class_name: str, said: str) -> None:
    port = drawn()
    dialog = dialog_of(qtbot, port)
    dialog.name_field.setText(name)
    dialog.class_field.setText(class_name)
    click(dialog.confirm)
    assert said in dialog.remark.text
    assert port.group().rounds
    assert dialog.confirm.isEnabled()
    assert dialog.isVisible()


def test_a_refused_number_is_told(qtbot: QtBot) -> None:
    port = drawn(SEVEN)
    dialog = dialog_of(qtbot, port)
    write(dialog, "Мышкин Пётр", "6Б")
    assert "в группе II этот класс не играет" in dialog.remark.text
    assert len(port.group().participants) == 7


def test_a_refused_cancelling_enters_nobody(qtbot: QtBot) -> None:
    port = drawn()
    dialog = dialog_of(qtbot, port)
    port.refusal = ActRefused(code="tournament_acts.play_begun", params={"group": "II"})
    write(dialog, "Мышкин Пётр", "3А")
    assert not any(isinstance(act, AddParticipants) and len(act.entries) == 1 for act in port.asked)
    assert dialog.remark.isVisible()


def test_after_the_first_game_nobody_is_let_in(qtbot: QtBot) -> None:
    port = play(drawn(SEVEN), [(1, 1, Score.DRAW)])
    dialog = dialog_of(qtbot, port)
    assert dialog.rule.text().startswith("Партии уже начались")
    assert not dialog.name_field.isVisible()
    click(dialog.close_button)
    assert not dialog.isVisible()


def test_the_list_opens_it_and_leads_to_the_draw(qtbot: QtBot) -> None:
    port = absent((*EIGHT, "Мышкин Пётр;3А", "Птицын Иван;3Б"), 9, 10)
    tab = ParticipantsTab(port)
    tab.present(port.group())
    show(qtbot, tab, 1040, 640)
    click_cell(tab.table, tab.model.index(9, NAME))
    click(tab.late)
    dialog = opened(tab, LateEntryDialog)
    assert dialog.waiting[10].isChecked()
    with qtbot.waitSignal(tab.draw_requested, timeout=1000):
        dialog.redraw_requested.emit()
