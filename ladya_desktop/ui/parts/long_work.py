"""Work that takes long, done bit by bit: a bar says how far it is, a button ends it, the window is heard meanwhile."""

from collections.abc import Callable, Generator
from time import monotonic
from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.plain_label import plain_label

RING_PX = 6
TURN_S = 0.03
"""How long it works before the window is heard again."""


class LongWork(QWidget):
    """Hidden while nothing is done. Work yields after each of its bits and returns what came of it."""

    def __init__(self, stop: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bar, self.stop_button, self.words = QProgressBar(), QPushButton(stop), plain_label()
        self._work: Generator[None, None, Any] | None = None
        self._say: Callable[[int], str] = str
        self._take: Callable[[Any], None] = lambda _: None
        self._leave: Callable[[], None] = lambda: None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)
        self.stop_button.clicked.connect(self.stop)
        self.stop_button.setAutoDefault(False)
        self.bar.setTextVisible(False)
        self._lay_out()
        self.hide()

    @property
    def is_going_on(self) -> bool:
        """Whether something is being done."""
        return self._work is not None

    def begin(
        self,
        work: Generator[None, None, Any],
        total: int,
        *,
        say: Callable[[int], str],
        take: Callable[[Any], None],
        leave: Callable[[], None],
    ) -> None:
        """Does work of so many bits; `say` words how many are done. Ends with `take(result)`, or with `leave()`."""
        self._work, self._say, self._take, self._leave = work, say, take, leave
        self.bar.setMaximum(max(total, 1))
        self._show_done(0)
        self.show()
        self._timer.start(0)

    def stop(self) -> None:
        """Ends what is being done, if anything, without a result."""
        if self._work is not None:
            self._end().close()
            self._leave()

    def _go_on(self) -> None:
        assert self._work is not None  # the timer runs
        until, done = monotonic() + TURN_S, self.bar.value()
        try:
            while monotonic() < until:
                next(self._work)
                done += 1
        except StopIteration as result:
            self._end()
            self._take(result.value)
        except BaseException:
            self._end()
            self._leave()
            raise
        else:
            self._show_done(done)

    def _end(self) -> Generator[None, None, Any]:
        self._timer.stop()
        work, self._work = self._work, None
        assert work is not None  # callers have one
        self.hide()
        return work

    def _show_done(self, done: int) -> None:
        self.bar.setValue(done)
        self.words.setText(self._say(done))
        self.bar.setAccessibleName(self._say(done))

    def _lay_out(self) -> None:
        theme.set_role(self.words, "muted")
        self.words.setWordWrap(True)
        row = QHBoxLayout()
        row.addWidget(self.bar, 1)
        row.addWidget(self.stop_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, RING_PX, RING_PX)
        column.addWidget(self.words)
        column.addLayout(row)
