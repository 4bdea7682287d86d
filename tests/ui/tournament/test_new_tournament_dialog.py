"""A new tournament from the regulation's template."""

from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from ladya_desktop.game.regulations import Conduct, Rulings, Supervision
from ladya_desktop.texts import set_language
from ladya_desktop.tournament.refusal import ActRefused
from ladya_desktop.ui.parts.conditions import ConditionsDialog
from ladya_desktop.ui.tournament.new_tournament_dialog import NewTournamentDialog
from tests.ui.hands import click, key, show
from tests.ui.tournament.stand_in import StandInTournament


def dialog_of(qtbot: QtBot, port: StandInTournament) -> NewTournamentDialog:
    return show(qtbot, NewTournamentDialog(port), 640, 560)


def said(dialog: NewTournamentDialog) -> str:
    return "\n".join(label.text().replace("\u00a0", " ") for label in dialog.findChildren(QLabel))


def test_only_the_year_is_asked_for_and_it_is_this_year(qtbot: QtBot) -> None:
    port = StandInTournament()
    dialog = dialog_of(qtbot, port)
    assert dialog.year_field.value() == 2026
    assert dialog.year_field.hasFocus()
    with qtbot.waitSignal(dialog.accepted, timeout=1000):
        click(dialog.confirm)
    view = port.view
    assert view is not None
    assert (view.title, view.year) == ("Белая ладья", 2026)
    assert [group.date for group in view.groups] == ["2026-04-23", "2026-04-25", "2026-04-30"]


@pytest.mark.parametrize(
    ("today", "year"),
    [(date(2026, 4, 30), 2026), (date(2026, 5, 1), 2027), (date(2026, 12, 31), 2027), (date(2027, 1, 1), 2027)],
)
def test_a_year_whose_days_are_past_is_not_offered(qtbot: QtBot, today: date, year: int) -> None:
    assert dialog_of(qtbot, StandInTournament(today)).year_field.value() == year


def test_groups_are_shown_with_their_days_and_hours(qtbot: QtBot) -> None:
    words = said(dialog_of(qtbot, StandInTournament()))
    for line in (
        "I группа, 1-е классы",
        "II группа, 2–4 классы",
        "III группа, 5–9 классы",
        "23 апреля, 16:00–18:00 · 5 мин + 3 с на ход",
        "30 апреля, 16:00–18:00",
    ):
        assert line in words


def test_enter_creates_and_escape_does_not(qtbot: QtBot) -> None:
    port = StandInTournament()
    key(dialog_of(qtbot, port), Qt.Key.Key_Escape)
    assert port.view is None
    key(dialog_of(qtbot, port), Qt.Key.Key_Return)
    assert port.view is not None


@pytest.mark.parametrize("title", ["", "   "])
def test_a_tournament_has_a_title(qtbot: QtBot, title: str) -> None:
    port = StandInTournament()
    dialog = dialog_of(qtbot, port)
    dialog.title_field.setText(title)
    click(dialog.confirm)
    assert dialog.remark.text == "Название пустое. Нужно хотя бы одно слово."
    assert dialog.title_field.hasFocus()
    assert port.view is None


def test_a_refusal_is_told(qtbot: QtBot) -> None:
    port = StandInTournament()
    port.refusal = ActRefused(code="tournament.title_empty")
    dialog = dialog_of(qtbot, port)
    click(dialog.confirm)
    assert dialog.remark.isVisible()
    assert dialog.isVisible()


def test_the_title_comes_in_the_language_chosen(qtbot: QtBot) -> None:
    set_language("en")
    dialog = dialog_of(qtbot, StandInTournament())
    assert dialog.title_field.text() == "White Rook"
    assert "Group II, grades 2–4" in said(dialog)


def test_a_group_chooses_its_conditions(qtbot: QtBot) -> None:
    port = StandInTournament()
    dialog = dialog_of(qtbot, port)
    click(dialog.conditions["II"].change)
    conditions = QApplication.activeModalWidget()
    assert isinstance(conditions, ConditionsDialog)
    for answer in (Conduct.STRICT, Supervision.LIMITED, Rulings.ARBITER):
        conditions.options[answer].click()
    conditions.accept()
    click(dialog.confirm)
    assert port.view is not None
    setups = {group.code: group.setup for group in port.view.groups}
    assert [setups["II"].conduct, setups["II"].supervision, setups["II"].rulings] == ["strict", "limited", "arbiter"]
    assert [setups["I"].conduct, setups["I"].supervision, setups["I"].rulings] == ["guided", "full", "arbiter"]
