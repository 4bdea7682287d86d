"""What is wrong with a lesson file, and in which line: one sentence for the teacher."""

from difflib import get_close_matches

from ladya_desktop.texts import t

MOST_QUOTED, MOST_KNOWN = 60, 160
_NEAREST = 8
_MORE = "\N{HORIZONTAL ELLIPSIS}"
Path = tuple[str | int, ...]
"""Where in a file something stands: ("page", 2, "step", 0, "move"), numbers from 0."""


def _cut(value: str | int) -> str | int:
    """A value quoted from the file, short enough for a sentence; a number may be one that no text can hold."""
    if isinstance(value, int) and abs(value) >= 10**MOST_QUOTED:
        return _MORE
    return f"{value[:MOST_QUOTED]}{_MORE}" if isinstance(value, str) and len(value) > MOST_QUOTED else value


def known_words(word: str, allowed: tuple[str, ...]) -> str:
    """What may stand there; of a long list only what is most like the word, and that there is more."""
    whole = ", ".join(allowed)
    if len(whole) <= MOST_KNOWN:
        return whole
    return ", ".join((*get_close_matches(word, allowed, n=_NEAREST, cutoff=0), _MORE))


class FieldError(Exception):
    """Something wrong at a place of the file; `code` and `params` make the sentence.

    `known` is what the format knows, any other parameter may be quoted from the file.
    """

    def __init__(self, path: Path, code: str, **params: str | int) -> None:
        super().__init__(path, code)
        self.path = path
        self.code = code
        self.params = {name: value if name == "known" else _cut(value) for name, value in params.items()}


class LessonError(Exception):
    """A lesson file that cannot be used; the others can.

    `file` is its name, `line` counts from 1. `code` and `params` say what is wrong.
    """

    def __init__(self, *, file: str, line: int, code: str, params: dict[str, str | int] | None = None) -> None:
        super().__init__(file, line, code)
        self.file = file
        self.line = line
        self.code = code
        self.params = params or {}

    @property
    def sentence(self) -> str:
        """The file, the line and what is wrong, in the chosen language."""
        return t("lessons.fault_at", file=self.file, line=self.line, what=t(self.code, **self.params))
