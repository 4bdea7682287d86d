"""The whole window over a store: what is made at once, and what only when the first screen is painted or left."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.storage.memory import MemoryStore
from ladya_desktop.ui.first_paint import FirstPaint
from ladya_desktop.ui.program import Program
from ladya_desktop.ui.tournament.tournament_screen import TournamentScreen
from ladya_desktop.ui.troubles import Troubles
from tests.ui.hands import click
from tests.ui.pretended import PretendedTime
from tests.ui.stand_in_screens import StandInSettings


@pytest.fixture
def program(qtbot: QtBot) -> Program:
    time = PretendedTime()
    surroundings = time.surroundings()
    made = Program(MemoryStore(), surroundings, StandInSettings(), Troubles(surroundings.monotonic_ms))
    qtbot.addWidget(made.window)
    return made


def tournaments(program: Program) -> list[TournamentScreen]:
    return program.window.findChildren(TournamentScreen)


def test_the_first_screen_is_painted_before_the_tournament_is_made(program: Program, qtbot: QtBot) -> None:
    program.window.open()
    assert tournaments(program) == []
    qtbot.waitUntil(lambda: len(tournaments(program)) == 1)
    assert program.window.screen_shown is program.window.home


def test_who_is_quicker_has_the_tournament_made_at_once(program: Program, qtbot: QtBot) -> None:
    program.window.show_tournament()
    program.window.open()
    assert program.window.tournament.isVisible()
    click(program.window.tournament.frame.header.back)
    assert program.window.home.isVisible()
    with qtbot.waitSignal(FirstPaint(program.window.home).seen):
        program.window.home.update()
    assert len(tournaments(program)) == 1


def test_the_first_paint_is_told_once(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    told: list[bool] = []
    first = FirstPaint(widget)
    first.seen.connect(lambda: told.append(widget.isVisible()))
    with qtbot.waitSignal(first.seen):
        widget.show()
    second = FirstPaint(widget)
    with qtbot.waitSignal(second.seen):
        widget.update()
    assert told == [True]
