"""A long game is reviewed at once: what takes time is done once, after the window is seen, or when it is looked at."""

import os
import subprocess
import sys

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from ladya_desktop.game import events as ev
from ladya_desktop.game.evolve import evolve
from ladya_desktop.game.state import GameState
from ladya_desktop.game.view import GameView
from ladya_desktop.game.view_of import view_of
from ladya_desktop.ui.review import timeline
from ladya_desktop.ui.review.review_screen import Review
from tests.ui.hands import show
from tests.ui.review.games import restless, wandering


def test_a_game_of_many_moves_is_open_at_once(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each event is folded once; thousands of lines are not written, nor positions compared, before there is time."""
    folded: list[ev.Event] = []

    def counted(state: GameState, event: ev.Event) -> GameState:
        folded.append(event)
        return evolve(state, event)

    monkeypatch.setattr(timeline, "evolve", counted)
    review = show(qtbot, Review(wandering(70).reviewed()))
    qtbot.waitUntil(lambda: bool(review.chart.chart.bars))
    assert len(review.story) == 2 + 140 * 5
    assert len(folded) == len(review.story)
    assert len(review.story._lines) < 100


def test_a_moment_looked_at_is_worked_out_once(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[GameState] = []

    def counted(
        state: GameState, *, version: int, last_events: tuple[ev.Event, ...], is_result_final: bool
    ) -> GameView:
        made.append(state)
        return view_of(state, version=version, last_events=last_events, is_result_final=is_result_final)

    monkeypatch.setattr(timeline, "view_of", counted)
    review = show(qtbot, Review(restless().reviewed()))
    qtbot.waitUntil(lambda: bool(review.chart.chart.bars))
    assert made == [review.story.end]


def test_the_chart_and_the_repetitions_come_after_the_window(qtbot: QtBot) -> None:
    review = Review(restless().reviewed())
    QCoreApplication.processEvents()
    assert (review.story.repetitions, review.chart.chart.bars) == (None, ())
    show(qtbot, review)
    qtbot.waitUntil(lambda: len(review.chart.chart.bars) == 8)
    assert review.story.repetitions


_OPENING = """
import sys
from importlib import import_module
from PySide6.QtWidgets import QApplication
from ladya_desktop.ui.idle_imports import BEHIND
from tests.ui.review.games import quarrel

application = QApplication([])
for name in BEHIND:
    import_module(name)
game, before = quarrel().reviewed(), set(sys.modules)
from ladya_desktop.ui.review.review_screen import Review
review = Review(game)
review.show()
while not review.chart.chart.bars:
    application.processEvents()
print(*(name for name in set(sys.modules) - before if name.startswith("ladya_desktop.ui")))
"""


def test_nothing_of_the_window_is_imported_when_it_is_opened() -> None:
    done = subprocess.run(
        [sys.executable, "-c", _OPENING],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == []
