"""What is said when the PIN cannot be read: what is wrong, in which file, and what to do.

Where no PIN opens any more, the words stand in the place of the pad.
"""

from PySide6.QtCore import QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from ladya_desktop.pin import PinLock
from ladya_desktop.texts import t
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.dialog import Message
from ladya_desktop.ui.parts.plain_label import plain_label

LOOKS_MS = 1000
LEAST_WIDTH_PX = 260
MARGIN_PX, SMALL_MARGIN_PX = 14, 6
_BREAKABLE = "\N{ZERO WIDTH SPACE}"


def pin_trouble(lock: PinLock) -> str:
    """What is wrong with the PIN now, nothing if it is as it should be."""
    if lock.is_shut:
        return _said("pin.shut", lock)
    return _said("pin.damaged", lock) if lock.is_damaged else ""


def mending(lock: PinLock) -> str:
    """The same for whoever has entered the PIN, which has written it again if that was possible."""
    if not lock.was_mended:
        return pin_trouble(lock)
    return _said("pin.mended" if lock.is_written else "pin.not_mended", lock)


def show_shut(window: QWidget, lock: PinLock) -> None:
    """Says over a window that no PIN opens."""
    Message(window, title=t("pin.title"), text=pin_trouble(lock), close=t("home.close")).open()


def breakable(path: str) -> str:
    """A path that may be broken after each folder."""
    for separator in "/\\":
        path = path.replace(separator, separator + _BREAKABLE)
    return path


def _said(code: str, lock: PinLock) -> str:
    return t(code, file=breakable(lock.file))


class ShutWatch(QObject):
    """`opened` as soon as the lines of the PIN are taken out of the file, or it can be read again."""

    opened = Signal()

    def __init__(self, lock: PinLock, parent: QObject) -> None:
        super().__init__(parent)
        self._lock = lock
        self._timer = QTimer(self)
        self._timer.setInterval(LOOKS_MS)
        self._timer.timeout.connect(self._look)
        self._timer.start()

    def end(self) -> None:
        """Nobody waits for it any more."""
        self._timer.stop()

    def _look(self) -> None:
        if not self._lock.is_shut:
            self._timer.stop()
            self.opened.emit()


class ShutCard(QFrame):
    """The words as a card on a screen. `closed` by its button, by Escape, or when they are not true any more."""

    closed = Signal()

    def __init__(self, screen: QWidget, lock: PinLock) -> None:
        super().__init__(screen)
        theme.set_role(self, "card")
        self._lock = lock
        self.check = ShutWatch(lock, self)
        self.check.opened.connect(self.closed)
        self._title, self.words, self.close_button = plain_label(), plain_label(), QPushButton()
        theme.set_role(self._title, "strong")
        theme.set_role(self.words, "small")
        self.words.setWordWrap(True)
        self.close_button.clicked.connect(self.closed)
        self.setFocusProxy(self.close_button)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._title)
        self._column.addWidget(self.words, 1, Qt.AlignmentFlag.AlignTop)
        self._column.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignRight)
        self.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        self._title.setText(t("pin.title"))
        self.words.setText(pin_trouble(self._lock))
        self.close_button.setText(t("home.close"))
        self.setAccessibleName(self.words.text())

    def wanted_size(self) -> QSize:
        """As narrow as it can be read."""
        return QSize(LEAST_WIDTH_PX, self._column.totalHeightForWidth(LEAST_WIDTH_PX))

    def set_small(self, *, is_small: bool, words_px: int = 0) -> None:
        """Takes less room."""
        margin_px = SMALL_MARGIN_PX if is_small else MARGIN_PX
        self._column.setContentsMargins(margin_px, margin_px, margin_px, margin_px)
        self._column.setSpacing(4 if is_small else 8)
