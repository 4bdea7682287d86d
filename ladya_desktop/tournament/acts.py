"""What an organiser does to a tournament. Acts are imperative; `decide` answers each with events or a refusal.

Every act carries `at_ms`, wall-clock milliseconds since the epoch stamped by whoever hands it to the session, and `by`,
a code for who acts ("arbiter", "board"). A pairing is named by its group's code, its round and its board, both counted
from 1.
"""

from dataclasses import dataclass
from enum import StrEnum

from ladya_desktop.game.result import Score, Termination
from ladya_desktop.tournament.setup import NO_DETAILS, Entry, EventDetails, GroupSetup


class ResultSource(StrEnum):
    """Where a result comes from: a game played in the program, or an arbiter's hand for a wooden board."""

    BOARD = "board"
    HAND = "hand"


@dataclass(frozen=True, slots=True, kw_only=True)
class BaseAct:
    """When (Unix time in milliseconds) and by whom."""

    at_ms: int = 0
    by: str = "arbiter"


@dataclass(frozen=True, slots=True, kw_only=True)
class CreateTournament(BaseAct):
    """Lay down the tournament: title, year of its days, groups with disjoint grades."""

    title: str
    year: int
    groups: tuple[GroupSetup, ...]
    details: EventDetails = NO_DETAILS


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangeDetails(BaseAct):
    """Correct the title and what papers say of the event, at any time."""

    title: str
    details: EventDetails


@dataclass(frozen=True, slots=True, kw_only=True)
class AddGroup(BaseAct):
    """One more group, with grades of its own."""

    setup: GroupSetup


@dataclass(frozen=True, slots=True, kw_only=True)
class ImportedGame:
    """A result of a group that comes from elsewhere; `score` is of the colours really played (see `RecordResult`)."""

    round: int
    board: int
    score: Score
    colors_reversed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ImportedWithdrawal:
    """Who bears this number left after a round (0: before the first)."""

    number: int
    after_round: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ImportGroup(BaseAct):
    """Take in a group played elsewhere, whole or not at all: a new one, or one of this code in which nobody stands.

    `entries` are in the order of their numbers from 1; `reason` is why those left who did.
    """

    setup: GroupSetup
    entries: tuple[Entry, ...]
    games: tuple[ImportedGame, ...] = ()
    withdrawn: tuple[ImportedWithdrawal, ...] = ()
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class RemoveGroup(BaseAct):
    """Take away a group in which nobody stands."""

    group: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangeGroup(BaseAct):
    """Replace a group's setup (same code, same name). After the draw its rounds stay, once play has begun its
    regulations too.
    """

    setup: GroupSetup


@dataclass(frozen=True, slots=True, kw_only=True)
class RenameGroup(BaseAct):
    """Call a group otherwise, until its protocol is signed; its code stays."""

    group: str
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangeTieBreaks(BaseAct):
    """Replace the list of tie-breaks after play has begun: against what was announced, so with a reason."""

    group: str
    tie_breaks: tuple[str, ...]
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class AddParticipants(BaseAct):
    """Enter pupils, each into the group of his grade. All are entered or none."""

    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RemoveParticipant(BaseAct):
    """Take a pupil off the list who bears no number. Who bears one is withdrawn instead."""

    participant_id: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RenameParticipant(BaseAct):
    """Correct a name or class at any time; after the draw the new grade must stay in the same group."""

    participant_id: int
    entry: Entry


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveParticipant(BaseAct):
    """Put a pupil who bears no number into another group that is not drawn yet, whatever his class."""

    participant_id: int
    group: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckIn(BaseAct):
    """Whether a pupil has come on the day; None: not asked yet. Who has not come is not drawn."""

    participant_id: int
    is_present: bool | None


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckInRest(BaseAct):
    """Everybody of a group who was not asked yet has come."""

    group: str


@dataclass(frozen=True, slots=True, kw_only=True)
class EnterLate(BaseAct):
    """Let a pupil in after the draw and before round 1: he takes the number whose opponents were to be free.

    A pupil of the list who was not drawn is named by the same entry. His games are on the last boards, so that the
    boards of the others stay as they were announced.
    """

    group: str
    entry: Entry


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawLots(BaseAct):
    """Draw start numbers by lot; the same seed over the same list always gives the same numbers.

    `apart`: pupils of one set (classmates, siblings) do not meet in the last rounds, as far as numbers allow it.
    """

    group: str
    seed: int
    apart: tuple[tuple[int, ...], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class AssignNumbers(BaseAct):
    """Give start numbers by hand: every participant of the group once, in the order of his number from 1."""

    group: str
    participant_ids: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CancelDraw(BaseAct):
    """Take the draw back while no game was started and no result entered, so that the list may change."""

    group: str
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class StartGame(BaseAct):
    """Link a pairing to the stream of the game that is about to be played on the program's board."""

    group: str
    round: int
    board: int
    game_id: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordResult(BaseAct):
    """Enter the result of a pairing that has none. `annulled` from the board opens the pairing again.

    `colors_reversed`: it was played with colours reversed (7.3); `score` is White's and Black's as they really were.
    """

    group: str
    round: int
    board: int
    score: Score
    termination: Termination | None = None
    article: str | None = None
    game_id: str | None = None
    source: ResultSource
    colors_reversed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class CorrectResult(BaseAct):
    """Replace a result that stands, with a reason; the old one stays in the history. `annulled` opens the pairing."""

    group: str
    round: int
    board: int
    score: Score
    termination: Termination | None = None
    article: str | None = None
    source: ResultSource = ResultSource.HAND
    reason: str
    colors_reversed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class WithdrawParticipant(BaseAct):
    """A pupil leaves after round `after_round` (0: before the first). His games without a result are forfeits."""

    participant_id: int
    after_round: int
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ReinstateParticipant(BaseAct):
    """A withdrawn pupil is back from round `from_round` on; the rounds he missed stay forfeits."""

    participant_id: int
    from_round: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DecideTie(BaseAct):
    """Order pupils whom the tie-breaks leave tied: by lot with a seed, or by hand in the order given.

    Of several decisions on the same pupils the last one counts.
    """

    group: str
    participant_ids: tuple[int, ...]
    seed: int | None = None
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FileComplaint(BaseAct):
    """Enter a complaint handed in on paper at `filed_at_ms`; a round and a board if it is about one game."""

    group: str
    author: str
    text: str
    filed_at_ms: int
    round: int | None = None
    board: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class AnswerComplaint(BaseAct):
    """What the organiser decided on a complaint; again to correct it."""

    number: int
    answer: str


@dataclass(frozen=True, slots=True, kw_only=True)
class UndoStep(BaseAct):
    """Take back the organiser's last act that stands; `step` names it, so that nobody takes back two at once."""

    step: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CloseGroup(BaseAct):
    """The protocol is signed: every game has a result and nothing changes any more."""

    group: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ReopenGroup(BaseAct):
    """Open a closed group again, with a reason, so that a result may be corrected."""

    group: str
    reason: str


TournamentAct = (
    CreateTournament
    | ChangeDetails
    | AddGroup
    | ImportGroup
    | RemoveGroup
    | ChangeGroup
    | RenameGroup
    | ChangeTieBreaks
    | AddParticipants
    | RemoveParticipant
    | RenameParticipant
    | MoveParticipant
    | CheckIn
    | CheckInRest
    | EnterLate
    | DrawLots
    | AssignNumbers
    | CancelDraw
    | StartGame
    | RecordResult
    | CorrectResult
    | WithdrawParticipant
    | ReinstateParticipant
    | DecideTie
    | FileComplaint
    | AnswerComplaint
    | CloseGroup
    | ReopenGroup
    | UndoStep
)
