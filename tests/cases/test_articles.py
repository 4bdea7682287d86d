"""Whatever article a ruling rests on is explained in the edition it is given under."""

import json
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path

import pytest

from ladya_desktop.cases.adjudicate import adjudicate, report
from ladya_desktop.cases.reader import Case, read_case
from ladya_desktop.texts.rules import EDITIONS, edition_text

CASES = [
    case
    for file in sorted((Path(__file__).parent / "data").glob("*.json"))
    for case in json.loads(file.read_text(encoding="utf-8"))
]


def stories(edition: str) -> Iterator[Case]:
    """Every story as if played under that edition, on the board it was told for and on a guided one."""
    for case in CASES:
        for conduct in {case["game"].get("conduct", "strict"), "guided"}:
            changed = deepcopy(case)
            changed["game"] |= {"edition": edition, "conduct": conduct}
            yield read_case(changed)


def articles_in(value: object) -> Iterator[str]:
    """Every article named anywhere in a journal."""
    if isinstance(value, list):
        for item in value:
            yield from articles_in(item)
    elif isinstance(value, dict):
        for key, item in value.items():
            if key == "article" and isinstance(item, str):
                yield item
            else:
                yield from articles_in(item)


@pytest.mark.parametrize("edition", EDITIONS)
def test_each_article_in_a_journal_has_a_summary_of_its_own(edition: str) -> None:
    cited = {article for story in stories(edition) for article in articles_in(report(adjudicate(story))["log"])}
    assert {"5.1.1", "6.9", "9.5.3"} <= cited
    assert sorted(cited - edition_text(edition, "ru").articles.keys()) == []


def test_articles_are_found_wherever_they_stand() -> None:
    journal = [{"article": "7.5.5"}, {"result": {"article": "9.3.2", "score": "1/2-1/2"}}, {"article": None}]
    assert list(articles_in(journal)) == ["7.5.5", "9.3.2"]
