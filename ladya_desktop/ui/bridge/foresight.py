"""Asks the solver ahead of a ruling, in a process of its own: a window never waits for it (6.9, 7.5.5).

A Python solver in a thread would hold the window's loop; a process does not. It is started when a game first comes
near a ruling that asks whether a side can still mate, and stays until the window closes. It is asked one question at a
time: in a scramble those that wait grow old at once, and only the newest with either side to move is worth asking.
"""

import json
import sys
from collections import deque

from PySide6.QtCore import QObject, QProcess

from ladya_desktop.game.by_color import COLORS, ByColor, Color
from ladya_desktop.game.clock import ClockState
from ladya_desktop.game.position import Position
from ladya_desktop.game.winnability.foreseen import foresee
from ladya_desktop.game.winnability.verdict import Verdict, Winnability

SOON_MS = 60_000
LIMIT_S = 3
_REMEMBERED = 8
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
        self._asked: Position | None = None
        self._waiting: dict[Color, Position] = {}
        self._answered: deque[str] = deque(maxlen=_REMEMBERED)

    def ask(self, position: Position) -> None:
        """Has both sides of the position proved, unless that was asked already; what has waited longer is dropped."""
        is_asked = self._asked is not None and self._asked.fen == position.fen
        if is_asked or position.fen in (*self._answered, *(waiting.fen for waiting in self._waiting.values())):
            return
        self._waiting.pop(position.turn, None)
        self._waiting[position.turn] = position
        self._ask_next()

    @property
    def is_idle(self) -> bool:
        """Whether no process runs."""
        return self._process is None or self._process.state() is QProcess.ProcessState.NotRunning

    def close(self) -> None:
        """Ends the process."""
        if self._process is not None:
            self._process.readyReadStandardOutput.disconnect()
            self._process.finished.disconnect()
            self._process.kill()
            self._process.waitForFinished(1_000)
            self._process = None

    def _ask_next(self) -> None:
        """The newest question goes first, once the process is free or has come to an end."""
        if not self._waiting or (self._asked is not None and not self.is_idle):
            return
        _, self._asked = self._waiting.popitem()
        self._started().write(f"{self._asked.fen}\n".encode())

    def _ended(self) -> None:
        self._asked = None
        self._ask_next()

    def _started(self) -> QProcess:
        if self._process is not None and not self.is_idle:
            return self._process
        self._process = process = QProcess(self)
        process.setStandardErrorFile(QProcess.nullDevice())
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._ended)
        process.start(self._command[0], list(self._command[1:]))
        return process

    def _read(self) -> None:
        process = self._process
        while process is not None and process.canReadLine():
            self._remember(bytes(process.readLine().data()))

    def _remember(self, line: bytes) -> None:
        position = self._asked
        try:
            said = json.loads(line)
            if position is None or said["fen"] != position.fen:
                return
            found = {color: _verdict(said, color.value) for color in COLORS}
        except (ValueError, KeyError, TypeError):  # a process that says something else is of no use, and does no harm
            return
        for color, verdict in found.items():
            foresee(position, color, verdict)
        self._answered.append(position.fen)
        self._asked = None
        self._ask_next()


def _verdict(said: dict[str, object], side: str) -> Winnability:
    line = said[f"{side}_line"]
    moves = tuple(str(move) for move in line) if isinstance(line, list) else ()
    return Winnability(verdict=Verdict(str(said[side])), line=moves)
