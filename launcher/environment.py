"""The Python environment that the program lives in: where it is, whether it is finished, how it is made.

A stamp is written last and holds a fingerprint of everything that went in. No stamp, or another fingerprint, means an
interrupted or an outdated installation, and it is made anew from nothing.
"""

import hashlib
from pathlib import Path

from launcher.machine import Machine

LOCKS = ("build.txt", "base.txt", "test.txt")
MARK = "ladya-environment"
STAMP = "ladya-ready"
TEST_STAMP = "ladya-ready-for-tests"


class Environment:
    """A virtual environment for the program in one folder.

    Written out: the library of data classes takes as long to import as all else here, and every start waits for it.
    """

    __slots__ = ("fingerprint", "folder", "platform", "program", "python_version")

    def __init__(
        self, *, folder: Path, program: Path, fingerprint: str, platform: str, python_version: tuple[int, int]
    ) -> None:
        self.folder = folder
        self.program = program
        self.fingerprint = fingerprint
        self.platform = platform
        self.python_version = python_version

    @property
    def python(self) -> Path:
        """The interpreter inside."""
        if self.platform == "win32":
            return self.folder / "Scripts" / "python.exe"
        return self.folder / "bin" / "python"

    @property
    def site_packages(self) -> Path:
        """Where packages are installed."""
        if self.platform == "win32":
            return self.folder / "Lib" / "site-packages"
        return self.folder / "lib" / "python{}.{}".format(*self.python_version) / "site-packages"

    @property
    def log(self) -> Path:
        """What the last installation said."""
        return self.folder / "install.log"

    @property
    def lock(self) -> Path:
        """Held by the start that is installing."""
        return self.folder.with_name(self.folder.name + ".lock")

    def is_ready(self) -> bool:
        """Whether the program can be started; a Python that was uninstalled leaves a dangling link."""
        return self._holds(STAMP) and self.python.exists()

    def is_ready_for_tests(self) -> bool:
        """Whether the tools for the checks are there too."""
        return self._holds(TEST_STAMP) and self.is_ready()

    def is_ours_to_replace(self) -> bool:
        """Whether nothing is there, or what is there was made, perhaps by half, by this program."""
        return not self.folder.exists() or (self.folder / MARK).exists() or not any(self.folder.iterdir())

    def stamp(self, name: str) -> None:
        """Marks a finished step; the name appears with its contents or not at all."""
        unfinished = self.folder / (name + ".new")
        unfinished.write_text(self.fingerprint, encoding="ascii")
        unfinished.replace(self.folder / name)

    def _holds(self, name: str) -> bool:
        try:
            return (self.folder / name).read_text(encoding="ascii") == self.fingerprint
        except (OSError, ValueError):
            return False


def find_environment(machine: Machine, program: Path) -> Environment:
    """The finished environment for this program, or the place for one: beside it, else with the user's data."""
    fingerprint = fingerprint_of(machine, program)
    beside, with_user_data = (
        Environment(
            folder=folder,
            program=program,
            fingerprint=fingerprint,
            platform=machine.platform,
            python_version=machine.python_version,
        )
        for folder in (program / ".venv", user_data_folder(machine) / "venv")
    )
    if beside.is_ready():
        return beside
    return with_user_data if with_user_data.is_ready() or not machine.can_write(program) else beside


def fingerprint_of(machine: Machine, program: Path) -> str:
    """Changes whenever the environment has to be made anew."""
    digest = hashlib.sha256()
    for part in (str(program), machine.base_prefix, "{}.{}".format(*machine.python_version)):
        digest.update(part.encode() + b"\0")
    for file in (program / "pyproject.toml", *(program / "requirements" / name for name in LOCKS)):
        digest.update(file.read_bytes() + b"\0")
    return digest.hexdigest()


def user_data_folder(machine: Machine) -> Path:
    """Where this platform wants a program to keep what it makes for one user."""
    home = Path("~").expanduser()
    match machine.platform:
        case "win32":
            base = machine.environ.get("LOCALAPPDATA") or home / "AppData" / "Local"
        case "darwin":
            base = home / "Library" / "Application Support"
        case _:
            base = machine.environ.get("XDG_DATA_HOME") or home / ".local" / "share"
    return Path(base) / "ladya-desktop"
