"""The command `can-mate`: what it prints for each position, and what it says about what is none."""

import io
import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from ladya_desktop.cli import main
from ladya_desktop.cli_can_mate import can_mate_command
from ladya_desktop.game.by_color import Color
from ladya_desktop.game.position import Position, check_fen
from ladya_desktop.texts import language, set_language

PAWN = "4k3/8/8/8/8/8/4P3/4K3 w - -"
WALL = "8/2k5/8/p1p1p1p1/P1P1P1P1/8/2K5/8 b - - 4 40"
BOTH_CHECKED = "4k2R/8/8/8/8/8/4r3/4KR2 w - - 0 1"


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    before = language()
    set_language("en")
    yield
    set_language(before)


def feed(monkeypatch: pytest.MonkeyPatch, data: bytes) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))


def printed(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_a_position_is_one_line_with_the_way_to_the_mate(capsys: pytest.CaptureFixture[str]) -> None:
    assert can_mate_command([PAWN]) == 0
    (found,) = printed(capsys)
    assert list(found) == ["fen", "white", "black", "white_line", "black_line", "seconds"]
    assert (found["fen"], found["white"], found["black"], found["black_line"]) == (PAWN, "yes", "no", [])
    assert Position(check_fen(PAWN)).is_mating_line(tuple(found["white_line"]), Color.WHITE)
    assert 0 < found["seconds"] < 1


@pytest.mark.parametrize(("side", "verdict"), [("white", "yes"), ("black", "no")])
def test_one_side_only(side: str, verdict: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert can_mate_command(["--side", side, PAWN]) == 0
    (found,) = printed(capsys)
    assert list(found) == ["fen", side, f"{side}_line", "seconds"]
    assert found[side] == verdict


def test_what_time_does_not_suffice_for_is_unproven(capsys: pytest.CaptureFixture[str]) -> None:
    assert can_mate_command(["--limit", "0.000001", "8/8/8/2k5/8/8/1P6/1K6 w - -"]) == 0
    (found,) = printed(capsys)
    assert (found["white"], found["white_line"], found["black"]) == ("unproven", [], "no")


def test_nothing_is_proved_where_no_legal_move_leads(capsys: pytest.CaptureFixture[str]) -> None:
    assert can_mate_command([BOTH_CHECKED]) == 0
    (found,) = printed(capsys)
    assert (found["white"], found["black"]) == ("unproven", "unproven")


def test_several_positions_and_one_without_quotation_marks(capsys: pytest.CaptureFixture[str]) -> None:
    assert can_mate_command([WALL, *PAWN.split(), "--side", "black"]) == 0
    assert [(found["fen"], found["black"]) for found in printed(capsys)] == [(WALL, "no"), (PAWN, "no")]


def test_lines_of_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    feed(monkeypatch, b"\xef\xbb\xbf" + f"{WALL}\r\n\r\n  {PAWN}  \n".encode())
    assert can_mate_command([]) == 0
    assert [found["fen"] for found in printed(capsys)] == [WALL, PAWN]


def test_a_closed_standard_input_holds_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert can_mate_command([]) == 0
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(
    "bad",
    [b"e2e4", b"8/8/8/8/8/8/8/8 w - -", b"kk6/8/8/8/8/8/8/K7 w - -", b"\xff\xfe4", b"4k3/8/8/8/8/8/8/4K3 x - -"],
)
def test_a_bad_line_is_named_and_the_others_run(
    bad: bytes, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    feed(monkeypatch, b"\n" + bad + b"\n" + WALL.encode())
    assert can_mate_command([]) == 2
    output = capsys.readouterr()
    assert output.err.startswith("line 2: ")
    assert output.err.count("\n") == 1
    assert json.loads(output.out)["white"] == "no"


def test_a_bad_line_is_named_in_russian(capsys: pytest.CaptureFixture[str]) -> None:
    set_language("ru")
    assert can_mate_command(["x"]) == 2
    assert capsys.readouterr().err.startswith("строка 1: «x»")


@pytest.mark.parametrize("limit", ["0", "-1", "nan", "inf", "fast"])
def test_a_limit_that_is_no_time(limit: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert can_mate_command([f"--limit={limit}", PAWN]) == 2
    assert f'"{limit}" is not a time' in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [["--side", "red", PAWN], ["--unknown", PAWN]])
def test_wrong_arguments(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert can_mate_command(arguments) == 2
    assert capsys.readouterr().out == ""


def test_it_is_reached_and_explains_itself(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["can-mate", "--help"]) == 0
    assert "Usage: ladya-desktop can-mate" in capsys.readouterr().out


def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    command = [sys.executable, "-m", "ladya_desktop", "can-mate", "--side", "black", *[WALL] * 3000]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert json.loads(process.stdout.readline())["black"] == "no"
        process.stdout.close()
        assert process.stderr.read() == ""
    assert process.returncode == 0
