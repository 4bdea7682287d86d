"""Whatever happens in a game can be said: random hands and voices, every notice and every line, both languages."""

import random

import pytest

from ladya_desktop.game import acts
from ladya_desktop.game import events as ev
from ladya_desktop.game.acts import Act, Actor
from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.decide import decide
from ladya_desktop.game.evolve import evolve
from ladya_desktop.game.notices import notice_of
from ladya_desktop.game.placement import SQUARE_NAMES
from ladya_desktop.game.position import STARTING_FEN
from ladya_desktop.game.regulations import Conduct, Edition, Regulations
from ladya_desktop.game.result import Score, Termination
from ladya_desktop.game.state import GameState, open_state
from ladya_desktop.game.time_control import TimeControl
from ladya_desktop.texts import LANGUAGES, set_language
from ladya_desktop.texts.journal import journal
from ladya_desktop.texts.notices import notice_text

PROMOTIONS = "8/PPPPk3/8/8/8/8/4Kppp/8 w - - 0 1"
REPEATED = ("g1f3", "g8f6", "f3g1", "f6g8") * 2
ACTS = 150


def opened(seed: int) -> ev.GameOpened:
    """A game of one of the kinds there are: with and without a clock, guided and lesson, of each edition."""
    conduct = Conduct.LESSON if seed % 5 == 4 else Conduct.GUIDED
    control = TimeControl(base_ms=None if conduct is Conduct.LESSON else 60_000, increment_ms=1_000)
    edition = list(Edition)[seed % 3]
    return ev.GameOpened(
        by=Actor.PROGRAM,
        at_ms=0,
        regulations=Regulations(edition=edition, conduct=conduct, time_control=control, draw_agreement_from=3),
        base_fen=PROMOTIONS if seed % 2 else STARTING_FEN,
        moves=() if seed % 2 else REPEATED,
        remaining_ms=ByColor(60_000, 60_000),
    )


def some_act(chance: random.Random, state: GameState, at_ms: int) -> Act:
    """Mostly a step of the move in hand, sometimes anything else by anybody, seldom what ends the game."""
    legal = sorted(state.current.legal_moves())
    kind = chance.random()
    if kind < 0.3 and state.result is not None:
        return acts.Restore(by=Actor.ARBITER, at_ms=at_ms, ply=chance.randrange(6))
    if kind < 0.3 and state.clock.running is None:
        return acts.Resume(by=Actor.ARBITER, at_ms=at_ms)
    if legal and kind < 0.7:
        return next_step(chance, state, legal, at_ms)
    if kind < 0.97:
        return chance.choice(anything(chance, legal, at_ms))
    return chance.choice(
        (*endings(chance, at_ms), acts.Restore(by=Actor.ARBITER, at_ms=at_ms, ply=chance.randrange(4)))
    )


def next_step(chance: random.Random, state: GameState, legal: list[str], at_ms: int) -> Act:
    """What brings a legal move on: a touch, a release (at times elsewhere), the new piece, the press before it."""
    by = Actor(state.current.turn)
    if state.promotion is not None:
        return acts.Promote(by=by, at_ms=at_ms, square=state.promotion[1], piece=chance.choice("qrbn"))
    held = state.held_by(state.current.turn)
    if held is not None:
        targets = [uci[2:4] for uci in legal if uci.startswith(held)]
        return acts.Put(by=by, at_ms=at_ms, square=chance.choice([*targets, chance.choice(SQUARE_NAMES)]))
    if state.made and chance.random() < 0.7:
        return acts.Press(by=Actor(state.current.turn.other), at_ms=at_ms)
    return acts.Touch(by=by, at_ms=at_ms, squares=(chance.choice(legal)[:2],))


def anything(chance: random.Random, legal: list[str], at_ms: int) -> tuple[Act, ...]:
    """One of each act that does not end a game by itself, sensible or not."""
    by, arbiter = chance.choice((Actor.WHITE, Actor.BLACK)), Actor.ARBITER
    square, other = chance.sample(SQUARE_NAMES, 2)
    written = chance.choice([None, *legal, "a1b3"])
    return (
        acts.Touch(by=by, at_ms=at_ms, squares=(square,)),
        acts.Touch(by=by, at_ms=at_ms, squares=(square, other), unclear=True),
        acts.Put(by=by, at_ms=at_ms, square=square),
        acts.Back(by=by, at_ms=at_ms, square=square),
        acts.Hover(by=by, at_ms=at_ms, square=square),
        acts.SecondTouch(by=by, at_ms=at_ms, square=square),
        acts.Adjust(by=by, at_ms=at_ms, square=square),
        acts.Press(by=by, at_ms=at_ms),
        acts.Stop(by=by, at_ms=at_ms),
        acts.OfferDraw(by=by, at_ms=at_ms),
        acts.DeclineDraw(by=by, at_ms=at_ms),
        acts.ClaimThreefold(by=by, at_ms=at_ms, move=written),
        acts.ClaimFifty(by=by, at_ms=at_ms, move=written),
        acts.Start(by=arbiter, at_ms=at_ms),
        acts.SetClock(by=arbiter, at_ms=at_ms, white_ms=40_000, black_ms=None),
        acts.AddTime(by=arbiter, at_ms=at_ms, player=Color.BLACK, ms=chance.choice((30_000, -1_000))),
        acts.WaiveTouch(by=arbiter, at_ms=at_ms),
        acts.Warn(by=arbiter, at_ms=at_ms, player=Color.WHITE),
    )


def endings(chance: random.Random, at_ms: int) -> tuple[Act, ...]:
    """What ends a game: an agreement, a resignation, the arbiter with any result and any reason."""
    by = chance.choice((Actor.WHITE, Actor.BLACK))
    reason = chance.choice([termination.value for termination in Termination])
    return (
        acts.AcceptDraw(by=by, at_ms=at_ms),
        acts.Resign(by=by, at_ms=at_ms),
        acts.Declare(by=Actor.ARBITER, at_ms=at_ms, result=chance.choice(list(Score)), reason=reason),
    )


def played(seed: int) -> tuple[list[ev.Event], list[str]]:
    """The events of a random game, and what its notices said in the language chosen."""
    chance = random.Random(seed)
    opening = opened(seed)
    state, events, said = open_state(opening), [opening], []
    recorded: list[ev.Event] = list(events)
    for number in range(ACTS):
        act: Act = acts.Start(by=Actor.ARBITER, at_ms=0) if number == 0 else some_act(chance, state, number * 300)
        caused = decide(state, act)
        for event in caused:
            state = evolve(state, event)
        recorded += caused
        notice = notice_of(state, caused)
        if notice is not None:
            text = notice_text(notice, edition=opening.regulations.edition.value)
            said += [text.what, text.why]
    return recorded, said


@pytest.mark.parametrize("seed", range(12))
def test_whatever_happens_can_be_said(seed: int) -> None:
    for language in LANGUAGES:
        set_language(language)
        events, said = played(seed)
        lines = [line.text for line in journal(events)]
        assert len(lines) == len(events) > ACTS / 3
        assert said
        assert all(text and "{" not in text for text in (*lines, *said))
