"""A case file's object: every key known, nothing skipped."""

from typing import Any

import pytest

from ladya_desktop.cases.reader import read_case
from ladya_desktop.cases.values import CaseError
from tests.cases.stories import case


def test_what_is_left_out_has_its_default() -> None:
    read = read_case({"id": "a", "game": {"conduct": "guided"}})
    assert (read.case_id, read.acts, read.expect) == ("a", (), {})


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"id": None}, "id"),
        ({"id": 5}, "id"),
        ({"comment": "x"}, "case.comment"),
        ({"title": 5}, "title"),
        ({"source": []}, "source"),
        ({"articles": "4.3"}, "articles"),
        ({"articles": [4.3]}, "articles"),
        ({"game": []}, "game"),
        ({"game": None}, "game"),
        ({"acts": {}}, "acts"),
        ({"acts": ["press"]}, "acts[0]"),
        ({"expect": []}, "expect"),
        ({"expect": {"reslut": "1-0"}}, "expect.reslut"),
    ],
)
def test_a_wrong_part_is_named(change: dict[str, Any], key: str) -> None:
    with pytest.raises(CaseError) as refused:
        read_case(case() | change)
    assert refused.value.key == key


@pytest.mark.parametrize("raw", [None, [], "case", 1])
def test_a_case_is_an_object(raw: object) -> None:
    with pytest.raises(CaseError) as refused:
        read_case(raw)
    assert refused.value.key == "case"


def test_a_case_without_an_id_is_refused() -> None:
    raw = case()
    del raw["id"]
    with pytest.raises(CaseError) as refused:
        read_case(raw)
    assert refused.value.key == "id"
