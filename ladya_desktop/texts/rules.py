"""The Laws by edition: what an article says in one or two plain sentences, and where the school's regulation has it.

The data are `resources/rules/<edition>/{meta,ru,en}.toml`, in our own words. An edition holds what differs from its
base edition. The school regulation repeats articles 1 to 5 in an older numbering (its 4.6 is the Laws' 4.7), so
banners and papers name both.
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
    """What differs between the editions in numbers; `penalty_s` by rate ("standard", "rapid", "blitz")."""

    penalty_s: dict[str, int]
    resignation_may_draw: bool
    agreement_needs_moves: int
    repealed_by: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class EditionText:
    """An edition's name, what to know about it, and its articles in one language."""

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


def school_article(edition: str, article: str) -> str | None:
    """The same article in the school regulation's numbering; None if it is not there."""
    return _crosswalk(edition).get(article)


def citation(edition: str, article: str) -> str:
    """How a banner names an article: "Art. 4.7 (regulation: 4.6)"; both numbers only if they differ."""
    school = school_article(edition, article)
    if school is None or school == article:
        return t("rulings.article", article=article)
    return t("rulings.article_of_both", article=article, school=school)


@cache
def edition_numbers(edition: str) -> EditionNumbers:
    """The numbers of an edition."""
    meta = _meta(edition)
    return EditionNumbers(
        penalty_s=meta["penalty_s"],
        resignation_may_draw=meta["resignation_may_draw"],
        agreement_needs_moves=meta["agreement_needs_moves"],
        repealed_by=meta.get("repealed_by"),
    )


@cache
def edition_text(edition: str, language: Language) -> EditionText:
    """An edition with every article it has, those of its base included."""
    meta, own = _meta(edition), _read(edition, language)
    inherited = edition_text(meta["base"], language).articles if "base" in meta else {}
    removed = meta.get("removed", ())
    kept = {article: text for article, text in inherited.items() if article not in removed}
    return EditionText(title=own["title"], note=own["note"], articles={**kept, **own["articles"]})


@cache
def _crosswalk(edition: str) -> dict[str, str]:
    meta = _meta(edition)
    inherited = _crosswalk(meta["base"]) if "base" in meta else {}
    removed = meta.get("removed", ())
    kept = {article: school for article, school in inherited.items() if article not in removed}
    return {**kept, **meta["school"]}


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
