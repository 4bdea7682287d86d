"""From a real press to changed pixels, seen from outside: an X server's own events in, its frame buffer watched.

    python -m benchmarks.pixels --half-moves 60

Prints JSON. A game is played at 1280 by 800 and another at 1920 by 1080, full screen, both clocks running: press on a
piece, each step of its way, press on the clock. What is timed is from the event to the first pixel that changes where
it has to be seen: the square under the hand, the clock that begins to run.
"""

import argparse
import json
import random
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.framebuffer import Rect, Screen, own_screen, program_on
from benchmarks.moves import long_game
from benchmarks.summary import summary

ROOT = Path(__file__).parent.parent
SIZES_PX = ((1280, 800), (1920, 1080))
STEPS = 6
QUIET_S, LONGEST_S = 0.0, 1.0
REST_S = (0.05, 0.12)
STEP_S = 0.03

Places = Mapping[str, tuple[int, int, int, int]]


class Hand:
    """Plays from outside; `ms` are the times by gesture, `missed` those that changed nothing."""

    def __init__(self, screen: Screen, places: Places, chance: random.Random) -> None:
        self.ms: dict[str, list[float]] = {"press": [], "drag": [], "clock": []}
        self.missed = 0
        self._screen = screen
        self._places = places
        self._chance = chance

    def play(self, moves: list[str]) -> None:
        """Plays half-moves from the beginning of the game."""
        for number, uci in enumerate(moves):
            self._carry(uci[:2], uci[2:4])
            own, other = ("white", "black") if number % 2 == 0 else ("black", "white")
            self._go(self._middle(own))
            self._timed("clock", self._press, self._rect(other))
            self._screen.button(is_down=False)
            self._rest()

    def _carry(self, start: str, end: str) -> None:
        begin, target = self._middle(start), self._middle(end)
        self._go(begin)
        self._timed("press", self._press, self._rect(start))
        self._rest()
        for step in range(1, STEPS + 1):
            at = tuple(a + (b - a) * step // STEPS for a, b in zip(begin, target, strict=True))
            self._timed("drag", lambda at=at: self._screen.move(at), self._around(at, self._places[start]))  # type: ignore[misc]
            time.sleep(STEP_S)
        self._screen.button(is_down=False)
        self._rest()

    def _timed(self, gesture: str, act: Callable[[], object], rect: Rect) -> None:
        change = self._screen.change_after(act, rect, quiet_s=QUIET_S, longest_s=LONGEST_S)
        if change is None:
            self.missed += 1
        else:
            self.ms[gesture].append(change.first_ms)

    def _press(self) -> None:
        self._screen.button(is_down=True)

    def _go(self, place: tuple[int, int]) -> None:
        self._screen.move(place)
        self._rest()

    def _rest(self) -> None:
        time.sleep(self._chance.uniform(*REST_S))

    def _middle(self, name: str) -> tuple[int, int]:
        left, top, width, height = self._places[name]
        return left + width // 2, top + height // 2

    def _rect(self, name: str) -> Rect:
        left, top, width, height = self._places[name]
        return Rect(left=left, top=top, width=width, height=height)

    def _around(self, place: tuple[int, ...], square: tuple[int, int, int, int]) -> Rect:
        """As large as a square, around the hand."""
        _, _, width, height = square
        return Rect(left=place[0] - width // 2, top=place[1] - height // 2, width=width, height=height)


def measure(size_px: tuple[int, int], half_moves: int, seed: int) -> dict[str, object]:
    """One game on a screen of this size."""
    command = [sys.executable, "-m", "benchmarks.seated", "--size", *map(str, size_px)]
    with (
        TemporaryDirectory() as name,
        own_screen(*size_px) as screen,
        program_on(screen, command, {"HOME": name}, ROOT) as program,
    ):
        assert program.stdout is not None
        said = program.stdout.readline()
        if not said:
            raise RuntimeError("no game was begun")
        time.sleep(1)
        hand = Hand(screen, json.loads(said), random.Random(seed))
        hand.play(long_game()[:half_moves])
    return {**{f"{gesture}_ms": summary(times) for gesture, times in hand.ms.items()}, "unseen": hand.missed}


def main() -> int:
    """The command; returns its exit code."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--half-moves", type=int, default=60)
    parser.add_argument("--seed", type=int, default=random.randrange(1_000_000))
    options = parser.parse_args()
    found = {f"at_{size[0]}": measure(size, options.half_moves, options.seed) for size in SIZES_PX}
    print(json.dumps({"seed": options.seed, **found}, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
