"""Numbers of steps that come by themselves, one after another, each for its time: a demonstration, a story."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

LEAST_MS = 1400
READING_MS = 45
"""For each letter that is to be read."""


class Playback(QObject):
    """`turned(number)` when the next step is due, `ended` after the time of the last one. It can be broken off."""

    turned = Signal(int)
    ended = Signal()

    def __init__(self, parent: QObject, letters_of: Callable[[int], int]) -> None:
        super().__init__(parent)
        self._letters_of = letters_of
        self._at = self._last = 0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._turn)

    @property
    def is_on(self) -> bool:
        """Whether more comes by itself."""
        return self._timer.isActive()

    def play(self, first: int, last: int) -> None:
        """Goes on from the step that is shown now to the last one."""
        self._at, self._last = first, last
        self._wait()

    def stop(self) -> None:
        """Nothing comes by itself any more."""
        self._timer.stop()

    def _turn(self) -> None:
        if self._at >= self._last:
            self.ended.emit()
            return
        self._at += 1
        self._wait()
        self.turned.emit(self._at)

    def _wait(self) -> None:
        self._timer.start(LEAST_MS + READING_MS * self._letters_of(self._at))
