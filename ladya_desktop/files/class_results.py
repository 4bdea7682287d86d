"""What the pupils of a class have done in the lessons, for whoever goes on with it in a spreadsheet."""

from collections.abc import Generator, Iterator

from ladya_desktop.files.exports import Cell, Sheet, csv_bytes, xlsx_bytes, xlsx_in_turn
from ladya_desktop.lessons.class_table import ClassTable, LessonColumn, is_untouched
from ladya_desktop.lessons.progress import Standing
from ladya_desktop.texts import t

_COLUMNS = ("pupil", "number", "lesson", "exercises", "tried", "right", "right_first", "done")


def class_csv(table: ClassTable) -> bytes:
    """A line for each pupil and each lesson that the pupil has begun."""
    return csv_bytes(results_sheet(table))


def class_xlsx(table: ClassTable) -> bytes:
    """The same on one sheet, and on another how many lessons everybody has done."""
    return xlsx_bytes(t("classroom.title"), _sheets(table))


def class_xlsx_in_turn(table: ClassTable) -> tuple[Generator[None, None, bytes], int]:
    """The same row by row, of a large class a second's work; and how many rows there are."""
    sheets = _sheets(table)
    return xlsx_in_turn(t("classroom.title"), sheets), sum(1 + len(sheet.rows) for sheet in sheets)


def results_sheet(table: ClassTable) -> Sheet:
    """Pupil, lesson, its exercises: how many there are, tried, right, right at the first try; whether it is done."""
    return Sheet(
        title=t("classroom.sheet_results"),
        headings=tuple(t(f"classroom.column_{one}") for one in _COLUMNS),
        rows=tuple(_rows(table)),
    )


def summary_sheet(table: ClassTable) -> Sheet:
    """Pupil, lessons done, lessons there are."""
    return Sheet(
        title=t("classroom.sheet_summary"),
        headings=tuple(t(f"classroom.column_{one}") for one in ("pupil", "lessons_done", "lessons")),
        rows=tuple((pupil, table.done(at), len(table.lessons)) for at, pupil in enumerate(table.pupils)),
    )


def _sheets(table: ClassTable) -> list[Sheet]:
    return [summary_sheet(table), results_sheet(table)]


def _rows(table: ClassTable) -> Iterator[tuple[Cell, ...]]:
    for pupil, standings in zip(table.pupils, table.standings, strict=True):
        for lesson, standing in zip(table.lessons, standings, strict=True):
            if not is_untouched(standing):
                yield _row(pupil, lesson, standing)


def _row(pupil: str, lesson: LessonColumn, standing: Standing) -> tuple[Cell, ...]:
    counts = tuple(len(pages) for pages in (standing.tried, standing.right, standing.right_first))
    done = t("classroom.done") if standing.is_done else ""
    return (pupil, lesson.number, lesson.title.here, lesson.exercises, *counts, done)
