"""A teacher's own lessons: kept, given away, taken in."""

from dataclasses import replace
from pathlib import Path

import pytest

from ladya_desktop.files.lesson_files import export_lesson, import_lesson, name_for, save_lesson
from ladya_desktop.files.writing import WriteError
from ladya_desktop.lessons import Lesson, LessonError, Setting, TextPage, Words, open_lesson

PAGE = TextPage(text=Words(ru="Вилка"), setting=Setting(fen="4k3/8/8/8/4N3/8/8/4K3 w - - 0 1"))
OWN = Lesson(name="vilka", title=Words(ru="Вилка"), languages=("ru",), pages=(PAGE,))


def test_a_lesson_is_kept_and_changed(tmp_path: Path) -> None:
    folder = tmp_path / "lessons"
    path = save_lesson(OWN, folder)
    assert path == folder / "vilka.toml"
    assert open_lesson(path) == OWN
    save_lesson(replace(OWN, title=Words(ru="Двойной удар")), folder)
    assert [file.name for file in folder.iterdir()] == ["vilka.toml"]
    assert open_lesson(path).title.here == "Двойной удар"


@pytest.mark.parametrize(
    ("title", "name"),
    [("Вилка конём", "vilka-konem"), ("", "lesson"), ("1. е4!", "e"), ("???", "lesson"), ("Fork", "fork")],
)
def test_a_name_comes_from_the_title(title: str, name: str, tmp_path: Path) -> None:
    assert name_for(title, tmp_path) == name


def test_a_lesson_taken_in_gets_a_name_of_its_own(tmp_path: Path) -> None:
    given, folder = tmp_path / "from a colleague.toml", tmp_path / "own"
    export_lesson(OWN, given)
    assert import_lesson(given, folder).name == "vilka.toml"
    assert import_lesson(given, folder).name == "vilka-2.toml"
    assert given.exists()


def test_what_is_no_lesson_is_not_taken_in(tmp_path: Path) -> None:
    given, folder = tmp_path / "x.toml", tmp_path / "own"
    given.write_text("format = 9", encoding="utf-8")
    with pytest.raises(LessonError, match="newer"):
        import_lesson(given, folder)
    assert not folder.exists()


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "own").write_text("a file", encoding="utf-8")
    with pytest.raises(WriteError):
        save_lesson(OWN, tmp_path / "own")
