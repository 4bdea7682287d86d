"""What anybody may do at any moment: acts of every kind out of plain numbers, so that a property can be shrunk."""

from typing import Any

from hypothesis import strategies as st

from ladya_desktop.game import acts
from ladya_desktop.game.acts import Act, Actor, Finding
from ladya_desktop.game.by_color import COLORS, Color
from ladya_desktop.game.hands import hands_of
from ladya_desktop.game.obligation import permitted
from ladya_desktop.game.placement import SQUARE_NAMES
from ladya_desktop.game.regulations import Conduct, Edition, Rate, Rulings, Supervision
from ladya_desktop.game.result import Score
from ladya_desktop.game.state import GameState
from tests.game.strategies import BEGINNINGS
from tests.game.table import ARBITER, BLACK, OFFICIAL, PROGRAM, WHITE

HAND_KINDS = (
    acts.Touch,
    acts.Put,
    acts.Touch,
    acts.Put,
    acts.Back,
    acts.Hover,
    acts.Adjust,
    acts.Remove,
    acts.Promote,
    acts.SecondTouch,
    acts.Displace,
    acts.Replace,
    acts.SetRight,
    acts.UseBothHands,
)
VOICES = (acts.OfferDraw, acts.AcceptDraw, acts.DeclineDraw, acts.Resign, acts.ClaimThreefold, acts.ClaimFifty)
CLAIMS = (acts.ClaimIllegal, acts.ClaimTouchMove, acts.ClaimFlag, acts.AgreeCorrection)
CLOCKS = (acts.Press, acts.Stop, acts.Start, acts.Resume, acts.Wait)
KINDS: tuple[type[Act], ...] = HAND_KINDS + VOICES + CLAIMS + CLOCKS + OFFICIAL
ENDINGS = (acts.Resign, acts.Declare, acts.AcceptDraw)
ACTORS = (WHITE, BLACK, ARBITER, PROGRAM)

numbers = st.integers(0, 2**16)
deeds = st.tuples(numbers, numbers, numbers, st.integers(0, 4_000))
Deed = tuple[int, int, int, int]
regulations = st.fixed_dictionaries(
    {
        "conduct": st.sampled_from((Conduct.STRICT, Conduct.STRICT, Conduct.GUIDED, Conduct.LESSON)),
        "supervision": st.sampled_from(Supervision),
        "rulings": st.sampled_from(Rulings),
        "edition": st.sampled_from(Edition),
        "rate": st.sampled_from(Rate),
        "pauses_after_ruling": st.booleans(),
        "control": st.sampled_from(("60+1", "20", "2/30+5:3/10:5d3", "40b2", "30d2", "1/20:1/20", "-")),
        "fen": st.sampled_from(BEGINNINGS),
    }
)


def picked(items: Any, number: int) -> Any:
    return items[number % len(items)]


def any_acts(state: GameState, deed: Deed, at_ms: int) -> tuple[Act, ...]:
    """Acts of any kind by anybody, half of the time a move or a press, so that games go on."""
    choice, number, other, _ = deed
    turn = Actor(state.current.turn.value)
    way, kind_number = choice % 12, choice // 12
    stands = state.regulations.time_control.has_clock and state.clock.running is None
    if stands and way < 6:
        return _clock_acts(state, at_ms)
    if way == 10:
        return _moved(state, picked(sorted(state.current.legal_moves()) or ["e2e4"], number), turn, at_ms, other)
    if way == 11:
        return (acts.Touch(by=turn, at_ms=at_ms, squares=(any_square(state, number),)),)
    if way < 3:
        return _moved(state, picked(sorted(permitted(state)) or ["e2e4"], number), turn, at_ms, other)
    if way == 3:
        return _moved(state, any_square(state, number) + any_square(state, other), turn, at_ms, kind_number)
    if way == 4:
        return _clock_acts(state, at_ms)
    if way < 7:
        by = turn if other % 8 else Actor(turn.color.other if turn.color else "white")
        touch = acts.Touch(by=by, at_ms=at_ms, squares=(any_square(state, number),))
        return (touch, acts.Put(by=by, at_ms=at_ms, square=any_square(state, other), keep=kind_number % 4 == 0))
    kind = picked(HAND_KINDS if way == 7 else KINDS, kind_number)
    if kind in ENDINGS and other % 8:
        kind = acts.Wait
    by = turn if other % 2 else picked(ACTORS, other // 2)
    if kind in OFFICIAL and other % 3:
        by = ARBITER
    return (kind(by=by, at_ms=at_ms, **fields_of(kind, state, number, other)),)


def _moved(state: GameState, uci: str, by: Actor, at_ms: int, number: int) -> tuple[Act, ...]:
    hands = hands_of(state, uci, by=by, at_ms=at_ms)
    if number % 7 == 0:
        hands = (acts.UseBothHands(by=by, at_ms=at_ms), *hands)
    return (*hands, *_clock_acts(state, at_ms)) if number % 3 else hands


def _clock_acts(state: GameState, at_ms: int) -> tuple[Act, ...]:
    clock = state.clock.running
    return (acts.Press(by=Actor(clock), at_ms=at_ms) if clock else acts.Resume(by=ARBITER, at_ms=at_ms),)


def fields_of(kind: type[Act], state: GameState, number: int, other: int) -> dict[str, Any]:
    square, second = any_square(state, number), any_square(state, other)
    move = picked(sorted(state.current.legal_moves()) or ["e2e4"], number) if number % 3 else square + second
    player: Color | None = picked((*COLORS, None), number)
    counts = {"white": picked((None, 0, 1, 9), number), "black": picked((None, 0, 1, 9), other)}
    ply = picked((None, None, *range(len(state.history) + 2)), number)
    made: dict[type[Act], dict[str, Any]] = {
        acts.Touch: {"squares": picked(((square,), (square, second), (square,), ()), other), "unclear": other % 5 == 0},
        acts.Put: {"square": square, "keep": other % 3 == 0},
        acts.Adjust: {"square": square, "late": other % 4 == 0},
        acts.Promote: {"square": square, "piece": picked("qrbn", other)},
        acts.Replace: {"square": square, "piece": picked("PNBRQKpnbrqk", other)},
        acts.Displace: {"square": square, "to_square": second},
        acts.ClaimThreefold: {"move": move if other % 2 else None},
        acts.ClaimFifty: {"move": move if other % 2 else None},
        acts.AgreeCorrection: {"ply": number % 20},
        acts.Press: {"other_hand": other % 2 == 0},
        acts.Stop: {"reason": ""},
        acts.SetClock: {"white_ms": number % 50_000 or None, "black_ms": other % 50_000 or None},
        acts.AddTime: {"player": picked(COLORS, other), "ms": number % 40_000 - 20_000},
        acts.Restore: {
            "ply": picked(range(len(state.history) + 2), number),
            "white_ms": picked((None, 0, 7_000), other),
            "black_ms": picked((None, 0, 9_000), number),
        },
        acts.Note: {"text": picked(("", " \x00", "\ud800", "a\u202eb", "Белые опоздали"), other)},
        acts.Warn: {"player": picked(COLORS, other)},
        acts.Declare: {"result": picked(tuple(Score), number)},
        acts.Rule: {
            "finding": picked(tuple(Finding), other),
            "player": player,
            "ply": ply,
            "saw_last_move": number % 4 > 0,
        },
        acts.SetCounter: counts,
        acts.SetIllegalMoves: counts,
    }
    without = (acts.SetRight, acts.UseBothHands)
    return made.get(kind, {"square": square} if kind in HAND_KINDS and kind not in without else {})


def any_square(state: GameState, number: int) -> str:
    """Half of the time one that a permitted move touches, or one that is held."""
    likely = sorted({square for uci in permitted(state) for square in (uci[:2], uci[2:4])}.union(state.in_hand))
    return str(picked(likely if number % 2 and likely else SQUARE_NAMES, number // 2))
