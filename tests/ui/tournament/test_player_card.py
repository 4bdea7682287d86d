"""A player's card: rounds, points after each, values that explain themselves, what can be done for him."""

from pytestqt.qtbot import QtBot

from ladya_desktop.game.result import Score
from ladya_desktop.texts import set_language
from ladya_desktop.tournament.acts import RecordResult, ResultSource
from ladya_desktop.ui.tournament.explanation_dialog import ExplanationDialog, PlaceDialog
from ladya_desktop.ui.tournament.player_card import PlayerCard
from tests.ui.hands import click, opened, show
from tests.ui.tournament.stand_in import EIGHT, StandInTournament, drawn, play, played_to_the_end
from tests.ui.tournament.table_states import drawn_with, higher_wins


def card_of(qtbot: QtBot, port: StandInTournament, number: int) -> PlayerCard:
    return show(qtbot, PlayerCard(port.group(), number), 760, 640)


def test_points_run_up_round_by_round(qtbot: QtBot) -> None:
    card = card_of(qtbot, higher_wins(drawn_with(("SB",))), 4)
    assert [row[4] for row in card.table.said()] == ["1", "2", "3"]
    assert card.state.text.startswith("Место 1. Очки: 3 из 3")


def test_each_round_tells_opponent_colour_result_and_hour(qtbot: QtBot) -> None:
    port = drawn()
    pairing = port.group().rounds[0].pairings[0]
    won = RecordResult(group="II", round=1, board=1, score=Score.WHITE_WINS, source=ResultSource.HAND)
    assert port.request(won) is None
    card = card_of(qtbot, port, pairing.players.white.number or 0)
    black = pairing.players.black
    first = card.table.said()[0]
    assert first[:5] == ("1", "белые", f"{black.number}. {black.name}, {black.class_name}", "1", "1")
    assert first[5].count(":") == 1


def test_what_is_not_played_yet_has_no_points(qtbot: QtBot) -> None:
    port = drawn()
    port.start_game(1, 1)
    number = port.group().rounds[0].pairings[0].players.black.number or 0
    rows = card_of(qtbot, port, number).table.said()
    assert [row[3] for row in rows] == ["идёт", *["не сыграна"] * 6]
    assert {row[4] for row in rows} == {""}


def test_a_free_round_is_in_its_place(qtbot: QtBot) -> None:
    port = drawn(EIGHT[:7])
    free = port.group().rounds[2].free
    assert free is not None
    card = card_of(qtbot, port, free.number or 0)
    assert card.table.said()[2][2] == "без пары"
    assert card.table.facts.facts[2].is_pale


def test_a_value_explains_itself(qtbot: QtBot) -> None:
    card = card_of(qtbot, played_to_the_end(), 1)
    assert card.values["SB"].text() == "КБ: 13,50"
    assert card.values["SB"].accessibleName() == "коэффициент Бергера: 13,50"
    click(card.values["SB"])
    assert opened(card, ExplanationDialog).lines[0] == "Коэффициент Бергера: 13,50"


def test_the_place_explains_itself(qtbot: QtBot) -> None:
    card = card_of(qtbot, played_to_the_end(), 8)
    click(card.why)
    assert opened(card, PlaceDialog).lines[0] == "Место 8"


def test_leaving_is_asked_for_by_name_and_closes_the_card(qtbot: QtBot) -> None:
    port = drawn()
    card = card_of(qtbot, port, 3)
    with qtbot.waitSignal(card.leave_requested) as asked:
        click(card.leave)
    assert asked.args == [port.group().participants[2].participant_id]
    assert not card.isVisible()


def test_who_has_left_can_come_back(qtbot: QtBot) -> None:
    port = played_to_the_end()
    who = port.group().participants[2]
    port.withdraw(who.participant_id, after_round=7)
    card = card_of(qtbot, port, 3)
    assert card.state.text.endswith("Больше не играет")
    with qtbot.waitSignal(card.return_requested) as asked:
        click(card.leave)
    assert asked.args == [who.participant_id]


def test_the_games_of_an_annulled_player_are_pale(qtbot: QtBot) -> None:
    port = play(drawn(), [(1, 1, Score.WHITE_WINS)])
    leaver = port.group().rounds[0].pairings[0].players.white
    port.withdraw(leaver.participant_id, after_round=1)
    card = card_of(qtbot, port, leaver.number or 0)
    assert card.state.text == f"Не играет, партии не в счёт {leaver.class_name}"
    assert card.table.facts.facts[0].is_pale


def test_the_card_on_paper_is_asked_for(qtbot: QtBot) -> None:
    port = drawn()
    card = card_of(qtbot, port, 2)
    with qtbot.waitSignal(card.print_requested) as asked:
        click(card.print)
    assert asked.args == ["II", port.group().participants[1].participant_id]


def test_without_values_there_is_no_word_of_them(qtbot: QtBot) -> None:
    card = card_of(qtbot, drawn_with(("LOTS",)), 1)
    assert card.values == {}
    assert card.why.isVisible()


def test_it_fits_into_the_smallest_window(qtbot: QtBot) -> None:
    set_language("en")
    card = card_of(qtbot, played_to_the_end(), 1)
    card.resize(660, 360)
    assert card.minimumSizeHint().width() <= 660
    assert all(button.geometry().right() <= 660 for button in (card.leave, card.print, card.close_button))
