"""Games to put into sessions: an opening, and moves played by hand and clock."""

from ladya_desktop.game.acts import Act, Actor, Press, Start
from ladya_desktop.game.by_color import ByColor
from ladya_desktop.game.events import GameOpened
from ladya_desktop.game.hands import hand_acts
from ladya_desktop.game.regulations import Conduct, Regulations
from ladya_desktop.game.time_control import TimeControl
from ladya_desktop.game.view import GameView
from ladya_desktop.session.game import GameSession

START_FEN = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
BASE_MS = 300_000
FOOLS_MATE = ("f2f3", "e7e5", "g2g4", "d8h4")
CREATED_MS = 1_700_000_000_000


def opened(
    *, conduct: Conduct = Conduct.GUIDED, base_ms: int | None = BASE_MS, white: str = "Ёлкина Аня"
) -> GameOpened:
    """An opening row's event: the usual position, 5 + 3."""
    control = TimeControl(base_ms=base_ms, increment_ms=3_000 if base_ms else 0)
    return GameOpened(
        by=Actor.PROGRAM,
        at_ms=0,
        regulations=Regulations(conduct=conduct, time_control=control),
        white=white,
        black="Грибов Лев",
        white_class="5А",
        black_class="6Б",
        base_fen=START_FEN,
        remaining_ms=ByColor(base_ms or 0, base_ms or 0),
    )


def perform(session: GameSession, act: Act) -> GameView:
    """Performs an act that is handled a moment after it happened."""
    return session.perform(act, handled_ms=act.at_ms + 2, device="mouse")


def start(session: GameSession, at_ms: int = 100) -> GameView:
    return perform(session, Start(by=Actor.ARBITER, at_ms=at_ms))


def play(session: GameSession, *moves: str, at_ms: int, step_ms: int = 1_000) -> int:
    """Plays moves, each completed `step_ms` after the one before; returns the time of the last press."""
    for uci in moves:
        at_ms += step_ms
        by = Actor(session.view.to_move)
        for act in hand_acts(session.view.placement, uci, by=by, at_ms=at_ms):
            perform(session, act)
        if session.view.result is None:
            perform(session, Press(by=by, at_ms=at_ms))
    return at_ms
