"""The command `can-mate`: whether each side of a position can still mate by any series of legal moves (5.2.2, 6.9).

One line of JSON for each FEN on standard output, faults on standard error. Exit codes: 0 done, 2 a FEN or an argument
cannot be used. The clock is read here; the solver only hears when to stop.
"""

import argparse
import json
import math
import sys
import time
from collections.abc import Iterator, Sequence

from ladya_desktop.cli_arguments import Arguments, one_of
from ladya_desktop.game.by_color import COLORS, Color
from ladya_desktop.game.position import FenError, Position, check_fen
from ladya_desktop.game.winnability import Winnability, prove
from ladya_desktop.texts import t

DEFAULT_LIMIT_S = 1.0
NO_END = 1 << 62
"""More positions than can be looked at: time alone is the limit here."""


def can_mate_command(argv: Sequence[str]) -> int:
    """`can-mate [--side white|black] [--limit SECONDS] [FEN ...]`: verdicts as JSON lines. Returns the exit code."""
    arguments = Arguments("can-mate", t("cli.can_mate_help"))
    arguments.places.add_argument("fens", nargs="*", metavar="FEN", help=t("cli.can_mate_fens"))
    sides = "|".join(COLORS)
    arguments.options.add_argument("--side", type=one_of(COLORS), metavar=sides, help=t("cli.can_mate_side"))
    limit_help = t("cli.can_mate_limit", default=DEFAULT_LIMIT_S)
    metavar = t("cli.can_mate_seconds")
    arguments.options.add_argument("--limit", type=_seconds, default=DEFAULT_LIMIT_S, metavar=metavar, help=limit_help)
    given = arguments.read(argv)
    if isinstance(given, int):
        return given
    return _answer(given.fens, [given.side] if given.side else list(COLORS), given.limit)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not 0 < seconds < math.inf:
        raise argparse.ArgumentTypeError(t("cli.can_mate_no_limit", text=text))
    return seconds


def _answer(arguments: Sequence[str], colors: Sequence[Color], limit_s: float) -> int:
    code = 0
    for number, fen in enumerate(_joined(arguments) if arguments else _lines(), start=1):
        if not fen:
            continue
        try:
            position = Position(check_fen(fen))
        except FenError:
            print(t("cli.can_mate_bad_fen", line=number, fen=fen), file=sys.stderr)
            code = 2
        else:
            print(json.dumps(_verdicts(fen, position, colors, limit_s), ensure_ascii=False), flush=True)
    return code


def _joined(arguments: Sequence[str]) -> list[str]:
    """The FENs of the command line; one without quotation marks comes in pieces, of which the first has slashes."""
    fens: list[str] = []
    for argument in arguments:
        if fens and "/" not in argument:
            fens[-1] = f"{fens[-1]} {argument}"
        else:
            fens.append(argument)
    return [fen.strip() for fen in fens]


def _lines() -> Iterator[str]:
    """The lines of standard input, however they end and whatever bytes they hold."""
    for line in sys.stdin.buffer if sys.stdin else ():
        yield line.decode("utf-8-sig", errors="replace").strip()


def _verdicts(fen: str, position: Position, colors: Sequence[Color], limit_s: float) -> dict[str, object]:
    begun_s = time.perf_counter()
    found = {color: _within(limit_s, position, color) for color in colors}
    seconds = round(time.perf_counter() - begun_s, 4)
    verdicts = {str(color): str(one.verdict) for color, one in found.items()}
    lines = {f"{color}_line": one.line for color, one in found.items()}
    return {"fen": fen, **verdicts, **lines, "seconds": seconds}


def _within(limit_s: float, position: Position, color: Color) -> Winnability:
    end_s = time.perf_counter() + limit_s
    return prove(position, color, nodes=NO_END, should_stop=lambda: time.perf_counter() >= end_s)
