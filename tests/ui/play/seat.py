"""Somebody who sits before a window: clicks, fingers and keys enter as the window system sends them."""

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent, QPointingDevice, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

LEFT_CTRL, RIGHT_CTRL = 37, 105
NONE = Qt.KeyboardModifier.NoModifier
LEFT = Qt.MouseButton.LeftButton


class Seat:
    """One window; places are given as widgets (their middle) or as points of the window."""

    def __init__(self, qtbot: QtBot, window: QWidget, width: int, height: int) -> None:
        self.window = window
        qtbot.addWidget(window)
        window.resize(width, height)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)

    @property
    def handle(self) -> QWindow:
        return self.window.windowHandle()

    def point(self, where: QWidget | QPoint) -> QPoint:
        if isinstance(where, QPoint):
            return where
        return where.mapTo(self.window, where.rect().center())

    def press(self, where: QWidget | QPoint) -> None:
        QTest.mousePress(self.handle, LEFT, NONE, self.point(where))

    def release(self, where: QWidget | QPoint) -> None:
        QTest.mouseRelease(self.handle, LEFT, NONE, self.point(where))

    def click(self, where: QWidget | QPoint) -> None:
        self.press(where)
        self.release(where)

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.handle, key)

    def type(self, text: str) -> None:
        """Types letters as a keyboard of any layout sends them."""
        for sign in text:
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                self._send(QKeyEvent(kind, 0, NONE, sign))

    def ctrl(self, scan_code: int, *, is_auto_repeat: bool = False) -> None:
        """Presses one of the two Ctrl keys and lets it go."""
        control = Qt.KeyboardModifier.ControlModifier
        for kind, modifiers in ((QEvent.Type.KeyPress, control), (QEvent.Type.KeyRelease, NONE)):
            self._send(QKeyEvent(kind, Qt.Key.Key_Control, modifiers, scan_code, 0, 0, "", is_auto_repeat))

    def tap(self, device: QPointingDevice, *places: QWidget) -> None:
        """Fingers come down one after another and stay, then all lift."""
        for finger, place in enumerate(places):
            sequence = QTest.touchEvent(self.handle, device)
            for other in range(finger):
                sequence = sequence.stationary(other)
            sequence.press(finger, self.point(place)).commit()
        lift = QTest.touchEvent(self.handle, device)
        for finger, place in enumerate(places):
            lift = lift.release(finger, self.point(place))
        lift.commit()

    def _send(self, event: QKeyEvent) -> None:
        QApplication.sendEvent(self.handle, event)
