"""What a Tournament Report File (TRF16, TRF26) holds, as values: header, players, their rounds, what else was said.

Start numbers count from 1, rounds too. Points are exact fractions. `line` says where something stood; it is no part
of what two values are compared by.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction
from typing import Final

from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.result import Score


class TrfEdition(StrEnum):
    """TRF26 has the records 142 and above, TRF16 has not; both have the same players' lines."""

    TRF16 = "TRF16"
    TRF26 = "TRF26"


class TrfCode(StrEnum):
    """The result in a player's round. Won, drawn and lost without a move played are letters; `OPEN` is not decided."""

    WIN = "1"
    DRAW = "="
    LOSS = "0"
    UNRATED_WIN = "W"
    UNRATED_DRAW = "D"
    UNRATED_LOSS = "L"
    FORFEIT_WIN = "+"
    FORFEIT_LOSS = "-"
    HALF_BYE = "H"
    FULL_BYE = "F"
    ALLOCATED_BYE = "U"
    ZERO_BYE = "Z"
    OPEN = " "


BYES: Final = frozenset({TrfCode.HALF_BYE, TrfCode.FULL_BYE, TrfCode.ALLOCATED_BYE, TrfCode.ZERO_BYE})
WITHOUT_OPPONENT: Final = BYES | {TrfCode.FORFEIT_WIN, TrfCode.FORFEIT_LOSS, TrfCode.OPEN}
"""What may stand where no opponent does; the forfeits are those of team events."""

CODES: Final[Mapping[Score, ByColor[TrfCode]]] = {
    Score.WHITE_WINS: ByColor(TrfCode.WIN, TrfCode.LOSS),
    Score.BLACK_WINS: ByColor(TrfCode.LOSS, TrfCode.WIN),
    Score.DRAW: ByColor(TrfCode.DRAW, TrfCode.DRAW),
    Score.WHITE_BY_FORFEIT: ByColor(TrfCode.FORFEIT_WIN, TrfCode.FORFEIT_LOSS),
    Score.BLACK_BY_FORFEIT: ByColor(TrfCode.FORFEIT_LOSS, TrfCode.FORFEIT_WIN),
    Score.BOTH_FORFEIT: ByColor(TrfCode.FORFEIT_LOSS, TrfCode.FORFEIT_LOSS),
    Score.BOTH_LOSE: ByColor(TrfCode.LOSS, TrfCode.LOSS),
    Score.WHITE_HALF: ByColor(TrfCode.DRAW, TrfCode.LOSS),
    Score.BLACK_HALF: ByColor(TrfCode.LOSS, TrfCode.DRAW),
}
"""How the two rows show the score of a game."""

_RATED: Final = {
    TrfCode.UNRATED_WIN: TrfCode.WIN,
    TrfCode.UNRATED_DRAW: TrfCode.DRAW,
    TrfCode.UNRATED_LOSS: TrfCode.LOSS,
}
_SCORES: Final = {(codes.white, codes.black): score for score, codes in CODES.items()}


def is_undecided(white: TrfCode, black: TrfCode) -> bool:
    """Whether neither row shows a result yet."""
    return white is black is TrfCode.OPEN


def score_of(white: TrfCode, black: TrfCode) -> Score | None:
    """The score that two rows show of their game, None if they contradict each other or show none."""
    if (white in _RATED) is not (black in _RATED):
        return None
    return _SCORES.get((_RATED.get(white, white), _RATED.get(black, black)))


@dataclass(frozen=True, slots=True, kw_only=True)
class TrfCell:
    """A player's round: `opponent` is a start number, None if there is none (0000 or blank); `color` None if blank."""

    opponent: int | None
    color: Color | None
    code: TrfCode


@dataclass(frozen=True, slots=True, kw_only=True)
class TrfPlayer:
    """A line 001. `name` is "Surname, First" as written; a round of which nothing is written is None."""

    number: int
    name: str
    sex: str = ""
    title: str = ""
    rating: int | None = None
    federation: str = ""
    fide_id: str = ""
    born: str = ""
    points: Fraction | None = None
    rank: int | None = None
    rounds: tuple[TrfCell | None, ...] = ()
    line: int = field(default=0, compare=False)

    def cell(self, round_number: int) -> TrfCell | None:
        """What is written of this round."""
        return self.rounds[round_number - 1] if round_number <= len(self.rounds) else None


@dataclass(frozen=True, slots=True, kw_only=True)
class TrfScoring:
    """Record 162: `absence` is for a forfeit loss and a zero-point bye, `unknown` for a game not decided yet."""

    win: Fraction = Fraction(1)
    draw: Fraction = Fraction(1, 2)
    loss: Fraction = Fraction(0)
    absence: Fraction = Fraction(0)
    allocated_bye: Fraction | None = None
    unknown: Fraction | None = None

    def points(self, code: TrfCode) -> Fraction:
        """What a code brings; a pairing-allocated bye as much as a win unless told, what is open nothing."""
        match code:
            case TrfCode.WIN | TrfCode.UNRATED_WIN | TrfCode.FORFEIT_WIN | TrfCode.FULL_BYE:
                return self.win
            case TrfCode.DRAW | TrfCode.UNRATED_DRAW | TrfCode.HALF_BYE:
                return self.draw
            case TrfCode.LOSS | TrfCode.UNRATED_LOSS:
                return self.loss
            case TrfCode.ALLOCATED_BYE:
                return self.win if self.allocated_bye is None else self.allocated_bye
            case TrfCode.FORFEIT_LOSS | TrfCode.ZERO_BYE:
                return self.absence
            case _:
                return Fraction(0)


USUAL_SCORING: Final = TrfScoring()


@dataclass(frozen=True, slots=True, kw_only=True)
class TrfBye:
    """Record 240: byes of one kind (F, H, Z) in one round."""

    kind: str
    round: int
    numbers: tuple[int, ...]
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class TrfAdjustment:
    """Record 299: points that differ from the scoring. `kind` "" adds `points`, else they stand for that result.

    No round (None) means every round, no numbers every player.
    """

    kind: str
    points: Fraction
    round: int | None
    numbers: tuple[int, ...]
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class TrfRecord:
    """A record that is not used, kept as it stands."""

    din: str
    text: str
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class TrfGame:
    """A game between two start numbers; White is the lower one if no colours are written."""

    round: int
    players: ByColor[int]
    score: Score | None
    is_color_known: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class TrfTournament:
    """A whole file.

    Texts are as written ("" if missing); `rounds` is the number announced (142, XXR), None if none is; `tie_breaks`
    are C.07 codes after points (202, 212). `classes`, `withdrawn` (number, after which round) and `group` (code,
    first and last grade) stand in comments that this program writes; no other file has them.
    """

    edition: TrfEdition
    name: str = ""
    city: str = ""
    federation: str = ""
    start: str = ""
    end: str = ""
    type_text: str = ""
    arbiter: str = ""
    deputies: tuple[str, ...] = ()
    time_text: str = ""
    round_dates: tuple[str, ...] = ()
    rounds: int | None = None
    initial_color: Color | None = None
    scoring: TrfScoring = USUAL_SCORING
    type_code: str = ""
    tie_breaks: tuple[str, ...] = ()
    time_control: str = ""
    players: tuple[TrfPlayer, ...]
    byes: tuple[TrfBye, ...] = ()
    adjustments: tuple[TrfAdjustment, ...] = ()
    comments: tuple[str, ...] = ()
    kept: tuple[TrfRecord, ...] = ()
    classes: Mapping[int, str] = field(default_factory=dict)
    withdrawn: Mapping[int, int] = field(default_factory=dict)
    group: tuple[str, int, int] | None = None
    rounds_line: int = field(default=0, compare=False)

    @property
    def rounds_written(self) -> int:
        """The last round of which any line says something."""
        return max((len(player.rounds) for player in self.players), default=0)

    def player(self, number: int) -> TrfPlayer | None:
        """The player with this start number."""
        return next((player for player in self.players if player.number == number), None)

    def games(self) -> Iterator[TrfGame]:
        """The games, each once, round by round in the order of start numbers; the rows must agree."""
        by_number = {player.number: player for player in self.players}
        for round_number in range(1, self.rounds_written + 1):
            for number, player in sorted(by_number.items()):
                cell = player.cell(round_number)
                if cell is None or cell.opponent is None or cell.opponent < number:
                    continue
                other = by_number[cell.opponent].cell(round_number)
                assert other is not None  # rows that agree
                yield _game(round_number, number, cell, other)


def _game(round_number: int, number: int, own: TrfCell, other: TrfCell) -> TrfGame:
    pair, cells = ByColor(number, own.opponent or 0), ByColor(own, other)
    if own.color is Color.BLACK:
        pair, cells = ByColor(pair.black, pair.white), ByColor(other, own)
    return TrfGame(
        round=round_number,
        players=pair,
        score=score_of(cells.white.code, cells.black.code),
        is_color_known=own.color is not None,
    )
