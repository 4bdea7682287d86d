"""What is recorded of a tournament: a closed union, past tense. Names and fields are what storage keeps.

Only events whose time a view shows carry `at_ms` and `by`; for the others the act in the same row has them.
"""

from dataclasses import dataclass

from ladya_desktop.game.result import Score, Termination
from ladya_desktop.tournament.acts import ResultSource
from ladya_desktop.tournament.setup import Entry, GroupSetup


@dataclass(frozen=True, slots=True, kw_only=True)
class TournamentCreated:
    """The tournament exists, with its groups still empty."""

    title: str
    year: int
    groups: tuple[GroupSetup, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class GroupChanged:
    """A group has a new setup under its old code."""

    setup: GroupSetup


@dataclass(frozen=True, slots=True, kw_only=True)
class ParticipantAdded:
    """A pupil was entered; the id is his for the whole tournament and never used again."""

    participant_id: int
    group: str
    entry: Entry


@dataclass(frozen=True, slots=True, kw_only=True)
class ParticipantRemoved:
    """A pupil was taken off the list before the draw."""

    participant_id: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ParticipantRenamed:
    """A pupil's name or class was corrected; before the draw that may move him to another group."""

    participant_id: int
    group: str
    entry: Entry


@dataclass(frozen=True, slots=True, kw_only=True)
class LotsDrawn:
    """Start numbers were drawn: `participant_ids` in the order of the numbers from 1."""

    group: str
    seed: int
    participant_ids: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class NumbersAssigned:
    """Start numbers were given by hand: `participant_ids` in the order of the numbers from 1."""

    group: str
    participant_ids: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawCancelled:
    """The numbers were taken back before play."""

    group: str
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class GameLinked:
    """A pairing is being played as the game with this stream id."""

    group: str
    round: int
    board: int
    game_id: str
    at_ms: int
    by: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultRecorded:
    """A pairing got its result, or its game was annulled and the pairing is open again."""

    group: str
    round: int
    board: int
    score: Score
    termination: Termination | None
    article: str | None
    game_id: str | None
    source: ResultSource
    at_ms: int
    by: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultCorrected:
    """A result that stood was replaced. `game_id` is the game of the old result, whose record stays."""

    group: str
    round: int
    board: int
    score: Score
    termination: Termination | None
    article: str | None
    game_id: str | None
    source: ResultSource
    reason: str
    at_ms: int
    by: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ParticipantWithdrawn:
    """A pupil left after a round."""

    participant_id: int
    after_round: int
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ParticipantReinstated:
    """A withdrawn pupil plays again from a round on."""

    participant_id: int
    from_round: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GroupClosed:
    """The group's protocol is final."""

    group: str


@dataclass(frozen=True, slots=True, kw_only=True)
class GroupReopened:
    """The group's protocol was opened again."""

    group: str
    reason: str


TournamentEvent = (
    TournamentCreated
    | GroupChanged
    | ParticipantAdded
    | ParticipantRemoved
    | ParticipantRenamed
    | LotsDrawn
    | NumbersAssigned
    | DrawCancelled
    | GameLinked
    | ResultRecorded
    | ResultCorrected
    | ParticipantWithdrawn
    | ParticipantReinstated
    | GroupClosed
    | GroupReopened
)
