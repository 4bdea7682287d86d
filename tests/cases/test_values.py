"""Plain values of case files: taken exactly, or refused with the key that holds them."""

import math
from collections.abc import Callable
from typing import Any

import pytest

from ladya_desktop.cases.values import (
    LONGEST_S,
    CaseError,
    count_of,
    flag_of,
    list_of,
    milliseconds,
    object_of,
    one_of,
    signed_milliseconds,
    text_of,
    uci_of,
)


@pytest.mark.parametrize(
    ("read", "wrong"),
    [
        (text_of, 5),
        (text_of, None),
        (list_of, "ab"),
        (list_of, {"0": 1}),
        (flag_of, 1),
        (flag_of, "true"),
        (count_of, -1),
        (count_of, 1.0),
        (count_of, True),
        (count_of, "1"),
        (count_of, None),
        (milliseconds, -0.001),
        (milliseconds, -1),
        (milliseconds, True),
        (milliseconds, "5"),
        (milliseconds, None),
        (milliseconds, math.nan),
        (milliseconds, math.inf),
        (milliseconds, LONGEST_S + 1),
        (milliseconds, 10**400),
        (signed_milliseconds, False),
        (signed_milliseconds, math.nan),
        (signed_milliseconds, -math.inf),
        (signed_milliseconds, -LONGEST_S - 1),
        (uci_of, "e2"),
        (uci_of, "e2e9"),
        (uci_of, "i2e4"),
        (uci_of, "e7e8k"),
        (uci_of, "e2e4 "),
        (uci_of, "0000"),
        (uci_of, "E2E4"),
        (uci_of, ["e2e4"]),
    ],
)
def test_a_wrong_value_is_refused_with_its_key(read: Callable[[object, str], object], wrong: object) -> None:
    with pytest.raises(CaseError) as refused:
        read(wrong, "game.somewhere")
    assert refused.value.key == "game.somewhere"
    assert refused.value.value is wrong


@pytest.mark.parametrize(
    ("read", "right", "value"),
    [
        (text_of, "", ""),
        (list_of, [1], [1]),
        (flag_of, False, False),
        (flag_of, True, True),
        (count_of, 0, 0),
        (count_of, 7, 7),
        (milliseconds, 0, 0),
        (milliseconds, 1.5, 1500),
        (milliseconds, 0.001, 1),
        (milliseconds, 4.1, 4100),
        (milliseconds, 16.001, 16001),
        (milliseconds, LONGEST_S, LONGEST_S * 1000),
        (signed_milliseconds, -0.25, -250),
        (uci_of, "e2e4", "e2e4"),
        (uci_of, "e7e8n", "e7e8n"),
    ],
)
def test_a_right_value_is_taken_exactly(read: Callable[[object, str], object], right: Any, value: object) -> None:
    assert read(right, "key") == value


def test_milliseconds_are_whole_numbers() -> None:
    assert type(milliseconds(2.0, "at")) is int


def test_an_object_names_the_key_it_does_not_know() -> None:
    with pytest.raises(CaseError) as refused:
        object_of({"fen": "startpos", "fne": "x"}, "game", {"fen"})
    assert (refused.value.key, refused.value.value) == ("game.fne", "x")


def test_an_object_is_no_list() -> None:
    with pytest.raises(CaseError) as refused:
        object_of([], "game", set())
    assert refused.value.key == "game"


@pytest.mark.parametrize("wrong", ["green", 1, None, ["white"]])
def test_one_of_a_few_words(wrong: object) -> None:
    assert one_of("white", "by", ("white", "black")) == "white"
    with pytest.raises(CaseError):
        one_of(wrong, "by", ("white", "black"))
