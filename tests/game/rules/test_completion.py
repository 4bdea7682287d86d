"""Articles 5, 9.6: what ends a game by itself at the release, mate first, and resignation."""

import pytest

from ladya_desktop.game import acts
from ladya_desktop.game import events as ev
from ladya_desktop.game.regulations import Edition
from ladya_desktop.game.result import GameResult, Score, Termination
from ladya_desktop.game.rules.completion import after_opening
from ladya_desktop.game.state import open_state
from tests.game.table import BLACK, KNIGHTS_OUT_AND_BACK, PROGRAM, WHITE, guided, kinds, lesson, refusal

DRAW = Score.DRAW
FOOLS_MATE = ("f2f3", "e7e5", "g2g4")

ENDS = (
    ("5.1.1", "7k/8/6K1/8/8/8/8/6Q1 w - - 0 1", "g1a1", None, None),
    ("5.1.1", "6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1", "e1e8", Score.WHITE_WINS, Termination.CHECKMATE),
    ("5.1.1", "k3r3/8/8/8/8/8/5PPP/6K1 b - - 0 1", "e8e1", Score.BLACK_WINS, Termination.CHECKMATE),
    ("5.2.1", "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", "f1f7", DRAW, Termination.STALEMATE),
    ("5.2.2", "4k3/8/8/8/8/8/4p3/4K3 w - - 0 1", "e1e2", DRAW, Termination.DEAD_POSITION),
    ("5.2.2", "4k3/8/8/8/8/2n5/4p3/4K3 w - - 0 1", "e1f2", None, None),
    ("9.6.2", "8/8/4k3/8/8/4K3/8/4R3 w - - 149 120", "e1e2", DRAW, Termination.SEVENTY_FIVE_MOVES),
    ("9.6.2", "8/8/4k3/8/8/4K3/8/4R3 w - - 148 120", "e1e2", None, None),
)


@pytest.mark.parametrize(("article", "fen", "uci", "score", "termination"), ENDS)
def test_the_release_ends_the_game_or_not(
    article: str, fen: str, uci: str, score: Score | None, termination: Termination | None
) -> None:
    table = guided(fen)
    table.move(uci)
    expected = (score, termination, article) if score and termination else None
    assert table.outcome == expected


def test_6_2_1_1_the_move_that_ends_the_game_is_completed_without_a_press() -> None:
    table = guided(moves=FOOLS_MATE)
    table.now_ms = 4_000
    assert table.drag("d8", "h4")[2:] == (
        ev.MoveCompleted(by=BLACK, at_ms=4_000, uci="d8h4"),
        ev.GameEnded(
            by=PROGRAM,
            at_ms=4_000,
            result=GameResult(score=Score.BLACK_WINS, termination=Termination.CHECKMATE, article="5.1.1"),
        ),
    )
    assert table.state.moves == (*FOOLS_MATE, "d8h4")
    assert table.state.made == ()
    assert table.state.clock.running is None
    assert table.remaining == (300_000, 296_000)


def test_6_2_2_a_mate_in_reply_to_a_move_not_pressed_completes_both() -> None:
    table = guided(moves=FOOLS_MATE[:2])
    table.move("g2g4")
    table.move("d8h4")
    assert table.state.moves == ("f2f3", "e7e5", "g2g4", "d8h4")
    assert table.outcome == (Score.BLACK_WINS, Termination.CHECKMATE, "5.1.1")


def test_a_mating_promotion_ends_the_game_when_the_piece_is_chosen() -> None:
    table = guided("7k/4P1pp/8/8/8/8/8/K7 w - - 0 1")
    table.drag("e7", "e8")
    assert table.outcome is None
    table.do(acts.Promote, square="e8", piece="r")
    assert table.outcome == (Score.WHITE_WINS, Termination.CHECKMATE, "5.1.1")


def test_9_6_1_the_fifth_occurrence_ends_the_game_the_fourth_does_not() -> None:
    table = guided(moves=KNIGHTS_OUT_AND_BACK * 3)
    assert table.state.position.occurrences() == 4
    table.play(*KNIGHTS_OUT_AND_BACK[:3])
    assert table.outcome is None
    table.move("f6g8")
    assert table.outcome == (DRAW, Termination.FIVEFOLD, "9.6.1")


def test_9_6_2_mate_has_priority() -> None:
    table = guided("6k1/5ppp/8/8/8/8/8/K3R3 w - - 149 120")
    table.move("e1e8")
    assert table.outcome == (Score.WHITE_WINS, Termination.CHECKMATE, "5.1.1")


def test_a_pawn_move_starts_the_count_of_9_6_2_anew() -> None:
    table = guided("8/8/4k3/8/8/4K3/P7/4R3 w - - 149 120")
    table.move("a2a3")
    assert table.outcome is None


def test_without_a_clock_the_end_comes_just_so() -> None:
    table = lesson(moves=FOOLS_MATE, control="-")
    events = table.drag("d8", "h4")
    assert kinds(events)[1:] == ["MoveMade", "MoveCompleted", "GameEnded"]


def test_after_the_end_nothing_is_begun_owed_or_offered() -> None:
    table = guided("7k/4P3/8/8/8/8/8/K7 w - - 0 1")
    table.drag("e7", "e8")
    table.do(acts.OfferDraw, by=BLACK)
    table.touch("a1")
    table.do(acts.Resign)
    state = table.state
    assert (state.promotion, state.touches, state.in_hand, state.draw_offer) == (None, (), (), None)
    assert (table.view.promotion, table.view.touched) == (None, ())


@pytest.mark.parametrize("edition", ["ru-1087", "fide-2018", "fide-2023"])
def test_5_1_2_resignation_loses(edition: str) -> None:
    table = guided(edition=Edition(edition))
    table.do(acts.Resign, by=WHITE)
    assert table.outcome == (Score.BLACK_WINS, Termination.RESIGNATION, "5.1.2")


@pytest.mark.parametrize(
    ("edition", "score"),
    [("ru-1087", Score.WHITE_WINS), ("fide-2018", Score.WHITE_WINS), ("fide-2023", DRAW)],
)
def test_5_1_2_resignation_to_a_bare_king_draws_since_2023(edition: str, score: Score) -> None:
    table = guided("4k2r/8/8/8/8/8/8/4K3 b - - 0 1", edition=Edition(edition))
    table.do(acts.Resign, by=BLACK)
    assert table.outcome == (score, Termination.RESIGNATION, "5.1.2")


def test_5_1_2_it_is_the_opponent_who_must_be_able_to_mate() -> None:
    table = guided("4k2r/8/8/8/8/8/8/4K3 w - - 0 1", edition=Edition.FIDE_2023)
    table.do(acts.Resign, by=WHITE)
    assert table.outcome == (Score.BLACK_WINS, Termination.RESIGNATION, "5.1.2")


def test_5_1_2_one_may_resign_on_the_opponents_move_and_while_the_clocks_stand() -> None:
    table = guided()
    table.do(acts.Stop, by=WHITE)
    table.do(acts.Resign, by=BLACK)
    assert table.outcome == (Score.WHITE_WINS, Termination.RESIGNATION, "5.1.2")


def test_after_the_end_acts_are_refused_and_the_clocks_stand() -> None:
    table = guided()
    table.now_ms = 5_000
    table.do(acts.Resign, by=WHITE)
    ended = table.state
    assert refusal(table.touch("e7", by=BLACK)) == "refusal.game_over"
    assert refusal(table.do(acts.Resign, by=BLACK)) == "refusal.game_over"
    assert refusal(table.do(acts.Resume)) == "refusal.game_over"
    assert table.wait(400_000) == ()
    assert table.state == ended
    assert table.remaining == (295_000, 300_000)


def test_a_game_set_up_where_it_is_over() -> None:
    table = guided("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")
    (ended,) = after_opening(table.state)
    assert ended == ev.GameEnded(
        by=PROGRAM,
        at_ms=0,
        result=GameResult(score=DRAW, termination=Termination.STALEMATE, article="5.2.1"),
    )


def test_a_game_set_up_where_it_goes_on() -> None:
    assert after_opening(open_state(guided().opened)) == ()


def test_who_made_the_last_move_is_recorded() -> None:
    table = guided("6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1")
    table.move("e1e8")
    completed = next(event for event in table.last if isinstance(event, ev.MoveCompleted))
    assert completed.by is WHITE
