"""A pretended computer: a healthy Debian with a desktop, of which a test changes what it is about."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from launcher.machine import Machine

Command = tuple[str, ...]


def succeed(command: Command) -> int:
    """Every command succeeds and does nothing."""
    return 0


@dataclass(kw_only=True)
class PretendedMachine(Machine):
    """Answers from its fields and notes what was run and said."""

    platform: str = "linux"
    python_version: tuple[int, int] = (3, 12)
    python: str = "/usr/bin/python3"
    base_prefix: str = "/usr"
    environ: Mapping[str, str] = field(default_factory=lambda: {"DISPLAY": ":0"})
    supported: bool = True
    missing_modules: set[str] = field(default_factory=set)
    missing_libraries: set[str] = field(default_factory=set)
    x11: bool = True
    wayland: bool = True
    font: bool = True
    glibc_version: tuple[int, int] | None = (2, 36)
    release: Mapping[str, str] = field(default_factory=lambda: {"ID": "debian"})
    root: bool = False
    terminal: bool = False
    programs: set[str] = field(default_factory=lambda: {"apt-get", "sudo"})
    known_packages: set[str] = field(default_factory=set)
    free: int = 10_000
    read_only: set[Path] = field(default_factory=set)
    answer: bool = False
    on_run: Callable[[Command], int] = succeed
    commands: list[Command] = field(default_factory=list)
    environs: list[Mapping[str, str] | None] = field(default_factory=list)
    said: list[str] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)
    became: list[Command] = field(default_factory=list)

    def is_python_supported(self) -> bool:
        return self.supported

    def has_module(self, name: str) -> bool:
        return name not in self.missing_modules

    def glibc(self) -> tuple[int, int] | None:
        return self.glibc_version

    def os_release(self) -> Mapping[str, str]:
        return self.release

    def can_load(self, soname: str) -> bool:
        return soname not in self.missing_libraries

    def reaches_x11(self) -> bool:
        return self.x11

    def reaches_wayland(self) -> bool:
        return self.wayland

    def has_font(self) -> bool:
        return self.font

    def is_root(self) -> bool:
        return self.root

    def is_terminal(self) -> bool:
        return self.terminal

    def has_program(self, name: str) -> bool:
        return name in self.programs

    def free_mb(self, folder: Path) -> int:
        return self.free

    def can_write(self, folder: Path) -> bool:
        return folder not in self.read_only

    def say(self, code: str, **values: object) -> None:
        self.said.append(code)

    def ask(self, code: str, **values: object) -> bool:
        self.asked.append(code)
        return self.answer

    def run(
        self,
        command: Sequence[str],
        *,
        environ: Mapping[str, str] | None = None,
        folder: Path | None = None,
        log: Path | None = None,
        aside: bool = False,
    ) -> int:
        self.commands.append(tuple(command))
        self.environs.append(environ)
        return self.on_run(tuple(command))

    def succeeds(self, command: Sequence[str]) -> bool:
        return command[-1] in self.known_packages

    def become(self, command: Sequence[str]) -> int:
        self.became.append(tuple(command))
        return 0
