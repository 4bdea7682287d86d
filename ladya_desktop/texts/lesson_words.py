"""Words by which lessons are looked for, in either language whatever is chosen: articles, grades; letters alike."""

from typing import Final

ARTICLE_WORDS: Final = frozenset(("статья", "статьи", "статью", "ст.", "ст", "article", "articles", "art.", "art"))
"""What may stand before the number of an article."""
GRADE_WORDS: Final = frozenset(
    ("класс", "класса", "классе", "классы", "классов", "классам", "кл.", "кл", "grade", "grades", "class", "classes")
)
"""What may stand beside the number of a grade."""


def plain(text: str) -> str:
    """A text as it is compared: in small letters, "е" also where "ё" is written."""
    return text.casefold().replace("ё", "е")
