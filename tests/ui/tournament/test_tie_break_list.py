"""Tie-breaks are put in order: ready sets, one by one up and down, out and in; by keyboard as well."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from ladya_desktop.game.result import Score
from ladya_desktop.texts import set_language
from ladya_desktop.tournament.acts import ChangeTieBreaks
from ladya_desktop.tournament.refusal import ActRefused
from ladya_desktop.tournament.tie_break_codes import BUILT, LOTS, MANUAL
from ladya_desktop.ui.tournament import tie_break_choices
from ladya_desktop.ui.tournament.tie_break_dialog import LateTieBreakDialog, TieBreakDialog
from ladya_desktop.ui.tournament.tie_break_list import ADD, DOWN, REMOVE, UP
from tests.ui.hands import click, key, settle, show
from tests.ui.tournament.stand_in import StandInTournament, drawn, play

RUSSIAN, FIDE = ("SB", "WIN", "DE"), ("DE", "WIN", "SB", "KS")


@pytest.fixture
def dialog(qtbot: QtBot) -> TieBreakDialog:
    return show(qtbot, TieBreakDialog(RUSSIAN), 680, 760)


def late(qtbot: QtBot, port: StandInTournament) -> LateTieBreakDialog:
    return show(qtbot, LateTieBreakDialog(port, port.group()), 680, 760)


def begun() -> StandInTournament:
    """The order FIDE recommends puts the one who won their game first; Sonneborn-Berger the other."""
    return play(drawn(), [(1, board, Score.WHITE_WINS) for board in (1, 2, 3)])


def test_the_order_is_shown_with_what_each_looks_at(dialog: TieBreakDialog) -> None:
    said = [label.text() for label in dialog.list.rows["SB"].findChildren(QLabel)]
    assert said[0] == "1. Коэффициент Бергера"
    assert "половина очков" in said[1]
    assert list(dialog.list.rows) == list(RUSSIAN)


def test_first_ones_are_offered_at_once_the_rest_under_more(dialog: TieBreakDialog) -> None:
    assert list(dialog.list.offers) == ["KS", "BPG", "BWG", MANUAL]
    dialog.list.more.click()
    assert set(dialog.list.offers) == {*BUILT, MANUAL, LOTS} - set(RUSSIAN)
    dialog.list.more.click()
    assert list(dialog.list.offers) == ["KS", "BPG", "BWG", MANUAL]


@pytest.mark.parametrize("language", ["ru", "en"])
def test_every_one_that_can_be_chosen_has_a_name_and_a_sentence(language: str) -> None:
    set_language("en" if language == "en" else "ru")
    offered = (*tie_break_choices.FIRST, *tie_break_choices.MORE)
    assert len({tie_break_choices.name(code) for code in offered}) == len(offered)
    assert not [code for code in offered if tie_break_choices.name(code) == code]
    assert all(tie_break_choices.note(code).endswith(".") for code in offered)


def test_one_that_only_a_file_names_has_a_name_and_no_sentence() -> None:
    assert tie_break_choices.name("WIN/R").startswith("Число побед")
    assert tie_break_choices.note("WIN/R") == ""


def test_a_ready_set_is_taken_and_marked(dialog: TieBreakDialog) -> None:
    presets = dialog.list.presets
    assert (presets["russian"].isChecked(), presets["fide"].isChecked()) == (True, False)
    click(presets["fide"])
    assert dialog.list.codes == FIDE
    assert (presets["russian"].isChecked(), presets["fide"].isChecked()) == (False, True)
    click(presets["fide"])
    assert presets["fide"].isChecked()


def test_one_moves_up_and_down_and_the_keyboard_goes_with_it(dialog: TieBreakDialog, qtbot: QtBot) -> None:
    dialog.list.rows["DE"].buttons[UP].setFocus()
    with qtbot.waitSignal(dialog.list.changed):
        key(dialog, Qt.Key.Key_Space)
    assert dialog.list.codes == ("SB", "DE", "WIN")
    assert QApplication.focusWidget() is dialog.list.rows["DE"].buttons[UP]
    key(dialog, Qt.Key.Key_Space)
    assert dialog.list.codes == ("DE", "SB", "WIN")
    assert not dialog.list.rows["DE"].buttons[UP].isEnabled()
    assert QApplication.focusWidget() is dialog.list.rows["DE"].buttons[DOWN]
    click(dialog.list.rows["DE"].buttons[DOWN])
    assert dialog.list.codes == ("SB", "DE", "WIN")


def test_the_last_moved_down_can_be_taken_out_at_once(dialog: TieBreakDialog) -> None:
    dialog.list.rows["WIN"].buttons[DOWN].setFocus()
    key(dialog, Qt.Key.Key_Space)
    assert dialog.list.codes == ("SB", "DE", "WIN")
    assert QApplication.focusWidget() is dialog.list.rows["WIN"].buttons[REMOVE]


def test_all_may_be_taken_out_and_one_put_in(dialog: TieBreakDialog) -> None:
    for code in RUSSIAN:
        dialog.list.rows[code].buttons[REMOVE].click()
    settle()
    assert not dialog.list.codes
    assert any("места делятся" in label.text() for label in dialog.findChildren(QLabel) if label.isVisible())
    dialog.list.offers["KS"].buttons[ADD].click()
    assert dialog.list.codes == ("KS",)


def test_a_lot_stays_the_last(dialog: TieBreakDialog) -> None:
    dialog.list.more.click()
    dialog.list.offers[LOTS].buttons[ADD].click()
    dialog.list.offers[MANUAL].buttons[ADD].click()
    assert dialog.list.codes == (*RUSSIAN, MANUAL, LOTS)


def test_every_button_says_what_it_does_to_which(dialog: TieBreakDialog) -> None:
    said = [button.accessibleName() for button in dialog.list.rows["WIN"].buttons.values()]
    assert said == ["Выше: Число побед", "Ниже: Число побед", "Убрать: Число побед"]
    assert dialog.list.offers["KS"].buttons[ADD].accessibleName().startswith("Добавить: Система Койи. Очки")


def test_during_play_it_warns_and_asks_for_a_reason(qtbot: QtBot) -> None:
    port = begun()
    dialog = late(qtbot, port)
    assert not dialog.confirm.isEnabled()
    assert any("Партии уже начались" in label.text() for label in dialog.findChildren(QLabel))
    click(dialog.list.presets["fide"])
    click(dialog.confirm)
    assert dialog.remark.text == "Нужна причина: почему порядок меняется во время турнира."
    assert dialog.reason.hasFocus()
    assert port.group().setup.tie_breaks == RUSSIAN
    dialog.reason.setText("  решение судей ")
    with qtbot.waitSignal(dialog.accepted):
        click(dialog.confirm)
    act = port.asked[-1]
    assert isinstance(act, ChangeTieBreaks)
    assert (act.tie_breaks, act.reason) == (FIDE, "решение судей")
    assert port.group().setup.tie_breaks == FIDE


def test_whose_places_change_is_said_before(qtbot: QtBot) -> None:
    dialog = late(qtbot, begun())
    dialog.list.more.click()
    dialog.list.offers["TPN"].buttons[ADD].click()
    assert dialog.remark.text.startswith("Изменятся места: ")
    assert "→" in dialog.remark.text
    assert dialog.remark.text.endswith("и ещё 4.")


def test_that_no_place_changes_is_said_too(qtbot: QtBot) -> None:
    dialog = late(qtbot, drawn())
    click(dialog.list.presets["fide"])
    assert dialog.remark.text == "Места от этого сейчас не изменятся."
    click(dialog.list.presets["russian"])
    assert dialog.remark.text == ""


def test_what_the_tournament_refuses_is_said(qtbot: QtBot) -> None:
    port = begun()
    dialog = late(qtbot, port)
    port.refusal = ActRefused(code="tournament_acts.group_closed", params={"group": "II"})
    click(dialog.list.presets["fide"])
    assert "протокол подписан" in dialog.remark.text
    dialog.reason.setText("причина")
    click(dialog.confirm)
    assert dialog.isVisible()
    assert "протокол подписан" in dialog.remark.text
