"""The command line: verdict cases judged, everything wrong named, no window library in sight."""

import json
import os
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ladya_desktop import __version__, cli
from ladya_desktop.texts import language

GUIDED = Path(__file__).parent / "cases" / "data" / "guided.json"

CASE: dict[str, Any] = {
    "id": "one",
    "game": {"conduct": "guided", "time_control": "300"},
    "acts": [{"act": "play", "by": "white", "at": 3, "uci": "e2e4"}],
    "expect": {"to_move": "black", "remaining": {"white": 297}},
}


@pytest.fixture(autouse=True)
def russian(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")


def write(folder: Path, content: object) -> str:
    file = folder / "case.json"
    file.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return str(file)


def test_the_handed_cases_pass(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["adjudicate", "--check", str(GUIDED)]) == 0
    assert capsys.readouterr().out == "20 passed, 0 failed\n"


def test_each_case_is_one_line_of_json(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert cli.main(["adjudicate", write(tmp_path, [CASE, CASE | {"id": "two"}])]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["id"] for line in lines] == ["one", "two"]
    assert lines[0]["made"] == []
    assert lines[0]["running"] == "black"
    assert [entry["event"] for entry in lines[0]["log"]][-2:] == ["move_completed", "clock_pressed"]


def test_a_failure_names_case_key_and_both_values(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = write(tmp_path, CASE | {"expect": {"to_move": "white"}})
    assert cli.main(["adjudicate", "--check", file]) == 1
    line, closing = capsys.readouterr().out.splitlines()
    for part in (file, "one", "to_move", '"white"', '"black"'):
        assert part in line
    assert closing == "0 passed, 1 failed"


@pytest.mark.parametrize("end", ["\n", "\r", "\v", "\x85", "\u2028"])
def test_a_case_stays_on_its_line_whatever_its_id_holds(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, end: str
) -> None:
    named = CASE | {"id": f"one{end}two"}
    wrong = named | {"expect": {"to_move": "white"}}
    assert cli.main(["adjudicate", "--check", write(tmp_path, wrong)]) == 1
    line, closing = capsys.readouterr().out.splitlines()
    assert "one\\" in line
    assert closing == "0 passed, 1 failed"
    assert cli.main(["adjudicate", write(tmp_path, named | {f"key{end}": 1})]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert cli.main(["adjudicate", write(tmp_path, named)]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    assert json.loads(line)["id"] == f"one{end}two"


def test_what_is_not_known_is_named_and_the_others_run(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    unknown = CASE | {"id": "two", "game": {"edition": "fide-2031"}}
    assert cli.main(["adjudicate", "--check", write(tmp_path, [unknown, CASE])]) == 2
    printed = capsys.readouterr()
    assert printed.out == "1 passed, 0 failed\n"
    for part in ("two", "game.edition", '"fide-2031"'):
        assert part in printed.err


@pytest.mark.parametrize(
    ("content", "named"),
    [
        (CASE | {"acts": [{"act": "sneeze", "by": "white"}]}, '"sneeze"'),
        (CASE | {"acts": [{"act": "touch", "by": "white"}]}, "acts[0].square: значение не указано"),
        (CASE | {"game": {"conduct": "guided", "weather": "rain"}}, "weather"),
        (CASE | {"expect": {"position": "junk"}}, "expect.position"),
        ("{", "case.json"),
        ('{"id": "a", "id": "b"}', "«id»"),
        ("[" * 100_000, "case.json"),
        ([17], "17"),
    ],
)
def test_what_the_format_does_not_know_is_an_error(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: object, named: str
) -> None:
    assert cli.main(["adjudicate", write(tmp_path, content)]) == 2
    assert named in capsys.readouterr().err


@pytest.mark.parametrize("name", ["missing.json", "."])
def test_a_file_that_cannot_be_read_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str) -> None:
    file = str(tmp_path / name)
    assert cli.main(["adjudicate", file]) == 2
    assert file in capsys.readouterr().err


def test_a_file_that_is_not_utf8_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "old.json"
    file.write_bytes('{"id": "случай"}'.encode("cp1251"))
    assert cli.main(["adjudicate", str(file)]) == 2
    assert str(file) in capsys.readouterr().err


def test_a_file_with_a_byte_order_mark_is_read(tmp_path: Path) -> None:
    file = tmp_path / "case.json"
    file.write_text(json.dumps(CASE), encoding="utf-8-sig")
    assert cli.main(["adjudicate", "--check", str(file)]) == 0


@pytest.mark.parametrize("argv", [["adjudicate"], ["adjudicate", "--chekc", "x.json"], ["adjudicate", "--check"]])
def test_wrong_use_is_answered_with_the_right_one(capsys: pytest.CaptureFixture[str], argv: list[str]) -> None:
    assert cli.main(argv) == 2
    assert "adjudicate [--check]" in capsys.readouterr().err


def test_help_of_a_command_is_no_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["adjudicate", "--help"]) == 0
    assert "adjudicate [--check]" in capsys.readouterr().out


def test_an_unknown_command_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["dance"]) == 2
    assert "dance" in capsys.readouterr().err


def test_version_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--version"]) == 0
    assert cli.main(["--help"]) == 0
    printed = capsys.readouterr().out
    assert __version__ in printed
    assert "pairings" in printed


def test_pairings_and_standings_are_reached(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert cli.main(["pairings", "4"]) == 0
    assert json.loads(capsys.readouterr().out)[0] == [[1, 4], [2, 3]]
    table = {"name": "t", "players": ["A", "B"], "games": [{"round": 1, "white": 0, "black": 1, "result": "1-0"}]}
    assert cli.main(["standings", write(tmp_path, table)]) == 0
    assert json.loads(capsys.readouterr().out)["standings"][0]["points"] == 1


@pytest.mark.parametrize(("locale", "spoken"), [("ru_RU.UTF-8", "ru"), ("en_US.UTF-8", "en"), ("C", "en")])
def test_it_speaks_the_computers_language(monkeypatch: pytest.MonkeyPatch, locale: str, spoken: str) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    cli.main(["--help"])
    assert language() == spoken


def test_windows_names_its_language_in_another_way() -> None:
    assert cli._speaks_russian({}, "Russian_Russia")
    assert not cli._speaks_russian({}, None)
    assert not cli._speaks_russian({"LANG": "en_US"}, "Russian_Russia")


PROBE = """
import sys
from ladya_desktop.app import main
sys.argv = ["ladya-desktop", *sys.argv[1:]]
code = main()
assert not [name for name in sys.modules if name.partition(".")[0] in ("PySide6", "shiboken6")], "window library"
sys.exit(code)
"""


@pytest.mark.parametrize(
    "argv", [["--version"], ["--help"], ["pairings", "8"], ["adjudicate", "--check", str(GUIDED)], ["standings"]]
)
def test_commands_never_import_the_window_library(argv: list[str]) -> None:
    done = subprocess.run([sys.executable, "-c", PROBE, *argv], capture_output=True, text=True, check=False)
    assert "window library" not in done.stderr
    assert done.returncode == (2 if argv == ["standings"] else 0)


def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    command = [sys.executable, "-m", "ladya_desktop", "adjudicate", *[str(GUIDED)] * 9]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.read(10)
        process.stdout.close()
        assert process.stderr.read() == ""
        assert process.wait() == 0


TABLE = {"name": "t", "players": ["A", "B"], "games": [{"round": 1, "white": 0, "black": 1, "result": "1-0"}]}
COMMANDS = ["adjudicate", "pairings", "standings"]


def command_line(command: str, folder: Path) -> str:
    """The command with something to print, as a shell reads it."""
    argument = {"adjudicate": str(GUIDED), "pairings": "4", "standings": write(folder, TABLE)}[command]
    return shlex.join([sys.executable, "-m", "ladya_desktop", command, argument])


def in_shell(line: str) -> subprocess.CompletedProcess[str]:
    """As users have it: what is printed is collected first, and may fail only when the process ends."""
    environ = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    return subprocess.run(["sh", "-c", line], env=environ, capture_output=True, text=True, check=False)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize("command", COMMANDS)
def test_an_answer_that_cannot_be_written_is_one_sentence(tmp_path: Path, command: str) -> None:
    done = in_shell(f"{command_line(command, tmp_path)} >/dev/full")
    assert done.returncode == 2
    assert done.stderr.startswith("Ответ не удалось вывести")
    assert done.stderr.count("\n") == 1


@pytest.mark.skipif(sys.platform == "win32", reason="the shell of other systems closes streams")
@pytest.mark.parametrize("closed", [">&-", "2>&-", ">&- 2>&-"])
@pytest.mark.parametrize("command", COMMANDS)
def test_a_closed_stream_is_written_to_by_nobody(tmp_path: Path, command: str, closed: str) -> None:
    done = in_shell(f"{command_line(command, tmp_path)} {closed}")
    assert done.returncode == 0
    assert done.stderr == ""
    assert bool(done.stdout) is (closed == "2>&-")


@pytest.mark.skipif(sys.platform == "win32", reason="the shell of other systems closes streams")
def test_a_wrong_command_line_is_wrong_though_nobody_hears_it(tmp_path: Path) -> None:
    assert in_shell(f"{command_line('pairings', tmp_path)}x 2>&-").returncode == 2
    assert in_shell(f"{command_line('standings', tmp_path)}x 2>&-").returncode == 2
