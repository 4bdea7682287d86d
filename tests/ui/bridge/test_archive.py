"""The games of this computer as the teacher's board takes them."""

from uuid import UUID

import pytest
from pytestqt.qtbot import QtBot

from ladya_desktop.game.position import STARTING_FEN
from tests.ui.bridge.room import Room
from tests.ui.bridge.test_desk import FREE, opened


@pytest.fixture
def room(qtbot: QtBot) -> Room:
    return Room()


def test_games_are_listed_and_their_moves_read(room: Room) -> None:
    archive = room.desk.archive
    assert list(archive.games()) == []
    game = opened(room.desk.open_free(FREE))
    game.start()
    for start, end in (("e2", "e4"),):
        game.touch(start, "mouse", 0)
        game.release(start, end, "mouse", 0)
    (listed,) = archive.games()
    assert FREE.players.white.name in listed.title
    line = archive.line(listed.game_id)
    assert line is not None
    assert (line.base_fen, line.half_moves) == (STARTING_FEN, ("e2e4",))


def test_the_newest_game_comes_first(room: Room) -> None:
    first, second = (opened(room.desk.open_free(FREE)).game_id for _ in range(2))
    assert [game.game_id for game in room.desk.archive.games()] == [second, first]


def test_a_game_that_is_not_there_has_no_moves(room: Room) -> None:
    assert room.desk.archive.line(str(UUID(int=1))) is None
