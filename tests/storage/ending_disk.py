"""A disk that ends at a call: the program is killed there, or every call fails from then on."""

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest


class Killed(BaseException):
    """Nothing of the program goes on after this; what it had opened is closed by the system."""


class EndingDisk:
    """Lets so many calls through that change something on the disk; a write that is the last is half done."""

    def __init__(self, calls: int, *, is_killed: bool) -> None:
        self._left, self._is_killed = calls, is_killed
        self.has_ended = False

    def take_over(self, patch: pytest.MonkeyPatch) -> None:
        """From now on, until the patch is taken back."""
        for owner, name in ((os, "open"), (os, "ftruncate"), (Path, "rename"), (Path, "unlink")):
            patch.setattr(owner, name, self._counted(getattr(owner, name)))
        patch.setattr(os, "write", self._write(os.write))

    def sync(self, file: int) -> None:
        """Stands for a sync."""
        self._count()

    def _counted(self, call: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*args: Any, **kwargs: Any) -> Any:
            self._count()
            return call(*args, **kwargs)

        return counted

    def _write(self, write: Callable[[int, Any], int]) -> Callable[[int, Any], int]:
        def counted(file: int, data: Any) -> int:
            if self._left == 0 and not self.has_ended:
                write(file, bytes(data)[: len(data) // 2])
            self._count()
            return write(file, data)

        return counted

    def _count(self) -> None:
        if self._left:
            self._left -= 1
            return
        self.has_ended = True
        if self._is_killed:
            raise Killed
        raise OSError(errno.EIO, os.strerror(errno.EIO))
