"""docs/lessons.md is in step with the course, and the course leaves no article out."""

import pytest

from tests.lessons.coverage import DOCUMENT, TO_TEACH, document, lessons_about


def test_the_document_is_in_step() -> None:
    """`python -m tests.lessons.coverage` writes it anew."""
    assert DOCUMENT.read_text(encoding="utf-8") == document()


@pytest.mark.parametrize("article", TO_TEACH)
def test_an_article_is_taught(article: str) -> None:
    assert lessons_about(article)
