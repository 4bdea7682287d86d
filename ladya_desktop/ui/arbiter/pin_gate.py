"""What only the arbiter may open is behind the PIN, if there is one; else it opens at once.

What the PIN has opened does not stay open for ever: see `quiet_return`.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialog, QWidget

if TYPE_CHECKING:
    from ladya_desktop.pin import PinLock
    from ladya_desktop.ui.arbiter.quiet_return import QuietReturn, ScreensOnWay


class PinGate:
    """Asks in a dialog over a window. Without a lock nothing is ever asked."""

    def __init__(
        self, window: QWidget, lock: "PinLock | None", on_way: "Callable[[], ScreensOnWay] | None" = None
    ) -> None:
        self._window = window
        self._on_way = on_way
        self._quiet: QuietReturn | None = None
        self.lock = lock

    @property
    def is_locked(self) -> bool:
        """Whether a PIN is asked."""
        return self.lock is not None and self.lock.is_set

    def pass_through(self, reason: str, then: Callable[[], object]) -> None:
        """Does it, after the right PIN if one is set. `reason` is a code of the area `pin`.

        A dialog that it opens and gives back is closed after a quiet while. Where no PIN can be right, it says why and
        what to do.
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
        dialog.accepted.connect(lambda: self.guard(then()))
        dialog.open()

    def guard(self, opened: object) -> None:
        """Closes a dialog that the PIN has opened once nobody has used it for a while; anything else is let be."""
        if isinstance(opened, QDialog) and self.is_locked:
            self._watch().guard(opened)

    def guard_screen(self, screen: QWidget) -> None:
        """The same for a screen: the way then leads back from it."""
        if self.is_locked:
            self._watch().guard_screen(screen)

    def _watch(self) -> "QuietReturn":
        if self._quiet is None:
            from ladya_desktop.ui.arbiter.quiet_return import QuietReturn

            assert self.lock is not None
            self._quiet = QuietReturn(self._window, self.lock, None if self._on_way is None else self._on_way())
        return self._quiet
