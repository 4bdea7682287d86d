"""Where the environment lies, and when it counts as finished."""

from pathlib import Path

import pytest

from launcher.environment import LOCKS, MARK, STAMP, Environment, find_environment, fingerprint_of, user_data_folder
from tests.launcher.pretended import PretendedMachine


def finish(environment: Environment) -> None:
    environment.python.parent.mkdir(parents=True)
    environment.python.touch()
    environment.stamp(STAMP)


def test_it_lies_beside_the_program(program: Path) -> None:
    assert find_environment(PretendedMachine(), program).folder == program / ".venv"


def test_a_program_that_cannot_be_written_to_keeps_it_with_the_users_data(program: Path, tmp_path: Path) -> None:
    machine = PretendedMachine(read_only={program}, environ={"XDG_DATA_HOME": str(tmp_path / "data")})
    assert find_environment(machine, program).folder == tmp_path / "data" / "ladya-desktop" / "venv"


def test_a_finished_one_beside_a_read_only_program_is_used(program: Path) -> None:
    finish(find_environment(PretendedMachine(), program))
    environment = find_environment(PretendedMachine(read_only={program}), program)
    assert environment.folder == program / ".venv"
    assert environment.is_ready()


def test_a_finished_one_with_the_users_data_is_used(program: Path, tmp_path: Path) -> None:
    data = {"XDG_DATA_HOME": str(tmp_path / "data")}
    finish(find_environment(PretendedMachine(read_only={program}, environ=data), program))
    assert find_environment(PretendedMachine(environ=data), program).is_ready()


def test_it_is_ready_once_stamped(program: Path) -> None:
    environment = find_environment(PretendedMachine(), program)
    assert not environment.is_ready()
    finish(environment)
    assert environment.is_ready()
    assert not environment.is_ready_for_tests()


def test_one_whose_python_was_uninstalled_is_not_ready(program: Path) -> None:
    environment = find_environment(PretendedMachine(), program)
    finish(environment)
    environment.python.unlink()
    environment.python.symlink_to(program / "python-that-was-uninstalled")
    assert not environment.is_ready()


@pytest.mark.parametrize("changed", ["pyproject.toml", *(f"requirements/{lock}" for lock in LOCKS)])
def test_it_is_outdated_when_what_went_in_changes(program: Path, changed: str) -> None:
    finish(find_environment(PretendedMachine(), program))
    (program / changed).write_text("changed", encoding="utf-8")
    assert not find_environment(PretendedMachine(), program).is_ready()


def test_another_python_and_another_place_need_another_environment(program: Path, tmp_path: Path) -> None:
    known = fingerprint_of(PretendedMachine(), program)
    assert fingerprint_of(PretendedMachine(python_version=(3, 13)), program) != known
    assert fingerprint_of(PretendedMachine(base_prefix="/opt/python"), program) != known
    moved = program.rename(tmp_path / "moved")
    assert fingerprint_of(PretendedMachine(), moved) != known


def test_python_lies_where_the_platform_puts_it(program: Path) -> None:
    windows = find_environment(PretendedMachine(platform="win32"), program)
    mac = find_environment(PretendedMachine(platform="darwin"), program)
    assert windows.python == program / ".venv" / "Scripts" / "python.exe"
    assert windows.site_packages == program / ".venv" / "Lib" / "site-packages"
    assert mac.python == program / ".venv" / "bin" / "python"
    assert mac.site_packages == program / ".venv" / "lib" / "python3.12" / "site-packages"


def test_user_data_lies_where_the_platform_wants_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/user")
    monkeypatch.setenv("USERPROFILE", "/home/user")
    linux = user_data_folder(PretendedMachine(environ={}))
    mac = user_data_folder(PretendedMachine(platform="darwin", environ={}))
    windows = user_data_folder(PretendedMachine(platform="win32", environ={}))
    chosen = user_data_folder(PretendedMachine(platform="win32", environ={"LOCALAPPDATA": "/local"}))
    assert linux == Path("/home/user/.local/share/ladya-desktop")
    assert mac == Path("/home/user/Library/Application Support/ladya-desktop")
    assert windows == Path("/home/user/AppData/Local/ladya-desktop")
    assert chosen == Path("/local/ladya-desktop")


def test_only_what_this_program_made_may_be_replaced(program: Path) -> None:
    environment = find_environment(PretendedMachine(), program)
    assert environment.is_ours_to_replace()
    environment.folder.mkdir()
    assert environment.is_ours_to_replace()
    (environment.folder / "pyvenv.cfg").touch()
    assert not environment.is_ours_to_replace()
    (environment.folder / MARK).touch()
    assert environment.is_ours_to_replace()
