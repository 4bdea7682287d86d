"""A screen of our own whose pixels are read from outside the programs on it, and a mouse for it: Linux with Xvfb.

Xvfb keeps its frame buffer in a file (an X window dump: 25 numbers, a table of colours, the pixels by rows); it is
mapped and compared. Only the standard library and libX11 with its test extension are used, no window library.
"""

import ctypes
import mmap
import os
import shutil
import signal
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.summary import ms_between, now_ns

LEFT_BUTTON = 1
BYTES_PER_PIXEL = 4
WINDOW_MANAGER, BEGINS_S = "openbox", 0.7
POLL_S = 0.001
_HEADER = struct.Struct(">25I")
_SIZE, _HEIGHT, _ROW_BYTES, _COLORS, _COLOR_BYTES = 0, 5, 12, 19, 12


@dataclass(frozen=True, slots=True, kw_only=True)
class Rect:
    """A part of the screen in pixels."""

    left: int
    top: int
    width: int
    height: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """From an instant to the first pixel that changed after it, and to the last before the screen stood still."""

    first_ms: float
    last_ms: float


class Screen:
    """`display` is its name for programs. One mouse; places are pixels of the screen."""

    def __init__(self, display: str, pixels: mmap.mmap) -> None:
        self.display = display
        self._pixels = pixels
        header = _HEADER.unpack(pixels[: _HEADER.size])
        self._begin = header[_SIZE] + header[_COLORS] * _COLOR_BYTES
        self._row_bytes, self._height = header[_ROW_BYTES], header[_HEIGHT]
        self._x11, self._xtst = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXtst.so.6")
        self._x11.XOpenDisplay.restype = ctypes.c_void_p
        self._connection = ctypes.c_void_p(self._x11.XOpenDisplay(display.encode()))

    def look(self, rect: Rect | None = None) -> bytes:
        """The pixels there are now, of a part or of all."""
        if rect is None:
            return self._pixels[self._begin : self._begin + self._height * self._row_bytes]
        left, width = rect.left * BYTES_PER_PIXEL, rect.width * BYTES_PER_PIXEL
        starts = (self._begin + row * self._row_bytes + left for row in range(rect.top, rect.top + rect.height))
        return b"".join(self._pixels[start : start + width] for start in starts)

    def move(self, place: tuple[int, int]) -> None:
        """The mouse moves."""
        self._xtst.XTestFakeMotionEvent(self._connection, -1, *place, 0)
        self._x11.XFlush(self._connection)

    def button(self, *, is_down: bool) -> None:
        """The left button goes down or up."""
        self._xtst.XTestFakeButtonEvent(self._connection, LEFT_BUTTON, is_down, 0)
        self._x11.XFlush(self._connection)

    def change_after(
        self, act: Callable[[], object], rect: Rect | None, *, quiet_s: float, longest_s: float
    ) -> Change | None:
        """What an act changes in a part of the screen, until it has stood still for `quiet_s`; None if nothing."""
        before = self.look(rect)
        begun_ns = now_ns()
        act()
        first_ns = last_ns = 0
        while (now_ns() - (last_ns or begun_ns)) / 1e9 < (quiet_s if first_ns else longest_s):
            seen = self.look(rect)
            if seen != before:
                before, last_ns = seen, now_ns()
                first_ns = first_ns or last_ns
            time.sleep(POLL_S if first_ns else 0)
        if not first_ns:
            return None
        return Change(first_ms=ms_between(begun_ns, first_ns), last_ms=ms_between(begun_ns, last_ns))


def has_own_screen() -> bool:
    """Whether this computer can have such a screen."""
    return sys.platform == "linux" and shutil.which("Xvfb") is not None


@contextmanager
def own_screen(width: int, height: int) -> Iterator[Screen]:
    """A screen of this size, with a window manager if there is one, until the end of the block."""
    with TemporaryDirectory() as folder:
        read, write = os.pipe()
        size = f"{width}x{height}x24"
        command = ["Xvfb", "-displayfd", str(write), "-screen", "0", size, "-nolisten", "tcp", "-fbdir", folder]
        with _running(command, pass_fds=(write,)):
            os.close(write)
            with os.fdopen(read) as answer:
                display = f":{answer.readline().strip()}"
            manager = shutil.which(WINDOW_MANAGER)
            with _running([manager] if manager else ["true"], env={**os.environ, "DISPLAY": display}):
                time.sleep(BEGINS_S)
                with (Path(folder) / "Xvfb_screen0").open("rb") as file:
                    yield Screen(display, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))


@contextmanager
def program_on(
    screen: Screen, command: Sequence[str], variables: Mapping[str, str], folder: Path
) -> Iterator["subprocess.Popen[str]"]:
    """A program on the screen, with a session of its own, until the end of the block."""
    environment = {**os.environ, **variables, "DISPLAY": screen.display, "QT_QPA_PLATFORM": "xcb"}
    program = subprocess.Popen(
        list(command), env=environment, cwd=folder, stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    try:
        yield program
    finally:
        os.killpg(program.pid, signal.SIGKILL)
        program.wait()
        if program.stdout is not None:
            program.stdout.close()


@contextmanager
def _running(
    command: Sequence[str], *, pass_fds: tuple[int, ...] = (), env: Mapping[str, str] | None = None
) -> Iterator[None]:
    silent = subprocess.DEVNULL
    program = subprocess.Popen(list(command), stdout=silent, stderr=silent, pass_fds=pass_fds, env=env)
    try:
        yield
    finally:
        program.terminate()
        program.wait()
