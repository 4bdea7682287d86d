"""Which exercises were answered right on this computer by nobody in particular, until their lesson is done."""

from collections.abc import Iterator
from urllib.parse import quote, unquote

from ladya_desktop.ui.settings import Settings

SOLVED = "lessons.solved"
_BETWEEN, _IS, _AND = "|", ":", "."
_ODD = "surrogateescape"
"""What a name may have that is no text: bytes of another system's file name."""
_MOST_DIGITS = 9


class Solved:
    """Kept in the settings; without them as long as the program runs. What cannot be read is forgotten."""

    def __init__(self, settings: Settings | None) -> None:
        self._settings = settings
        self._pages = dict(_read(settings.get(SOLVED) if settings is not None else None))

    def pages(self, lesson: str) -> frozenset[int]:
        """The pages of a lesson, counted from 0."""
        return self._pages.get(lesson, frozenset())

    def add(self, lesson: str, page: int) -> None:
        """One more page."""
        if page not in self.pages(lesson):
            self._pages[lesson] = self.pages(lesson) | {page}
            self._keep()

    def forget(self, lesson: str) -> None:
        """All pages of a lesson."""
        if self._pages.pop(lesson, None):
            self._keep()

    def _keep(self) -> None:
        if self._settings is not None:
            self._settings.put(SOLVED, _BETWEEN.join(_written(*each) for each in self._pages.items()))


def _written(lesson: str, pages: frozenset[int]) -> str:
    return f"{quote(lesson, errors=_ODD)}{_IS}{_AND.join(str(page) for page in sorted(pages))}"


def _read(kept: str | None) -> Iterator[tuple[str, frozenset[int]]]:
    for each in (kept or "").split(_BETWEEN):
        lesson, _, pages = each.rpartition(_IS)
        numbers = [page_of(number) for number in pages.split(_AND)]
        known = frozenset(number for number in numbers if number is not None)
        if lesson and None not in numbers:
            yield unquote(lesson, errors=_ODD), known


def page_of(text: str) -> int | None:
    """The page that a text numbers; None for any other text, and for a number longer than that of any page."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS else None
