"""Finds lessons by what a teacher types: a number, words of title and text, an article, a grade; in either language.

Letters may be large or small, and some may be written without their dots.
"""

import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from ladya_desktop.lessons.course import Entry, section_title
from ladya_desktop.lessons.reader import MOST_BYTES
from ladya_desktop.texts.lesson_words import ARTICLE_WORDS, GRADE_WORDS, plain

Article = tuple[str, ...]
_SAID = re.compile(r"""\b(?:ru|en)\s*=\s*("{3}.*?"{3}|"(?:[^"\\\n]|\\.)*")""", re.DOTALL)
"""The texts of a lesson file in any language; a search needs no more of it than that."""
_ARTICLE = re.compile(r"\d{1,2}(?:\.\d{1,2})+[a-e]?(?:\([12]\))?[ab]?")
_RANGE = re.compile(r"([1-9])(?:-([1-9]))?")
_DASHES = str.maketrans("\N{EN DASH}\N{EM DASH}\N{MINUS SIGN}\N{NON-BREAKING HYPHEN}", "----")
_LEAST_LETTERS = 3
_LEAST_IN_RANGE = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """What is looked for: the grades, if any are named, the other words, and all of it."""

    typed: str
    grades: tuple[int, int] | None
    words: tuple[str, ...]


def matches(entry: Entry, typed: str) -> bool:
    """Whether a lesson is meant by words typed: all of them are in what is known of it, in either language.

    The beginning of a section's title means all its lessons; "grade 3" and "1-4" mean those for these grades.
    """
    wanted = _wanted(typed)
    if wanted.typed and plain(section_title(entry.section)).startswith(wanted.typed):
        return True
    if wanted.grades is None or entry.grades is None:
        return all(_is_said(entry, word) for word in wanted.typed.split())
    is_for = entry.grades[0] <= wanted.grades[1] and wanted.grades[0] <= entry.grades[1]
    return is_for and all(_is_said(entry, word) for word in wanted.words)


@lru_cache(maxsize=8)
def _wanted(typed: str) -> Wanted:
    words = plain(typed).translate(_DASHES).split()
    if len(words) > 1 and words[0] in ARTICLE_WORDS:
        words = words[1:]
    words = _joined(words)
    grades = _grades(words)
    rest = tuple(word for word in words if grades is None or not _is_of_grades(word))
    return Wanted(typed=" ".join(words), grades=grades, words=rest)


def _joined(words: list[str]) -> list[str]:
    """The words with the letter of an article put to its number: "3.7", "d"."""
    joined: list[str] = []
    for word in words:
        if joined and _ARTICLE.fullmatch(joined[-1]) and _ARTICLE.fullmatch(joined[-1] + word):
            joined[-1] += word
        else:
            joined.append(word)
    return joined


def _grades(words: list[str]) -> tuple[int, int] | None:
    """The grades named: a number beside the word for it, or a range of two."""
    has_word = any(word in GRADE_WORDS for word in words)
    for word in words:
        found = _RANGE.fullmatch(_bare(word))
        if found is not None and (has_word or found[2]):
            ends = sorted((int(found[1]), int(found[2] or found[1])))
            return ends[0], ends[1]
    return None


def _is_of_grades(word: str) -> bool:
    return word in GRADE_WORDS or _RANGE.fullmatch(_bare(word)) is not None


def _bare(word: str) -> str:
    """A number without its ending: "3rd", with a Russian ending too."""
    number = re.match(r"[1-9](?:-[1-9])?", word)
    return number[0] if number is not None and word[number.end() :].lstrip("-").isalpha() else word


def _is_part(article: str, named: str) -> bool:
    """Whether an article is the one named or a part of it."""
    bare = _number(article).replace(" ", "")
    return bare.startswith(named) and not bare[len(named) : len(named) + 1].isdigit()


def rank(entry: Entry, typed: str) -> int:
    """0 for a lesson whose title says it, 1 for one whose line or number does, 2 for one that only speaks of it."""
    words = _wanted(typed).words
    titles = plain(f"{entry.title.ru} {entry.title.en}")
    if words and all(word in titles for word in words):
        return 0
    return 1 if is_named(entry, typed) else 2


def is_named(entry: Entry, typed: str) -> bool:
    """Whether the words typed are in the number, the titles or the line of a lesson: it is meant before others."""
    return all(_is_in_head(entry, word) for word in _wanted(typed).words)


def _is_said(entry: Entry, word: str) -> bool:
    """Whether a word is in the head or the articles, or begins a word of the text."""
    if _ARTICLE.fullmatch(word):
        return any(_is_part(article, word) for article in entry.articles)
    return _is_in_head(entry, word) or (len(word) >= _LEAST_LETTERS and f" {word}" in said_in(entry.path))


def _is_in_head(entry: Entry, word: str) -> bool:
    texts = (entry.title.ru, entry.title.en, entry.summary.ru, entry.summary.en)
    return word in plain(" ".join((str(entry.number or ""), *texts)))


def said_in(path: Path) -> str:
    """All words of a lesson file, each after a space, ready to be compared; "" if it cannot be read."""
    try:
        status = path.stat()
        return _said(path, status.st_mtime_ns, status.st_size)
    except OSError:
        return ""


@lru_cache(maxsize=512)
def _said(path: Path, _changed_ns: int, size: int) -> str:
    """Of a file as it was at a time."""
    if size > MOST_BYTES:
        return ""
    text = path.read_bytes().decode("utf-8", errors="ignore")
    words = re.findall(r"\w+", plain(" ".join(_SAID.findall(text))))
    return " " + " ".join(dict.fromkeys(words))


def _number(article: str) -> str:
    return article.removeprefix("order:")


def articles_line(articles: tuple[str, ...]) -> str:
    """The articles of a lesson for its card: "4.1\N{EN DASH}4.3, 7.5.1"; of one with its parts, the parts."""
    parts = sorted({(*re.findall(r"\d+|[a-z]", _number(each)), _number(each)) for each in articles}, key=_order)
    told = [part[-1] for part in parts if not any(_begins(other, part) for other in parts)]
    ranges: list[list[str]] = []
    for article in told:
        if ranges and _follows(ranges[-1][-1], article):
            ranges[-1].append(article)
        else:
            ranges.append([article])
    return ", ".join(text for each in ranges for text in _range_texts(each))


def _order(part: Article) -> list[tuple[int, str]]:
    return [(int(each), "") if each.isdigit() else (0, each) for each in part[:-1]]


def _begins(other: Article, part: Article) -> bool:
    return len(other) > len(part) and other[: len(part) - 1] == part[:-1]


def _follows(before: str, article: str) -> bool:
    """Whether only the last number or letter is another one, by one."""
    *stem, last = re.findall(r"\d+|\D", before)
    *other_stem, other = re.findall(r"\d+|\D", article)
    if stem != other_stem or last.isdigit() != other.isdigit():
        return False
    return int(other) - int(last) == 1 if last.isdigit() else ord(other) - ord(last) == 1


def _range_texts(articles: list[str]) -> list[str]:
    if len(articles) < _LEAST_IN_RANGE:
        return articles
    last = articles[-1] if articles[-1][-1].isdigit() else articles[-1][-1]
    return [f"{articles[0]}\N{EN DASH}{last}"]
