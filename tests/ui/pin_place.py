"""A lock with a PIN for the tests of windows, and hands that enter it."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from ladya_desktop import pin as pin_module
from ladya_desktop.pin import PinLock
from tests.ui.hands import NONE
from tests.ui.stand_in_screens import StandInSettings

PIN, WRONG_PIN = "4071", "4072"


class PinPlace:
    """Settings, a time that only the test moves, and a lock over both."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, pin: str | None = PIN) -> None:
        monkeypatch.setattr(pin_module, "_COST", 2)  # slow for children who guess, not for tests
        self.settings = StandInSettings()
        self.now_ms = 0
        self.lock = self.start()
        if pin is not None:
            self.lock.set_pin(pin)

    def start(self) -> PinLock:
        """The lock of a program started anew."""
        return PinLock(self.settings, lambda: self.now_ms, lambda: b"salt")


def type_pin(window: QWidget, pin: str = PIN) -> None:
    """Four digit keys, as any keyboard layout sends them."""
    handle = window.window().windowHandle()
    for digit in pin:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(handle, QKeyEvent(kind, Qt.Key.Key_0 + int(digit), NONE, digit))


def strike(window: QWidget, code: Qt.Key) -> None:
    """A key in the window."""
    QTest.keyClick(window.window().windowHandle(), code)
