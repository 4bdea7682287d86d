"""Reading a Tournament Report File: each record into its field, what is not used kept and named (C.02.03, TRF26).

Nothing is concluded here that is not written: no bye, no withdrawal, no result. Whether the rows agree with each
other is asked in `trf_checks`.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from ladya_desktop.files.one_line import one_line
from ladya_desktop.files.trf_faults import TrfError, TrfFault
from ladya_desktop.files.trf_lines import (
    FIRST_ROUND_COLUMN,
    ROUND_COLUMNS,
    TrfLine,
    lines_of,
    player_of,
    points_in,
)
from ladya_desktop.files.trf_values import (
    USUAL_SCORING,
    TrfAdjustment,
    TrfBye,
    TrfEdition,
    TrfPlayer,
    TrfRecord,
    TrfScoring,
    TrfTournament,
)
from ladya_desktop.game.by_color import Color

COMMENT: Final = "###"
MARK: Final = "ladya-"
"""Comments of this program: what the format has no record for."""
WITHDRAWN: Final = f"{MARK}withdrawn"

_TEXTS: Final = {
    "012": "name",
    "022": "city",
    "032": "federation",
    "042": "start",
    "052": "end",
    "092": "type_text",
    "102": "arbiter",
    "122": "time_text",
    "192": "type_code",
    "222": "time_control",
}
_COUNTS: Final = frozenset({"072", "082"})
"""Rated players and teams: they follow from the other lines."""
_KEPT_16: Final = frozenset({"013", "XXC", "XXS", "XXA", "XXP", "XXZ", "XXB"})
_KEPT_26: Final = frozenset({"172", "250", "260", "300", "310", "320", "330", "352", "362", "801", "802"})
_NATIONAL: Final = re.compile(r"[A-Z]{3} +\d{1,4}(?!\S)", re.ASCII)
"""National ratings: a federation's code and a start number."""

_SCORING_FIELDS: Final = {
    "W": "win",
    "D": "draw",
    "L": "loss",
    "A": "absence",
    "P": "allocated_bye",
    "X": "unknown",
}
_SCORING: Final = re.compile(r"([WDLAPX]) *\d{1,3}(?:[.,]\d)?")
_COUNT: Final = re.compile(r"\d{1,3}", re.ASCII)
_BYE: Final = re.compile(r"([FHZ])((?: +\d{1,4}){2,})", re.ASCII)
_OWN: Final = re.compile(rf"{MARK}(?:(name|class)|withdrawn) (\d{{1,4}}) ((?(1).+|\d{{1,3}}))", re.ASCII)
_OWN_GROUP: Final = re.compile(rf"{MARK}group (\d{{1,2}}) (\d{{1,2}}) (.+)", re.ASCII)
_FIRST_ADJUSTED: Final = 24
_ADJUSTED_COLUMNS: Final = 5
_ADJUSTED: Final = frozenset("WDLFHZ+-")


@dataclass(frozen=True, slots=True, kw_only=True)
class TrfDraft:
    """A file as read, its rows not compared yet; `remarks` are what is no fault."""

    tournament: TrfTournament
    lines: Mapping[int, TrfLine]
    remarks: tuple[TrfFault, ...]


@dataclass(slots=True, kw_only=True)
class _Reading:
    """What has been read so far."""

    texts: dict[str, str] = field(default_factory=dict)
    players: list[TrfPlayer] = field(default_factory=list)
    deputies: list[str] = field(default_factory=list)
    round_dates: tuple[str, ...] = ()
    rounds: tuple[int, int] | None = None
    initial_color: Color | None = None
    scoring: TrfScoring = USUAL_SCORING
    tie_breaks: tuple[str, ...] = ()
    byes: list[TrfBye] = field(default_factory=list)
    adjustments: list[TrfAdjustment] = field(default_factory=list)
    comments: list[str] = field(default_factory=list)
    kept: list[TrfRecord] = field(default_factory=list)
    unknown: dict[str, int] = field(default_factory=dict)
    own: dict[str, dict[int, str]] = field(default_factory=lambda: {"name": {}, "class": {}, "withdrawn": {}})
    group: tuple[str, int, int] | None = None
    player_count: TrfLine | None = None
    is_26: bool = False


def read_draft(data: str | bytes) -> TrfDraft:
    """The records of a file.

    Raises TrfError with every line that cannot be read.
    """
    lines = lines_of(data)
    reading = _Reading()
    faults: list[TrfFault] = []
    for line in lines:
        try:
            _read(line, reading)
        except TrfError as error:
            faults.extend(error.faults)
    if faults or not reading.players:
        raise TrfError(faults or [TrfFault(code="no_players")])
    return TrfDraft(
        tournament=_tournament(reading),
        lines={line.number: line for line in lines},
        remarks=tuple(_remarks(reading)),
    )


def _remarks(reading: _Reading) -> Iterator[TrfFault]:
    counted = reading.player_count
    if counted is not None and _COUNT.fullmatch(counted.body) and int(counted.body) != len(reading.players):
        yield _whole(counted, "player_count", players=len(reading.players))
    for din, number in reading.unknown.items():
        yield TrfFault(code="unknown_record", line=number, params={"din": din})


def _tournament(reading: _Reading) -> TrfTournament:
    texts = {name: reading.texts.get(name, "") for name in _TEXTS.values()}
    own = reading.own
    return TrfTournament(
        edition=TrfEdition.TRF26 if reading.is_26 else TrfEdition.TRF16,
        name=texts["name"],
        city=texts["city"],
        federation=texts["federation"],
        start=texts["start"],
        end=texts["end"],
        type_text=texts["type_text"],
        arbiter=texts["arbiter"],
        deputies=tuple(reading.deputies),
        time_text=texts["time_text"],
        round_dates=reading.round_dates,
        rounds=reading.rounds[0] if reading.rounds else None,
        rounds_line=reading.rounds[1] if reading.rounds else 0,
        initial_color=reading.initial_color,
        scoring=reading.scoring,
        type_code=texts["type_code"],
        tie_breaks=reading.tie_breaks,
        time_control=texts["time_control"],
        players=tuple(replace(one, name=own["name"].get(one.number, one.name)) for one in reading.players),
        byes=tuple(reading.byes),
        adjustments=tuple(reading.adjustments),
        comments=tuple(reading.comments),
        kept=tuple(reading.kept),
        classes=own["class"],
        withdrawn={number: int(after) for number, after in own["withdrawn"].items()},
        group=reading.group,
    )


def _read(line: TrfLine, reading: _Reading) -> None:
    din = line.din
    if din == COMMENT:
        _comment(line, reading)
    elif line.columns(4, 4) != " " or not din.strip():
        _unknown(line, reading)
    elif din in _TEXTS:
        reading.texts[_TEXTS[din]] = line.body
        reading.is_26 |= din > "142"
    elif din in _RECORDS:
        _RECORDS[din](line, reading)
        reading.is_26 |= din.isdigit() and din >= "142"
    elif din in _KEPT_16 or din in _KEPT_26 or _NATIONAL.match(line.text):
        reading.kept.append(TrfRecord(din=din, text=line.text[3:].rstrip(), line=line.number))
        reading.is_26 |= din in _KEPT_26
    elif din not in _COUNTS:
        _unknown(line, reading)


def _unknown(line: TrfLine, reading: _Reading) -> None:
    reading.kept.append(TrfRecord(din=line.din, text=line.text[3:].rstrip(), line=line.number))
    reading.unknown.setdefault(line.din.strip() or line.body[:3], line.number)


def _player(line: TrfLine, reading: _Reading) -> None:
    player = player_of(line)
    earlier = next((one for one in reading.players if one.number == player.number), None)
    if earlier is not None:
        raise TrfError([line.fault("number_twice", 5, 8, earlier=earlier.line)])
    reading.players.append(player)


def _player_count(line: TrfLine, reading: _Reading) -> None:
    reading.player_count = line


def _deputy(line: TrfLine, reading: _Reading) -> None:
    if line.body:
        reading.deputies.append(line.body)


def _dates(line: TrfLine, reading: _Reading) -> None:
    firsts = range(FIRST_ROUND_COLUMN, len(line.text.rstrip()) + 1, ROUND_COLUMNS)
    reading.round_dates = tuple(line.field(first, first + 7) for first in firsts)


def _rounds(line: TrfLine, reading: _Reading) -> None:
    if not _COUNT.fullmatch(line.body) or int(line.body) == 0:
        raise TrfError([_whole(line, "round_count_expected")])
    if reading.rounds is not None and reading.rounds[0] != int(line.body):
        raise TrfError([_whole(line, "round_counts_differ", earlier=reading.rounds[0])])
    reading.rounds = (int(line.body), line.number)


def _whole(line: TrfLine, code: str, **params: str | int) -> TrfFault:
    """A fault in all that follows the record's name."""
    return line.fault(code, 5, max(len(line.text.rstrip()), 5), **params)


def _initial_color(line: TrfLine, reading: _Reading) -> None:
    colors = {"W": Color.WHITE, "B": Color.BLACK}
    if line.body.upper() not in colors:
        raise TrfError([_whole(line, "initial_color_expected")])
    reading.initial_color = colors[line.body.upper()]


def _scoring(line: TrfLine, reading: _Reading) -> None:
    """Pairs of a letter (column 6, 15 ...) and its points (7 to 10, 16 to 19 ...)."""
    if _SCORING.sub("", line.text[4:]).strip() or not line.body:
        raise TrfError([_whole(line, "scoring_expected")])
    points = {
        _SCORING_FIELDS[match[1]]: points_in(line, match.start() + 2, match.end())
        for match in _SCORING.finditer(line.text, 4)
    }
    reading.scoring = TrfScoring(**{name: value for name, value in points.items() if value is not None})


def _tie_breaks(line: TrfLine, reading: _Reading) -> None:
    """Record 212 names the points too (PTS); it counts if both are there."""
    if line.din == "212" or not reading.tie_breaks:
        codes = re.split(r"[,\s]+", line.body)
        reading.tie_breaks = tuple(code for code in codes if code not in ("", "PTS"))


def _bye(line: TrfLine, reading: _Reading) -> None:
    match = _BYE.fullmatch(line.text[4:].rstrip())
    if match is None:
        raise TrfError([_whole(line, "bye_expected")])
    round_number, *numbers = map(int, match[2].split())
    reading.byes.append(TrfBye(kind=match[1], round=round_number, numbers=tuple(numbers), line=line.number))


def _adjustment(line: TrfLine, reading: _Reading) -> None:
    kind, points, round_number = line.field(5, 5), points_in(line, 12, 18), line.field(20, 22)
    columns = range(_FIRST_ADJUSTED, len(line.text) + 1, _ADJUSTED_COLUMNS)
    numbers = [line.field(first, first + 3) for first in columns]
    if points is None or (kind and kind not in _ADJUSTED) or not all(map(_is_count, (round_number, *numbers))):
        raise TrfError([_whole(line, "adjustment_expected")])
    reading.adjustments.append(
        TrfAdjustment(
            kind=kind,
            points=points,
            round=int(round_number or 0) or None,
            numbers=tuple(int(number) for number in numbers if int(number or 0)),
            line=line.number,
        )
    )


def _is_count(written: str) -> bool:
    return not written or (written.isascii() and written.isdigit())


def _comment(line: TrfLine, reading: _Reading) -> None:
    """A remark of whoever wrote the file, or what this program writes there for itself."""
    text = one_line(line.text.removeprefix(COMMENT))
    if match := _OWN.fullmatch(text):
        reading.own[match[1] or "withdrawn"][int(match[2])] = match[3]
    elif match := _OWN_GROUP.fullmatch(text):
        reading.group = (match[3], int(match[1]), int(match[2]))
    elif text.startswith(WITHDRAWN):
        raise TrfError([_whole(line, "withdrawn_expected")])
    else:
        reading.comments.append(text)


_RECORDS: Final[Mapping[str, Callable[[TrfLine, _Reading], None]]] = {
    "001": _player,
    "062": _player_count,
    "112": _deputy,
    "132": _dates,
    "142": _rounds,
    "XXR": _rounds,
    "152": _initial_color,
    "162": _scoring,
    "202": _tie_breaks,
    "212": _tie_breaks,
    "240": _bye,
    "299": _adjustment,
}
