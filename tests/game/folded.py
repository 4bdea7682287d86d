"""How tests look at the folding of events: a state to begin with, and what an event changes in it."""

from dataclasses import fields, replace
from typing import Any

from ladya_desktop.game import events as ev
from ladya_desktop.game.acts import Actor
from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.evolve import evolve
from ladya_desktop.game.position import STARTING_FEN
from ladya_desktop.game.regulations import Regulations
from ladya_desktop.game.state import GameState, open_state
from ladya_desktop.game.time_control import TimeControl
from ladya_desktop.game.touch import TouchedPieces


def opened(**changes: Any) -> ev.GameOpened:
    usual: dict[str, Any] = {
        "by": Actor.PROGRAM,
        "at_ms": 0,
        "regulations": Regulations(time_control=TimeControl(base_ms=300_000, increment_ms=2_000)),
        "base_fen": STARTING_FEN,
        "remaining_ms": ByColor(300_000, 300_000),
        "running": Color.WHITE,
    }
    return ev.GameOpened(**(usual | changes))


def state_of(fen: str, **changes: Any) -> GameState:
    return open_state(opened(base_fen=fen, **changes))


def changed(before: GameState, event: ev.Event) -> dict[str, Any]:
    """The fields that the event changed, with their new values."""
    after = evolve(before, event)
    names = [field.name for field in fields(GameState)]
    return {name: getattr(after, name) for name in names if getattr(after, name) != getattr(before, name)}


BEGUN = open_state(opened())
HOLDING = replace(BEGUN, in_hand=("e2", "g1"), touches=(TouchedPieces(squares=("e2",)), TouchedPieces(squares=("g1",))))
