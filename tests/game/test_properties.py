"""What holds in every game: legal games played by hand, and anything anybody may do at any moment."""

from functools import reduce
from typing import Any

import chess
from hypothesis import given, settings
from hypothesis import strategies as st

from ladya_desktop.game import acts
from ladya_desktop.game import events as ev
from ladya_desktop.game.acts import Act, Actor
from ladya_desktop.game.by_color import COLORS, ByColor, Color
from ladya_desktop.game.decide import decide
from ladya_desktop.game.evolve import evolve
from ladya_desktop.game.hands import hand_acts
from ladya_desktop.game.obligation import must_finish, permitted
from ladya_desktop.game.placement import SQUARE_NAMES
from ladya_desktop.game.regulations import Conduct
from ladya_desktop.game.result import Score
from ladya_desktop.game.state import GameState
from ladya_desktop.game.view import Phase
from tests.game.strategies import BEGINNINGS
from tests.game.table import ARBITER, BLACK, PROGRAM, WHITE, Table

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
)
VOICES = (acts.OfferDraw, acts.AcceptDraw, acts.DeclineDraw, acts.Resign, acts.ClaimThreefold, acts.ClaimFifty)
CLOCKS = (acts.Press, acts.Stop, acts.Start, acts.Resume, acts.Wait)
OFFICIAL = (acts.SetClock, acts.AddTime, acts.WaiveTouch, acts.Restore, acts.Warn, acts.Declare)
KINDS: tuple[type[Act], ...] = HAND_KINDS + VOICES + CLOCKS + OFFICIAL
ACTORS = (WHITE, BLACK, ARBITER, PROGRAM)

numbers = st.integers(0, 2**16)
deeds = st.tuples(numbers, numbers, numbers, st.integers(0, 4_000))
controls = st.sampled_from(("60+1", "20", "300+30", "-"))


def picked(items: Any, number: int) -> Any:
    return items[number % len(items)]


def any_act(state: GameState, choice: int, number: int, other: int, at_ms: int) -> tuple[Act, ...]:
    """An act of any kind by anybody, half of the time a permitted move or a press, so that games go on."""
    turn = Actor(state.current.turn.value)
    way, kind_number = choice % 8, choice // 8
    if way < 2:
        moves = sorted(permitted(state)) or ["e2e4"]
        return hand_acts(state.placement, picked(moves, number), by=turn, at_ms=at_ms)
    if way == 2:
        clock = state.clock.running
        press = acts.Press(by=Actor(clock), at_ms=at_ms) if clock else acts.Resume(by=ARBITER, at_ms=at_ms)
        return (press,)
    if way < 5:
        by = turn if other % 8 else Actor(turn.color.other if turn.color else "white")
        touch = acts.Touch(by=by, at_ms=at_ms, squares=(any_square(state, number),))
        return (touch, acts.Put(by=by, at_ms=at_ms, square=any_square(state, other)))
    kind = picked(HAND_KINDS if way < 7 else KINDS, kind_number)
    if kind in (acts.Resign, acts.Declare) and other % 8:
        kind = acts.Wait
    by = turn if other % 2 else picked(ACTORS, other // 2)
    if kind in OFFICIAL and other % 3:
        by = ARBITER
    return (kind(by=by, at_ms=at_ms, **fields_of(kind, state, number, other)),)


def fields_of(kind: type[Act], state: GameState, number: int, other: int) -> dict[str, Any]:
    square, second = any_square(state, number), any_square(state, other)
    move = picked(sorted(state.current.legal_moves()) or ["e2e4"], number) if number % 3 else square + second
    made: dict[type[Act], dict[str, Any]] = {
        acts.Touch: {"squares": picked(((square,), (square, second), (square,), ()), other), "unclear": other % 5 == 0},
        acts.Adjust: {"square": square, "late": other % 4 == 0},
        acts.Promote: {"square": square, "piece": picked("qrbn", other)},
        acts.ClaimThreefold: {"move": move if other % 2 else None},
        acts.ClaimFifty: {"move": move if other % 2 else None},
        acts.Stop: {"reason": ""},
        acts.SetClock: {"white_ms": number % 50_000 or None, "black_ms": other % 50_000 or None},
        acts.AddTime: {"player": picked(COLORS, other), "ms": number % 40_000 - 20_000},
        acts.Restore: {"ply": number % 20},
        acts.Warn: {"player": picked(COLORS, other)},
        acts.Declare: {"result": picked(tuple(Score), number)},
    }
    return made.get(kind, {"square": square} if kind in HAND_KINDS else {})


def any_square(state: GameState, number: int) -> str:
    """Half of the time one that a permitted move touches, or one that is held."""
    likely = sorted({square for uci in permitted(state) for square in (uci[:2], uci[2:4])}.union(state.in_hand))
    return str(picked(likely if number % 2 and likely else SQUARE_NAMES, number // 2))


def play_anything(fen: str, control: str, conduct: Conduct, story: list[tuple[int, int, int, int]]) -> Table:
    table = Table(fen, control=control, conduct=conduct, pauses_after_ruling=len(story) % 2 == 0)
    for kind_number, number, other, ms in story:
        table.now_ms += ms
        for act in any_act(table.state, kind_number, number, other, table.now_ms):
            before = table.state
            table.perform(act)
            assert decide(before, act) == table.last
            check(table, act)
    return table


def check(table: Table, act: Act) -> None:
    state, view = table.state, table.view
    assert permitted(state) <= state.current.legal_moves()
    assert must_finish(state) <= permitted(state)
    if state.promotion is None and state.result is None:
        assert state.placement.board_fen() == state.current.board_fen
    assert min(state.clock.at(table.now_ms).remaining_ms.white, state.clock.at(table.now_ms).remaining_ms.black) >= 0
    assert view.moves[len(state.moves) :] == tuple(move for move in view.moves if not move.is_completed)
    assert isinstance(act, acts.Wait) or table.last, "only waiting may cause nothing"
    if state.result is not None:
        assert view.phase is Phase.ENDED
        assert (state.clock.running, state.draw_offer, state.in_hand, permitted(state)) == (None, None, (), frozenset())
    elif state.clock.running is not None:
        assert state.clock.remaining(state.clock.running, table.now_ms) > 0 or table.log[-1].at_ms == table.now_ms


@settings(deadline=None, max_examples=120)
@given(
    fen=st.sampled_from(BEGINNINGS),
    control=controls,
    conduct=st.sampled_from(Conduct),
    story=st.lists(deeds, min_size=10, max_size=60),
)
def test_anything_by_anybody_is_decided_and_recorded(
    fen: str, control: str, conduct: Conduct, story: list[tuple[int, int, int, int]]
) -> None:
    """Nothing raises, the state stays sound, the events alone give it again, and times never go back."""
    table = play_anything(fen, control, conduct, story)
    assert reduce(evolve, table.log, table.state) == table.state
    times = [event.at_ms for event in table.log]
    assert times == sorted(times)


@settings(deadline=None, max_examples=40)
@given(
    fen=st.sampled_from(BEGINNINGS),
    conduct=st.sampled_from(Conduct),
    has_clock=st.booleans(),
    choices=st.lists(numbers, max_size=40),
)
def test_a_legal_game_played_by_hand(fen: str, conduct: Conduct, has_clock: bool, choices: list[int]) -> None:
    """Placement, position and moves are those of python-chess after every completed move."""
    table = Table(fen, conduct=conduct, control="300+2" if has_clock else "-")
    board = chess.Board(fen)
    for number in choices:
        if table.state.result is not None:
            break
        uci = picked(sorted(table.state.current.legal_moves()), number)
        table.play(uci)
        board.push_uci(uci)
        assert table.state.moves[-1] == uci
        assert table.state.made == ()
        assert table.state.placement.board_fen() == board.board_fen()
        assert table.state.position.fen == board.fen()
    replayed = chess.Board(fen)
    assert [replayed.push_san(san).uci() for san in table.state.sans] == list(table.state.moves)


@settings(deadline=None, max_examples=40)
@given(choices=st.lists(st.tuples(numbers, st.integers(1, 3)), max_size=25))
def test_replies_before_the_press(choices: list[tuple[int, int]]) -> None:
    """6.2.2: one, two or three moves made before a press; the moves are completed in order and none is lost."""
    table = Table(control="300+2")
    played: list[str] = []
    for number, count in choices:
        for _ in range(count):
            if table.state.result is None:
                played.append(picked(sorted(permitted(table.state)), number))
                table.move(played[-1])
        if table.state.result is None:
            table.press()
            running = table.state.clock.running
            assert running is not None
            assert running is table.state.position.turn
    assert [*table.state.moves, *table.state.made] == played


def ran_ms(log: list[ev.Event], until_ms: int) -> int:
    """How long one of the clocks ran, as the journal tells it."""
    total_ms, since_ms = 0, 0 if isinstance(log[0], ev.GameOpened) and log[0].running else None
    for event in log:
        if isinstance(event, ev.ClockStarted) and since_ms is None:
            since_ms = event.at_ms
        if isinstance(event, ev.ClocksStopped | ev.FlagFell | ev.GameEnded) and since_ms is not None:
            total_ms, since_ms = total_ms + event.at_ms - since_ms, None
    return total_ms if since_ms is None else total_ms + until_ms - since_ms


@settings(deadline=None, max_examples=80)
@given(story=st.lists(deeds, min_size=10, max_size=60))
def test_time_is_neither_lost_nor_made(story: list[tuple[int, int, int, int]]) -> None:
    """What both clocks show is what they began with, and every increment and penalty, less the time that one ran."""
    table = Table(control="60+1", pauses_after_ruling=True)
    for kind_number, number, other, ms in story:
        table.now_ms += ms
        for act in any_act(table.state, kind_number, number, other, table.now_ms):
            if not isinstance(act, acts.SetClock) and not (isinstance(act, acts.AddTime) and act.ms < 0):
                table.perform(act)
    given_ms = sum(event.increment_ms for event in table.log if isinstance(event, ev.ClockPressed))
    given_ms += sum(event.ms for event in table.log if isinstance(event, ev.TimeAdded))
    table.wait(1)
    assert sum(table.remaining) == 2 * 60_000 + given_ms - ran_ms(table.log, table.now_ms)


@settings(deadline=None, max_examples=60)
@given(presses=st.lists(st.integers(0, 20_000), min_size=1, max_size=12))
def test_each_side_is_charged_for_its_own_thinking(presses: list[int]) -> None:
    table = Table(control="600+3")
    spent = ByColor(0, 0)
    moves = ("g1f3", "g8f6", "b1c3", "b8c6", "e2e3", "e7e6", "f1e2", "f8e7", "d2d3", "d7d6", "a2a3", "a7a6")
    for uci, thought_ms in zip(moves, presses, strict=False):
        side = Color(table.turn.value)
        table.now_ms += thought_ms
        table.play(uci)
        spent = spent.put(side, spent[side] + thought_ms - 3_000)
    assert table.remaining == (600_000 - spent.white, 600_000 - spent.black)
