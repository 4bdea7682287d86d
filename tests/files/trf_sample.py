"""Tournament Report Files to read: four players who have met once each, and ways to spoil such a file."""

from ladya_desktop.files.trf import read_trf_with_remarks
from ladya_desktop.files.trf_faults import TrfError, TrfFault
from ladya_desktop.files.trf_values import TrfTournament

HEADER = (
    "012 Осенний кубок",
    "022 Светлогорск",
    "032 RUS",
    "042 2026/10/01",
    "052 2026/10/02",
    "062 4",
    "092 Individual: Round-Robin",
    "102 Судья, Анна",
    "122 5'+3\"",
    "XXR 3",
)
FIRST_PLAYER_LINE = len(HEADER) + 1
ROWS = (
    ("Берёзкин, Лев", "2.5", "1", "   4 w 1", "   2 w =", "   3 b 1"),
    ("Ёлкина, Аня", "1.5", "2", "   3 w 0", "   1 b =", "   4 w 1"),
    ("Щукин, Ян", "2.0", "3", "   2 b 1", "   4 b 1", "   1 w 0"),
    ("Smith, Ann", "0.0", "4", "   1 b 0", "   3 w 0", "   2 b 0"),
)


def read_trf(data: str | bytes) -> TrfTournament:
    """A file's tournament without what deserves a word."""
    return read_trf_with_remarks(data)[0]


def row(number: int, name: str, points: str = "", rank: str = "", *rounds: str, rating: str = "") -> str:
    """A line 001; each round is eight characters: "   4 w 1"."""
    who = f"001 {number:4} {'m'}    {name:33} {rating:>4} RUS {'':>11} {'2015/01/02':10}"
    return f"{who} {points:>4} {rank:>4}" + "".join(f"  {one:8}" for one in rounds)


def rows() -> list[str]:
    """The players' lines of the whole file."""
    return [row(number, *fields) for number, fields in enumerate(ROWS, start=1)]


def text(*players: str, header: tuple[str, ...] = HEADER, more: tuple[str, ...] = ()) -> str:
    """A file with these players' lines, or its own."""
    return "\r\n".join((*header, *(players or rows()), *more)) + "\r\n"


def with_row(number: int, *fields: str) -> str:
    """The file with another line of this player: name, points, rank, rounds."""
    players = rows()
    players[number - 1] = row(number, *fields)
    return text(*players)


def faults(data: str | bytes) -> tuple[TrfFault, ...]:
    """What is wrong with a file that must not be read."""
    try:
        read_trf(data)
    except TrfError as error:
        return error.faults
    raise AssertionError("the file was read")


def fault_codes(data: str | bytes) -> list[tuple[str, int, tuple[int, int] | None]]:
    """The codes of the faults, with line and columns."""
    return [(fault.code, fault.line, fault.columns) for fault in faults(data)]


def is_read(data: str | bytes) -> bool:
    """Whether a file has no fault."""
    try:
        read_trf(data)
    except TrfError:
        return False
    return True
