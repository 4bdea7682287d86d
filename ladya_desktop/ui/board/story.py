"""Something played on a board as a picture only: an explanation, an example. The game below knows nothing of it.

A story is a row of frames, each shown for its time; the board goes back to the game after the last one, at any input,
and as soon as the game itself has something new to show.
"""

from dataclasses import dataclass, field

from PySide6.QtCore import QObject, QTimer, Signal

from ladya_desktop.game.placement import Placement
from ladya_desktop.ui.board.drawings import Drawing
from ladya_desktop.ui.board.looks import Content, Marks

FRAME_MS = 1200


@dataclass(frozen=True, slots=True, kw_only=True)
class Frame:
    """One picture of a story.

    `move` is the way of a piece that glides to its square when the frame begins: from, to; the placement has it there
    already.
    """

    placement: Placement
    marks: Marks = field(default_factory=Marks)
    drawings: tuple[Drawing, ...] = ()
    move: tuple[str, str] | None = None
    duration_ms: int = FRAME_MS

    @property
    def content(self) -> Content:
        """What the board shows of it."""
        return Content(placement=self.placement, marks=self.marks)


class Story(QObject):
    """`turned` when another frame is shown, `ended` when none is any more."""

    turned = Signal()
    ended = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._rest: tuple[Frame, ...] = ()
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self._turn)

    @property
    def frame(self) -> Frame | None:
        """The frame shown now, None if no story is told."""
        return self._rest[0] if self._rest else None

    def tell(self, frames: tuple[Frame, ...]) -> None:
        """Begins with the first frame, whatever was told before."""
        self._rest = frames
        self._begin()

    def stop(self) -> None:
        """Ends it at once; nothing if none is told."""
        if self._rest:
            self._clock.stop()
            self._rest = ()
            self.ended.emit()

    def _turn(self) -> None:
        if len(self._rest) == 1:
            self.stop()
        else:
            self._rest = self._rest[1:]
            self._begin()

    def _begin(self) -> None:
        if self._rest:
            self._clock.start(self._rest[0].duration_ms)
            self.turned.emit()
