"""The state of a tournament, as `evolve` builds it from events.

Pairings are not kept: they follow from the numbers by the Berger tables. What is kept of a pairing are its record,
the game linked to it and every result it had.
"""

from dataclasses import dataclass

from ladya_desktop.game.result import Score, Termination
from ladya_desktop.tournament.acts import ResultSource
from ladya_desktop.tournament.setup import NO_DETAILS, Entry, EventDetails, GroupSetup


@dataclass(frozen=True, slots=True, kw_only=True)
class Absence:
    """Rounds a pupil misses: after `after_round` and before `back_in_round`, to the end if that is None.

    `left_at_ms` is when that became known, 0 if it was not kept.
    """

    after_round: int
    back_in_round: int | None = None
    left_at_ms: int = 0

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
    is_present: bool | None = None

    @property
    def is_withdrawn(self) -> bool:
        """Whether he left and is not back."""
        return self.left_after is not None

    @property
    def left_after(self) -> int | None:
        """The round after which he left, None if he did not or is back."""
        return next((absence.after_round for absence in self.absences if absence.back_in_round is None), None)

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
    colors_reversed: bool
    reason: str | None
    at_ms: int
    by: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PairingRecord:
    """What is known of a pairing: the game linked to it (None if none, or annulled) and its results, oldest first.

    `started_at_ms` is when a game was linked to it last.
    """

    round: int
    board: int
    game_id: str | None = None
    started_at_ms: int | None = None
    history: tuple[Outcome, ...] = ()

    @property
    def outcome(self) -> Outcome | None:
        """The result that stands, None while the pairing is open."""
        if not self.history or self.history[-1].score is Score.ANNULLED:
            return None
        return self.history[-1]

    @property
    def is_reversed(self) -> bool:
        """Whether the result that stands was played with colours reversed."""
        return self.outcome is not None and self.outcome.colors_reversed

    @property
    def is_running(self) -> bool:
        """Whether a game is linked whose result is awaited."""
        return self.game_id is not None and self.outcome is None


@dataclass(frozen=True, slots=True, kw_only=True)
class DecidedTie:
    """Pupils in the order that a lot (with its seed) or the organiser's hand (None) gave them."""

    participant_ids: tuple[int, ...]
    seed: int | None
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Complaint:
    """A complaint and what was decided on it; `deadline_ms` was known if all games of the group were decided."""

    number: int
    group: str
    author: str
    text: str
    filed_at_ms: int
    deadline_ms: int | None
    round: int | None
    board: int | None
    game_id: str | None
    answer: str | None = None
    answered_at_ms: int | None = None

    @property
    def is_late(self) -> bool:
        """Whether it came after the time that the organiser set."""
        return self.deadline_ms is not None and self.filed_at_ms > self.deadline_ms


@dataclass(frozen=True, slots=True, kw_only=True)
class GroupState:
    """A group: `numbers` are participant ids in the order of start numbers, empty before the draw.

    `is_last_late`: the last number was free when the pairings were announced, and a pupil who came later took it.
    """

    setup: GroupSetup
    numbers: tuple[int, ...] = ()
    seed: int | None = None
    apart: tuple[tuple[int, ...], ...] = ()
    late_meetings: int = 0
    is_last_late: bool = False
    records: tuple[PairingRecord, ...] = ()
    ties: tuple[DecidedTie, ...] = ()
    is_closed: bool = False

    @property
    def has_begun(self) -> bool:
        """Whether a game was started or a result entered, so that what was announced stays."""
        return bool(self.records)

    def record(self, round_number: int, board: int) -> PairingRecord:
        """The record of a pairing, an empty one if nothing happened yet."""
        for record in self.records:
            if (record.round, record.board) == (round_number, board):
                return record
        return PairingRecord(round=round_number, board=board)


@dataclass(frozen=True, slots=True, kw_only=True)
class TournamentState:
    """Everything the rules and the view need. Without groups the tournament does not exist yet.

    `next_participant_id`, `next_complaint` and `steps_begun` only rise, whatever is taken back: no number comes twice.
    """

    title: str = ""
    year: int = 0
    details: EventDetails = NO_DETAILS
    groups: tuple[GroupState, ...] = ()
    participants: tuple[Participant, ...] = ()
    next_participant_id: int = 1
    complaints: tuple[Complaint, ...] = ()
    next_complaint: int = 1
    steps: "tuple[Step, ...]" = ()
    steps_begun: int = 0

    def group(self, code: str) -> GroupState | None:
        """The group with this code."""
        return next((group for group in self.groups if group.setup.code == code), None)

    def called(self, code: str) -> str:
        """What people call the group with this code; the code itself if there is no such group."""
        group = self.group(code)
        return code if group is None else group.setup.called

    def participant(self, participant_id: int) -> Participant | None:
        """The pupil with this id."""
        return next((one for one in self.participants if one.participant_id == participant_id), None)

    def participants_of(self, code: str) -> tuple[Participant, ...]:
        """The pupils of a group in the order in which they were entered."""
        return tuple(one for one in self.participants if one.group == code)


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """An act of the organiser that stands: the state before it, and after it once another act began (None until then).

    Both are without steps of their own.
    """

    number: int
    before: TournamentState
    after: TournamentState | None = None


EMPTY_TOURNAMENT = TournamentState()
