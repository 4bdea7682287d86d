"""From the words after run.py to what is started, and one sentence with exit code 1 for each obstacle."""

import subprocess
import sys
from pathlib import Path

import pytest

from launcher import main as launcher_main
from launcher.checks import CHECKS
from launcher.environment import STAMP, TEST_STAMP, find_environment
from launcher.main import main, need_of
from launcher.system import Need
from tests.launcher.pretended import Command, PretendedMachine


@pytest.fixture
def ready(program: Path) -> Path:
    """A program that is set up already, with its test tools."""
    environment = find_environment(PretendedMachine(), program)
    environment.python.parent.mkdir(parents=True)
    environment.python.touch()
    environment.stamp(STAMP)
    environment.stamp(TEST_STAMP)
    return program


def started(program: Path, *arguments: str) -> list[Command]:
    machine = PretendedMachine()
    assert main(arguments, machine, program) == 0
    return [command[1:] for command in machine.became]


@pytest.mark.parametrize(
    ("arguments", "need"),
    [
        ([], Need.WINDOW),
        (["--fullscreen"], Need.WINDOW),
        (["tour", "out"], Need.OFFSCREEN),
        (["test"], Need.OFFSCREEN),
        (["bench"], Need.OFFSCREEN),
        (["adjudicate", "--check", "x.json"], Need.NOTHING),
        (["pairings", "8"], Need.NOTHING),
        (["standings", "x.json"], Need.NOTHING),
        (["--version"], Need.NOTHING),
        (["--help"], Need.NOTHING),
    ],
)
def test_each_command_needs_no_more_than_it_draws_on(arguments: list[str], need: Need) -> None:
    assert need_of(arguments) is need


def test_no_words_open_the_window(ready: Path) -> None:
    assert started(ready) == [("-P", "-m", "ladya_desktop")]


def test_words_are_passed_on(ready: Path) -> None:
    assert started(ready, "pairings", "8") == [("-P", "-m", "ladya_desktop", "pairings", "8")]


def test_bench_runs_the_benchmarks(ready: Path) -> None:
    assert started(ready, "bench", "clock") == [("-P", "-m", "benchmarks", "clock")]


@pytest.mark.parametrize(("words", "installed"), [(("tournament", "--quick"), True), (("laws",), False)])
def test_only_the_tournament_is_measured_with_test_tools(ready: Path, words: tuple[str, ...], installed: bool) -> None:
    environment = find_environment(PretendedMachine(), ready)
    (environment.folder / TEST_STAMP).unlink()
    environment.site_packages.mkdir(parents=True)
    assert started(ready, "bench", *words) == [("-P", "-m", "benchmarks", *words)]
    assert environment.is_ready_for_tests() is installed


def test_test_runs_the_checks(ready: Path) -> None:
    machine = PretendedMachine()
    assert main(["test"], machine, ready) == 0
    assert len(machine.commands) == len(CHECKS)
    assert machine.became == []


def test_a_fresh_clone_is_set_up_and_started(program: Path) -> None:
    site_packages = find_environment(PretendedMachine(), program).site_packages

    def install(command: Command) -> int:
        site_packages.mkdir(parents=True, exist_ok=True)
        return 0

    machine = PretendedMachine(on_run=install)
    assert main(["pairings", "8"], machine, program) == 0
    assert machine.said == ["preparing"]
    assert len(machine.became) == 1


@pytest.mark.parametrize(
    ("machine", "arguments", "words"),
    [
        (PretendedMachine(supported=False), [], "64-bit Python"),
        (PretendedMachine(environ={}), [], "no display"),
        (PretendedMachine(missing_modules={"ensurepip"}), [], "python3.12-venv"),
        (PretendedMachine(missing_modules={"venv"}, platform="win32", release={}), [], "venv and ensurepip"),
        (PretendedMachine(missing_libraries={"libEGL.so.1"}), [], "apt-get install -y libegl1"),
        (PretendedMachine(missing_libraries={"libEGL.so.1"}, release={}), ["tour", "out"], "libEGL.so.1"),
        (PretendedMachine(glibc_version=(2, 31)), ["--version"], "glibc 2.31"),
        (PretendedMachine(free=3), ["--version"], "3 MB are free"),
        (PretendedMachine(on_run=lambda command: 1), ["--version"], "could not be made"),
    ],
)
def test_each_obstacle_is_one_sentence_and_exit_code_1(
    machine: PretendedMachine,
    arguments: list[str],
    words: str,
    program: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    assert main(arguments, machine, program) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert words in said.err
    assert machine.became == []


def test_a_russian_reads_russian(
    program: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert main([], PretendedMachine(environ={}), program) == 1
    assert capsys.readouterr().err.startswith("Не найден экран")


def test_words_after_test_are_refused(ready: Path, capsys: pytest.CaptureFixture[str]) -> None:
    machine = PretendedMachine()
    assert main(["test", "tests/game"], machine, ready) == 1
    assert "tests/game" in capsys.readouterr().err
    assert machine.commands == []


def test_a_file_operation_that_fails_is_one_sentence(program: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (program / "pyproject.toml").unlink()
    assert main([], PretendedMachine(), program) == 1
    assert "pyproject.toml" in capsys.readouterr().err


def test_an_interrupted_start_ends_quietly(program: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(command: Command) -> int:
        raise KeyboardInterrupt

    assert main([], PretendedMachine(on_run=interrupted), program) == 1
    assert "Traceback" not in capsys.readouterr().err


def test_the_program_is_the_folder_of_run_py() -> None:
    assert (launcher_main.PROGRAM / "run.py").is_file()


def test_a_start_of_what_is_ready_waits_for_no_large_library() -> None:
    code = """
import sys
import hashlib, pathlib
before = set(sys.modules)
import launcher.main
print(*sorted(set(sys.modules) - before))
"""
    done = subprocess.run(
        [sys.executable, "-S", "-c", code],
        cwd=launcher_main.PROGRAM,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    imported = done.stdout.split()
    assert "launcher.installation" in imported
    assert {"ctypes", "dataclasses", "inspect", "shutil", "subprocess", "tempfile", "typing"}.isdisjoint(imported)
