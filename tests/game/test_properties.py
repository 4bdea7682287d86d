"""What holds in every game: legal games played by hand, and anything anybody may do at any moment."""

from collections.abc import Iterator
from functools import reduce
from typing import Any

import chess
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ladya_desktop.game import acts
from ladya_desktop.game import events as ev
from ladya_desktop.game.acts import Act
from ladya_desktop.game.by_color import COLORS, ByColor, Color
from ladya_desktop.game.decide import judge
from ladya_desktop.game.evolve import evolve
from ladya_desktop.game.obligation import must_finish, permitted
from ladya_desktop.game.regulations import Conduct
from ladya_desktop.game.rules import mating
from ladya_desktop.game.state import GameState
from ladya_desktop.game.view import Phase
from ladya_desktop.game.winnability import Verdict, Winnability
from tests.game.anything import Deed, any_acts, deeds, numbers, picked, regulations
from tests.game.strategies import BEGINNINGS
from tests.game.table import Table

CLOCKS_GIVEN_ANEW = ev.ClocksSet | ev.RulingUndone


@pytest.fixture(autouse=True, scope="module")
def unproven() -> Iterator[None]:
    """Nothing here rests on who can still mate, and thousands of games would wait for the solver."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(mating, "prove_default", lambda *_: Winnability(verdict=Verdict.UNPROVEN))
        yield


def play_anything(conditions: dict[str, Any], story: list[Deed]) -> Table:
    table = Table(**conditions)
    for deed in story:
        table.now_ms += deed[3]
        for act in any_acts(table.state, deed, table.now_ms):
            before = table.state
            table.perform(act)
            assert judge(before, act) == (table.last, table.state), "a judgement changes nothing"
            check_state(table)
            check_clocks(table, before)
            check_end(before, table.state, act)
            assert isinstance(act, acts.Wait) or table.last, "only waiting may cause nothing"
    return table


def check_state(table: Table) -> None:
    state, view = table.state, table.view
    legal = state.current.legal_moves()
    assert must_finish(state) <= permitted(state) <= legal
    assert bool(permitted(state)) is (bool(legal) and state.result is None), "an obligation can be met, or is void"
    assert len(state.history) == len(state.sans) == len(state.moves) + len(state.made)
    assert view.moves[len(state.moves) :] == tuple(move for move in view.moves if not move.is_completed)
    if state.regulations.conduct is not Conduct.STRICT and state.promotion is None and state.result is None:
        assert not state.is_board_touched, "a guided board is never half done"
    if state.result is not None:
        assert view.phase is Phase.ENDED
        assert (state.clock.running, state.draw_offer, state.in_hand, permitted(state)) == (None, None, (), frozenset())


def check_clocks(table: Table, before: GameState) -> None:
    """Time falls by what elapsed on the clock that ran, and by nothing else but what is set, added or undone."""
    elapsed_ms = table.now_ms - before.clock.since_ms
    shown = table.state.clock.at(table.now_ms).remaining_ms
    for color in COLORS:
        fell_ms = before.clock.remaining_ms[color] - before.clock.remaining(color, table.now_ms)
        assert 0 <= fell_ms <= (elapsed_ms if color is before.clock.running else 0)
        if not any(isinstance(event, CLOCKS_GIVEN_ANEW) for event in table.last):
            least_ms = before.clock.remaining(color, table.now_ms) + sum(
                _taken_ms(event, color) for event in table.last
            )
            assert shown[color] >= max(least_ms, 0)
    if not table.state.regulations.time_control.has_clock:
        assert table.state.clock.running is None


def _taken_ms(event: ev.Event, color: Color) -> int:
    return min(event.ms, 0) if isinstance(event, ev.TimeAdded) and event.player is color else 0


def check_end(before: GameState, after: GameState, act: Act) -> None:
    """Reading 8: what is final is changed by the arbiter alone; a lesson may go back."""
    if before.result is not None and after.result != before.result:
        assert act.by.color is None
        assert isinstance(act, acts.Declare | acts.Undo | acts.Restore)
        assert isinstance(act, acts.Declare | acts.Undo) or after.regulations.conduct is Conduct.LESSON


@settings(deadline=None, max_examples=250)
@given(conditions=regulations, story=st.lists(deeds, min_size=10, max_size=60))
def test_anything_by_anybody_is_decided_and_recorded(conditions: dict[str, Any], story: list[Deed]) -> None:
    """Nothing raises, the state stays sound, the events alone give it again, and times never go back."""
    table = play_anything(conditions, story)
    assert reduce(evolve, table.log, table.state) == table.state
    times = [event.at_ms for event in table.log]
    assert times == sorted(times)


@settings(deadline=None, max_examples=60)
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
@given(conduct=st.sampled_from(Conduct), choices=st.lists(st.tuples(numbers, st.integers(1, 3)), max_size=25))
def test_replies_before_the_press(conduct: Conduct, choices: list[tuple[int, int]]) -> None:
    """6.2.2: one, two or three moves made before a press; the moves are completed in order and none is lost."""
    table = Table(control="300+2", conduct=conduct)
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


def sets_clocks(act: acts.Act) -> bool:
    match act:
        case acts.AddTime():
            return act.ms < 0
        case acts.Restore():
            return (act.white_ms, act.black_ms) != (None, None)
        case _:
            return isinstance(act, acts.SetClock | acts.Undo)


def given_ms(event: ev.Event) -> int:
    match event:
        case ev.ClockPressed():
            return event.increment_ms + event.period_ms
        case ev.TimeAdded():
            return event.ms
        case _:
            return 0


@settings(deadline=None, max_examples=80)
@given(
    conduct=st.sampled_from(Conduct),
    control=st.sampled_from(("60+1", "60b3", "2/60+1:60")),
    story=st.lists(deeds, min_size=10, max_size=60),
)
def test_time_is_neither_lost_nor_made(conduct: Conduct, control: str, story: list[Deed]) -> None:
    """What both clocks show is what they began with, and all they were given, less the time that one ran."""
    table = Table(control=control, conduct=conduct, pauses_after_ruling=True)
    for deed in story:
        table.now_ms += deed[3]
        for act in any_acts(table.state, deed, table.now_ms):
            if not sets_clocks(act):
                table.perform(act)
    table.wait(1)
    gained_ms = sum(given_ms(event) for event in table.log)
    assert sum(table.remaining) == 2 * 60_000 + gained_ms - ran_ms(table.log, table.now_ms)


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
