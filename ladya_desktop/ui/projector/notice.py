"""A sentence that comes over a window, lets every press through and goes away by itself."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QFontMetrics
from PySide6.QtWidgets import QLabel, QWidget

from ladya_desktop.ui import theme
from ladya_desktop.ui.fonts import sized_font

SHOWN_MS = 7000
LEAST_PX, OF_HEIGHT = 18, 25
PAD_PX, MOST_EM = 16, 34
_EDGE_PX = 1


class Notice(QLabel):
    """Stands at the top of its window above everything; takes neither focus nor a press.

    `rooms` are other places for it, at the foot of the first in which its words have room; in the last one they become
    smaller, if they must.
    """

    def __init__(self, window: QWidget, rooms: Callable[[], tuple[QRect, ...]] | None = None) -> None:
        super().__init__(window)
        self._window = window
        self._rooms = rooms
        theme.set_role(self, "notice")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setContentsMargins(PAD_PX // 2, PAD_PX // 2, PAD_PX // 2, PAD_PX // 2)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self.hide)
        self.hide()
        window.installEventFilter(self)

    def say(self, words: str, shown_ms: int = SHOWN_MS) -> None:
        """Says it for a while, to a screen reader too."""
        self.setText(words)
        self._place()
        self.show()
        self.raise_()
        self._rest.start(shown_ms)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        largest_px = max(LEAST_PX, -(-self._window.height() // OF_HEIGHT))
        if self._rooms is None:
            room = self._window.rect()
            self._fit(largest_px, room)
            self.move(room.x() + (room.width() - self.width()) // 2, PAD_PX)
            return
        rooms = self._rooms()
        room = next((each for each in rooms if self._fit(largest_px, each)), rooms[-1])
        size_px = largest_px
        while not self._fit(size_px, room) and size_px > LEAST_PX:
            size_px -= 1
        self.move(room.x() + (room.width() - self.width()) // 2, room.bottom() + 1 - self.height() - _pad_px(room))

    def _fit(self, size_px: int, room: QRect) -> bool:
        """Takes letters of a size; whether the words have room."""
        self.setStyleSheet(f"font-size: {size_px}px;")
        self.setFont(sized_font(size_px))
        width_px = min(room.width() - 2 * _pad_px(room), MOST_EM * size_px)
        self.setFixedWidth(width_px)
        self.setFixedHeight(max(self.heightForWidth(width_px), 2 * size_px))
        metrics = QFontMetrics(sized_font(size_px))
        widest_px = max(metrics.horizontalAdvance(word) for word in self.text().split())
        is_wide = widest_px + PAD_PX + 2 * _EDGE_PX <= width_px
        return is_wide and self.height() + 2 * _pad_px(room) <= room.height()


def _pad_px(room: QRect) -> int:
    """Less beside a board than in a window."""
    return min(PAD_PX, room.width() // 40)
