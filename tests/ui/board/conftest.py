"""The table that every test of the board sits at."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.ui.board.board_view import BoardView
from tests.ui.board.board_table import LEFT, NONE, Table


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[Table]:
    window = QWidget()
    window.resize(900, 760)
    board = BoardView(window)
    board.setGeometry(60, 20, 704, 682)
    QLineEdit(window).setGeometry(0, 720, 100, 30)
    made = Table(window, board)
    board.touched.connect(made.touched)
    board.released.connect(made.released)
    board.returned.connect(made.returned)
    board.second_finger.connect(lambda square: made.told.append(("second", square)))
    board.show_content(made.content)
    board.setFocus()
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    yield made
    QTest.mouseRelease(window.windowHandle(), LEFT, NONE, QPoint(1, 1))
