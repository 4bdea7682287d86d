"""A Tournament Report File as a group of the program: who plays with which number, and what is entered for them.

A TRF knows no classes. Whoever's class is in the file (this program writes it into a comment) or at the end of his
name ("Surname, First (4A)") has it, if it plays in any group of the tournament; everybody else gets the group's first
grade. Notes tell of them, and of those whose class plays in another group.

The program pairs by the Berger tables, so start numbers are those with which the games of the file are the games of
the tables: the file's own, or those that follow from who met whom. Where none fit, everybody keeps his own, and each
result is entered for the pair's game in the tables; a note says how many games moved to another round. A game with
other colours than in the tables is entered as played with colours reversed, a forfeit with those of the tables.
Entered is only what is written: games, and withdrawals that a comment of this program names.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from datetime import date
from enum import StrEnum
from typing import Final

from ladya_desktop.files.school_class import parse_class
from ladya_desktop.files.trf_numbering import Place, Tables, numbering
from ladya_desktop.files.trf_system import cycles_of
from ladya_desktop.files.trf_values import CODES, TrfGame, TrfPlayer, TrfTournament, score_of
from ladya_desktop.game.result import Score
from ladya_desktop.game.time_control import TimeControl, TimeControlError
from ladya_desktop.tournament.acts import ImportedGame, ImportedWithdrawal, ImportGroup
from ladya_desktop.tournament.berger import MIN_PLAYERS, rounds_in_cycle
from ladya_desktop.tournament.names import clean_name
from ladya_desktop.tournament.rules.lots import MAX_DRAWN
from ladya_desktop.tournament.rules.setup_faults import setup_faults
from ladya_desktop.tournament.setup import Entry, GroupSetup

_DAY: Final = re.compile(
    r"(?:(?P<year>\d{4})|(?P<first>\d{1,2}))[-/.](?P<month>\d{1,2})[-/.](?(year)(?P<day>\d{1,2})|(?P<last>\d{4}))",
    re.ASCII,
)
_CLASS_AT_END: Final = re.compile(r"(.+?)[ ,]*\(([^()]+)\)")
_SOME_YEAR: Final = 2024


class _Class(StrEnum):
    """What the file says of a pupil's class: nothing, one of the group, of another group, or of none."""

    KNOWN = "known"
    ELSEWHERE = "elsewhere"
    NOWHERE = "nowhere"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True, kw_only=True)
class ImportNote:
    """Something to know of an import: `t(note.code, **note.params)`, in the area `exports`."""

    code: str
    params: Mapping[str, str | int]


@dataclass(frozen=True, slots=True, kw_only=True)
class TrfImportPlan:
    """What an import enters. `entries` are in the order of the numbers that they get, from 1.

    `setup` is the group's, with what the file says of it: cycles, and time control and tie-breaks if it has such as
    the program has. `problem` is why nothing can be entered: then the rest is empty.
    """

    title: str
    setup: GroupSetup
    entries: tuple[Entry, ...] = ()
    games: tuple[ImportedGame, ...] = ()
    withdrawn: tuple[ImportedWithdrawal, ...] = ()
    notes: tuple[ImportNote, ...] = ()
    problem: ImportNote | None = None


def import_plan(trf: TrfTournament, setup: GroupSetup, others: Iterable[GroupSetup] = ()) -> TrfImportPlan:
    """How a file becomes the group of this setup, beside the other groups of the tournament.

    Only a round-robin of one cycle or two can; anything else has a `problem`.
    """
    cycles = cycles_of(trf)
    if cycles not in (1, 2):
        return _hindered(trf, setup, "exports.trf_not_round_robin")
    if not MIN_PLAYERS <= len(trf.players) <= MAX_DRAWN:
        return _hindered(trf, setup, "exports.trf_players_number")
    tables, order = numbering(trf, cycles)
    placed = list(_placed(trf, {number: index for index, number in enumerate(order, start=1)}, tables))
    players = {player.number: player for player in trf.players}
    admitting = (setup, *others)
    entries = [_entry(players[number], trf, admitting) for number in order]
    moved = sum(is_moved for _, is_moved in placed)
    with_rounds = replace(setup, cycles=cycles, swap_last_rounds=tables.swap_last_rounds)
    full = _with_tie_breaks(_with_time_control(with_rounds, trf.time_control), trf.tie_breaks)
    return TrfImportPlan(
        title=trf.name,
        setup=full,
        entries=tuple(entry for entry, _ in entries),
        games=tuple(game for game, _ in placed),
        withdrawn=tuple(_withdrawn(trf, order, rounds_in_cycle(len(order)) * cycles)),
        notes=(*_round_notes(moved), *_class_notes(entries, setup), *_tie_break_notes(trf, full)),
    )


def import_act(plan: TrfImportPlan, *, reason: str) -> ImportGroup:
    """The act that enters a plan without a problem; `reason` is for the withdrawals."""
    return ImportGroup(
        setup=plan.setup, entries=plan.entries, games=plan.games, withdrawn=plan.withdrawn, reason=reason
    )


def written_day(trf: TrfTournament) -> date | None:
    """The first day of the event, however it is written; None if no day is."""
    match = _DAY.fullmatch(trf.start)
    if match is None:
        return None
    year = match["year"] or match["last"]
    try:
        return date(int(year), int(match["month"]), int(match["day"] or match["first"]))
    except ValueError:
        return None


def _hindered(trf: TrfTournament, setup: GroupSetup, code: str) -> TrfImportPlan:
    params = {"found": len(trf.players), "least": MIN_PLAYERS, "most": MAX_DRAWN}
    return TrfImportPlan(title=trf.name, setup=setup, problem=ImportNote(code=code, params=params))


def _with_time_control(setup: GroupSetup, written: str) -> GroupSetup:
    try:
        return _if_faultless(setup, replace(setup, time_control=TimeControl.from_pgn(written).to_pgn()))
    except TimeControlError:
        return setup


def _with_tie_breaks(setup: GroupSetup, codes: tuple[str, ...]) -> GroupSetup:
    return _if_faultless(setup, replace(setup, tie_breaks=codes)) if codes else setup


def _if_faultless(setup: GroupSetup, changed: GroupSetup) -> GroupSetup:
    """The changed setup, unless the program cannot play it though it could play the other."""
    return changed if _fault_codes(changed) <= _fault_codes(setup) else setup


def _fault_codes(setup: GroupSetup) -> set[str]:
    return {fault.code for fault in setup_faults((setup,), _SOME_YEAR)}


def _withdrawn(trf: TrfTournament, order: tuple[int, ...], rounds: int) -> Iterator[ImportedWithdrawal]:
    for number, after in trf.withdrawn.items():
        if number in order:
            yield ImportedWithdrawal(number=order.index(number) + 1, after_round=min(after, rounds))


def _round_notes(moved: int) -> Iterator[ImportNote]:
    if moved:
        yield ImportNote(code="exports.trf_rounds_moved", params={"n": moved})


def _class_notes(entries: Iterable[tuple[Entry, _Class]], setup: GroupSetup) -> Iterator[ImportNote]:
    """In the order in which classes are looked for."""
    found = Counter(kind for _, kind in entries)
    for kind in (_Class.ELSEWHERE, _Class.NOWHERE, _Class.UNKNOWN):
        if found[kind]:
            params = {"n": found[kind], "grade": setup.first_grade}
            yield ImportNote(code=f"exports.trf_classes_{kind}", params=params)


def _tie_break_notes(trf: TrfTournament, setup: GroupSetup) -> Iterator[ImportNote]:
    if trf.tie_breaks not in ((), setup.tie_breaks):
        yield ImportNote(code="exports.trf_tie_breaks_unknown", params={"list": ", ".join(trf.tie_breaks)})


def _entry(player: TrfPlayer, trf: TrfTournament, admitting: Sequence[GroupSetup]) -> tuple[Entry, _Class]:
    """The pupil, and what became of his class; the first of the setups is his group's."""
    match = _CLASS_AT_END.fullmatch(player.name)
    name, written = (match[1], match[2]) if match else (player.name, "")
    known = parse_class(trf.classes.get(player.number, written))
    if known is None:
        return Entry(name=clean_name(player.name), grade=admitting[0].first_grade), _Class.UNKNOWN
    if not any(setup.admits(known.grade) for setup in admitting):
        return Entry(name=clean_name(name), grade=admitting[0].first_grade), _Class.NOWHERE
    kind = _Class.KNOWN if admitting[0].admits(known.grade) else _Class.ELSEWHERE
    return Entry(name=clean_name(name), grade=known.grade, letter=known.letter), kind


def _placed(trf: TrfTournament, index: Mapping[int, int], tables: Tables) -> Iterator[tuple[ImportedGame, bool]]:
    """Each decided game on its board of the tables, and whether it was written of another round."""
    taken: set[Place] = set()
    for game in trf.games():
        if game.score is None:
            continue
        pair = (index[game.players.white], index[game.players.black])
        round_number, board = place = _place(game, pair, tables, taken)
        taken.add(place)
        has_other_colors = tables.game(place) != pair
        is_played = game.is_color_known and not game.score.is_forfeit
        result = ImportedGame(
            round=round_number,
            board=board,
            score=game.score if is_played or not has_other_colors else _turned(game.score),
            colors_reversed=has_other_colors and is_played,
        )
        yield result, round_number != game.round


def _turned(score: Score) -> Score:
    """The score told from the other side."""
    codes = CODES[score]
    return score_of(codes.black, codes.white) or score


def _place(game: TrfGame, pair: tuple[int, int], tables: Tables, taken: Set[Place]) -> Place:
    """The pair's free game in the tables: of the same round, else with the same colours, else the first."""
    places = [place for place in tables.places[frozenset(pair)] if place not in taken]
    same_round = [place for place in places if place[0] == game.round]
    same_colors = [place for place in places if tables.game(place) == pair]
    return (*same_round, *same_colors, *places)[0]
