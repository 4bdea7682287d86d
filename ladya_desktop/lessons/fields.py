"""Reads the values of a table of a lesson file, each with its check; what is left unread is unknown."""

from typing import Any

from ladya_desktop.game.placement import SQUARE_NAMES
from ladya_desktop.lessons.faults import FieldError, Path, known_words
from ladya_desktop.lessons.words import BOTH, NOTHING, Words

TITLE_LETTERS = 40
HEADING_LETTERS = 40
TEXT_LETTERS = 280
PROMPT_LETTERS = 160
OPTION_LETTERS = 90
MOST_PAGES, MOST_STEPS = 200, 1000
MOST = {"page": MOST_PAGES, "step": MOST_STEPS, "moves": 600, "items": 20, "option": 12, "acts": 200}
"""How long lists may be: far longer than any lesson has them, short enough for the oldest computer."""
MOST_OF_OTHERS = 100
"""Of arrows, marks, squares, articles and all that is not named."""


class Fields:
    """One table, its place in the file, and the languages that its texts must have."""

    def __init__(self, raw: dict[str, Any], path: Path = (), languages: tuple[str, ...] = BOTH) -> None:
        self.raw = raw
        self.path = path
        self.languages = languages
        self._unread = dict.fromkeys(raw)

    def has(self, key: str) -> bool:
        """Whether the table has the key."""
        return key in self.raw

    def fault(self, key: str, code: str, **params: str | int) -> FieldError:
        """The fault of a key of this table."""
        return FieldError((*self.path, key), code, **{"key": key, **params})

    def take(self, key: str, kind: type, code: str, default: Any = None) -> Any:
        """The value of a key if it is of the type; the default if there is no such key."""
        self._unread.pop(key, None)
        value = self.raw.get(key, default)
        if value is None:
            raise FieldError(self.path, "lessons.fault.key_missing", key=key)
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.fault(key, code)
        return value

    def text(self, key: str, default: str | None = None) -> str:
        """A string."""
        value: str = self.take(key, str, "lessons.fault.not_text", default)
        return value

    def number(self, key: str, default: int | None = None) -> int:
        """A whole number."""
        value: int = self.take(key, int, "lessons.fault.not_number", default)
        return value

    def flag(self, key: str) -> bool:
        """True or false; false if it is left out."""
        value: bool = self.take(key, bool, "lessons.fault.not_flag", False)
        return value

    def table(self, key: str) -> dict[str, Any]:
        """A table; an empty one if it is left out."""
        value: dict[str, Any] = self.take(key, dict, "lessons.fault.not_table", {})
        return value

    def strings(self, key: str) -> tuple[str, ...]:
        """A list of strings; empty if it is left out."""
        items = self._items(key)
        for index, item in enumerate(items):
            if not isinstance(item, str):
                raise FieldError((*self.path, key, index), "lessons.fault.not_text", key=key)
        return tuple(items)

    def tables(self, key: str) -> "tuple[Fields, ...]":
        """A list of tables; empty if it is left out."""
        items = self._items(key)
        for index, item in enumerate(items):
            if not isinstance(item, dict):
                raise FieldError((*self.path, key, index), "lessons.fault.not_table", key=key)
        return tuple(Fields(item, (*self.path, key, index), self.languages) for index, item in enumerate(items))

    def _items(self, key: str) -> list[Any]:
        """A list that is not too long."""
        items: list[Any] = self.take(key, list, "lessons.fault.not_list", [])
        limit = MOST.get(key, MOST_OF_OTHERS)
        if len(items) > limit:
            raise FieldError((*self.path, key, limit), "lessons.fault.too_many", key=key, n=len(items), limit=limit)
        return items

    def one_of(self, key: str, allowed: tuple[str, ...], default: str | None = None) -> str:
        """One of the words allowed."""
        value = self.text(key, default)
        if value not in allowed:
            raise self.fault(key, "lessons.fault.unknown_word", word=value, known=known_words(value, allowed))
        return value

    def some_of(self, key: str, allowed: tuple[str, ...]) -> tuple[str, ...]:
        """A list of words, each one of those allowed."""
        words = self.strings(key)
        for word in words:
            if word not in allowed:
                raise self.fault(key, "lessons.fault.unknown_word", word=word, known=known_words(word, allowed))
        return words

    def square(self, key: str) -> str:
        """The name of a square."""
        value = self.text(key)
        if value not in SQUARE_NAMES:
            raise self.fault(key, "lessons.fault.no_square", word=value)
        return value

    def squares(self, key: str) -> tuple[str, ...]:
        """Names of squares, in a list or as one string; empty if it is left out."""
        if isinstance(self.raw.get(key), str):
            return (self.square(key),)
        words = self.strings(key)
        for word in words:
            if word not in SQUARE_NAMES:
                raise self.fault(key, "lessons.fault.no_square", word=word)
        return words

    def words(self, key: str, limit: int) -> Words:
        """A text in every language of the lesson."""
        raw = self.table(key)
        if not raw:
            raise FieldError(self.path, "lessons.fault.key_missing", key=key)
        return self._words((*self.path, key), raw, limit)

    def words_or_nothing(self, key: str, limit: int) -> Words:
        """The same, but it may be left out."""
        return self._words((*self.path, key), self.table(key), limit) if self.has(key) else NOTHING

    def own_words(self, limit: int) -> Words:
        """The table itself as a text in every language."""
        return self._words(self.path, self.raw, limit)

    def _words(self, path: Path, raw: dict[str, Any], limit: int) -> Words:
        key = next(name for name in reversed(path) if isinstance(name, str))
        for name, value in raw.items():
            if name not in BOTH:
                raise FieldError((*path, name), "lessons.fault.unknown_key", key=f"{key}.{name}")
            if not isinstance(value, str):
                raise FieldError((*path, name), "lessons.fault.not_text", key=f"{key}.{name}")
            if "\0" in value:
                raise FieldError((*path, name), "lessons.fault.nul")
            if len(value) > limit:
                raise FieldError(
                    (*path, name), "lessons.fault.too_long", key=f"{key}.{name}", n=len(value), limit=limit
                )
        for name in self.languages:
            if not raw.get(name, "").strip():
                raise FieldError(path, "lessons.fault.no_translation", key=f"{key}.{name}")
        return Words(**raw)

    def finish(self) -> None:
        """Every key has been read, or the format does not know it."""
        for name in self._unread:
            raise self.fault(name, "lessons.fault.unknown_key")
