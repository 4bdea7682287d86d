"""What pupils have done, as tables for a spreadsheet."""

from io import BytesIO

import pytest
from openpyxl import load_workbook

from ladya_desktop.files.class_results import class_csv, class_xlsx, class_xlsx_in_turn
from ladya_desktop.lessons.class_table import ClassTable, LessonColumn
from ladya_desktop.lessons.progress import UNTOUCHED, Standing
from ladya_desktop.lessons.words import Words
from ladya_desktop.texts import Language, set_language

BISHOP = LessonColumn(
    name="112-bishop", number=112, section="board", title=Words(ru="Слон", en="The bishop"), exercises=3
)
OWN = LessonColumn(name="mine", number=None, section="own", title=Words(ru="Мой урок"), exercises=1)
PART = Standing(tried=frozenset({1, 2}), right=frozenset({1}), right_first=frozenset({1}))
DONE = Standing(tried=frozenset({1}), right=frozenset({1}), is_done=True)
TABLE = ClassTable(
    pupils=("=Ёлкина Аня", "Облаков Лев"), lessons=(BISHOP, OWN), standings=((PART, DONE), (UNTOUCHED, UNTOUCHED))
)


@pytest.mark.parametrize(
    ("speak", "lines"),
    [
        (
            "ru",
            [
                "Ученик;№;Урок;Заданий;С ответом;Верно;С первого раза;Пройден",
                "'=Ёлкина Аня;112;Слон;3;2;1;1;",
                "'=Ёлкина Аня;;Мой урок;1;1;1;0;да",
            ],
        ),
        (
            "en",
            [
                "Pupil,No.,Lesson,Exercises,Answered,Right,At the first try,Done",
                "'=Ёлкина Аня,112,The bishop,3,2,1,1,",
                "'=Ёлкина Аня,,Мой урок,1,1,1,0,yes",
            ],
        ),
    ],
)
def test_csv_has_a_line_for_each_lesson_begun(speak: Language, lines: list[str]) -> None:
    set_language(speak)
    assert class_csv(TABLE).decode("utf-8-sig").splitlines() == lines


def test_a_workbook_has_the_pupils_and_their_lessons() -> None:
    set_language("ru")
    book = load_workbook(BytesIO(class_xlsx(TABLE)))
    assert book.sheetnames == ["Ученики", "Уроки"]
    pupils, lessons = book.worksheets
    assert list(pupils.values) == [
        ("Ученик", "Пройдено уроков", "Всего уроков"),
        ("=Ёлкина Аня", 1, 2),
        ("Облаков Лев", 0, 2),
    ]
    assert lessons["A2"].data_type == "s"
    assert lessons.max_row == 3


def test_a_workbook_made_in_turn_is_the_same_and_its_rows_are_counted_before() -> None:
    bits, total = class_xlsx_in_turn(TABLE)
    made, count = None, 0
    while made is None:
        try:
            next(bits)
            count += 1
        except StopIteration as end:
            made = end.value
    assert count == total == 6
    found, whole = (load_workbook(BytesIO(data)).worksheets for data in (made, class_xlsx(TABLE)))
    assert [list(sheet.values) for sheet in found] == [list(sheet.values) for sheet in whole]
