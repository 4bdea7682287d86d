"""Keys with a letter answer in the Russian layout, whether or not a Latin one is installed besides."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.ui.parts.letter_keys import SAME_KEY, in_both_layouts, on_key
from tests.ui.hands import show

CONTROL = Qt.KeyboardModifier.ControlModifier


def press(window: QWidget, code: int, text: str) -> None:
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QApplication.sendEvent(window.windowHandle(), QKeyEvent(kind, code, CONTROL, text))


@pytest.mark.parametrize(
    ("latin", "cyrillic"), [("D", "В"), ("P", "З"), ("S", "Ы"), ("Z", "Я"), ("M", "Ь"), ("Q", "Й")]
)
def test_in_01_the_letter_on_the_same_key_does_the_same(qtbot: QtBot, latin: str, cyrillic: str) -> None:
    done: list[str] = []
    window = show(qtbot, QWidget(), 200, 100)
    on_key(window, QKeySequence(f"Ctrl+{latin}"), lambda: done.append(latin))
    press(window, ord(latin), latin.lower())
    press(window, ord(cyrillic), cyrillic.lower())
    press(window, ord("Ж"), "ж")
    assert done == [latin, latin]


def test_in_01_a_key_that_matches_twice_acts_once(qtbot: QtBot) -> None:
    """As where both layouts are installed and the window system offers both letters."""
    done: list[str] = []
    shortcut = on_key(show(qtbot, QWidget(), 200, 100), QKeySequence("Ctrl+D"), lambda: done.append("D"))
    shortcut.activatedAmbiguously.emit()
    assert done == ["D"]


def test_every_letter_has_a_key_of_its_own() -> None:
    assert len(SAME_KEY) == len(set(SAME_KEY.values())) == 26


def test_keys_without_a_letter_stay_as_they_are() -> None:
    assert list(in_both_layouts(QKeySequence("F2"))) == [QKeySequence("F2")]
    assert [keys.toString() for keys in in_both_layouts(QKeySequence("Ctrl+Shift+Z"))] == [
        "Ctrl+Shift+Z",
        "Ctrl+Shift+Я",
    ]


def test_held_down_they_act_once(qtbot: QtBot) -> None:
    done: list[str] = []
    window = show(qtbot, QWidget(), 200, 100)
    on_key(window, QKeySequence("Ctrl+D"), lambda: done.append("D"))
    for is_repeated in (False, True, True):
        event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_D, CONTROL, "d", is_repeated)
        QApplication.sendEvent(window.windowHandle(), event)
    assert done == ["D"]
