"""How events of clocks, voices and rulings fold into the state: each changes what it names and nothing else."""

from dataclasses import replace
from typing import Any, get_args

import pytest

from ladya_desktop.game import events as ev
from ladya_desktop.game.acts import Finding
from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.clock import ClockState
from ladya_desktop.game.evolve import evolve
from ladya_desktop.game.evolve_board import BoardEvent
from ladya_desktop.game.regulations import Regulations
from ladya_desktop.game.result import GameResult, Score, Termination
from ladya_desktop.game.state import GameState, open_state
from ladya_desktop.game.time_control import TimeControl
from ladya_desktop.game.winnability import Verdict
from tests.game.folded import BEGUN, HOLDING, changed, opened
from tests.game.table import ARBITER, BLACK, PROGRAM, WHITE

RESULT = GameResult(score=Score.DRAW, termination=Termination.AGREEMENT, article="5.2.3")
DECLARED = GameResult(score=Score.DRAW, termination=Termination.ARBITER, article=None)
INTERRUPTED: dict[str, Any] = {"since_ms": 1_500, "used_ms": 1_500, "interrupted": Color.WHITE}
STOPPED = ClockState(remaining_ms=ByColor(298_500, 300_000), **INTERRUPTED)
PENDING = ev.IllegalMoveCompleted(by=WHITE, at_ms=1, article="7.5.3", reason="illegal.no_move")
BROKEN = ev.TouchBroken(by=WHITE, at_ms=1, article="4.3", owed=("g1",))
CLAIMED = ev.IrregularityClaimed(by=BLACK, at_ms=1, kind="illegal_move", waits=True)
AGREED = ev.CorrectionAgreed(by=BLACK, at_ms=1, ply=3)
BOUND: dict[str, Any] = {"begun": "e2e4", "uses_both_hands": True, "is_taken_back": True, "must_play": ("e2e4",)}
WAITING: dict[str, Any] = {
    "awaits_arbiter": True,
    "pending": PENDING,
    "claimed": CLAIMED,
    "watched": Finding.BOTH_KINGS_IN_CHECK,
    "agreed": AGREED,
    "draw_offer": Color.WHITE,
}
RULED = replace(BEGUN, before_ruling=BEGUN, illegal_moves=ByColor(1, 0), clock=BEGUN.clock.stop(900))

CHANGES: tuple[tuple[str, GameState, ev.Event, dict[str, Any]], ...] = (
    ("refused", HOLDING, ev.ActRefused(by=WHITE, at_ms=1, reason="refusal.not_running"), {}),
    ("assessed", HOLDING, ev.MateAssessed(by=PROGRAM, at_ms=1, player=Color.WHITE, verdict=Verdict.NO), {}),
    ("warned", BEGUN, ev.PlayerWarned(by=ARBITER, at_ms=1, player=Color.BLACK), {"warnings": ByColor(0, 1)}),
    (
        "warned again",
        replace(BEGUN, warnings=ByColor(2, 1)),
        ev.PlayerWarned(by=ARBITER, at_ms=1, player=Color.WHITE),
        {"warnings": ByColor(3, 1)},
    ),
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
        replace(BEGUN, claimed=CLAIMED),
        ev.ClaimDecided(by=PROGRAM, at_ms=1, upheld=False, article="9.5.3", must_play=("e2e4",)),
        {"is_last_claim_upheld": False, "article": "9.5.3", "must_play": ("e2e4",), "claimed": None},
    ),
    (
        "claim upheld",
        replace(BEGUN, must_play=("e2e4",)),
        ev.ClaimDecided(by=PROGRAM, at_ms=1, upheld=True, article="9.2.2"),
        {"is_last_claim_upheld": True, "article": "9.2.2", "must_play": ()},
    ),
    (
        "claim unread",
        replace(BEGUN, article="9.5.3"),
        ev.ClaimDecided(by=PROGRAM, at_ms=1, upheld=False, article=None),
        {"is_last_claim_upheld": False},
    ),
    ("irregularity claimed", BEGUN, CLAIMED, {"claimed": CLAIMED}),
    ("correction agreed by one", BEGUN, AGREED, {"agreed": AGREED}),
    (
        "pressed",
        replace(BEGUN, before_ruling=BEGUN),
        ev.ClockPressed(by=WHITE, at_ms=1_500, increment_ms=2_000),
        {
            "clock": ClockState(remaining_ms=ByColor(300_500, 300_000), running=Color.BLACK, since_ms=1_500),
            "before_ruling": None,
        },
    ),
    (
        "pressed at the end of a period",
        BEGUN,
        ev.ClockPressed(by=WHITE, at_ms=1_500, increment_ms=2_000, period_ms=60_000, delay_ms=3_000),
        {
            "clock": ClockState(
                remaining_ms=ByColor(360_500, 300_000), running=Color.BLACK, since_ms=1_500, delay_left_ms=3_000
            )
        },
    ),
    (
        "stopped by a player",
        replace(BEGUN, before_ruling=BEGUN),
        ev.ClocksStopped(by=BLACK, at_ms=1_500, reason=""),
        {"clock": STOPPED, "awaits_arbiter": True},
    ),
    (
        "stopped by the arbiter",
        BEGUN,
        ev.ClocksStopped(by=ARBITER, at_ms=1_500, reason=""),
        {"clock": STOPPED, "awaits_arbiter": True},
    ),
    ("paused by the program", BEGUN, ev.ClocksStopped(by=PROGRAM, at_ms=1_500, reason=""), {"clock": STOPPED}),
    (
        "stopped for the arbiter",
        replace(BEGUN, before_ruling=BEGUN),
        ev.ClocksStopped(by=PROGRAM, at_ms=1_500, reason="claim", waits=True),
        {"clock": STOPPED, "awaits_arbiter": True, "before_ruling": None},
    ),
    (
        "started",
        replace(BEGUN, clock=BEGUN.clock.stop(0), is_started=False),
        ev.ClockStarted(by=ARBITER, at_ms=1_500, color=Color.BLACK, is_first=True, delay_ms=4_000),
        {
            "clock": ClockState(
                remaining_ms=ByColor(300_000, 300_000), running=Color.BLACK, since_ms=1_500, delay_left_ms=4_000
            ),
            "is_started": True,
        },
    ),
    (
        "resumed",
        replace(BEGUN, clock=BEGUN.clock.stop(1_000), awaits_arbiter=True, pending=BROKEN, claimed=CLAIMED),
        ev.ClockStarted(by=ARBITER, at_ms=1_500, color=Color.WHITE, is_first=False),
        {
            "clock": ClockState(
                remaining_ms=ByColor(299_000, 300_000), running=Color.WHITE, since_ms=1_500, used_ms=1_000
            ),
            "awaits_arbiter": False,
            "pending": None,
            "claimed": None,
        },
    ),
    (
        "set",
        BEGUN,
        ev.ClocksSet(by=ARBITER, at_ms=1_500, remaining_ms=ByColor(7, 8)),
        {
            "clock": ClockState(remaining_ms=ByColor(7, 8), running=Color.WHITE, since_ms=1_500, used_ms=1_500),
            "ruled_ms": ByColor(7 - 298_500, 8 - 300_000),
        },
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
        "flag fell and nobody called it",
        BEGUN,
        ev.FlagFell(by=PROGRAM, at_ms=300_000, color=Color.WHITE, goes_on=True),
        {
            "clock": ClockState(
                remaining_ms=ByColor(0, 300_000),
                running=Color.WHITE,
                since_ms=300_000,
                used_ms=300_000,
                fallen=Color.WHITE,
            )
        },
    ),
    (
        "ended",
        replace(HOLDING, **BOUND, **WAITING),
        ev.GameEnded(by=BLACK, at_ms=1_500, result=RESULT),
        {
            "result": RESULT,
            "article": "5.2.3",
            "clock": STOPPED,
            "in_hand": (),
            "touches": (),
            "begun": "",
            "uses_both_hands": False,
            "is_taken_back": False,
            "must_play": (),
            "draw_offer": None,
            "awaits_arbiter": False,
            "pending": None,
            "claimed": None,
            "watched": None,
            "agreed": None,
        },
    ),
    (
        "declared without an article",
        replace(BEGUN, clock=BEGUN.clock.stop(0), article="5.1.2", result=RESULT),
        ev.GameEnded(by=ARBITER, at_ms=0, result=DECLARED),
        {"result": DECLARED},
    ),
    ("illegal move waits", BEGUN, PENDING, {"pending": PENDING, "article": "7.5.3"}),
    ("broken touch waits", BEGUN, BROKEN, {"pending": BROKEN, "article": "4.3"}),
    (
        "illegal move counted",
        replace(BEGUN, pending=PENDING, illegal_moves=ByColor(1, 0), before_ruling=BEGUN),
        ev.IllegalMoveCounted(by=ARBITER, at_ms=1, player=Color.BLACK, count=1, article="7.5.1"),
        {"illegal_moves": ByColor(1, 1), "article": "7.5.1", "pending": None},
    ),
    (
        "illegal move counted by the program",
        replace(BEGUN, before_ruling=BEGUN),
        ev.IllegalMoveCounted(by=PROGRAM, at_ms=1, player=Color.BLACK, count=1, article="7.5.1"),
        {"illegal_moves": ByColor(0, 1), "article": "7.5.1", "before_ruling": None},
    ),
    (
        "ruling begun",
        BEGUN,
        ev.RulingBegun(by=ARBITER, at_ms=1_500),
        {"before_ruling": replace(BEGUN, clock=STOPPED)},
    ),
    (
        "ruling undone",
        replace(RULED, before_ruling=replace(BEGUN, clock=STOPPED)),
        ev.RulingUndone(by=ARBITER, at_ms=2_000),
        {
            "clock": replace(STOPPED, remaining_ms=ByColor(299_100, 300_000)),
            "illegal_moves": ByColor(0, 0),
            "before_ruling": None,
            "awaits_arbiter": True,
        },
    ),
    (
        "ruling undone before the start",
        replace(RULED, before_ruling=replace(BEGUN, is_started=False)),
        ev.RulingUndone(by=ARBITER, at_ms=2_000),
        {
            "clock": replace(BEGUN.clock, remaining_ms=ByColor(299_100, 300_000)),
            "illegal_moves": ByColor(0, 0),
            "before_ruling": None,
            "is_started": False,
        },
    ),
    ("nothing to undo", HOLDING, ev.RulingUndone(by=ARBITER, at_ms=1), {}),
    (
        "found",
        replace(BEGUN, watched=Finding.PAWN_ON_LAST_RANK),
        ev.ArbiterFound(by=ARBITER, at_ms=1, finding=Finding.DEVICE, player=Color.WHITE, article="11.3.2"),
        {"article": "11.3.2"},
    ),
    (
        "found without an article",
        replace(BEGUN, article="7.3"),
        ev.ArbiterFound(by=ARBITER, at_ms=1, finding=Finding.DEVICE, player=Color.WHITE, article=None),
        {},
    ),
    (
        "found and waited out",
        BEGUN,
        ev.ArbiterFound(
            by=ARBITER,
            at_ms=1,
            finding=Finding.BOTH_KINGS_IN_CHECK,
            player=None,
            article="13.4.4",
            awaits_next_move=True,
        ),
        {"watched": Finding.BOTH_KINGS_IN_CHECK, "article": "13.4.4"},
    ),
    (
        "waited out and cured",
        replace(BEGUN, watched=Finding.BOTH_KINGS_IN_CHECK),
        ev.ArbiterFound(by=WHITE, at_ms=1, finding=Finding.BOTH_KINGS_IN_CHECK, player=None, article="13.4.4"),
        {"watched": None, "article": "13.4.4"},
    ),
    ("counter set", BEGUN, ev.CounterSet(by=ARBITER, at_ms=1, moves=ByColor(39, 38)), {"counter": ByColor(39, 38)}),
    (
        "illegal moves set",
        BEGUN,
        ev.IllegalMovesSet(by=ARBITER, at_ms=1, counts=ByColor(0, 1)),
        {"illegal_moves": ByColor(0, 1)},
    ),
)


@pytest.mark.parametrize(("before", "event", "changes"), [row[1:] for row in CHANGES], ids=[row[0] for row in CHANGES])
def test_an_event_changes_what_it_names(before: GameState, event: ev.Event, changes: dict[str, Any]) -> None:
    assert changed(before, event) == changes


def test_opening_is_an_event_too() -> None:
    other = opened(base_fen="4k3/8/8/8/8/8/8/4K3 w - - 0 1")
    assert evolve(BEGUN, other) == open_state(other)


@pytest.mark.parametrize("delay_ms", [None, 0])
def test_without_a_clock_none_is_started(delay_ms: int | None) -> None:
    state = open_state(opened(regulations=Regulations(time_control=TimeControl(base_ms=None)), running=None))
    event = ev.ClockStarted(by=ARBITER, at_ms=1, color=Color.WHITE, is_first=False, delay_ms=delay_ms)
    assert evolve(state, event).clock == state.clock


def test_every_event_is_folded_here_or_on_the_board() -> None:
    """A new kind of event comes with its own row above."""
    tested = {type(event) for _, _, event, _ in CHANGES}
    unfolded: set[type] = {ev.PieceAdjusted, ev.PieceHovered, ev.SecondTouchNoted, ev.NoteWritten}
    assert tested | {ev.GameOpened} | unfolded | set(get_args(BoardEvent)) == set(get_args(ev.Event))
    assert not tested & set(get_args(BoardEvent))
