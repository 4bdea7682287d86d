"""Codes in the program and codes in the areas are the same codes."""

import ast
import re

import pytest

from ladya_desktop.texts.catalogue import load_source, placeholders
from tests.texts.usage import CODE, calls, calls_in, families, words

CASE = re.compile(r"_(?:nom|gen|dat|acc|ins)$")
SOURCE = load_source()
CODES = SOURCE.sentences.keys() | SOURCE.plurals.keys()


def test_every_code_that_is_said_exists() -> None:
    unknown = [f"{call.place} {call.codes.pattern}" for call in calls() if not any(map(call.codes.fullmatch, CODES))]
    assert unknown == []


def test_every_sentence_gets_its_values() -> None:
    missing = [
        f"{call.place} {code}: {', '.join(sorted(needed - call.values))}"
        for call in calls()
        if call.values is not None and call.is_literal
        for code in CODES
        if call.codes.fullmatch(code)
        for needed in [{CASE.sub("", name) for name in placeholders(code)}]
        if not needed <= call.values
    ]
    assert missing == []


def test_every_notice_the_game_gives_has_its_sentences() -> None:
    notices = {word for word in words() if re.fullmatch(r"(?:refusal|ruling)\.[a-z_]+", word)}
    assert notices, "the game gives no notices at all?"
    assert {word for word in notices if not {f"{word}.what", f"{word}.why"} <= CODES} == set()


def test_no_code_is_idle() -> None:
    """Each is named somewhere, wholly or by its beginning, or put together at run time."""
    named, made = words(), families()
    idle = {
        code for code in CODES if not named & _beginnings(code) and not any(family.fullmatch(code) for family in made)
    }
    assert idle == set()


@pytest.mark.parametrize(
    ("source", "code", "values"),
    [
        ('t("a.b", n=1)', "a.b", {"n"}),
        ('texts.t("a.b")', "a.b", set()),
        ('phrase("a.b", letters, who=w, ms=3)', "a.b", {"who", "ms", "time"}),
        ('t(f"a.{x}.c")', "a.b.c", set()),
        ('t("a.b" if x else "a.c")', "a.c", set()),
    ],
)
def test_a_call_is_understood(source: str, code: str, values: set[str]) -> None:
    assert any(
        call.codes.fullmatch(code) and call.values == frozenset(values) for call in calls_in("x", ast.parse(source))
    )


def test_a_call_with_values_unknown_here_is_not_judged() -> None:
    (call,) = calls_in("x", ast.parse('t("a.b", **values)'))
    assert call.values is None


def _beginnings(code: str) -> set[str]:
    """The code and each shorter one above it that still has a dot."""
    parts = code.split(".")
    return {".".join(parts[:length]) for length in range(2, len(parts) + 1)}


def test_beginnings_of_a_code() -> None:
    assert _beginnings("refusal.pinned.what") == {"refusal.pinned", "refusal.pinned.what"}
    assert all(CODE.fullmatch(beginning) for beginning in _beginnings("refusal.pinned.what"))
