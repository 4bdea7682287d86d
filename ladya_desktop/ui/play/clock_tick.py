"""When a clock shown has to be looked at again: just after the time shown changes, and only while it is seen."""

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QWidget

from ladya_desktop.ui.play.clock_look import ClockLook, next_change_in_ms


class ClockTick(QTimer):
    """Wakes the widget that shows a clock. Whoever holds it looks again when he is shown, and stops it when hidden."""

    def __init__(self, shown_by: QWidget, wake: Callable[[], None]) -> None:
        super().__init__(shown_by)
        self._shown_by = shown_by
        self.setSingleShot(True)
        self.setTimerType(Qt.TimerType.PreciseTimer)
        self.timeout.connect(wake)

    def await_change(self, look: ClockLook | None) -> None:
        """Wakes when this look is no longer true; never if no clock runs, its time is over, or nobody sees it."""
        if look is not None and look.mood.is_running and look.remaining_ms and self._shown_by.isVisible():
            self.start(next_change_in_ms(look))
        else:
            self.stop()
