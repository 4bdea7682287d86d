"""The list of a course, and a teacher's own lessons in it."""

import os
from pathlib import Path

import pytest

from ladya_desktop.lessons import LessonError, course_folder, load_course, load_own, open_lesson, section_title
from ladya_desktop.lessons.course import OWN, SECTIONS, key_of, path_of_key
from tests.lessons.files import HEAD

PAGE = '[[page]]\nkind = "text"\ntext.ru = "Текст"\ntext.en = "Text"\n'


def put(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_lessons_stand_by_their_numbers(tmp_path: Path) -> None:
    for name in ("201-b.toml", "101-a.toml", "my.toml", "999-x.toml"):
        put(tmp_path, name, HEAD + PAGE)
    put(tmp_path, "notes.txt", "")
    course = load_course(tmp_path)
    assert [(entry.name, entry.section) for entry in course.entries] == [
        ("101-a", "board"),
        ("201-b", "special"),
        ("999-x", OWN),
        ("my", OWN),
    ]
    assert [entry.name for entry in course.of_section("board")] == ["101-a"]
    following = course.after("101-a")
    assert following is not None
    assert following.name == "201-b"
    assert course.after("my") is None
    assert course.entries[0].title.here == "Урок"


def test_a_head_that_is_wrong_leaves_the_others(tmp_path: Path) -> None:
    put(tmp_path, "101-a.toml", HEAD + PAGE)
    put(tmp_path, "102-b.toml", HEAD.replace('title.en = "Lesson"', "") + PAGE)
    course = load_course(tmp_path)
    assert [entry.name for entry in course.entries] == ["101-a"]
    assert [fault.sentence for fault in course.faults] == ["102-b.toml, строка 2: нет перевода «title.en»."]


def test_the_list_reads_no_pages(tmp_path: Path) -> None:
    """So a long course is listed at once; what is wrong in a page is said when the lesson is opened."""
    path = put(tmp_path, "101-a.toml", HEAD + '\n[[page]]\nkind = "nothing"\n')
    assert len(load_course(tmp_path).entries) == 1
    with pytest.raises(LessonError) as caught:
        open_lesson(path)
    assert caught.value.line == 7


def test_a_head_longer_than_usual(tmp_path: Path) -> None:
    put(tmp_path, "101-a.toml", "# a long remark\n" * 2000 + HEAD + PAGE)
    assert len(load_course(tmp_path).entries) == 1


def test_a_file_without_pages_is_listed_and_not_opened(tmp_path: Path) -> None:
    path = put(tmp_path, "101-a.toml", HEAD)
    assert load_course(tmp_path).faults == ()
    with pytest.raises(LessonError, match="no_pages"):
        open_lesson(path)


def test_what_cannot_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / "101-a.toml").mkdir()
    (fault,) = load_course(tmp_path).faults
    assert fault.code == "lessons.fault.unreadable"
    assert load_course(tmp_path / "nowhere").entries == ()


def test_sections_have_names() -> None:
    assert len({section_title(section) for section in (*SECTIONS, OWN)}) == 9


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "101-pipe.toml")
    assert [fault.code for fault in load_course(tmp_path).faults] == ["lessons.fault.unreadable"]


# Keys: what is remembered of a lesson


def test_no_name_of_an_own_lesson_takes_the_key_of_another(tmp_path: Path) -> None:
    names = ["112-bishop", "own:112-bishop", "own:own:112-bishop", "moi-urok", "a|b:3", "%7C", "7"]
    for name in names:
        put(tmp_path, f"{name}.toml", HEAD + PAGE)
    own = load_own(tmp_path).entries
    keys = [entry.key for entry in (*load_course().entries, *own)]
    assert len(set(keys)) == len(keys)
    assert {path_of_key(entry.key, tmp_path) for entry in own} == {entry.path for entry in own}
    assert all(entry.section == OWN and entry.number is None for entry in own)


def test_what_was_remembered_before_is_found_under_the_same_keys() -> None:
    assert key_of("moi-urok", is_own=True) == "moi-urok"
    assert all(entry.key == entry.name for entry in load_course().entries)


def test_lessons_of_the_course_begin_with_a_digit() -> None:
    for entry in load_course().entries:
        assert entry.name[0].isdigit()
        assert path_of_key(entry.key, None) == entry.path == course_folder() / f"{entry.name}.toml"
    assert path_of_key("moi-urok", None) is None


def test_two_files_of_one_number_are_two_lessons(tmp_path: Path) -> None:
    for name in ("112-a", "112-b"):
        put(tmp_path, f"{name}.toml", HEAD + PAGE)
    course = load_course(tmp_path)
    assert [(entry.number, entry.key) for entry in course.entries] == [(112, "112-a"), (112, "112-b")]


def test_what_a_foreign_disk_leaves_beside_a_file_is_no_lesson(tmp_path: Path) -> None:
    put(tmp_path, "._own.toml", "\0\0")
    assert load_own(tmp_path).faults == ()


def test_a_number_beyond_all_sense_is_none(tmp_path: Path) -> None:
    put(tmp_path, f"{'9' * 100}-a.toml", HEAD + PAGE)
    assert load_course(tmp_path).entries[0].number is None


def test_a_file_name_that_is_no_text_has_a_key_that_is_text(tmp_path: Path) -> None:
    """The bytes of another system's name cannot be kept as they are read; what is kept leads to the same file."""
    odd = b"\xd3\xf0\xee\xea".decode("utf-8", errors="surrogateescape")
    keys = {name: key_of(name, is_own=True) for name in (odd, f"1-{odd}", f"own:{odd}", "%D3", "own:%D3", "100%")}
    assert len(set(keys.values())) == len(keys)
    for name, key in keys.items():
        assert key.encode().decode() == key
        assert path_of_key(key, tmp_path) == tmp_path / f"{name}.toml"
