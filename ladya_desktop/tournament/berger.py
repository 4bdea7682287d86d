"""Berger tables: who meets whom, in which round, on which board and with which colour.

FIDE General Regulations (C.05) annex 1, which prints the tables for 3 to 16 players; the closed form used here gives
the same tables, pairing by pairing and in the printed order of boards, and continues them to any number.
"""

from functools import lru_cache
from typing import TypeAlias

Game: TypeAlias = tuple[int, int]
Round: TypeAlias = tuple[Game, ...]

MIN_PLAYERS = 2


@lru_cache(maxsize=64)
def berger_rounds(players: int, *, cycles: int = 1, swap_last_rounds: bool = True) -> tuple[Round, ...]:
    """The rounds of a round-robin as games (White's number, Black's number), numbers from 1, in board order.

    With an odd number of players the free player of a round is in none of its games (see `free_number`).
    The second cycle repeats the first with colours reversed. `swap_last_rounds` then exchanges the last two rounds of
    the first cycle, as FIDE recommends, so that nobody has three games in a row with one colour.

    Raises ValueError for fewer than two players and for other cycles than 1 and 2.
    """
    if players < MIN_PLAYERS:
        raise ValueError(f"a round-robin needs two players, not {players}")
    if cycles not in (1, 2):
        raise ValueError(f"a round-robin has one cycle or two, not {cycles}")
    single = tuple(_round(players, number) for number in range(1, rounds_in_cycle(players) + 1))
    if cycles == 1:
        return single
    first = (*single[:-2], *reversed(single[-2:])) if swap_last_rounds else single
    return (*first, *(_reversed_colours(games) for games in single))


def rounds_in_cycle(players: int) -> int:
    """How many rounds it takes that everybody meets everybody once."""
    return players - 1 if players % 2 == 0 else players


def free_number(players: int, games: Round) -> int | None:
    """The number that has no game in this round, None if everybody plays."""
    playing = {number for game in games for number in game}
    return next((number for number in range(1, players + 1) if number not in playing), None)


def _round(players: int, number: int) -> Round:
    """Board 1 is the last number against the round's anchor; board k+1 are the numbers k steps above and below it."""
    last = players + players % 2
    circle = last - 1
    anchor = _anchor(circle, number)
    games = [(anchor, last) if anchor <= last // 2 else (last, anchor)]
    games += [_colours(_wrap(anchor + k, circle), _wrap(anchor - k, circle)) for k in range(1, last // 2)]
    return tuple(games) if last == players else tuple(games[1:])


def _anchor(circle: int, number: int) -> int:
    """The number i with 2i congruent to the round + 1; the circle is odd, so half of it is always whole."""
    return (number + 1) // 2 if number % 2 else (number + 1 + circle) // 2


def _wrap(number: int, circle: int) -> int:
    return (number - 1) % circle + 1


def _colours(one: int, other: int) -> Game:
    """An odd sum gives White to the lower number, an even sum to the higher."""
    low, high = sorted((one, other))
    return (low, high) if (low + high) % 2 else (high, low)


def _reversed_colours(games: Round) -> Round:
    return tuple((black, white) for white, black in games)
