"""What is pressed fast on purpose counts each time, although double clicks are watched."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ladya_desktop.game.by_color import Color
from ladya_desktop.ui.arbiter.digit_editor import DigitEditor
from ladya_desktop.ui.button_presses import ButtonPresses
from ladya_desktop.ui.play.clock_face import ClockFace
from tests.ui.hands import LEFT, NONE, show
from tests.ui.play.fake_port import game_view
from tests.ui.play.laid_table import lay


@pytest.fixture(autouse=True)
def watched(qapp: QApplication) -> Iterator[None]:
    double_clicks = ButtonPresses()
    qapp.installEventFilter(double_clicks)
    yield
    qapp.removeEventFilter(double_clicks)


def test_a_digit_steps_at_each_press(qtbot: QtBot) -> None:
    editor = show(qtbot, DigitEditor(Color.WHITE), 320, 160)
    arrow = editor.ups[4]
    QTest.mouseDClick(editor.windowHandle(), LEFT, NONE, arrow.mapTo(editor, arrow.rect().center()))
    assert editor.value_ms == 2_000


def test_a_clock_hears_each_press(qtbot: QtBot) -> None:
    face = show(qtbot, ClockFace(Color.WHITE, lambda: 0), 300, 250)
    presses: list[str] = []
    face.pressed.connect(lambda device, _stamp_ms: presses.append(device))
    face.present(game_view())
    QTest.mouseDClick(face.windowHandle(), LEFT, NONE, QPoint(150, 125))
    assert presses == ["mouse", "mouse"]


def test_the_board_hears_each_press(qtbot: QtBot) -> None:
    table = lay(qtbot)
    QTest.mouseDClick(table.seat.handle, LEFT, NONE, table.seat.point(table.square("e2")))
    assert table.port.calls == [("touch", "e2"), ("touch", "e2")]
