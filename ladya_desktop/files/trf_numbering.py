"""With which numbers of the Berger tables the games of a Tournament Report File are the games of the tables.

A start number in a file is often a rank by rating, while numbers for the tables were drawn by lot. Who met whom tells
them: the last number meets every other one in a round that is known of the tables.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Final, TypeAlias

from ladya_desktop.files.trf_values import TrfGame, TrfPlayer, TrfTournament
from ladya_desktop.tournament.berger import Round, berger_rounds, free_number, rounds_in_cycle

PLAIN_BERGER: Final = "BERGER_"
"""How record 192 begins where no rounds are swapped."""

Place: TypeAlias = tuple[int, int]
Order: TypeAlias = tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Tables:
    """The Berger tables, and by pair of their numbers the rounds and boards of its games."""

    swap_last_rounds: bool
    rounds: tuple[Round, ...]
    places: Mapping[frozenset[int], Sequence[Place]]

    @classmethod
    def of(cls, players: int, cycles: int, swap_last_rounds: bool) -> "Tables":
        """The tables for so many players and cycles."""
        rounds = berger_rounds(players, cycles=cycles, swap_last_rounds=swap_last_rounds)
        places: defaultdict[frozenset[int], list[Place]] = defaultdict(list)
        for round_number, games in enumerate(rounds, start=1):
            for board, game in enumerate(games, start=1):
                places[frozenset(game)].append((round_number, board))
        return cls(swap_last_rounds=swap_last_rounds, rounds=rounds, places=places)

    def game(self, place: Place) -> tuple[int, int]:
        """White's and Black's number there."""
        round_number, board = place
        return self.rounds[round_number - 1][board - 1]


def numbering(trf: TrfTournament, cycles: int) -> tuple[Tables, Order]:
    """The tables, and the file's start numbers in the order of the tables' numbers from 1.

    Start numbers stay as they are if games fit so, and also if no order fits.
    """
    own = tuple(sorted(player.number for player in trf.players))
    is_plain = trf.type_code.upper().startswith(PLAIN_BERGER)
    tables = [Tables.of(len(own), cycles, swapped) for swapped in (not is_plain, is_plain)]
    games = tuple(trf.games())
    by_meetings = ((one, order) for one in tables for order in _orders_by_meetings(trf, own, one))
    orders = chain(((one, own) for one in tables), by_meetings)
    return next((found for found in orders if _fits(games, *found)), (tables[0], own))


def _orders_by_meetings(trf: TrfTournament, own: Order, tables: Tables) -> Iterator[Order]:
    """With an odd number of players it is who is free that is known. Only a whole first cycle gives an order."""
    cycle = tables.rounds[: rounds_in_cycle(len(own))]
    opponents = {player.number: _opponents(player, len(cycle)) for player in trf.players}
    if len(own) % 2:
        free = [free_number(len(own), games) for games in cycle]
        found = [next((one for one in own if opponents[one][index] is None), None) for index in range(len(cycle))]
        yield from _order(dict(zip(free, found, strict=True)), own)
        return
    anchors = [_opponent_in(games, len(own)) for games in cycle]
    for last in own:
        yield from _order({len(own): last, **dict(zip(anchors, opponents[last], strict=True))}, own)


def _order(bearers: Mapping[int | None, int | None], own: Order) -> Iterator[Order]:
    order = tuple(bearer for _, bearer in sorted(bearers.items(), key=lambda item: item[0] or 0) if bearer)
    if sorted(order) == list(own):
        yield order


def _opponents(player: TrfPlayer, rounds: int) -> list[int | None]:
    cells = map(player.cell, range(1, rounds + 1))
    return [cell.opponent if cell else None for cell in cells]


def _opponent_in(games: Round, number: int) -> int:
    return next(white + black - number for white, black in games if number in (white, black))


def _fits(games: Sequence[TrfGame], tables: Tables, order: Order) -> bool:
    """Whether every game written is where the tables have it; colours may differ."""
    index = {number: position for position, number in enumerate(order, start=1)}
    return all(
        any(
            round_number == game.round
            for round_number, _ in tables.places[frozenset((index[game.players.white], index[game.players.black]))]
        )
        for game in games
    )
