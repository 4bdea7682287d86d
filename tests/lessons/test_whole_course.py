"""Every lesson that comes with the program, solved through the public API in both languages."""

import re
from collections.abc import Iterator

import pytest

from ladya_desktop.lessons import (
    AnswerShape,
    DemoPage,
    Entry,
    Exercise,
    Lesson,
    TextPage,
    Verdict,
    lesson_to_toml,
    load_course,
    open_lesson,
    read_lesson,
)
from ladya_desktop.lessons.words import Words
from ladya_desktop.texts import LANGUAGES, set_language

COURSE = load_course()
RUSSIAN = re.compile("[а-яё]{3,}", re.IGNORECASE)
# The pronouns, and the endings of verbs that address somebody.
ADDRESS = re.compile(
    r"\b(?:ты|тебя|тебе|тобой|тво\w+|вы|вас|вам|вами|ваш\w*)\b|\b\w{2,}(?:ишь|ешь|ёшь|айте|ите|йте|ьте)(?:сь)?\b",
    re.IGNORECASE,
)
MOST_SOLUTIONS = 12
REASON_LETTERS = 420


@pytest.fixture(autouse=True)
def russian_again() -> Iterator[None]:
    yield
    set_language("ru")


def every_lesson() -> list[object]:
    return [pytest.param(entry, id=entry.name) for entry in COURSE.entries]


def test_every_file_is_in_the_list() -> None:
    assert [fault.sentence for fault in COURSE.faults] == []
    assert len({entry.number for entry in COURSE.entries}) == len(COURSE.entries) > 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("entry", every_lesson())
def test_a_lesson_can_be_solved(entry: Entry, language: str) -> None:
    set_language("en" if language == "en" else "ru")
    for number, exercise in enumerate(open_lesson(entry.path).exercises, start=1):
        solve(exercise, f"{entry.name} exercise {number}")


def solve(exercise: Exercise, place: str) -> None:
    """Right answers are accepted to the end of the line, three wrong ones refused, each with a reason."""
    solutions, wrong = exercise.solutions(), exercise.wrong_answers()
    assert solutions, f"{place}: nothing solves it"
    for answer in solutions[:MOST_SOLUTIONS]:
        verdict = exercise.check(answer)
        assert verdict.is_right, f"{place}: {answer} is refused: {verdict.reason}"
        assert_said(verdict, place)
        if verdict.then is not None:
            solve(verdict.then, f"{place}, after {answer}")
    refused = [exercise.check(answer) for answer in wrong]
    assert len(refused) >= 3, f"{place}: fewer than three wrong answers"
    for answer, verdict in zip(wrong, refused, strict=True):
        assert not verdict.is_right, f"{place}: {answer} is accepted"
        assert_said(verdict, place)
    if exercise.shape is AnswerShape.OPTION:
        texts = [option.text for option in exercise.options()]
        assert len(set(texts)) == len(texts) >= 4, f"{place}: options are alike or fewer than four"


def assert_said(verdict: Verdict, place: str) -> None:
    assert verdict.title, place
    assert 0 < len(verdict.reason) <= REASON_LETTERS, f"{place}: {len(verdict.reason)}: {verdict.reason}"


@pytest.mark.parametrize("entry", every_lesson())
def test_a_lesson_is_whole(entry: Entry) -> None:
    """Text, a demonstration, two to eight exercises; both languages everywhere; articles named."""
    lesson = open_lesson(entry.path)
    assert isinstance(lesson.pages[0], TextPage)
    assert any(isinstance(page, DemoPage) for page in lesson.pages)
    assert 2 <= len(lesson.exercises) <= 8
    assert lesson.articles
    assert lesson.languages == ("ru", "en")
    assert lesson.scenes
    assert all(step.text for page in lesson.pages if isinstance(page, DemoPage) for step in page.steps)


@pytest.mark.parametrize("entry", every_lesson())
def test_a_lesson_says_the_same_twice(entry: Entry) -> None:
    """The languages differ, the English has no Russian words, and the Russian addresses nobody."""
    for words in words_of(open_lesson(entry.path)):
        assert words.ru != words.en or not words, words
        assert not ADDRESS.search(words.ru), words.ru
        assert not RUSSIAN.search(words.en), words.en


@pytest.mark.parametrize("entry", every_lesson())
def test_a_lesson_can_be_written_and_read_again(entry: Entry) -> None:
    lesson = open_lesson(entry.path)
    assert read_lesson(lesson_to_toml(lesson).encode(), entry.path.name) == lesson


def words_of(lesson: Lesson) -> Iterator[Words]:
    yield lesson.title
    for page in lesson.pages:
        yield page.heading
        if isinstance(page, Exercise):
            yield from (page.prompt, page.explain, page.hint)
        else:
            yield page.text
        if isinstance(page, TextPage):
            yield from page.items
        if isinstance(page, DemoPage):
            yield from (step.text for step in page.steps)
