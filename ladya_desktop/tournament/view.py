"""The snapshot of a tournament that windows, papers and the command line show: plain values and codes, no sentence."""

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.result import Score, Termination
from ladya_desktop.tournament.acts import ResultSource
from ladya_desktop.tournament.setup import EventDetails, GroupSetup
from ladya_desktop.tournament.state import Complaint, DecidedTie


class PairingStatus(StrEnum):
    """Where a pairing stands. `ABSENT` is a forfeit that follows from a withdrawal, not from an entered result."""

    OPEN = "open"
    RUNNING = "running"
    FINISHED = "finished"
    ABSENT = "absent"


class GroupStatus(StrEnum):
    """Where a group stands: list open, numbers drawn, games begun, all games decided, protocol signed."""

    ENTRY = "entry"
    DRAWN = "drawn"
    PLAYING = "playing"
    FINISHED = "finished"
    CLOSED = "closed"


class Mark(StrEnum):
    """What stands in a cell of the crosstable, told from the row's side; `NONE` while not decided."""

    WIN = "win"
    DRAW = "draw"
    LOSS = "loss"
    FORFEIT_WIN = "forfeit_win"
    FORFEIT_LOSS = "forfeit_loss"
    NONE = "none"


@dataclass(frozen=True, slots=True, kw_only=True)
class ParticipantView:
    """A pupil: `number` is his start number, None before the draw; `is_moved` if his class plays in another group.

    `left_after` is the round after which he left, None unless he is withdrawn.
    """

    participant_id: int
    name: str
    grade: int
    letter: str | None
    class_name: str
    number: int | None
    is_withdrawn: bool
    is_annulled: bool
    is_present: bool | None
    is_moved: bool
    left_after: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class OutcomeView:
    """One entry in a pairing's history: a result, a correction (with `reason`) or an annulled game."""

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
class PairingView:
    """A game of a round. `score` and what explains it are None while it is not decided; `game_id` is the game linked
    to it last. `history` has every result it ever had, oldest first; `counts` is False if withdrawal annulled it.
    `colors_reversed`: White of `players` was to have Black. Times are Unix milliseconds of the last game linked and of
    the result that stands; of one that came in from elsewhere it is None."""

    group: str
    round: int
    board: int
    players: ByColor[ParticipantView]
    status: PairingStatus
    score: Score | None
    termination: Termination | None
    article: str | None
    source: ResultSource | None
    game_id: str | None
    started_at_ms: int | None
    decided_at_ms: int | None
    colors_reversed: bool
    counts: bool
    history: tuple[OutcomeView, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundView:
    """A round in board order; `free` is who has no opponent in it (odd number of players)."""

    round: int
    cycle: int
    pairings: tuple[PairingView, ...]
    free: ParticipantView | None
    decided: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CellGame:
    """One game as seen from a row: `half_points` is what the row scored, None while not decided."""

    round: int
    board: int
    color: Color
    mark: Mark
    half_points: int | None
    status: PairingStatus
    game_id: str | None
    counts: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class CrosstableRow:
    """A player's row: `cells[k]` are his games with number k+1, one a cycle, empty on his own square.

    `places` is the first and last place shared, equal if it is his alone; an annulled row has None, zero points and
    no tie-breaks.
    `tie_breaks` pairs each code of the group's list with its value, None where the rule gives him none.
    """

    participant: ParticipantView
    cells: tuple[tuple[CellGame, ...], ...]
    half_points: int
    sb_quarters: int
    wins: int
    games_decided: int
    places: tuple[int, int] | None
    tie_breaks: tuple[tuple[str, Fraction | None], ...]

    @property
    def games_played(self) -> int:
        """How many of his decided games were really played, the annulled ones too; forfeits are not."""
        played = (Mark.WIN, Mark.DRAW, Mark.LOSS)
        return sum(game.mark in played for games in self.cells for game in games)


@dataclass(frozen=True, slots=True, kw_only=True)
class CrosstableView:
    """The table in the order of numbers; `order` lists the numbers by place, annulled rows last."""

    rows: tuple[CrosstableRow, ...]
    order: tuple[int, ...]
    unresolved: tuple[tuple[int, ...], ...]

    @property
    def has_places(self) -> bool:
        """Whether places say anything yet: from the first result on everybody has one, whether he has played or not."""
        return any(row.games_decided for row in self.rows)


@dataclass(frozen=True, slots=True, kw_only=True)
class GroupView:
    """A group: `participants` in list order before the draw, in number order after it. `date` is ISO 8601.

    `undrawn` are those of the list who bear no number after the draw: they had not come. `has_begun` locks the
    regulations. `decided_ties` are orders by lot or hand; `complaint_deadline_ms` is None while games are open
    and if nobody knows when they were played.
    """

    code: str
    setup: GroupSetup
    date: str
    status: GroupStatus
    participants: tuple[ParticipantView, ...]
    undrawn: tuple[ParticipantView, ...]
    seed: int | None
    late_meetings: int
    has_begun: bool
    rounds: tuple[RoundView, ...]
    current_round: int | None
    games_decided: int
    games_total: int
    crosstable: CrosstableView | None
    decided_ties: tuple[DecidedTie, ...]
    complaints: tuple[Complaint, ...]
    complaint_deadline_ms: int | None

    @property
    def called(self) -> str:
        """The group's name on screens and papers."""
        return self.setup.called

    def number_of(self, complaint: Complaint) -> int:
        """The number of a complaint for people: 1, 2, 3 among those of the group that stand, in the order of filing."""
        return complaint_position(self.complaints, complaint.number)


@dataclass(frozen=True, slots=True, kw_only=True)
class TournamentView:
    """The whole tournament; `undo_step` is the organiser's step that can be taken back now, None if none."""

    title: str
    year: int
    details: EventDetails
    groups: tuple[GroupView, ...]
    undo_step: int | None

    def called(self, code: str) -> str:
        """What people call the group with this code; the code itself if there is no such group."""
        return next((group.called for group in self.groups if group.code == code), code)


def complaint_position(complaints: tuple[Complaint, ...], number: int) -> int:
    """Which of a group's complaints has this number in the record, from 1; those taken back leave no gap."""
    return 1 + sum(one.number < number for one in complaints)
