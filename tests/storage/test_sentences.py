"""Whatever the store and the sessions report can be said."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import ladya_desktop
from ladya_desktop.storage.errors import CODES
from ladya_desktop.texts.storage import SENTENCES

PACKAGE = Path(ladya_desktop.__file__).parent
MODULES = [path for room in ("storage", "session") for path in sorted((PACKAGE / room).glob("*.py"))]
TREES = [ast.parse(path.read_text(encoding="utf-8")) for path in MODULES]


def raised() -> Iterator[tuple[str, set[str]]]:
    """The code and the names of the values of each StoreError that is made."""
    for node in (node for tree in TREES for node in ast.walk(tree)):
        match node:
            case ast.Call(func=ast.Name(id="StoreError"), args=[ast.Constant(value=str(code))], keywords=keywords):
                yield code, {str(keyword.arg) for keyword in keywords}
    yield from ((code, {"file", "reason"}) for code in CODES.values())


def test_every_sentence_has_an_error_and_every_error_a_sentence() -> None:
    assert {code for code, _ in raised()} | {"storage.failed"} == set(SENTENCES)


@pytest.mark.parametrize(("code", "values"), list(raised()))
def test_a_sentence_gets_all_its_values(code: str, values: set[str]) -> None:
    assert set(re.findall(r"\{(\w+)\}", SENTENCES[code])) <= values
