"""Bugs that other programs had with kept games, by their ids: a game of yesterday is the same today."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final
from uuid import UUID

import pytest

from ladya_desktop.app import MortalDisk
from ladya_desktop.game.acts import Act, Actor, ClaimThreefold, OfferDraw, Restore, Resume, Stop, Touch
from ladya_desktop.game.by_color import ByColor
from ladya_desktop.game.position import Position
from ladya_desktop.game.state import GameState
from ladya_desktop.game.view import GameView
from ladya_desktop.session.game import GameSession
from tests.session.games import CREATED_MS, opened, perform, play, start

GAME = UUID("11111111-1111-4111-8111-111111111111")
EN_PASSANT: Final = ("e2e4", "a7a6", "e4e5", "d7d5", "e5d6")
PROMOTION: Final = (*EN_PASSANT, "g8f6", "d6c7", "e7e6", "c7b8n")
CASTLING: Final = (*PROMOTION, "f8d6", "g1f3", "e8g8")
TWENTY_MORE: Final = (
    *("b8c6", "b7c6", "a2a3", "a6a5", "a3a4", "h7h6", "h2h3", "h6h5", "h3h4", "g7g6"),
    *("g2g3", "c6c5", "c2c3", "e6e5", "d2d3", "c8b7", "c1e3", "b7c6", "f1g2", "c6a4"),
)


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[MortalDisk]:
    with MortalDisk(tmp_path) as disk:
        yield disk


def at_ms(session: GameSession) -> int:
    """A moment after the last act."""
    return session.last_act_ms + 100


def everything(session: GameSession) -> tuple[GameView, Position, ByColor[int], GameState]:
    """All that is known of the game as it stands; the state has clocks, touches, offers and claims."""
    return session.view, session.current, session.illegal_moves, session._snapshot.state


def begun(disk: MortalDisk, *moves: str) -> GameSession:
    session = GameSession.create(disk.open(), opened(), created_ms=CREATED_MS, stream_id=GAME)
    start(session)
    play(session, *moves, at_ms=session.last_act_ms)
    return session


def killed_and_found(disk: MortalDisk, session: GameSession) -> GameSession:
    """The clocks are stopped, the program dies without a word, and the next one opens the game: nothing has changed."""
    perform(session, Stop(by=Actor.ARBITER, at_ms=at_ms(session)))
    before = everything(session)
    disk.kill()
    found = GameSession.load(disk.open(), GAME, unix_ms=CREATED_MS + 10_000_000)
    assert everything(found) == before
    return found


def goes_on(session: GameSession, *moves: str) -> None:
    perform(session, Resume(by=Actor.ARBITER, at_ms=at_ms(session)))
    play(session, *moves, at_ms=session.last_act_ms)
    said = [move.uci for move in session.view.moves][-len(moves) :]
    assert (said, session.view.moves[-1].is_completed) == (list(moves), True)


def touched(now_ms: int) -> Act:
    return Touch(by=Actor.WHITE, at_ms=now_ms, squares=("b8",))


def claimed_in_vain(now_ms: int) -> Act:
    return ClaimThreefold(by=Actor.WHITE, at_ms=now_ms, move="b8c6")


def offered(now_ms: int) -> Act:
    return OfferDraw(by=Actor.WHITE, at_ms=now_ms)


@pytest.mark.parametrize("moves", [EN_PASSANT, PROMOTION, CASTLING])
def test_st_02_special_moves_are_the_same_after_a_kill(disk: MortalDisk, moves: tuple[str, ...]) -> None:
    found = killed_and_found(disk, begun(disk, *moves))
    goes_on(found, *(CASTLING + TWENTY_MORE)[len(moves) :][:21])
    killed_and_found(disk, found)


def test_st_02_a_move_taken_back_is_gone_after_a_kill_too(disk: MortalDisk) -> None:
    session = begun(disk, *CASTLING)
    perform(session, Stop(by=Actor.ARBITER, at_ms=at_ms(session)))
    perform(session, Restore(by=Actor.ARBITER, at_ms=at_ms(session), ply=len(CASTLING) - 1))
    found = killed_and_found(disk, session)
    goes_on(found, CASTLING[-1], *TWENTY_MORE)


@pytest.mark.parametrize(
    ("act", "field"), [(touched, "touches"), (claimed_in_vain, "must_play"), (offered, "draw_offer")]
)
def test_st_02_what_is_owed_and_offered_is_the_same_after_a_kill(
    disk: MortalDisk, act: Callable[[int], Act], field: str
) -> None:
    session = begun(disk, *CASTLING)
    perform(session, act(at_ms(session)))
    assert getattr(session._snapshot.state, field)
    goes_on(killed_and_found(disk, session), *TWENTY_MORE)
