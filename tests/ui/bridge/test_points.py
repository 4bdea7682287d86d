"""What the two players of a pairing had before they sat down to it."""

import pytest
from pytestqt.qtbot import QtBot

from ladya_desktop.game.by_color import COLORS, ByColor, Color
from ladya_desktop.game.result import Score
from ladya_desktop.ui.bridge.points import points_before
from tests.ui.bridge.room import Room


@pytest.fixture
def room(qtbot: QtBot) -> Room:
    """Four pupils; the first round was won by White on both boards."""
    made = Room()
    made.begin_tournament()
    for board in (1, 2):
        bridge = made.open_pairing(1, board)
        bridge.start()
        bridge.resign(Color.BLACK)
    return made


def before(room: Room, seat: tuple[str, int, int] | None, game_id: str = "") -> ByColor[int | None]:
    return points_before(room.tournament.view, game_id, seat)


def test_points_of_the_rounds_before(room: Room) -> None:
    winners = {room.pairing(1, board).players.white.name for board in (1, 2)}
    pairing = room.pairing(2)
    wanted = ByColor(*(2 if pairing.players[color].name in winners else 0 for color in COLORS))
    assert before(room, ("II", 2, 1)) == wanted


def test_the_game_itself_is_left_out(room: Room) -> None:
    assert room.pairing().score is Score.WHITE_WINS
    assert before(room, None, room.pairing().game_id or "") == ByColor(0, 0)


def test_outside_a_tournament_nothing_is_known(room: Room) -> None:
    assert before(room, None) == ByColor(None, None)
    assert points_before(None, "", ("II", 1, 1)) == ByColor(None, None)
