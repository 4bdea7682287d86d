"""Everything that happened in a game as lines of a list: when, what, and what the clocks showed then."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import cast

from ladya_desktop.eventlog import StoredAct
from ladya_desktop.game import events as ev
from ladya_desktop.game.by_color import COLORS
from ladya_desktop.game.evolve import evolve
from ladya_desktop.game.regulations import Conduct
from ladya_desktop.game.state import GameState, open_state
from ladya_desktop.texts import language, t
from ladya_desktop.texts.journal import journal_line
from ladya_desktop.texts.rules import edition_text
from ladya_desktop.texts.times import format_clock, format_time_control


@dataclass(frozen=True, slots=True, kw_only=True)
class LogLine:
    """`time` counts from the beginning of the record; `clocks` are White's and Black's, "" in a game without."""

    time: str
    text: str
    clocks: str
    is_move: bool


def log_lines(rows: tuple[StoredAct, ...]) -> tuple[LogLine, ...]:
    """The lines of a game's stream, in order, of the events that have one; its first must be `GameOpened`.

    Raises ValueError if the stream begins with something else.
    """
    return tuple(_lines(rows))


def conditions_said(rows: tuple[StoredAct, ...]) -> str:
    """What the game was played under: rules, time control, conduct, who watches and rules; and the edition's note.

    "" for a record without an opening.
    """
    opened = next((event for row in rows for event in row.events if isinstance(event, ev.GameOpened)), None)
    if opened is None:
        return ""
    regulations, edition = opened.regulations, edition_text(opened.regulations.edition, language())
    control = regulations.time_control
    said = [edition.title, format_time_control(control)]
    if regulations.conduct is not Conduct.LESSON:
        chosen = (regulations.conduct, regulations.supervision, regulations.rulings)
        said += [t(f"common.conditions.{each}_short") for each in chosen]
    return f"{' · '.join(said)}. {edition.note}"


def _lines(rows: tuple[StoredAct, ...]) -> Iterator[LogLine]:
    state: GameState | None = None
    for row in rows:
        for recorded in row.events:
            event = cast(ev.Event, recorded)
            before = state if state is not None else _opened(event)
            state = evolve(before, event)
            text = journal_line(event, before)
            if text:
                yield LogLine(
                    time=_stamp(event.at_ms),
                    text=text,
                    clocks=_clocks(state, event.at_ms),
                    is_move=isinstance(event, ev.MoveMade | ev.IllegalMoveStood),
                )


def _opened(event: ev.Event) -> GameState:
    if not isinstance(event, ev.GameOpened):
        raise ValueError(f"a game begins with GameOpened, not {type(event).__name__}")
    return open_state(event)


def _stamp(at_ms: int) -> str:
    minutes, seconds = divmod(at_ms // 1000, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}"


def _clocks(state: GameState, at_ms: int) -> str:
    if not state.regulations.time_control.has_clock:
        return ""
    clock = state.clock
    white, black = (
        format_clock(clock.at(at_ms).remaining_ms[color], flag_fallen=clock.has_fallen(color)) for color in COLORS
    )
    return f"{white} – {black}"
