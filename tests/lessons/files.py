"""Lesson files for tests: a head that is right, and pages to put under it."""

from ladya_desktop.lessons import Exercise, Lesson, LessonError, read_lesson

HEAD = """format = 1
title.ru = "Урок"
title.en = "Lesson"
articles = ["3.2"]
"""
PROMPT = """prompt.ru = "Вопрос?"
prompt.en = "Question?"
"""


def lesson_of(pages: str, head: str = HEAD) -> Lesson:
    """The lesson of some pages; its first page begins in line 6."""
    return read_lesson(f"{head}\n{pages}".encode(), "own.toml")


def exercise_of(lines: str) -> Exercise:
    """One exercise, whose prompt is added."""
    (page,) = lesson_of(f"[[page]]\n{PROMPT}{lines}").pages
    assert isinstance(page, Exercise)
    return page


def fault_of(text: str | bytes) -> LessonError:
    """What is wrong with a file."""
    data = text if isinstance(text, bytes) else text.encode()
    try:
        read_lesson(data, "own.toml")
    except LessonError as fault:
        return fault
    raise AssertionError("nothing is wrong with it")
