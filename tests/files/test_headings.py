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
        (("Отметка времени", "Фамилия и имя вашего ребёнка", "В каком классе он учится?"), (None, "name", "class")),
        (("What is your child's full name?", "Which grade is it?"), ("name", "class")),
        (("ФИO", "Kлaсс"), ("name", "class")),
        (("ФИО", "Класс", "ФИО родителя", "Телефон"), ("name", "class", None, None)),
        (("ФИО", "Класс", "Классный руководитель"), ("name", "class", None)),
        (("ФИО", "Класс", "ФИО"), ("name", "class", None)),
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
        ("Фамилии учеников 3 класса", "Дубов"),
        ("Фамилия, имя и класс через запятую", "Школа"),
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


def test_lists_side_by_side_are_read_side_by_side() -> None:
    text = "№;ФИО;Класс;;№;ФИО;Класс\n1;Дубов Лев;5А;;3;Клёнов Ян;4Б\n2;Южный Ян;5А"
    preview = preview_participants(text)
    assert [(row.line, row.name, row.class_name) for row in preview.rows] == [
        (2, "Дубов Лев", "5А"),
        (2, "Клёнов Ян", "4Б"),
        (3, "Южный Ян", "5А"),
    ]
    assert (preview.left_out, preview.passed_over, len(preview.entries)) == ((), (), 3)


def test_the_word_class_before_a_class_is_no_name() -> None:
    preview = preview_participants("Класс;5А\n№;ФИО\n1;Дубов Лев")
    assert [f"{entry.name} {entry.class_name}" for entry in preview.entries] == ["Дубов Лев 5А"]


@pytest.mark.parametrize(
    ("row", "extra"),
    [
        ("Дубов Лев;01.02.2015;5А", "01.02.2015"),
        ("1;Дубов Лев;1200;5А", "1200"),
        ("Дубов;Лев;5А;1", "1"),
        ("Дубов Лев;8;5А", "8"),
    ],
)
def test_numbers_beside_a_class_are_no_class_and_no_name(row: str, extra: str) -> None:
    preview = preview_participants(row)
    assert [f"{entry.name} {entry.class_name}" for entry in preview.entries] == ["Дубов Лев 5А"]
    assert [note.params["text"] for note in preview.rows[0].notes] == [extra]


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
