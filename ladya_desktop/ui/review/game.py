"""A game to be reviewed, with what is known of it outside its record."""

from dataclasses import dataclass

from ladya_desktop.eventlog import StoredAct
from ladya_desktop.tournament.view import GroupView, PairingView, TournamentView


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """Where a game has its place in a tournament."""

    tournament: TournamentView
    group: GroupView
    pairing: PairingView


@dataclass(frozen=True, slots=True, kw_only=True)
class ReviewedGame:
    """The record of a game as far as it could be read.

    `began_ms` is the Unix time of the record's beginning, None where nobody knows it; `place` is None outside a
    tournament; `lost_from` is the number of the first row that could not be read, None if there is none.
    `is_reversed`: it was found that the players had each other's colours (7.3).
    """

    game_id: str
    rows: tuple[StoredAct, ...]
    began_ms: int | None = None
    place: Place | None = None
    lost_from: int | None = None
    is_reversed: bool = False


def place_of(tournament: TournamentView | None, pairing: PairingView | None) -> Place | None:
    """The place of the game of a pairing, None outside a tournament."""
    if tournament is None or pairing is None:
        return None
    group = next(each for each in tournament.groups if each.code == pairing.group)
    return Place(tournament=tournament, group=group, pairing=pairing)
