"""Pairings, schedule, cards and score sheets: who plays whom, where, when and with which colour."""

from dataclasses import replace

import pytest

from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.result import Score
from ladya_desktop.game.view import PlayedMove
from ladya_desktop.papers.hours import announced_plan, hour_of_game, hours_of_round
from ladya_desktop.papers.pairings import pairings_paper
from ladya_desktop.papers.paper import Cards, Facts
from ladya_desktop.papers.player_cards import player_cards_paper
from ladya_desktop.papers.schedule import schedule_paper
from ladya_desktop.papers.score_sheet import ScoreSheet, blank_sheets_paper, score_sheet_paper, sheet_of
from ladya_desktop.texts import set_language
from tests.papers.events import annulled, listed, played, rows_of, seen, tables, texts_of
from tests.tournament.story import result

SHEET = ScoreSheet(event="Белая ладья", place="Тур 1", day="25 апреля", players=ByColor("Вера", "Лев"))


def test_pairings_stand_in_board_order_with_numbers_and_classes() -> None:
    view, group = seen(played(7, 2))
    paper = pairings_paper(view, group, 2)
    (table,) = tables(paper.blocks)
    rows = rows_of(table)
    first = group.rounds[1].pairings[0]
    white = first.players.white
    assert rows[0][0] == "1"
    assert rows[0][1] == f"{white.number}.\u00a0{white.name}, {white.class_name}"
    assert len(rows) == 3
    free = group.rounds[1].free
    assert free is not None
    assert f"Без пары: {free.name}, {free.class_name}" in texts_of(paper.blocks)


def test_a_result_is_printed_once_it_is_known() -> None:
    view, group = seen(played(6, 1))
    (first,) = tables(pairings_paper(view, group, 1).blocks)
    (second,) = tables(pairings_paper(view, group, 2).blocks)
    assert all(row[2] for row in rows_of(first))
    assert not any(row[2] for row in rows_of(second))


def test_a_round_that_there_is_not() -> None:
    view, group = seen(played(4))
    with pytest.raises(IndexError):
        pairings_paper(view, group, 4)


def test_annulled_games_are_pale() -> None:
    view, group = seen(annulled())
    (table,) = tables(schedule_paper(view, group).blocks)
    assert (
        0
        < sum(row.is_pale for row in table.rows)
        == sum(not pairing.counts for each in group.rounds for pairing in each.pairings)
    )


def test_the_schedule_has_every_round_with_its_hours() -> None:
    view, group = seen(played(6, 0, wooden_boards=2, break_min=2))
    plan = announced_plan(group)
    assert plan is not None
    assert plan.in_rounds
    (table,) = tables(schedule_paper(view, group, plan).blocks)
    bands = [row.cells[0].text for row in table.rows if row.is_band]
    assert bands[:2] == ["Тур 1 · 16:00–16:16", "Тур 2 · 16:18–16:34"]
    assert len(bands) == 5
    assert len(table.rows) == 5 + 15
    assert "Время тура: 16:18–16:34" in texts_of(pairings_paper(view, group, 2, plan).blocks)


def test_a_round_of_the_schedule_is_not_broken() -> None:
    view, group = seen(played(6, 0))
    (table,) = tables(schedule_paper(view, group).blocks)
    assert [row.keeps_next for row in table.rows][:8] == [True, True, True, False] * 2


def test_the_free_player_stands_in_the_schedule() -> None:
    view, group = seen(played(5, 0))
    texts = texts_of(schedule_paper(view, group).blocks)
    assert len([text for text in texts if text.startswith("Без пары")]) == 5


def test_where_rounds_overlap_every_game_has_its_hour() -> None:
    view, group = seen(played(5, 0, time_control="180"))
    plan = announced_plan(group)
    assert plan is not None
    assert not plan.in_rounds
    assert hours_of_round(plan, 1) == ""
    (table,) = tables(schedule_paper(view, group, plan).blocks)
    assert table.columns[0].heading == "Время"
    begins = [row.cells[0].text for row in table.rows if len(row.cells) == 5]
    assert len(set(begins)) == 10
    (round_sheet,) = tables(pairings_paper(view, group, 1, plan).blocks)
    assert rows_of(round_sheet)[0][0] == hour_of_game(plan, 1, 1)


def test_no_hours_where_nothing_can_be_planned() -> None:
    assert announced_plan(seen(listed(1))[1]) is None
    assert announced_plan(seen(played(6, 0, time_control="-"))[1]) is None
    assert announced_plan(seen(played(16, 0))[1]) is None
    assert (hours_of_round(None, 1), hour_of_game(None, 1, 1)) == ("", "")


def test_a_plan_of_longest_games_may_end_a_little_late() -> None:
    plan = announced_plan(seen(played(8, 0, wooden_boards=3, break_min=2))[1])
    assert plan is not None
    assert not plan.fits


def test_a_card_has_every_round_of_its_player() -> None:
    view, group = seen(played(5, 1, wooden_boards=1))
    paper = player_cards_paper(view, group, announced_plan(group))
    (cards,) = (block for block in paper.blocks if isinstance(block, Cards))
    assert len(cards.cards) == 5
    for player, card in zip(group.participants, cards.cards, strict=True):
        (table,) = tables(card)
        rows = rows_of(table)
        assert [row[0] for row in rows] == ["1", "2", "3", "4", "5"]
        assert sum(row[4] == "без пары" for row in rows) == 1
        assert not any(player.name in row[4] for row in rows)
        assert len({row[4] for row in rows}) == 5


def test_a_card_tells_board_colour_and_hour() -> None:
    view, group = seen(played(4, 0, wooden_boards=1))
    plan = announced_plan(group)
    pairing = group.rounds[0].pairings[1]
    (cards,) = (one for one in player_cards_paper(view, group, plan).blocks if isinstance(one, Cards))
    black = pairing.players.black
    assert black.number is not None
    (table,) = tables(cards.cards[black.number - 1])
    white = pairing.players.white
    opponent = f"{white.number}.\u00a0{white.name}, {white.class_name}"
    assert rows_of(table)[0] == ["1", "16:00", "2", "чёрные", opponent, ""]


def test_cards_need_a_draw() -> None:
    view, group = seen(listed(4))
    (cards,) = (one for one in player_cards_paper(view, group).blocks if isinstance(one, Cards))
    assert cards.cards == ()


def test_one_player_has_his_card_alone() -> None:
    view, group = seen(played(4, 0))
    him = group.participants[1]
    paper = player_cards_paper(view, group, participant_id=him.participant_id)
    (cards,) = (one for one in paper.blocks if isinstance(one, Cards))
    assert len(cards.cards) == 1
    assert him.name in str(cards.cards[0])


def test_blank_sheets_come_two_for_a_game() -> None:
    view, group = seen(played(4, 0))
    (cards,) = blank_sheets_paper(view, group, 1).blocks
    assert isinstance(cards, Cards)
    assert len(cards.cards) == 4
    assert cards.cards[0] == cards.cards[1]
    facts = next(block for block in cards.cards[0] if isinstance(block, Facts))
    pairing = group.rounds[0].pairings[0]
    assert facts.pairs[2][1] == f"{pairing.players.white.name}, {pairing.players.white.class_name}"
    assert facts.pairs[4] == ("Результат", "")


def test_nobody_writes_down_a_game_that_is_not_played() -> None:
    story = played(4, 0)
    story.does(result(1, 1, Score.WHITE_BY_FORFEIT), result(1, 2, Score.DRAW))
    view, group = seen(story)
    (cards,) = blank_sheets_paper(view, group, 1).blocks
    assert isinstance(cards, Cards)
    assert len(cards.cards) == 2
    assert group.rounds[0].pairings[1].players.white.name in str(cards.cards[0])


def test_signs_of_games_without_play_are_explained_on_the_cards_that_have_them() -> None:
    story = played(4, 0)
    story.does(result(1, 1, Score.WHITE_BY_FORFEIT))
    view, group = seen(story)
    (cards,) = (one for one in player_cards_paper(view, group).blocks if isinstance(one, Cards))
    assert sum("победа без игры" in str(card) for card in cards.cards) == 2


def moves(count: int, san: str = "Nf3") -> tuple[PlayedMove, ...]:
    return tuple(
        PlayedMove(number=number, color=color, uci="g1f3", san=san, is_completed=True)
        for number in range(1, count + 1)
        for color in (Color.WHITE, Color.BLACK)
    )


def test_a_filled_sheet_has_russian_letters() -> None:
    (table,) = tables(score_sheet_paper(SHEET, moves(2)).blocks)
    assert rows_of(table)[0][:3] == ["1", "Кf3", "Кf3"]
    assert rows_of(table)[2][:3] == ["3", "", ""]
    set_language("en")
    (table,) = tables(score_sheet_paper(SHEET, moves(1)).blocks)
    assert rows_of(table)[0][:3] == ["1", "Nf3", "Nf3"]


def test_an_illegal_move_that_nobody_could_write_is_a_dash() -> None:
    (table,) = tables(score_sheet_paper(SHEET, moves(1, san="")).blocks)
    assert rows_of(table)[0][1] == "—"


def test_a_game_begun_by_black_leaves_white_empty() -> None:
    (table,) = tables(score_sheet_paper(SHEET, moves(1)[1:]).blocks)
    assert rows_of(table)[0][:3] == ["1", "", "Кf3"]


def test_a_long_game_takes_another_sheet() -> None:
    assert len(tables(score_sheet_paper(SHEET, moves(60)).blocks)) == 1
    one, other = tables(score_sheet_paper(SHEET, moves(61)).blocks)
    assert rows_of(one)[-1][6] == "60"
    assert rows_of(other)[0][:2] == ["61", "Кf3"]


def test_the_sheet_of_a_pairing_has_its_result() -> None:
    view, group = seen(played(4))
    sheet = sheet_of(view, group, group.rounds[1].pairings[0], "1 : 0")
    paper = score_sheet_paper(sheet, ())
    assert "Тур 2 · доска 1" in " ".join(texts_of(paper.blocks))
    assert "1 : 0" in texts_of(paper.blocks)


@pytest.mark.parametrize(
    ("white", "black", "title"),
    [
        ("Вера", "Тимофей", "Запись партии · Вера — Тимофей"),
        ("Вера", "", "Запись партии · Вера"),
        ("", "Тимофей", "Запись партии · Тимофей"),
        ("", "", "Запись партии"),
    ],
)
def test_a_score_sheet_is_titled_by_who_is_named(white: str, black: str, title: str) -> None:
    sheet = replace(SHEET, players=ByColor(white, black))
    assert score_sheet_paper(sheet, moves(1)).title == title
