"""The details of the event, corrected at any time."""

import pytest
from pytestqt.qtbot import QtBot

from ladya_desktop.tournament.setup import EventDetails
from ladya_desktop.ui.tournament.event_dialog import EventDialog
from tests.ui.hands import click, show, type_in
from tests.ui.tournament.stand_in import StandInTournament, created, drawn


def dialog_of(qtbot: QtBot, port: StandInTournament) -> EventDialog:
    return show(qtbot, EventDialog(port), 680, 480)


@pytest.mark.parametrize("make", [created, drawn])
def test_what_papers_say_is_kept(qtbot: QtBot, make: object) -> None:
    port = created() if make is created else drawn()
    dialog = dialog_of(qtbot, port)
    dialog.title_field.setText(" Белая  ладья, школьный этап")
    type_in(dialog.form.school, "Школа у реки")
    type_in(dialog.form.room, "12")
    type_in(dialog.form.organizer, "Облакова В. Л.")
    type_in(dialog.form.arbiter, "Кленовский М. А.")
    dialog.form.complaint_min.setValue(45)
    click(dialog.confirm)
    assert port.view is not None
    assert port.view.title == "Белая ладья, школьный этап"
    assert port.view.details == EventDetails(
        school="Школа у реки", room="12", organizer="Облакова В. Л.", arbiter="Кленовский М. А.", complaint_min=45
    )
    assert not dialog.isVisible()


def test_what_was_entered_is_shown_again(qtbot: QtBot) -> None:
    port = created()
    dialog = dialog_of(qtbot, port)
    dialog.form.school.setText("Школа у реки")
    click(dialog.confirm)
    again = dialog_of(qtbot, port)
    assert (again.title_field.text(), again.form.school.text()) == ("Белая ладья", "Школа у реки")


def test_an_event_without_a_title_is_refused(qtbot: QtBot) -> None:
    port = created()
    dialog = dialog_of(qtbot, port)
    dialog.title_field.clear()
    click(dialog.confirm)
    assert dialog.remark.text == "У турнира нет названия. Его нужно вписать."
    assert dialog.isVisible()
