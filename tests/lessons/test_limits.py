"""A lesson file from anywhere: what is too much is said with its line and the limit, what is harmless is taken."""

from collections.abc import Iterator

import pytest

from ladya_desktop.lessons import read_lesson
from ladya_desktop.lessons.fields import MOST, MOST_OF_OTHERS, MOST_PAGES, MOST_STEPS
from ladya_desktop.lessons.reader import MOST_POSITIONS
from ladya_desktop.texts import set_language
from tests.lessons.files import HEAD, PROMPT, fault_of

TEXT = 'text.ru = "Текст"\ntext.en = "Text"\n'
PAGE = f'[[page]]\nkind = "text"\n{TEXT}'
DEMO = '[[page]]\nkind = "demo"\nfen = "startpos"\n'
STEP = "[[page.step]]\n"


@pytest.fixture(autouse=True)
def russian_again() -> Iterator[None]:
    yield
    set_language("ru")


def listed(key: str, item: str, n: int) -> str:
    return f"{key} = [{', '.join([item] * n)}]\n"


@pytest.mark.parametrize(
    ("text", "line", "key", "limit"),
    [
        (HEAD + PAGE * (MOST_PAGES + 1), 5 + 4 * MOST_PAGES, "page", MOST_PAGES),
        (HEAD + "[[page]]\n" * 100_000, 5 + MOST_PAGES, "page", MOST_PAGES),
        (HEAD + DEMO + STEP * (MOST_STEPS + 1), 8 + MOST_STEPS, "step", MOST_STEPS),
        (HEAD + PAGE + listed("moves", '"e2e4"', MOST["moves"] + 1), 9, "moves", MOST["moves"]),
        (HEAD + PAGE + listed("arrows", '"e2e4"', MOST_OF_OTHERS + 1), 9, "arrows", MOST_OF_OTHERS),
        (HEAD + PAGE + listed("dots", '"e2"', MOST_OF_OTHERS + 1), 9, "dots", MOST_OF_OTHERS),
        (HEAD + PAGE + listed("items", '{ ru = "а", en = "a" }', MOST["items"] + 1), 9, "items", MOST["items"]),
        (HEAD.replace('["3.2"]', '["3.2"' + ', "3.2"' * MOST_OF_OTHERS + "]") + PAGE, 4, "articles", MOST_OF_OTHERS),
    ],
)
def test_too_much_is_said_with_its_line_and_the_limit(text: str, line: int, key: str, limit: int) -> None:
    fault = fault_of(text)
    assert (fault.code, fault.line, fault.params["key"]) == ("lessons.fault.too_many", line, key)
    assert str(limit) in fault.sentence
    assert fault.sentence.startswith("own.toml, ")


def test_options_and_acts_have_limits_too() -> None:
    option = '[[page.option]]\ntext.ru = "а"\ntext.en = "a"\nright = true\n'
    choice = f'[[page]]\n{PROMPT}kind = "choice"\n{option * (MOST["option"] + 1)}'
    assert fault_of(HEAD + choice).params["limit"] == MOST["option"]
    acts = listed("acts", '{ act = "wait", at = 1 }', MOST["acts"] + 1)
    ruling = f'[[page]]\n{PROMPT}kind = "ruling"\nfen = "startpos"\n{acts}'
    assert fault_of(HEAD + ruling).params["limit"] == MOST["acts"]


def test_all_positions_together_have_a_limit() -> None:
    n = MOST_POSITIONS // MOST_STEPS
    fault = fault_of(HEAD + (DEMO + STEP * MOST_STEPS) * n)
    assert (fault.code, fault.line) == ("lessons.fault.positions", 5 + (3 + MOST_STEPS) * (n - 1))
    assert str(MOST_POSITIONS) in fault.sentence


def test_steps_that_are_no_list_are_no_number_of_positions() -> None:
    assert fault_of(f"{HEAD}{PAGE}step = 7\n").code == "lessons.fault.not_list"


def test_as_much_as_is_allowed_is_read() -> None:
    lesson = read_lesson((HEAD + PAGE * MOST_PAGES).encode(), "own.toml")
    assert len(lesson.pages) == MOST_PAGES


@pytest.mark.parametrize("data", [b"\0" * 1000, (HEAD + PAGE).encode("utf-16-le")])
def test_signs_of_code_nought_are_said(data: bytes) -> None:
    fault = fault_of(data)
    assert (fault.code, fault.line) == ("lessons.fault.nul", 1)


def test_the_line_of_a_sign_of_code_nought() -> None:
    assert fault_of(f'{HEAD}{PAGE}heading.ru = "а\0б"\n').line == 9
    fault = fault_of(f'{HEAD}{PAGE}heading.ru = "а\\u0000б"\nheading.en = "a"\n')
    assert (fault.code, fault.line) == ("lessons.fault.nul", 9)


def test_another_kind_of_unicode_is_said() -> None:
    assert fault_of((HEAD + PAGE).encode("utf-16")).code == "lessons.fault.encoding"


@pytest.mark.parametrize("end", ["\r\n", "\r"])
@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_other_ends_of_lines_and_a_mark_of_order_are_no_matter(end: str, mark: bytes) -> None:
    data = mark + (HEAD + PAGE).replace("\n", end).encode()
    assert read_lesson(data, "own.toml").pages[0] == read_lesson((HEAD + PAGE).encode(), "own.toml").pages[0]
    assert fault_of(data + f"odd = 1{end}".encode()).line == 9


def test_a_line_is_not_ended_by_a_separator_within_a_text() -> None:
    page = PAGE.replace('"Текст"', '"Раз\N{LINE SEPARATOR}два\N{NEXT LINE}"')
    assert fault_of(f"{HEAD}{page}odd = 1\n").line == 9


def test_the_sentences_come_in_english_too() -> None:
    set_language("en")
    for text in (HEAD + PAGE * (MOST_PAGES + 1), "a = " + "[" * 100_000, f"{HEAD}\0"):
        sentence = fault_of(text).sentence
        assert sentence.isascii() or not any("а" <= letter.lower() <= "я" for letter in sentence)
