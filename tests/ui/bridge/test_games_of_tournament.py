"""A game knows whether it is played for the tournament, and what its clock shows is no result."""

import pytest
from pytestqt.qtbot import QtBot

from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.view import Player
from ladya_desktop.texts.times import format_clock
from ladya_desktop.tournament.view import PairingStatus
from ladya_desktop.ui.bridge.game import GameBridge
from ladya_desktop.ui.home.port import FreeGame
from tests.ui.bridge.room import Room

NOBODY = ByColor(Player(name="", school_class=""), Player(name="", school_class=""))


@pytest.fixture
def room(qtbot: QtBot) -> Room:
    made = Room()
    made.begin_tournament()
    return made


def begun(room: Room) -> GameBridge:
    bridge = room.open_pairing()
    bridge.start()
    return bridge


def test_a_pairings_game_is_of_the_tournament_and_a_free_one_is_not(room: Room) -> None:
    free = room.desk.open_free(FreeGame(players=NOBODY, time_control="300"))
    assert free is not None
    assert room.desk.is_of_tournament(room.open_pairing().game_id)
    assert not room.desk.is_of_tournament(free.game_id)


def test_cl_27_a_clock_near_zero_is_not_taken_for_the_result_of_the_game(room: Room) -> None:
    bridge = begun(room)
    left_ms = bridge.view.clock.remaining(Color.WHITE, bridge.now_ms())
    room.time.pass_ms(left_ms - 400)
    assert format_clock(bridge.view.clock.remaining(Color.WHITE, bridge.now_ms())) == "0:00,4"
    assert room.pairing().status is PairingStatus.RUNNING
    assert room.pairing().score is None
