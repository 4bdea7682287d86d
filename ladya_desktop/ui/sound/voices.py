"""What plays a sound file: the system's own, found when it is needed; no library of ours has to be installed for it.

Windows plays by itself; elsewhere a small program does that nearly every desktop has. A voice never waits for anything.
"""

import sys
from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, QProcess, QStandardPaths, Signal

_COMMANDS: dict[str, tuple[tuple[str, ...], ...]] = {
    "darwin": (("afplay",),),
    "linux": (("pw-play",), ("paplay",), ("aplay", "-q")),
}
_WAITED_MS = 200


class Voice(Protocol):
    """Plays one file at a time."""

    def play(self, path: str) -> None:
        """Begins to play; what was playing is broken off."""

    def stop(self) -> None:
        """Falls silent at once."""


class ProgramVoice(QObject):
    """Plays through a program, the first of these commands that can; each is a program and its arguments.

    One that fails (no device, no server) is passed over from then on; `failed` when none is left.
    """

    failed = Signal()

    def __init__(self, commands: tuple[tuple[str, ...], ...], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._commands = commands
        self._process: QProcess | None = None
        self._path = ""

    @property
    def commands(self) -> tuple[tuple[str, ...], ...]:
        """Those that have not failed."""
        return self._commands

    def play(self, path: str) -> None:
        self.stop()
        if not self._commands:
            return
        program, *arguments = self._commands[0]
        self._path = path
        self._process = QProcess(self)
        self._process.setStandardOutputFile(QProcess.nullDevice())
        self._process.setStandardErrorFile(QProcess.nullDevice())
        self._process.finished.connect(self._finished)
        self._process.errorOccurred.connect(self._erred)
        self._process.start(program, [*arguments, path])

    def stop(self) -> None:
        process = self._let_go()
        if process is not None:
            process.kill()

    def close(self) -> None:
        """Falls silent before the program ends; the only time that something is waited for."""
        self.stop()
        for process in self.findChildren(QProcess):
            process.kill()
            process.waitForFinished(_WAITED_MS)

    def _let_go(self) -> QProcess | None:
        """The process is heard no more, and goes away when it has ended."""
        process, self._process = self._process, None
        if process is not None:
            process.finished.disconnect(self._finished)
            process.errorOccurred.disconnect(self._erred)
            process.finished.connect(process.deleteLater)
        return process

    def _erred(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self._pass_over()

    def _finished(self, code: int) -> None:
        if code:
            self._pass_over()
            return
        process = self._let_go()
        if process is not None:
            process.deleteLater()

    def _pass_over(self) -> None:
        process = self._let_go()
        if process is not None:
            process.deleteLater()
        self._commands = self._commands[1:]
        self._play_or_give_up(self._path)

    def _play_or_give_up(self, path: str) -> None:
        if self._commands:
            self.play(path)
        else:
            self.failed.emit()


if sys.platform == "win32":
    import winsound

    class WindowsVoice:
        """Plays through Windows itself."""

        def play(self, path: str) -> None:
            winsound.PlaySound(path, winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT)

        def stop(self) -> None:
            winsound.PlaySound(None, winsound.SND_PURGE)


def find_voice(
    find: Callable[[str], str] = QStandardPaths.findExecutable, parent: QObject | None = None
) -> Voice | None:
    """What this computer can play with, None if nothing was found; `find` gives a program's path or ""."""
    if sys.platform == "win32":
        return WindowsVoice()
    else:  # noqa: RET505 # what is checked for Windows alone ends here
        candidates = _COMMANDS.get(sys.platform, ())
        found = tuple((find(program), *arguments) for program, *arguments in candidates)
        commands = tuple(command for command in found if command[0])
        return ProgramVoice(commands, parent) if commands else None
