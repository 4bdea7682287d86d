"""What the windows of lessons ask about the class; `ui.bridge.classroom` answers it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import SignalInstance

from ladya_desktop.lessons.class_table import ClassTable
from ladya_desktop.lessons.progress import Standing

if TYPE_CHECKING:
    from ladya_desktop.papers.certificate import Earned
    from ladya_desktop.papers.diploma_template import DiplomaTemplate
    from ladya_desktop.papers.paper import Paper


@dataclass(frozen=True, slots=True, kw_only=True)
class ClassList:
    """Pupils to choose from: a group of the tournament, or the list that the teacher wrote."""

    title: str
    pupils: tuple[str, ...]


class ClassPort(Protocol):
    """Who is at the computer, and what everybody has done. A pupil is a name; "" is nobody, of whom nothing is kept.

    Signals:
        changed: somebody else is here, or something was kept, erased or written.
        trouble(str, object): something could not be kept; a sentence's code and its parameters. The lesson goes on.
    """

    changed: SignalInstance
    trouble: SignalInstance

    @property
    def pupil(self) -> str:
        """Who is here."""

    def choose(self, pupil: str) -> None:
        """Somebody sits down."""

    def lists(self) -> tuple[ClassList, ...]:
        """Who can be chosen; empty while nobody is known."""

    @property
    def listed(self) -> tuple[str, ...]:
        """The list that the teacher wrote."""

    def write_list(self, pupils: tuple[str, ...]) -> bool:
        """The teacher writes another list; False after trouble."""

    @property
    def is_in_use(self) -> bool:
        """Whether anything is kept of anybody."""

    @property
    def erasures(self) -> int:
        """How often something was erased; what is remembered of a pupil beside this port goes with it."""

    # The lesson

    def answered(self, lesson: str, page: int, is_right: bool, is_first_try: bool) -> None:
        """Whoever is here answered the exercise on a page, counted from 0."""

    def finished(self, lesson: str) -> None:
        """Whoever is here came to the end of a lesson."""

    def standing(self, lesson: str) -> Standing | None:
        """How whoever is here stands in a lesson; None for nobody."""

    # The teacher

    def table(self) -> ClassTable:
        """Everybody who is listed or has done anything."""

    @property
    def newer(self) -> int:
        """How many lines of what is kept a newer version of the program has written: they are not seen here."""

    @property
    def damaged(self) -> int:
        """How many lines of what is kept cannot be read."""

    def erase(self, pupil: str) -> bool:
        """Erases what a pupil has done, for good; False after trouble."""

    def erase_everything(self) -> bool:
        """Erases what everybody has done, and the list; False after trouble."""

    def earned(self, pupil: str) -> "tuple[Earned, ...]":
        """What a pupil may have a certificate for: the whole course, sections."""

    def certificates(self, earned: "Sequence[Earned]") -> "Callable[[DiplomaTemplate], Paper]":
        """Makes the certificates in a wording, as of today."""
