"""The panel closes, and is locked by that, once the arbiter's hand has been away for a while; only behind a PIN.

Before it does, it says so for some seconds, so that nothing that is being typed goes away unannounced: any key, press
or wheel on the panel keeps it open.
"""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

from ladya_desktop.pin import PinLock

TOLD_MS: Final = 20_000
SECOND_MS: Final = 1000
_HANDS: Final = (
    QEvent.Type.KeyPress,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseMove,
    QEvent.Type.Wheel,
    QEvent.Type.TouchBegin,
    QEvent.Type.TabletPress,
    QEvent.Type.InputMethod,
)


class QuietLock(QObject):
    """`told(seconds)`: it will close in so many seconds, None if it stays open. `expired`: it is to be closed now."""

    told = Signal(object)
    expired = Signal()

    def __init__(self, panel: QWidget, lock: PinLock | None) -> None:
        super().__init__(panel)
        self._panel = panel
        self._lock = lock
        self._left_s: int | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._count)

    @property
    def is_watching(self) -> bool:
        """Whether the panel will close by itself."""
        return self._timer.isActive()

    def begin(self) -> None:
        """The panel was opened."""
        QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]  # a widget has its application
        self._stay()

    def end(self) -> None:
        """The panel was closed."""
        QApplication.instance().removeEventFilter(self)  # type: ignore[union-attr]  # a widget has its application
        self._timer.stop()
        self._tell(None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _HANDS and isinstance(watched, QWidget) and self._is_of_panel(watched):
            self._stay()
        return False

    def _is_of_panel(self, widget: QWidget) -> bool:
        """The panel, what lies on it, and what it has opened above itself."""
        return widget is self._panel or self._panel.isAncestorOf(widget) or self._is_opened_by_panel(widget)

    def _is_opened_by_panel(self, widget: QWidget) -> bool:
        above: QObject | None = widget
        while above is not None and above is not self._panel:
            above = above.parent()
        return above is self._panel

    def _stay(self) -> None:
        if self._left_s is not None:
            self._tell(None)
        if self._lock is not None and self._lock.is_set and self._lock.quiet_ms:
            self._timer.start(max(self._lock.quiet_ms - TOLD_MS, SECOND_MS))
        else:
            self._timer.stop()

    def _count(self) -> None:
        left_s = TOLD_MS // SECOND_MS if self._left_s is None else self._left_s - 1
        if left_s <= 0:
            self._tell(None)
            self.expired.emit()
            return
        self._tell(left_s)
        self._timer.start(SECOND_MS)

    def _tell(self, left_s: int | None) -> None:
        if left_s != self._left_s:
            self._left_s = left_s
            self.told.emit(left_s)
