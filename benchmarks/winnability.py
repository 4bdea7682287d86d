"""Figures of the solver: wrong verdicts, what it proves and how fast, and the dead check made after every move.

    python -m benchmarks.winnability --shared FOLDER --sample 200

Prints JSON. The positions are those of `winnability/test-vector.txt` (composed ones, each side asked for a second) and
`winnability/real-games.txt` (final positions of games, both sides asked in half a second) in the folder; each line
holds a verdict of two characters and a FEN. With `--sample` so many lines of each file are taken, evenly spread.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.moves import long_game
from benchmarks.summary import summary
from ladya_desktop.game.by_color import COLORS, Color
from ladya_desktop.game.position import STARTING_FEN, Position, check_fen
from ladya_desktop.game.winnability import Verdict, Winnability, is_certainly_dead, prove

VECTOR, REAL_GAMES = "test-vector.txt", "real-games.txt"
QUERY_S, GAME_S = 1.0, 0.5
STOP_EARLY_S = 0.02
"""So long before its time is over the solver is told to stop: it looks up only now and then."""
NO_END = 1 << 62


@dataclass(frozen=True, slots=True)
class Example:
    """A position, and who can still mate in it."""

    position: Position
    winners: frozenset[Color]


def examples(file: Path, sample: int | None) -> list[Example]:
    """The positions of a file, or so many of them."""
    text = file.read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    step = max(1, len(lines) // sample) if sample else 1
    return [_example(line) for line in lines[::step]]


def _example(line: str) -> Example:
    verdict, fen = line[:2], line[3:].strip()
    winners = {color for color, letter in zip(COLORS, verdict, strict=True) if letter != "-"}
    return Example(Position(check_fen(fen)), frozenset(winners))


@dataclass(slots=True)
class Tally:
    """Answers held against what is known: how many there were, wrong ones, proved ones."""

    count: int = 0
    wrong: int = 0
    proved: int = 0

    def add(self, example: Example, color: Color, found: Winnability) -> bool:
        """Counts an answer; whether it is a proof."""
        self.count += 1
        if found.verdict is Verdict.UNPROVEN:
            return False
        is_yes = found.verdict is Verdict.YES
        is_line = not is_yes or example.position.is_mating_line(found.line, color)
        self.wrong += not is_line or is_yes is not (color in example.winners)
        self.proved += 1
        return True


def ask(position: Position, color: Color, limit_s: float) -> tuple[Winnability, float]:
    """What the solver says about one side, and the seconds it took."""
    begun_s = time.perf_counter()
    end_s = begun_s + limit_s - STOP_EARLY_S
    found = prove(position, color, nodes=NO_END, should_stop=lambda: time.perf_counter() >= end_s)
    return found, time.perf_counter() - begun_s


def measure_queries(found_in: Sequence[Example]) -> dict[str, object]:
    """Each side of each position for itself, within a second."""
    tally, took_ms = Tally(), []
    for example in found_in:
        for color in COLORS:
            found, seconds = ask(example.position, color, QUERY_S)
            is_late = tally.add(example, color, found) and seconds > QUERY_S
            tally.proved -= is_late
            took_ms.append(1000 * seconds)
    return _figures(tally, took_ms)


def measure_positions(found_in: Sequence[Example]) -> dict[str, object]:
    """Both sides of each position together, within half a second."""
    tally, took_ms, in_time = Tally(), [], 0
    for example in found_in:
        spent_s, is_proved = 0.0, True
        for color in COLORS:
            found, seconds = ask(example.position, color, GAME_S - spent_s)
            is_proved &= tally.add(example, color, found)
            spent_s += seconds
        in_time += is_proved and spent_s <= GAME_S
        took_ms.append(1000 * spent_s)
    return {**_figures(tally, took_ms), "positions": len(found_in), "late": len(found_in) - in_time}


def measure_dead_check(found_in: Sequence[Example]) -> dict[str, object]:
    """The check made after every move: each position of a long game, and final positions of games."""
    moves = tuple(long_game())
    positions = [Position(STARTING_FEN, moves[:ply]) for ply in range(len(moves))]
    positions += [example.position for example in found_in]
    return summary([_milliseconds(is_certainly_dead, position) for position in positions], digits=4)


def _milliseconds(check: Callable[[Position], bool], position: Position) -> float:
    """The board of the position is laid out before: the window has done that when it checks."""
    assert position.fen
    begun_s = time.perf_counter()
    check(position)
    return 1000 * (time.perf_counter() - begun_s)


def _figures(tally: Tally, took_ms: Sequence[float]) -> dict[str, object]:
    share = round(100 * tally.proved / tally.count, 2)
    return {
        "queries": tally.count,
        "wrong": tally.wrong,
        "proved": tally.proved,
        "proved_percent": share,
        "ms": summary(took_ms),
    }


def measure(shared: Path, sample: int | None) -> dict[str, object]:
    """All figures of the solver; `shared` holds the folder `winnability`."""
    folder = shared / "winnability"
    games = examples(folder / REAL_GAMES, sample)
    return {
        "composed": measure_queries(examples(folder / VECTOR, sample)),
        "real_games": measure_positions(games),
        "dead_check_ms": measure_dead_check(games),
    }


def main(argv: Sequence[str]) -> int:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--shared", type=Path, required=True, help="the folder that holds `winnability`")
    parser.add_argument("--sample", type=int, default=None, help="so many positions of each file")
    options = parser.parse_args(argv)
    print(json.dumps(measure(options.shared, options.sample), indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
