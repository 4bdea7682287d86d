"""Another group for a pupil: where his class belongs is said, a drawn group takes nobody."""

from typing import cast

from pytestqt.qtbot import QtBot

from ladya_desktop.tournament.acts import MoveParticipant
from ladya_desktop.tournament.refusal import ActRefused
from ladya_desktop.ui.tournament.move_dialog import MoveDialog
from ladya_desktop.ui.tournament.participants_model import NAME
from ladya_desktop.ui.tournament.participants_tab import ParticipantsTab
from tests.ui.hands import click, click_cell, opened, show
from tests.ui.tournament.stand_in import EIGHT, StandInTournament, listed

FIFTH_GRADERS = ("Мышкин Пётр;5В", "Птицын Иван;6А")


def dialog_of(qtbot: QtBot, port: StandInTournament, code: str = "III", at: int = 0) -> MoveDialog:
    group = port.group(code)
    return show(qtbot, MoveDialog(port, group, group.participants[at]), 520, 420)


def test_a_pupil_is_moved(qtbot: QtBot) -> None:
    port = listed((*EIGHT, *FIFTH_GRADERS))
    dialog = dialog_of(qtbot, port)
    assert not dialog.confirm.isEnabled()
    assert dialog.options["III"].accessibleDescription() == "сейчас здесь, сюда относится класс 5В"
    click(dialog.options["II"])
    click(dialog.confirm)
    moved = cast("MoveParticipant", port.asked[-1])
    assert (moved.participant_id, moved.group) == (9, "II")
    assert port.group("II").participants[-1].is_moved
    assert not dialog.isVisible()


def test_the_group_he_is_in_is_no_choice(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot, listed((*EIGHT, *FIFTH_GRADERS)))
    click(dialog.options["II"])
    click(dialog.options["III"])
    assert dialog.chosen is None
    assert not dialog.confirm.isEnabled()


def test_a_drawn_group_is_closed(qtbot: QtBot) -> None:
    port = listed((*EIGHT, *FIFTH_GRADERS))
    assert port.draw_lots("II") is None
    dialog = dialog_of(qtbot, port)
    assert not dialog.options["II"].isEnabled()
    assert dialog.options["II"].accessibleDescription() == "жребий уже брошен"
    assert dialog.options["I"].isEnabled()


def test_a_refusal_is_told(qtbot: QtBot) -> None:
    port = listed((*EIGHT, *FIFTH_GRADERS))
    dialog = dialog_of(qtbot, port)
    click(dialog.options["II"])
    port.refusal = ActRefused(code="tournament_acts.unknown_participant")
    click(dialog.confirm)
    assert dialog.remark.isVisible()
    assert dialog.confirm.isEnabled()


def test_the_list_opens_it_for_the_pupil_chosen(qtbot: QtBot) -> None:
    port = listed((*EIGHT, *FIFTH_GRADERS))
    tab = ParticipantsTab(port)
    tab.present(port.group("III"))
    show(qtbot, tab, 1040, 640)
    assert not tab.bar.move.isEnabled()
    click_cell(tab.table, tab.model.index(1, NAME))
    click(tab.bar.move)
    assert "Птицын Иван" in opened(tab, MoveDialog).windowTitle()
