"""Where whoever is here has been in the course: of a pupil what the class keeps, of nobody what the computer remembers.

So a pupil sees nothing of what another one has done.
"""

from ladya_desktop.lessons.class_table import is_untouched
from ladya_desktop.ui.lessons.class_port import ClassPort
from ladya_desktop.ui.lessons.course_places import Places
from ladya_desktop.ui.settings import Settings


class ClassPlaces(Places):
    """The pages of each pupil are remembered until the program ends, or something is erased."""

    def __init__(self, settings: Settings | None, port: ClassPort) -> None:
        super().__init__(settings)
        self._port = port
        self._of: dict[str, Places] = {}
        self._erasures = port.erasures

    @property
    def last(self) -> str | None:
        return self._mine.last if self._port.pupil else super().last

    def page(self, lesson: str) -> int:
        return self._mine.page(lesson) if self._port.pupil else super().page(lesson)

    def is_begun(self, lesson: str) -> bool:
        standing = self._port.standing(lesson)
        return super().is_begun(lesson) if standing is None else not is_untouched(standing)

    def is_done(self, lesson: str) -> bool:
        standing = self._port.standing(lesson)
        return super().is_done(lesson) if standing is None else standing.is_done

    def visit(self, lesson: str, page: int) -> None:
        if self._port.pupil:
            self._mine.visit(lesson, page)
        else:
            super().visit(lesson, page)

    def solved(self, lesson: str) -> frozenset[int]:
        standing = self._port.standing(lesson)
        return super().solved(lesson) if standing is None else standing.right

    def solve(self, lesson: str, page: int) -> None:
        """Of a pupil the class keeps it."""
        if not self._port.pupil:
            super().solve(lesson, page)

    def finish(self, lesson: str) -> None:
        if self._port.pupil:
            self._mine.finish(lesson)
        else:
            super().finish(lesson)

    @property
    def _mine(self) -> Places:
        if self._erasures != self._port.erasures:
            self._erasures = self._port.erasures
            self._of.clear()
        return self._of.setdefault(self._port.pupil, Places(None))
