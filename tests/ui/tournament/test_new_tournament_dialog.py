"""A new tournament from the regulation's template."""

from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from ladya_desktop.texts import set_language
from ladya_desktop.tournament.refusal import ActRefused
from ladya_desktop.ui.tournament.group_dialog import DraftGroupDialog
from ladya_desktop.ui.tournament.new_tournament_dialog import NewTournamentDialog
from tests.ui.hands import click, key, opened, settle, show, type_in
from tests.ui.tournament.stand_in import StandInTournament


def dialog_of(qtbot: QtBot, port: StandInTournament) -> NewTournamentDialog:
    return show(qtbot, NewTournamentDialog(port), 680, 700)


def said(dialog: NewTournamentDialog) -> str:
    return "\n".join(label.text().replace("\u00a0", " ") for label in dialog.findChildren(QLabel))


def test_only_the_year_is_asked_for_and_it_is_this_year(qtbot: QtBot) -> None:
    port = StandInTournament()
    dialog = dialog_of(qtbot, port)
    assert dialog.year_field.value() == 2026
    assert dialog.title_field.hasFocus()
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
        "23 апреля, четверг, 16:00–18:00 · 5 минут + 3 секунды на ход",
        "30 апреля, четверг, 16:00–18:00",
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


def test_a_group_is_changed_before_the_tournament_exists(qtbot: QtBot) -> None:
    port = StandInTournament()
    dialog = dialog_of(qtbot, port)
    dialog.cards["II"].change.click()
    draft = opened(dialog, DraftGroupDialog)
    draft.form.when.name.setText("Б")
    draft.form.play.control.choice.choose("240+2")
    draft.confirm.click()
    assert list(dialog.cards) == ["I", "Б", "III"]
    assert dialog.cards["Б"].change.hasFocus()
    assert "4 минуты + 2 секунды на ход" in said(dialog)
    click(dialog.confirm)
    assert port.view is not None
    assert [group.code for group in port.view.groups] == ["I", "Б", "III"]
    assert port.group("Б").setup.time_control == "240+2"


def test_a_group_that_cannot_be_is_refused_where_it_is_changed(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot, StandInTournament())
    dialog.cards["II"].change.click()
    draft = opened(dialog, DraftGroupDialog)
    draft.form.when.last_grade.choose(5)
    draft.confirm.click()
    assert "один класс попал в обе" in draft.remark.text
    draft.reject()
    assert dialog.setups == StandInTournament().template.groups


def test_days_have_their_weekday_in_the_year_and_a_sunday_is_minded(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot, StandInTournament())
    card = dialog.cards["II"]
    dialog.year_field.setValue(2026)
    assert "25 апреля, суббота" in card.when.text().replace("\u00a0", " ")
    assert not card.sunday.isVisible()
    dialog.year_field.setValue(2027)
    assert "25 апреля, воскресенье" in card.when.text().replace("\u00a0", " ")
    assert card.sunday.isVisible()
    card.change.click()
    when = opened(dialog, DraftGroupDialog).form.when
    assert when.weekday.text().replace("\u00a0", " ").startswith("25 апреля, воскресенье. Это воскресенье: школа")
    when.day.setValue(26)
    assert when.weekday.text().replace("\u00a0", " ") == "26 апреля, понедельник."
    when.day.setValue(31)
    assert when.weekday.text() == ""


def test_a_group_that_goes_leaves_the_place_in_sight(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot, StandInTournament())
    dialog.setMaximumHeight(420)
    settle()
    dialog.bring_into_sight(dialog.cards["III"])
    settle()
    dialog.cards["III"].drop.setFocus()
    dialog.cards["III"].drop.click()
    settle()
    left = dialog.cards["II"]
    assert left.visibleRegion().boundingRect().height() == left.height()


def test_groups_are_dropped_and_added_to_any_set(qtbot: QtBot) -> None:
    port = StandInTournament()
    dialog = dialog_of(qtbot, port)
    dialog.cards["III"].drop.click()
    assert "III\u00a0группа: убрана" in dialog.remark.text
    dialog.cards["II"].drop.click()
    assert not dialog.cards["I"].drop.isEnabled()
    dialog.add_group.click()
    draft = opened(dialog, DraftGroupDialog)
    draft.form.when.last_grade.choose(9)
    draft.confirm.click()
    assert dialog.remark.text == ""
    assert [(setup.code, setup.first_grade, setup.last_grade) for setup in dialog.setups] == [
        ("I", 1, 1),
        ("II", 2, 9),
    ]
    click(dialog.confirm)
    assert port.view is not None
    assert [group.code for group in port.view.groups] == ["I", "II"]


def test_a_group_dropped_comes_back_to_its_place(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot, StandInTournament())
    dialog.cards["II"].drop.click()
    assert list(dialog.cards) == ["I", "III"]
    dialog.add_group.click()
    opened(dialog, DraftGroupDialog).confirm.click()
    assert dialog.setups == StandInTournament().template.groups


def test_school_and_arbiter_are_folded_away_and_may_be_entered(qtbot: QtBot) -> None:
    port = StandInTournament()
    dialog = dialog_of(qtbot, port)
    assert dialog.details.isHidden()
    click(dialog.more)
    type_in(dialog.details.school, "Школа у реки")
    click(dialog.confirm)
    assert port.view is not None
    assert port.view.details.school == "Школа у реки"


def test_details_fold_away_again(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot, StandInTournament())
    click(dialog.more)
    assert dialog.details.isVisible()
    click(dialog.more)
    assert dialog.details.isHidden()


def test_each_group_says_how_hands_are_treated(qtbot: QtBot) -> None:
    words = said(dialog_of(qtbot, StandInTournament()))
    assert "Доска помогает · программа следит за всем · решает судья" in words
    assert words.count("Как деревянная доска · программа следит за всем · конец партии решает судья") == 2
