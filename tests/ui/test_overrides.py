"""An error in what Qt calls of ours is told and ends nothing, whoever has called Qt."""

import os
import subprocess
import sys
from collections.abc import Callable

import pytest
from PySide6.QtCore import QAbstractListModel, QEvent, QModelIndex, QObject, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.exceptions import capture_exceptions
from pytestqt.qtbot import QtBot

from ladya_desktop.ui.board.board_view import BoardView
from ladya_desktop.ui.lessons.class_table_model import ClassTableModel
from ladya_desktop.ui.lessons.teacher_words import TeacherWords
from ladya_desktop.ui.main_window import MainWindow
from ladya_desktop.ui.parts.dialog import Dialog
from tests.ui.hands import settle, show

NOTHING: dict[str, str] = {}


class Broken(QLabel):
    """Everything that Qt asks of it goes wrong; errors that Python itself makes are those that PySide faulted over."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        NOTHING["at all"]

    def sizeHint(self) -> QSize:
        return QSize(1 // 0, 1)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        return bool(1 // 0)


class LeftOpen(QWidget):
    """Leaves its painter open."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        NOTHING["at all"]
        painter.end()


class Table(QAbstractListModel):
    """Has no answers."""

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008  # as Qt has it
        return 1 // 0

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        return 1 // 0


def test_an_error_while_python_calls_qt_is_told(qtbot: QtBot) -> None:
    made = Broken("words")
    with capture_exceptions() as errors:
        show(qtbot, made, 200, 100)
        made.resize(300, 120)
        assert made.sizeHint() == QLabel("words").sizeHint(), "Qt's own answer"
        made.installEventFilter(made)
        made.setObjectName("renamed")
        settle()
        made.removeEventFilter(made)
    assert {kind for kind, _, _ in errors} == {KeyError, ZeroDivisionError}


def test_a_painter_left_open_by_an_error_is_ended(qtbot: QtBot) -> None:
    made = LeftOpen()
    with capture_exceptions() as errors:
        show(qtbot, made, 200, 100)
        for _ in range(3):
            made.grab()
            made.update()
            settle()
    assert len(errors) >= 3
    assert not made.paintingActive()


def test_a_model_without_answers_is_empty(qtbot: QtBot) -> None:
    with capture_exceptions() as errors:
        made = Table()
        assert made.rowCount() == 0
        assert made.data(made.index(0)) is None
    assert errors


@pytest.mark.parametrize(
    "override",
    [
        *(MainWindow.keyPressEvent, TeacherWords.paintEvent, TeacherWords.sizeHint, ClassTableModel.data),
        *(BoardView.event, Dialog.done),
    ],
)
def test_the_classes_of_the_windows_are_watched(override: Callable[..., object]) -> None:
    assert hasattr(override, "__wrapped__")


def test_what_is_called_by_python_and_is_no_act_of_qt_raises_as_it_does() -> None:
    class Named(QObject):
        def named(self) -> None:
            raise KeyError("e4")

    with pytest.raises(KeyError):
        Named().named()


PROGRAM = """
import sys
import ladya_desktop.ui
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

class LeftOpen(QWidget):
    def paintEvent(self, event):
        painter = QPainter(self)
        1 // 0

class Broken(QWidget):
    def resizeEvent(self, event):
        1 // 0

app = QApplication([])
for size in range(100, 130):
    window = QWidget()
    column = QVBoxLayout(window)
    for part in (LeftOpen(), Broken(), LeftOpen(), Broken()):
        column.addWidget(part)
    window.resize(size, size)
    window.show()
    app.processEvents()
    window.grab()
    window.resize(size + 50, size)
    window.update()
    app.processEvents()
    window.deleteLater()
    del window, column, part
    app.processEvents()
print("ALIVE")
"""


def test_the_program_outlives_its_errors() -> None:
    """A process of its own: without this it ends in a fault, and a test cannot outlive that."""
    ran = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, env=dict(os.environ), timeout=120, check=False
    )
    assert ran.stdout.strip() == "ALIVE", ran.stderr[-2000:]
    assert "ZeroDivisionError" in ran.stderr
