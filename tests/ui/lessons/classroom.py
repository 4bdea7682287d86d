"""A lesson as it is taught: the player in its window, the hands on it, and the pages of the course by their shape."""

from functools import cache

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.game.by_color import ByColor
from ladya_desktop.lessons import AnswerShape, ClockFace, Course, DemoPage, Entry, Exercise, load_course, open_lesson
from ladya_desktop.ui.lessons.course_places import Places
from ladya_desktop.ui.lessons.lesson_exercise import ExercisePart
from ladya_desktop.ui.lessons.lesson_player import LessonPlayer
from ladya_desktop.ui.lessons.slide import Tone
from tests.ui.play.seat import Seat

SIZE = (1366, 768)
CLOCK = ClockFace(remaining_ms=ByColor(890_000, 900_000))


@cache
def course() -> Course:
    return load_course()


@cache
def page_of(shape: AnswerShape, kind: str = "", *, has_story: bool | None = None) -> tuple[Entry, int]:
    """The first page of the course whose answer has this shape."""
    for entry in course().entries:
        for number, page in enumerate(open_lesson(entry.path).pages):
            if not isinstance(page, Exercise) or page.shape is not shape or kind not in ("", page.kind):
                continue
            if has_story in (None, len(page.story()) > 1):
                return entry, number
    raise AssertionError(shape)


@cache
def entry_of(name: str) -> Entry:
    return next(entry for entry in course().entries if entry.name == name)


class Classroom:
    """The player at a page, with what it has told."""

    def __init__(
        self, qtbot: QtBot, entry: Entry, page: int = 0, size: tuple[int, int] = SIZE, places: Places | None = None
    ) -> None:
        self.places = places or Places(None)
        self.player = LessonPlayer(course(), self.places)
        self.player.face.board.set_reduced_motion(True)
        self.told: list[tuple[str, int, bool, bool]] = []
        self.player.answered.connect(lambda *told: self.told.append(told))
        self.player.open(entry, page)
        self.seat = Seat(qtbot, self.player, *size)
        self.player.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def part(self) -> ExercisePart:
        part = self.player.part
        assert isinstance(part, ExercisePart)
        return part

    @property
    def exercise(self) -> Exercise:
        return self.part.trial.now

    def tone(self) -> Tone:
        return self.player.face.answer.tone

    def is_told(self) -> bool:
        return self.part.is_story_told

    def square(self, name: str) -> QPoint:
        board = self.player.face.board
        return board.mapTo(self.player, board.square_rect(name).center().toPoint())

    def click(self, where: QWidget | str) -> None:
        self.seat.click(self.square(where) if isinstance(where, str) else where)

    def click_at(self, part: QWidget, at: QPoint) -> None:
        self.seat.click(part.mapTo(self.player, at))

    def key(self, *keys: Qt.Key) -> None:
        for key in keys:
            self.seat.key(key)

    def tool(self, name: str) -> None:
        self.click(self.player.face.keys.tools[name])


def teach(qtbot: QtBot, shape: AnswerShape, kind: str = "", *, has_story: bool | None = False) -> Classroom:
    """The first page of a shape, its question on the board."""
    entry, page = page_of(shape, kind, has_story=has_story)
    room = Classroom(qtbot, entry, page)
    if room.part.is_story_told:
        room.player.go_on()
    return room


def demonstration(qtbot: QtBot) -> tuple[Classroom, DemoPage]:
    """The first demonstration of the course with a line that branches off."""
    for entry in course().entries:
        for number, page in enumerate(open_lesson(entry.path).pages):
            if isinstance(page, DemoPage) and any(step.after != at for at, step in enumerate(page.steps)):
                return Classroom(qtbot, entry, number), page
    raise AssertionError
