"""How a pupil stands in a lesson, as a short text: `2f4r7w+ 112-bishop`.

Each exercise tried is the number of its page, counted from 0, and `f` if it was answered right at the first try, `r` if
later, `w` if not yet; `+` if the lesson is done; then a space and the name of the lesson.
"""

import re
from typing import Final

from ladya_desktop.lessons.progress import Standing

_MARKS: Final = re.compile(r"((?:-?[0-9]+[frw])*)(\+?)")
_MARK: Final = re.compile(r"(-?[0-9]+)([frw])")


def packed(lesson: str, standing: Standing) -> str:
    """The text of a standing."""
    right, first = standing.right, standing.right_first
    marks = [f"{page}{'f' if page in first else 'r' if page in right else 'w'}" for page in sorted(standing.tried)]
    return f"{''.join(marks)}{'+' if standing.is_done else ''} {lesson}"


class Unpacking:
    """Reads texts; the same marks are read once."""

    def __init__(self) -> None:
        self._known: dict[str, Standing] = {}

    def unpacked(self, text: str) -> tuple[str, Standing]:
        """The lesson and the standing. Raises ValueError for a text of another form."""
        marks, space, lesson = text.partition(" ")
        standing = self._known.get(marks)
        if standing is None:
            standing = self._known[marks] = _standing(marks)
        if not space:
            raise ValueError(text)
        return lesson, standing


def _standing(marks: str) -> Standing:
    whole = _MARKS.fullmatch(marks)
    if whole is None:
        raise ValueError(marks)
    found = [(int(page), kind) for page, kind in _MARK.findall(whole[1])]
    return Standing(
        tried=frozenset(page for page, _ in found),
        right=frozenset(page for page, kind in found if kind != "w"),
        right_first=frozenset(page for page, kind in found if kind == "f"),
        is_done=bool(whole[2]),
    )
