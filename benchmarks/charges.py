"""What the clock has charged for each press, read from the store, held against when the presses happened."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import cast

from benchmarks.summary import Happened, ms_between
from ladya_desktop.eventlog import StoredAct
from ladya_desktop.game.acts import Press
from ladya_desktop.game.by_color import Color
from ladya_desktop.game.events import ClockPressed, Event, GameOpened
from ladya_desktop.game.evolve import evolve
from ladya_desktop.game.state import open_state


@dataclass(frozen=True, slots=True, kw_only=True)
class Charge:
    """One press: what was taken from the presser's clock, and how long the window took to handle the press."""

    charged_ms: int
    handled_late_ms: int


@dataclass(slots=True, kw_only=True)
class Comparison:
    """Charged times against their references.

    `errors_ms`: how far outside of what is possible, 0 inside. `blurs_ms`: how well the reference itself is known.
    """

    errors_ms: list[float] = field(default_factory=list)
    blurs_ms: list[float] = field(default_factory=list)
    late_ms: list[float] = field(default_factory=list)
    charged_ms: float = 0
    passed_ms: float = 0

    def add_game(self, charges: Sequence[Charge], presses: Sequence[Happened]) -> None:
        """One more game. Its first press is left out: when White's clock was started is no press.

        Raises ValueError if not every press was counted as one.
        """
        if len(charges) != len(presses):
            raise ValueError(f"{len(presses)} presses, {len(charges)} of them stored")
        for charge, before, now in zip(charges[1:], presses, presses[1:], strict=False):
            shortest = ms_between(before.latest_ns, now.earliest_ns)
            longest = ms_between(before.earliest_ns, now.latest_ns)
            self.errors_ms.append(max(charge.charged_ms - longest, shortest - charge.charged_ms, 0))
            self.blurs_ms.append(longest - shortest)
            self.late_ms.append(charge.handled_late_ms)
            self.charged_ms += charge.charged_ms
        self.passed_ms += ms_between(presses[0].earliest_ns, presses[-1].earliest_ns)


def charges(rows: Iterable[StoredAct]) -> list[Charge]:
    """The charges of a game without increment, in the order of its presses."""
    opening, *later = rows
    opened = opening.events[0]
    assert isinstance(opened, GameOpened)
    state = open_state(opened)
    left = dict.fromkeys(Color, opened.regulations.time_control.base_ms or 0)
    found = []
    for row in later:
        for event in cast(tuple[Event, ...], row.events):
            state = evolve(state, event)
            if isinstance(event, ClockPressed):
                assert isinstance(row.act, Press)
                color = Color(event.by.value)
                now_ms = state.clock.remaining_ms[color]
                late_ms = row.handled_ms - row.act.at_ms
                found.append(Charge(charged_ms=left[color] - now_ms, handled_late_ms=late_ms))
                left[color] = now_ms
    return found
