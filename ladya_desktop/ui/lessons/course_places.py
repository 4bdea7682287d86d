"""Where one has been in the course: the page of each lesson, which are done, which was the last; and the own folder."""

from pathlib import Path

from ladya_desktop.ui.settings import FileSettings, Settings

PLACES, DONE = "lessons.places", "lessons.done"
OWN_FOLDER = "lessons"
_BETWEEN, _IS = "|", ":"


class Places:
    """Kept in the settings as texts; without settings only as long as the program runs.

    A name that the settings cannot hold is forgotten, never an error.
    """

    def __init__(self, settings: Settings | None) -> None:
        self._settings = settings
        self._pages = _pages(settings.get(PLACES) if settings is not None else None)
        kept = settings.get(DONE) if settings is not None else None
        self._done = dict.fromkeys(name for name in (kept or "").split(_BETWEEN) if name)

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
        """Whether its end was reached."""
        return lesson in self._done

    def visit(self, lesson: str, page: int) -> None:
        """A page is shown now."""
        self._pages.pop(lesson, None)
        self._pages[lesson] = page
        self._put(PLACES, _BETWEEN.join(f"{name}{_IS}{at}" for name, at in self._pages.items()))

    def finish(self, lesson: str) -> None:
        """The end of a lesson is reached; it begins anew next time."""
        self._done[lesson] = None
        self._put(DONE, _BETWEEN.join(self._done))
        self.visit(lesson, 0)

    def _put(self, key: str, text: str) -> None:
        if self._settings is not None:
            self._settings.put(key, text)


def own_folder(settings: Settings | None) -> Path | None:
    """The folder of the teacher's own lessons, beside the settings; it may not be there yet. None without a file."""
    return settings.folder / OWN_FOLDER if isinstance(settings, FileSettings) else None


def _pages(kept: str | None) -> dict[str, int]:
    pages = {}
    for each in (kept or "").split(_BETWEEN):
        name, _, page = each.rpartition(_IS)
        if name and page.isascii() and page.isdigit():
            pages[name] = int(page)
    return pages
