"""A ruling that had ended a game is taken back: its pairing has no result, and the game goes on for it."""

import pytest
from pytestqt.qtbot import QtBot

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.result import Score
from ladya_desktop.tournament.view import PairingStatus
from tests.ui.bridge.room import Room


@pytest.fixture
def room(qtbot: QtBot) -> Room:
    return Room()


@pytest.mark.parametrize("declared", [Score.WHITE_WINS, Score.ANNULLED])
def test_a_result_taken_back_leaves_the_table_and_the_game_goes_on(room: Room, qtbot: QtBot, declared: Score) -> None:
    room.begin_tournament()
    bridge = room.open_pairing()
    bridge.start()
    bridge.declare(declared)
    qtbot.waitUntil(lambda: room.pairing().status is not PairingStatus.RUNNING)
    bridge.undo()
    qtbot.waitUntil(lambda: room.pairing().status is PairingStatus.RUNNING)
    assert room.pairing().score is None
    bridge.resume()
    bridge.resign(Color.WHITE)
    qtbot.waitUntil(lambda: room.pairing().score is Score.BLACK_WINS)


def test_of_two_declarations_the_first_stands_again_when_the_second_is_taken_back(room: Room, qtbot: QtBot) -> None:
    room.begin_tournament()
    bridge = room.open_pairing()
    bridge.start()
    bridge.resign(Color.WHITE)
    qtbot.waitUntil(lambda: room.pairing().score is Score.BLACK_WINS)
    bridge.declare(Score.DRAW)
    qtbot.waitUntil(lambda: room.pairing().score is Score.DRAW)
    bridge.undo()
    qtbot.waitUntil(lambda: room.pairing().score is Score.BLACK_WINS)


def test_a_crash_between_a_result_taken_back_and_the_table_is_mended(room: Room, qtbot: QtBot) -> None:
    room.begin_tournament()
    bridge = room.open_pairing()
    bridge.start()
    bridge.declare(Score.WHITE_WINS)
    qtbot.waitUntil(lambda: room.pairing().score is Score.WHITE_WINS)
    room.desk._session_changed.disconnect()  # the program dies before the tournament hears of it
    bridge.undo()
    room.switch_on()
    assert (room.pairing().score, room.pairing().status) == (None, PairingStatus.RUNNING)
