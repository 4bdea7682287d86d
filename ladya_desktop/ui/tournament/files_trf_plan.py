"""A TRF file on its way into the tournament: read, and the groups it may become. No widget."""

from dataclasses import dataclass, replace
from pathlib import Path

from ladya_desktop.files.decoding import MAX_BYTES
from ladya_desktop.files.regulations import TournamentTemplate
from ladya_desktop.files.trf import read_trf_with_remarks
from ladya_desktop.files.trf_faults import TrfError
from ladya_desktop.files.trf_import import written_day
from ladya_desktop.files.trf_values import TrfTournament
from ladya_desktop.texts import t
from ladya_desktop.texts.system_errors import reason
from ladya_desktop.tournament.rules.setup_faults import GRADES
from ladya_desktop.tournament.setup import GroupSetup
from ladya_desktop.tournament.view import GroupView, TournamentView
from ladya_desktop.ui.tournament.group_dialog import ROMAN, next_group


@dataclass(frozen=True, slots=True, kw_only=True)
class TrfFile:
    """A file that was looked at: its tournament and what deserves a word, or (None) `fault`, which says why not."""

    name: str
    trf: TrfTournament | None = None
    remarks: tuple[str, ...] = ()
    fault: str = ""


def read_trf_file(path: Path) -> TrfFile:
    """Reads a file. No more of it is read than a tournament may have."""
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        fault = t("tournament_files.unreadable", file=path.name, reason=reason(error))
        return TrfFile(name=path.name, fault=fault)
    try:
        trf, remarks = read_trf_with_remarks(data)
    except TrfError as error:
        return TrfFile(name=path.name, fault=t("tournament_files.faults", file=path.name, faults=error.sentence))
    return TrfFile(name=path.name, trf=trf, remarks=tuple(remark.sentence for remark in remarks))


def empty_groups(view: TournamentView) -> tuple[GroupView, ...]:
    """The groups that may take a tournament in: nobody stands in them."""
    return tuple(group for group in view.groups if not group.participants and not group.undrawn)


def usual_group(view: TournamentView, trf: TrfTournament) -> str | None:
    """The group that the file would go into: its own if that is empty, else the first empty one; None: a new one."""
    empty = {group.called: group.code for group in empty_groups(view)}
    if trf.group is None:
        return next(iter(empty.values()), None)
    return empty.get(trf.group[0])


def new_setup(view: TournamentView, trf: TrfTournament, template: TournamentTemplate) -> GroupSetup:
    """A new group for the file: of the day and the grades that it says if no group has those, else as a new one is."""
    setups = tuple(group.setup for group in view.groups)
    setup = next_group(setups, template)
    day = written_day(trf)
    if day is not None:
        setup = replace(setup, month=day.month, day=day.day)
    if trf.group is not None:
        _, first, last = trf.group
        is_free = all(each.last_grade < first or last < each.first_grade for each in setups)
        if first in GRADES and last in GRADES and is_free:
            setup = replace(setup, first_grade=first, last_grade=last)
    return replace(setup, code=free_code(view, trf, template, (setup.first_grade, setup.last_grade)))


def free_code(view: TournamentView, trf: TrfTournament, template: TournamentTemplate, grades: tuple[int, int]) -> str:
    """A name that no group bears: the file's, the regulation's for these grades, or a number that it has not."""
    taken = {name for group in view.groups for name in (group.code, group.called)}
    regular = {(each.first_grade, each.last_grade): each.code for each in template.groups}
    wanted = (*(trf.group[:1] if trf.group else ()), *((regular[grades],) if grades in regular else ()))
    numbers = (each for each in ROMAN if each not in regular.values())
    return next((each for each in (*wanted, *numbers) if each not in taken), "")
