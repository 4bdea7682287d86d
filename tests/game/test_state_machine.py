"""Anybody may do anything at any moment, step by step: a machine of random acts by random hands.

`test_properties` throws whole stories made of plain numbers; here each step chooses among the things that make sense on
the board as it stands, so that wooden boards get into every kind of disorder, and claims and rulings find something.
"""

from functools import reduce
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from ladya_desktop.game import acts
from ladya_desktop.game.acts import Act, Actor, Finding
from ladya_desktop.game.by_color import COLORS, Color
from ladya_desktop.game.evolve import evolve
from ladya_desktop.game.obligation import must_finish, permitted
from ladya_desktop.game.placement import SQUARE_NAMES, taken_off
from ladya_desktop.game.result import Score
from ladya_desktop.game.rules import mating
from ladya_desktop.game.winnability import Verdict, Winnability
from tests.game.anything import regulations
from tests.game.table import ARBITER, BLACK, PROGRAM, WHITE, Table

PLAYERS = st.sampled_from((WHITE, BLACK))
ANYBODY = st.sampled_from((WHITE, BLACK, ARBITER, PROGRAM))
SQUARES = st.sampled_from(SQUARE_NAMES)
SPOKEN = (acts.OfferDraw, acts.AcceptDraw, acts.DeclineDraw, acts.ClaimIllegal, acts.ClaimTouchMove, acts.ClaimFlag)


class AnyGame(RuleBasedStateMachine):
    """One game under any regulations."""

    @initialize(conditions=regulations)
    def sit_down(self, conditions: dict[str, Any]) -> None:
        self.table = Table(**conditions)

    def do(self, kind: type[Act], by: Actor, **fields: Any) -> None:
        before = self.table.state
        self.table.perform(kind(by=by, at_ms=self.table.now_ms, **fields))
        may_change_result = by.color is None and kind in (acts.Declare, acts.Undo, acts.Restore)
        if before.result is not None and not may_change_result:
            assert self.table.state.result == before.result

    # Hands

    @rule(data=st.data(), is_permitted=st.booleans(), by=PLAYERS, keep=st.booleans())
    def begins_a_move(self, data: st.DataObject, is_permitted: bool, by: Actor, keep: bool) -> None:
        state = self.table.state
        moves = permitted(state) if is_permitted else state.current.legal_moves()
        uci = data.draw(st.sampled_from(sorted(moves) or ["e2e4"]))
        self.do(acts.Touch, by, squares=(uci[:2],))
        self.do(acts.Put, by, square=uci[2:4], keep=keep)

    @rule(data=st.data(), with_press=st.booleans(), hands=st.integers(1, 5))
    def makes_a_move(self, data: st.DataObject, with_press: bool, hands: int) -> None:
        uci = data.draw(st.sampled_from(sorted(permitted(self.table.state)) or ["e2e4"]))
        if hands == 1:
            self.do(acts.UseBothHands, self.table.turn)
        self.table.move(uci)
        if with_press:
            self.presses(by=self.table.turn, other_hand=False)

    @rule(start=SQUARES, end=SQUARES, by=PLAYERS)
    def puts_a_piece_anywhere(self, start: str, end: str, by: Actor) -> None:
        self.do(acts.Touch, by, squares=(start,))
        self.do(acts.Put, by, square=end)

    @rule(square=SQUARES, by=PLAYERS)
    def takes_a_piece_off(self, square: str, by: Actor) -> None:
        self.do(acts.Remove, by, square=square)

    @rule(data=st.data(), square=SQUARES, by=PLAYERS)
    def puts_one_back(self, data: st.DataObject, square: str, by: Actor) -> None:
        off = taken_off(self.table.state.right_placement, self.table.state.placement)
        self.do(acts.Replace, by, square=square, piece=data.draw(st.sampled_from(off or ("P",))))

    @rule(square=SQUARES, piece=st.sampled_from("qrbn"), by=PLAYERS)
    def puts_a_new_piece(self, square: str, piece: str, by: Actor) -> None:
        self.do(acts.Promote, by, square=square[0] + ("8" if by is WHITE else "1"), piece=piece)

    @rule(square=SQUARES, to_square=SQUARES, by=PLAYERS)
    def knocks_one_over(self, square: str, to_square: str, by: Actor) -> None:
        self.do(acts.Displace, by, square=square, to_square=to_square)

    @rule(by=PLAYERS)
    def sets_all_right(self, by: Actor) -> None:
        self.do(acts.SetRight, by)

    # Clocks and voices

    @rule(by=PLAYERS, other_hand=st.booleans())
    def presses(self, by: Actor, other_hand: bool) -> None:
        running = self.table.state.clock.running
        self.do(acts.Press, Actor(running.value) if running else by, other_hand=other_hand)

    @rule(ms=st.integers(0, 9_000))
    def thinks(self, ms: int) -> None:
        self.table.wait(ms)

    @rule(kind=st.sampled_from(SPOKEN), by=ANYBODY)
    def speaks(self, kind: type[Act], by: Actor) -> None:
        self.do(kind, by)

    @rule(kind=st.sampled_from((acts.ClaimThreefold, acts.ClaimFifty)), by=PLAYERS, start=SQUARES, end=SQUARES)
    def claims_a_draw(self, kind: type[Act], by: Actor, start: str, end: str) -> None:
        self.do(kind, by, move=None if start < "c" else start + end)

    @rule(ply=st.integers(0, 12))
    def both_agree_to_correct(self, ply: int) -> None:
        for by in (WHITE, BLACK):
            self.do(acts.AgreeCorrection, by, ply=ply)

    # The arbiter

    @precondition(lambda self: self.table.state.clock.running is None)
    @rule(by=st.sampled_from((ARBITER, PROGRAM)))
    def lets_the_clocks_run(self, by: Actor) -> None:
        self.do(acts.Resume, by)

    @rule(by=ANYBODY)
    def stops_the_clocks(self, by: Actor) -> None:
        self.do(acts.Stop, by, reason="")

    @rule(
        finding=st.sampled_from(Finding),
        player=st.sampled_from((*COLORS, None)),
        ply=st.none() | st.integers(0, 12),
        saw=st.booleans(),
    )
    def finds(self, finding: Finding, player: Color | None, ply: int | None, saw: bool) -> None:
        if finding not in (Finding.DEVICE, Finding.ABSENT, Finding.WRONG_START_POSITION, Finding.COLOURS_REVERSED):
            self.do(acts.Rule, ARBITER, finding=finding, player=player, ply=ply, saw_last_move=saw)

    @rule(ply=st.integers(0, 12))
    def goes_back(self, ply: int) -> None:
        self.do(acts.Restore, ARBITER, ply=ply)

    @rule(by=ANYBODY)
    def takes_back_a_ruling(self, by: Actor) -> None:
        self.do(acts.Undo, by)

    @rule(score=st.sampled_from((*Score, None, None, None)))
    def declares(self, score: Score | None) -> None:
        if score is not None:
            self.do(acts.Declare, ARBITER, result=score)

    # What always holds

    @invariant()
    def the_state_is_sound(self) -> None:
        state = self.table.state
        legal = state.current.legal_moves()
        assert must_finish(state) <= permitted(state) <= legal
        assert bool(permitted(state)) is (bool(legal) and state.result is None), "an obligation can be met, or is void"
        shown = state.clock.at(self.table.now_ms).remaining_ms
        assert min(shown.white, shown.black) >= 0
        assert state.result is None or state.clock.running is None

    def teardown(self) -> None:
        """The events alone give the state."""
        assert reduce(evolve, self.table.log, self.table.state) == self.table.state


def test_anybody_may_do_anything_at_any_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing here rests on who can still mate, and thousands of games would wait for the solver."""
    monkeypatch.setattr(mating, "prove_default", lambda *_: Winnability(verdict=Verdict.UNPROVEN))
    run_state_machine_as_test(AnyGame, settings=settings(deadline=None, max_examples=120, stateful_step_count=40))
