"""What only the arbiter may open is behind the PIN, if there is one; else it opens at once."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from ladya_desktop.pin import PinLock


class PinGate:
    """Asks in a dialog over a window. Without a lock nothing is ever asked."""

    def __init__(self, window: QWidget, lock: "PinLock | None") -> None:
        self._window = window
        self.lock = lock

    @property
    def is_locked(self) -> bool:
        """Whether a PIN is asked."""
        return self.lock is not None and self.lock.is_set

    def pass_through(self, reason: str, then: Callable[[], None]) -> None:
        """Does it, after the right PIN if one is set. `reason` is a code of the area `pin`.

        Where no PIN can be right, it says why and what to do.
        """
        if self.lock is None or not self.lock.is_set:
            then()
            return
        if self.lock.is_shut:
            from ladya_desktop.ui.arbiter.pin_trouble import show_shut

            show_shut(self._window, self.lock)
            return
        from ladya_desktop.ui.arbiter.pin_dialog import PinDialog

        dialog = PinDialog(self._window, self.lock, reason)
        dialog.accepted.connect(then)
        dialog.open()
