"""Whatever happens in a game can be said: random hands and voices, every notice and every line, both languages."""

import random

import pytest

from ladya_desktop.game import acts
from ladya_desktop.game import events as ev
from ladya_desktop.game.acts import Act, Actor, Finding
from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.decide import decide
from ladya_desktop.game.evolve import evolve
from ladya_desktop.game.notices import notice_of
from ladya_desktop.game.placement import SQUARE_NAMES
from ladya_desktop.game.position import STARTING_FEN
from ladya_desktop.game.regulations import Conduct, Edition, Rate, Regulations, Rulings, Supervision
from ladya_desktop.game.result import Score, Termination
from ladya_desktop.game.state import GameState, open_state
from ladya_desktop.game.time_control import TimeControl
from ladya_desktop.game.view import Notice
from ladya_desktop.texts import LANGUAGES, Language, language, set_language
from ladya_desktop.texts.journal import journal
from ladya_desktop.texts.notices import notice_text
from ladya_desktop.texts.rules import article_summary

PROMOTIONS = "8/PPPPk3/8/8/8/8/4Kppp/8 w - - 0 1"
REPEATED = ("g1f3", "g8f6", "f3g1", "f6g8") * 2
ACTS = 150


def opened(seed: int) -> ev.GameOpened:
    """A game of one of the kinds there are: of each edition and conduct, each way to rule, with and without a clock."""
    conduct = (Conduct.STRICT, Conduct.GUIDED, Conduct.STRICT, Conduct.GUIDED, Conduct.LESSON)[seed % 5]
    control = TimeControl(base_ms=None if conduct is Conduct.LESSON else 60_000, increment_ms=1_000)
    return ev.GameOpened(
        by=Actor.PROGRAM,
        at_ms=0,
        regulations=Regulations(
            edition=list(Edition)[seed % 3],
            rate=Rate.RAPID,
            conduct=conduct,
            supervision=Supervision.LIMITED if seed % 4 == 2 else Supervision.FULL,
            rulings=list(Rulings)[seed % 3],
            pauses_after_ruling=seed % 2 == 1,
            time_control=control,
            draw_agreement_from=3,
        ),
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
    if kind < 0.85 and state.awaits_arbiter:
        return found(chance, at_ms)
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
    if state.is_board_touched and chance.random() < 0.4:
        return acts.Press(by=by, at_ms=at_ms)
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
        acts.Remove(by=by, at_ms=at_ms, square=square),
        acts.Replace(by=by, at_ms=at_ms, square=square, piece=chance.choice("PpNq")),
        acts.SetRight(by=by, at_ms=at_ms),
        acts.UseBothHands(by=by, at_ms=at_ms),
        acts.Displace(by=by, at_ms=at_ms, square=square, to_square=other),
        acts.Press(by=by, at_ms=at_ms, other_hand=True),
        acts.ClaimIllegal(by=by, at_ms=at_ms),
        acts.ClaimTouchMove(by=by, at_ms=at_ms),
        acts.ClaimFlag(by=by, at_ms=at_ms),
        acts.AgreeCorrection(by=by, at_ms=at_ms, ply=chance.randrange(12)),
        acts.OfferDraw(by=by, at_ms=at_ms),
        acts.DeclineDraw(by=by, at_ms=at_ms),
        acts.ClaimThreefold(by=by, at_ms=at_ms, move=written),
        acts.ClaimFifty(by=by, at_ms=at_ms, move=written),
        acts.Start(by=arbiter, at_ms=at_ms),
        acts.SetClock(by=arbiter, at_ms=at_ms, white_ms=40_000, black_ms=None),
        acts.AddTime(by=arbiter, at_ms=at_ms, player=Color.BLACK, ms=chance.choice((30_000, -1_000))),
        acts.WaiveTouch(by=arbiter, at_ms=at_ms),
        acts.Warn(by=arbiter, at_ms=at_ms, player=Color.WHITE),
        acts.SetCounter(by=arbiter, at_ms=at_ms, white=chance.randrange(12), black=None),
        acts.SetIllegalMoves(by=arbiter, at_ms=at_ms, white=0, black=None),
        acts.Undo(by=arbiter, at_ms=at_ms),
        found(chance, at_ms),
    )


def found(chance: random.Random, at_ms: int) -> Act:
    """Whatever an arbiter may find, right or wrong."""
    return acts.Rule(
        by=Actor.ARBITER,
        at_ms=at_ms,
        finding=chance.choice(list(Finding)),
        player=chance.choice([None, Color.WHITE, Color.BLACK]),
        ply=chance.choice([None, None, *range(1, 10)]),
        saw_last_move=chance.random() < 0.5,
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


def played(seed: int, chance: random.Random, acts_left: int) -> tuple[list[ev.Event], list[str], int]:
    """The events of a random game, what its notices said in the language chosen, and how many acts are left."""
    opening = opened(seed)
    state = open_state(opening)
    recorded: list[ev.Event] = [opening]
    said: list[str] = []
    acts_after_end = 0
    while acts_left and acts_after_end < 10:
        at_ms = 300 * len(recorded)
        act: Act = acts.Start(by=Actor.ARBITER, at_ms=0) if len(recorded) == 1 else some_act(chance, state, at_ms)
        caused = decide(state, act)
        for event in caused:
            state = evolve(state, event)
        recorded += caused
        said += sentences(notice_of(state, caused), opening.regulations.edition.value)
        acts_left -= 1
        acts_after_end += state.result is not None
    return recorded, said, acts_left


def sentences(notice: Notice | None, edition: str) -> list[str]:
    """What a notice says, the text of its article included."""
    if notice is None:
        return []
    text = notice_text(notice, edition=edition)
    article = [article_summary(edition, notice.article, language())] if notice.article else []
    return [text.what, text.why, *([text.then] if text.then else []), *article]


@pytest.mark.parametrize("seed", range(15))
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_happens_can_be_said(seed: int, language: Language) -> None:
    set_language(language)
    chance, acts_left = random.Random(seed), ACTS
    while acts_left:
        events, said, acts_left = played(seed, chance, acts_left)
        lines = [line.text for line in journal(events)]
        assert len(lines) == sum(not isinstance(event, ev.RulingBegun) for event in events)
        assert all(text and "{" not in text for text in (*lines, *said))
