"""The title of a paper beside its window's buttons: two lines at most, smaller where that helps, else shortened."""

from dataclasses import replace
from typing import Final

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from ladya_desktop.ui.parts.fitted_text import LINES, Fitted, FittedLabel, Style, Word, fit
from ladya_desktop.ui.parts.plain_label import plain_tip

_STYLE: Final = Style(17, 600)
"""Two lines of it are no higher than the buttons beside."""
SHORTENED: Final = "…"
BETWEEN: Final = "·"


class PaperTitle(FittedLabel):
    """What is left out stays in the tooltip and in the ears of a screen reader."""

    def __init__(self) -> None:
        super().__init__(_STYLE)
        self._whole = ""
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def whole(self) -> str:
        """The title with nothing left out."""
        return self._whole

    def show_title(self, title: str) -> None:
        """Shows as much of it as there is room for."""
        self._whole = title
        self._shorten()

    def fits_into(self, width_px: int, lines: int = LINES) -> bool:
        """Whether all of it can be read in so many lines in a place so wide."""
        return _fits(self._whole, width_px, lines)

    def fitted(self) -> Fitted:
        """Broken between two parts rather than inside one, and then without the dot between them."""
        made = super().fitted()
        parts = _by_parts(self.text, self.width()) if len(made.lines) == LINES else None
        made = parts or made
        return replace(made, lines=(*(_without_dot(line) for line in made.lines[:-1]), *made.lines[-1:]))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._shorten()

    def _shorten(self) -> None:
        words = self._whole.split(" ")
        kept = next((count for count in range(len(words), 1, -1) if _fits(_said(words, count), self.width())), 1)
        self.set_text(_said(words, kept))
        self.setAccessibleName(self._whole)
        self.setToolTip("" if kept == len(words) else plain_tip(self._whole))


def _by_parts(text: str, width_px: int) -> Fitted | None:
    """Each part in a line of its own; None if there is one part only, or too long a one."""
    parts = [part for part in text.partition(f" {BETWEEN} ")[::2] if part]
    laid = [fit(part, "", _STYLE, max(width_px, 1), 1) for part in parts]
    if len(laid) < LINES or any(len(one.lines) > 1 for one in laid):
        return None
    style = min((one.style for one in laid), key=lambda each: each.size_px)
    return Fitted(tuple(one.lines[0] for one in laid), style)


def _without_dot(line: tuple[Word, ...]) -> tuple[Word, ...]:
    return line[:-1] if len(line) > 1 and line[-1].text == BETWEEN else line


def _said(words: list[str], count: int) -> str:
    return " ".join(words) if count == len(words) else " ".join(words[:count]).rstrip(" ,:·—") + SHORTENED


def _fits(text: str, width_px: int, lines: int = LINES) -> bool:
    return len(fit(text, "", _STYLE, max(width_px, 1), lines).lines) <= lines
