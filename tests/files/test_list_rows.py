"""Texts cut into rows and cells, as spreadsheets and people write them."""

from collections.abc import Iterator

import pytest

from ladya_desktop.files.exports import Sheet, csv_bytes
from ladya_desktop.files.list_rows import MAX_LINE_LETTERS, as_text, text_rows
from ladya_desktop.files.participants import ListFile, preview_participants
from ladya_desktop.texts import set_language, t
from ladya_desktop.texts.catalogue import LANGUAGES, Language


@pytest.fixture
def russian_afterwards() -> Iterator[None]:
    yield
    set_language("ru")


def rows(text: str) -> list[tuple[int, tuple[str, ...]]]:
    return [(row.line, row.cells) for row in text_rows(text)]


def test_a_cell_in_quotes_may_go_over_lines_and_separators() -> None:
    text = 'ФИО;Класс\n"Дубов\nЛев";"5;А"\n"Клёнов;Ян";4Б'
    assert rows(text) == [(1, ("ФИО", "Класс")), (2, ("Дубов Лев", "5;А")), (4, ("Клёнов;Ян", "4Б"))]


def test_columns_pasted_from_a_spreadsheet() -> None:
    assert rows('"Дубов\nЛев"\t5А\nКлёнов Ян\t4Б\n') == [(1, ("Дубов Лев", "5А")), (3, ("Клёнов Ян", "4Б"))]


def test_quotes_inside_a_name() -> None:
    assert rows('"Дубов ""Танк"" Лев";5А\nКлёнов "Мел" Ян;4Б') == [
        (1, ('Дубов "Танк" Лев', "5А")),
        (2, ('Клёнов "Мел" Ян', "4Б")),
    ]


@pytest.mark.parametrize("open_quote", ['"Дубов Лев;5А', 'Дубов Лев";5А', '"Дубов" "Лев;5А', '"Дубов"Лев";5А'])
def test_a_quote_left_open_swallows_no_other_line(open_quote: str) -> None:
    read = rows(f'{open_quote}\n"Клёнов Ян";4Б\nЮжный Ян;7В')
    assert [cells[-1] for _, cells in read] == ["5А", "4Б", "7В"]
    assert [line for line, _ in read] == [1, 2, 3]


def test_a_quote_is_not_closed_many_lines_further() -> None:
    read = rows('"Дубов Лев;5А\n' + "Южный Ян;7В\n" * 6 + 'Клёнов";4Б')
    assert len(read) == 8


@pytest.mark.parametrize("separator", [";", ",", "\t"])
def test_blanks_around_cells_and_quotes(separator: str) -> None:
    assert rows(f'  "Дубов Лев"  {separator}  "5А"  ') == [(1, ("Дубов Лев", "5А"))]


def test_a_line_that_goes_on_too_far_is_a_fault_if_its_pupil_is_not_found() -> None:
    long = "Д" * (MAX_LINE_LETTERS + 1)
    preview = preview_participants(f"{long}\nДубов Лев;5А;{long}")
    assert [row.line for row in preview.refused] == [1]
    problem = preview.rows[0].problem
    assert problem is not None
    assert t(problem.code, **problem.params) == "Строка длиннее 1000 букв: это не список учеников"
    assert [entry.name for entry in preview.entries] == ["Дубов Лев"]


def test_a_text_of_rows_is_read_as_the_same_rows() -> None:
    text = "\nФИО\tКласс\n\n\nДубов Лев\t5А"
    assert as_text(text_rows(text)) == text


@pytest.mark.parametrize("name", ['=HYPERLINK("http://x";"y")', "+7 999", "-1", "@SUM(1)", "Дубов Лев", "О'Лев"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.usefixtures("russian_afterwards")
def test_a_list_written_here_is_read_with_the_same_names(name: str, language: Language) -> None:
    """SE-02: the apostrophe that keeps a name from being a formula goes."""
    set_language(language)
    sheet = Sheet(title="Участники", headings=("Группа", "Фамилия и имя", "Класс"), rows=(("III", name, "5А"),))
    preview = preview_participants(ListFile(data=csv_bytes(sheet)))
    assert [(entry.name, entry.class_name) for entry in preview.entries] == [(name, "5А")]
    assert preview.left_out == ("Группа",)
