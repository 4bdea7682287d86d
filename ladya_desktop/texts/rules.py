"""The Laws by edition: its numbers, what an article says in plain words, and where the school's regulation has it.

The data are `resources/rules/<edition>/{meta,ru,en}.toml`, in our own words. An edition holds what differs from its
base edition. The school regulation repeats articles 1 to 5 in an older numbering (its 4.6 is the Laws' 4.7), so
banners and papers name both. Nothing here rules on a game: the core has its own numbers, and tests hold the two equal.
"""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from ladya_desktop.resources import resource_text
from ladya_desktop.texts.catalogue import Language, t

EDITIONS: Final = ("ru-1087", "fide-2018", "fide-2023")


@dataclass(frozen=True, slots=True, kw_only=True)
class EditionNumbers:
    """What an edition fixes in numbers.

    `penalty_s` by rate ("standard", "rapid", "blitz"): for an illegal move (7.5.5) and a wrong claim (9.5.3).
    `resignation_may_draw`: resigning to an opponent who cannot mate is a draw (5.1.2).
    `limited`: the article whose sub-articles hold under limited supervision ("13.4", "A.4", "A.5").
    `repealed_by`: the order that ended it, by its number.
    Moves count for each player: `agreement_needs_moves` before a draw may be agreed (5.2.3); from
    `colours_stand_from_move` completed moves on reversed colours stay (7.3), from `setup_stands_from_move` a wrong
    set-up does, under limited supervision; quiet moves are those without capture and pawn move (9.3, 9.6.2).
    """

    penalty_s: dict[str, int]
    resignation_may_draw: bool
    limited: str
    repealed_by: str | None
    agreement_needs_moves: int
    illegal_moves_lose: int
    colours_stand_from_move: int
    setup_stands_from_move: int
    occurrences_claimed: int
    occurrences_drawn: int
    quiet_moves_claimed: int
    quiet_moves_drawn: int
    default_time_min: int


@dataclass(frozen=True, slots=True, kw_only=True)
class EditionText:
    """An edition in one language: a short name, its full title, a note for papers, and its articles."""

    name: str
    title: str
    note: str
    articles: dict[str, str]


def article_summary(edition: str, article: str, language: Language) -> str:
    """What the article says, in plain words; of the article above it where the exact one has no summary.

    Raises KeyError for an unknown edition and for an article of no known chapter.
    """
    articles = edition_text(edition, language).articles
    for known in _with_parents(article):
        if known in articles:
            return articles[known]
    raise KeyError(article)


def laws_articles(edition: str, school: str) -> tuple[str, ...]:
    """The articles of an edition that stand for a number of the school regulation, the widest first; () for none.

    Numbers of articles 1 to 5 are the regulation's own ("4.6 b", "3.8 b(1)"); the others it only refers to ("9.6").
    """
    repeated = tuple(article for article, known in _crosswalk(edition).items() if known == school)
    referred = _referred(edition).get(school)
    return (referred,) if referred else tuple(sorted(repeated, key=_as_numbers))


def school_article(edition: str, article: str) -> str | None:
    """The same article in the school regulation's numbering; None if it is not there."""
    return _crosswalk(edition).get(article)


def citation(edition: str, article: str, *, is_in_brackets: bool = False) -> str:
    """How a banner names an article: "Art. 4.7, school 4.6"; both numbers only if they differ.

    `is_in_brackets`: the same in brackets, as it stands within a line.
    """
    school = school_article(edition, article)
    if school is None or school == article:
        return t("rulings.in_brackets" if is_in_brackets else "rulings.article", article=article)
    code = "rulings.in_brackets_of_both" if is_in_brackets else "rulings.article_of_both"
    return t(code, article=article, school=school)


def in_order(articles: tuple[str, ...]) -> tuple[str, ...]:
    """The articles in the order of the Laws: 9.2 before 9.10, 11.5 before A.4."""
    return tuple(sorted(articles, key=lambda article: [part.zfill(3) for part in article.split(".")]))


def citations(edition: str, articles: tuple[str, ...], *, is_in_brackets: bool = False) -> str:
    """How a banner names one article or several, in order: "Art. 7.5.1, 7.5.5" (of several the Laws' numbers alone).

    `is_in_brackets`: the same in brackets.
    """
    articles = in_order(articles)
    if len(articles) == 1:
        return citation(edition, articles[0], is_in_brackets=is_in_brackets)
    return t("rulings.in_brackets" if is_in_brackets else "rulings.article", article=", ".join(articles))


@cache
def edition_numbers(edition: str) -> EditionNumbers:
    """The numbers of an edition."""
    meta = _meta(edition)
    return EditionNumbers(
        penalty_s=meta["penalty_s"],
        resignation_may_draw=meta["resignation_may_draw"],
        limited=meta["limited"],
        repealed_by=meta.get("repealed_by"),
        **_numbers(edition),
    )


@cache
def edition_text(edition: str, language: Language) -> EditionText:
    """An edition with every article it has, those of its base included."""
    meta, own = _meta(edition), _read(edition, language)
    inherited = edition_text(meta["base"], language).articles if "base" in meta else {}
    removed = meta.get("removed", ())
    kept = {article: text for article, text in inherited.items() if article not in removed}
    return EditionText(name=own["name"], title=own["title"], note=own["note"], articles={**kept, **own["articles"]})


@cache
def _crosswalk(edition: str) -> dict[str, str]:
    meta = _meta(edition)
    inherited = _crosswalk(meta["base"]) if "base" in meta else {}
    removed = meta.get("removed", ())
    kept = {article: school for article, school in inherited.items() if article not in removed}
    return {**kept, **meta["school"]}


@cache
def _referred(edition: str) -> dict[str, str]:
    meta = _meta(edition)
    inherited = _referred(meta["base"]) if "base" in meta else {}
    return {**inherited, **meta.get("school_refers", {})}


@cache
def _numbers(edition: str) -> dict[str, int]:
    meta = _meta(edition)
    inherited = _numbers(meta["base"]) if "base" in meta else {}
    return {**inherited, **meta.get("numbers", {})}


def _as_numbers(article: str) -> tuple[int, ...]:
    """An order for articles: 9.2 before 9.10."""
    return tuple(map(int, article.split(".")))


def _with_parents(article: str) -> Iterator[str]:
    """The article and those above it: 9.2.1.1, 9.2.1, 9.2."""
    yield article
    while article.count(".") > 1:
        article = article.rpartition(".")[0]
        yield article


@cache
def _meta(edition: str) -> dict[str, Any]:
    return _read(edition, "meta")


def _read(edition: str, name: str) -> dict[str, Any]:
    if edition not in EDITIONS:
        raise KeyError(edition)
    return tomllib.loads(resource_text("rules", edition, f"{name}.toml"))
