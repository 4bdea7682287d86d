"""The state of a game: how it opens, and what can be read from it."""

from dataclasses import replace

import pytest

from ladya_desktop.game import events as ev
from ladya_desktop.game.acts import Actor
from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.clock import ClockState
from ladya_desktop.game.regulations import Regulations
from ladya_desktop.game.state import HalfMove, open_state
from ladya_desktop.game.time_control import Period, TimeControl, Timing
from tests.game.folded import BEGUN, HOLDING, opened, state_of

BLACK_FIRST = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 11"


def test_a_game_opens_as_it_is_set_up() -> None:
    state = open_state(
        opened(
            moves=("e2e4", "e7e5"),
            remaining_ms=ByColor(5, 6),
            running=Color.WHITE,
            illegal_moves=ByColor(1, 0),
            at_ms=100,
        )
    )
    assert state.moves == ("e2e4", "e7e5")
    assert state.sans == ("e4", "e5")
    assert state.history == (HalfMove(begun="e2e4"), HalfMove(begun="e7e5"))
    assert state.made == ()
    assert state.placement.board_fen() == "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR"
    assert state.clock == ClockState(remaining_ms=ByColor(5, 6), running=Color.WHITE, since_ms=100)
    assert state.illegal_moves == ByColor(1, 0)
    assert state.is_started
    assert state.regulations.time_control.increment_ms == 2_000
    assert state.position == state.current
    assert state.position.turn is Color.WHITE


@pytest.mark.parametrize(
    ("running", "base_ms", "is_started"), [(None, 300_000, False), (Color.WHITE, 300_000, True), (None, None, True)]
)
def test_a_game_has_started_when_a_clock_runs_or_none_is_used(
    running: Color | None, base_ms: int | None, is_started: bool
) -> None:
    regulations = Regulations(time_control=TimeControl(base_ms=base_ms))
    assert open_state(opened(running=running, regulations=regulations)).is_started is is_started


@pytest.mark.parametrize(
    ("fen", "moves", "counter"),
    [
        (BLACK_FIRST, (), (10, 11)),
        (BLACK_FIRST, ("e8e7",), (10, 12)),
        (BLACK_FIRST, ("e8e7", "e2e4", "e7e6"), (11, 13)),
        (BLACK_FIRST.replace(" b ", " w "), ("e2e4", "e8e7", "e4e5"), (12, 12)),
    ],
)
def test_moves_before_the_story_count_for_the_periods(
    fen: str, moves: tuple[str, ...], counter: tuple[int, int]
) -> None:
    state = state_of(fen, moves=moves, moves_before=ByColor(10, 11))
    assert state.counter == ByColor(*counter)


def test_a_clock_that_runs_from_the_beginning_has_the_delay_of_its_period() -> None:
    late = Period(base_ms=60_000, bonus_ms=5_000, timing=Timing.DELAY)
    control = TimeControl(base_ms=60_000, increment_ms=3_000, timing=Timing.DELAY, moves=2, later=(late,))
    state = open_state(opened(regulations=Regulations(time_control=control)))
    assert state.clock.delay_left_ms == 3_000
    state = open_state(opened(regulations=Regulations(time_control=control), moves_before=ByColor(2, 0)))
    assert state.clock.delay_left_ms == 5_000


def test_the_piece_lifted_last_is_the_one_held() -> None:
    assert HOLDING.held_by(Color.WHITE) == "g1"
    assert HOLDING.held_by(Color.BLACK) is None
    assert BEGUN.held_by(Color.WHITE) is None


def test_a_half_move_belongs_to_who_had_the_move_then() -> None:
    assert [BEGUN.player_of(ply) for ply in (1, 2, 3)] == [Color.WHITE, Color.BLACK, Color.WHITE]
    assert [state_of(BLACK_FIRST).player_of(ply) for ply in (1, 2)] == [Color.BLACK, Color.WHITE]


@pytest.mark.parametrize(
    ("half_move", "is_illegal"),
    [
        (HalfMove(), False),
        (HalfMove(is_touch_broken=True), False),
        (HalfMove(stood=ev.IllegalMoveStood(by=Actor.WHITE, at_ms=0, fen="", article="7.5.1")), True),
        (HalfMove(with_both_hands=True), True),
    ],
)
def test_what_counts_as_an_illegal_half_move(half_move: HalfMove, is_illegal: bool) -> None:
    assert half_move.is_illegal is is_illegal


def test_knocked_pieces_are_seen_where_they_lie_and_belong_where_they_stood() -> None:
    state = replace(BEGUN, knocked=(("e2", "e3"), ("d8", "d4")))
    assert state.standing.board_fen() == "rnb1kbnr/pppppppp/8/8/3q4/4P3/PPPP1PPP/RNBQKBNR"
    assert state.placement == BEGUN.placement
    assert not state.is_board_touched


@pytest.mark.parametrize(("square", "origin"), [("c4", "f1"), ("e4", "e2"), ("g1", "g1")])
def test_where_a_piece_came_from(square: str, origin: str) -> None:
    state = replace(BEGUN, came_from=(("c4", "a1"), ("e4", "e2"), ("c4", "f1")))
    assert state.origin_of(square) == origin


@pytest.mark.parametrize(
    ("fen", "begun", "promotion"),
    [
        ("7k/4P3/8/8/8/8/8/K7 w - - 0 1", "e7e8", ("e7", "e8")),
        ("7k/8/8/8/8/8/4p3/K7 b - - 0 1", "e2e1", ("e2", "e1")),
        ("7k/4R3/8/8/8/8/8/K7 w - - 0 1", "e7e8", None),
        ("7k/8/4P3/8/8/8/8/K7 w - - 0 1", "e6e7", None),
        ("7k/4P3/8/8/8/8/8/K7 w - - 0 1", "e7e8q", ("e7", "e8")),
        ("7k/4P3/8/8/8/8/8/K7 w - - 0 1", "", None),
    ],
)
def test_a_pawn_begun_for_the_last_rank_is_to_be_promoted(
    fen: str, begun: str, promotion: tuple[str, str] | None
) -> None:
    state = state_of(fen)
    moved = state.placement.moved(begun[:2], begun[2:4]) if begun else state.placement
    assert replace(state, begun=begun, placement=moved).promotion == promotion


def test_a_promotion_owed_and_not_on_the_board_is_no_promotion_begun() -> None:
    """It was taken back, or is owed since a ruling: the hand has yet to begin."""
    assert replace(state_of("7k/4P3/8/8/8/8/8/K7 w - - 0 1"), begun="e7e8").promotion is None
