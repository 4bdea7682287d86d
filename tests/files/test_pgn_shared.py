"""Odd files of other programs are read to their end. The folder is named by LADYA_SHARED."""

import os
from pathlib import Path

import pytest

from ladya_desktop.files.pgn_games import PgnGame, read_games, read_text

SHARED = os.environ.get("LADYA_SHARED")
pytestmark = pytest.mark.skipif(not SHARED, reason="LADYA_SHARED names no folder with files of other programs")
FOLDER = Path(SHARED or "") / "files" / "pgn"


def games(name: str) -> list[PgnGame]:
    return list(read_games(read_text(FOLDER / name)))


@pytest.mark.parametrize("path", sorted(FOLDER.rglob("*.*")) if SHARED else [], ids=lambda path: path.name)
def test_every_file_is_read_to_its_end(path: Path) -> None:
    for game in read_games(read_text(path)):
        assert game.line >= 1
        assert game.fault is None or game.fault.sentence


@pytest.mark.parametrize(
    ("name", "count"),
    [
        ("chesslib__alekseenko_grachev_2017.pgn", 1),
        ("pgn-extract__test-fixresulttags-out.pgn", 5),
        ("pgn-extract__test-promotion-in.pgn", 8),
        ("kokopu/missing-last-end-of-game.pgn", 2),
        ("kokopu/mini2.pgn", 2),
        ("pychess__bilbao.pgn", 1),
    ],
)
def test_good_files_are_read_whole(name: str, count: int) -> None:
    found = games(name)
    assert len(found) == count
    assert all(game.moves and game.fault is None for game in found)


def test_pg_44_odd_headers_are_listed() -> None:
    assert len(games("kokopu/headers.pgn")) >= 15


def test_bad_games_leave_the_good_ones() -> None:
    bad, good = games("kokopu/syntactic-error-5.pgn")
    assert bad.fault is not None
    assert good.fault is None
    assert len(good.moves) == 7
