"""The state of a game and how events fold into it: each event changes what it names and nothing else."""

from dataclasses import fields, replace
from typing import Any, get_args

import pytest

from ladya_desktop.game import events as ev
from ladya_desktop.game.acts import Actor
from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.clock import ClockState
from ladya_desktop.game.evolve import evolve
from ladya_desktop.game.position import STARTING_FEN
from ladya_desktop.game.regulations import Regulations
from ladya_desktop.game.result import GameResult, Score, Termination
from ladya_desktop.game.state import GameState, open_state
from ladya_desktop.game.time_control import TimeControl
from ladya_desktop.game.touch import TouchedPieces
from tests.game.table import ARBITER, BLACK, PROGRAM, WHITE

RESULT = GameResult(score=Score.DRAW, termination=Termination.AGREEMENT, article="5.2.3")
DECLARED = GameResult(score=Score.DRAW, termination=Termination.ARBITER, article=None)


def opened(**changes: Any) -> ev.GameOpened:
    usual: dict[str, Any] = {
        "by": PROGRAM,
        "at_ms": 0,
        "regulations": Regulations(time_control=TimeControl(base_ms=300_000, increment_ms=2_000)),
        "base_fen": STARTING_FEN,
        "remaining_ms": ByColor(300_000, 300_000),
        "running": Color.WHITE,
    }
    return ev.GameOpened(**(usual | changes))


def changed(before: GameState, event: ev.Event) -> dict[str, Any]:
    """The fields that the event changed, with their new values."""
    after = evolve(before, event)
    names = [field.name for field in fields(GameState)]
    return {name: getattr(after, name) for name in names if getattr(after, name) != getattr(before, name)}


BEGUN = open_state(opened())
INTERRUPTED: dict[str, Any] = {"since_ms": 1_500, "used_ms": 1_500, "interrupted": Color.WHITE}
HOLDING = replace(BEGUN, in_hand=("e2", "g1"), touches=(TouchedPieces(squares=("e2",)), TouchedPieces(squares=("g1",))))


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


def test_opening_is_an_event_too() -> None:
    other = opened(base_fen="4k3/8/8/8/8/8/8/4K3 w - - 0 1")
    assert evolve(BEGUN, other) == open_state(other)


def test_the_piece_lifted_last_is_the_one_held() -> None:
    assert HOLDING.held_by(Color.WHITE) == "g1"
    assert HOLDING.held_by(Color.BLACK) is None
    assert BEGUN.held_by(Color.WHITE) is None


CHANGES: tuple[tuple[str, GameState, ev.Event, dict[str, Any]], ...] = (
    (
        "binding touch",
        BEGUN,
        ev.PiecesTouched(by=WHITE, at_ms=1, squares=("e2", "e7"), unclear=True, binding=True),
        {"in_hand": ("e2",), "touches": (TouchedPieces(squares=("e2", "e7"), unclear=True),)},
    ),
    (
        "touch that binds nobody",
        BEGUN,
        ev.PiecesTouched(by=BLACK, at_ms=1, squares=("e7",), unclear=False, binding=False),
        {"in_hand": ("e7",)},
    ),
    ("adjusted", BEGUN, ev.PieceAdjusted(by=WHITE, at_ms=1, square="e2"), {}),
    ("hovered", HOLDING, ev.PieceHovered(by=WHITE, at_ms=1, square="e4"), {}),
    ("second touch", HOLDING, ev.SecondTouchNoted(by=WHITE, at_ms=1, square="e4"), {}),
    ("refused", HOLDING, ev.ActRefused(by=WHITE, at_ms=1, reason="refusal.not_running"), {}),
    ("returned", HOLDING, ev.PieceReturned(by=WHITE, at_ms=1, square="g1"), {"in_hand": ("e2",)}),
    (
        "sprang back",
        HOLDING,
        ev.PieceSprangBack(by=WHITE, at_ms=1, from_square="e2", to_square="e6", reason="refusal.pinned"),
        {"in_hand": ("g1",)},
    ),
    ("waived", HOLDING, ev.TouchWaived(by=ARBITER, at_ms=1), {"in_hand": (), "touches": ()}),
    ("warned", BEGUN, ev.PlayerWarned(by=ARBITER, at_ms=1, player=Color.BLACK), {"warnings": ByColor(0, 1)}),
    ("offered", BEGUN, ev.DrawOffered(by=BLACK, at_ms=1), {"draw_offer": Color.BLACK}),
    (
        "offer ended",
        replace(BEGUN, draw_offer=Color.BLACK),
        ev.DrawOfferEnded(by=WHITE, at_ms=1, how="declined"),
        {"draw_offer": None},
    ),
    (
        "claim in order",
        BEGUN,
        ev.DrawClaimed(by=WHITE, at_ms=1, kind="threefold", move=None, is_offer=True),
        {"draw_offer": Color.WHITE},
    ),
    (
        "claim not in order",
        replace(BEGUN, draw_offer=Color.BLACK),
        ev.DrawClaimed(by=WHITE, at_ms=1, kind="threefold", move=None, is_offer=False),
        {},
    ),
    (
        "claim rejected",
        BEGUN,
        ev.ClaimDecided(by=PROGRAM, at_ms=1, upheld=False, article="9.5.3", must_play=("e2e4",)),
        {"is_last_claim_upheld": False, "article": "9.5.3", "must_play": ("e2e4",)},
    ),
    (
        "claim unread",
        replace(BEGUN, article="9.5.3"),
        ev.ClaimDecided(by=PROGRAM, at_ms=1, upheld=False, article=None),
        {"is_last_claim_upheld": False},
    ),
    (
        "pressed",
        BEGUN,
        ev.ClockPressed(by=WHITE, at_ms=1_500, increment_ms=2_000),
        {"clock": ClockState(remaining_ms=ByColor(300_500, 300_000), running=Color.BLACK, since_ms=1_500)},
    ),
    (
        "stopped by a player",
        BEGUN,
        ev.ClocksStopped(by=BLACK, at_ms=1_500, reason=""),
        {"clock": ClockState(remaining_ms=ByColor(298_500, 300_000), **INTERRUPTED), "awaits_arbiter": True},
    ),
    (
        "stopped by the arbiter",
        BEGUN,
        ev.ClocksStopped(by=ARBITER, at_ms=1_500, reason=""),
        {"clock": ClockState(remaining_ms=ByColor(298_500, 300_000), **INTERRUPTED)},
    ),
    (
        "started",
        replace(BEGUN, clock=BEGUN.clock.stop(0), is_started=False, awaits_arbiter=True),
        ev.ClockStarted(by=ARBITER, at_ms=1_500, color=Color.BLACK, is_first=True),
        {
            "clock": ClockState(remaining_ms=ByColor(300_000, 300_000), running=Color.BLACK, since_ms=1_500),
            "is_started": True,
            "awaits_arbiter": False,
        },
    ),
    (
        "set",
        BEGUN,
        ev.ClocksSet(by=ARBITER, at_ms=1_500, remaining_ms=ByColor(7, 8)),
        {"clock": ClockState(remaining_ms=ByColor(7, 8), running=Color.WHITE, since_ms=1_500, used_ms=1_500)},
    ),
    (
        "time added",
        BEGUN,
        ev.TimeAdded(by=PROGRAM, at_ms=1_500, player=Color.BLACK, ms=60_000, article="9.5.3"),
        {
            "clock": ClockState(
                remaining_ms=ByColor(298_500, 360_000), running=Color.WHITE, since_ms=1_500, used_ms=1_500
            )
        },
    ),
    (
        "flag fell",
        BEGUN,
        ev.FlagFell(by=PROGRAM, at_ms=300_000, color=Color.WHITE),
        {
            "clock": ClockState(
                remaining_ms=ByColor(0, 300_000),
                since_ms=300_000,
                used_ms=300_000,
                interrupted=Color.WHITE,
                fallen=Color.WHITE,
            )
        },
    ),
    (
        "ended",
        replace(HOLDING, draw_offer=Color.WHITE, awaits_arbiter=True, must_play=("e2e4",), promotion=("e7", "e8")),
        ev.GameEnded(by=BLACK, at_ms=1_500, result=RESULT),
        {
            "result": RESULT,
            "article": "5.2.3",
            "clock": ClockState(remaining_ms=ByColor(298_500, 300_000), **INTERRUPTED),
            "in_hand": (),
            "touches": (),
            "draw_offer": None,
            "awaits_arbiter": False,
            "must_play": (),
            "promotion": None,
        },
    ),
    (
        "declared without an article",
        replace(BEGUN, clock=BEGUN.clock.stop(0), article="5.1.2", result=RESULT),
        ev.GameEnded(by=ARBITER, at_ms=0, result=DECLARED),
        {"result": DECLARED},
    ),
    (
        "move made",
        replace(HOLDING, must_play=("e2e4",), promotion=("e7", "e8")),
        ev.MoveMade(by=WHITE, at_ms=1, uci="e2e4", san="e4"),
        {"made": ("e2e4",), "sans": ("e4",), "touches": (), "in_hand": (), "must_play": (), "promotion": None},
    ),
    (
        "move completed",
        replace(BEGUN, made=("e2e4", "e7e5"), sans=("e4", "e5")),
        ev.MoveCompleted(by=WHITE, at_ms=1, uci="e2e4"),
        {"moves": ("e2e4",), "made": ("e7e5",)},
    ),
)  # fmt: skip


@pytest.mark.parametrize(("before", "event", "changes"), [row[1:] for row in CHANGES], ids=[row[0] for row in CHANGES])
def test_an_event_changes_what_it_names(before: GameState, event: ev.Event, changes: dict[str, Any]) -> None:
    assert changed(before, event) == changes


def board_after(before: GameState, event: ev.Event) -> str:
    return evolve(before, event).placement.board_fen()


def test_a_release_moves_the_piece_and_takes_what_stood_there() -> None:
    event = ev.PieceReleased(by=WHITE, at_ms=1, from_square="g1", to_square="e7", captured=True)
    after = evolve(HOLDING, event)
    assert after.placement.board_fen() == "rnbqkbnr/ppppNppp/8/8/8/8/PPPPPPPP/RNBQKB1R"
    assert after.in_hand == ("e2",)
    assert after.promotion is None
    assert after.touches == HOLDING.touches


@pytest.mark.parametrize(
    ("fen", "by", "move", "promotion"),
    [
        ("7k/4P3/8/8/8/8/8/K7 w - - 0 1", WHITE, ("e7", "e8"), ("e7", "e8")),
        ("7k/8/8/8/8/8/4p3/K7 b - - 0 1", BLACK, ("e2", "e1"), ("e2", "e1")),
        ("7k/4R3/8/8/8/8/8/K7 w - - 0 1", WHITE, ("e7", "e8"), None),
        ("7k/8/4P3/8/8/8/8/K7 w - - 0 1", WHITE, ("e6", "e7"), None),
    ],
)
def test_a_pawn_released_on_the_last_rank_is_to_be_promoted(
    fen: str, by: Actor, move: tuple[str, str], promotion: tuple[str, str] | None
) -> None:
    event = ev.PieceReleased(by=by, at_ms=1, from_square=move[0], to_square=move[1], captured=False)
    assert evolve(open_state(opened(base_fen=fen)), event).promotion == promotion


def test_a_piece_is_taken_off() -> None:
    event = ev.PieceRemoved(by=WHITE, at_ms=1, square="e7")
    assert board_after(BEGUN, event) == "rnbqkbnr/pppp1ppp/8/8/8/8/PPPPPPPP/RNBQKBNR"


@pytest.mark.parametrize(("by", "row"), [(WHITE, "rnbqNbnr"), (BLACK, "rnbqnbnr")])
def test_a_new_piece_has_the_colour_of_who_chose_it(by: Actor, row: str) -> None:
    event = ev.PawnReplaced(by=by, at_ms=1, square="e8", piece="n")
    assert board_after(BEGUN, event).startswith(row)


def test_an_earlier_position_stands_again() -> None:
    played = replace(
        HOLDING,
        moves=("e2e4", "e7e5"),
        made=("g1f3",),
        sans=("e4", "e5", "Nf3"),
        draw_offer=Color.WHITE,
        must_play=("b8c6",),
        promotion=("e7", "e8"),
        result=RESULT,
        warnings=ByColor(1, 0),
    )
    after = evolve(played, ev.PositionRestored(by=ARBITER, at_ms=1, ply=1))
    assert (after.moves, after.made, after.sans) == (("e2e4",), (), ("e4",))
    assert after.placement.board_fen() == "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR"
    assert (after.in_hand, after.touches, after.promotion, after.must_play) == ((), (), None, ())
    assert (after.draw_offer, after.result) == (None, None)
    assert (after.clock, after.warnings) == (played.clock, played.warnings)


def test_without_a_clock_none_is_started() -> None:
    state = open_state(opened(regulations=Regulations(time_control=TimeControl(base_ms=None)), running=None))
    started = evolve(state, ev.ClockStarted(by=ARBITER, at_ms=1, color=Color.WHITE, is_first=False))
    assert started.clock == state.clock


def test_every_event_is_folded_somewhere_here() -> None:
    """A new kind of event comes with its own row above."""
    tested = {type(event) for _, _, event, _ in CHANGES}
    apart = {ev.GameOpened, ev.PieceReleased, ev.PieceRemoved, ev.PawnReplaced, ev.PositionRestored}
    assert tested | apart == set(get_args(ev.Event))
