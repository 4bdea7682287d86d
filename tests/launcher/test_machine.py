"""The real computer, as far as it can be asked without changing it."""

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

import launcher
from launcher.machine import Machine


@pytest.fixture
def machine() -> Machine:
    """This computer."""
    return Machine()


def test_this_python_is_supported(machine: Machine) -> None:
    assert machine.is_python_supported()
    assert machine.python_name().startswith("cpython 3.")


def test_the_python_to_build_with_is_outside_of_any_environment(machine: Machine) -> None:
    assert not Path(machine.python).is_relative_to(sys.prefix) or sys.prefix == sys.base_prefix


def test_modules_and_programs_are_found_or_not(machine: Machine) -> None:
    assert machine.has_module("json")
    assert not machine.has_module("no_such_module")
    assert not machine.has_program("no-such-program")


@pytest.mark.skipif(sys.platform != "linux", reason="names of Linux")
def test_libraries_are_found_or_not(machine: Machine) -> None:
    assert machine.can_load("libc.so.6")
    assert not machine.can_load("libno-such-library.so.1")
    version = machine.glibc()
    assert version is not None
    assert version >= (2, 34)
    assert machine.os_release()["ID"]


@pytest.mark.skipif(sys.platform != "linux", reason="displays of Linux")
def test_displays_that_are_not_there_are_not_reached(
    machine: Machine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setenv("WAYLAND_DISPLAY", "nobody")
    assert not machine.reaches_wayland()
    with socket.socket(socket.AF_UNIX) as compositor:
        compositor.bind(str(tmp_path / "nobody"))
        compositor.listen()
        assert machine.reaches_wayland()
    monkeypatch.setenv("DISPLAY", ":4711")
    assert machine.reaches_x11() is not machine.can_load("libxcb.so.1")


@pytest.mark.skipif(sys.platform == "win32", reason="a process that becomes another")
def test_the_program_does_not_import_from_a_path_of_the_user(tmp_path: Path) -> None:
    (tmp_path / "chess.py").write_text("raise SystemExit('the wrong one')", encoding="utf-8")
    root = Path(launcher.__file__).parents[1]
    code = f"import sys; sys.path.insert(0, {str(root)!r}); from launcher.machine import Machine; " + (
        "Machine().become((sys.executable, '-P', '-c', 'import chess; print(chess.__version__)'))"
    )
    environ = os.environ | {"PYTHONPATH": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", code], env=environ, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("1.")


def test_writing_is_tried(machine: Machine, tmp_path: Path) -> None:
    assert machine.can_write(tmp_path)
    assert not machine.can_write(tmp_path / "absent")
    assert list(tmp_path.iterdir()) == []


def test_free_space_is_told_for_a_folder_that_does_not_exist_yet(machine: Machine, tmp_path: Path) -> None:
    assert machine.free_mb(tmp_path / "a" / "b") > 0


def test_fonts_are_looked_for_by_their_files(machine: Machine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("launcher.machine.FONT_FOLDERS", (str(tmp_path / "absent"), str(tmp_path)))
    assert not machine.has_font()
    (tmp_path / "truetype").mkdir()
    (tmp_path / "truetype" / "Some.ttf").touch()
    assert machine.has_font()


def test_commands_write_to_the_log_and_run_where_told(machine: Machine, tmp_path: Path) -> None:
    code = "import os, sys; print(os.getcwd()); print(os.environ['NAME'], file=sys.stderr); sys.exit(3)"
    log = tmp_path / "log"
    environ = {**machine.environ, "NAME": "value"}
    assert machine.run((sys.executable, "-c", code), environ=environ, folder=tmp_path, log=log) == 3
    assert "value" in log.read_text(encoding="utf-8")


def test_success_is_told_without_words(machine: Machine, capfd: pytest.CaptureFixture[str]) -> None:
    assert machine.succeeds((sys.executable, "-c", "print('words')"))
    assert not machine.succeeds((sys.executable, "-c", "raise SystemExit(1)"))
    assert not machine.succeeds(("no-such-program",))
    assert capfd.readouterr().out == ""


@pytest.mark.parametrize(("line", "yes"), [("y\n", True), ("Да\n", True), ("n\n", False), ("\n", False), ("", False)])
def test_only_yes_is_yes(
    machine: Machine, line: str, yes: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = tmp_path / "typed"
    typed.write_text(line, encoding="utf-8")
    with typed.open(encoding="utf-8") as keyboard:
        monkeypatch.setattr(sys, "stdin", keyboard)
        assert machine.ask("apt_ask", packages="libegl1") is yes


def test_what_is_said_leaves_standard_output_to_the_program(
    machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    machine.say("waiting")
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err
