"""A game as the moments it consists of: every recorded event, and how the game stood before and after it.

The states are worked out once, in one pass; a snapshot for the board is made when it is looked at. Positions that were
ruled away stay in the story where they happened, and are gone from it where they were restored.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import cast

from ladya_desktop.eventlog import StoredAct
from ladya_desktop.game import events as ev
from ladya_desktop.game.evolve import evolve
from ladya_desktop.game.state import GameState, open_state
from ladya_desktop.game.view import GameView
from ladya_desktop.game.view_of import view_of

_MOVES = ev.MoveMade | ev.IllegalMoveStood
_RULINGS = (
    ev.DrawClaimed
    | ev.ClaimDecided
    | ev.IrregularityClaimed
    | ev.CorrectionAgreed
    | ev.MoveTakenBack
    | ev.TouchBroken
    | ev.TouchWaived
    | ev.IllegalMoveCompleted
    | ev.IllegalMoveStood
    | ev.IllegalMoveCounted
    | ev.IllegalMovesSet
    | ev.ArbiterFound
    | ev.PositionRestored
    | ev.PlayerWarned
    | ev.RulingUndone
    | ev.MateAssessed
    | ev.CounterSet
    | ev.ClocksSet
    | ev.TimeAdded
    | ev.FlagFell
    | ev.GameEnded
    | ev.NoteWritten
)


class Filter(StrEnum):
    """Which moments a list shows."""

    ALL = "all"
    MOVES = "moves"
    RULINGS = "rulings"
    MARKED = "marked"


@dataclass(frozen=True, slots=True, kw_only=True)
class Moment:
    """One event. `version` and `place` name it for ever: its row, and which event of the row it is.

    `is_last` of its row: everything that the act caused has happened.
    """

    event: ev.Event
    before: GameState
    after: GameState
    version: int
    place: int
    is_last: bool

    @property
    def at_ms(self) -> int:
        """When it happened, in milliseconds of the game's stream."""
        return self.event.at_ms

    @property
    def mark(self) -> tuple[int, int]:
        """What a bookmark keeps of it."""
        return self.version, self.place

    @property
    def is_move(self) -> bool:
        """Whether a move was made, an illegal one that stood included."""
        return isinstance(self.event, _MOVES)

    @property
    def is_ruling(self) -> bool:
        """Whether something was claimed, found or decided."""
        return isinstance(self.event, _RULINGS)

    @property
    def is_arbiters_alone(self) -> bool:
        """Whether the players were not told: a second finger, and what they have to notice themselves (13.4)."""
        event, is_limited = self.event, self.after.regulations.is_limited
        match event:
            case ev.SecondTouchNoted() | ev.MateAssessed() | ev.NoteWritten():
                return True
            case ev.MoveMade(breaks_touch=True) | ev.IllegalMoveStood() | ev.FlagFell(goes_on=True):
                return is_limited
            case _:
                return False


class Timeline:
    """The moments of a game in order. Raises ValueError if the rows do not begin with `GameOpened`."""

    def __init__(self, rows: Sequence[StoredAct]) -> None:
        self._rows = {row.version: row for row in rows}
        self.moments = tuple(_moments(rows))
        self._looked_at: tuple[int, GameView] | None = None

    def __len__(self) -> int:
        return len(self.moments)

    @property
    def end(self) -> GameState | None:
        """How the game stands after everything, None if nothing is recorded."""
        return self.moments[-1].after if self.moments else None

    def view(self, index: int) -> GameView:
        """The snapshot of a moment; what an act is answered with belongs to the last of its moments."""
        if self._looked_at is None or self._looked_at[0] != index:
            self._looked_at = index, self._view(index)
        return self._looked_at[1]

    def _view(self, index: int) -> GameView:
        moment = self.moments[index]
        events = cast(tuple[ev.Event, ...], self._rows[moment.version].events) if moment.is_last else ()
        return view_of(moment.after, version=moment.version, last_events=events, is_result_final=True)

    def answer(self, index: int) -> GameView:
        """The snapshot that the players were shown for the act a moment is part of."""
        last = next(each for each in range(index, len(self.moments)) if self.moments[each].is_last)
        return self.view(last)

    def shown(self, chosen: Filter, marks: frozenset[tuple[int, int]]) -> tuple[int, ...]:
        """The indexes of the moments that a filter leaves."""
        return tuple(index for index, moment in enumerate(self.moments) if _passes(moment, chosen, marks))


def _passes(moment: Moment, chosen: Filter, marks: frozenset[tuple[int, int]]) -> bool:
    match chosen:
        case Filter.ALL:
            return True
        case Filter.MOVES:
            return moment.is_move
        case Filter.RULINGS:
            return moment.is_ruling
        case Filter.MARKED:
            return moment.mark in marks


def _moments(rows: Sequence[StoredAct]) -> Iterator[Moment]:
    """Where a ruling begins is no moment of its own: nothing is seen of it."""
    state: GameState | None = None
    for row in rows:
        events = cast(tuple[ev.Event, ...], row.events)
        told = (place for place, event in _as_told(events) if not isinstance(event, ev.RulingBegun))
        *_, last = (-1, *told)
        for place, event in _as_told(events):
            before = state if state is not None else _opened(event)
            state = evolve(before, event)
            if not isinstance(event, ev.RulingBegun):
                yield Moment(
                    event=event, before=before, after=state, version=row.version, place=place, is_last=place == last
                )


def _as_told(events: tuple[ev.Event, ...]) -> list[tuple[int, ev.Event]]:
    """With their places in the record: it is the press that completes a move (6.2.1), so it is told first."""
    told = list(enumerate(events))
    for press, (_, event) in enumerate(told):
        if isinstance(event, ev.ClockPressed):
            begin = press
            while begin and isinstance(told[begin - 1][1], ev.MoveCompleted):
                begin -= 1
            told.insert(begin, told.pop(press))
    return told


def _opened(event: ev.Event) -> GameState:
    if not isinstance(event, ev.GameOpened):
        raise ValueError(f"a game begins with GameOpened, not {type(event).__name__}")
    return open_state(event)
