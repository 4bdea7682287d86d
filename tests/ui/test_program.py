"""The whole window over a store: what is made at once, and what only when the first screen is painted or left."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete, isValid

from ladya_desktop.storage.memory import MemoryStore
from ladya_desktop.ui.bridge.tournament import TournamentBridge
from ladya_desktop.ui.first_paint import FirstPaint
from ladya_desktop.ui.first_sight import holds_something
from ladya_desktop.ui.program import Program
from ladya_desktop.ui.tournament.tournament_screen import TournamentScreen
from ladya_desktop.ui.troubles import Troubles
from tests.ui.hands import click
from tests.ui.pretended import PretendedTime
from tests.ui.stand_in_screens import StandInSettings


@pytest.fixture
def program(qtbot: QtBot) -> Program:
    return started(qtbot, MemoryStore())


def started(qtbot: QtBot, store: MemoryStore) -> Program:
    surroundings = PretendedTime().surroundings()
    made = Program(store, surroundings, StandInSettings(), Troubles(surroundings.monotonic_ms))
    qtbot.addWidget(made.window)
    return made


def tournaments(program: Program) -> list[TournamentScreen]:
    return program.window.findChildren(TournamentScreen)


def kept_tournament() -> MemoryStore:
    """A store with a tournament in it."""
    store = MemoryStore()
    surroundings = PretendedTime().surroundings()
    bridge = TournamentBridge(store, surroundings)
    assert bridge.create("Белая ладья", 2026, bridge.template.groups) is None
    return store


def test_what_is_kept_is_read_after_the_first_paint(qtbot: QtBot) -> None:
    program = started(qtbot, kept_tournament())
    home = program.window.home
    program.window.open()
    assert home.today.pages.isHidden()
    with qtbot.waitSignal(FirstPaint(home).seen):
        pass
    qtbot.waitUntil(home.today.pages.isVisible)
    assert home.today.group is not None


def test_of_nothing_kept_it_is_told_at_once(program: Program) -> None:
    program.window.open()
    assert program.window.home.today.pages.isVisible()
    assert program.window.home.today.group is None


def test_a_store_that_cannot_be_read_is_not_taken_for_an_empty_one() -> None:
    store = MemoryStore()
    assert not holds_something(store)
    store.close()
    assert holds_something(store)


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


@pytest.mark.usefixtures("qapp")
def test_a_window_closed_early_takes_with_it_what_was_to_come() -> None:
    surroundings = PretendedTime().surroundings()
    program = Program(MemoryStore(), surroundings, StandInSettings(), Troubles(surroundings.monotonic_ms))
    program.imports.begin()
    delete(program.window)
    assert not isValid(program.imports)
