"""Tells the arbiter on his panel that the PIN was damaged, and whether it is as it was again."""

from PySide6.QtWidgets import QWidget

from ladya_desktop.pin import PinLock
from ladya_desktop.ui.arbiter.pin_trouble import mending
from ladya_desktop.ui.parts.remark import Remark


class PinRemark(Remark):
    """Takes no room while there is nothing to tell; what was mended is told until the panel is closed."""

    def __init__(self, lock: PinLock | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lock = lock

    def present(self) -> None:
        """Says how it stands now."""
        words = "" if self._lock is None else mending(self._lock)
        if not words:
            self.clear()
        elif words != self.text:
            self.warn(words)

    def forget(self) -> None:
        """It has been read."""
        if self._lock is not None and self._lock.is_written:
            self._lock.forget_mending()
