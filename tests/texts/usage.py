"""Where the program names codes: a scan of its source, for the tests that no code is missing and none is idle."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import ladya_desktop
from ladya_desktop.texts.catalogue import AREAS

PACKAGE = Path(ladya_desktop.__file__).parent
SPEAKERS = frozenset({"t", "phrase"})
CODE = re.compile(r"[a-z_]+(?:\.[a-z0-9_]+)*\.[a-z0-9_]*[a-z0-9]")
HOLE = r"[a-z0-9_.]+"
# How the pattern of a code begins that is put together from a known area on.
BEGINNING = re.compile(r"[a-z_]+\\\.")
# What `phrase` makes of its values besides the cases of a side or a piece.
MADE = {"minutes": "time", "seconds": "time", "ms": "time", "piece": "piece_moves"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Call:
    """A call of `t` or `phrase`: where it stands, the codes it can mean, the names of its values (None if unknown)."""

    place: str
    codes: re.Pattern[str]
    values: frozenset[str] | None

    @property
    def is_literal(self) -> bool:
        """Whether the code is written out, so that the values it needs are known."""
        return HOLE not in self.codes.pattern


@cache
def modules() -> tuple[tuple[str, ast.Module], ...]:
    """Every module of the package except the areas and their tables of sentences."""
    tables = {PACKAGE / "texts" / f"{area}.py" for area in AREAS if area != "notation"}
    paths = sorted(path for path in PACKAGE.rglob("*.py") if path not in tables)
    return tuple((str(path.relative_to(PACKAGE)), ast.parse(path.read_text(encoding="utf-8"))) for path in paths)


def calls() -> list[Call]:
    """Every call that says a sentence."""
    return [call for name, tree in modules() for call in calls_in(name, tree)]


def calls_in(name: str, tree: ast.AST) -> Iterator[Call]:
    """The calls of one module."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _called(node.func) in SPEAKERS and node.args:
            for codes in _patterns(node.args[0]):
                yield Call(place=f"{name}:{node.lineno}", codes=re.compile(codes), values=_values(node))


def words() -> frozenset[str]:
    """Every string of the program that looks like a code or the beginning of one, parts of f-strings left out."""
    return frozenset(text for _, tree in modules() for text in string_constants(tree) if CODE.fullmatch(text))


def string_constants(tree: ast.AST) -> Iterator[str]:
    """Every string in a module, parts of f-strings left out."""
    for node in _walk_without_fstrings(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def families() -> list[re.Pattern[str]]:
    """The codes put together at run time: f-strings that begin with an area's word and a dot."""
    return [
        re.compile(pattern)
        for _, tree in modules()
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr)
        for pattern in _patterns(node)
        if BEGINNING.match(pattern)
    ]


def _walk_without_fstrings(node: ast.AST) -> Iterator[ast.AST]:
    yield node
    if not isinstance(node, ast.JoinedStr):
        for child in ast.iter_child_nodes(node):
            yield from _walk_without_fstrings(child)


def _called(function: ast.expr) -> str:
    match function:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def _patterns(code: ast.expr) -> list[str]:
    """What a first argument can be: a literal, one of two literals, or a text with holes; [] if it cannot be told."""
    match code:
        case ast.Constant(value=str(literal)):
            return [re.escape(literal)]
        case ast.IfExp(body=body, orelse=orelse):
            return _patterns(body) + _patterns(orelse)
        case ast.JoinedStr(values=parts):
            return ["".join(_piece(part) for part in parts)]
        case _:
            return []


def _piece(part: ast.expr) -> str:
    return re.escape(str(part.value)) if isinstance(part, ast.Constant) else HOLE


def _values(call: ast.Call) -> frozenset[str] | None:
    names = [keyword.arg for keyword in call.keywords]
    if None in names:
        return None
    given = {name for name in names if name is not None}
    return frozenset(given | {MADE[name] for name in given & MADE.keys()})
