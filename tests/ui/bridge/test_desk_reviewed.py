"""Games to be reviewed: with their place in the tournament, and as far as a damaged record can be read."""

from collections.abc import Callable
from uuid import UUID

import pytest
from pytestqt.qtbot import QtBot

from ladya_desktop.eventlog import StoredAct, StoreError
from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.view import Player
from ladya_desktop.session.game import GameSession
from ladya_desktop.ui.bridge.game import GameBridge
from ladya_desktop.ui.home.port import FreeGame
from tests.ui.bridge.room import Room

FREE = FreeGame(
    players=ByColor(Player(name="Аня", school_class=""), Player(name="", school_class="")), time_control="-"
)


@pytest.fixture
def room(qapp: object) -> Room:
    return Room()


def free_game(room: Room) -> GameBridge:
    bridge = room.desk.open_free(FREE)
    assert bridge is not None
    return bridge


def torn_at(room: Room, row: int) -> Callable[..., tuple[StoredAct, ...]]:
    """A reading of the store that fails from a row on."""
    read = room.store.read

    def read_some(stream_id: UUID, *, after: int = 0, until: int | None = None) -> tuple[StoredAct, ...]:
        if until is None or until >= row:
            raise StoreError("storage.altered", version=str(row))
        return read(stream_id, after=after, until=until)

    return read_some


def test_the_game_of_a_pairing_knows_its_place(room: Room) -> None:
    room.begin_tournament()
    assert room.desk.reviewed_pairing("II", 1, 1) is None
    bridge = room.open_pairing()
    bridge.start()
    game = room.desk.reviewed_pairing("II", 1, 1)
    assert game is not None
    assert game.place is not None
    assert (game.place.group.code, game.place.pairing.board) == ("II", 1)
    assert (game.game_id, len(game.rows), game.lost_from) == (bridge.game_id, 2, None)
    assert game.began_ms is not None


def test_a_free_game_has_no_place(room: Room) -> None:
    game = room.desk.reviewed(free_game(room).game_id)
    assert game is not None
    assert game.place is None


def test_a_game_that_is_over_is_read_without_being_opened(
    room: Room, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    room.begin_tournament()
    bridge = room.open_pairing()
    bridge.start()
    bridge.resign(Color.BLACK)
    qtbot.waitUntil(lambda: bridge.view.is_result_final)
    known = room.desk.reviewed(bridge.game_id)
    room.switch_on()
    monkeypatch.setattr(GameSession, "load", None)
    assert room.desk.reviewed(bridge.game_id) == known
    assert known is not None
    assert known.place is not None


def test_a_damaged_game_is_shown_up_to_the_damage(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    bridge = free_game(room)
    bridge.touch("e2", "mouse", 0)
    room.switch_on()
    monkeypatch.setattr(room.store, "read", torn_at(room, 2))
    game = room.desk.reviewed(bridge.game_id)
    assert game is not None
    assert (len(game.rows), game.lost_from, game.place) == (1, 2, None)
    assert room.troubles == []


@pytest.mark.parametrize("is_known", [True, False])
def test_of_a_game_of_which_nothing_is_left_that_is_said(
    room: Room, monkeypatch: pytest.MonkeyPatch, *, is_known: bool
) -> None:
    game_id = free_game(room).game_id if is_known else str(UUID(int=3))
    room.switch_on()
    monkeypatch.setattr(room.store, "read", torn_at(room, 1))
    assert room.desk.reviewed(game_id) is None
    assert len(room.troubles) == 1


def test_a_store_that_is_gone_is_said(room: Room) -> None:
    game_id = free_game(room).game_id
    room.switch_on()
    room.store.close()
    assert room.desk.reviewed(game_id) is None
    assert len(room.troubles) == 1
