"""What is installed in which order, and what is said when it does not work."""

from collections.abc import Callable
from pathlib import Path

import pytest

from launcher.environment import MARK, STAMP, TEST_STAMP, Environment, find_environment
from launcher.installation import ensure_program, ensure_test_tools
from launcher.messages import Refusal
from tests.launcher.pretended import Command, PretendedMachine


@pytest.fixture
def machine(program: Path) -> PretendedMachine:
    """A computer on which commands make what real ones would."""
    machine = PretendedMachine()
    machine.on_run = installing(find_environment(machine, program))
    return machine


@pytest.fixture
def environment(machine: PretendedMachine, program: Path) -> Environment:
    """The place for the environment."""
    return find_environment(machine, program)


def installing(environment: Environment) -> Callable[[Command], int]:
    def run(command: Command) -> int:
        environment.python.parent.mkdir(parents=True, exist_ok=True)
        environment.python.touch()
        environment.site_packages.mkdir(parents=True, exist_ok=True)
        return 0

    return run


def failing_at(environment: Environment, word: str, log: str) -> Callable[[Command], int]:
    """Commands work until one has `word` in it; that one writes `log` and fails."""

    def run(command: Command) -> int:
        if not any(word in part for part in command):
            return installing(environment)(command)
        environment.log.write_text(log, encoding="utf-8")
        return 1

    return run


def refused(machine: PretendedMachine, environment: Environment) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        ensure_program(machine, environment)
    assert not environment.is_ready()
    return refusal.value


def installed_things(machine: PretendedMachine) -> list[str]:
    return [Path(command[-1]).name for command in machine.commands]


def test_packages_are_installed_after_what_builds_them(machine: PretendedMachine, environment: Environment) -> None:
    ensure_program(machine, environment)
    assert installed_things(machine) == [".venv", "build.txt", "base.txt"]
    assert environment.is_ready()


def test_the_program_is_imported_from_where_it_is(machine: PretendedMachine, environment: Environment) -> None:
    ensure_program(machine, environment)
    line = (environment.site_packages / "ladya_desktop.pth").read_bytes()
    assert line.isascii()
    path: list[str] = []
    exec(line.replace(b"import sys; sys.path", b"path"), {"path": path})
    assert path == [str(environment.program)]


def test_every_locked_package_is_checked_by_its_hash(machine: PretendedMachine, environment: Environment) -> None:
    ensure_program(machine, environment)
    ensure_test_tools(machine, environment)
    locked = [command for command in machine.commands if command[-1].endswith(".txt")]
    assert len(locked) == 3
    assert all({"--require-hashes", "--no-deps", "--no-build-isolation"} <= set(command) for command in locked)


def test_a_second_start_runs_nothing(machine: PretendedMachine, environment: Environment) -> None:
    ensure_program(machine, environment)
    ensure_test_tools(machine, environment)
    machine.commands.clear()
    ensure_program(machine, environment)
    ensure_test_tools(machine, environment)
    assert machine.commands == []


def test_an_interrupted_installation_starts_from_nothing(machine: PretendedMachine, environment: Environment) -> None:
    def interrupted(command: Command) -> int:
        installing(environment)(command)
        (environment.site_packages / "half").mkdir()
        (environment.folder / "lib64").symlink_to("lib")
        raise KeyboardInterrupt

    finishing, machine.on_run = machine.on_run, interrupted
    with pytest.raises(KeyboardInterrupt):
        ensure_program(machine, environment)
    assert not environment.is_ready()
    machine.on_run = finishing
    ensure_program(machine, environment)
    assert environment.is_ready()
    assert not (environment.site_packages / "half").exists()
    assert sorted(entry.name for entry in environment.folder.iterdir()) == sorted(["bin", "lib", MARK, STAMP])


def test_a_folder_that_somebody_else_made_is_left_alone(machine: PretendedMachine, environment: Environment) -> None:
    environment.folder.mkdir()
    own = environment.folder / "pyvenv.cfg"
    own.touch()
    assert refused(machine, environment).code == "foreign_folder"
    assert own.exists()
    assert machine.commands == []


def test_test_tools_may_be_installed_over_what_was_left_half_written(
    machine: PretendedMachine, environment: Environment
) -> None:
    ensure_program(machine, environment)
    ensure_test_tools(machine, environment)
    assert installed_things(machine)[-1] == "test.txt"
    assert "--ignore-installed" in machine.commands[-1]
    assert (environment.folder / TEST_STAMP).exists()


def test_a_program_that_runs_survives_test_tools_that_fail(machine: PretendedMachine, environment: Environment) -> None:
    ensure_program(machine, environment)
    machine.on_run = failing_at(environment, "test.txt", "NewConnectionError")
    with pytest.raises(Refusal):
        ensure_test_tools(machine, environment)
    assert environment.is_ready()
    assert not environment.is_ready_for_tests()


@pytest.mark.parametrize(
    ("log", "code"),
    [
        ("ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device", "disk_full"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE", "wrong_hash"),
        ("WARNING: Retrying after connection broken by 'NewConnectionError(...)'", "no_network"),
        ("WARNING: Retrying after connection broken by 'ProxyError(...)'", "no_network"),
        ("ERROR: No matching distribution found for chess==1.11.2", "no_network"),
        ("something that nobody has seen yet", "install_failed"),
    ],
)
def test_a_failure_of_pip_is_told_in_one_sentence(
    machine: PretendedMachine, environment: Environment, log: str, code: str
) -> None:
    machine.on_run = failing_at(environment, "base.txt", log)
    assert refused(machine, environment).code == code


def test_an_environment_that_cannot_be_made_is_told(machine: PretendedMachine, environment: Environment) -> None:
    machine.on_run = failing_at(environment, "venv", "")
    assert refused(machine, environment).code == "no_environment"


def test_a_full_disk_is_told_before_anything_is_downloaded(machine: PretendedMachine, environment: Environment) -> None:
    machine.free = 100
    refusal = refused(machine, environment)
    assert (refusal.code, refusal.values["free_mb"]) == ("no_space", 100)
    assert machine.commands == []


def test_an_old_c_library_is_told_before_anything_is_downloaded(
    machine: PretendedMachine, environment: Environment
) -> None:
    machine.glibc_version = (2, 31)
    assert refused(machine, environment).code == "old_glibc"
    assert machine.commands == []


def test_a_folder_of_wheels_is_asked_before_the_network(machine: PretendedMachine, environment: Environment) -> None:
    wheels = environment.program / "wheels"
    wheels.mkdir()
    ensure_program(machine, environment)
    pip = [command for command in machine.commands if "pip" in command]
    assert len(pip) == 2
    assert all("--no-index" in command and str(wheels) in command for command in pip)


def test_what_the_folder_of_wheels_lacks_comes_from_the_network(
    machine: PretendedMachine, environment: Environment
) -> None:
    (environment.program / "wheels").mkdir()
    machine.on_run = failing_at(environment, "--no-index", "No matching distribution found")
    ensure_program(machine, environment)
    assert environment.is_ready()


def test_pip_is_not_led_out_of_the_environment(machine: PretendedMachine, environment: Environment) -> None:
    machine.environ = {"PIP_USER": "1", "PYTHONPATH": "/elsewhere", "PIP_CACHE_DIR": "/cache"}
    ensure_program(machine, environment)
    assert machine.environs[-1] == {"PIP_CACHE_DIR": "/cache"}
