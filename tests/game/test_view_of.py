"""The snapshot: what each observer sees, and what players must not be told (6.12.2, 11.3, 12.6)."""

from dataclasses import replace

import pytest

from ladya_desktop.game import acts
from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.obligation import owed_squares
from ladya_desktop.game.regulations import Rulings
from ladya_desktop.game.result import Score
from ladya_desktop.game.state import open_state
from ladya_desktop.game.view import Awaited, Hints, Phase, PlayedMove, Player, PlayerAct
from ladya_desktop.game.view_of import view_of
from tests.game.table import ARBITER, BLACK, KNIGHTS_OUT_AND_BACK, WHITE, Table, guided, lesson, limited, strict

ALWAYS = {PlayerAct.RESIGN, PlayerAct.CALL_ARBITER}
TO_MOVE = {PlayerAct.ADJUST, PlayerAct.CLAIM_DRAW, PlayerAct.PRESS}
OFFER, ANSWER = PlayerAct.OFFER_DRAW, PlayerAct.ANSWER_OFFER
EN_PRISE = "4k3/8/8/3p4/8/8/8/3QK3 w - - 0 1"
CHECKED = "4k3/8/8/8/8/8/8/4R2K b - - 0 1"


def test_who_plays_under_what() -> None:
    opened = replace(guided().opened, white="Ёлкина Аня", white_class="5А", black="Грибов Лев", black_class="")
    view = view_of(open_state(opened), version=7, last_events=(), is_result_final=False)
    assert view.version == 7
    assert view.players == ByColor(
        Player(name="Ёлкина Аня", school_class="5А"), Player(name="Грибов Лев", school_class="")
    )
    assert view.regulations == opened.regulations
    assert view.notice is None


@pytest.mark.parametrize("is_final", [False, True])
def test_whether_a_result_is_final_is_told_from_outside(is_final: bool) -> None:
    table = guided()
    table.do(acts.Resign)
    view = view_of(table.state, version=1, last_events=table.last, is_result_final=is_final)
    assert view.result == table.state.result
    assert view.is_result_final is is_final


def test_the_phases_of_a_game() -> None:
    table = guided(is_started=False)
    phases = [table.view.phase]
    for kind, by in ((acts.Start, ARBITER), (acts.Stop, WHITE), (acts.Resume, ARBITER), (acts.Resign, WHITE)):
        table.do(kind, by=by)
        phases.append(table.view.phase)
    assert phases == [Phase.NOT_STARTED, Phase.RUNNING, Phase.STOPPED, Phase.RUNNING, Phase.ENDED]


def test_without_a_clock_a_game_runs() -> None:
    assert lesson(control="-").view.phase is Phase.RUNNING


def test_the_board_and_the_hands() -> None:
    table = guided(moves=("e2e4", "d7d5"))
    assert (table.view.in_hand, table.view.touched, table.view.last_move) == (None, (), ("d7", "d5"))
    table.touch("d5")
    assert (table.view.in_hand, table.view.touched) == (None, ("d5",))
    table.touch("e4")
    assert (table.view.in_hand, table.view.touched) == ("e4", ("d5", "e4"))
    before = table.view
    table.put("d5")
    after = table.view
    assert (before.to_move, after.to_move) == (Color.WHITE, Color.BLACK)
    assert (after.in_hand, after.touched, after.last_move) == (None, (), ("e4", "d5"))
    assert after.placement == table.state.placement


def test_what_the_opponent_holds_is_seen_unless_the_side_to_move_holds_something() -> None:
    table = guided()
    table.touch("g8", by=BLACK)
    before = table.view
    table.touch("e2", by=WHITE)
    assert (before.in_hand, table.view.in_hand) == ("g8", "e2")


def test_before_the_first_move_there_is_no_last_one() -> None:
    assert guided().view.last_move is None


def test_the_promotion_that_waits() -> None:
    table = guided("7k/4P3/8/8/8/8/8/K7 w - - 0 1")
    assert guided(table.opened.base_fen).view.promotion is None
    table.drag("e7", "e8")
    assert table.view.promotion == "e8"
    assert table.view.touched == ()


def test_moves_with_their_numbers_made_and_completed() -> None:
    table = guided(moves=("e2e4", "e7e5"))
    table.move("g1f3")
    assert table.view.moves == (
        PlayedMove(number=1, color=Color.WHITE, uci="e2e4", san="e4", is_completed=True),
        PlayedMove(number=1, color=Color.BLACK, uci="e7e5", san="e5", is_completed=True),
        PlayedMove(number=2, color=Color.WHITE, uci="g1f3", san="Nf3", is_completed=False),
    )


def test_moves_of_a_game_that_black_begins() -> None:
    table = guided("4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 40")
    table.play("e7e5", "e2e4", "e8e7")
    assert [(move.number, move.color) for move in table.view.moves] == [
        (40, Color.BLACK),
        (41, Color.WHITE),
        (41, Color.BLACK),
    ]


def available(table: Table) -> tuple[set[PlayerAct], set[PlayerAct]]:
    return set(table.view.available.white), set(table.view.available.black)


def test_what_each_player_may_do() -> None:
    table = guided(moves=("e2e4", "e7e5"))
    assert available(table) == (ALWAYS | TO_MOVE | {OFFER}, ALWAYS | {OFFER})
    table.move("g1f3")
    assert available(table) == (
        ALWAYS | {OFFER, PlayerAct.PRESS},
        ALWAYS | {OFFER, PlayerAct.ADJUST, PlayerAct.CLAIM_DRAW},
    )
    table.do(acts.OfferDraw, by=WHITE)
    table.press(by=WHITE)
    assert available(table) == (ALWAYS, ALWAYS | TO_MOVE | {ANSWER})
    table.do(acts.Stop, by=ARBITER)
    assert available(table) == (ALWAYS, ALWAYS | {ANSWER})
    table.do(acts.AcceptDraw, by=BLACK)
    assert available(table) == (set(), set())


def test_nobody_is_asked_about_an_offer_that_cannot_be_accepted_yet() -> None:
    """5.2.3, 9.1.1: both sides have to have moved first."""
    table = guided(moves=("e2e4",))
    table.do(acts.OfferDraw, by=BLACK)
    assert ANSWER not in table.view.available.white
    table.play("e7e5")
    table.do(acts.OfferDraw, by=BLACK)
    assert ANSWER in table.view.available.white


def test_nothing_may_be_done_before_the_start() -> None:
    assert available(guided(is_started=False)) == (set(), set())


def test_without_a_clock_there_is_nothing_to_press() -> None:
    white, black = available(lesson(control="-"))
    assert PlayerAct.PRESS not in white | black
    assert PlayerAct.CLAIM_DRAW in white


def test_12_6_a_players_view_has_no_hints() -> None:
    for fen in (CHECKED, guided().opened.base_fen):
        assert guided(fen).view.hints is None


def test_12_6_nothing_tells_that_a_draw_could_be_claimed() -> None:
    fresh, repeated = guided(), guided(moves=KNIGHTS_OUT_AND_BACK * 2)
    assert repeated.view.available == fresh.view.available
    assert repeated.view.notice is None


def test_12_6_nothing_tells_a_check() -> None:
    """Of the same placement, with and without the check, only what everyone sees differs."""
    checked = guided(CHECKED).view
    free = guided(CHECKED.replace("4R2K", "3R3K")).view
    assert replace(checked, placement=free.placement, regulations=free.regulations) == free


def test_a_lesson_shows_what_is_permitted_and_the_check() -> None:
    table = lesson(CHECKED)
    assert table.view.hints == Hints(permitted=("e8d7", "e8d8", "e8f7", "e8f8"), check_square="e8")
    assert lesson().view.hints == Hints(
        permitted=tuple(sorted(lesson().state.current.legal_moves())), check_square=None
    )
    table.touch("e8")
    assert table.view.touched == ()


def test_after_the_end_nothing_binds_and_nothing_is_permitted() -> None:
    table = guided()
    table.touch("g1")
    table.do(acts.Resign)
    assert (table.view.touched, table.view.in_hand) == ((), None)
    ended = lesson()
    ended.do(acts.Resign)
    assert ended.view.hints == Hints(permitted=(), check_square=None)


def test_the_clock_and_the_offer_are_told_as_they_are() -> None:
    table = guided(moves=("e2e4", "e7e5"))
    table.do(acts.OfferDraw, by=BLACK)
    assert table.view.clock == table.state.clock
    assert table.view.draw_offer is Color.BLACK


# The wooden board


def test_what_is_touched_and_held_is_shown_where_it_stands_now() -> None:
    table = strict()
    table.drag("g1", "g5")
    assert table.view.touched == ("g5",)
    table.touch("g5")
    assert (table.view.in_hand, table.view.touched) == ("g5", ("g5",))
    table.do(acts.Displace, by=BLACK, square="g5", to_square="h5")
    assert (table.view.in_hand, table.view.touched) == ("h5", ("h5",))


def test_a_knocked_piece_that_must_move_is_shown_where_it_lies() -> None:
    table = strict()
    table.touch("g1")
    table.put("g1")
    table.do(acts.Displace, by=BLACK, square="g1", to_square="g4")
    assert table.view.touched == ("g4",)


def test_what_was_taken_off_the_board_is_touched_nowhere() -> None:
    table = strict(EN_PRISE)
    table.remove("d5")
    assert owed_squares(table.state) == ("d5",)
    assert table.view.touched == ()


def test_whoever_has_touched_a_piece_is_known_wherever_it_lies() -> None:
    """9.4: what lies on the tray was touched, and so was a piece that cannot move (4.5)."""
    table = strict(EN_PRISE)
    told = [table.view.has_touched]
    table.remove("d5")
    told.append(table.view.has_touched)
    assert told == [False, True]
    stuck = guided()
    stuck.touch("a1")
    assert (stuck.view.touched, stuck.view.has_touched) == ((), True)


def test_a_pawn_that_waits_for_its_new_piece_was_touched() -> None:
    table = guided("7k/4P3/8/8/8/8/8/K7 w - - 0 1")
    table.drag("e7", "e8")
    assert table.view.has_touched


def test_each_side_is_in_a_period_of_its_own() -> None:
    table = guided(control="1/60+2:60+5", moves=("e2e4",))
    periods = table.view.periods
    assert periods is not None
    assert (periods.white.bonus_ms, periods.black.bonus_ms) == (5_000, 2_000)
    assert guided(control="-").view.periods is None


def test_of_two_pieces_on_a_square_the_one_below_is_still_there() -> None:
    table = strict(EN_PRISE)
    table.touch("d5")
    table.touch("d1")
    table.put("d5", keep=True)
    assert owed_squares(table.state) == ("d5", "d1")
    assert table.view.touched == ("d5",)


def test_the_tray_holds_what_was_taken_off_on_this_move() -> None:
    table = strict(EN_PRISE)
    table.remove("d5")
    assert table.view.tray == ("p",)
    assert guided("7k/4P3/8/8/8/8/8/K7 w - - 0 1").view.tray == ()


def test_where_the_board_takes_pieces_off_by_itself_there_is_no_tray() -> None:
    table = guided("3r3k/4P3/8/8/8/8/8/K7 w - - 0 1")
    table.drag("e7", "d8")
    assert table.view.promotion == "d8"
    assert table.view.tray == ()


def test_what_would_finish_the_move_begun() -> None:
    table = strict("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1")
    before = table.view
    table.drag("e1", "g1")
    assert (before.must_finish, table.view.must_finish) == ((), ("e1g1",))
    promoting = strict("7k/4P3/8/8/8/8/8/K7 w - - 0 1")
    promoting.drag("e7", "e8")
    assert promoting.view.must_finish == ("e7e8b", "e7e8n", "e7e8q", "e7e8r")


# What the game waits for


def test_nothing_is_awaited_while_the_game_goes_on() -> None:
    table = strict()
    assert table.view.awaits is None
    table.do(acts.Stop, by=WHITE)
    assert table.view.awaits is Awaited.CALL


def test_what_the_arbiter_is_to_rule_on() -> None:
    illegal = strict(rulings=Rulings.ARBITER)
    illegal.move("g1g4")
    illegal.press()
    broken = strict(rulings=Rulings.ARBITER)
    broken.touch("b1")
    broken.drag("g1", "f3")
    claimed = limited(rulings=Rulings.ARBITER)
    claimed.move("g1g4")
    claimed.press()
    claimed.do(acts.ClaimIllegal, by=BLACK)
    awaited = [table.view.awaits for table in (illegal, broken, claimed)]
    assert awaited == [Awaited.ILLEGAL_MOVE, Awaited.TOUCH_MOVE, Awaited.CLAIM]


def test_whether_there_is_a_ruling_to_take_back() -> None:
    table = guided()
    told = [table.view.can_undo_ruling]
    for kind, fields in (
        (acts.Warn, {"player": Color.WHITE}),  # the clocks run
        (acts.Stop, {"by": ARBITER}),
        (acts.Undo, {}),
        (acts.Declare, {"result": Score.DRAW}),
        (acts.Undo, {}),
    ):
        table.do(kind, **fields)
        told.append(table.view.can_undo_ruling)
    assert told == [False, False, True, False, True, False]


def test_whether_there_is_anything_on_a_wooden_board_to_put_right() -> None:
    table = strict()
    told = [table.view.can_set_right]
    for kind, fields in (
        (acts.Touch, {"squares": ("g1",)}),
        (acts.Back, {"square": "g1"}),  # touched, but nothing stands elsewhere
        (acts.Remove, {"square": "g1"}),
        (acts.SetRight, {}),
        (acts.Displace, {"square": "a2", "to_square": "a4"}),
        (acts.Stop, {"by": ARBITER}),
    ):
        table.do(kind, **fields)
        told.append(table.view.can_set_right)
    assert told == [False, True, False, True, False, True, False]


def test_a_guided_board_puts_itself_right() -> None:
    table = guided()
    table.touch("g1")
    assert not table.view.can_set_right


# Limited supervision (13.4)


@pytest.mark.parametrize(
    ("fen", "uci", "san"),
    [
        ("4k3/8/8/8/8/8/8/4K1N1 w - - 0 1", "g1g4", "Ng1-g4"),
        ("4k3/8/8/8/6p1/8/8/4K1N1 w - - 0 1", "g1g4", "Ng1xg4"),
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2e5", "e2-e5"),
    ],
)
def test_an_illegal_move_that_stood_is_shown_as_it_was_made(fen: str, uci: str, san: str) -> None:
    table = limited(fen)
    table.move(uci)
    table.press()
    assert table.view.moves == (
        PlayedMove(number=1, color=Color.WHITE, uci="", san=san, is_completed=True, is_illegal=True),
    )
    assert table.view.last_move == (uci[:2], uci[2:4])  # lit like any other: nobody is told that it was illegal


def test_an_illegal_move_of_several_pieces_cannot_be_written_down() -> None:
    table = limited()
    for square, target in (("a1", "a4"), ("h1", "h4")):
        table.drag(square, target, by=WHITE)
    table.press()
    assert [(move.san, move.is_illegal) for move in table.view.moves] == [("", True)]
    assert table.view.last_move is None


def test_a_fallen_flag_is_marked_for_nobody_until_the_end() -> None:
    table = limited(control="10")
    table.wait(4_000)
    assert table.view.flag_instant_ms == 10_000
    table.wait(7_000)
    view = table.view
    assert table.state.clock.has_fallen(Color.WHITE)
    assert (view.clock.flags_down, view.clock.remaining(Color.WHITE, table.now_ms)) == ((), 0)
    assert view.clock.running is Color.WHITE
    assert view.flag_instant_ms is None
    table.do(acts.ClaimFlag, by=BLACK)
    assert table.view.clock.flags_down == (Color.WHITE,)


def test_under_full_supervision_the_clock_is_shown_as_it_is() -> None:
    table = guided(control="10")
    table.wait(11_000)
    assert table.view.clock.flags_down == (Color.WHITE,)
