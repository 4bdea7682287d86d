"""The computer and this process, as far as the launcher asks about them.

Every look at the outside world and every command goes through `Machine`; tests put a pretended one in its place.
"""

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from launcher.messages import sentence

FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts")
FONT_SUFFIXES = (".ttf", ".otf", ".ttc", ".pfb")
MISLEADING = ("PYTHONPATH", "PYTHONHOME")
IS_WINDOWS = sys.platform == "win32"
YES = ("y", "yes", "д", "да")


class Machine:
    """The real computer."""

    platform: str = sys.platform
    python_version: tuple[int, int] = sys.version_info[:2]
    # The one outside: an environment cannot be made anew by the Python inside it.
    python: str = getattr(sys, "_base_executable", "") or sys.executable
    base_prefix: str = sys.base_prefix
    environ: Mapping[str, str] = os.environ

    def is_python_supported(self) -> bool:
        """Whether the window library is published for this kind of Python."""
        return sys.implementation.name == "cpython" and sys.maxsize > 2**32 and self.python_version < (3, 15)

    def python_name(self) -> str:
        """What this Python is, for a message."""
        bits = 64 if sys.maxsize > 2**32 else 32
        return f"{sys.implementation.name} {'.'.join(map(str, self.python_version))}, {bits} bit"

    def has_module(self, name: str) -> bool:
        """Whether this Python has a module of the standard library that distributors like to split off."""
        import importlib.util

        importlib.invalidate_caches()
        return importlib.util.find_spec(name) is not None

    def glibc(self) -> tuple[int, int] | None:
        """The version of the C library, or None where it is another one."""
        try:
            answer: str = getattr(os, "confstr")("CS_GNU_LIBC_VERSION")  # noqa: B009 - Windows has no such function
            name, version = answer.split()
        except (AttributeError, ValueError, OSError):  # another library does not know the question
            return None
        major, minor = version.split(".")[:2]
        return (int(major), int(minor)) if name == "glibc" else None

    def os_release(self) -> Mapping[str, str]:
        """The fields of os-release(5), empty where there is none."""
        import platform

        try:
            return platform.freedesktop_os_release()
        except OSError:
            return {}

    def can_load(self, soname: str) -> bool:
        """Whether the dynamic linker finds a library with all that it needs."""
        import ctypes

        try:
            ctypes.CDLL(soname)
        except OSError:
            return False
        return True

    def reaches_x11(self) -> bool:
        """Whether the X server that DISPLAY names answers and lets this user in; yes if that cannot be asked."""
        import ctypes

        try:
            xcb = ctypes.CDLL("libxcb.so.1")
        except OSError:  # which library is missing is told later
            return True
        xcb.xcb_connect.restype = ctypes.c_void_p
        connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
        is_broken: int = xcb.xcb_connection_has_error(connection)
        xcb.xcb_disconnect(connection)
        return not is_broken

    def reaches_wayland(self) -> bool:
        """Whether somebody answers at the socket that WAYLAND_DISPLAY names."""
        import socket

        path = os.path.join(self.environ.get("XDG_RUNTIME_DIR", ""), self.environ["WAYLAND_DISPLAY"])  # noqa: PTH118
        try:
            with socket.socket(getattr(socket, "AF_UNIX")) as connection:  # noqa: B009 - not on Windows
                connection.connect(path)
        except OSError:
            return False
        return True

    def has_font(self) -> bool:
        """Whether any font is installed; without one every label is blank and nothing says so."""
        return any(
            file.endswith(FONT_SUFFIXES)
            for folder in FONT_FOLDERS
            for _, _, files in os.walk(os.path.expanduser(folder))  # noqa: PTH111 - Path has no such walk in 3.11
            for file in files
        )

    def is_root(self) -> bool:
        """Whether this process may install packages of the system."""
        return sys.platform != "win32" and os.geteuid() == 0

    def is_terminal(self) -> bool:
        """Whether somebody can be asked."""
        return sys.stdin is not None and sys.stdin.isatty() and sys.stderr.isatty()

    def has_program(self, name: str) -> bool:
        """Whether a program is on the PATH."""
        import shutil

        return shutil.which(name) is not None

    def free_mb(self, folder: Path) -> int:
        """Free space for this user where `folder` is or will be."""
        import shutil

        while not folder.exists():
            folder = folder.parent
        return shutil.disk_usage(folder).free // 1_000_000

    def can_write(self, folder: Path) -> bool:
        """Whether files can be made in a folder; permissions alone do not tell on every system."""
        import tempfile

        try:
            with tempfile.TemporaryFile(dir=folder):
                return True
        except OSError:
            return False

    def say(self, code: str, **values: object) -> None:
        """Tells the user how far things are. Standard output belongs to the program that is started."""
        print(sentence(code, **values), file=sys.stderr, flush=True)

    def ask(self, code: str, **values: object) -> bool:
        """Asks a question that is answered by yes or no."""
        print(sentence(code, **values), end="", file=sys.stderr, flush=True)
        return sys.stdin.readline().strip().lower() in YES

    def run(
        self,
        command: Sequence[str],
        *,
        environ: Mapping[str, str] | None = None,
        folder: Path | None = None,
        log: Path | None = None,
        aside: bool = False,
    ) -> int:
        """Runs a command to its end, in `folder` if one is given, and gives its exit code.

        With a `log`, errors go there, and so does the rest unless somebody watches: a download shows its progress.
        What runs `aside` leaves standard output to the program that is started later.
        """
        import subprocess

        if log is None:
            output = sys.stderr if aside else None
            return subprocess.run(command, env=environ, cwd=folder, stdout=output, check=False).returncode
        with log.open("ab") as errors:
            output = sys.stderr if sys.stderr.isatty() else errors
            # An installing command keeps the lock of this start alive: see exclusive().
            return subprocess.run(
                command, env=environ, cwd=folder, stdout=output, stderr=errors, close_fds=IS_WINDOWS, check=False
            ).returncode

    def succeeds(self, command: Sequence[str]) -> bool:
        """Runs a command whose words do not matter, only whether it succeeded."""
        import subprocess

        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False

    def become(self, command: Sequence[str]) -> int:
        """Turns this process into another program; Windows cannot, so there the other one is waited for.

        It finds its packages by itself: what PYTHONPATH brings from elsewhere could stand in their place.
        """
        environ = {name: value for name, value in self.environ.items() if name not in MISLEADING}
        if IS_WINDOWS:
            return self.run(command, environ=environ)
        if sys.stdout is not None:  # closed by who started us
            sys.stdout.flush()
        return os.execve(command[0], list(command), environ)
