"""The games of this computer as the teacher's board takes them: a list, and the moves of one."""

from collections.abc import Iterator
from datetime import datetime
from typing import cast
from uuid import UUID

from ladya_desktop.eventlog import EventStore, StoreError
from ladya_desktop.game.events import Event, GameOpened
from ladya_desktop.game.evolve import evolve
from ladya_desktop.game.state import GameState, open_state
from ladya_desktop.session.library import GameEntry, Library
from ladya_desktop.texts import t
from ladya_desktop.texts.wall_clock import date_and_time
from ladya_desktop.ui.lessons.teacher_sources import ArchivedGame, GameLine


class GameArchive:
    """Reads only: no game is opened to go on."""

    def __init__(self, store: EventStore) -> None:
        self._library = Library(store)

    def games(self) -> Iterator[ArchivedGame]:
        """All games, the newest first, each read when it is asked for."""
        return map(_archived, self._library.newest_games())

    def line(self, game_id: str) -> GameLine | None:
        """The moves of a game as far as its record can be read; None if nothing of it can."""
        try:
            rows = self._library.readable_log(UUID(game_id))
        except StoreError:
            return None
        state: GameState | None = None
        for event in (cast(Event, event) for row in rows for event in row.events):
            if isinstance(event, GameOpened):
                state = open_state(event)
            elif state is not None:
                state = evolve(state, event)
        if state is None:
            return None
        return GameLine(base_fen=state.opened.base_fen, half_moves=state.moves + state.made)


def _archived(entry: GameEntry) -> ArchivedGame:
    opened = entry.opened
    names = [
        " ".join(filter(None, pair))
        for pair in ((opened.white, opened.white_class), (opened.black, opened.black_class))
    ]
    title = " \N{EN DASH} ".join(names) if any(names) else t("common.free_game")
    moment = datetime.fromtimestamp(entry.created_ms / 1000).astimezone()
    return ArchivedGame(game_id=str(entry.stream_id), title=title, note=date_and_time(moment))
