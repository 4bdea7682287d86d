"""Lines of a Tournament Report File and its fixed columns, which count characters, not bytes (TRF16, table of 001).

A line 001 is taken only if every column between two fields is blank: one letter too many moves everything behind it,
and what is read then is another tournament.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from ladya_desktop.files.decoding import Decoded, decode
from ladya_desktop.files.one_line import one_line
from ladya_desktop.files.trf_faults import TrfError, TrfFault
from ladya_desktop.files.trf_values import BYES, WITHOUT_OPPONENT, TrfCell, TrfCode, TrfPlayer
from ladya_desktop.game.by_color import Color

NAME_COLUMNS: Final = (15, 47)
FIRST_ROUND_COLUMN: Final = 92
ROUND_COLUMNS: Final = 10
"""A round takes so many columns: opponent (4), colour and result, each after a blank, and two blanks."""

_LINE_END: Final = re.compile(r"\r\n|\r|\n")
_END_OF_FILE: Final = "\x1a"
_GAPS: Final = (4, 9, 14, 48, 53, 57, 69, 85)
_POINTS: Final = re.compile(r"(\d{1,4})(?:[.,](\d{1,2}))?", re.ASCII)
_COLORS: Final = {"w": Color.WHITE, "b": Color.BLACK, "-": None, " ": None}
_CODES: Final = {code.value: code for code in TrfCode}
_SEXES: Final = {"f": "w"}
"""Some programs write f for the w of the format."""


@dataclass(frozen=True, slots=True)
class TrfLine:
    """A line that is not empty; `number` counts all lines from 1."""

    number: int
    text: str

    @property
    def din(self) -> str:
        """The three characters that name the record."""
        return self.text[:3]

    @property
    def body(self) -> str:
        """What follows them and a blank, cleaned of what cannot be seen."""
        return one_line(self.text[4:])

    def columns(self, first: int, last: int) -> str:
        """The characters of these columns, blanks where the line is shorter."""
        return self.text[first - 1 : last].ljust(last - first + 1)

    def field(self, first: int, last: int) -> str:
        """What is written in these columns."""
        return self.columns(first, last).strip()

    def fault(self, code: str, first: int, last: int | None = None, **params: str | int) -> TrfFault:
        """A fault at these columns; `found` is what stands there."""
        last = last or first
        found = one_line(self.columns(first, last))
        return TrfFault(code=code, line=self.number, columns=(first, last), params={"found": found, **params})


def lines_of(data: str | bytes) -> list[TrfLine]:
    """The lines that are not empty; a line ends with CR, LF or both. UTF-8, UTF-16 and cp1251 are told apart.

    Raises TrfError if the bytes are no text.
    """
    text = data if isinstance(data, str) else _decoded(data)
    parts = enumerate(_LINE_END.split(text.removeprefix("\ufeff")), start=1)
    return [TrfLine(number, part) for number, part in parts if part.strip(f"{_END_OF_FILE} \t")]


def _decoded(data: bytes) -> str:
    decoding = decode(data)
    if not isinstance(decoding, Decoded):
        raise TrfError([TrfFault(code="too_large" if decoding == "too_large" else "not_text")])
    return decoding.text


def player_of(line: TrfLine) -> TrfPlayer:
    """The player of a line 001.

    Raises TrfError with the first fault: what stands behind a shifted field is shifted too.
    """
    _check_gaps(line)
    return TrfPlayer(
        number=_number(line, 5, 8),
        name=one_line(line.columns(*NAME_COLUMNS)),
        sex=_SEXES.get(sex := line.field(10, 10).lower(), sex),
        title=line.field(11, 13),
        rating=_rating(line.field(49, 52)),
        federation=line.field(54, 56),
        fide_id=line.field(58, 68),
        born=line.field(70, 79),
        points=points_in(line, 80, 84),
        rank=_number(line, 86, 89) if line.field(86, 89) else None,
        rounds=tuple(_cells(line)),
        line=line.number,
    )


def points_in(line: TrfLine, first: int, last: int) -> Fraction | None:
    """Points with a decimal point or comma, None if the columns are blank.

    Raises TrfError for anything else.
    """
    written = line.field(first, last)
    sign = -1 if written.startswith("-") else 1
    match = _POINTS.fullmatch(written.removeprefix("-"))
    if not written:
        return None
    if match is None:
        raise TrfError([line.fault("points_expected", first, last)])
    return sign * Fraction(f"{match[1]}.{match[2] or 0}")


def _check_gaps(line: TrfLine) -> None:
    if "\t" in line.text:
        raise TrfError([line.fault("tab", line.text.index("\t") + 1)])
    for column in _GAPS:
        if line.columns(column, column) != " ":
            raise TrfError([line.fault("blank_expected", column)])


def _number(line: TrfLine, first: int, last: int) -> int:
    written = line.field(first, last)
    if not (written.isascii() and written.isdigit()) or int(written) == 0:
        raise TrfError([line.fault("number_expected", first, last)])
    return int(written)


def _rating(written: str) -> int | None:
    return int(written) if written.isascii() and written.isdigit() and int(written) else None


def _cells(line: TrfLine) -> Iterator[TrfCell | None]:
    """Round after round, as far as the line is written."""
    length = len(line.text.rstrip(f"{_END_OF_FILE} "))
    for first in range(FIRST_ROUND_COLUMN, length + 3, ROUND_COLUMNS):
        for gap in (first - 2, first - 1, first + 4, first + 6):
            if line.columns(gap, gap) != " ":
                raise TrfError([line.fault("blank_expected", gap)])
        yield _cell(line, first)


def _cell(line: TrfLine, first: int) -> TrfCell | None:
    written = line.field(first, first + 3)
    color, code = line.columns(first + 5, first + 5).lower(), line.columns(first + 7, first + 7).upper()
    if not written and color == code == " ":
        return None
    if written and not (written.isascii() and written.isdigit()):
        raise TrfError([line.fault("opponent_expected", first, first + 3)])
    if color not in _COLORS:
        raise TrfError([line.fault("color_expected", first + 5)])
    if code not in _CODES:
        raise TrfError([line.fault("result_expected", first + 7)])
    cell = TrfCell(opponent=int(written or 0) or None, color=_COLORS[color], code=_CODES[code])
    if cell.opponent is None and cell.code not in WITHOUT_OPPONENT:
        raise TrfError([line.fault("result_without_opponent", first, first + 7)])
    if cell.opponent is not None and cell.code in BYES:
        raise TrfError([line.fault("bye_with_opponent", first, first + 7)])
    return cell
