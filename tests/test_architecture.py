"""The rules of docs/architecture.md that import-linter cannot see, and proof that each check catches an offence."""

import ast
from collections.abc import Callable, Iterable
from pathlib import Path
from textwrap import dedent

import pytest

from tests.house_rules import (
    BAD_NAME,
    Module,
    Offence,
    bad_names,
    boards_built,
    cyrillic_literals,
    imports_of,
    labels_made,
    looks_outside,
    missing_docstring,
    parsed,
    sentences,
    too_long,
)

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "ladya_desktop"
PURE_ROOMS = ("game", "tournament")
Rule = Callable[[Module], list[Offence]]


def modules(*folders: Path) -> list[Path]:
    return sorted(file for folder in folders for file in folder.rglob("*.py"))


def rooms(*names: str) -> list[Path]:
    return modules(*(PACKAGE / name for name in names))


def offences(rule: Rule, files: Iterable[Path]) -> list[str]:
    """Each offence as a line that an editor can jump to."""
    return [
        f"{file.relative_to(ROOT)}:{offence.line}: {offence.what}"
        for file in files
        for offence in rule(parsed(file.read_text(encoding="utf-8")))
    ]


def sample(rule: Rule, source: str) -> list[int]:
    """The lines of a sample in which a rule finds an offence."""
    return [offence.line for offence in rule(parsed(dedent(source).strip("\n")))]


def outside(*names: str) -> list[Path]:
    """The modules of the package but for some rooms or modules."""
    left_out = [PACKAGE / name for name in names]
    return [file for file in modules(PACKAGE) if not any(file.is_relative_to(place) for place in left_out)]


def ui_imports_session(module: Module) -> list[Offence]:
    return imports_of(module, "ladya_desktop.session")


def sentences_or_sql(module: Module) -> list[Offence]:
    return sentences(module, may_hold_sql=True)


def test_there_is_something_to_check() -> None:
    assert len(rooms(*PURE_ROOMS)) > 20


def test_boards_are_built_at_one_door() -> None:
    assert offences(boards_built, outside("game/position.py")) == []
    assert offences(boards_built, rooms("game")) != []


def test_game_and_tournament_do_not_look_outside() -> None:
    assert offences(looks_outside, rooms(*PURE_ROOMS)) == []


def test_only_the_bridge_knows_the_sessions() -> None:
    in_windows = [file for file in rooms("ui") if file.parent != PACKAGE / "ui" / "bridge"]
    assert offences(ui_imports_session, in_windows) == []


def test_russian_is_written_in_texts_only() -> None:
    assert offences(cyrillic_literals, outside("texts")) == []


def test_labels_show_their_words_as_they_are_written() -> None:
    assert offences(labels_made, outside("ui/parts/plain_label.py", "ui/review/side_panel.py")) == []
    assert offences(labels_made, rooms("ui")) != []


def items_made(module: Module) -> list[Offence]:
    """Lists hold texts: the items of a list that are made in Python can end the program when the list is cleared."""
    return imports_of(module, "PySide6.QtWidgets.QListWidgetItem")


def test_no_item_of_a_list_is_made_in_python() -> None:
    assert offences(items_made, rooms("ui")) == []
    assert sample(items_made, "from PySide6.QtWidgets import QListWidgetItem") == [1]


def items_looked_at(module: Module) -> list[Offence]:
    """PySide keeps what a layout's `itemAt` gave for ever, at a place in memory that is another thing's one day."""
    return [
        Offence(node.lineno, "itemAt")
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Attribute) and node.attr in ("itemAt", "itemAtPosition")
    ]


def test_no_layout_is_asked_for_its_items() -> None:
    assert offences(items_looked_at, rooms("ui")) == []
    assert sample(items_looked_at, "widget = row.itemAt(0).widget()") == [1]


def painters_left_open(module: Module) -> list[Offence]:
    """A picture that an error lets go of before its painter ends the program; a widget outlives its own painter."""
    ended = {
        id(item.context_expr) for node in ast.walk(module.tree) if isinstance(node, ast.With) for item in node.items
    }
    return [
        Offence(node.lineno, "QPainter")
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "QPainter"
        and node.args
        and id(node) not in ended
        and ast.unparse(node.args[0]) not in ("self", "self.viewport()", "window")
    ]


def test_every_painter_of_a_picture_is_ended_by_an_error_too() -> None:
    assert offences(painters_left_open, rooms("ui")) == []
    assert sample(painters_left_open, "painter = QPainter(drawn)") == [1]
    assert sample(painters_left_open, "with QPainter(drawn) as painter: pass") == []


def test_sentences_are_written_in_texts_only() -> None:
    names_of_fonts = "ui/usual_tokens.py"
    assert offences(sentences, outside("texts", "storage", names_of_fonts)) == []
    assert offences(sentences_or_sql, rooms("storage")) == []


def test_every_module_says_what_it_is_for() -> None:
    everything = modules(PACKAGE, ROOT / "tests", ROOT / "launcher", ROOT / "benchmarks")
    assert offences(missing_docstring, everything) == []


def test_modules_and_classes_are_short() -> None:
    everything = modules(PACKAGE, ROOT / "tests", ROOT / "launcher", ROOT / "benchmarks")
    assert offences(too_long, everything) == []


def test_names_say_something() -> None:
    assert offences(bad_names, modules(PACKAGE, ROOT / "launcher")) == []
    assert [file for file in modules(PACKAGE, ROOT / "launcher") if BAD_NAME.search(file.stem)] == []


@pytest.mark.parametrize(
    "source",
    [
        "import chess\nboard = chess.Board(fen)",
        "import chess as c\nboard = c.Board()",
        "from chess import Board\nboard = Board()",
        "from chess import Board as B\nboard = B.empty()",
        "import chess\nboard = chess.Board.from_epd(epd)",
    ],
)
def test_a_board_built_elsewhere_is_caught(source: str) -> None:
    assert sample(boards_built, source) == [2]


@pytest.mark.parametrize(
    "source",
    [
        "import chess\nboard: chess.Board = door(fen)",
        "import chess\nboard = chess.BaseBoard()",
        "from own import Board\nboard = Board()",
    ],
)
def test_a_board_received_is_no_offence(source: str) -> None:
    assert sample(boards_built, source) == []


@pytest.mark.parametrize(
    "source",
    [
        "import time",
        "import os.path",
        "from random import Random",
        "from pathlib import Path",
        "text = open(name).read()",
        "start = datetime.now()",
        "day = date.today()",
        "stream = uuid.uuid4()",
        "print(view)",
    ],
)
def test_a_look_outside_is_caught(source: str) -> None:
    assert sample(looks_outside, source) == [1]


@pytest.mark.parametrize("source", ["from datetime import date", "from uuid import UUID", "from .time import x"])
def test_values_of_time_are_no_look_outside(source: str) -> None:
    assert sample(looks_outside, source) == []


@pytest.mark.parametrize(
    "source",
    [
        "import ladya_desktop.session.game",
        "from ladya_desktop import session",
        "from ladya_desktop.session import GameSession",
        "def f():\n    from ladya_desktop.session.game import GameSession",
    ],
)
def test_a_widget_that_knows_a_session_is_caught(source: str) -> None:
    assert len(sample(ui_imports_session, source)) == 1


def test_rooms_of_a_similar_name_are_told_apart() -> None:
    assert sample(ui_imports_session, "from ladya_desktop.sessions_of_old import x") == []


@pytest.mark.parametrize("source", ["label = 'Ладья'", "label = f'{name}, ход'", "table = {'Кр': 'K'}"])
def test_russian_in_the_code_is_caught(source: str) -> None:
    assert sample(cyrillic_literals, source) == [1]


def test_a_docstring_may_quote_russian() -> None:
    assert sample(cyrillic_literals, '"""The word «ладья»."""') == []


@pytest.mark.parametrize(
    "source",
    [
        "label.setText('Offer draw')",
        "label.setText(f'{name} has won')",
        "parser.add_argument('file', help='a case file')",
        "message = 'SELECT one square'",
        "notice = Notice('flag fall')",
        "html = '<p align=\"left\">Offer draw</p>'",
    ],
)
def test_a_sentence_in_the_code_is_caught(source: str) -> None:
    assert sample(sentences, source) == [1]


@pytest.mark.parametrize(
    "source",
    [
        "label.setText(t('play.offer_draw'))",
        "name = f'{last} {first}'",
        "raise ValueError(f'no such code: {code}')",
        "assert board, 'a game without a board'",
        "pattern = re.compile('half moves')",
        "parser = ArgumentParser(prog='ladya-desktop pairings', description=t('cli.pairings'))",
        "log.warning('file cannot be used: %s', file)",
        'svg = f\'<svg viewBox="0 0 {size} {size}" width="10">{painted}</svg>\'',
        "def f():\n    '''Offers a draw.'''",
        "fen = '8/8/8/8/8/8/8/8 w - - 0 1'",
    ],
)
def test_codes_and_programmers_words_are_no_sentences(source: str) -> None:
    assert sample(sentences, source) == []


def test_only_the_storage_may_hold_sql() -> None:
    statement = "rows = run('SELECT act FROM acts')"
    assert sample(sentences_or_sql, statement) == []
    assert sample(sentences, statement) == [1]
    assert sample(sentences_or_sql, "say('database is locked')") == [1]


@pytest.mark.parametrize("name", ["GameManager", "BoardHelper", "TextUtils", "Util"])
def test_a_name_that_says_nothing_is_caught(name: str) -> None:
    assert sample(bad_names, f"class {name}: pass") == [1]


def test_a_module_without_a_docstring_is_caught() -> None:
    assert sample(missing_docstring, "x = 1") == [1]
    assert sample(missing_docstring, "'''What it is for.'''") == []


def test_a_long_module_and_a_long_class_are_caught() -> None:
    assert sample(too_long, "x = 1\n" * 401) == [400]
    assert sample(too_long, "x = 1\n" * 300) == []
    assert sample(too_long, "class Long:\n" + "    x = 1\n" * 250) == [1]
