"""The commands `pairings` (Berger tables) and `standings` (a table from a file with games, JSON or TRF).

Results go to standard output as JSON, faults to standard error. Exit codes: 0 done, 1 an expectation was not met,
2 a file or an argument cannot be used.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from decimal import Decimal
from fractions import Fraction
from pathlib import Path

from ladya_desktop.cli_arguments import Arguments, one_of
from ladya_desktop.files.trf import is_trf, read_trf_with_remarks
from ladya_desktop.files.trf_faults import TrfError
from ladya_desktop.files.trf_standings import standings_by_points, standings_data
from ladya_desktop.files.trf_values import TrfTournament
from ladya_desktop.texts import t
from ladya_desktop.texts.system_errors import reason
from ladya_desktop.tournament.berger import MIN_PLAYERS, berger_rounds
from ladya_desktop.tournament.fields import FieldError, decimal_text
from ladya_desktop.tournament.names import clean_name
from ladya_desktop.tournament.standings_check import Difference, differences
from ladya_desktop.tournament.standings_file import StandingsFile, read_standings
from ladya_desktop.tournament.tie_break_codes import BUILT, TieBreakNotBuiltError
from ladya_desktop.tournament.tie_breaks import Standing

MAX_PLAYERS = 500

_SHOWN_LETTERS = 20
"""So much of what a file says is quoted."""


class _UnusableFileError(Exception):
    """A file that cannot be used; the sentence says why and what to do."""


def pairings_command(argv: Sequence[str]) -> int:
    """`pairings N [--cycles 2] [--plain]`: the Berger table as one line of JSON. Returns the exit code."""
    arguments = Arguments("pairings", t("cli_tournament.pairings_help"))
    about = t("cli_tournament.players_help", low=MIN_PLAYERS, high=MAX_PLAYERS)
    arguments.places.add_argument("players", type=_player_count, metavar=t("cli_tournament.number"), help=about)
    cycles, of_cycles = t("cli_tournament.cycles_help"), one_of((1, 2))
    arguments.options.add_argument("--cycles", type=of_cycles, default=1, metavar="1|2", help=cycles)
    arguments.options.add_argument("--plain", action="store_true", help=t("cli_tournament.plain_help"))
    given = arguments.read(argv)
    if isinstance(given, int):
        return given
    rounds = berger_rounds(given.players, cycles=given.cycles, swap_last_rounds=not given.plain)
    sys.stdout.write(json.dumps(rounds, separators=(",", ":")) + "\n")
    return 0


def standings_command(argv: Sequence[str]) -> int:
    """`standings [--check] FILE.json ...`: a table or a comparison for each file. Returns the exit code."""
    arguments = Arguments("standings", t("cli_tournament.standings_help"))
    file, about = t("cli_tournament.file"), t("cli_tournament.files_help")
    arguments.places.add_argument("files", nargs="+", metavar=file, help=about)
    arguments.options.add_argument("--check", action="store_true", help=t("cli_tournament.check_help"))
    given = arguments.read(argv)
    if isinstance(given, int):
        return given
    return _check(given.files) if given.check else _print_tables(given.files)


def _print_tables(files: Sequence[str]) -> int:
    code = 0
    for file in files:
        try:
            line = _table_line(file)
        except _UnusableFileError as fault:
            code = _report(file, fault)
        else:
            sys.stdout.write(line + "\n")
    return code


def _check(files: Sequence[str]) -> int:
    code = passed = failed = 0
    for file in files:
        try:
            found = _differences(file)
        except _UnusableFileError as fault:
            code = _report(file, fault)
            failed += 1
            continue
        sys.stdout.writelines(f"{line}\n" for line in found)
        passed += not found
        failed += bool(found)
    sys.stdout.write(f"{passed} passed, {failed} failed\n")
    return code or int(failed > 0)


@contextmanager
def _faults_in_words() -> Iterator[None]:
    """Says what is wrong with a file in a sentence."""
    try:
        yield
    except FieldError as error:
        raise _UnusableFileError(_field_sentence(error)) from error
    except TieBreakNotBuiltError as error:
        asked = clean_name(error.code)[:_SHOWN_LETTERS]
        sentence = t("cli_tournament.tie_break_not_built", tie_break=asked, built=", ".join(BUILT))
        raise _UnusableFileError(sentence) from error


def _read(file: str) -> StandingsFile | TrfTournament:
    """The file as a standings file; a TRF that is of no round-robin as what it is."""
    data = _bytes(Path(file))
    if not is_trf(Path(file).name, data):
        return read_standings(_json(data))
    trf = _trf(file, data)
    found = standings_data(trf)
    return trf if found is None else read_standings(found)


def _trf(file: str, data: bytes) -> TrfTournament:
    try:
        trf, remarks = read_trf_with_remarks(data)
    except TrfError as error:
        raise _UnusableFileError(error.sentence) from error
    for remark in remarks:
        _remark(file, remark.sentence)
    return trf


def _bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except FileNotFoundError as error:
        raise _UnusableFileError(t("cli_tournament.file_missing")) from error
    except OSError as error:
        raise _UnusableFileError(t("cli_tournament.file_unreadable", reason=reason(error))) from error


def _json(written: bytes) -> object:
    try:
        data: object = json.loads(written.decode("utf-8-sig"), parse_float=Decimal, object_pairs_hook=_object)
    except UnicodeDecodeError as error:
        raise _UnusableFileError(t("cli_tournament.file_not_text")) from error
    except json.JSONDecodeError as error:
        raise _UnusableFileError(t("cli_tournament.file_not_json", line=error.lineno, column=error.colno)) from error
    except (ValueError, ArithmeticError, RecursionError) as error:
        raise _UnusableFileError(t("cli_tournament.file_too_deep")) from error
    return data


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """An object whose keys are different ones; a reader would take the last of two silently."""
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise _UnusableFileError(t("cli_tournament.field_twice", key=clean_name(key)[:_SHOWN_LETTERS]))
        found[key] = value
    return found


def _differences(file: str) -> list[str]:
    with _faults_in_words():
        found = _read(file)
        lines = (
            [] if isinstance(found, TrfTournament) else [_difference(file, found, one) for one in differences(found)]
        )
    if isinstance(found, TrfTournament) or found.expect is None:
        sys.stderr.write(t("exports.nothing_expected", file=file) + "\n")
    return lines


def _table_line(file: str) -> str:
    """The table as one line of JSON. Written by hand, because the reader's numbers are floats and these are exact."""
    with _faults_in_words():
        found = _read(file)
        if isinstance(found, TrfTournament):
            _remark(file, t("exports.trf_by_points"))
            table = standings_by_points(found)
        else:
            table = found.standings()
    lines = ", ".join(map(_line, table.lines))
    ends = f'"annulled": {json.dumps(table.annulled)}, "unresolved": {json.dumps(table.unresolved)}'
    return f'{{"name": {json.dumps(found.name, ensure_ascii=False)}, "standings": [{lines}], {ends}}}'


def _line(line: Standing) -> str:
    first, last = line.places
    place = str(first) if first == last else f"{first}-{last}"
    values = "".join(f', "{code}": {_number(value)}' for code, value in line.values)
    return f'{{"player": {line.player}, "place": "{place}", "points": {_number(line.points)}{values}}}'


def _number(value: Fraction | None) -> str:
    return "null" if value is None else decimal_text(value)


def _difference(name: str, file: StandingsFile, one: Difference) -> str:
    expected, found = (_shown(value) for value in (one.expected, one.found))
    if one.player is None:
        return t("cli_tournament.differs", file=name, key=one.key, expected=expected, found=found)
    return t(
        "cli_tournament.player_differs",
        file=name,
        key=one.key,
        player=one.player,
        name=file.players[one.player],
        expected=expected,
        found=found,
    )


def _shown(value: Fraction | tuple[tuple[int, ...], ...] | None) -> str:
    if isinstance(value, tuple):
        return json.dumps([group[0] if len(group) == 1 else group for group in value])
    return _number(value)


def _field_sentence(error: FieldError) -> str:
    fault = t(error.code, **error.params)
    return t("cli_tournament.in_game", game=error.params["game"], fault=fault) if "game" in error.params else fault


def _remark(file: str, sentence: str) -> None:
    """What deserves a word, but does not hinder the result."""
    sys.stderr.write(t("cli_tournament.in_file", file=file, fault=sentence) + "\n")


def _report(file: str, fault: _UnusableFileError) -> int:
    """Each line names the file, however many things are wrong in it."""
    sys.stderr.writelines(t("cli_tournament.in_file", file=file, fault=line) + "\n" for line in str(fault).split("\n"))
    return 2


def _player_count(text: str) -> int:
    number = int(text) if text.isascii() and text.isdigit() and len(text) < 5 else 0
    if not MIN_PLAYERS <= number <= MAX_PLAYERS:
        limits = {"low": MIN_PLAYERS, "high": MAX_PLAYERS}
        raise argparse.ArgumentTypeError(t("cli_tournament.not_players", text=text[:20], **limits))
    return number
