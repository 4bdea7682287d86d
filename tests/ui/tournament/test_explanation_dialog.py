"""The dialogs that say what a number is made of and why a place is no other."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ladya_desktop.game.result import Score
from ladya_desktop.texts import set_language
from ladya_desktop.ui.tournament.explanation_dialog import ExplanationDialog, PlaceDialog
from tests.ui.hands import click, key, show
from tests.ui.tournament.stand_in import drawn, play, played_to_the_end
from tests.ui.tournament.table_states import drawn_with, higher_wins, ring


def test_the_value_the_rule_and_the_games_are_told(qtbot: QtBot) -> None:
    dialog = show(qtbot, ExplanationDialog(higher_wins(drawn_with(("SB",))).group(), 4, "SB"), 640, 600)
    assert dialog.lines[0] == "Коэффициент Бергера: 3,00"
    assert dialog.lines[1].startswith("За победу берутся все очки соперника")
    assert dialog.tables[0].said()[-1][-1] == "3,00"


def test_enter_closes_it(qtbot: QtBot) -> None:
    dialog = show(qtbot, ExplanationDialog(played_to_the_end().group(), 1, "SB"), 640, 600)
    assert dialog.close_button.hasFocus()
    with qtbot.waitSignal(dialog.finished):
        key(dialog, Qt.Key.Key_Return)


def test_a_place_is_compared_with_both_neighbours(qtbot: QtBot) -> None:
    dialog = show(qtbot, PlaceDialog(higher_wins(drawn_with(("SB",))).group(), 3), 640, 600)
    assert dialog.lines[0] == "Место 2"
    assert len(dialog.tables) == 2
    with qtbot.waitSignal(dialog.finished):
        click(dialog.close_button)


def test_shared_places_need_no_table(qtbot: QtBot) -> None:
    dialog = show(qtbot, PlaceDialog(ring(drawn_with(("SB",))).group(), 1), 640, 600)
    assert dialog.lines[0] == "Место 1–3"
    assert dialog.tables == []


def test_before_the_first_game_there_are_no_places(qtbot: QtBot) -> None:
    dialog = show(qtbot, PlaceDialog(drawn().group(), 1), 640, 600)
    assert dialog.lines == ["Пока нет сыгранных партий, мест тоже нет."]


def test_an_annulled_player_has_no_place(qtbot: QtBot) -> None:
    port = play(drawn(), [(1, 1, Score.WHITE_WINS)])
    leaver = port.group().rounds[0].pairings[0].players.black
    port.withdraw(leaver.participant_id, after_round=1)
    dialog = show(qtbot, PlaceDialog(port.group(), leaver.number or 0), 640, 600)
    assert dialog.lines == ["Места нет: сыграно меньше половины партий, результаты не учитываются."]


def test_alone_in_the_table_there_is_nobody_to_compare_with(qtbot: QtBot) -> None:
    port = play(drawn_with(("SB",), ("Облаков Лев;3В", "Росинкина Дарья;2А")), [(1, 1, Score.WHITE_BY_FORFEIT)])
    leaver = port.group().rounds[0].pairings[0].players.black
    port.withdraw(leaver.participant_id, after_round=0)
    other = port.group().rounds[0].pairings[0].players.white.number or 0
    dialog = show(qtbot, PlaceDialog(port.group(), other), 640, 600)
    assert dialog.lines[-1] == "Соседей в таблице нет."


@pytest.mark.parametrize("code", ["SB", "DE", "WIN"])
def test_in_english_nothing_stays_russian(qtbot: QtBot, code: str) -> None:
    group = ring(drawn_with(("WIN", "SB", "DE"))).group()
    set_language("en")
    dialog = show(qtbot, ExplanationDialog(group, 1, code), 640, 600)
    said = " ".join((dialog.windowTitle(), *dialog.lines, dialog.close_button.text()))
    assert not any("а" <= letter <= "я" for letter in said.lower())
