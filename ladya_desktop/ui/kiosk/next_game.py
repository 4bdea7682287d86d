"""Which game a computer is to show next, read from the snapshot of the tournament; nothing here is a widget.

The number of a board is its place in the list of a round's pairings, as it stands on the printed pairings. A game can
be played when both players have their earlier games behind them. Only what this computer's own store holds is known:
where every board has a computer of its own, the results of the others are not (`Assignment.is_alone`).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date

from ladya_desktop.tournament.view import GroupView, PairingStatus, PairingView, TournamentView
from ladya_desktop.ui.kiosk.assignment import Assignment
from ladya_desktop.ui.tournament import days

_UNDECIDED = (PairingStatus.OPEN, PairingStatus.RUNNING)


@dataclass(frozen=True, slots=True, kw_only=True)
class NextGame:
    """A pairing to be played here; `is_ready` if it can be played now."""

    pairing: PairingView
    is_ready: bool


def next_game(view: TournamentView | None, assignment: Assignment, today: date) -> NextGame | None:
    """The game that comes next: one that was begun, else the first of those to come that can be played, else the first.

    None if there is none, or none any more.
    """
    games = [each for group in groups_of(view, assignment, today) for each in _games(group, assignment)]
    begun = [game for game in games if game.pairing.status is PairingStatus.RUNNING]
    ready = [game for game in games if game.is_ready]
    return next(iter((*begun, *ready, *games)), None)


def groups_of(view: TournamentView | None, assignment: Assignment, today: date) -> tuple[GroupView, ...]:
    """The groups whose games are played here: the one that is set, else those of the day."""
    if view is None:
        return ()
    if assignment.group:
        return tuple(group for group in view.groups if group.code == assignment.group)
    on_its_day = tuple(group for group in view.groups if group.date == today.isoformat())
    nearest = days.group_of_the_day(view, today)
    return on_its_day or (() if nearest is None else (nearest,))


def _games(group: GroupView, assignment: Assignment) -> Iterator[NextGame]:
    waiting: set[int] = set()
    for of_round in group.rounds:
        undecided = [pairing for pairing in of_round.pairings if pairing.status in _UNDECIDED]
        for pairing in undecided:
            if assignment.board in (None, pairing.board):
                yield NextGame(pairing=pairing, is_ready=assignment.is_alone or not waiting & _ids(pairing))
        waiting.update(*(_ids(pairing) for pairing in undecided))


def _ids(pairing: PairingView) -> set[int]:
    return {each.participant_id for each in (pairing.players.white, pairing.players.black)}
