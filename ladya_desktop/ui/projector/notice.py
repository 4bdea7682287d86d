"""A sentence that comes over a window, lets every press through and goes away by itself."""

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QLabel, QWidget

from ladya_desktop.ui import theme
from ladya_desktop.ui.fonts import sized_font

SHOWN_MS = 7000
LEAST_PX, OF_HEIGHT = 18, 25
PAD_PX = 16


class Notice(QLabel):
    """Stands at the top of its window, or `is_low` at its foot, above everything; takes neither focus nor a press."""

    def __init__(self, window: QWidget, *, is_low: bool = False) -> None:
        super().__init__(window)
        self._window = window
        self._is_low = is_low
        theme.set_role(self, "notice")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setContentsMargins(PAD_PX, PAD_PX // 2, PAD_PX, PAD_PX // 2)
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
        window = self._window
        size_px = max(LEAST_PX, -(-window.height() // OF_HEIGHT))
        self.setStyleSheet(f"font-size: {size_px}px;")
        self.setFont(sized_font(size_px))
        width_px = min(window.width() - 2 * PAD_PX, 34 * size_px)
        self.setFixedWidth(width_px)
        self.setFixedHeight(max(self.heightForWidth(width_px), 2 * size_px))
        top_px = window.height() - self.height() - PAD_PX if self._is_low else PAD_PX
        self.move((window.width() - width_px) // 2, top_px)
