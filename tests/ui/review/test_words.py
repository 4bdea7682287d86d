"""What the review says: the lines, what was owed, who knew what, how the game ended."""

import pytest

from ladya_desktop.game import acts
from ladya_desktop.game import events as ev
from ladya_desktop.game.regulations import Regulations
from ladya_desktop.game.time_control import TimeControl
from ladya_desktop.texts import set_language
from ladya_desktop.ui.review import words
from ladya_desktop.ui.review.time_used import repetitions
from ladya_desktop.ui.review.timeline import Timeline
from tests.ui.review.games import (
    BLACK,
    GUIDED,
    LIMITED,
    STRICT,
    WHITE,
    Played,
    quarrel,
    restless,
    restored,
    unnoticed,
)


def end_of(game: Played) -> tuple[str, ...]:
    """What is owed after everything."""
    end = Timeline(game.rows).end
    assert end is not None
    return words.owed_said(end)


def known(game: Played, kind: type[ev.Event]) -> tuple[str, ...]:
    """Who knew what at the first event of a kind."""
    timeline = Timeline(game.rows)
    index = next(each for each, moment in enumerate(timeline.moments) if isinstance(moment.event, kind))
    return words.known_said(timeline.moments[index], timeline.answer(index))


def test_a_move_is_named_by_its_number_and_the_time_thought() -> None:
    timeline = Timeline(quarrel().rows)
    lines = [words.line_of(moment, 2_000, None) for moment in timeline.moments if moment.is_move]
    assert [line.title for line in lines] == ["1. e4", "1... e5", "2. Сc4", "2... Кf6"]
    assert (lines[0].time, lines[0].remark) == ("0:00:03", "2,0 с")
    assert lines[0].spoken == "0:00:03  1. e4  2,0 с"
    set_language("en")
    assert words.line_of(timeline.moments[4], None, None).title == "1. e4"


def test_any_other_moment_is_a_sentence() -> None:
    timeline = Timeline(quarrel().rows)
    line = words.line_of(timeline.moments[2], None, None)
    assert (line.title, line.remark) == ("Белые тронули пешку e2", "")


def test_a_move_that_broke_a_touch_says_so_below() -> None:
    game = Played(LIMITED)
    game.touch(WHITE, "g1")
    game.play(WHITE, "e2", "e4")
    moment = next(each for each in Timeline(game.rows).moments if isinstance(each.event, ev.MoveMade))
    assert "сначала тронули" in words.line_of(moment, 1_000, None).remark


def test_a_long_game_counts_hours_and_a_day_has_its_time() -> None:
    assert words.time_said(3_725_000, None) == "1:02:05"
    assert words.time_said(0, 1_777_120_000_000)[2::3] == "::"
    assert words.time_said(0, 1_777_120_000_000)[3:] == "26:40"


@pytest.mark.parametrize(("used_ms", "said"), [(840, "0,8 с"), (9_999, "9,9 с"), (65_000, "1 мин 5 с")])
def test_a_short_thought_has_tenths(used_ms: int, said: str) -> None:
    assert words.used_said(used_ms) == said


def test_a_touched_piece_must_move_or_be_taken() -> None:
    game = Played()
    game.touch(WHITE, "g1")
    assert end_of(game) == ("Белые обязаны пойти конём g1.",)
    game = Played()
    game.moves("e2e4", "d7d5")
    game.touch(WHITE, "d5")
    assert end_of(game) == ("Белые обязаны взять пешку d5.",)


def test_a_new_piece_must_be_chosen() -> None:
    game = Played(fen="4k3/P7/8/8/8/8/8/4K3 w - - 0 1")
    game.touch(WHITE, "a7")
    game.perform(acts.Put(by=WHITE, at_ms=game.later(), square="a8"))
    assert end_of(game) == ("Белые обязаны выбрать новую фигуру на a8.",)


def test_castling_begun_must_be_finished() -> None:
    game = Played(STRICT, fen="4k3/8/8/8/8/8/8/4K2R w K - 0 1")
    game.touch(WHITE, "e1")
    game.perform(acts.Put(by=WHITE, at_ms=game.later(), square="g1"))
    assert "Белые обязаны закончить начатый ход." in end_of(game)


def test_a_written_move_is_owed_after_a_wrong_claim() -> None:
    game = Played()
    game.perform(acts.ClaimThreefold(by=WHITE, at_ms=game.later(), move="e2e4"))
    assert "Белые обязаны сделать ход e4." in end_of(game)


def test_an_impossible_written_move_leaves_its_piece_owed() -> None:
    game = Played()
    game.perform(acts.ClaimThreefold(by=WHITE, at_ms=game.later(), move="g1g4"))
    assert "Белые обязаны пойти конём g1." in end_of(game)


def test_an_offer_and_a_call_wait_for_their_answer() -> None:
    game = Played()
    game.moves("e2e4")
    game.perform(acts.OfferDraw(by=WHITE, at_ms=game.later()))
    game.perform(acts.Stop(by=BLACK, at_ms=game.later()))
    assert end_of(game) == ("Белые предложили ничью, ответа ещё нет.", "Ждут решения судьи.")


def test_after_the_end_nothing_is_owed() -> None:
    assert end_of(quarrel()) == ()


def test_what_the_players_were_told_is_quoted() -> None:
    (banner,) = known(restored(), ev.IllegalMoveCompleted)
    assert banner.startswith("Игрокам сказано: «")
    (remark,) = known(quarrel(), ev.PieceSprangBack)
    assert remark.startswith("Игрокам сказано: «")
    assert known(quarrel(), ev.PiecesTouched) == ("Игрокам программа ничего не говорила.",)


def test_what_nobody_claimed_is_known_to_the_arbiter_alone() -> None:
    alone, unclaimed = known(unnoticed(), ev.IllegalMoveStood)
    assert "только судья" in alone
    assert "в ходе 1." in unclaimed


def test_a_flag_that_nobody_claimed_is_known_to_the_arbiter_alone() -> None:
    game = Played(LIMITED)
    game.think(400_000)
    game.touch(WHITE, "e2")
    alone, flag = known(game, ev.FlagFell)
    assert "только судья" in alone
    assert "белые просрочили время" in flag


def test_repetitions_are_named_by_moves() -> None:
    end = Timeline(restless().rows).end
    assert end is not None
    (repetition,) = repetitions(end)
    assert words.repetition_numbers(end, repetition) == (("начало", 0), ("2... Кg8", 4), ("4... Кg8", 8))


def test_the_end_is_said_with_its_move() -> None:
    end = Timeline(quarrel().rows).end
    assert end is not None
    assert words.result_said(end) == "сдача, ход 2"
    going_on = Timeline(restless().rows).end
    assert going_on is not None
    assert words.result_said(going_on) == "партия не окончена"


def test_a_game_given_up_before_a_move_names_none() -> None:
    game = Played(GUIDED)
    game.perform(acts.Resign(by=WHITE, at_ms=game.later()))
    end = Timeline(game.rows).end
    assert end is not None
    assert words.result_said(end) == "сдача"


def test_clocks_are_said_where_there_are_any() -> None:
    timeline = Timeline(quarrel().rows)
    clocks = words.clocks_said(timeline.moments[2].after, 2_000)
    assert (clocks.white, clocks.black) == ("4:59", "5:00")
    opening = Timeline(Played(Regulations(time_control=TimeControl(base_ms=None))).rows).moments[0]
    assert words.clocks_said(opening.after, 0).white == ""
