"""Games that no screen shows: what is over is let go, what goes on is kept; either is found again."""

import gc
import weakref

import pytest
from pytestqt.qtbot import QtBot

from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.view import Player
from ladya_desktop.session.game import GameSession
from ladya_desktop.ui.bridge.game import GameBridge
from ladya_desktop.ui.home.port import FreeGame
from tests.ui.bridge.room import Room

FREE = FreeGame(
    players=ByColor(Player(name="Аня", school_class="3А"), Player(name="Боря", school_class="")), time_control="300"
)


@pytest.fixture
def room(qtbot: QtBot) -> Room:
    return Room()


def begun(room: Room) -> GameBridge:
    bridge = room.desk.open_free(FREE)
    assert bridge is not None
    bridge.start()
    return bridge


def left(room: Room, bridge: GameBridge) -> "weakref.ref[GameSession]":
    """What is still known of the session after its screen was left."""
    kept = weakref.ref(bridge._session)
    bridge.close()
    room.desk.let_go(bridge.game_id)
    bridge.setParent(None)
    return kept


def resigned(room: Room, qtbot: QtBot) -> tuple[str, "weakref.ref[GameSession]"]:
    bridge = begun(room)
    bridge.resign(Color.WHITE)
    qtbot.waitUntil(lambda: bridge.view.is_result_final)
    return bridge.game_id, left(room, bridge)


def test_a_game_that_is_over_is_let_go_and_read_again(room: Room, qtbot: QtBot) -> None:
    game_id, kept = resigned(room, qtbot)
    gc.collect()
    assert kept() is None
    read = room.desk.reviewed(game_id)
    assert read is not None
    assert len(read.rows) > 1


def test_a_game_that_goes_on_is_kept(room: Room) -> None:
    kept = left(room, begun(room))
    gc.collect()
    assert kept() is not None


def test_what_was_never_opened_cannot_be_let_go(room: Room) -> None:
    room.desk.let_go("00000000-0000-0000-0000-000000000000")
    assert room.desk.interrupted == ()
