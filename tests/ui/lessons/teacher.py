"""Somebody at the teacher's board."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.lessons import Lesson, open_lesson
from ladya_desktop.ui.lessons.teacher_screen import TeacherScreen
from ladya_desktop.ui.lessons.teacher_sources import Archive
from ladya_desktop.ui.settings import FileSettings
from tests.ui.hands import show
from tests.ui.play.seat import LEFT, NONE, Seat


@dataclass
class Teacher:
    """The screen in its window."""

    seat: Seat
    screen: TeacherScreen
    folder: Path

    def at(self, square: str) -> QPoint:
        board = self.screen.board
        return board.mapTo(self.screen, board.square_rect(square).center().toPoint())

    def click(self, where: QWidget | str) -> None:
        """A widget or a square."""
        self.seat.click(self.at(where) if isinstance(where, str) else where)

    def drag(self, start: QPoint, end: QPoint, button: Qt.MouseButton = LEFT, keys: Qt.KeyboardModifier = NONE) -> None:
        handle = self.seat.handle
        QTest.mousePress(handle, button, keys, start)
        for part in (1, 2, 3):
            QTest.mouseMove(handle, start + (end - start) * part / 3)
        QTest.mouseRelease(handle, button, keys, end)

    def carry(self, start: str, end: str) -> None:
        self.drag(self.at(start), self.at(end))

    def page(self, name: str) -> None:
        self.seat.click(self.screen.face.tab(name))

    def play(self, *moves: str) -> None:
        for move in moves:
            assert self.screen.hands.play_typed(move), move

    def kept(self) -> list[Lesson]:
        """The lessons in the teacher's own folder."""
        return [open_lesson(path) for path in sorted((self.folder / "lessons").glob("*.toml"))]

    def moves(self) -> tuple[str, ...]:
        """The moves that led to what is shown."""
        return self.screen.book.scene.position.moves

    @property
    def standing(self) -> str:
        return self.screen.book.scene.standing


def sit_down(
    qtbot: QtBot, folder: Path, size: tuple[int, int] = (1366, 768), archive: Archive | None = None
) -> Teacher:
    """A teacher before a new board; his lessons are in the folder."""
    screen = TeacherScreen(FileSettings(folder / "settings.ini"), archive)
    show(qtbot, screen, *size)
    screen.board.set_reduced_motion(True)
    return Teacher(_seated(screen), screen, folder)


def _seated(screen: QWidget) -> Seat:
    seat = Seat.__new__(Seat)
    seat.window = screen
    return seat


SitDown = Callable[..., Teacher]
