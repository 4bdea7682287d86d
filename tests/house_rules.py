"""The rules of the house that no ready tool checks: each takes the source of a module and tells the offences in it."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass

CYRILLIC = re.compile("[\u0400-\u04ff]")
MARKUP = re.compile(r"<[^<>]*>")
# Two words of a language, as people write them: letters, one space, letters.
SENTENCE = re.compile(r"[^\W\d_]{2,} [^\W\d_]{2,}")
SQL = re.compile(r"\s*(SELECT|INSERT|UPDATE|DELETE|CREATE|DROP|ALTER|PRAGMA|BEGIN|COMMIT|ROLLBACK|WITH|WHERE)\b")
BAD_NAME = re.compile(r"(Manager|Helper|Utils?)$|^(manager|helpers?|utils?)$")

OUTSIDE_WORLD = frozenset(
    {"asyncio", "ctypes", "glob", "io", "locale", "logging", "multiprocessing", "os", "pathlib", "platform"}
    | {"random", "secrets", "shutil", "socket", "sqlite3", "subprocess", "sys", "tempfile", "threading", "time"}
)
OUTSIDE_CALLS = frozenset({"open", "input", "print", "now", "today", "utcnow", "uuid1", "uuid4", "getenv"})
PATTERN_CALLS = frozenset({"compile", "match", "fullmatch", "search", "sub", "split", "finditer", "findall"})
LOG_CALLS = frozenset({"debug", "info", "warning", "error", "exception"})


@dataclass(frozen=True, slots=True)
class Offence:
    """A line, and what is wrong there."""

    line: int
    what: str


@dataclass(frozen=True, slots=True)
class Module:
    """A module's source, and its syntax tree with a way from each node to its parent."""

    source: str
    tree: ast.Module
    parents: dict[ast.AST, ast.AST]

    def ancestors(self, node: ast.AST) -> Iterator[ast.AST]:
        """The nodes around `node`, nearest first."""
        while node in self.parents:
            node = self.parents[node]
            yield node


def parsed(source: str) -> Module:
    """A module read from its source."""
    tree = ast.parse(source)
    parents = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
    return Module(source, tree, parents)


def boards_built(module: Module) -> list[Offence]:
    """Calls that make a chess.Board, by its constructor or by one of its class methods."""
    names = _names_of_board(module.tree)
    return [
        Offence(node.lineno, f"builds a board: {ast.unparse(node.func)}")
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Call) and _called(node) & names
    ]


def _names_of_board(tree: ast.Module) -> set[str]:
    """What chess.Board is called in a module, whatever it was imported as."""
    modules = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import)
        for alias in node.names
        if alias.name == "chess"
    }
    imported = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module == "chess"
        for alias in node.names
        if alias.name == "Board"
    }
    return imported | {f"{module}.Board" for module in modules}


def _called(call: ast.Call) -> set[str]:
    """`chess.Board.empty()` calls `chess.Board.empty`, and a method of `chess.Board`."""
    name = ast.unparse(call.func)
    return {name, name.rpartition(".")[0]}


def looks_outside(module: Module) -> list[Offence]:
    """Clocks, chance, files and the environment: their modules, and their functions by whatever way they came in."""
    imported = [
        Offence(node.lineno, f"imports {name}")
        for node in _imports(module)
        for name in _imported_names(node)
        if name.partition(".")[0] in OUTSIDE_WORLD
    ]
    called = [
        Offence(node.lineno, f"calls {ast.unparse(node.func)}")
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in OUTSIDE_CALLS
    ]
    return imported + called


def imports_of(module: Module, room: str) -> list[Offence]:
    """Imports of a room or of anything inside it."""
    return [
        Offence(node.lineno, f"imports {name}")
        for node in _imports(module)
        for name in _imported_names(node)
        if f"{name}.".startswith(f"{room}.")
    ]


def _imports(module: Module) -> Iterator[ast.Import | ast.ImportFrom]:
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node


def _imported_names(node: ast.Import | ast.ImportFrom) -> list[str]:
    """Absolute names: what is imported relatively is our own, and the linter forbids it."""
    match node:
        case ast.Import(names=names):
            return [alias.name for alias in names]
        case ast.ImportFrom(module=str(source), names=names, level=0):
            return [f"{source}.{alias.name}" for alias in names]
        case _:
            return []


def cyrillic_literals(module: Module) -> list[Offence]:
    """Literals with a Cyrillic letter; docstrings may quote one."""
    return [
        Offence(node.lineno, f"Cyrillic literal: {text}")
        for node, text in _literals(module)
        if CYRILLIC.search(text) and not _is_docstring(module, node)
    ]


def sentences(module: Module, *, may_hold_sql: bool = False) -> list[Offence]:
    """Literals of two or more words, which a person could come to read; `may_hold_sql` for the storage."""
    return [
        Offence(node.lineno, f"sentence: {text}")
        for node, text in _literals(module)
        if _reads_like_words(text) and not _is_for_no_person(module, node)
        if not (may_hold_sql and SQL.match(text))
    ]


def _reads_like_words(text: str) -> bool:
    return SENTENCE.search(MARKUP.sub("", text)) is not None


def _is_for_no_person(module: Module, node: ast.expr) -> bool:
    """Docstrings, programmers' exceptions, lines of a log, regular expressions, and the name of a command."""
    return (
        _is_docstring(module, node)
        or any(isinstance(ancestor, ast.Raise | ast.Assert) for ancestor in module.ancestors(node))
        or _is_argument_of(module.parents[node], "re", PATTERN_CALLS)
        or _is_argument_of(module.parents[node], "log", LOG_CALLS)
        or _is_command_name(module.parents[node])
    )


def _literals(module: Module) -> Iterator[tuple[ast.expr, str]]:
    """String literals with their text, an f-string as a whole with {} for what is filled in."""
    for node in ast.walk(module.tree):
        match node:
            case ast.Constant(value=str(text)) if not isinstance(module.parents[node], ast.JoinedStr):
                yield node, text
            case ast.JoinedStr(values=parts):
                yield node, "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in parts)


def _is_docstring(module: Module, node: ast.expr) -> bool:
    """Whether a literal stands alone as a statement."""
    return isinstance(module.parents[node], ast.Expr)


def _is_argument_of(parent: ast.AST, receiver: str, functions: frozenset[str]) -> bool:
    match parent:
        case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr=function)):
            return name == receiver and function in functions
        case _:
            return False


def _is_command_name(parent: ast.AST) -> bool:
    return isinstance(parent, ast.keyword) and parent.arg == "prog"


def bad_names(module: Module) -> list[Offence]:
    """Classes whose name says nothing of what they are."""
    return [
        Offence(node.lineno, f"says nothing: {node.name}")
        for node in ast.walk(module.tree)
        if isinstance(node, ast.ClassDef) and BAD_NAME.search(node.name)
    ]


def missing_docstring(module: Module) -> list[Offence]:
    """A module that does not say what it is for."""
    return [] if ast.get_docstring(module.tree) else [Offence(1, "no module docstring")]


def too_long(module: Module, *, module_lines: int = 400, class_lines: int = 250) -> list[Offence]:
    """Modules and classes that should be two."""
    lines = module.source.count("\n")
    return [Offence(lines, f"{lines} lines")] * (lines >= module_lines) + [
        Offence(node.lineno, f"class {node.name} is too long")
        for node in ast.walk(module.tree)
        if isinstance(node, ast.ClassDef) and (node.end_lineno or 0) - node.lineno >= class_lines
    ]


def labels_made(module: Module) -> list[Offence]:
    """Labels made by Qt's own constructor, which guesses whether a text is HTML."""
    return [
        Offence(node.lineno, "makes a label that may take its words for HTML")
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] == "QLabel"
    ]
