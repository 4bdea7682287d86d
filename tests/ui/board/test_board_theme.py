"""Every board theme keeps its contrasts; a damaged file leaves the usual board and is told once."""

from dataclasses import fields
from itertools import product
from pathlib import Path

import pytest

from ladya_desktop.ui.board.board_look import USUAL_THEME, look_in_use
from ladya_desktop.ui.board.board_theme import BoardTheme, board_theme, board_themes, read_board_themes
from ladya_desktop.ui.theme import theme
from tests.ui.contrasts import contrast

GROUNDS = ("light", "dark", "last_light", "last_dark", "touch_light", "touch_dark", "illegal_light", "illegal_dark")
PAIRS = (
    *product(("last_mark",), ("last_light", "last_dark", "light", "dark")),
    *product(("touch",), ("touch_light", "touch_dark", "light", "dark")),
    *product(("illegal",), ("illegal_light", "illegal_dark", "light", "dark")),
    *product(("black_piece", "ink"), GROUNDS),
    ("white_piece", "ink"),
    ("inner", "black_piece"),
    ("coord", "light"),
    ("ink", "dark"),
)


@pytest.mark.parametrize("name", board_themes())
@pytest.mark.parametrize(("front", "ground"), PAIRS)
def test_marks_and_pieces_stand_out_on_every_board(name: str, front: str, ground: str) -> None:
    colors = board_theme(name)
    assert contrast(getattr(colors, front), getattr(colors, ground)) >= 3


@pytest.mark.parametrize("name", board_themes())
@pytest.mark.parametrize(("front", "ground"), tuple(product(("black_piece", "ink"), GROUNDS)))
def test_a_black_piece_and_a_white_one_s_outline_are_seen_from_afar(name: str, front: str, ground: str) -> None:
    colors = board_theme(name)
    least = 6 if ground in {"light", "dark"} else 5
    assert contrast(getattr(colors, front), getattr(colors, ground)) >= least


@pytest.mark.parametrize("name", board_themes())
def test_the_edge_stands_out_from_the_board_and_the_window(name: str) -> None:
    colors = board_theme(name)
    assert contrast(colors.edge, colors.light) >= 3
    assert contrast(colors.edge, theme("light").bg) >= 3


@pytest.mark.parametrize("name", board_themes())
def test_pieces_are_the_same_on_every_board(name: str) -> None:
    usual, other = board_theme(USUAL_THEME), board_theme(name)
    for piece in ("white_piece", "ink", "black_piece", "inner"):
        assert getattr(other, piece) == getattr(usual, piece)


def test_there_are_four_boards_at_least() -> None:
    names = board_themes()
    assert names[0] == USUAL_THEME
    assert len(names) >= 4
    assert len({board_theme(name).dark.name() for name in names}) == len(names)


def test_an_unknown_theme_is_the_usual_one() -> None:
    assert board_theme("pink") == board_theme(USUAL_THEME)


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    files: list[str] = []
    monkeypatch.setattr(look_in_use(), "tell_damage", files.append)
    return files


GOOD = "\n".join(f'{field.name} = "#102030"' for field in fields(BoardTheme) if field.name != "name")


@pytest.mark.parametrize("text", ["[green", "\ufeff\x00", 'green = "no table"', f'[green]\n{GOOD}\nlight = "mud"'])
def test_a_damaged_file_gives_no_theme_and_is_told(tmp_path: Path, told: list[str], text: str) -> None:
    file = tmp_path / "boards.toml"
    file.write_text(text, encoding="utf-8")
    assert read_board_themes(file) == {}
    assert told == ["boards.toml"]


def test_a_file_that_is_no_text_or_not_there_is_told(tmp_path: Path, told: list[str]) -> None:
    file = tmp_path / "boards.toml"
    assert read_board_themes(file) == {}
    file.write_bytes(b"\xff\xfe\x00")
    assert read_board_themes(file) == {}
    assert told == ["boards.toml"] * 2


def test_a_theme_that_lacks_a_colour_leaves_the_others(tmp_path: Path, told: list[str]) -> None:
    file = tmp_path / "boards.toml"
    file.write_text(f'[one]\n{GOOD}\n[two]\nlight = "#FFFFFF"\n[three]\n{GOOD.replace("#102030", "mud", 1)}\n')
    assert list(read_board_themes(file)) == ["one"]
    assert told == ["boards.toml"] * 2


def test_damage_is_told_once(qtbot: object) -> None:
    seen: list[str] = []
    look_in_use().damaged.connect(seen.append)
    for _ in range(2):
        look_in_use().tell_damage("some-file.toml")
    assert seen == ["some-file.toml"]
    look_in_use().damaged.disconnect(seen.append)
    look_in_use()._told.discard("some-file.toml")
