"""Makes an environment: the locked packages by their hashes, then the program itself, then the stamp."""

from collections.abc import Sequence
from pathlib import Path

from launcher.environment import MARK, STAMP, TEST_STAMP, Environment
from launcher.exclusive import exclusive
from launcher.machine import Machine
from launcher.messages import Refusal
from launcher.system import check_glibc

NEEDED_MB = 700
# What pip says in its log, and the sentence for it; the first that is found counts.
REASONS = (
    ("No space left on device", "disk_full"),
    ("DO NOT MATCH THE HASHES", "wrong_hash"),
    ("NewConnectionError", "no_network"),
    ("NameResolutionError", "no_network"),
    ("ConnectTimeoutError", "no_network"),
    ("ReadTimeoutError", "no_network"),
    ("ProxyError", "no_network"),
    ("SSLError", "no_network"),
    ("No matching distribution found", "no_network"),
)


def ensure_program(machine: Machine, environment: Environment) -> None:
    """Makes the environment ready to start the program, unless it is.

    Raises Refusal with what the user can do about it.
    """
    if environment.is_ready():
        return
    with exclusive(environment.lock, lambda: machine.say("waiting")):
        if not environment.is_ready():
            _install_program(machine, environment)


def ensure_test_tools(machine: Machine, environment: Environment) -> None:
    """Adds the tools for the checks to a ready environment, unless they are there.

    Raises Refusal with what the user can do about it.
    """
    if environment.is_ready_for_tests():
        return
    with exclusive(environment.lock, lambda: machine.say("waiting")):
        if not environment.is_ready_for_tests():
            machine.say("preparing_tests")
            # What an interrupted attempt has left half written is written again.
            _install_locked(machine, environment, "test.txt", "--ignore-installed")
            environment.stamp(TEST_STAMP)


def _install_program(machine: Machine, environment: Environment) -> None:
    check_glibc(machine)
    _check_space(machine, environment.folder)
    machine.say("preparing")
    _make_empty_environment(machine, environment)
    _install_locked(machine, environment, "build.txt")
    _install_locked(machine, environment, "base.txt")
    _install_checkout(environment)
    environment.stamp(STAMP)


def _check_space(machine: Machine, folder: Path) -> None:
    free_mb = machine.free_mb(folder)
    if free_mb < NEEDED_MB:
        raise Refusal("no_space", folder=folder.parent, need_mb=NEEDED_MB, free_mb=free_mb)


def _make_empty_environment(machine: Machine, environment: Environment) -> None:
    _clear(environment)
    environment.folder.mkdir(parents=True, exist_ok=True)
    (environment.folder / MARK).touch()
    command = (machine.python, "-m", "venv", str(environment.folder))
    if machine.run(command, log=environment.log) != 0:
        raise Refusal("no_environment", folder=environment.folder, log=environment.log)


def _clear(environment: Environment) -> None:
    """Removes all but the mark, the stamp first: what is left of an interrupted removal must not look finished."""
    import shutil  # not wanted by a start of what is ready

    folder = environment.folder
    if not environment.is_ours_to_replace():
        raise Refusal("foreign_folder", folder=folder)
    (folder / STAMP).unlink(missing_ok=True)
    for entry in folder.iterdir() if folder.exists() else ():
        if entry.is_dir() and not entry.is_symlink():
            shutil.rmtree(entry)
        elif entry.name != MARK:
            entry.unlink()


def _install_locked(machine: Machine, environment: Environment, lock: str, *options: str) -> None:
    requirements = environment.program / "requirements" / lock
    _pip_install(machine, environment, "--require-hashes", *options, "--requirement", str(requirements))


def _install_checkout(environment: Environment) -> None:
    """Makes the program importable where it is, as an editable installation does.

    Not by pip, which writes the path in UTF-8: Python up to 3.12 reads it in the encoding of the system, and a Russian
    Windows then finds no folder with a Russian name. A line of code in ASCII is read alike everywhere.
    """
    line = f"import sys; sys.path.append({str(environment.program)!a})\n"
    (environment.site_packages / "ladya_desktop.pth").write_text(line, encoding="ascii")


def _pip_install(machine: Machine, environment: Environment, *what: str) -> None:
    """Installs from the folder of wheels if there is one, else or if that fails from the network."""
    wheels = environment.program / "wheels"
    sources: list[Sequence[str]] = [()]
    if wheels.is_dir():
        from_wheels = ("--find-links", str(wheels))
        sources = [("--no-index", *from_wheels), from_wheels]
    if not any(_pip_succeeds(machine, environment, (*source, *what)) for source in sources):
        raise _reason(environment, wheels)


def _pip_succeeds(machine: Machine, environment: Environment, arguments: Sequence[str]) -> bool:
    command = (str(environment.python), "-m", "pip", "--disable-pip-version-check", "--no-input", "install")
    options = ("--no-deps", "--no-build-isolation", "--use-pep517", "--no-warn-script-location")
    return machine.run((*command, *options, *arguments), environ=_environ(machine), log=environment.log) == 0


def _environ(machine: Machine) -> dict[str, str]:
    """The user's own, with the index he has set, but without what would lead pip out of the environment."""
    strays = {"PYTHONHOME", "PYTHONPATH", "PIP_USER", "PIP_TARGET", "PIP_PREFIX", "PIP_REQUIRE_VIRTUALENV"}
    return {name: value for name, value in machine.environ.items() if name not in strays}


def _reason(environment: Environment, wheels: Path) -> Refusal:
    said = environment.log.read_text(encoding="utf-8", errors="replace")
    code = next((code for words, code in REASONS if words in said), "install_failed")
    return Refusal(code, log=environment.log, folder=environment.folder, wheels=wheels, need_mb=NEEDED_MB)
