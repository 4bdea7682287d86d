"""Workbooks as schools have them: every odd cell is read, or its place and the cause are named."""

import time
from datetime import date, datetime

import pytest
from openpyxl import Workbook
from openpyxl.chart import BarChart
from openpyxl.worksheet.worksheet import Worksheet

from ladya_desktop.files.decoding import MAX_BYTES
from ladya_desktop.files.participants import ListFile, ParticipantsPreview, preview_participants
from ladya_desktop.files.spreadsheet import MAX_COLUMNS, MAX_ROWS
from ladya_desktop.texts import t
from tests.files.books import HEADINGS, PUPILS, as_bytes, book, fill, with_shared_texts, with_sheet_text

BOTH = ["Дубравина Вера 3А", "Ветерков Тимофей 2Б"]


def read(data: bytes, sheet: str | None = None) -> ParticipantsPreview:
    return preview_participants(ListFile(data=data, sheet=sheet))


def taken(preview: ParticipantsPreview) -> list[str]:
    return [f"{entry.name} {entry.class_name}" for entry in preview.entries]


def said(preview: ParticipantsPreview) -> list[tuple[int, str]]:
    """What is said about rows: their numbers and the sentences."""
    remarks = [(row.line, each) for row in preview.rows for each in (row.problem, *row.notes) if each is not None]
    return [(line, t(each.code, **each.params)) for line, each in remarks]


def test_a_plain_list() -> None:
    preview = read(book())
    assert (taken(preview), preview.problem, said(preview)) == (BOTH, None, [])
    assert [row.line for row in preview.rows] == [2, 3]
    assert (preview.sheets, preview.sheet, preview.encoding) == (("Лист1",), "Лист1", None)


def test_its_text_stands_on_the_same_lines() -> None:
    data = book([(), (), HEADINGS, *PUPILS])
    assert read(data).text.split("\n")[2:] == ["Фамилия и имя\tКласс", "Дубравина Вера\t3А", "Ветерков Тимофей\t2Б"]
    assert [row.line for row in preview_participants(read(data).text).rows] == [4, 5]


def test_rows_and_columns_left_blank_before_the_list() -> None:
    preview = read(book([(), (), (None, None, *HEADINGS), *((None, None, *each) for each in PUPILS)]))
    assert taken(preview) == BOTH
    assert [row.line for row in preview.rows] == [4, 5]


def test_no_heading() -> None:
    assert taken(read(book(PUPILS))) == BOTH
    assert taken(read(book([(1, "Дубравина", "Вера", 3, "А"), (2, "Ветерков", "Тимофей", 2, "Б")]))) == BOTH


@pytest.mark.parametrize(
    "title", ["Шахматный турнир", "Список 5 классов", "Турнир 3А", "Школа № 5", "Утверждаю: директор"]
)
def test_a_title_above_the_heading_is_no_pupil(title: str) -> None:
    preview = read(book([(title,), (), HEADINGS, *PUPILS]))
    assert (taken(preview), preview.passed_over) == (BOTH, (1,))


def test_columns_in_any_order_and_what_is_not_taken_is_named() -> None:
    rows = [
        ("Рейтинг", "Класс", "Дата рождения", "Имя", "№", "Фамилия", "Отчество"),
        (1200, "3А", date(2016, 5, 1), "Вера", 1, "Дубравина", "Ильинична"),
        (None, "2Б", None, "Тимофей", 2, "Ветерков", None),
    ]
    preview = read(book(rows))
    assert taken(preview) == ["Дубравина Вера Ильинична 3А", "Ветерков Тимофей 2Б"]
    assert preview.left_out == ("Рейтинг", "Дата рождения")
    assert said(preview) == []


@pytest.mark.parametrize(
    ("heading", "row"),
    [
        (("Фамилия ученика", "Имя ученика", "Параллель", "Литера"), ("Дубов", "Лев", 5, "А")),
        (("ФИО обучающегося *", "Класс:"), ("Дубов Лев", "5А")),
        (("Ф.И.О.", "кл."), ("Дубов Лев", "5-а")),
        (("Ученик", "Параллель", "Класс"), ("Дубов Лев", 5, "5А")),
        (("Ученик", "Параллель", "Класс"), ("Дубов Лев", 5, "А")),
        (("Ребёнок", "Класс", "Литера"), ("Дубов Лев", "5А", "А")),
        (("Surname", "Name", "Class"), ("Дубов", "Лев", "5A")),
        (("Last name", "First name", "Grade", "Letter"), ("Дубов", "Лев", 5, "А")),
        (("Name", "First name", "Class"), ("Дубов", "Лев", "5А")),
        (("Pupil's name", "Grade"), ("Дубов Лев", "5А")),
        (("Фамилия", "ФИО", "Класс"), ("Дубов", "Дубов Лев", "5А")),
        (("ФИО", "Фамилия", "Имя", "Класс"), ("Дубов Л. И.", "Дубов", "Лев", "5А")),
        (("Класс", "Имя"), ("5А", "Дубов Лев")),
        (("Группа", "Класс", "Имя"), ("III", "5А", "Дубов Лев")),
    ],
)
def test_headings_in_russian_and_english(heading: tuple[str, ...], row: tuple[object, ...]) -> None:
    assert taken(read(book([heading, row]))) == ["Дубов Лев 5А"]


@pytest.mark.parametrize("written", [3, 3.0, "3", "3.0", "3,0", " 3 "])
def test_a_grade_written_as_any_kind_of_number(written: object) -> None:
    assert taken(read(book([HEADINGS, ("Дубов Лев", written)]))) == ["Дубов Лев 3"]


def test_a_number_in_a_cell_formatted_as_a_date_is_that_number() -> None:
    def as_date(sheet: Worksheet) -> None:
        sheet["B2"].number_format = "DD.MM.YYYY"

    assert taken(read(book([HEADINGS, ("Дубов Лев", 5)], change=as_date))) == ["Дубов Лев 5"]


def test_a_workbook_that_counts_days_from_1904() -> None:
    def as_date(sheet: Worksheet) -> None:
        workbook = sheet.parent
        assert workbook is not None
        workbook.epoch = datetime(1904, 1, 1)  # noqa: DTZ001  # days have no zone
        sheet["B2"].number_format = "DD.MM.YYYY"

    assert taken(read(book([HEADINGS, ("Дубов Лев", 5)], change=as_date))) == ["Дубов Лев 5"]


@pytest.mark.parametrize(
    ("written", "text"),
    [
        (date(2026, 5, 1), "01.05.2026"),
        (datetime(2026, 5, 1, 12, 30), "01.05.2026"),  # noqa: DTZ001  # days have no zone
        ("01.май", "01.май"),
        ("May-05", "May-05"),
        ("2026-05-01", "2026-05-01"),
    ],
)
def test_a_class_that_became_a_date_says_so(written: object, text: str) -> None:
    """A class "1.05" is the first of May to a spreadsheet."""
    preview = read(book([HEADINGS, ("Дубов Лев", written)]))
    assert said(preview) == [(2, f"«{text}» — дата: так таблица исказила класс. Нужно вписать, например: 4Б")]


@pytest.mark.parametrize("written", [1.05, 42125, 1e300, True, "5АБ"])
def test_a_class_that_is_none_is_quoted(written: object) -> None:
    preview = read(book([HEADINGS, ("Дубов Лев", written)]))
    assert [row.problem.code for row in preview.rows if row.problem] == ["participants.class_unknown"]
    assert preview.rows[0].class_name in {"1.05", "42125", "1e+300", "True", "5АБ"}


def test_a_class_merged_over_its_pupils_is_the_class_of_each() -> None:
    rows = [("Класс", "Ученик"), ("3А", "Дубравина Вера"), (None, "Облаков Лев"), ("2Б", "Ветерков Тимофей")]
    preview = read(book(rows, change=lambda sheet: sheet.merge_cells("A2:A3")))
    assert taken(preview) == ["Дубравина Вера 3А", "Облаков Лев 3А", "Ветерков Тимофей 2Б"]


def test_a_heading_merged_over_two_columns_is_that_of_both() -> None:
    rows = [("№", "ФИО", None, "Класс"), (1, "Дубравина", "Вера", "3А"), (2, "Ветерков", "Тимофей", "2Б")]
    assert taken(read(book(rows, change=lambda sheet: sheet.merge_cells("B1:C1")))) == BOTH


def test_headings_on_two_rows() -> None:
    def merge(sheet: Worksheet) -> None:
        for cells in ("A1:A2", "B1:C1", "D1:D2"):
            sheet.merge_cells(cells)

    rows = [("№", "Ученик", None, "Класс"), (None, "Фамилия", "Имя", None), (1, "Дубравина", "Вера", "3А")]
    preview = read(book(rows, change=merge))
    assert taken(preview) == ["Дубравина Вера 3А"]
    assert len(preview.rows) == 1


def test_a_title_merged_over_the_whole_table_is_no_pupil() -> None:
    preview = read(book([("Список 5А",), HEADINGS, *PUPILS], change=lambda sheet: sheet.merge_cells("A1:B1")))
    assert (taken(preview), preview.passed_over) == (BOTH, (1,))


def test_a_pupil_merged_over_two_rows_is_one() -> None:
    def merge(sheet: Worksheet) -> None:
        sheet.merge_cells("A2:A3")
        sheet.merge_cells("B2:B3")

    assert taken(read(book([HEADINGS, PUPILS[0], (), PUPILS[1]], change=merge))) == BOTH


def test_a_class_alone_on_its_row_is_that_of_the_rows_below() -> None:
    rows = [("3А класс",), (1, "Дубравина Вера"), (2, "Облаков Лев"), ("Класс: 2Б",), (1, "Ветерков Тимофей")]
    preview = read(book(rows))
    assert taken(preview) == ["Дубравина Вера 3А", "Облаков Лев 3А", "Ветерков Тимофей 2Б"]
    assert said(preview) == [
        (2, "Класс взят из строки 1"),
        (3, "Класс взят из строки 1"),
        (5, "Класс взят из строки 4"),
    ]


def test_a_signature_below_gets_no_class() -> None:
    preview = read(book([("3А",), ("Дубравина Вера",), ("Учитель: Дубов Л. И.",)]))
    assert taken(preview) == ["Дубравина Вера 3А"]
    assert [row.line for row in preview.refused] == [3]


@pytest.mark.parametrize("total", [("Итого 2",), ("Всего:", 2), (None, "ИТОГО", 2)])
def test_a_total_is_no_pupil(total: tuple[object, ...]) -> None:
    preview = read(book([("№", *HEADINGS), (1, *PUPILS[0]), total]))
    assert (taken(preview), preview.refused, preview.passed_over) == (["Дубравина Вера 3А"], (), (3,))
    assert taken(read(book([PUPILS[0], total]))) == ["Дубравина Вера 3А"]


def test_a_sheet_named_after_its_class() -> None:
    preview = read(book([("№", "Фамилия", "Имя"), (1, "Дубравина", "Вера")], title="3 «А»"))
    assert taken(preview) == ["Дубравина Вера 3А"]
    assert said(preview) == [(2, "Класс взят из названия листа: 3 «А»")]


def test_numbered_rows_without_a_pupil_are_passed_over() -> None:
    rows = [("№", "Фамилия", "Класс", "Рейтинг"), (1, "Дубравина Вера", "3А"), (2,), (3,), (4, None, None, 1000)]
    preview = read(book(rows))
    assert (len(preview.rows), preview.passed_over, said(preview)) == (1, (5,), [])


def test_a_formula_counts_with_its_value() -> None:
    data = book([HEADINGS, ("Дубов Лев", '=5&"А"')])
    kept = with_sheet_text(data, '<c r="B2"><f>(.*?)</f><v ?/?>(</v>)?', r'<c r="B2" t="str"><f>\\1</f><v>5А</v>')
    assert taken(read(kept)) == ["Дубов Лев 5А"]


def test_a_formula_without_its_value_is_a_fault_of_its_cell() -> None:
    preview = read(book([HEADINGS, ("Дубов Лев", "=B7"), ("=A9", "5А"), ("Клёнов Ян", "4Б")]))
    assert taken(preview) == ["Клёнов Ян 4Б"]
    assert said(preview) == [
        (2, "В ячейке B2 формула без значения: вписать здесь или сохранить в Excel"),
        (3, "В ячейке A3 формула без значения: вписать здесь или сохранить в Excel"),
    ]


def test_a_formula_in_a_column_that_is_not_taken_does_no_harm() -> None:
    rows = [(*HEADINGS, "Возраст"), ("Дубов Лев", "5А", "=2026-2015")]
    assert taken(read(book(rows))) == ["Дубов Лев 5А"]
    assert taken(read(book([rows[1]]))) == ["Дубов Лев 5А"]


def test_a_formula_that_gives_an_empty_text_is_an_empty_cell() -> None:
    data = book([HEADINGS, ("Дубов Лев", "=B7")])
    empty = with_sheet_text(data, '<c r="B2"><f>(.*?)</f><v ?/?>(</v>)?', r'<c r="B2" t="str"><f>\\1</f><v></v>')
    assert said(read(empty)) == [(2, "Нет класса. Нужно вписать, например: 4Б")]


def test_an_error_is_named_with_its_cell() -> None:
    preview = read(book([HEADINGS, ("Дубов Лев", "#REF!"), ("#N/A", "5А")]))
    assert said(preview) == [
        (2, "В ячейке B2 ошибка #REF!. Нужно вписать верно"),
        (3, "В ячейке A3 ошибка #N/A. Нужно вписать верно"),
    ]


def test_hidden_rows_are_shown_and_said() -> None:
    def hide(sheet: Worksheet) -> None:
        sheet.row_dimensions[3].hidden = True

    preview = read(book(change=hide))
    assert (taken(preview), said(preview)) == (BOTH, [(3, "В файле эта строка скрыта")])


def test_line_breaks_in_a_cell() -> None:
    assert taken(read(book([HEADINGS, ("Дубравина\nВера", "3\nА"), ("Ветерков_x000D_\nТимофей", "2Б")]))) == BOTH


def test_of_two_sheets_the_one_with_pupils() -> None:
    preview = read(book([("Турнир",), ("25 апреля",)], title="Обложка", Ученики=(HEADINGS, *PUPILS)))
    assert (taken(preview), preview.sheet, preview.sheets) == (BOTH, "Ученики", ("Обложка", "Ученики"))
    assert preview.other_sheets == ()


def test_of_two_sheets_with_pupils_the_longer_and_the_other_is_named() -> None:
    data = book([HEADINGS, ("Дубов Лев", "5А")], title="5", Младшие=(HEADINGS, *PUPILS))
    preview = read(data)
    assert (taken(preview), preview.sheet, preview.other_sheets) == (BOTH, "Младшие", ("5",))
    other = read(data, sheet="5")
    assert (taken(other), other.sheet, other.other_sheets) == (["Дубов Лев 5А"], "5", ("Младшие",))


def test_hidden_sheets_and_charts_are_not_read() -> None:
    workbook = Workbook()
    fill(workbook.worksheets[0], (HEADINGS, *PUPILS))
    hidden = workbook.create_sheet("Черновик")
    fill(hidden, (HEADINGS, *[("Дубов Лев", "5А")] * 9))
    hidden.sheet_state = "hidden"
    workbook.create_chartsheet("График").add_chart(BarChart())
    preview = read(as_bytes(workbook))
    assert (taken(preview), preview.sheets) == (BOTH, ("Sheet",))


def test_an_empty_book() -> None:
    problem = read(book([])).problem
    assert problem is not None
    assert problem.code == "participants.nobody"


def test_two_hundred_pupils_in_a_moment() -> None:
    rows = [(number, f"Дубов Лев{'абвгд'[number % 5]}{number}", f"{number % 9 + 1}А") for number in range(1, 201)]
    started = time.perf_counter()
    preview = read(book([("№", *HEADINGS), *rows]))
    assert len(preview.entries) == 200
    assert time.perf_counter() - started < 5


def test_a_size_that_the_sheet_says_wrongly() -> None:
    """Some programs write that there is one cell."""
    assert taken(read(with_sheet_text(book(), '<dimension ref="[^"]*"', '<dimension ref="A1:A1"'))) == BOTH
    assert taken(read(with_sheet_text(book(), '<dimension ref="[^"]*" ?/>', ""))) == BOTH


def test_rows_and_cells_without_their_numbers() -> None:
    bare = with_sheet_text(book(), r' r="[A-Z]*\d+"', "")
    assert taken(read(bare)) == BOTH


@pytest.mark.parametrize("name", ["xl/sharedStrings.xml", "xl/SharedStrings.xml"])
def test_texts_in_a_part_of_their_own(name: str) -> None:
    """Some accounting programs write its name in other capitals than they say."""
    assert taken(read(with_shared_texts(book(), name))) == BOTH


def test_cells_far_to_the_right_are_not_read() -> None:
    preview = read(book([("ФИО", *[None] * MAX_COLUMNS, "Класс"), ("Дубов Лев", *[None] * MAX_COLUMNS, "5А")]))
    assert [row.problem.code for row in preview.rows if row.problem] == ["participants.class_missing"]


def test_a_sheet_with_rows_without_end_is_refused() -> None:
    def far(sheet: Worksheet) -> None:
        sheet.cell(MAX_ROWS + 1, 1).value = "Дубов Лев"

    problem = read(book(change=far)).problem
    assert problem is not None
    assert t(problem.code, **problem.params).startswith(f"На листе «Лист1» больше {MAX_ROWS} строк")


def test_an_empty_row_far_down_does_no_harm() -> None:
    def far(sheet: Worksheet) -> None:
        sheet.row_dimensions[1_048_576].height = 30

    assert taken(read(book(change=far))) == BOTH


def test_a_file_too_large_is_not_opened() -> None:
    problem = read(book() + bytes(MAX_BYTES)).problem
    assert problem is not None
    assert problem.code == "participants.file_too_large"
