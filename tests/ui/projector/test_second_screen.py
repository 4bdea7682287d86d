"""Which screen the class looks at; and on real screens of the window library, that exactly this one is covered."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.ui.projector.second_screen import Spots, remember, remembered_first
from tests.ui.projector.pretended_spots import ABOVE, LEFT, MIRROR, RIGHT, PretendedSpots
from tests.ui.stand_in_screens import StandInSettings


def test_others_stand_from_left_to_right(qtbot: QtBot) -> None:
    host = QWidget()
    qtbot.addWidget(host)
    assert PretendedSpots(RIGHT, ABOVE, LEFT).others(host) == (LEFT, ABOVE, RIGHT)


def test_a_projector_that_mirrors_the_teacher_is_no_second_screen(qtbot: QtBot) -> None:
    host = QWidget()
    qtbot.addWidget(host)
    assert PretendedSpots(MIRROR).others(host) == ()


def test_the_screen_shown_on_last_comes_first() -> None:
    settings = StandInSettings()
    assert remembered_first((LEFT, ABOVE, RIGHT), settings) == (LEFT, ABOVE, RIGHT)
    remember(ABOVE, settings)
    assert remembered_first((LEFT, ABOVE, RIGHT), settings) == (ABOVE, RIGHT, LEFT)
    assert remembered_first((LEFT, RIGHT), settings) == (LEFT, RIGHT)
    assert remembered_first((), settings) == ()


def test_the_computers_own_screens_are_known(qtbot: QtBot) -> None:
    host = QWidget()
    qtbot.addWidget(host)
    spots = Spots()
    assert spots.of(host) in spots.all()
    assert spots.others(host) == ()


def test_a_screen_that_comes_or_goes_or_changes_is_told(qtbot: QtBot, qapp: QApplication) -> None:
    spots = Spots()
    with qtbot.waitSignal(spots.changed):
        qapp.primaryScreen().geometryChanged.emit(qapp.primaryScreen().geometry())
    # Asked for anew each time: a screen that is said to be removed may be one that Python lets go of.
    for come_and_go in (qapp.screenAdded, qapp.screenRemoved):
        with qtbot.waitSignal(spots.changed):
            come_and_go.emit(qapp.primaryScreen())


SCREEN_KEYS = ("x", "y", "width", "height", "dpr")
PLACES = {
    "right": (1366, 0, 1920, 1080, 1),
    "left": (-1280, 0, 1280, 720, 1),
    "above": (0, -1080, 1920, 1080, 1),
    "finer": (1366, 0, 1920, 1080, 2),
    "lower": (1366, 300, 1024, 768, 1),
}
PROGRAM = """
import sys
from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication, QWidget
from ladya_desktop.ui.lessons.slide import Slide
from ladya_desktop.ui.projector.lesson_projector import LessonProjector
app = QApplication([])
host = QWidget()
host.setGeometry(100, 100, 1024, 576)
host.show()
slide = Slide()
projector = LessonProjector(slide, None, host)
projector.toggle()
app.processEvents()
window = projector.window
place, screen = window.geometry(), app.screens()[1].geometry()
print(window.isFullScreen(), window.screen() is app.screens()[1], place == screen)
projector.toggle()
print(projector.is_shown)
"""


@pytest.mark.parametrize("place", PLACES)
def test_di_04_it_covers_exactly_the_screen_chosen(place: str, tmp_path: Path) -> None:
    """DI-04: a screen on either side, above, lower, or of another scale."""
    usual = {"logicalDpi": 96, "logicalBaseDpi": 96}
    first = {"name": "first", **usual, **dict(zip(SCREEN_KEYS, (0, 0, 1366, 768, 1), strict=True))}
    second = {"name": "second", **usual, **dict(zip(SCREEN_KEYS, PLACES[place], strict=True))}
    layout = tmp_path / "screens.json"
    layout.write_text(json.dumps({"screens": [first, second]}))
    environment = {**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={layout.as_posix()}"}
    done = subprocess.run([sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["True", "True", "True", "False"]
