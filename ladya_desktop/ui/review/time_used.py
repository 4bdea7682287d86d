"""How long each move took, from the start of its player's clock to the press; and positions that came again (9.2)."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from ladya_desktop.game import events as ev
from ladya_desktop.game.by_color import NONE_YET, ByColor, Color
from ladya_desktop.game.position import Position
from ladya_desktop.game.state import GameState
from ladya_desktop.ui.review.timeline import Moment

OFTEN = 3
"""How often a position must have stood for a claim (9.2)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class UsedTime:
    """The time that one completed half-move took; `number` is its move's, `moment` the index where it was completed."""

    ply: int
    number: int
    color: Color
    used_ms: int
    moment: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Repetition:
    """A position that stood three times or more: the half-moves after which it stood, 0 for the beginning."""

    plies: tuple[int, ...]


def used_times(moments: Sequence[Moment]) -> tuple[UsedTime, ...]:
    """One for each half-move of the game as it went on in the end.

    What was spent on moves that a ruling made void counts for the move that replaced them: no time disappears.
    """
    spent: ByColor[int] = NONE_YET
    bars: list[UsedTime] = []
    for index, moment in enumerate(moments):
        running = _thinking(moment.before)
        if index and running is not None:
            passed_ms = moment.at_ms - moments[index - 1].at_ms
            spent = spent.put(running, spent[running] + max(passed_ms, 0))
        kept = len(moment.after.moves)
        while bars and bars[-1].ply > kept:
            void = bars.pop()
            spent = spent.put(void.color, spent[void.color] + void.used_ms)
        for ply in range(len(moment.before.moves) + 1, kept + 1) if index else ():
            color = moment.after.player_of(ply)
            bars.append(_used(moment.after, ply, spent[color], index))
            spent = spent.put(color, 0)
    return tuple(bars)


def thought_ms(moments: Sequence[Moment], index: int) -> int | None:
    """How long the player of the move made at a moment had thought when he made it; None where none was made."""
    color = moments[index].event.by.color
    if not isinstance(moments[index].event, ev.MoveMade) or color is None:
        return None
    spent_ms = 0
    for at in range(index, 0, -1):
        if _completes(moments[at], color):
            break
        if _thinking(moments[at].before) is color:
            spent_ms += max(moments[at].at_ms - moments[at - 1].at_ms, 0)
    return spent_ms


def repetitions(state: GameState) -> tuple[Repetition, ...]:
    """The positions that stood three times or more in the game so far, the earliest first."""
    plies: dict[str, list[int]] = defaultdict(list)
    played = state.moves + state.made
    for ply in range(len(played) + 1):
        fen = Position(state.opened.base_fen, played[:ply]).fen
        plies[" ".join(fen.split()[:4])].append(ply)
    return tuple(Repetition(plies=tuple(each)) for each in plies.values() if len(each) >= OFTEN)


def _completes(moment: Moment, color: Color) -> bool:
    """Whether a move of the side was completed: what it spends from then on is spent on the next."""
    is_completed = isinstance(moment.event, ev.MoveCompleted | ev.IllegalMoveStood)
    return is_completed and moment.after.player_of(len(moment.after.moves)) is color


def _thinking(state: GameState) -> Color | None:
    """Whose time passes; without clocks, of the side having the move."""
    if state.regulations.time_control.has_clock:
        return state.clock.running
    return state.current.turn if state.is_started and state.result is None else None


def _used(state: GameState, ply: int, used_ms: int, index: int) -> UsedTime:
    return UsedTime(ply=ply, number=number_of(state, ply), color=state.player_of(ply), used_ms=used_ms, moment=index)


def number_of(state: GameState, ply: int) -> int:
    """The number printed before a half-move; `ply` counts from 1."""
    start = Position(state.opened.base_fen)
    return start.fullmove_number + (ply - 1 + (0 if start.turn is Color.WHITE else 1)) // 2
