"""The words of a PGN file, each with its line: tags, comments, moves, brackets, results.

Read as files are found in the wild: nothing depends on blank lines, tags may stand in one line with moves, comments go
over lines and are not nested, a comment that is never closed ends before the next game.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

_HALF: Final = "\N{VULGAR FRACTION ONE HALF}"
RESULTS: Final = frozenset({"1-0", "0-1", "1/2-1/2", "1/2", "0.5-0.5", f"{_HALF}-{_HALF}", "*"})
FORFEITS: Final = frozenset({"+/-", "-/+", "+:-", "-:+", "-/-"})
_TAG: Final = re.compile(r'\[\s*([A-Za-z0-9_]+)\s+"((?:[^"\\\n]|\\.)*)"\s*\]')
_LOOSE_TAG: Final = re.compile(r'\[\s*([A-Za-z0-9_]+)\s+"(.*)"\s*\]\s*$', re.MULTILINE)
_NEXT_GAME: Final = re.compile(r"^\[Event\s", re.MULTILINE)
_WORD: Final = re.compile(r"[^\s(){};\[\]<>$]+(?:\([^\s()]\)[+#]?)?")
_BRACE: Final = re.compile("[{}]")
_DOTS: Final = re.compile(r"\.+")
_NUMBER: Final = re.compile(r"\d+\s*\.+\s*|\d+(?=\s|$)")
_GLYPH: Final = re.compile(r"\$\d+|[!?]+(?=\s|$|\))")
_ESCAPED: Final = re.compile(r"\\(.)")


class Kind(Enum):
    """What a word is. UNREADABLE is a tag that is none."""

    TAG = auto()
    COMMENT = auto()
    MOVE = auto()
    OPEN = auto()
    CLOSE = auto()
    RESULT = auto()
    UNREADABLE = auto()
    UNCLOSED = auto()


@dataclass(frozen=True, slots=True)
class Token:
    """A word: of a tag the value, `name` is that of the tag.

    `line` counts from 1, `end` is where it ends in the text.
    """

    kind: Kind
    text: str
    line: int
    end: int
    name: str = ""


def tokens(text: str) -> Iterator[Token]:
    """The words of a text whose lines end in a line feed."""
    at, line, counted = 0, 1, 0
    while True:
        at = _skipped(text, at)
        if at >= len(text):
            return
        line, counted = line + text.count("\n", counted, at), at
        token = _token(text, at, line)
        if token is not None:
            yield token
            at = token.end
        else:
            at = _glyph_end(text, at)


def _skipped(text: str, at: int) -> int:
    """Where the next word begins, after blanks, lines of a program's own ("%") and what stands in "<>"."""
    while at < len(text):
        sign = text[at]
        if sign.isspace() or sign == "\ufeff":
            at += 1
        elif sign == "%" and (at == 0 or text[at - 1] == "\n"):
            at = _line_end(text, at)
        elif sign == "<" and (end := text.find(">", at)) > 0:
            at = end + 1
        else:
            return at
    return at


def _token(text: str, at: int, line: int) -> Token | None:
    sign = text[at]
    match sign:
        case "[":
            return _tag(text, at, line)
        case "{":
            return _comment(text, at, line)
        case ";":
            end = _line_end(text, at)
            return Token(Kind.COMMENT, text[at + 1 : end], line, end)
        case "(":
            return Token(Kind.OPEN, sign, line, at + 1)
        case ")":
            return Token(Kind.CLOSE, sign, line, at + 1)
        case _:
            return _word(text, at, line)


def _tag(text: str, at: int, line: int) -> Token:
    found = _TAG.match(text, at) or _LOOSE_TAG.match(text, at)
    if found is None:
        end = _line_end(text, at)
        return Token(Kind.UNREADABLE, text[at:end], line, end)
    return Token(Kind.TAG, _ESCAPED.sub(r"\1", found[2]), line, found.end(), name=found[1])


def _comment(text: str, at: int, line: int) -> Token:
    end = text.find("}", at)
    if end >= 0:
        end = _nested_end(text, at, end)
        return Token(Kind.COMMENT, text[at + 1 : end], line, end + 1)
    following = _NEXT_GAME.search(text, at)
    end = following.start() if following is not None else len(text)
    return Token(Kind.UNCLOSED, text[at + 1 : end], line, end)


def _nested_end(text: str, at: int, end: int) -> int:
    """Braces do not nest; where somebody has written them so, the rest up to the second closing one belongs to them."""
    if "{" not in text[at + 1 : end]:
        return end
    following = _BRACE.search(text, end + 1)
    return following.start() if following is not None and following[0] == "}" else end


def _word(text: str, at: int, line: int) -> Token | None:
    """A move or a result; None for a number, a glyph and other signs."""
    found = _WORD.match(text, at)
    if found is None:
        return None
    word = found[0]
    if word in RESULTS or word in FORFEITS:
        return Token(Kind.RESULT, word, line, found.end())
    if _NUMBER.match(text, at) or _GLYPH.match(text, at) or not word.strip("."):
        return None
    return Token(Kind.MOVE, word, line, found.end())


def _glyph_end(text: str, at: int) -> int:
    """Behind a number, a glyph or a sign that says nothing."""
    found = _NUMBER.match(text, at) or _GLYPH.match(text, at)
    if found is not None and found.end() > at:
        return found.end()
    dots = _DOTS.match(text, at)
    return dots.end() if dots is not None else at + 1


def _line_end(text: str, at: int) -> int:
    end = text.find("\n", at)
    return end if end >= 0 else len(text)
