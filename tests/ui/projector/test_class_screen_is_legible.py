"""Nothing on the screen of the class is cut off, covered or written over, in both languages, on every projector."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.clock import ClockState
from ladya_desktop.game.regulations import Regulations
from ladya_desktop.game.result import GameResult, Score, Termination
from ladya_desktop.game.time_control import TimeControl
from ladya_desktop.game.view import Phase
from ladya_desktop.lessons.scene import ClockFace
from ladya_desktop.texts import Language, set_language
from ladya_desktop.ui.lessons.slide import Shown, Slide, Tone
from ladya_desktop.ui.projector.big_window import BigWindow
from ladya_desktop.ui.projector.game_window import GameWindow
from ladya_desktop.ui.projector.lesson_window import LessonWindow
from tests.ui.hands import settle
from tests.ui.legibility.faults import faults
from tests.ui.legibility.screens import ILLEGAL, LONG, RUNNING
from tests.ui.play.fake_port import FakePort, stopped

SIZES = ((800, 600), (1024, 768), (1280, 720), (1366, 768), (1920, 1080), (1920, 1200))
LESSON = Shown(
    heading="Король, ладья и рокировка: когда нельзя?",
    text="Рокировка невозможна, пока король под шахом.\nПосле хода королём её право потеряно.",
    options=("король уже ходил", "поле f1 под ударом", "король под шахом", "ничего не мешает"),
    move_text="12. 0-0-0+",
)
CLOCK = ClockFace(remaining_ms=ByColor(3_600_000, 8_400), running=Color.BLACK)
WON = GameResult(score=Score.WHITE_WINS, termination=Termination.CHECKMATE, article="5.1.1")
ENDED = replace(stopped(RUNNING), phase=Phase.ENDED, result=WON)
HOUR = replace(
    RUNNING,
    regulations=Regulations(time_control=TimeControl(base_ms=3_600_000)),
    clock=ClockState(remaining_ms=ByColor(3_600_000, 3_599_000), running=Color.WHITE, since_ms=0),
)
NO_CLOCK = replace(RUNNING, regulations=Regulations(time_control=TimeControl(base_ms=None)), players=LONG)


def _lesson(shown: Shown) -> BigWindow:
    slide = Slide()
    slide.show(shown)
    window = LessonWindow(slide)
    slide.setParent(window)
    return window


WINDOWS: dict[str, Callable[[], BigWindow]] = {
    "lesson": lambda: _lesson(LESSON),
    "right": lambda: _lesson(replace(LESSON, tone=Tone.RIGHT, clock=CLOCK)),
    "wrong": lambda: _lesson(replace(LESSON, tone=Tone.WRONG, move_text="")),
    "wrong, its task": lambda: _lesson(replace(LESSON, tone=Tone.WRONG, task=LESSON.text * 2, move_text="")),
    "right, its task": lambda: _lesson(replace(LESSON, tone=Tone.RIGHT, task=LESSON.text, options=(), clock=CLOCK)),
    "long": lambda: _lesson(replace(LESSON, text=LESSON.text * 12)),
    "running": lambda: GameWindow(FakePort(RUNNING)),
    "ruled": lambda: GameWindow(FakePort(stopped(replace(RUNNING, notice=ILLEGAL)))),
    "ended": lambda: GameWindow(FakePort(ENDED)),
    "hour": lambda: GameWindow(FakePort(HOUR)),
    "no clock": lambda: GameWindow(FakePort(NO_CLOCK)),
}


@pytest.mark.parametrize("speak", ["ru", "en"])
@pytest.mark.parametrize("name", WINDOWS)
def test_the_class_can_read_it(name: str, speak: Language, qtbot: QtBot) -> None:
    set_language(speak)
    window = WINDOWS[name]()
    qtbot.addWidget(window)
    found: dict[tuple[int, int], list[str]] = {}
    for size in SIZES:
        window.resize(*size)
        window.show()
        settle()
        found[size] = faults(window)
    assert {size: each for size, each in found.items() if each} == {}
