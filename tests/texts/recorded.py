"""Recorded events of a small game, for the tests of its journal."""

from functools import reduce

from ladya_desktop.game import events as ev
from ladya_desktop.game.acts import Actor
from ladya_desktop.game.by_color import ByColor
from ladya_desktop.game.evolve import evolve
from ladya_desktop.game.position import STARTING_FEN
from ladya_desktop.game.regulations import Regulations
from ladya_desktop.game.state import GameState, open_state
from ladya_desktop.game.time_control import TimeControl

WHITE, BLACK, ARBITER, PROGRAM = Actor.WHITE, Actor.BLACK, Actor.ARBITER, Actor.PROGRAM


def opened(fen: str = STARTING_FEN, white: str = "", black: str = "") -> ev.GameOpened:
    return ev.GameOpened(
        by=PROGRAM,
        at_ms=0,
        regulations=Regulations(time_control=TimeControl(base_ms=300_000)),
        white=white,
        black=black,
        base_fen=fen,
        remaining_ms=ByColor(300_000, 300_000),
    )


def state(*events: ev.Event, fen: str = STARTING_FEN) -> GameState:
    return reduce(evolve, events, open_state(opened(fen)))


def touched(by: Actor, *squares: str, unclear: bool = False, binding: bool = True) -> ev.PiecesTouched:
    return ev.PiecesTouched(by=by, at_ms=1, squares=squares, unclear=unclear, binding=binding)


def made(by: Actor, uci: str, san: str) -> ev.MoveMade:
    return ev.MoveMade(by=by, at_ms=1, uci=uci, san=san)
