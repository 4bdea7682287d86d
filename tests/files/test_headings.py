"""Rows that name columns, and rows that do not."""

import pytest

from ladya_desktop.files.headings import headings_of
from ladya_desktop.files.list_rows import ListRow
from ladya_desktop.files.participants import preview_participants


def columns(*cells: str) -> tuple[str | None, ...] | None:
    found = headings_of(ListRow(line=1, cells=cells))
    return None if found is None else found.columns


@pytest.mark.parametrize(
    ("cells", "expected"),
    [
        (("Фамилия", "Имя", "Отчество", "Класс"), ("surname", "first_name", "middle_name", "class")),
        (("№ п/п", "Ф.И.О. ученика", "Класс (литера)"), ("number", "name", "class")),
        (("№", "УЧЕНИК", "ПАРАЛЛЕЛЬ", "Литера"), ("number", "name", "grade", "letter")),
        (("Группа", "Участник", "Класс", "Телефон"), ("group", "name", "class", None)),
        (("No.", "Last Name", "First name", "Grade"), ("number", "surname", "first_name", "grade")),
        (("Student's name", "Class", "Rating"), ("name", "class", None)),
        (("ребенок", "кл.", ""), ("name", "class", None)),
        (("Ребёнок", "Класс*"), ("name", "class")),
        (("ФИО",), ("name",)),
        (("ФИО Класс",), ()),
        (("Фамилия:", "Имя:"), ("surname", "first_name")),
    ],
)
def test_headings(cells: tuple[str, ...], expected: tuple[str | None, ...]) -> None:
    assert columns(*cells) == expected


@pytest.mark.parametrize(
    "cells",
    [
        ("Дубов Лев", "5А"),
        ("Дубов", "Имя отца"),
        ("Класс", "5А"),
        ("Список учеников",),
        ("Имя", "Дата рождения"),
        ("1", "Ученик Дубов", "5А"),
        ("",),
    ],
)
def test_what_is_no_heading(cells: tuple[str, ...]) -> None:
    assert columns(*cells) is None


def test_what_is_not_taken_is_named_once() -> None:
    found = headings_of(ListRow(line=1, cells=("ФИО", "Класс", "Балл", "Балл", "Группа")))
    assert found is not None
    assert found.left_out == ("Балл", "Группа")


def test_pupils_above_a_heading_are_taken() -> None:
    """Two lists in one: the first has no heading."""
    preview = preview_participants("Дубов Лев;5А\nШахматный турнир 5А\nФИО;Класс\nКлёнов Ян;4Б")
    assert [entry.name for entry in preview.entries] == ["Дубов Лев", "Клёнов Ян"]
    assert preview.passed_over == (2,)


def test_each_heading_rules_the_rows_below_it() -> None:
    preview = preview_participants("ФИО;Класс;Балл\nДубов Лев;5А;1\nКласс;Фамилия;Имя\n4Б;Клёнов;Ян")
    assert [f"{entry.name} {entry.class_name}" for entry in preview.entries] == ["Дубов Лев 5А", "Клёнов Ян 4Б"]


def test_numbers_that_count_the_rows_are_no_classes() -> None:
    preview = preview_participants("3А\n1;Дубов Лев\n2;Южный Ян\n4Б\n1;Клёнов Ян")
    assert [f"{entry.name} {entry.class_name}" for entry in preview.entries] == [
        "Дубов Лев 3А",
        "Южный Ян 3А",
        "Клёнов Ян 4Б",
    ]


def test_numbers_that_count_nothing_are_classes() -> None:
    preview = preview_participants("3;Дубов Лев\n3;Южный Ян\n4;Клёнов Ян")
    assert [entry.class_name for entry in preview.entries] == ["3", "3", "4"]


def test_a_number_column_is_no_class_where_the_list_has_none() -> None:
    preview = preview_participants("№;ФИО\n3;Дубов Лев")
    assert [row.problem.code for row in preview.rows if row.problem] == ["participants.class_missing"]


def test_cells_beyond_the_headings_are_told() -> None:
    preview = preview_participants("ФИО;Класс\nДубов Лев;5А;сменка")
    assert [note.params["text"] for note in preview.rows[0].notes] == ["сменка"]
