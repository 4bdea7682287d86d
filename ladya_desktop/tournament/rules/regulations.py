"""Laying down the tournament and its groups, and closing a group's protocol (school regulation, articles III to V)."""

import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from itertools import combinations
from typing import assert_never

from ladya_desktop.tournament.acts import ChangeGroup, CloseGroup, CreateTournament, ReopenGroup
from ladya_desktop.tournament.events import GroupChanged, GroupClosed, GroupReopened, TournamentCreated
from ladya_desktop.tournament.names import clean_name
from ladya_desktop.tournament.refusal import ActRefused, Decision, refused
from ladya_desktop.tournament.schedule import pairings
from ladya_desktop.tournament.setup import GroupSetup
from ladya_desktop.tournament.state import GroupState, TournamentState
from ladya_desktop.tournament.tie_breaks import BUILT

MAX_TITLE_LETTERS = 120
GRADES = range(1, 12)
YEARS = range(2000, 2101)
MINUTES_IN_DAY = 24 * 60

_MAX_SECONDS = 24 * 3600
_TIME = r"[1-9]\d{0,4}(?:[+bd]\d{1,5})?"
_MOVES = r"[1-9]\d{0,2}/"
_TIME_CONTROL = re.compile(rf"-|(?:{_MOVES}{_TIME}:){{0,9}}(?:{_MOVES})?{_TIME}", re.ASCII)


def decide(state: TournamentState, act: CreateTournament | ChangeGroup | CloseGroup | ReopenGroup) -> Decision:
    """Lays down, changes, closes or reopens."""
    match act:
        case CreateTournament():
            return _create(state, act)
        case ChangeGroup():
            return _change(state, act)
        case CloseGroup():
            return _close(state, act)
        case ReopenGroup():
            return _reopen(state, act)
        case _:
            assert_never(act)


def _create(state: TournamentState, act: CreateTournament) -> Decision:
    title = clean_name(act.title)
    if state.groups:
        return refused("already_created")
    if not title:
        return refused("title_missing")
    if len(title) > MAX_TITLE_LETTERS:
        return refused("title_too_long", limit=MAX_TITLE_LETTERS)
    if act.year not in YEARS:
        return refused("year", year=act.year, first=YEARS[0], last=YEARS[-1])
    fault = next(_faults(act.groups, act.year), None)
    return fault or (TournamentCreated(title=title, year=act.year, groups=act.groups),)


def _change(state: TournamentState, act: ChangeGroup) -> Decision:
    """After the draw the numbers, rounds and the list of tie-breaks were announced and stay."""
    group = state.group(act.setup.code)
    if group is None:
        return refused("unknown_group", group=act.setup.code)
    if group.is_closed:
        return refused("group_closed", group=group.setup.code)
    if group.numbers and _announced(act.setup) != _announced(group.setup):
        return refused("setup_locked", group=group.setup.code)
    setups = tuple(act.setup if one is group else one.setup for one in state.groups)
    fault = next(_faults(setups, state.year), None) or _grades_in_use(state, act.setup)
    if fault is not None:
        return fault
    return () if act.setup == group.setup else (GroupChanged(setup=act.setup),)


def _announced(setup: GroupSetup) -> GroupSetup:
    """The setup with what may still change after the draw made equal."""
    day = replace(setup, month=1, day=1, starts_at_min=0, ends_at_min=1)
    return replace(day, time_control="", conduct="", supervision="", rulings="")


def _grades_in_use(state: TournamentState, setup: GroupSetup) -> ActRefused | None:
    for pupil in state.participants_of(setup.code):
        if not setup.admits(pupil.entry.grade):
            return refused("grade_in_use", group=setup.code, name=pupil.entry.name, class_name=pupil.entry.class_name)
    return None


def _close(state: TournamentState, act: CloseGroup) -> Decision:
    group = state.group(act.group)
    if group is None:
        return refused("unknown_group", group=act.group)
    if group.is_closed:
        return ()
    if not group.numbers:
        return refused("not_drawn", group=act.group)
    open_games = _open_games(state, group)
    return refused("games_open", group=act.group, n=open_games) if open_games else (GroupClosed(group=act.group),)


def _open_games(state: TournamentState, group: GroupState) -> int:
    return sum(pairing.score is None for pairing in pairings(state, group))


def _reopen(state: TournamentState, act: ReopenGroup) -> Decision:
    group = state.group(act.group)
    reason = clean_name(act.reason)
    if group is None:
        return refused("unknown_group", group=act.group)
    if not group.is_closed:
        return ()
    if not reason:
        return refused("reason_missing")
    return (GroupReopened(group=act.group, reason=reason),)


def _faults(setups: tuple[GroupSetup, ...], year: int) -> Iterator[ActRefused]:
    """Everything wrong with the groups, each by itself and two by two."""
    if not setups:
        yield refused("no_groups")
    for setup in setups:
        yield from _setup_faults(setup, year)
    for one, other in combinations(setups, 2):
        if one.code == other.code:
            yield refused("group_twice", group=one.code)
        if one.first_grade <= other.last_grade and other.first_grade <= one.last_grade:
            yield refused("grades_overlap", group=one.code, other=other.code)


def _setup_faults(setup: GroupSetup, year: int) -> Iterator[ActRefused]:
    code = setup.code
    if not code or clean_name(code) != code:
        yield refused("group_code")
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
    yield from _tie_break_faults(setup)


def _tie_break_faults(setup: GroupSetup) -> Iterator[ActRefused]:
    for code in setup.tie_breaks:
        if code not in BUILT:
            yield refused("tie_break_not_built", group=setup.code, tie_break=code)
    if len(set(setup.tie_breaks)) < len(setup.tie_breaks):
        yield refused("tie_break_twice", group=setup.code)


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
