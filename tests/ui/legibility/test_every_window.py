"""Nothing that is written is shortened, cut off, covered or too small: every window, both languages, every size.

The sizes are logical: a 1366x768 screen at 100, 150 and 200 %, the smallest window, a large screen at 100 and 200 %, a
4K screen at 250 %.
"""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.texts import Language, set_language
from tests.ui.hands import settle
from tests.ui.legibility.dialogs import DIALOGS
from tests.ui.legibility.faults import faults
from tests.ui.legibility.screens import SCREENS

SIZES = ((1366, 768), (1024, 576), (911, 512), (683, 384), (1920, 1080), (960, 540), (1536, 864))
both_languages = pytest.mark.parametrize("speak", ["ru", "en"])


@both_languages
@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_can_be_read(name: str, speak: Language, qtbot: QtBot) -> None:
    set_language(speak)
    screen = SCREENS[name]()
    qtbot.addWidget(screen)
    screen.setMinimumSize(1, 1)
    found: dict[tuple[int, int], list[str]] = {}
    for size in SIZES:
        screen.resize(*size)
        screen.show()
        settle()
        assert screen.size() == QSize(*size)
        found[size] = faults(screen)
    assert {size: each for size, each in found.items() if each} == {}


@both_languages
@pytest.mark.parametrize("name", DIALOGS)
def test_a_dialog_can_be_read(name: str, speak: Language, qtbot: QtBot) -> None:
    set_language(speak)
    found: dict[tuple[int, int], list[str]] = {}
    for size in SIZES:
        host = QWidget()
        qtbot.addWidget(host)
        host.resize(*size)
        host.show()
        dialog = DIALOGS[name](host)
        dialog.open()
        settle()
        found[size] = faults(dialog)
        dialog.close()
        host.close()
    assert {size: each for size, each in found.items() if each} == {}
