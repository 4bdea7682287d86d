"""Random round-robins by seeds: single and double, odd and even, with draws, forfeits, results of arbiters, pupils who
leave, and events still going on. A seed gives the same event everywhere.
"""

import random
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from ladya_desktop.game.by_color import ByColor
from ladya_desktop.game.result import Score
from ladya_desktop.tournament.berger import Round, berger_rounds
from ladya_desktop.tournament.crosstable import Crosstable, Scoring, TableGame, Withdrawal, with_withdrawals

WHOLE_SHARE, USUAL_SCORING_SHARE, LEAVING_SHARE = 0.7, 0.7, 0.3
SCORINGS = (
    Scoring(win=Fraction(3), draw=Fraction(1)),
    Scoring(win=Fraction(3), draw=Fraction(3, 2)),
    Scoring(win=Fraction(2), draw=Fraction(1)),
)
"""None has points for a loss: one by forfeit is a loss here, and worth nothing in the reference."""
WINS = (Score.WHITE_WINS, Score.BLACK_WINS)
FORFEITS = (Score.WHITE_BY_FORFEIT, Score.BLACK_BY_FORFEIT, Score.BOTH_FORFEIT)
BY_ARBITERS = (Score.BOTH_LOSE, Score.WHITE_HALF, Score.BLACK_HALF)


@dataclass(frozen=True, slots=True, kw_only=True)
class RandomEvent:
    """A table and how many rounds its event has."""

    table: Crosstable
    rounds: int


def random_event(seed: int) -> RandomEvent:
    """The event of a seed."""
    dice = random.Random(seed)
    players, cycles = dice.randint(3, 14), dice.choice((1, 1, 2))
    rounds = berger_rounds(players, cycles=cycles, swap_last_rounds=dice.random() < 0.5)
    played = len(rounds) if dice.random() < WHOLE_SHARE else dice.randint(2, len(rounds))
    left = _withdrawals(dice, players, played)
    games = _games(dice, rounds[:played], {one.player: one.after_round for one in left})
    scoring = Scoring() if dice.random() < USUAL_SCORING_SHARE else dice.choice(SCORINGS)
    table = Crosstable(players=players, cycles=cycles, games=games, scoring=scoring)
    table = with_withdrawals(table, left, _open_rounds(rounds, games))
    return RandomEvent(table=table, rounds=len(rounds))


def large_event(players: int, *, cycles: int, seed: int = 1) -> Crosstable:
    """A whole event of so many players."""
    dice = random.Random(seed)
    games = _games(dice, berger_rounds(players, cycles=cycles), {})
    return Crosstable(players=players, cycles=cycles, games=games)


def _games(dice: random.Random, rounds: Iterable[Round], left_after: Mapping[int, int]) -> tuple[TableGame, ...]:
    """Decided games of those who are there; what is usual differs from event to event."""
    draws, forfeits, by_arbiters = dice.uniform(0.1, 0.9), dice.choice((0, 0, 0.08)), dice.choice((0, 0, 0, 0.06))
    kinds = ((Score.DRAW,), WINS, FORFEITS, BY_ARBITERS)
    games = []
    for number, pairs in enumerate(rounds, start=1):
        for pair in pairs:
            white, black = (player - 1 for player in pair)
            (kind,) = dice.choices(kinds, (draws, 1 - draws, forfeits, by_arbiters))
            score = dice.choice(kind)
            if all(number <= left_after.get(player, number) for player in (white, black)):
                games.append(TableGame(players=ByColor(white, black), score=score, round=number))
    return tuple(games)


def _withdrawals(dice: random.Random, players: int, played: int) -> tuple[Withdrawal, ...]:
    if dice.random() > LEAVING_SHARE:
        return ()
    leaving = dice.sample(range(players), dice.randint(1, min(3, players - 2)))
    return tuple(Withdrawal(player=player, after_round=dice.randint(0, played)) for player in leaving)


def _open_rounds(rounds: Iterable[Round], games: Iterable[TableGame]) -> Mapping[frozenset[int], tuple[int, ...]]:
    """By pair, the rounds in which they have no result."""
    decided = {(game.round, frozenset((game.players.white, game.players.black))) for game in games}
    open_rounds: defaultdict[frozenset[int], tuple[int, ...]] = defaultdict(tuple)
    for number, pairs in enumerate(rounds, start=1):
        for pair in (frozenset(player - 1 for player in pair) for pair in pairs):
            if (number, pair) not in decided:
                open_rounds[pair] += (number,)
    return open_rounds
