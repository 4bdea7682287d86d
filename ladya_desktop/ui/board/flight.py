"""A piece on its way by itself: back to its square, or the rook that follows a castling king.

Decoration only: the snapshot has already changed, nothing waits for the end, and any input ends it.
"""

from collections.abc import Callable

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QPointF, QVariantAnimation

RETURN_MS = 180
MOVE_MS = 160


class Flight(QObject):
    """One piece in the air; `changed` is called with its place before and after each step."""

    def __init__(
        self, parent: QObject, changed: Callable[[QPointF, QPointF], None], landed: Callable[[], None]
    ) -> None:
        super().__init__(parent)
        self._changed = changed
        self._landed = landed
        self.letter = ""
        self.to_square: str | None = None
        self.at = QPointF()
        self._ends = (QPointF(), QPointF())
        self._way = QVariantAnimation(self)
        self._way.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._way.setStartValue(0.0)
        self._way.setEndValue(1.0)
        self._way.valueChanged.connect(self._step)
        self._way.finished.connect(self.land)

    @property
    def is_in_air(self) -> bool:
        """Whether a piece is on its way."""
        return self.to_square is not None

    def start(self, letter: str, to_square: str, ends: tuple[QPointF, QPointF], duration_ms: int) -> None:
        """Sends a piece from one point to another (the middle of its square), in logical pixels."""
        self.land()
        self.letter, self.to_square, self._ends, self.at = letter, to_square, ends, ends[0]
        self._way.setDuration(duration_ms)
        self._way.start()

    def land(self) -> None:
        """Ends the way at once; nothing if there is none."""
        if self.to_square is None:
            return
        self.to_square = None
        if self._way.state() is not QAbstractAnimation.State.Stopped:
            self._way.stop()
        self._landed()

    def _step(self, value: float) -> None:
        start, end = self._ends
        before, self.at = self.at, start + (end - start) * value
        self._changed(before, self.at)
