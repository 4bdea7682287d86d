"""Files and the store: games as it has them, with their real colours, and a group taken in whole or not at all."""

import io
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from uuid import UUID

import chess.pgn
import pytest
from pytestqt.qtbot import QtBot

from ladya_desktop.eventlog import StoredAct, StoreError
from ladya_desktop.files.pgn import GroupGames, is_unread, pairing_pgn
from ladya_desktop.files.trf import write_trf
from ladya_desktop.files.trf_import import import_act, import_plan
from ladya_desktop.game.acts import Actor, Finding, Rule, SetCounter
from ladya_desktop.game.by_color import Color
from ladya_desktop.game.result import Score
from ladya_desktop.tournament.acts import ImportGroup, UndoStep
from ladya_desktop.ui.bridge.game import GameBridge
from tests.files.group_games import group_pgn
from tests.files.trf_sample import read_trf
from tests.ui.bridge.room import Room


@pytest.fixture
def room(qtbot: QtBot) -> Iterator[Room]:
    """A group of four with its lots drawn."""
    room = Room()
    room.begin_tournament()
    yield room
    room.store.close()


def begun(room: Room, board: int) -> GameBridge:
    bridge = room.open_pairing(1, board)
    bridge.start()
    return bridge


def games(room: Room) -> GroupGames:
    found = [room.tournament.pairing_games(pairing) for one in room.group.rounds for pairing in one.pairings]
    return GroupGames(
        states={game_id: state for games in found for game_id, state in games.states.items()},
        reversed_ids=frozenset(game_id for games in found for game_id in games.reversed_ids),
    )


def players(room: Room) -> list[tuple[str, str, str]]:
    """White, Black and result of each game in the file."""
    view = room.tournament.view
    assert view is not None
    stream, found = io.StringIO(group_pgn(view, room.group, games(room))), list[tuple[str, str, str]]()
    while (game := chess.pgn.read_game(stream)) is not None:
        headers = game.headers
        found.append((headers["White"], headers["Black"], headers["Result"]))
    return found


def find_reversed(room: Room, bridge: GameBridge) -> None:
    """Ten moves were completed when the arbiter sees it (7.3)."""
    bridge.stop()
    session = next(one.session for one in room.desk._opened.values() if one.session.view is bridge.view)
    at_ms = session.last_act_ms
    session.perform(SetCounter(by=Actor.ARBITER, at_ms=at_ms, white=10, black=10), handled_ms=at_ms, device="mouse")
    bridge.rule(Rule(by=Actor.ARBITER, at_ms=0, finding=Finding.COLOURS_REVERSED))
    bridge.resume()


def test_no_games_before_the_first(room: Room) -> None:
    assert games(room) == GroupGames()


def test_a_game_has_the_day_on_which_it_was_begun(room: Room) -> None:
    begun(room, 1).resign(Color.BLACK)
    pairing = room.pairing(1, 1)
    assert pairing.game_id is not None
    found, kept = room.tournament.pairing_games(pairing), room.store.info(UUID(pairing.game_id))
    assert kept is not None
    day = datetime.fromtimestamp(kept.created_ms / 1000).astimezone().date()
    assert found.days == {pairing.game_id: day.isoformat()}
    view = room.tournament.view
    assert view is not None
    elsewhen = replace(found, days={pairing.game_id: "2031-02-03"})
    assert '[Date "2031.02.03"]' in pairing_pgn(view, room.group, pairing, elsewhen)


def test_games_are_there_as_the_store_has_them(room: Room) -> None:
    begun(room, 1).resign(Color.BLACK)
    begun(room, 2)
    first, second = (room.pairing(1, board).game_id for board in (1, 2))
    found = games(room)
    assert set(found.states) == {first, second}
    result = found.states[first or ""].result
    assert result is not None
    assert result.score is Score.WHITE_WINS
    assert found.reversed_ids == frozenset()


def test_white_is_who_really_played_white(room: Room) -> None:
    white, black = room.pairing().players.white.name, room.pairing().players.black.name
    bridge = begun(room, 1)
    assert players(room) == [(white, black, "*")]
    find_reversed(room, bridge)
    assert players(room) == [(black, white, "*")]
    bridge.resign(Color.BLACK)
    assert room.pairing().score is Score.WHITE_WINS
    assert players(room) == [(black, white, "1-0")]


def test_a_game_that_cannot_be_read_hinders_no_other(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    begun(room, 1).resign(Color.BLACK)
    begun(room, 2)
    lost, read = UUID(room.pairing(1, 1).game_id), room.store.read

    def spoiled(stream_id: UUID, *, after: int = 0, until: int | None = None) -> tuple[StoredAct, ...]:
        if stream_id == lost:
            raise StoreError("storage.altered", version="3")
        return read(stream_id, after=after, until=until)

    monkeypatch.setattr(room.store, "read", spoiled)
    assert set(games(room).states) == {room.pairing(1, 2).game_id}
    found = games(room)
    assert [pairing.board for pairing in room.group.rounds[0].pairings if is_unread(pairing, found)] == [1]
    assert [result for _, _, result in players(room)] == ["1-0", "*"]


def taking(room: Room) -> ImportGroup:
    """The group of four as a file has it, for the empty first group."""
    view = room.tournament.view
    assert view is not None
    trf = read_trf(write_trf(view, room.group, with_classes=False))
    first = next(group for group in view.groups if group.code == "I")
    return import_act(import_plan(trf, first.setup), reason="file")


def pupils_of_first(room: Room) -> list[str]:
    view = room.tournament.view
    assert view is not None
    return [pupil.name for group in view.groups if group.code == "I" for pupil in group.participants]


def test_a_group_taken_in_is_one_row_of_the_store(room: Room) -> None:
    begun(room, 1).resign(Color.BLACK)
    rows = len(room.tournament.journal)
    assert room.tournament.request(taking(room)) is None
    assert len(room.tournament.journal) == rows + 1
    room.switch_on()
    assert len(pupils_of_first(room)) == 4
    view = room.tournament.view
    assert view is not None
    assert view.undo_step is not None
    assert room.tournament.request(UndoStep(step=view.undo_step)) is None
    assert pupils_of_first(room) == []
    assert room.pairing().score is Score.WHITE_WINS


def test_a_full_disk_leaves_nothing_of_it(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_row: object, **_more: object) -> StoredAct:
        raise StoreError("storage.disk_full", path="X")

    act = taking(room)
    monkeypatch.setattr(room.store, "append", full)
    refused = room.tournament.request(act)
    assert refused is not None
    assert refused.code == "storage.disk_full"
    room.switch_on()
    assert pupils_of_first(room) == []
