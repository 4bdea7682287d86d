"""The board and the clock faces paint the plain ground they lie on, and nobody can tell."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.ui import theme
from ladya_desktop.ui.play.clock_face import FaceStyle
from ladya_desktop.ui.play.play_screen import PlayScreen
from tests.ui.hands import settle, show
from tests.ui.play.fake_port import FakePort
from tests.ui.play.laid_table import LaidTable

OPAQUE = Qt.WidgetAttribute.WA_OpaquePaintEvent


@pytest.fixture(params=theme.THEMES)
def screen(request: pytest.FixtureRequest, qtbot: QtBot, qapp: QApplication) -> Iterator[PlayScreen]:
    """A play screen in a window such as the program's, in each theme."""
    theme.apply_theme(qapp, request.param)
    made, window = PlayScreen(FakePort()), QMainWindow()
    window.setCentralWidget(made)
    show(qtbot, window)
    made.covers.give_way()
    settle()
    yield made
    theme.apply_theme(qapp)


def seen(screen: QWidget) -> QImage:
    """What stands on the screen after everything was painted anew."""
    screen.window().update()
    settle()
    return screen.screen().grabWindow(screen.window().winId()).toImage()


def test_the_ground_is_what_lies_behind(screen: PlayScreen) -> None:
    parts = (screen.board, screen.panels.white.clock, screen.panels.black.clock)
    assert all(part.testAttribute(OPAQUE) for part in parts)
    painted_by_themselves = seen(screen)
    for part in parts:
        part.setAttribute(OPAQUE, False)
    assert seen(screen) == painted_by_themselves


def test_a_ring_is_seen_behind_the_corners_of_a_face(table: LaidTable) -> None:
    clock = table.screen.panels.white.clock
    clock.setFocus(Qt.FocusReason.TabFocusReason)
    assert not clock.testAttribute(OPAQUE)
    table.screen.board.setFocus(Qt.FocusReason.TabFocusReason)
    assert clock.testAttribute(OPAQUE)


def test_only_a_large_face_paints_its_ground(table: LaidTable) -> None:
    clock = table.screen.panels.white.clock
    clock.set_style(FaceStyle.LYING)
    assert not clock.testAttribute(OPAQUE)
    clock.set_style(FaceStyle.FACE)
    assert clock.testAttribute(OPAQUE)
