"""What nobody in particular has solved outlives the program, whatever the lesson is called."""

from pathlib import Path

import pytest

from ladya_desktop.ui.lessons.course_places import Places
from ladya_desktop.ui.lessons.lesson_solved import SOLVED, Solved
from ladya_desktop.ui.settings import FileSettings

ODD = "a|b:c.d 1\udcff"


def test_it_outlives_the_program(tmp_path: Path) -> None:
    settings = FileSettings(tmp_path / "settings.ini")
    solved = Solved(settings)
    for lesson, page in (("112-bishop", 7), (ODD, 3), ("112-bishop", 4), ("112-bishop", 4)):
        solved.add(lesson, page)
    again = Solved(FileSettings(tmp_path / "settings.ini"))
    assert again.pages("112-bishop") == {4, 7}
    assert again.pages(ODD) == {3}
    again.forget(ODD)
    again.forget("unknown")
    assert Solved(FileSettings(tmp_path / "settings.ini")).pages(ODD) == frozenset()


@pytest.mark.parametrize("kept", ["|", "x", ":1", "x:", "x:a", "x:1.", "x:-1", "x:1.\u0661", "x:" + "9" * 5000])
def test_what_cannot_be_read_is_forgotten(tmp_path: Path, kept: str) -> None:
    settings = FileSettings(tmp_path / "settings.ini")
    settings.put(SOLVED, f"{kept}|good:2")
    assert Solved(settings).pages("good") == {2}
    assert Solved(settings).pages("x") == frozenset()


def test_of_a_lesson_that_is_done_nothing_is_left_to_remember(tmp_path: Path) -> None:
    places = Places(FileSettings(tmp_path / "settings.ini"))
    places.solve("112-bishop", 3)
    assert places.solved("112-bishop") == {3}
    places.finish("112-bishop")
    assert places.solved("112-bishop") == frozenset()
    assert places.is_done("112-bishop")
