"""What the store holds after a story, as values for JSON: read from its rows alone, no window and no session asked."""

from collections import Counter
from collections.abc import Iterator
from functools import reduce
from typing import TypeAlias, cast

from ladya_desktop.eventlog import EventStore, StoredAct
from ladya_desktop.game import events as ev
from ladya_desktop.game.by_color import COLORS, ByColor
from ladya_desktop.game.evolve import evolve
from ladya_desktop.game.state import GameState, open_state
from ladya_desktop.tournament.events import StepUndone, TournamentEvent
from ladya_desktop.tournament.evolve import evolve_all
from ladya_desktop.tournament.snapshot import view_of
from ladya_desktop.tournament.state import EMPTY_TOURNAMENT
from ladya_desktop.tournament.view import CrosstableRow, GroupView, PairingView, TournamentView

Json: TypeAlias = "str | int | float | bool | list[Json] | dict[str, Json] | None"


def record_of(store: EventStore) -> dict[str, Json]:
    """The tournament created last with the group that played, and every game played at the screen.

    Raises:
        StoreError: if it cannot be read.
    """
    return {"tournament": _tournament(store), "games": [_game(rows) for rows in _streams(store, "game")]}


def _streams(store: EventStore, kind: str) -> Iterator[tuple[StoredAct, ...]]:
    """The rows of each stream of a kind; one without any, because the program died in between, is none."""
    return (store.read(info.stream_id) for info in store.streams(kind) if info.version)


# The game


def _game(rows: tuple[StoredAct, ...]) -> dict[str, Json]:
    events = [cast(ev.Event, event) for row in rows for event in row.events]
    state = _replayed(events)
    result = state.result
    return {
        "players": list[Json]([state.opened.white, state.opened.black]),
        "moves": list[Json](state.sans),
        "score": result.score.value if result else None,
        "termination": result.termination.value if result else None,
        "article": result.article if result else None,
        "clocks_ms": _by_color(state.clock.remaining_ms),
        "rows": len(rows),
        "devices": list[Json](sorted({row.device.partition(":")[0] for row in rows if row.device})),
        "events": dict[str, Json](sorted(Counter(type(event).__name__ for event in events).items())),
        "sprang_back": [
            {"from": each.from_square, "to": each.to_square, "reason": each.reason}
            for each in events
            if isinstance(each, ev.PieceSprangBack)
        ],
        "offers": [each.how for each in events if isinstance(each, ev.DrawOfferEnded)],
        "claims": [_claim(row) for row in rows if any(isinstance(event, ev.ClaimDecided) for event in row.events)],
        "stops": [
            {"by": each.by.value, "reason": each.reason, "at_ms": each.at_ms}
            for each in events
            if isinstance(each, ev.ClocksStopped)
        ],
        "clocks_set_ms": [_by_color(each.remaining_ms) for each in events if isinstance(each, ev.ClocksSet)],
        "clock_after_press_ms": _after_presses(events),
    }


def _replayed(events: list[ev.Event]) -> GameState:
    first, *later = events
    assert isinstance(first, ev.GameOpened)
    return reduce(evolve, later, open_state(first))


def _claim(row: StoredAct) -> dict[str, Json]:
    """A claim with what it cost, in one row of the log."""
    claimed, decided, *after = row.events
    assert isinstance(claimed, ev.DrawClaimed | ev.IrregularityClaimed)
    assert isinstance(decided, ev.ClaimDecided)
    added_ms = sum(event.ms for event in after if isinstance(event, ev.TimeAdded))
    return {
        "by": claimed.by.value,
        "kind": claimed.kind,
        "upheld": decided.upheld,
        "article": decided.article,
        "added_ms": added_ms,
    }


def _after_presses(events: list[ev.Event]) -> dict[str, Json]:
    """What each side's clock showed after each of its presses, in order."""
    first, *later = events
    assert isinstance(first, ev.GameOpened)
    state, shown = open_state(first), {color.value: list[Json]() for color in COLORS}
    for event in later:
        state = evolve(state, event)
        if isinstance(event, ev.ClockPressed) and event.by.color is not None:
            shown[event.by.value].append(state.clock.remaining_ms[event.by.color])
    return dict[str, Json](shown)


def _by_color(times_ms: ByColor[int]) -> Json:
    return [times_ms[color] for color in COLORS]


# The tournament


def _tournament(store: EventStore) -> Json:
    streams = list(_streams(store, "tournament"))
    if not streams:
        return None
    events = (cast(TournamentEvent, event) for row in streams[-1] for event in row.events)
    view = view_of(evolve_all(EMPTY_TOURNAMENT, events))
    group = _group_that_played(view)
    return {
        "title": view.title,
        "year": view.year,
        "groups": len(view.groups),
        "taken_back": sum(isinstance(event, StepUndone) for row in streams[-1] for event in row.events),
        "group": _group(group),
    }


def _group_that_played(view: TournamentView) -> GroupView:
    return max(view.groups, key=lambda group: (group.games_decided, len(group.participants)))


def _group(group: GroupView) -> dict[str, Json]:
    table = group.crosstable
    return {
        "code": group.code,
        "date": group.date,
        "status": group.status.value,
        "seed": group.seed,
        "participants": [
            {"number": each.number, "name": each.name, "class": each.class_name} for each in group.participants
        ],
        "results": [_result(pairing) for each in group.rounds for pairing in each.pairings],
        "crosstable": [_row(row) for row in table.rows] if table else [],
        "complaints": [
            {"author": each.author, "is_late": each.is_late, "answered": each.answer is not None}
            for each in group.complaints
        ],
    }


def _result(pairing: PairingView) -> dict[str, Json]:
    return {
        "round": pairing.round,
        "board": pairing.board,
        "white": pairing.players.white.number,
        "black": pairing.players.black.number,
        "score": pairing.score.value if pairing.score else None,
        "termination": pairing.termination.value if pairing.termination else None,
        "article": pairing.article,
        "source": pairing.source.value if pairing.source else None,
    }


def _row(row: CrosstableRow) -> dict[str, Json]:
    return {
        "number": row.participant.number,
        "name": row.participant.name,
        "points": row.half_points / 2,
        "sonneborn_berger": row.sb_quarters / 4,
        "wins": row.wins,
        "place": list[Json](row.places) if row.places else None,
    }
