"""Asks the solver ahead of a ruling, in a process of its own: a window never waits for it (6.9, 7.5.5).

A Python solver in a thread would hold the window's loop; a process does not. It is started when a game first comes
near a ruling that asks whether a side can still mate, and stays until the window closes.
"""

import json
import sys

from PySide6.QtCore import QObject, QProcess

from ladya_desktop.game.by_color import COLORS, ByColor
from ladya_desktop.game.clock import ClockState
from ladya_desktop.game.position import Position
from ladya_desktop.game.winnability.foreseen import foresee
from ladya_desktop.game.winnability.verdict import Verdict, Winnability

SOON_MS = 60_000
LIMIT_S = 3
_COMMAND = (sys.executable, "-m", "ladya_desktop", "can-mate", "--limit", str(LIMIT_S))


def is_ruling_near(clock: ClockState, illegal_moves: ByColor[int], now_ms: int) -> bool:
    """Whether the flag of the running clock could fall soon, or one more illegal move would end the game."""
    if clock.running is None:
        return False
    return clock.remaining(clock.running, now_ms) < SOON_MS or max(illegal_moves.white, illegal_moves.black) > 0


class Foresight(QObject):
    """One solver process for all games of a window; what it proves is remembered for the rulings."""

    def __init__(self, command: tuple[str, ...] = _COMMAND, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._command = command
        self._process: QProcess | None = None
        self._asked: dict[str, Position] = {}

    def ask(self, position: Position) -> None:
        """Has both sides of the position proved, unless that was asked already."""
        fen = position.fen
        if fen in self._asked:
            return
        self._asked = {fen: position, **dict(list(self._asked.items())[:7])}
        self._started().write(f"{fen}\n".encode())

    @property
    def is_idle(self) -> bool:
        """Whether no process runs."""
        return self._process is None or self._process.state() is QProcess.ProcessState.NotRunning

    def close(self) -> None:
        """Ends the process."""
        if self._process is not None:
            self._process.readyReadStandardOutput.disconnect()
            self._process.kill()
            self._process.waitForFinished(1_000)
            self._process = None

    def _started(self) -> QProcess:
        if self._process is not None and not self.is_idle:
            return self._process
        self._process = process = QProcess(self)
        process.setStandardErrorFile(QProcess.nullDevice())
        process.readyReadStandardOutput.connect(self._read)
        process.start(self._command[0], list(self._command[1:]))
        return process

    def _read(self) -> None:
        process = self._process
        while process is not None and process.canReadLine():
            self._remember(bytes(process.readLine().data()))

    def _remember(self, line: bytes) -> None:
        try:
            said = json.loads(line)
            position = self._asked[said["fen"]]
            found = {color: _verdict(said, color.value) for color in COLORS}
        except (ValueError, KeyError, TypeError):  # a process that says something else is of no use, and does no harm
            return
        for color, verdict in found.items():
            foresee(position, color, verdict)


def _verdict(said: dict[str, object], side: str) -> Winnability:
    line = said[f"{side}_line"]
    moves = tuple(str(move) for move in line) if isinstance(line, list) else ()
    return Winnability(verdict=Verdict(str(said[side])), line=moves)
