"""How many points the two players of a game had when they sat down to it."""

from collections.abc import Iterator

from ladya_desktop.game.by_color import COLORS, ByColor
from ladya_desktop.tournament.view import CrosstableRow, PairingView, ParticipantView, TournamentView
from ladya_desktop.ui.bridge.results import Seat, seat_of

NONE_KNOWN: ByColor[int | None] = ByColor(None, None)


def points_before(view: TournamentView | None, game_id: str, seat: Seat | None = None) -> ByColor[int | None]:
    """Half-points from all decided games of the group but this one; None outside a tournament.

    `seat` names the pairing of a game that is not linked to it yet.
    """
    pairing = None if view is None else next(_pairings_of(view, game_id, seat), None)
    if view is None or pairing is None:
        return NONE_KNOWN
    rows = {row.participant.participant_id: row for row in _rows(view, pairing.group)}
    return ByColor(*(_before(rows, pairing.players[color], pairing) for color in COLORS))


def _before(rows: dict[int, CrosstableRow], player: ParticipantView, pairing: PairingView) -> int | None:
    row = rows.get(player.participant_id)
    if row is None:
        return None
    games = (game for cell in row.cells for game in cell if game.counts and game.half_points is not None)
    return sum(game.half_points or 0 for game in games if (game.round, game.board) != (pairing.round, pairing.board))


def _pairings_of(view: TournamentView, game_id: str, seat: Seat | None) -> Iterator[PairingView]:
    pairings = (each for group in view.groups for table in group.rounds for each in table.pairings)
    return (each for each in pairings if each.game_id == game_id or seat_of(each) == seat)


def _rows(view: TournamentView, code: str) -> Iterator[CrosstableRow]:
    tables = (group.crosstable for group in view.groups if group.code == code)
    return (row for table in tables if table is not None for row in table.rows)
