"""The page of keys: it can be read without scrolling on a usual school screen."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QBoxLayout, QScrollArea
from pytestqt.qtbot import QtBot

from ladya_desktop.texts import Language, set_language
from ladya_desktop.ui.home.keys_dialog import KeysDialog
from tests.ui.hands import settle, show


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
