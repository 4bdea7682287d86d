"""What the tests of all windows share: the application dressed as the program dresses it, in Russian."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ladya_desktop.texts import set_language
from ladya_desktop.ui.board.board_look import BoardLook, look_in_use
from ladya_desktop.ui.focus_ring import FocusRing
from ladya_desktop.ui.play.clock_keys import ClockKeys, keys_in_use
from ladya_desktop.ui.theme import apply_theme


@pytest.fixture(autouse=True)
def dressed(qapp: QApplication) -> Iterator[QApplication]:
    """The light theme, the usual board and keys, Russian and the keyboard before each test, whatever was chosen."""
    set_language("ru")
    look_in_use().put_on(BoardLook())
    keys_in_use().keys = ClockKeys.CTRL
    if not qapp.styleSheet():
        apply_theme(qapp)
    ring = qapp.findChild(FocusRing)
    if ring is not None:
        ring.go_by(is_pointer=False)
    yield qapp
    set_language("ru")


@pytest.fixture(scope="session")
def touch_screen(qapp: QApplication) -> QPointingDevice:
    """A touch screen of the test's own."""
    return QTest.createTouchDevice()
