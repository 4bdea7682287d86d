"""What may be wrong with the groups of a tournament as they are laid down (school regulation, articles III to V)."""

import re
from collections.abc import Iterator
from datetime import date
from itertools import combinations

from ladya_desktop.tournament.names import clean_name, name_key
from ladya_desktop.tournament.refusal import ActRefused, refused
from ladya_desktop.tournament.setup import GroupSetup
from ladya_desktop.tournament.tie_break_codes import LOTS, MANUAL, TieBreak, TieBreakNotBuiltError

GRADES = range(1, 12)
MINUTES_IN_DAY = 24 * 60
MAX_CODE_LETTERS = 20
MAX_COMPUTERS = 60
MAX_WOODEN_BOARDS = 200
MAX_BREAK_MIN = 120
MAX_DEFAULT_TIME_MIN = 120
MAX_DRAW_MOVE = 100

EDITIONS = ("ru-1087", "fide-2018", "fide-2023")
SUPERVISIONS = ("full", "limited")
RULINGS = ("automatic", "confirm_end", "arbiter")
CONDUCTS = ("strict", "guided")
"""In a lesson a touched piece binds to nothing: no tournament is played so."""

_MAX_SECONDS = 24 * 3600
_TIME = r"[1-9]\d{0,4}(?:[+bd]\d{1,5})?"
_MOVES = r"[1-9]\d{0,2}/"
_TIME_CONTROL = re.compile(rf"-|(?:{_MOVES}{_TIME}:){{0,9}}(?:{_MOVES})?{_TIME}", re.ASCII)


def setup_faults(setups: tuple[GroupSetup, ...], year: int) -> Iterator[ActRefused]:
    """Everything wrong with the groups, each by itself and two by two."""
    if not setups:
        yield refused("no_groups")
    for setup in setups:
        yield from _setup_faults(setup, year)
    for one, other in combinations(setups, 2):
        if one.code == other.code or name_key(one.called) == name_key(other.called):
            yield refused("group_twice", group=other.called)
        if one.first_grade <= other.last_grade and other.first_grade <= one.last_grade:
            yield refused("grades_overlap", group=one.called, other=other.called)


def _name_faults(name: str) -> Iterator[ActRefused]:
    """What is wrong with a group's name, or its code, by itself."""
    if not name or clean_name(name) != name or len(name) > MAX_CODE_LETTERS:
        yield refused("group_code")


def _setup_faults(setup: GroupSetup, year: int) -> Iterator[ActRefused]:
    yield from _name_faults(setup.code)
    if setup.name:
        yield from _name_faults(setup.name)
    code = setup.called
    if setup.first_grade not in GRADES or setup.last_grade not in GRADES or setup.first_grade > setup.last_grade:
        yield refused("grades", group=code)
    if not _is_day(year, setup.month, setup.day):
        yield refused("day", group=code, day=setup.day, month=setup.month)
    if not 0 <= setup.starts_at_min < setup.ends_at_min <= MINUTES_IN_DAY:
        yield refused("hours", group=code)
    if not _is_time_control(setup.time_control):
        yield refused("time_control", group=code)
    if setup.cycles not in (1, 2):
        yield refused("cycles", group=code)
    yield from _condition_faults(setup)
    yield from _tie_break_faults(setup)
    yield from _number_faults(setup)


def _condition_faults(setup: GroupSetup) -> Iterator[ActRefused]:
    conditions = (
        (setup.edition, EDITIONS),
        (setup.conduct, CONDUCTS),
        (setup.supervision, SUPERVISIONS),
        (setup.rulings, RULINGS),
    )
    for condition, known in conditions:
        if condition not in known:
            yield refused("unknown_condition", group=setup.called, condition=condition)


def _tie_break_faults(setup: GroupSetup) -> Iterator[ActRefused]:
    for code in setup.tie_breaks:
        if code not in (MANUAL, LOTS) and not _is_built(code):
            yield refused("tie_break_not_built", group=setup.called, tie_break=code)
    if len(set(setup.tie_breaks)) < len(setup.tie_breaks):
        yield refused("tie_break_twice", group=setup.called)


def _is_built(code: str) -> bool:
    try:
        TieBreak.parse(code)
    except TieBreakNotBuiltError:
        return False
    return True


def _number_faults(setup: GroupSetup) -> Iterator[ActRefused]:
    code = setup.called
    if setup.default_time_min is not None and not 0 <= setup.default_time_min <= MAX_DEFAULT_TIME_MIN:
        yield refused("default_time", group=code, limit=MAX_DEFAULT_TIME_MIN)
    if setup.earliest_draw_move is not None and not 1 <= setup.earliest_draw_move <= MAX_DRAW_MOVE:
        yield refused("earliest_draw", group=code, limit=MAX_DRAW_MOVE)
    if not (0 <= setup.computers <= MAX_COMPUTERS and 0 <= setup.wooden_boards <= MAX_WOODEN_BOARDS):
        yield refused("boards_number", group=code, computers=MAX_COMPUTERS, boards=MAX_WOODEN_BOARDS)
    elif setup.computers + setup.wooden_boards == 0:
        yield refused("boards_none", group=code)
    if not 0 <= setup.break_min <= MAX_BREAK_MIN:
        yield refused("break", group=code, limit=MAX_BREAK_MIN)


def _is_time_control(text: str) -> bool:
    """Whether the games of a group can be played at it: seconds, "+" increment, "b" or "d" delay, moves and periods."""
    seconds = re.findall(r"\d+", text)
    return _TIME_CONTROL.fullmatch(text) is not None and all(int(each) <= _MAX_SECONDS for each in seconds)


def _is_day(year: int, month: int, day: int) -> bool:
    try:
        date(year, month, day)
    except ValueError:
        return False
    return True
