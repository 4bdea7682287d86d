"""From what a window shows of a drawn group back to its table, so that values can be explained (see `explanation`)."""

from collections.abc import Iterable, Sequence

from ladya_desktop.game.by_color import ByColor
from ladya_desktop.tournament.crosstable import Crosstable, TableGame
from ladya_desktop.tournament.state import DecidedTie
from ladya_desktop.tournament.tie_breaks import DecidedTie as TieOrder
from ladya_desktop.tournament.tie_breaks import Standings, standings
from ladya_desktop.tournament.view import GroupView, ParticipantView


def crosstable_of(group: GroupView) -> Crosstable:
    """The decided games of a group, with players numbered from 0; annulled players stand outside.

    Raises ValueError before the draw: then there is no table.
    """
    if group.crosstable is None:
        raise ValueError(f"group {group.code} is not drawn")
    games = tuple(
        TableGame(
            players=ByColor(_player(one.players.white), _player(one.players.black)), score=one.score, round=one.round
        )
        for of_round in group.rounds
        for one in of_round.pairings
        if one.score is not None
    )
    annulled = frozenset(_player(one) for one in group.participants if one.is_annulled)
    return Crosstable(players=len(group.participants), cycles=group.setup.cycles, games=games, annulled=annulled)


def standings_of(group: GroupView) -> Standings:
    """The places of a group and how they came about. Raises ValueError before the draw."""
    ids = tuple(one.participant_id for one in group.participants)
    return standings(crosstable_of(group), group.setup.tie_breaks, tie_orders(group.decided_ties, ids))


def tie_orders(ties: Iterable[DecidedTie], numbers: Sequence[int]) -> tuple[TieOrder, ...]:
    """Ties decided among pupils as orders of the players who bear the numbers (ids in the order of numbers)."""
    players = {participant_id: player for player, participant_id in enumerate(numbers)}
    return tuple(
        TieOrder(order=tuple(players[one] for one in tie.participant_ids), by_lot=tie.seed is not None) for tie in ties
    )


def _player(one: ParticipantView) -> int:
    assert one.number is not None  # the group is drawn
    return one.number - 1
