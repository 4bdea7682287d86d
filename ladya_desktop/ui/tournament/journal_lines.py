"""The history of a tournament in words, kept while it grows: a new act costs a new line, not all of them again.

Words are made when they are asked for: a window that shows only the last act does not pay for hundreds.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import cast

from ladya_desktop.eventlog import StoredAct
from ladya_desktop.texts import language
from ladya_desktop.texts.tournament_history import TournamentLine, act_line, step_begun, undone_step
from ladya_desktop.tournament.acts import TournamentAct
from ladya_desktop.tournament.events import TournamentEvent
from ladya_desktop.tournament.evolve import evolve_all
from ladya_desktop.tournament.state import EMPTY_TOURNAMENT, TournamentState


@dataclass(frozen=True, slots=True, kw_only=True)
class _Kept:
    """An act with the state it came upon."""

    before: TournamentState
    act: TournamentAct
    events: tuple[TournamentEvent, ...]


class JournalLines:
    """Follows a journal: `follow(rows)` takes what is new in it."""

    def __init__(self) -> None:
        self._language = language()
        self._last_row: StoredAct | None = None
        self._begin()

    def __len__(self) -> int:
        return len(self._kept)

    def follow(self, rows: Sequence[StoredAct]) -> None:
        """Takes the rows that were added; a journal that was replaced is taken from its beginning."""
        if not self._goes_on_in(rows):
            self._begin()
        for row in rows[len(self._kept) :]:
            self._take(cast("TournamentAct", row.act), cast("tuple[TournamentEvent, ...]", row.events))
        self._last_row = rows[-1] if rows else None

    def lines(self) -> Iterator[TournamentLine]:
        """All lines in the language chosen now, oldest first."""
        return (self.line(at) for at in range(len(self._kept)))

    def line(self, at: int) -> TournamentLine:
        """The line of a row, counted from 0."""
        if self._language != language():
            self._language = language()
            self._said.clear()
        if at not in self._said:
            kept = self._kept[at]
            self._said[at] = act_line(kept.before, kept.act, kept.events, self.of_step)
        said = self._said[at]
        return replace(said, is_undone=True) if said.step in self._undone else said

    def of_step(self, step: int) -> TournamentLine | None:
        """The line of an organiser's step, None if there is no such step."""
        return self.line(self._places[step]) if step in self._places else None

    def _begin(self) -> None:
        self._state = EMPTY_TOURNAMENT
        self._kept: list[_Kept] = []
        self._said: dict[int, TournamentLine] = {}
        self._places: dict[int, int] = {}
        self._undone: set[int] = set()
        self._last_row = None

    def _goes_on_in(self, rows: Sequence[StoredAct]) -> bool:
        """Whether the rows begin with those taken already."""
        taken = len(self._kept)
        return taken == 0 or (taken <= len(rows) and rows[taken - 1] == self._last_row)

    def _take(self, act: TournamentAct, events: tuple[TournamentEvent, ...]) -> None:
        step, undone = step_begun(events), undone_step(events)
        if step is not None:
            self._places[step] = len(self._kept)
        if undone is not None:
            self._undone.add(undone)
        self._kept.append(_Kept(before=self._state, act=act, events=events))
        self._state = evolve_all(self._state, events)
