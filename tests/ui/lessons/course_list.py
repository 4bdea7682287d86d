"""The list of lessons in its window, for the tests that look at it."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from ladya_desktop.ui.lessons.course_places import Places
from ladya_desktop.ui.lessons.course_screen import CourseScreen
from tests.ui.play.seat import Seat


class List:
    """The screen in its window, with what it has asked for."""

    def __init__(
        self, qtbot: QtBot, own: Path | None, places: Places | None = None, folder: Path | None = None
    ) -> None:
        self.places = places or Places(None)
        self.screen = CourseScreen(self.places, own, folder)
        self.asked: list[str] = []
        self.screen.lesson_requested.connect(lambda entry: self.asked.append(entry.name))
        self.screen.board_requested.connect(lambda: self.asked.append("board"))
        self.seat = Seat(qtbot, self.screen, 1366, 768)

    def rows(self, section: str) -> list[str]:
        return [row.entry.name for row in self.screen.sections[section].rows if row.isVisible()]


def own_lesson(folder: Path, title: str = "Мой урок") -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "moi-urok.toml"
    lines = (
        "format = 1",
        f'title.ru = "{title}"',
        'languages = ["ru"]',
        "[[page]]",
        'kind = "text"',
        'text.ru = "Раз."',
    )
    path.write_text("\n".join(lines), encoding="utf-8")
    return path
