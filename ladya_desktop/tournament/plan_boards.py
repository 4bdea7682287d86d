"""In which order the games of a round-robin are laid on fewer boards than a round has games.

The games are laid in waves: each wave has as many games as there are places, a place being a computer or a wooden
board. Nobody sits at two boards at once and everybody plays his games in the order of their rounds. What is wanted, in
this order: as few waves as possible, nobody twice in a row without a rest, the longest wait as short as possible, the
waits as even as possible.

Everybody has one game that is next for him. A game may be played when it is next for both, so that no player is in two
of those; a wave is a choice among them. The search keeps the best beginnings wave by wave. For few games it keeps all
of them and so finds the best order there is; for more it keeps some, and beyond `MOST_SEARCHED` games they are played
as they come. The same games and places always give the same order.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import TypeAlias

MOST_SEARCHED = 400
KEPT = ((10, 1_000_000), (45, 100), (120, 30), (MOST_SEARCHED, 8))
"""Up to how many games how many beginnings are kept from wave to wave; ten games are five players."""
SPARE_CHOICES = 3
"""Among how many games more than there are places a wave is chosen."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Meeting:
    """A game to be played: `board` is its place in the round's list of pairings, the players are start numbers."""

    round: int
    board: int
    white: int
    black: int

    @property
    def numbers(self) -> tuple[int, int]:
        """Both players."""
        return self.white, self.black


Wave: TypeAlias = tuple[Meeting, ...]


def games_a_round(meetings: Sequence[Meeting]) -> int:
    """How many games the largest round has: with so many places the rounds are played one by one."""
    return max(Counter(meeting.round for meeting in meetings).values(), default=0)


def least_waves(meetings: Sequence[Meeting], places: int) -> int:
    """How many waves it takes at least: for all games, and for the player with most of them.

    `laid_in_waves` needs no more of them for a round-robin of up to 24 players. With a place for every game of a round
    each round is a wave.
    """
    if places >= games_a_round(meetings):
        return len({meeting.round for meeting in meetings})
    of_player = Counter(number for meeting in meetings for number in meeting.numbers)
    return max(-(-len(meetings) // places), *of_player.values())


@lru_cache(maxsize=64)
def laid_in_waves(meetings: tuple[Meeting, ...], places: int) -> tuple[Wave, ...]:
    """The games in waves of at most `places`, see the module. With enough places each round is a wave.

    Raises ValueError without places.
    """
    if places < 1:
        raise ValueError(f"games need a place to be played at, not {places}")
    in_order = tuple(sorted(meetings, key=lambda meeting: (meeting.round, meeting.board)))
    if places >= games_a_round(in_order):
        return _by_rounds(in_order)
    return _as_they_come(in_order, places) if len(in_order) > MOST_SEARCHED else _Search(in_order, places).best()


def _by_rounds(in_order: tuple[Meeting, ...]) -> tuple[Wave, ...]:
    rounds: dict[int, list[Meeting]] = {}
    for meeting in in_order:
        rounds.setdefault(meeting.round, []).append(meeting)
    return tuple(tuple(games) for games in rounds.values())


def _as_they_come(in_order: tuple[Meeting, ...], places: int) -> tuple[Wave, ...]:
    """Each game in the first wave that has room and comes after the last ones of its players."""
    waves: list[list[Meeting]] = []
    first_open = 0
    after: Counter[int] = Counter()
    for meeting in in_order:
        number = max(first_open, *(after[player] for player in meeting.numbers))
        while number < len(waves) and len(waves[number]) == places:
            number += 1
        waves.extend([] for _ in range(number + 1 - len(waves)))
        waves[number].append(meeting)
        after.update({player: number + 1 - after[player] for player in meeting.numbers})
        while first_open < len(waves) and len(waves[first_open]) == places:
            first_open += 1
    return tuple(tuple(wave) for wave in waves)


_Cost: TypeAlias = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class _Beginning:
    """The first waves of an order. By player: how many games he has played, and in which wave last (-1: none).

    `longest` and `squares` tell of the waits that are over: the longest, and the sum of the squares of all.
    `cost` counts the waits that are not over yet too, so that nobody is left waiting: waves needed at least, games
    without a rest before them, longest wait, sum of the squares.
    """

    waves: tuple[tuple[int, ...], ...]
    played: tuple[int, ...]
    last: tuple[int, ...]
    longest: int = 0
    squares: int = 0
    cost: _Cost = (0, 0, 0, 0)


class _Search:
    """Games are numbered in their order, players from 0."""

    def __init__(self, in_order: tuple[Meeting, ...], places: int) -> None:
        self._meetings = in_order
        self._places = places
        players = sorted({number for meeting in in_order for number in meeting.numbers})
        seats = {number: seat for seat, number in enumerate(players)}
        self._pairs = [(seats[meeting.white], seats[meeting.black]) for meeting in in_order]
        self._of_player: list[list[int]] = [[] for _ in players]
        for game, pair in enumerate(self._pairs):
            for player in pair:
                self._of_player[player].append(game)
        self._kept = next(kept for games, kept in KEPT if len(in_order) <= games)

    def best(self) -> tuple[Wave, ...]:
        """The order that costs least of those kept."""
        players = len(self._of_player)
        beginnings = [_Beginning((), (0,) * players, (-1,) * players)]
        while sum(beginnings[0].played) < 2 * len(self._meetings):  # one that is complete is first: it has fewest waves
            beginnings = self._one_wave_more(beginnings)
        return tuple(tuple(self._meetings[game] for game in wave) for wave in beginnings[0].waves)

    def _one_wave_more(self, beginnings: list[_Beginning]) -> list[_Beginning]:
        """Of beginnings that leave the same to be played by equally rested players only the best is kept."""
        best: dict[tuple[tuple[int, ...], tuple[int, ...]], _Beginning] = {}
        for beginning in beginnings:
            for wave in self._choices(beginning):
                longer = self._with(beginning, wave)
                state = (longer.played, longer.last)
                if state not in best or longer.cost < best[state].cost:
                    best[state] = longer
        return sorted(best.values(), key=lambda each: (each.cost, each.waves))[: self._kept]

    def _choices(self, beginning: _Beginning) -> Iterator[tuple[int, ...]]:
        """Which games may be the next wave. It is always as full as it can be."""
        ready = self._ready(beginning)
        rested = sorted(ready, key=lambda game: self._is_unrested(beginning, game))
        return combinations(sorted(rested[: self._places + SPARE_CHOICES]), min(self._places, len(ready)))

    def _ready(self, beginning: _Beginning) -> list[int]:
        """The games that are next for both players, in order."""
        nexts = Counter(
            games[played]
            for games, played in zip(self._of_player, beginning.played, strict=True)
            if played < len(games)
        )
        return sorted(game for game, players in nexts.items() if players == 2)

    def _is_unrested(self, beginning: _Beginning, game: int) -> bool:
        """Whether either player is in the wave just played."""
        latest = max(beginning.last[player] for player in self._pairs[game])
        return latest == len(beginning.waves) - 1

    def _with(self, beginning: _Beginning, wave: tuple[int, ...]) -> _Beginning:
        number, unrested = len(beginning.waves), beginning.cost[1]
        longest, squares = beginning.longest, beginning.squares
        played, last = list(beginning.played), list(beginning.last)
        for player in (player for game in wave for player in self._pairs[game]):
            if played[player]:
                wait = number - last[player] - 1
                unrested += wait == 0
                longest, squares = max(longest, wait), squares + wait * wait
            played[player], last[player] = played[player] + 1, number
        waves = (*beginning.waves, wave)
        to_come = [len(games) - done for games, done in zip(self._of_player, played, strict=True)]
        waiting = [number - since for since, games in zip(last, to_come, strict=True) if games]
        cost = (
            len(waves) + max(-(-sum(to_come) // (2 * self._places)), *to_come),
            unrested,
            max(longest, *waiting, 0),
            squares + sum(wait * wait for wait in waiting),
        )
        return _Beginning(waves, tuple(played), tuple(last), longest, squares, cost)
