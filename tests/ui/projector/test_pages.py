"""What the big screen shows, page by page."""

from datetime import datetime, timedelta

import pytest

from ladya_desktop.game.result import Score
from ladya_desktop.ui.projector.pages import MOST_ROWS, Kind, Page, name_marked, next_said, pages_of, result_of
from tests.ui.tournament.planned import four_boards
from tests.ui.tournament.stand_in import EIGHT, StandInTournament, created, drawn, play, played_to_the_end
from tests.ui.tournament.table_states import drawn_with, higher_wins
from tests.ui.tournament.test_crosstable_view import many

EVERYTHING = frozenset(Kind)


def pages(port: StandInTournament, *kinds: Kind, columns: int = 10, now: datetime | None = None) -> tuple[Page, ...]:
    return pages_of(port.group(), frozenset(kinds) or EVERYTHING, columns=columns, now=now or port.now)


def test_kinds_come_in_their_order() -> None:
    assert [page.kind for page in pages(drawn())] == [Kind.STANDINGS, Kind.CROSSTABLE, Kind.PAIRINGS]


def test_places_stand_by_place_and_the_table_by_number() -> None:
    standings, table = pages(higher_wins(drawn()), Kind.STANDINGS, Kind.CROSSTABLE)
    assert [row.participant.number for row in standings.rows] == [8, 7, 6, 5, 4, 3, 2, 1]
    assert [row.participant.number for row in table.rows] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert (standings.tie_break, standings.heading) == ("SB", "Итог")


def test_from_the_first_result_on_everybody_has_a_place() -> None:
    port = drawn()
    assert {page.place_of(row) for page in pages(port, Kind.STANDINGS) for row in page.rows} == {""}
    (page,) = pages(play(port, [(1, 1, Score.WHITE_WINS)]), Kind.STANDINGS)
    assert [page.place_of(row) for row in page.rows] == ["1", *["2–8"] * 7]


def test_a_list_of_direct_encounters_alone_has_no_column() -> None:
    (standings,) = pages(drawn_with(("DE", "LOTS")), Kind.STANDINGS)
    assert standings.tie_break == ""


def test_who_plays_no_more_has_a_sign_that_is_explained() -> None:
    port = played_to_the_end()
    leaver = port.group().participants[0]
    assert not any("*" in said for page in pages(port) for said in (page.note, *page.said()))
    port.withdraw(leaver.participant_id, after_round=7)
    for page in pages(port, Kind.STANDINGS, Kind.CROSSTABLE):
        assert [name_marked(row) for row in page.rows if row.participant.is_withdrawn] == [f"{leaver.name} *"]
        assert any(f"{leaver.name} *" in said for said in page.said())
        assert page.note == "* больше не играет"


def test_what_does_not_fit_goes_on_evenly() -> None:
    shown = pages(drawn(many(23)), Kind.STANDINGS)
    assert [len(page.rows) for page in shown] == [7, 8, 8]
    assert all(len(page.rows) <= MOST_ROWS for page in shown)
    assert {row.participant.number for page in shown for row in page.rows} == set(range(1, 24))


def test_a_table_goes_on_to_the_right_too() -> None:
    shown = pages(drawn(), Kind.CROSSTABLE, columns=5)
    assert [page.numbers for page in shown] == [(1, 2, 3, 4), (5, 6, 7, 8)]


def test_pairings_are_those_of_the_round_that_is_on() -> None:
    port = play(drawn(), [(1, board, Score.DRAW) for board in range(1, 5)])
    (page,) = pages(port, Kind.PAIRINGS)
    assert {pairing.round for pairing in page.pairings} == {2}
    assert page.heading == "Пары 2-го тура из 7"


def test_a_result_stands_between_two_players() -> None:
    port = play(drawn(), [(1, 1, Score.WHITE_WINS)])
    port.start_game(1, 2)
    (page,) = pages(port, Kind.PAIRINGS)
    assert [result_of(pairing) for pairing in page.pairings[:3]] == ["1\u00a0:\u00a00", "идёт", "–"]


def test_who_is_free_stands_below_the_pairings() -> None:
    port = drawn(EIGHT[:7])
    free = port.group().rounds[0].free
    assert free is not None
    (page,) = pages(port, Kind.PAIRINGS)
    assert page.note == f"Без пары: {free.name}"


@pytest.mark.parametrize(
    ("scores", "heading"),
    [
        ([], "Перед первым туром"),
        ([(1, 1, Score.DRAW)], "Идёт 1-й тур из 7"),
        ([(1, board, Score.DRAW) for board in range(1, 5)], "После 1-го тура из 7"),
        ([*((1, board, Score.DRAW) for board in range(1, 5)), (2, 1, Score.DRAW)], "Идёт 2-й тур из 7"),
    ],
)
def test_the_heading_says_how_far_it_is(scores: list[tuple[int, int, Score]], heading: str) -> None:
    assert pages(play(drawn(), scores), Kind.STANDINGS)[0].heading == heading


def test_the_hour_of_the_next_round_is_told_on_the_day() -> None:
    port = four_boards()
    (page,) = pages(port, Kind.STANDINGS)
    assert page.note == "Тур 1 начнётся в 16:00"
    (page,) = pages(port, Kind.STANDINGS, now=port.now + timedelta(days=1))
    assert page.note == ""


def test_when_all_is_played_no_round_begins() -> None:
    assert {page.note for page in pages(played_to_the_end())} == {""}


def test_games_one_after_another_have_no_hour_of_a_round() -> None:
    port = drawn()
    assert {page.note for page in pages(port, Kind.STANDINGS)} <= {"", "Тур 1 начнётся в 16:00"}


def test_the_next_kind_is_announced_and_more_of_the_same_is_not() -> None:
    port = drawn(many(23))
    shown = pages(port, Kind.STANDINGS, Kind.PAIRINGS)
    said = [next_said(shown, at, port.group()) for at in range(len(shown))]
    assert said == ["", "", "Дальше: пары 1-го тура", "", "Дальше: места"]


def test_a_page_can_be_heard() -> None:
    port = play(drawn(), [(1, 1, Score.WHITE_WINS)])
    standings, _, pairings = pages(port)
    assert standings.said()[0].endswith("очки 1")
    white = pairings.pairings[0].players.white.name
    assert pairings.said()[0].startswith(f"1. {white} – ")


def test_before_the_draw_there_is_nothing_to_show() -> None:
    with pytest.raises(ValueError, match="not drawn"):
        pages(created())
