"""Which lessons teach which article of the two documents; writes the table of docs/lessons.md.

python -m tests.lessons.coverage
"""

from pathlib import Path

from ladya_desktop.lessons import Entry, load_course, open_lesson
from tests.source_numbers import ORDER_7, REGULATION_ARTICLES

DOCUMENT = Path(__file__).parents[2] / "docs" / "lessons.md"
TO_TEACH = (*REGULATION_ARTICLES, *(f"order:{number}" for number in (*ORDER_7, "13.4.2", "13.4.5")))
_TOP = """# The course: articles and lessons

Every sub-article of the school regulation's articles 1 to 5 and of order 1087 with the lessons that teach it, and the
kinds of their exercises. `python -m tests.lessons.coverage` writes this file anew; `tests/lessons/test_coverage.py`
checks that it is in step and that nothing is left out. How a lesson is written: [lessons-format.md](lessons-format.md).

| article | lessons | exercises |
|---|---|---|
"""
_LIST = """
## The lessons

| file | Russian | English | articles |
|---|---|---|---|
"""


def lessons_about(article: str) -> tuple[Entry, ...]:
    """The lessons that name an article."""
    return tuple(entry for entry in load_course().entries if article in entry.articles)


def document() -> str:
    """The whole of docs/lessons.md."""
    entries = load_course().entries
    rows = "".join(
        f"| {entry.name} | {entry.title.ru} | {entry.title.en} | {', '.join(entry.articles)} |\n" for entry in entries
    )
    return _TOP + "".join(map(_row, TO_TEACH)) + _LIST + rows


def _row(article: str) -> str:
    entries = lessons_about(article)
    kinds = {exercise.kind for entry in entries for exercise in open_lesson(entry.path).exercises}
    return f"| {article} | {', '.join(entry.name for entry in entries)} | {', '.join(sorted(kinds))} |\n"


if __name__ == "__main__":
    DOCUMENT.write_text(document(), encoding="utf-8")
