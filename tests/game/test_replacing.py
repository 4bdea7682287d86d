"""Values made anew with some fields changed: as the standard library makes them."""

import dataclasses

import pytest

from ladya_desktop.game.acts import Actor
from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.clock import ClockState
from ladya_desktop.game.events import GameOpened
from ladya_desktop.game.position import STARTING_FEN
from ladya_desktop.game.regulations import Regulations
from ladya_desktop.game.replacing import replace
from ladya_desktop.game.state import open_state
from ladya_desktop.game.time_control import TimeControl

CLOCK = ClockState(remaining_ms=ByColor(60_000, 50_000), since_ms=100)
STATE = open_state(
    GameOpened(
        by=Actor.PROGRAM,
        at_ms=0,
        regulations=Regulations(time_control=TimeControl(base_ms=60_000)),
        white="",
        black="",
        base_fen=STARTING_FEN,
        remaining_ms=ByColor(60_000, 60_000),
    )
)


def test_what_is_named_is_new_and_all_else_as_it_was() -> None:
    assert replace(CLOCK, running=Color.BLACK) == dataclasses.replace(CLOCK, running=Color.BLACK)
    assert CLOCK.running is None
    after = replace(STATE, made=("e2e4",), clock=CLOCK)
    assert after == dataclasses.replace(STATE, made=("e2e4",), clock=CLOCK)
    assert hash(after) == hash(dataclasses.replace(STATE, made=("e2e4",), clock=CLOCK))
    assert STATE.made == ()


def test_a_field_that_is_none_is_refused() -> None:
    with pytest.raises(KeyError, match="colour"):
        replace(CLOCK, colour=Color.BLACK)  # type: ignore[call-arg]  # that is the mistake
