"""Between a pad and the lock: says what a wrong PIN means and counts the seconds of a wait."""

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from ladya_desktop.pin import PinLock
from ladya_desktop.texts import t
from ladya_desktop.ui.arbiter.pin_pad import PinPad

SECOND_MS = 1000
FORGOTTEN_FROM = 3
"""Wrong tries."""


class PinCheck(QObject):
    """`admitted` when the right PIN was entered; the pad then is not touched any more."""

    admitted = Signal()

    def __init__(self, pad: PinPad, lock: PinLock, reason: str) -> None:
        super().__init__(pad)
        self._pad = pad
        self._lock = lock
        self._reason = reason
        self._tick = QTimer(self)
        self._tick.setSingleShot(True)
        self._tick.setTimerType(Qt.TimerType.PreciseTimer)
        self._tick.timeout.connect(self._wait)
        pad.entered.connect(self._try)

    def begin(self) -> None:
        """Asks for the PIN, or for patience."""
        if self._lock.wait_ms:
            self._wait()
        else:
            self._ask()

    def end(self) -> None:
        """Nobody looks at the pad any more."""
        self._tick.stop()

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        self._pad.retranslate()
        self.begin()

    def _ask(self) -> None:
        self._pad.set_open(is_open=True)
        self._pad.ask(t(f"pin.{self._reason}"))

    def _try(self, pin: str) -> None:
        if self._lock.admits(pin):
            self._pad.ask("")
            self.admitted.emit()
        elif self._lock.wait_ms:
            self._wait()
        else:
            left = t("pin.left", n=self._lock.tries_left)
            self._pad.refuse(f"{t('pin.wrong')}\n{left}{self._where_to_read()}")

    def _where_to_read(self) -> str:
        """Once it looks as if it were forgotten."""
        forgotten = t("pin.forgotten")
        return f"\n{forgotten}" if self._lock.wrong_tries >= FORGOTTEN_FROM else ""

    def _wait(self) -> None:
        """The seconds are said anew just after each of them."""
        wait_ms = self._lock.wait_ms
        if not wait_ms:
            self._ask()
            return
        self._pad.set_open(is_open=False)
        wait = t("pin.wait", n=-(-wait_ms // SECOND_MS))
        self._pad.refuse(f"{wait}{self._where_to_read()}")
        self._tick.start(wait_ms % SECOND_MS or SECOND_MS)
