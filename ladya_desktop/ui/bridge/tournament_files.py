"""The games of a pairing out of the store, for a file of games."""

from collections.abc import Callable

from ladya_desktop.eventlog import StoredAct
from ladya_desktop.files.pgn import GroupGames, game_ids
from ladya_desktop.papers.opening import local_day
from ladya_desktop.session.game import replay
from ladya_desktop.session.library import is_reversed
from ladya_desktop.tournament.view import PairingView


def pairing_games(
    pairing: PairingView, log_of: Callable[[str], tuple[StoredAct, ...]], begun_ms: Callable[[str], int | None]
) -> GroupGames:
    """The games played at the board for a pairing; `log_of` gives nothing for one that cannot be read.

    `begun_ms` is when a game was begun, Unix time; None where that is not known.
    """
    logs = {game_id: log_of(game_id) for game_id in game_ids(pairing)}
    read = {game_id: log for game_id, log in logs.items() if log}
    return GroupGames(
        states={game_id: replay(log) for game_id, log in read.items()},
        days={game_id: local_day(at_ms).isoformat() for game_id in read if (at_ms := begun_ms(game_id)) is not None},
        reversed_ids=frozenset(game_id for game_id, log in read.items() if is_reversed(log)),
    )
