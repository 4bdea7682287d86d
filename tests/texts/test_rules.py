"""Summaries of the Laws by edition, and the school's numbering."""

import re
import tomllib
from typing import get_args

import pytest

from ladya_desktop.game.regulations import Edition
from ladya_desktop.resources import resource_text
from ladya_desktop.texts import LANGUAGES, Language, set_language
from ladya_desktop.texts.rules import (
    EDITIONS,
    article_summary,
    citation,
    edition_numbers,
    edition_text,
    laws_articles,
    school_article,
)
from tests.source_numbers import REGULATION_ARTICLES
from tests.texts.usage import modules, string_constants

ARTICLE = re.compile(r"(?:\d{1,2}(?:\.\d+)+|[AB]\.\d(?:\.\d+)*)")
NUMBERED_OTHERWISE = {
    "ru-1087": {"A.4", "A.5"},
    "fide-2018": {"13.4", "A.5"},
    "fide-2023": {"13.4", "A.4", "9.2.1.1", "9.2.1.2"},
}
CYRILLIC = re.compile("[\u0400-\u04ff]")


def cited_articles() -> set[str]:
    """Every article that the core names as a value."""
    return {
        text
        for name, tree in modules()
        if name.startswith("game/")
        for text in string_constants(tree)
        if ARTICLE.fullmatch(text)
    }


def test_the_editions_are_those_of_the_game() -> None:
    assert set(EDITIONS) == {edition.value for edition in Edition}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_article_the_program_cites_has_a_summary_of_its_own(edition: str, language: Language) -> None:
    """But those that this edition numbers in another way, which no ruling under it can cite."""
    cited = cited_articles()
    assert "5.1.1" in cited, "the core cites nothing?"
    elsewhere = set().union(*(edition_text(other, language).articles for other in EDITIONS))
    articles = edition_text(edition, language).articles
    missing = cited - articles.keys()
    assert missing <= elsewhere
    assert missing <= NUMBERED_OTHERWISE[edition]
    assert all(articles[article].endswith(".") for article in cited - missing)


@pytest.mark.parametrize("edition", EDITIONS)
def test_both_languages_have_the_same_articles(edition: str) -> None:
    russian, english = (edition_text(edition, language) for language in get_args(Language))
    assert list(russian.articles) == list(english.articles)
    assert CYRILLIC.search(russian.name)
    assert not CYRILLIC.search(english.name)
    assert all(CYRILLIC.search(text) for text in (russian.title, russian.note, *russian.articles.values()))
    assert not any(CYRILLIC.search(text) for text in (english.title, english.note, *english.articles.values()))
    assert all(ARTICLE.fullmatch(article) for article in russian.articles)


def test_what_a_later_edition_changed_is_told_apart() -> None:
    assert "ничья" in article_summary("fide-2023", "5.1.2", "ru")
    assert "ничья" not in article_summary("ru-1087", "5.1.2", "ru")
    assert article_summary("fide-2018", "9.2.2", "en") == article_summary("fide-2023", "9.2.3", "en")
    assert article_summary("fide-2018", "9.2.1.2", "en") == article_summary("fide-2023", "9.2.2", "en")
    assert "must" in article_summary("ru-1087", "13.4.5", "en")


def test_what_an_edition_does_not_have_is_not_taken_from_its_base() -> None:
    assert "9.2.1.1" not in edition_text("fide-2023", "en").articles
    assert "A.4.2" not in edition_text("ru-1087", "en").articles
    with pytest.raises(KeyError):
        article_summary("ru-1087", "A.4.2", "en")


def test_without_a_summary_of_its_own_an_article_is_explained_by_the_one_above() -> None:
    assert article_summary("ru-1087", "4.2.2.1", "ru") == article_summary("ru-1087", "4.2.2", "ru")
    assert article_summary("fide-2023", "9.2.1.1", "en") == article_summary("fide-2023", "9.2.1", "en")


@pytest.mark.parametrize("article", ["99", "99.1", "", "4"])
def test_an_unknown_article_is_an_error_of_the_programmer(article: str) -> None:
    with pytest.raises(KeyError):
        article_summary("ru-1087", article, "ru")


def test_an_unknown_edition_is_an_error_of_the_programmer() -> None:
    with pytest.raises(KeyError, match="fide-1997"):
        article_summary("fide-1997", "4.3", "ru")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("article", "school"),
    [
        ("3.7.1", "3.7 a"),
        ("3.7.3.1", "3.7 d"),
        ("3.7.3.3", "3.7 e"),
        ("3.8.2.1", "3.8 b(1)"),
        ("3.8.2.2.2", "3.8 b(2) b"),
        ("4.2.1", "4.2"),
        ("4.2.2", None),
        ("4.3", "4.3"),
        ("4.4.3", "4.4 c"),
        ("4.6", None),
        ("4.7", "4.6"),
        ("4.7.2", "4.6 b"),
        ("4.8", "4.7"),
        ("5.1.2", "5.1 b"),
        ("5.2.3", "5.2 c"),
        ("9.2", "5.2 d"),
        ("9.3", "5.2 e"),
        ("6.9", None),
        ("7.5.1", None),
    ],
)
def test_the_school_regulation_numbers_articles_in_its_own_way(edition: str, article: str, school: str | None) -> None:
    assert school_article(edition, article) == school


def test_the_school_numbering_follows_each_edition() -> None:
    assert school_article("ru-1087", "9.2.1.1") == school_article("fide-2023", "9.2.3") == "5.2 d"
    assert school_article("fide-2023", "9.2.1.1") is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_each_number_of_the_regulation_leads_to_the_laws(edition: str) -> None:
    articles = edition_text(edition, "ru").articles
    for school in REGULATION_ARTICLES:
        found = laws_articles(edition, school)
        assert found, school
        assert set(found) <= articles.keys()
        assert all(school_article(edition, article) == school for article in found)


def test_the_way_from_the_regulation_to_the_laws() -> None:
    assert laws_articles("ru-1087", "4.6") == ("4.7",)
    assert laws_articles("ru-1087", "4.7") == ("4.8",)
    assert laws_articles("fide-2023", "3.7 d") == ("3.7.3.1", "3.7.3.2")
    assert laws_articles("ru-1087", "5.2 d")[:3] == ("9.2", "9.2.1", "9.2.1.1")
    assert "9.2.3" in laws_articles("fide-2023", "5.2 d")
    assert laws_articles("ru-1087", "4.9") == ()


@pytest.mark.parametrize(("old", "article"), [("6.7", "6.2.1"), ("9.1", "9.1"), ("9.6", "5.2.2")])
def test_what_the_regulation_refers_to_is_found_under_its_new_number(old: str, article: str) -> None:
    assert {laws_articles(edition, old) for edition in EDITIONS} == {(article,)}


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_article_of_the_crosswalk_is_one_of_the_edition(edition: str) -> None:
    articles = edition_text(edition, "ru").articles
    crosswalk = tomllib.loads(resource_text("rules", edition, "meta.toml"))["school"]
    assert crosswalk.keys() <= articles.keys()


def test_a_citation_names_both_numbers_where_they_differ() -> None:
    assert citation("ru-1087", "4.7") == "Ст. 4.7, у школы 4.6"
    assert citation("ru-1087", "4.5") == "Ст. 4.5"
    assert citation("ru-1087", "7.5.5") == "Ст. 7.5.5"
    set_language("en")
    assert citation("ru-1087", "4.7") == "Art. 4.7, school 4.6"


def test_the_repealed_order_says_so() -> None:
    assert edition_numbers("ru-1087").repealed_by == "988"
    assert edition_numbers("fide-2023").repealed_by is None
    for language in LANGUAGES:
        assert edition_text("ru-1087", language).note.count("988") == 2
        assert "988" not in edition_text("fide-2023", language).note
