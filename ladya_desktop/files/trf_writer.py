"""Writing a Tournament Report File: records in the order of the format, fields in their columns, lines ended by CRLF.

What the format has no record for (classes, withdrawals, names longer than 33 letters) goes into comments that the
reader of this program understands and every other one passes over.
"""

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from typing import Final

from ladya_desktop.files.one_line import one_line
from ladya_desktop.files.trf_lines import FIRST_ROUND_COLUMN, NAME_COLUMNS, ROUND_COLUMNS
from ladya_desktop.files.trf_reader import COMMENT, MARK
from ladya_desktop.files.trf_values import (
    USUAL_SCORING,
    TrfAdjustment,
    TrfBye,
    TrfCell,
    TrfEdition,
    TrfPlayer,
    TrfTournament,
)
from ladya_desktop.game.by_color import Color
from ladya_desktop.texts.latin import in_latin

LINE_END: Final = "\r\n"
NAME_LETTERS: Final = NAME_COLUMNS[1] - NAME_COLUMNS[0] + 1
POINTS_LETTERS: Final = 4


def format_trf(trf: TrfTournament, *, is_latin: bool = False) -> str:
    """The text of a file of the value's edition; UTF-8 is how to encode it. `is_latin` makes it ASCII.

    The number of rounds is always written as XXR too: pairing programs that know TRF16 only ask for it.
    """
    if is_latin:
        trf = _in_latin(trf)
    lines = [*_header(trf), *_comments(trf)]
    if trf.edition is TrfEdition.TRF26:
        lines += _records_26(trf)
    lines += [_player(player) for player in trf.players]
    lines += [f"{record.din}{record.text}" for record in trf.kept]
    return "".join(line.rstrip() + LINE_END for line in lines)


def _in_latin(trf: TrfTournament) -> TrfTournament:
    """Letter for letter before anything is put into columns, since one letter may become four."""
    return replace(
        trf,
        name=in_latin(trf.name),
        city=in_latin(trf.city),
        federation=in_latin(trf.federation),
        start=in_latin(trf.start),
        end=in_latin(trf.end),
        type_text=in_latin(trf.type_text),
        arbiter=in_latin(trf.arbiter),
        deputies=tuple(map(in_latin, trf.deputies)),
        time_text=in_latin(trf.time_text),
        players=tuple(replace(player, name=in_latin(one_line(player.name))) for player in trf.players),
        comments=tuple(map(in_latin, trf.comments)),
        kept=tuple(replace(record, text=in_latin(record.text)) for record in trf.kept),
        classes={number: in_latin(name) for number, name in trf.classes.items()},
        group=trf.group and (in_latin(trf.group[0]), *trf.group[1:]),
    )


def _header(trf: TrfTournament) -> Iterator[str]:
    rated = sum(player.rating is not None for player in trf.players)
    fields = (
        ("012", trf.name),
        ("022", trf.city),
        ("032", trf.federation),
        ("042", trf.start),
        ("052", trf.end),
        ("062", str(len(trf.players))),
        ("072", str(rated)),
        ("082", "0"),
        ("092", trf.type_text),
        ("102", trf.arbiter),
        *(("112", deputy) for deputy in trf.deputies or ("",)),
        ("122", trf.time_text),
    )
    yield from (f"{din} {one_line(text)}" for din, text in fields)
    if trf.round_dates:
        dates = "".join(f"{date:{ROUND_COLUMNS}}" for date in trf.round_dates)
        yield f"{'132':{FIRST_ROUND_COLUMN - 1}}{dates}"
    if trf.rounds is not None:
        yield f"XXR {trf.rounds}"


def _comments(trf: TrfTournament) -> Iterator[str]:
    yield from (f"{COMMENT} {comment}" for comment in trf.comments)
    if trf.group is not None:
        code, first, last = trf.group
        yield f"{COMMENT} {MARK}group {first} {last} {one_line(code)}"
    long_names = ((one.number, one.name) for one in trf.players if len(one_line(one.name)) > NAME_LETTERS)
    yield from (f"{COMMENT} {MARK}name {number} {one_line(name)}" for number, name in long_names)
    yield from (f"{COMMENT} {MARK}class {number} {name}" for number, name in trf.classes.items())
    yield from (f"{COMMENT} {MARK}withdrawn {number} {after}" for number, after in trf.withdrawn.items())


def _records_26(trf: TrfTournament) -> Iterator[str]:
    if trf.rounds is not None:
        yield f"142 {trf.rounds}"
    if trf.initial_color is not None:
        yield f"152 {trf.initial_color.value[0].upper()}"
    if trf.scoring != USUAL_SCORING:
        yield _scoring(trf)
    texts = (
        ("192", trf.type_code),
        ("202", ",".join(trf.tie_breaks)),
        ("212", ",".join(("PTS", *trf.tie_breaks)) if trf.tie_breaks else ""),
        ("222", trf.time_control),
    )
    yield from (f"{din} {text}" for din, text in texts if text)
    yield from map(_bye, trf.byes)
    yield from map(_adjustment, trf.adjustments)


def _scoring(trf: TrfTournament) -> str:
    scoring = trf.scoring
    points = {"W": scoring.win, "D": scoring.draw, "L": scoring.loss, "A": scoring.absence}
    optional = {"P": scoring.allocated_bye, "X": scoring.unknown}
    points |= {letter: value for letter, value in optional.items() if value is not None}
    return "162  " + "    ".join(f"{letter}{_points(value)}" for letter, value in points.items())


def _bye(bye: TrfBye) -> str:
    return f"240 {bye.kind} {bye.round:3}" + "".join(f" {number:4}" for number in bye.numbers)


def _adjustment(one: TrfAdjustment) -> str:
    """Points in columns 14 to 17, the round in 20 to 22, players from 24."""
    numbers = "".join(f" {number:4}" for number in one.numbers)
    return f"299 {one.kind:1}        {_points(one.points)}  {one.round or '':3}{numbers}"


def _player(player: TrfPlayer) -> str:
    rounds = "".join(f"  {_cell(cell)}" for cell in player.rounds)
    points = "" if player.points is None else _points(player.points)
    name = one_line(player.name)[:NAME_LETTERS]
    return (
        f"001 {player.number:4} {player.sex:1.1}{player.title:>3.3} {name:{NAME_LETTERS}}"
        f" {player.rating or '':>4} {player.federation:3.3} {player.fide_id:>11.11} {player.born:10.10}"
        f"{points:>{POINTS_LETTERS + 1}} {player.rank or '':>4}{rounds}"
    )


def _cell(cell: TrfCell | None) -> str:
    if cell is None:
        return " " * 8
    if cell.opponent is None:
        return f"0000 {_color(cell)} {cell.code.value}"
    return f"{cell.opponent:4} {_color(cell)} {cell.code.value}"


def _color(cell: TrfCell) -> str:
    return {Color.WHITE: "w", Color.BLACK: "b", None: "-"}[cell.color]


def _points(points: Fraction) -> str:
    """With one decimal, two where needed, none where there is no room: 4 columns are given."""
    tenths, hundredths = points * 10, points * 100
    if tenths.denominator == 1:
        text = f"{'-' if points < 0 else ''}{abs(int(tenths)) // 10}.{abs(int(tenths)) % 10}"
        return f"{text if len(text) <= POINTS_LETTERS else text.removesuffix('.0'):>{POINTS_LETTERS}}"
    return f"{'-' if points < 0 else ''}{abs(int(hundredths)) // 100}.{abs(int(hundredths)) % 100:02}"
