"""What is recorded of a tournament: a closed union, past tense. Names and fields are what storage keeps.

Only events whose time a view shows carry `at_ms` and `by`; for the others the act in the same row has them.
"""

from dataclasses import dataclass

from ladya_desktop.game.result import Score, Termination
from ladya_desktop.tournament.acts import ResultSource
from ladya_desktop.tournament.setup import Entry, EventDetails, GroupSetup


@dataclass(frozen=True, slots=True, kw_only=True)
class StepBegun:
    """What follows in this row is one act: the organiser's step `number`, or of nobody who may take it back (None)."""

    number: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class StepUndone:
    """The organiser's last step that stood was taken back."""

    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TournamentCreated:
    """The tournament exists, with its groups still empty."""

    title: str
    year: int
    groups: tuple[GroupSetup, ...]
    details: EventDetails


@dataclass(frozen=True, slots=True, kw_only=True)
class DetailsChanged:
    """The event has another title or other details."""

    title: str
    details: EventDetails


@dataclass(frozen=True, slots=True, kw_only=True)
class GroupAdded:
    """There is one more group."""

    setup: GroupSetup


@dataclass(frozen=True, slots=True, kw_only=True)
class GroupRemoved:
    """An empty group was taken away."""

    group: str


@dataclass(frozen=True, slots=True, kw_only=True)
class GroupChanged:
    """A group has a new setup under its old code."""

    setup: GroupSetup


@dataclass(frozen=True, slots=True, kw_only=True)
class GroupRenamed:
    """A group is called otherwise, under its old code."""

    group: str
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TieBreaksChanged:
    """A group has another list of tie-breaks than was announced."""

    group: str
    tie_breaks: tuple[str, ...]
    reason: str


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
class ParticipantMoved:
    """A pupil was put into another group than that of his class."""

    participant_id: int
    group: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ParticipantCheckedIn:
    """A pupil has come, has not come, or (None) was not asked yet."""

    participant_id: int
    is_present: bool | None


@dataclass(frozen=True, slots=True, kw_only=True)
class NumberTaken:
    """A pupil who came after the draw bears the next number; his games are on the last boards."""

    group: str
    participant_id: int


@dataclass(frozen=True, slots=True, kw_only=True)
class LotsDrawn:
    """Start numbers were drawn: `participant_ids` in the order of the numbers from 1.

    `late_meetings`: how many pairs that were to be kept apart meet in the last rounds all the same.
    """

    group: str
    seed: int
    participant_ids: tuple[int, ...]
    apart: tuple[tuple[int, ...], ...]
    late_meetings: int


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
    colors_reversed: bool
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
    colors_reversed: bool
    at_ms: int
    by: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ParticipantWithdrawn:
    """A pupil left after a round. `at_ms` is 0 where it was not kept yet."""

    participant_id: int
    after_round: int
    reason: str
    at_ms: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ParticipantReinstated:
    """A withdrawn pupil plays again from a round on."""

    participant_id: int
    from_round: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TieDecided:
    """Pupils tied to the end of the list have an order: drawn with a seed, or given by hand."""

    group: str
    participant_ids: tuple[int, ...]
    seed: int | None
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ComplaintFiled:
    """A complaint was handed in; its number is never used again, not even when its entry is taken back.

    `deadline_ms` is until when it is in time, None while games are not decided.
    """

    number: int
    group: str
    author: str
    text: str
    filed_at_ms: int
    deadline_ms: int | None
    round: int | None
    board: int | None
    game_id: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class ComplaintAnswered:
    """The organiser decided on a complaint."""

    number: int
    answer: str
    at_ms: int
    by: str


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
    StepBegun
    | StepUndone
    | TournamentCreated
    | DetailsChanged
    | GroupAdded
    | GroupRemoved
    | GroupChanged
    | GroupRenamed
    | TieBreaksChanged
    | ParticipantAdded
    | ParticipantRemoved
    | ParticipantRenamed
    | ParticipantMoved
    | ParticipantCheckedIn
    | NumberTaken
    | LotsDrawn
    | NumbersAssigned
    | DrawCancelled
    | GameLinked
    | ResultRecorded
    | ResultCorrected
    | ParticipantWithdrawn
    | ParticipantReinstated
    | TieDecided
    | ComplaintFiled
    | ComplaintAnswered
    | GroupClosed
    | GroupReopened
)
