"""The examples of the author's guide are read as they stand, and can be solved."""

import re
from pathlib import Path

import pytest

from ladya_desktop.lessons import Exercise, read_lesson
from ladya_desktop.lessons.kinds.registry import KINDS
from tests.lessons.files import HEAD, PROMPT

GUIDE = Path(__file__).parents[2] / "docs" / "lessons-format.md"
BLOCKS = re.findall(r"```toml\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
PAGES = [block for block in BLOCKS if "kind =" in block]


def whole(block: str) -> str:
    page = block if block.startswith("[[page]]") else f"[[page]]\n{block}"
    return HEAD + (page if "prompt" in page or "demo" in page or '"text"' in page else page + PROMPT)


@pytest.mark.parametrize("block", PAGES)
def test_an_example_can_be_solved(block: str) -> None:
    lesson = read_lesson(whole(block).encode(), "example.toml")
    for page in lesson.pages:
        if isinstance(page, Exercise):
            assert all(page.check(answer).is_right for answer in page.solutions())
            assert len([answer for answer in page.wrong_answers() if not page.check(answer).is_right]) >= 3


def test_every_kind_has_its_chapter() -> None:
    chapters = set(re.findall(r"^### (\w+)$", GUIDE.read_text(encoding="utf-8"), re.MULTILINE))
    assert chapters == set(KINDS)


def test_the_head_of_the_guide_is_a_head() -> None:
    (head,) = [block for block in BLOCKS if block.startswith("format")]
    page = '[[page]]\nkind = "text"\ntext.ru = "а"\ntext.en = "b"\n'
    assert read_lesson(f"{head}\n{page}".encode(), "112-bishop.toml").title.en == "The bishop"
