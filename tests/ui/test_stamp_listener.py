"""The clock of the window system's stamps is learnt before a game begins."""

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWindow
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete, isValid

from ladya_desktop.ui.stamp_listener import StampListener
from ladya_desktop.ui.stream_time import StampOffset

NOW_MS = 50_000


class Watched(QWidget):
    """Remembers where the mouse was."""

    def __init__(self) -> None:
        super().__init__()
        self.moves: list[QPointF] = []
        self.setMouseTracking(True)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.moves.append(event.position())


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


def handle_of(window: QWidget) -> QWindow:
    handle = window.windowHandle()
    assert handle is not None
    return handle


def move(window: QWidget, stamp_ms: int) -> None:
    none = Qt.MouseButton.NoButton
    event = QMouseEvent(QEvent.Type.MouseMove, QPointF(3, 3), QPointF(3, 3), none, none, Qt.KeyboardModifier.NoModifier)
    event.setTimestamp(stamp_ms)
    QApplication.sendEvent(handle_of(window), event)


def test_a_move_of_the_mouse_teaches_the_offset(window: QWidget) -> None:
    stamps = StampOffset(lambda: NOW_MS)
    StampListener(window, stamps)
    window.show()
    move(window, 1_000)
    assert stamps.hear(990) == NOW_MS - 10


def test_a_window_already_shown_is_listened_to(window: QWidget) -> None:
    window.show()
    stamps = StampOffset(lambda: NOW_MS)
    StampListener(window, stamps)
    move(window, 1_000)
    assert stamps.hear(990) == NOW_MS - 10


def test_an_event_without_stamp_teaches_nothing(window: QWidget) -> None:
    stamps = StampOffset(lambda: NOW_MS)
    StampListener(window, stamps)
    window.show()
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_A, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(handle_of(window), event)
    move(window, 0)
    assert stamps.hear(400) == NOW_MS


def test_events_reach_the_window_all_the_same(qtbot: QtBot) -> None:
    window = Watched()
    qtbot.addWidget(window)
    StampListener(window, StampOffset(lambda: NOW_MS))
    window.show()
    move(window, 1_000)
    assert window.moves == [QPointF(3, 3)]


def test_a_window_may_be_destroyed_while_it_is_shown() -> None:
    window = Watched()
    StampListener(window, StampOffset(lambda: NOW_MS))
    window.show()
    delete(window)
    assert not isValid(window)
