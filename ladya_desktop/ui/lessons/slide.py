"""What the class sees of a lesson: a board and the words beside it, and nothing that is the teacher's alone.

The lesson and the teacher's board each keep one `Slide`; the projector draws whatever it says, in the same turn of the
event loop in which the teacher's own board changed.
"""

from dataclasses import dataclass, field
from enum import StrEnum

from PySide6.QtCore import QObject, Signal

from ladya_desktop.lessons.scene import ClockFace
from ladya_desktop.texts import t
from ladya_desktop.ui.board.drawings import Drawing
from ladya_desktop.ui.board.looks import Content

NOTHING = Content()
"""An empty board."""


class Tone(StrEnum):
    """Whether the words answer an exercise."""

    PLAIN = "plain"
    RIGHT = "right"
    WRONG = "wrong"


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """One picture for the class, with its words in the language chosen.

    `dimmed` are squares outside the teacher's spotlight. `move_text` is the last move in large letters, "" for none.
    `task` is what was asked, as long as `text` says something of the answer. `marks` tell of each option whether it was
    refused or right, () where none is marked; `signs` stand before the options in the place of their numbers, "" for a
    place that is still empty; `chosen` is the number of the one answered last, from 1. `picture` are
    the bytes of a picture that stands in the place of the board, none of them where there is a board.
    """

    content: Content = NOTHING
    drawings: tuple[Drawing, ...] = ()
    dimmed: frozenset[str] = frozenset()
    is_flipped: bool = False
    heading: str = ""
    text: str = ""
    task: str = ""
    options: tuple[str, ...] = ()
    marks: tuple[Tone, ...] = ()
    signs: tuple[str, ...] = ()
    chosen: int = 0
    move_text: str = ""
    tone: Tone = Tone.PLAIN
    clock: ClockFace | None = None
    picture: bytes = field(default=b"", repr=False)

    def spoken_options(self) -> tuple[str, ...]:
        """The options as they are said: of one that is marked it is told."""
        marks = self.marks or (Tone.PLAIN,) * len(self.options)
        signs = (f"{sign}. " if sign else "" for sign in self.signs or ("",) * len(self.options))
        said = zip(signs, self.options, marks, strict=True)
        return tuple(sign + spoken_option(text, mark) for sign, text, mark in said)


def spoken_option(text: str, mark: Tone) -> str:
    """An option, and whether it was refused or is right."""
    return text if mark is Tone.PLAIN else t(f"course.option_{mark}", text=text)


class Slide(QObject):
    """Keeps what is shown now; `changed` when that is something else than before."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown = Shown()

    @property
    def shown(self) -> Shown:
        """What the class sees now."""
        return self._shown

    def show(self, shown: Shown) -> None:
        """Shows this from now on."""
        if shown != self._shown:
            self._shown = shown
            self.changed.emit()
