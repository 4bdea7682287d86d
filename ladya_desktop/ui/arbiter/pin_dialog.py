"""The pad as a window of its own: the PIN is asked, or a new one is set."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from ladya_desktop.pin import PinLock
from ladya_desktop.texts import t
from ladya_desktop.ui.arbiter.pin_check import PinCheck
from ladya_desktop.ui.arbiter.pin_pad import PinPad
from ladya_desktop.ui.parts.dialog import Dialog

WIDTH_PX = 340
SMALL_BELOW_PX = 440


class _PadDialog(Dialog):
    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent, title=t("pin.title"), width_px=WIDTH_PX)
        self.pad = PinPad()
        self.pad.cancelled.connect(self.reject)
        self.body.addWidget(self.pad)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.pad.setFocus()

    def fit(self) -> None:
        self.pad.set_small(is_small=self._room().height() < SMALL_BELOW_PX)
        super().fit()


class PinDialog(_PadDialog):
    """Asks for the PIN; accepted means that it was the right one. `reason` is a code of the area `pin`."""

    def __init__(self, parent: QWidget | None, lock: PinLock, reason: str) -> None:
        super().__init__(parent)
        self.check = PinCheck(self.pad, lock, reason)
        self.check.admitted.connect(self.accept)
        self.finished.connect(self.check.end)
        self.check.begin()


class NewPinDialog(_PadDialog):
    """Four new digits, twice. `chosen(pin)` and accepted when both were the same."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._first = ""
        self.pad.entered.connect(self._take)
        self.pad.ask(t("pin.new"))

    def _take(self, pin: str) -> None:
        if not self._first:
            self._first = pin
            self.pad.ask(t("pin.repeat"))
        elif pin == self._first:
            self.chosen.emit(pin)
            self.accept()
        else:
            self._first = ""
            different, new = t("pin.different"), t("pin.new")
            self.pad.refuse(f"{different}\n{new}")
