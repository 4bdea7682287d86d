"""A file of the windows' own look that is damaged or gone: the program opens all the same, and says it once."""

from collections.abc import Iterator
from pathlib import Path
from shutil import copytree

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from ladya_desktop import resources
from ladya_desktop.resources import resource_path
from ladya_desktop.ui import fonts, theme, tokens, usual_tokens
from ladya_desktop.ui.parts.dialog import Message
from tests.ui.hands import settle
from tests.ui.test_main_window import Desk

DAMAGED = {
    "palettes.toml": (None, b"\xff\xfe\x00", b"[light\nbg=", b'[light]\nbg = "#FFFFFF"\n'),
    "type.toml": (None, b"\xff\xfe\x00", b"[roles]\nbody = 16\n", b'screen = ["Inter"]\nprint = []\n[roles]\n'),
    "ladya.qss": (None, b"\xff\xfe\x00", b"QWidget { color: $nosuch; }"),
}
CASES = [(file, content) for file, contents in DAMAGED.items() for content in contents]


def _forget() -> None:
    for read in (fonts.read_type, theme._read, theme._cached_theme):
        read.cache_clear()
    tokens._Damaged.known.clear()
    tokens._Damaged.untold.clear()


@pytest.fixture
def themes(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The themes that the program finds in this test."""
    copytree(resource_path(), tmp_path / "resources")
    monkeypatch.setattr(resources, "_PLACES", (tmp_path / "resources",))
    _forget()
    yield tmp_path / "resources" / "themes"
    monkeypatch.undo()
    _forget()
    theme.apply_theme(qapp)


def spoil(file: Path, content: bytes | None) -> None:
    if content is None:
        file.unlink()
    else:
        file.write_bytes(content)


@pytest.mark.parametrize(("file", "content"), CASES)
def test_the_program_opens_and_says_it_once(
    qtbot: QtBot, qapp: QApplication, themes: Path, file: str, content: bytes | None
) -> None:
    spoil(themes / file, content)
    theme.apply_theme(qapp, "dark")
    desk = Desk(qtbot)
    desk.window.open()
    qtbot.waitUntil(lambda: any(each.isVisible() for each in desk.window.findChildren(Message)))  # told when idle
    (message,) = desk.window.findChildren(Message)
    assert file in message.accessibleName() + "".join(_words(message))
    assert fonts.font("clock").pixelSize() == 96
    another = Desk(qtbot)
    another.window.open()
    settle()
    assert another.window.findChildren(Message) == []


def _words(message: Message) -> list[str]:
    return [label.text() for label in message.findChildren(QLabel)]


@pytest.mark.parametrize("content", DAMAGED["palettes.toml"])
@pytest.mark.parametrize("name", theme.THEMES)
def test_the_usual_colours_take_the_place_of_damaged_ones(themes: Path, name: str, content: bytes | None) -> None:
    usual = theme.theme("light")
    _forget()
    spoil(themes / "palettes.toml", content)
    assert theme.theme(name) == usual


def test_a_colour_that_is_none_is_damage(themes: Path) -> None:
    usual = theme.theme("light")
    _forget()
    text = (themes / "palettes.toml").read_text(encoding="utf-8")
    (themes / "palettes.toml").write_text(text.replace("#15191C", "mud"), encoding="utf-8")
    assert theme.theme("dark") == usual
    assert theme.theme("contrast").name == "contrast"


def test_without_a_style_sheet_there_is_none(themes: Path) -> None:
    spoil(themes / "ladya.qss", None)
    assert theme.style_sheet(theme.theme("light")) == ""


def test_the_usual_values_are_those_of_the_files() -> None:
    read = fonts._read_type()
    assert dict(usual_tokens.ROLES) == read.roles
    assert (read.screen, read.print) == (usual_tokens.SCREEN, usual_tokens.PRINT)
    assert tokens.read_tokens("palettes.toml")[usual_tokens.THEME] == usual_tokens.COLORS
