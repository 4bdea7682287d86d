"""Where one has been in the course: the page of each lesson, which are done, which was the last; and the own folder."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from urllib.parse import quote, unquote

from ladya_desktop.ui.lessons.lesson_solved import Solved, page_of
from ladya_desktop.ui.settings import FileSettings, Settings

PLACES, DONE = "lessons.places", "lessons.done"
_ODD = "surrogateescape"
"""What a name may have that is no text: bytes of another system's file name."""
OWN_FOLDER = "lessons"
_BETWEEN, _IS = "|", ":"
_QUOTED = "|"
"""Begins what is kept with names quoted, so that they may have any sign; what was kept before never begins so."""


class Places:
    """Kept in the settings as texts under the keys of lessons; without settings only as long as the program runs.

    What cannot be read is forgotten, never an error.
    """

    def __init__(self, settings: Settings | None) -> None:
        self._settings = settings
        self._solved = Solved(settings)
        self._pages = _pages(settings.get(PLACES) if settings is not None else None)
        kept = settings.get(DONE) if settings is not None else None
        self._done = dict.fromkeys(_kept(kept))

    @property
    def last(self) -> str | None:
        """The lesson that was open last, None if none was."""
        return next(reversed(self._pages), None)

    def page(self, lesson: str) -> int:
        """The page of a lesson that was shown last, from 0; 0 if it was never open or is done."""
        return self._pages.get(lesson, 0)

    def is_begun(self, lesson: str) -> bool:
        """Whether it was ever open."""
        return lesson in self._pages

    def is_done(self, lesson: str) -> bool:
        """Whether every exercise of it was solved; of one without exercises, whether its end was reached."""
        return lesson in self._done

    def visit(self, lesson: str, page: int) -> None:
        """A page is shown now."""
        self._pages.pop(lesson, None)
        self._pages[lesson] = page
        self._put(PLACES, (f"{quote(name, errors=_ODD)}{_IS}{at}" for name, at in self._pages.items()))

    def solved(self, lesson: str) -> frozenset[int]:
        """The pages of its exercises that were answered right, whenever; none of a lesson that is done."""
        return self._solved.pages(lesson)

    def solve(self, lesson: str, page: int) -> None:
        """The exercise of a page is answered right."""
        self._solved.add(lesson, page)

    def finish(self, lesson: str) -> None:
        """Every exercise of a lesson is solved; it begins anew next time."""
        self._solved.forget(lesson)
        self._done[lesson] = None
        self._put(DONE, (quote(name, errors=_ODD) for name in self._done))
        self.visit(lesson, 0)

    def _put(self, key: str, names: Iterable[str]) -> None:
        if self._settings is not None:
            self._settings.put(key, _QUOTED + _BETWEEN.join(names))


def own_folder(settings: Settings | None) -> Path | None:
    """The folder of the teacher's own lessons, beside the settings; it may not be there yet. None without a file."""
    return settings.folder / OWN_FOLDER if isinstance(settings, FileSettings) else None


def _kept(text: str | None) -> Iterator[str]:
    """What stands between the bars, as it was before it was quoted."""
    is_quoted = (text or "").startswith(_QUOTED)
    for each in (text or "").split(_BETWEEN):
        if each:
            yield unquote(each, errors=_ODD) if is_quoted else each


def _pages(kept: str | None) -> dict[str, int]:
    pages = {}
    for each in _kept(kept):
        name, _, number = each.rpartition(_IS)
        page = page_of(number)
        if name and page is not None:
            pages[name] = page
    return pages
