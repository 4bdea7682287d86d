"""The page of keys: it can be read without scrolling on a usual school screen."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QBoxLayout, QScrollArea
from pytestqt.qtbot import QtBot

from ladya_desktop import ui
from ladya_desktop.texts import Language, set_language
from ladya_desktop.ui.home.keys_dialog import CLOCKS, KEYS, KeysDialog
from tests.ui.hands import settle, show

STANDARD = {"Print": "Ctrl+P", "Save": "Ctrl+S"}
KNOWN_EVERYWHERE = {"Back", "Copy", "Cut", "Paste", "Undo", "Redo", "SelectAll", "ZoomIn", "ZoomOut"}
"""What every program has."""


def dialog_in(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, room: QSize) -> KeysDialog:
    """The dialog on a screen that leaves it this room; the screen of the tests is smaller than a school's."""
    monkeypatch.setattr(KeysDialog, "_room", lambda _dialog: room)
    dialog = show(qtbot, KeysDialog())
    dialog.fit()
    settle()
    return dialog


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("width", [1350, 1008, 944])
def test_all_keys_stand_on_a_school_screen(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, language: Language, width: int
) -> None:
    set_language(language)
    dialog = dialog_in(qtbot, monkeypatch, QSize(width, 680))
    scroll = dialog.findChild(QScrollArea)
    assert isinstance(scroll, QScrollArea)
    assert scroll.verticalScrollBar().maximum() == 0
    assert dialog.height() <= 680


def test_a_small_screen_has_one_column(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    dialog = dialog_in(qtbot, monkeypatch, QSize(667, 368))
    assert dialog.columns.direction() is QBoxLayout.Direction.TopToBottom
    assert dialog.width() == 667


def named() -> set[str]:
    """Every key on the page, as it is written, whichever keys the clocks have."""
    rows = (*(row for _, keys in KEYS for row in keys), *CLOCKS.values())
    return {key for names, _ in rows for key in names.split(", ")}


def handled() -> set[str]:
    """The keys that the window's own code asks for by a number or together with Ctrl."""
    sources = [file.read_text(encoding="utf-8") for file in Path(ui.__file__).parent.rglob("*.py")]
    numbered = {key for text in sources for key in re.findall(r"Qt\.Key\.Key_(F\d+)\b", text)}
    shortcuts = {key for text in sources for key in re.findall(r'QKeySequence\("([^"]+)"\)', text)}
    standard = {key for text in sources for key in re.findall(r"StandardKey\.(\w+)", text)}
    return numbered | shortcuts | {STANDARD.get(key, key) for key in standard if key not in KNOWN_EVERYWHERE}


def test_no_key_that_the_program_listens_to_is_missing() -> None:
    assert handled() - named() == set()


@pytest.mark.parametrize("wanted", ["Ctrl+D", "F2", "F3", "F8", "F9", "Home", "End", "Shift+Enter"])
def test_keys_that_were_once_forgotten_are_named(wanted: str) -> None:
    assert wanted in named()
