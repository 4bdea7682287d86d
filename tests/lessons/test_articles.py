"""Lessons name articles that the documents have."""

from ladya_desktop.lessons import load_course
from tests.lessons.coverage import TO_TEACH, document


def test_every_article_named_is_in_a_document() -> None:
    wrong = [
        f"{entry.name}: {article}"
        for entry in load_course().entries
        for article in entry.articles
        if article not in TO_TEACH and not article.startswith("order:")
    ]
    assert wrong == []


def test_the_table_has_a_row_for_each_article() -> None:
    rows = document().splitlines()
    assert all(any(row.startswith(f"| {article} |") for row in rows) for article in TO_TEACH)
