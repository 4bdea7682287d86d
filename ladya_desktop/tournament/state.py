"""The state of a tournament and `evolve`: one short arm for each event, no rules, no failure.

Pairings are not kept: they follow from the numbers by the Berger tables. What is kept of a pairing are its record,
the game linked to it and every result it had.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import assert_never

from ladya_desktop.game.result import Score, Termination
from ladya_desktop.tournament.acts import ResultSource
from ladya_desktop.tournament.events import (
    DrawCancelled,
    GameLinked,
    GroupChanged,
    GroupClosed,
    GroupReopened,
    LotsDrawn,
    NumbersAssigned,
    ParticipantAdded,
    ParticipantReinstated,
    ParticipantRemoved,
    ParticipantRenamed,
    ParticipantWithdrawn,
    ResultCorrected,
    ResultRecorded,
    TournamentCreated,
    TournamentEvent,
)
from ladya_desktop.tournament.setup import Entry, GroupSetup


@dataclass(frozen=True, slots=True, kw_only=True)
class Absence:
    """Rounds a pupil misses: after `after_round` and before `back_in_round`, to the end if that is None."""

    after_round: int
    back_in_round: int | None = None

    def covers(self, round_number: int) -> bool:
        """Whether the pupil is absent in this round."""
        return self.after_round < round_number and (self.back_in_round is None or round_number < self.back_in_round)


@dataclass(frozen=True, slots=True, kw_only=True)
class Participant:
    """A pupil on the list of a group."""

    participant_id: int
    group: str
    entry: Entry
    absences: tuple[Absence, ...] = ()

    @property
    def is_withdrawn(self) -> bool:
        """Whether he left and is not back."""
        return any(absence.back_in_round is None for absence in self.absences)

    def is_absent(self, round_number: int) -> bool:
        """Whether he misses this round."""
        return any(absence.covers(round_number) for absence in self.absences)


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """A result a pairing had or has; `reason` is why it replaced another, `annulled` opened the pairing again."""

    score: Score
    termination: Termination | None
    article: str | None
    game_id: str | None
    source: ResultSource
    reason: str | None
    at_ms: int
    by: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PairingRecord:
    """What is known of a pairing: the game linked to it (None if none, or annulled) and its results, oldest first."""

    round: int
    board: int
    game_id: str | None = None
    history: tuple[Outcome, ...] = ()

    @property
    def outcome(self) -> Outcome | None:
        """The result that stands, None while the pairing is open."""
        if not self.history or self.history[-1].score is Score.ANNULLED:
            return None
        return self.history[-1]

    @property
    def is_running(self) -> bool:
        """Whether a game is linked whose result is awaited."""
        return self.game_id is not None and self.outcome is None


@dataclass(frozen=True, slots=True, kw_only=True)
class GroupState:
    """A group: `numbers` are participant ids in the order of start numbers, empty before the draw."""

    setup: GroupSetup
    numbers: tuple[int, ...] = ()
    seed: int | None = None
    records: tuple[PairingRecord, ...] = ()
    is_closed: bool = False

    def record(self, round_number: int, board: int) -> PairingRecord:
        """The record of a pairing, an empty one if nothing happened yet."""
        for record in self.records:
            if (record.round, record.board) == (round_number, board):
                return record
        return PairingRecord(round=round_number, board=board)


@dataclass(frozen=True, slots=True, kw_only=True)
class TournamentState:
    """Everything the rules and the view need. Without groups the tournament does not exist yet."""

    title: str = ""
    year: int = 0
    groups: tuple[GroupState, ...] = ()
    participants: tuple[Participant, ...] = ()
    next_participant_id: int = 1

    def group(self, code: str) -> GroupState | None:
        """The group with this code."""
        return next((group for group in self.groups if group.setup.code == code), None)

    def participant(self, participant_id: int) -> Participant | None:
        """The pupil with this id."""
        return next((one for one in self.participants if one.participant_id == participant_id), None)

    def participants_of(self, code: str) -> tuple[Participant, ...]:
        """The pupils of a group in the order in which they were entered."""
        return tuple(one for one in self.participants if one.group == code)


EMPTY_TOURNAMENT = TournamentState()


def evolve(state: TournamentState, event: TournamentEvent) -> TournamentState:
    """The state after one event."""
    match event:
        case TournamentCreated(title=title, year=year, groups=setups):
            return replace(state, title=title, year=year, groups=tuple(GroupState(setup=setup) for setup in setups))
        case GroupChanged(setup=setup):
            return _with_group(state, setup.code, lambda group: replace(group, setup=setup))
        case ParticipantAdded():
            return _added(state, event)
        case ParticipantRemoved(participant_id=gone):
            return replace(state, participants=tuple(one for one in state.participants if one.participant_id != gone))
        case ParticipantRenamed(participant_id=changed, group=code, entry=entry):
            return _with_participant(state, changed, lambda one: replace(one, group=code, entry=entry))
        case LotsDrawn(group=code, seed=seed, participant_ids=numbers):
            return _with_group(state, code, lambda group: replace(group, numbers=numbers, seed=seed))
        case NumbersAssigned(group=code, participant_ids=numbers):
            return _with_group(state, code, lambda group: replace(group, numbers=numbers, seed=None))
        case DrawCancelled(group=code):
            return _with_group(state, code, lambda group: replace(group, numbers=(), seed=None))
        case GameLinked(game_id=game_id):
            return _with_record(state, event, lambda record: replace(record, game_id=game_id))
        case ResultRecorded() | ResultCorrected():
            return _with_record(state, event, lambda record: _decided(record, event))
        case ParticipantWithdrawn(participant_id=gone, after_round=last):
            return _with_participant(state, gone, lambda one: _left(one, last))
        case ParticipantReinstated(participant_id=back, from_round=first):
            return _with_participant(state, back, lambda one: _returned(one, first))
        case GroupClosed(group=code):
            return _with_group(state, code, lambda group: replace(group, is_closed=True))
        case GroupReopened(group=code):
            return _with_group(state, code, lambda group: replace(group, is_closed=False))
        case _:
            assert_never(event)


def evolve_all(state: TournamentState, events: Iterable[TournamentEvent]) -> TournamentState:
    """The state after several events in order."""
    for event in events:
        state = evolve(state, event)
    return state


def _added(state: TournamentState, event: ParticipantAdded) -> TournamentState:
    one = Participant(participant_id=event.participant_id, group=event.group, entry=event.entry)
    return replace(state, participants=(*state.participants, one), next_participant_id=event.participant_id + 1)


def _decided(record: PairingRecord, event: ResultRecorded | ResultCorrected) -> PairingRecord:
    """The record with one more result; an annulled game is no longer the pairing's game."""
    outcome = Outcome(
        score=event.score,
        termination=event.termination,
        article=event.article,
        game_id=event.game_id,
        source=event.source,
        reason=event.reason if isinstance(event, ResultCorrected) else None,
        at_ms=event.at_ms,
        by=event.by,
    )
    game_id = None if event.score is Score.ANNULLED else record.game_id
    return replace(record, game_id=game_id, history=(*record.history, outcome))


def _left(one: Participant, last: int) -> Participant:
    return replace(one, absences=(*one.absences, Absence(after_round=last)))


def _returned(one: Participant, first: int) -> Participant:
    absences = tuple(
        replace(absence, back_in_round=first) if absence.back_in_round is None else absence for absence in one.absences
    )
    return replace(one, absences=absences)


def _with_group(state: TournamentState, code: str, change: Callable[[GroupState], GroupState]) -> TournamentState:
    groups = tuple(change(group) if group.setup.code == code else group for group in state.groups)
    return replace(state, groups=groups)


def _with_participant(
    state: TournamentState, participant_id: int, change: Callable[[Participant], Participant]
) -> TournamentState:
    participants = tuple(change(one) if one.participant_id == participant_id else one for one in state.participants)
    return replace(state, participants=participants)


def _with_record(
    state: TournamentState,
    event: GameLinked | ResultRecorded | ResultCorrected,
    change: Callable[[PairingRecord], PairingRecord],
) -> TournamentState:
    def change_group(group: GroupState) -> GroupState:
        old = group.record(event.round, event.board)
        others = tuple(record for record in group.records if record is not old)
        return replace(group, records=(*others, change(old)))

    return _with_group(state, event.group, change_group)
