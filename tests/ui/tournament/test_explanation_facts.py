"""Where values come from and why a place is no other, in rows and sentences."""

import pytest

from ladya_desktop.game.result import Score
from ladya_desktop.tournament.acts import DecideTie
from ladya_desktop.tournament.tie_break_codes import BUILT
from ladya_desktop.ui.tournament.explanation_facts import compared_with_neighbours, explained
from tests.ui.tournament.stand_in import EIGHT, drawn, play
from tests.ui.tournament.table_states import drawn_with, higher_wins, ring, won_by


def test_sonneborn_berger_shows_each_game_and_the_sum() -> None:
    group = higher_wins(drawn_with(("SB",))).group()
    said = explained(group, 4, "SB")
    (sheet,) = said.sheets
    assert (said.what, said.value) == ("коэффициент Бергера", "3,00")
    assert [column.heading for column in sheet.columns] == ["Тур", "Соперник", "Его очки", "Счёт", "В сумму"]
    names = [f"{who.number}. {who.name}" for who in group.participants]
    assert {fact.texts[1:] for fact in sheet.facts[:-1]} == {
        (names[0], "0", "1", "0,00"),
        (names[1], "1", "1", "1,00"),
        (names[2], "2", "1", "2,00"),
    }
    assert sheet.facts[-1].texts == ("", "Всего", "", "", "3,00")
    assert sheet.facts[-1].is_strong


def test_games_that_are_not_in_the_sum_are_pale() -> None:
    group = higher_wins(drawn_with(("SB/C1",))).group()
    said = explained(group, 3, "SB/C1")
    assert said.what == "коэффициент Бергера без одного слагаемого"
    assert "отброшены" in said.how
    assert [fact.texts[-1] for fact in said.sheets[0].facts if fact.is_pale] == ["–"]


def test_koya_names_its_limit() -> None:
    said = explained(higher_wins(drawn_with(("KS/L1",))).group(), 4, "KS/L1")
    assert said.what == "система Койи, порог +½ очка"
    assert "кто набрал 2 и больше" in said.how


def test_wins_tell_the_colours() -> None:
    said = explained(higher_wins(drawn_with(("WIN",))).group(), 4, "WIN")
    assert {fact.texts[2] for fact in said.sheets[0].facts[:-1]} <= {"белые", "чёрные"}
    assert said.value == "3"


def test_a_game_that_was_not_played_says_so() -> None:
    port = play(drawn_with(("WON",)), [(1, 1, Score.WHITE_BY_FORFEIT)])
    white = port.group().rounds[0].pairings[0].players.white.number or 0
    said = explained(port.group(), white, "WON")
    assert [(fact.texts[2], fact.is_pale) for fact in said.sheets[0].facts[:-1]] == [("без игры", True)]


def test_progressive_scores_come_round_by_round() -> None:
    said = explained(higher_wins(drawn_with(("PS/C1",))).group(), 4, "PS/C1")
    assert [fact.texts for fact in said.sheets[0].facts] == [
        ("1", "1", "–"),
        ("2", "2", "2"),
        ("3", "3", "3"),
        ("Всего", "", "5"),
    ]


def test_a_direct_encounter_shows_its_mini_table() -> None:
    group = ring(drawn_with(("DE",))).group()
    said = explained(group, 2, "DE")
    (sheet,) = said.sheets
    assert [column.heading for column in sheet.columns] == ["Участник", "1", "2", "3", "О"]
    assert [fact.texts[1:] for fact in sheet.facts] == [
        ("×", "1", "0", "1"),
        ("0", "×", "1", "1"),
        ("1", "0", "×", "1"),
    ]
    assert [fact.is_strong for fact in sheet.facts] == [False, True, False]
    assert sheet.below == "Личные встречи ничего не решили."


def test_who_stays_tied_gets_another_mini_table() -> None:
    """1 has beaten both others of the tie, who drew with each other: a smaller table for the two is drawn up."""
    pairs = {(1, 2): 1, (1, 3): 1, (1, 4): 4, (1, 5): 5, (2, 4): 2, (3, 4): 3, (4, 5): 5}
    port = won_by(drawn_with(("DE",), EIGHT[:5]), {frozenset(pair): winner for pair, winner in pairs.items()})
    group = port.group()
    names = [who.name for who in group.participants]
    whole, smaller = explained(group, 2, "DE").sheets
    assert whole.below == f"Порядок: {names[0]}, затем {names[1]} и {names[2]} поровну."
    assert smaller.above.startswith("Остались равны")
    assert smaller.below == "Личные встречи ничего не решили."


def test_the_order_that_a_mini_table_gives_is_told() -> None:
    pairs = {(1, 2): 1, (2, 3): 2, (1, 3): 3, (2, 4): 2, (3, 4): 3, (1, 4): 4}
    port = won_by(drawn_with(("DE",)), {frozenset(pair): winner for pair, winner in pairs.items()})
    group = port.group()
    names = [who.name for who in group.participants]
    assert explained(group, 2, "DE").sheets[0].below == f"Порядок: {names[1]}, затем {names[2]}."


@pytest.mark.parametrize(("number", "words"), [(4, "не понадобилась"), (1, "Считаются только партии между теми")])
def test_who_was_not_tied_needs_no_direct_encounter(number: int, words: str) -> None:
    assert words in explained(ring(drawn_with(("DE",))).group(), number, "DE").how


def test_a_tie_whose_games_are_not_played_says_so() -> None:
    port = play(drawn_with(("DE",)), [(1, 1, Score.DRAW)])
    number = port.group().rounds[0].pairings[0].players.white.number or 0
    port_group = play(port, [(1, 2, Score.DRAW)]).group()
    assert "сыграли ещё не все" in explained(port_group, number, "DE").how


def test_nothing_played_is_said_plainly() -> None:
    said = explained(drawn_with(("SB",)).group(), 1, "SB")
    assert said.sheets == ()
    assert said.how.endswith("Сыгранных партий пока нет.")


def test_an_annulled_player_has_no_values() -> None:
    port = play(drawn(), [(1, 1, Score.WHITE_WINS)])
    leaver = port.group().rounds[0].pairings[0].players.black
    port.withdraw(leaver.participant_id, after_round=1)
    said = explained(port.group(), leaver.number or 0, "SB")
    assert (said.value, said.sheets) == ("–", ())
    assert "меньше половины" in said.how


@pytest.mark.parametrize("code", [*BUILT, "KS/R", "KS/L5"])
def test_every_tie_break_explains_itself(code: str) -> None:
    said = explained(ring(drawn_with((code,))).group(), 1, code)
    assert said.value
    assert said.how


def test_more_points_decide_first() -> None:
    group = higher_wins(drawn_with(("SB",))).group()
    above, below = compared_with_neighbours(group, 3)
    names = [who.name for who in group.participants]
    assert above.why == f"{names[3]} выше, чем {names[2]}: очков больше."
    assert below.why == f"{names[2]} выше, чем {names[1]}: очков больше."
    assert above.sheet is not None
    assert [fact.texts[1:] for fact in above.sheet.facts] == [("3",), ("2",), ("решает",)]


def test_a_tie_break_decides_where_points_are_equal() -> None:
    """2 and 3 have as many points, 2 has beaten 3."""
    pairs = {(1, 2): 1, (2, 3): 2, (1, 3): 3, (2, 4): 2, (3, 4): 3, (1, 4): 4}
    port = won_by(drawn_with(("WIN", "DE")), {frozenset(pair): winner for pair, winner in pairs.items()})
    group = port.group()
    (below,) = compared_with_neighbours(group, 2)
    assert below.why.endswith("очков поровну, решает личная встреча.")
    assert below.sheet is not None
    assert [column.heading for column in below.sheet.columns] == ["Участник", "О", "Поб", "ЛВ"]
    assert below.sheet.facts[-1].texts == ("", "поровну", "поровну", "решает")


def test_places_that_are_shared_say_so() -> None:
    (below,) = compared_with_neighbours(ring(drawn_with(("SB",))).group(), 1)
    assert below.why.endswith("делят места: всё поровну.")
    assert below.sheet is None


@pytest.mark.parametrize(
    ("code", "seed", "reason", "words"),
    [
        ("LOTS", 42, "", "всё поровну, решил жребий. Число жребия 42."),
        ("MANUAL", None, "все так хотят", "всё поровну, решил организатор. Причина: все так хотят"),
    ],
)
def test_a_lot_or_the_organiser_is_named(code: str, seed: int | None, reason: str, words: str) -> None:
    port = ring(drawn_with(("SB", code)))
    tied = tuple(who.participant_id for who in port.group().participants[:3])
    act = DecideTie(group="II", participant_ids=tied, seed=seed, reason=reason, at_ms=0, by="arbiter")
    assert port.request(act) is None
    table = port.group().crosstable
    assert table is not None
    above = table.order[0]
    assert compared_with_neighbours(port.group(), above)[0].why.endswith(words)


def test_an_annulled_player_has_no_neighbours() -> None:
    port = play(drawn(), [(1, 1, Score.WHITE_WINS)])
    leaver = port.group().rounds[0].pairings[0].players.black
    port.withdraw(leaver.participant_id, after_round=1)
    assert compared_with_neighbours(port.group(), leaver.number or 0) == ()
