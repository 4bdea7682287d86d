"""A Tournament Report File as a group of the program: who plays with which number, and what is entered for them.

A TRF knows no classes. Whoever's class is in the file (this program writes it into a comment) or at the end of his
name ("Surname, First (4A)") has it; everybody else gets the group's first grade, and a note says so.

The program pairs by the Berger tables, so start numbers are those with which the games of the file are the games of
the tables: the file's own, or those that follow from who met whom. Where none fit, everybody keeps his own, and each
result is entered for the pair's game in the tables; a note says how many games moved to another round. A game with
other colours than in the tables is entered as played with colours reversed, a forfeit with those of the tables.
Entered is only what is written: games, and withdrawals that a comment of this program names.
"""

import re
from collections.abc import Iterator, Mapping, Set
from dataclasses import dataclass
from datetime import date
from typing import Final

from ladya_desktop.files.school_class import parse_class
from ladya_desktop.files.trf_numbering import Place, Tables, numbering
from ladya_desktop.files.trf_system import cycles_of
from ladya_desktop.files.trf_values import CODES, TrfGame, TrfPlayer, TrfTournament, score_of
from ladya_desktop.game.result import Score
from ladya_desktop.game.time_control import TimeControl, TimeControlError
from ladya_desktop.tournament.acts import (
    AddParticipants,
    AssignNumbers,
    RecordResult,
    ResultSource,
    TournamentAct,
    WithdrawParticipant,
)
from ladya_desktop.tournament.names import clean_name
from ladya_desktop.tournament.setup import Entry, GroupSetup

_DAY: Final = re.compile(
    r"(?:(?P<year>\d{4})|(?P<first>\d{1,2}))[-/.](?P<month>\d{1,2})[-/.](?(year)(?P<day>\d{1,2})|(?P<last>\d{4}))",
    re.ASCII,
)
_CLASS_AT_END: Final = re.compile(r"(.+?)[ ,]*\(([^()]+)\)")


@dataclass(frozen=True, slots=True, kw_only=True)
class ImportNote:
    """Something to know of an import: `t(note.code, **note.params)`, in the area `exports`."""

    code: str
    params: Mapping[str, str | int]


@dataclass(frozen=True, slots=True, kw_only=True)
class PlannedResult:
    """A result for the game on this board of this round of the tables; `score` is of the colours really played."""

    round: int
    board: int
    score: Score
    colors_reversed: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class TrfImportPlan:
    """What an import enters. `entries` are in the order of the numbers that they get, from 1.

    `withdrawn` pairs a number with the round after which he left. `problem` is why nothing can be entered: then the
    rest is empty. `cycles` and `swap_last_rounds` are what the group's setup must say; `day`, `time_control` ("" if
    there is none that the program has) and `tie_breaks` what it may say.
    """

    title: str
    day: date | None = None
    time_control: str = ""
    cycles: int = 1
    swap_last_rounds: bool = True
    tie_breaks: tuple[str, ...] = ()
    entries: tuple[Entry, ...] = ()
    results: tuple[PlannedResult, ...] = ()
    withdrawn: tuple[tuple[int, int], ...] = ()
    notes: tuple[ImportNote, ...] = ()
    problem: ImportNote | None = None


def import_plan(trf: TrfTournament, setup: GroupSetup) -> TrfImportPlan:
    """How a file becomes the group of this setup, whose grades its pupils must have.

    Only a round-robin of one cycle or two can; anything else has a `problem`.
    """
    cycles = cycles_of(trf)
    if cycles not in (1, 2):
        return TrfImportPlan(title=trf.name, problem=ImportNote(code="exports.trf_not_round_robin", params={}))
    tables, order = numbering(trf, cycles)
    placed = list(_placed(trf, {number: index for index, number in enumerate(order, start=1)}, tables))
    players = {player.number: player for player in trf.players}
    entries = [_entry(players[number], trf, setup) for number in order]
    moved = sum(is_moved for _, is_moved in placed)
    unknown = sum(not is_known for _, is_known in entries)
    notes = (("exports.trf_rounds_moved", moved), ("exports.trf_classes_unknown", unknown))
    return TrfImportPlan(
        title=trf.name,
        day=_day(trf.start),
        time_control=_time_control(trf.time_control),
        cycles=cycles,
        swap_last_rounds=tables.swap_last_rounds,
        tie_breaks=trf.tie_breaks,
        entries=tuple(entry for entry, _ in entries),
        results=tuple(result for result, _ in placed),
        withdrawn=tuple((order.index(number) + 1, after) for number, after in trf.withdrawn.items() if number in order),
        notes=tuple(ImportNote(code=code, params={"n": n, "grade": setup.first_grade}) for code, n in notes if n),
    )


def acts_of(
    plan: TrfImportPlan, *, group: str, first_participant_id: int, at_ms: int, by: str = "arbiter", reason: str
) -> Iterator[TournamentAct]:
    """The acts that enter a plan into an empty group, in their order.

    The pupils get the ids from `first_participant_id` (the tournament's next one); `reason` is for the withdrawals.
    """
    ids = range(first_participant_id, first_participant_id + len(plan.entries))
    yield AddParticipants(entries=plan.entries, at_ms=at_ms, by=by)
    yield AssignNumbers(group=group, participant_ids=tuple(ids), at_ms=at_ms, by=by)
    for one in plan.results:
        yield RecordResult(
            group=group,
            round=one.round,
            board=one.board,
            score=one.score,
            source=ResultSource.HAND,
            colors_reversed=one.colors_reversed,
            at_ms=at_ms,
            by=by,
        )
    for number, after in plan.withdrawn:
        yield WithdrawParticipant(participant_id=ids[number - 1], after_round=after, reason=reason, at_ms=at_ms, by=by)


def _day(written: str) -> date | None:
    """The day, however it is written; None if no day is."""
    match = _DAY.fullmatch(written)
    if match is None:
        return None
    year = match["year"] or match["last"]
    try:
        return date(int(year), int(match["month"]), int(match["day"] or match["first"]))
    except ValueError:
        return None


def _time_control(written: str) -> str:
    try:
        return TimeControl.from_pgn(written).to_pgn()
    except TimeControlError:
        return ""


def _entry(player: TrfPlayer, trf: TrfTournament, setup: GroupSetup) -> tuple[Entry, bool]:
    """The pupil, and whether the file says his class."""
    match = _CLASS_AT_END.fullmatch(player.name)
    name, written = (match[1], match[2]) if match else (player.name, "")
    known = parse_class(trf.classes.get(player.number, written))
    if known is None or not setup.admits(known.grade):
        whole = player.name if known is None else name
        return Entry(name=clean_name(whole), grade=setup.first_grade), False
    return Entry(name=clean_name(name), grade=known.grade, letter=known.letter), True


def _placed(trf: TrfTournament, index: Mapping[int, int], tables: Tables) -> Iterator[tuple[PlannedResult, bool]]:
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
        result = PlannedResult(
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
