"""What is laid down for a group before it starts: who is admitted, when and how it plays, what breaks a tie.

Covers articles III to V of a school regulation: participants, dates and hours, system of play.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import count

RUSSIAN_TIE_BREAKS = ("SB", "WIN", "DE")
"""Points, then Sonneborn-Berger, wins, direct encounter: the order usual in Russian school and sports events."""

FIDE_TIE_BREAKS = ("DE", "WIN", "SB", "KS")
"""Points, then direct encounter, wins, Sonneborn-Berger, Koya: the order FIDE long recommended for round-robins."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GroupSetup:
    """One group of a tournament and its regulations.

    `code` names the group in acts for ever ("I", "II", "III"), `name` is what people call it now, if not by its code
    (then empty); grades `first_grade` to `last_grade` play in it.
    The year of `month` and `day` is the tournament's. `starts_at_min` and `ends_at_min` are minutes since midnight.
    `time_control` is a PGN TimeControl ("300+3"), `tie_breaks` are C.07 codes after points, `cycles` is 1 or 2.
    `conduct`, `supervision` and `rulings` say how the hands in its games are treated, in the words of the core.
    `annul_below_half`: who leaves with less than half of his games played counts for nobody (C.05 article 6.6).
    `default_time_min` is how many minutes late a player may come (6.7), None: until his flag falls;
    `earliest_draw_move` the move both must have made before they may agree a draw, None: any.
    `computers` and `wooden_boards` are the places to play at, `break_min` the minutes between two rounds.
    """

    code: str
    first_grade: int
    last_grade: int
    month: int
    day: int
    starts_at_min: int
    ends_at_min: int
    time_control: str
    cycles: int = 1
    swap_last_rounds: bool = True
    tie_breaks: tuple[str, ...] = RUSSIAN_TIE_BREAKS
    annul_below_half: bool = True
    edition: str = "ru-1087"
    conduct: str = "guided"
    supervision: str = "full"
    rulings: str = "automatic"
    default_time_min: int | None = None
    earliest_draw_move: int | None = None
    computers: int = 1
    wooden_boards: int = 0
    break_min: int = 1
    name: str = ""

    @property
    def called(self) -> str:
        """The group's name on screens and papers."""
        return self.name or self.code

    def admits(self, grade: int) -> bool:
        """Whether pupils of this grade play in the group."""
        return self.first_grade <= grade <= self.last_grade


def as_new(setup: GroupSetup, others: Iterable[GroupSetup]) -> GroupSetup:
    """The setup of a new group beside others. A code that one of them bears unseen is the new one's name instead."""
    called = {other.code: other.called for other in others}
    if called.get(setup.code, setup.code) == setup.code:
        return setup
    code = next(code for code in map(str, count(1)) if code not in called)
    return replace(setup, code=code, name=setup.code)


@dataclass(frozen=True, slots=True, kw_only=True)
class EventDetails:
    """What papers say of the whole event; empty where nothing was entered.

    `complaint_min`: how many minutes after the last result of a group a complaint is in time.
    """

    school: str = ""
    room: str = ""
    organizer: str = ""
    arbiter: str = ""
    complaint_min: int = 30


NO_DETAILS = EventDetails()


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """A pupil as entered on a list: the letter of the class is missing where a school has one class a grade."""

    name: str
    grade: int
    letter: str | None = None

    @property
    def class_name(self) -> str:
        """The class as it is written at school: grade and letter."""
        return f"{self.grade}{self.letter or ''}"
