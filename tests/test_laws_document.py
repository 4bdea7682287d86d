"""docs/laws.md leaves nothing of the two documents out, and everything that it names exists."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from ladya_desktop.texts.rules import edition_text, laws_articles
from tests.source_numbers import ORDER, REGULATION_ARTICLES, REGULATION_SECTIONS

ROOT = Path(__file__).parents[1]
CLAIMS = "claims in writing after the competition"
CHAPTERS_AS_FAR_AS_RULED_ON = ("6", "8", "9", "10", "11", "12", "13")
NO_MEANING = "No meaning for the program"
ARTICLE = re.compile(r"\b\d+(?:\.\d+)+")
CASE = re.compile(r"[a-z]+-\d+")
NAMED = re.compile(r"`([^`]+)`")


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """A row of one of the tables: its numbers, and what it names."""

    numbers: tuple[str, ...]
    laws: tuple[str, ...]
    does: str
    modules: tuple[str, ...]
    tests: tuple[str, ...]
    cases: tuple[str, ...]


@cache
def document() -> str:
    return (ROOT / "docs" / "laws.md").read_text(encoding="utf-8")


@cache
def table(heading: str) -> tuple[Row, ...]:
    """The rows of the table under a heading."""
    _, _, after = document().partition(f"\n## {heading}\n")
    lines = [line for line in after.partition("\n## ")[0].splitlines() if line.startswith("|")]
    return tuple(_row(line) for line in lines[2:])


def _row(line: str) -> Row:
    number, *middle, modules, tests = (cell.strip() for cell in line.strip().removesuffix("|").split("|")[1:])
    numbers = tuple(number.split(", "))
    return Row(
        numbers=numbers,
        laws=tuple(re.split(r", | / ", middle[0])) if len(middle) > 1 else numbers,
        does=middle[-1],
        modules=tuple(NAMED.findall(modules)),
        tests=tuple(NAMED.findall(tests)),
        cases=tuple(CASE.findall(NAMED.sub("", tests))),
    )


REGULATION, ARTICLES, DECREE, LAWS = (
    "The regulation: sections",
    "The regulation: articles 1 to 5",
    "Order 1087",
    "The Laws: articles 6 and 8 to 13",
)


def rows() -> Iterator[Row]:
    for heading in (REGULATION, ARTICLES, DECREE, LAWS):
        yield from table(heading)


def numbers(heading: str) -> list[str]:
    return [number for row in table(heading) for number in row.numbers]


@cache
def articles_of_cases() -> dict[str, tuple[str, ...]]:
    """What each verdict case says it is about."""
    files = sorted((ROOT / "tests" / "cases" / "data").glob("*.json"))
    return {
        case["id"]: tuple(case["articles"]) for file in files for case in json.loads(file.read_text(encoding="utf-8"))
    }


def test_nothing_of_the_regulation_is_left_out() -> None:
    assert numbers(REGULATION) == [*REGULATION_SECTIONS, CLAIMS]
    assert numbers(ARTICLES) == list(REGULATION_ARTICLES)


def test_nothing_of_the_order_is_left_out() -> None:
    assert numbers(DECREE) == list(ORDER)


def test_every_article_of_the_laws_that_has_a_summary_has_a_row() -> None:
    """Headings are spoken for by their articles; 7, 13.4.2 and 13.4.5 stand under the order."""
    known = {
        article
        for article in edition_text("ru-1087", "en").articles
        if article.split(".")[0] in CHAPTERS_AS_FAR_AS_RULED_ON
    }
    told = {number for heading in (DECREE, LAWS) for number in numbers(heading)}
    headings = {article for article in known if any(other.startswith(f"{article}.") for other in known)}
    assert known - headings <= told
    assert set(numbers(LAWS)) <= known


def test_the_laws_beside_a_number_of_the_regulation_are_those_of_the_data() -> None:
    differing = [row.numbers[0] for row in table(ARTICLES) if not set(row.laws) <= stand_for(row.numbers[0])]
    assert differing == []


def stand_for(school: str) -> set[str]:
    return {article for edition in ("ru-1087", "fide-2023") for article in laws_articles(edition, school)}


def test_every_row_names_modules_and_proof_or_says_why_not() -> None:
    for row in rows():
        if row.does.startswith(f"{NO_MEANING}: "):
            assert (row.modules, row.tests, row.cases) == ((), (), ()), row.numbers
        else:
            assert row.modules, row.numbers
            assert row.tests, row.numbers


def test_every_file_named_exists() -> None:
    for row in rows():
        missing = [name for name in row.modules if not (ROOT / "ladya_desktop" / name).is_file()]
        missing += [name for name in row.tests if not (ROOT / "tests" / name).is_file()]
        assert missing == [], row.numbers


def test_every_name_in_the_text_around_the_tables_exists() -> None:
    around = "\n".join(line for line in document().splitlines() if not line.startswith("|"))
    places = (ROOT, ROOT / "ladya_desktop", ROOT / "tests")
    names = [name for name in NAMED.findall(around) if "<" not in name]
    assert names
    assert [name for name in names if not any((place / name).exists() for place in places)] == []


def test_every_case_named_exists_and_is_about_the_row() -> None:
    """About its article or another one that the row speaks of; a case may name none."""
    about = articles_of_cases()
    strangers = [(row.numbers, case) for row in rows() for case in row.cases if not _is_told(about[case], row)]
    assert strangers == []


def _is_told(articles: tuple[str, ...], row: Row) -> bool:
    told = (*row.laws, *ARTICLE.findall(row.does))
    return not articles or any(_related(article, law) for article in articles for law in told)


def _related(article: str, law: str) -> bool:
    """The same article, or one within the other; articles of a limited branch by their last numbers."""
    one, other = _in_russian(article), _in_russian(law)
    return f"{one}.".startswith(f"{other}.") or f"{other}.".startswith(f"{one}.")


def _in_russian(article: str) -> str:
    for prefix in ("A.4", "A.5"):
        if article.startswith(prefix):
            return "13.4" + article.removeprefix(prefix)
    return article


@pytest.mark.parametrize(
    ("article", "law", "related"),
    [
        ("7.5.5", "7.5.5", True),
        ("7.5", "7.5.5", True),
        ("9.2.1.1", "9.2", True),
        ("A.5.2", "13.4.2", True),
        ("4.1", "4.10", False),
        ("4.3.1", "4.3.2", False),
    ],
)
def test_what_is_about_an_article(article: str, law: str, related: bool) -> None:
    assert _related(article, law) is related
