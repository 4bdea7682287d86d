"""Hands at any window, dialogs too: clicks and keys enter as the window system sends them."""

from typing import TypeVar

from PySide6.QtCore import QEvent, QModelIndex, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget
from pytestqt.qtbot import QtBot

T = TypeVar("T", bound=QWidget)
NONE = Qt.KeyboardModifier.NoModifier
LEFT = Qt.MouseButton.LeftButton


def show(qtbot: QtBot, window: T, width: int = 1366, height: int = 768) -> T:
    """A window on the screen, active, and kept until the test has closed it.

    What Qt still paints when the test's own names are gone must not be taken for garbage in the middle of it.
    """
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)  # the test closes it
    kept = [window]
    qtbot.addWidget(window, before_close_func=lambda _same: kept.clear())
    window.resize(width, height)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


def settle() -> None:
    """Lets Qt lay out what has changed, as it does before it paints."""
    for _ in range(3):
        QApplication.sendPostedEvents()
        QApplication.processEvents()


def click(where: QWidget, at: QPoint | None = None) -> None:
    """A click on the middle of a widget, or on a point of it; on nothing that is hidden or covered."""
    settle()
    point = where.rect().center() if at is None else at
    assert where.isVisible(), where
    window = where.window()
    place = where.mapTo(window, point)
    assert where is window or window.childAt(place) in (where, *where.findChildren(QWidget)), where
    QTest.mouseClick(window.windowHandle(), LEFT, NONE, place)


def click_cell(view: QAbstractItemView, index: QModelIndex) -> None:
    """A click on a cell of a table."""
    view.scrollTo(index)
    click(view.viewport(), view.visualRect(index).center())


def key(window: QWidget, code: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> None:
    """A key pressed and let go in a window."""
    QTest.keyClick(window.window().windowHandle(), code, modifier)


def hold(window: QWidget, code: Qt.Key, text: str = "", *, times: int = 5) -> None:
    """A key held down in a window until the keyboard has repeated it so often, then let go."""
    for kind, is_repeated in ((QEvent.Type.KeyPress, at > 0) for at in range(times)):
        QApplication.sendEvent(window.window().windowHandle(), QKeyEvent(kind, code, NONE, text, is_repeated))
    QApplication.sendEvent(window.window().windowHandle(), QKeyEvent(QEvent.Type.KeyRelease, code, NONE, text))


def letter_with_ctrl(window: QWidget, letter: str) -> None:
    """Ctrl and a letter of any layout, as a keyboard with that layout alone sends them."""
    control = Qt.KeyboardModifier.ControlModifier
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = QKeyEvent(kind, ord(letter.upper()), control, letter)
        QApplication.sendEvent(window.window().windowHandle(), event)


def type_in(field: QWidget, text: str) -> None:
    """A field is clicked and a text typed into it, as a keyboard of any layout sends it."""
    click(field)
    for sign in text:
        press(field, sign)


def press(window: QWidget, sign: str) -> None:
    """A letter of any layout, pressed and let go in a window."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QApplication.sendEvent(window.window().windowHandle(), QKeyEvent(kind, 0, NONE, sign))


def opened(parent: QWidget, kind: type[T]) -> T:
    """The dialog of this kind that a window has opened last."""
    dialogs = [dialog for dialog in parent.findChildren(kind) if dialog.isVisible()]
    assert dialogs, f"no {kind.__name__} is open"
    return dialogs[-1]
