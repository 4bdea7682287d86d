"""What goes wrong unseen: warnings of Qt and errors that no slot caught, heard while a story is told."""

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import Final

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

_OF_THE_PLATFORM: Final = re.compile("This plugin does not support")
"""How the offscreen window system says what it cannot do."""


@contextmanager
def heard() -> Iterator[list[str]]:
    """Collects what is said until the block ends."""
    said: list[str] = []

    def hear_qt(_kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        if not _OF_THE_PLATFORM.match(message):
            said.append(message)

    def hear_error(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        said.append(f"{kind.__name__}: {error}")
        before(kind, error, trace)

    before, sys.excepthook = sys.excepthook, hear_error
    qt_before = qInstallMessageHandler(hear_qt)
    try:
        yield said
    finally:
        sys.excepthook = before
        qInstallMessageHandler(qt_before)
