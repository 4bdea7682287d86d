"""An X server's own test extension as hands, and a server of our own where there is none: for Linux with a screen.

The events go from this process to the server by a connection of their own and come back to the window as those of a
real mouse do, stamped by the server.
"""

import ctypes
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPoint
from PySide6.QtGui import QWindow

from benchmarks.summary import Happened, now_ns

LEFT_BUTTON = 1
SCREEN = "1600x1000x24"


class XtestPointer:
    """The mouse of the X server, moved and pressed from outside the program; usable from any one thread."""

    def __init__(self, window: QWindow) -> None:
        self._corner = window.mapToGlobal(QPoint(0, 0))
        self._x11, self._xtst = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXtst.so.6")
        self._x11.XOpenDisplay.restype = ctypes.c_void_p
        self._display = ctypes.c_void_p(self._x11.XOpenDisplay(None))
        if self._display.value is None:
            raise RuntimeError("no X server answers")

    def press(self, at: QPoint) -> Happened:
        """The left button goes down."""
        self._go_to(at)
        return self._button(is_down=True)

    def move(self, at: QPoint) -> Happened:
        """The mouse moves."""
        earliest_ns = now_ns()
        self._go_to(at)
        return Happened(earliest_ns=earliest_ns, latest_ns=now_ns())

    def release(self, at: QPoint) -> Happened:
        """The left button goes up."""
        self._go_to(at)
        return self._button(is_down=False)

    def _go_to(self, at: QPoint) -> None:
        place = self._corner + at
        self._xtst.XTestFakeMotionEvent(self._display, -1, place.x(), place.y(), 0)
        self._x11.XSync(self._display, False)

    def _button(self, *, is_down: bool) -> Happened:
        """The server stamps the event before it answers."""
        earliest_ns = now_ns()
        self._xtst.XTestFakeButtonEvent(self._display, LEFT_BUTTON, is_down, 0)
        self._x11.XSync(self._display, False)
        return Happened(earliest_ns=earliest_ns, latest_ns=now_ns())


@contextmanager
def x_server() -> Iterator[str]:
    """The name of a display: the one there is, or one of our own until the end of the block.

    Raises RuntimeError if there is none and Xvfb is not installed.
    """
    running = os.environ.get("DISPLAY")
    if running:
        yield running
        return
    program = shutil.which("Xvfb")
    if program is None:
        raise RuntimeError("no screen and no Xvfb")
    read, write = os.pipe()
    command = [program, "-displayfd", str(write), "-screen", "0", SCREEN, "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=(write,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as answer:
            yield f":{answer.readline().strip()}"
    finally:
        server.terminate()
        server.wait()
