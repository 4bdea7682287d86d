"""What every page of a lesson does: it shows itself, goes on within itself as far as it can, and tells the class."""

from dataclasses import dataclass, field

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from ladya_desktop.lessons import Scene
from ladya_desktop.ui.lessons.lesson_face import LessonFace
from ladya_desktop.ui.lessons.slide import Tone


@dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """The words of a page for the class, and the picture that stands in the place of its board.

    `task` is what was asked, where `text` says something of the answer. `marks` and `chosen` tell what the answers
    made of the options, `signs` are those before them where these are not just numbers.
    """

    heading: str = ""
    text: str = ""
    task: str = ""
    options: tuple[str, ...] = ()
    marks: tuple[Tone, ...] = ()
    signs: tuple[str, ...] = ()
    chosen: int = 0
    tone: Tone = Tone.PLAIN
    picture: bytes = field(default=b"", repr=False)


class Part(QObject):
    """A page while it is shown. `changed` after everything that the class sees too."""

    changed = Signal()

    def __init__(self, face: LessonFace) -> None:
        super().__init__(face)
        self.face = face

    def begin(self, *, is_from_end: bool) -> None:
        """Shows itself; from its end if one comes back from the page after it."""

    def leave(self) -> None:
        """Another page comes."""

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""

    def go_on(self) -> bool:
        """One step on within the page; False if there is none."""
        return False

    def go_back(self) -> bool:
        """One step back within the page; False if there is none."""
        return False

    def use_tool(self, name: str) -> None:
        """A tool that it offers was asked for."""

    def take_key(self, event: QKeyEvent) -> bool:
        """Whether it has something to do with a key that nothing else took."""
        return False

    @property
    def scene(self) -> Scene | None:
        """What its board shows; None where it has no board."""
        return None

    def said(self) -> Said:
        """The words for the class."""
        return Said()

    def wants_keyboard(self) -> QWidget:
        """What gets the keyboard when it begins."""
        return self.face


def holds_keyboard(widget: QWidget) -> bool:
    """Whether the keyboard is at a widget or at something within it."""
    at: QWidget | None = widget.window().focusWidget()
    return at is not None and (at is widget or widget.isAncestorOf(at))
