"""Verdicts are found ahead of a ruling by a process of its own, and the ruling finds them ready."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from ladya_desktop.game.by_color import COLORS, NONE_YET, ByColor, Color
from ladya_desktop.game.clock import ClockState
from ladya_desktop.game.position import Position
from ladya_desktop.game.winnability import foreseen
from ladya_desktop.game.winnability.foreseen import foreseen_or
from ladya_desktop.game.winnability.verdict import Verdict, Winnability
from ladya_desktop.ui.bridge.foresight import SOON_MS, Foresight, is_ruling_near

ROOK_ENDING = Position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1")
NOT_ASKED = Winnability(verdict=Verdict.UNPROVEN)


@pytest.fixture(autouse=True)
def nothing_foreseen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foreseen, "_found", foreseen._found.__class__())


@pytest.fixture
def foresight() -> Iterator[Foresight]:
    made = Foresight()
    yield made
    made.close()


def found(position: Position, color: Color) -> Winnability:
    return foreseen_or(position, color, lambda *_: NOT_ASKED)


def test_the_process_proves_both_sides_before_a_ruling_asks(qtbot: QtBot, foresight: Foresight) -> None:
    foresight.ask(ROOK_ENDING)
    qtbot.waitUntil(lambda: found(ROOK_ENDING, Color.BLACK) is not NOT_ASKED, timeout=20_000)
    assert found(ROOK_ENDING, Color.BLACK).verdict is Verdict.NO
    white = found(ROOK_ENDING, Color.WHITE)
    assert white.verdict is Verdict.YES
    assert ROOK_ENDING.is_mating_line(white.line, Color.WHITE)


@pytest.mark.parametrize("says", ["no json", "[]", "{}", '{"fen": "8/8 w"}', '{"fen": 1, "white": "perhaps"}'])
def test_a_process_that_says_something_else_does_no_harm(qtbot: QtBot, tmp_path: Path, says: str) -> None:
    (tmp_path / "said.py").write_text(f"import sys\nsys.stdin.readline()\nprint({says!r}, flush=True)\n")
    made = Foresight((sys.executable, str(tmp_path / "said.py")))
    made.ask(ROOK_ENDING)
    qtbot.waitUntil(lambda: made.is_idle, timeout=20_000)
    assert all(found(ROOK_ENDING, color) is NOT_ASKED for color in COLORS)
    made.close()


def test_a_process_that_ended_is_started_again(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "ends.py").write_text("")
    made = Foresight((sys.executable, str(tmp_path / "ends.py")))
    made.ask(ROOK_ENDING)
    qtbot.waitUntil(lambda: made.is_idle, timeout=20_000)
    made.ask(Position("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1"))
    assert not made.is_idle
    made.close()


ANSWERS = """
import json, pathlib, sys
for line in sys.stdin:
    with pathlib.Path(sys.argv[1]).open("a") as log:
        log.write(line)
    said = {"white": "no", "black": "no", "white_line": [], "black_line": []}
    print(json.dumps({"fen": line.strip(), **said}), flush=True)
"""
ENDS_ONCE_ASKED = "import pathlib, sys; pathlib.Path(sys.argv[1]).open('a').write(sys.stdin.readline())"


SCRAMBLE = [f"4k3/8/8/8/8/8/8/R{n}K{6 - n} {'wb'[n % 2]} - - 0 1" for n in range(1, 6)]
"""Black to move, White to move and so on."""


@pytest.fixture
def questions(tmp_path: Path) -> Path:
    log = tmp_path / "questions.txt"
    log.touch()
    return log


def asking(script: str, questions: Path) -> Foresight:
    program = questions.with_name("answers.py")
    program.write_text(script)
    return Foresight((sys.executable, str(program), str(questions)))


def test_of_the_questions_that_wait_only_the_newest_of_each_side_is_asked(qtbot: QtBot, questions: Path) -> None:
    made = asking(ANSWERS, questions)
    first, old, older, new, newest = (Position(fen) for fen in SCRAMBLE)
    for position in (first, old, older, new, new, newest):
        made.ask(position)
    qtbot.waitUntil(lambda: found(new, Color.WHITE) is not NOT_ASKED, timeout=20_000)
    assert questions.read_text().splitlines() == [first.fen, newest.fen, new.fen]
    made.ask(newest)
    made.ask(old)
    qtbot.waitUntil(lambda: found(old, Color.WHITE) is not NOT_ASKED, timeout=20_000)
    assert questions.read_text().splitlines()[3:] == [old.fen]
    made.close()


def test_what_waits_is_asked_of_the_next_process(qtbot: QtBot, questions: Path) -> None:
    made = asking(ENDS_ONCE_ASKED, questions)
    fens = SCRAMBLE[:2]
    for fen in fens:
        made.ask(Position(fen))
    qtbot.waitUntil(lambda: questions.read_text().splitlines() == fens, timeout=20_000)
    made.close()


@pytest.mark.parametrize(
    ("clock", "illegal_moves", "is_near"),
    [
        (ClockState(remaining_ms=ByColor(SOON_MS, SOON_MS), running=Color.WHITE), NONE_YET, False),
        (ClockState(remaining_ms=ByColor(SOON_MS - 1, SOON_MS), running=Color.WHITE), NONE_YET, True),
        (ClockState(remaining_ms=ByColor(SOON_MS, SOON_MS - 1), running=Color.WHITE), NONE_YET, False),
        (ClockState(remaining_ms=ByColor(SOON_MS, SOON_MS), running=Color.WHITE), ByColor(0, 1), True),
        (ClockState(remaining_ms=ByColor(1, 1)), ByColor(1, 1), False),
    ],
)
def test_a_ruling_is_near(clock: ClockState, illegal_moves: ByColor[int], is_near: bool) -> None:
    assert is_ruling_near(clock, illegal_moves, 0) is is_near
