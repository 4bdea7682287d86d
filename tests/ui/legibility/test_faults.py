"""What the windows are searched for is found where it is: a fault made on purpose is told, a sound window is not."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QScrollArea, QTableWidget, QTableWidgetItem, QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.ui.fonts import sized_font
from tests.ui.hands import settle
from tests.ui.legibility.faults import faults

WORDS = "Константинопольский"


class Painted(QWidget):
    """Writes two words where it is told."""

    def __init__(self, parent: QWidget, *places: QPointF, size_px: int = 16) -> None:
        super().__init__(parent)
        self._places, self._size_px = places, size_px

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(sized_font(self._size_px))
        for number, place in enumerate(self._places):
            painter.drawText(place, f"{WORDS}{number}")
        painter.end()


def label(window: QWidget, width: int = 240, height: int = 30, *, left: int = 10, top: int = 10) -> QLabel:
    made = QLabel(WORDS, window)
    made.setGeometry(left, top, width, height)
    return made


def narrow_label(window: QWidget) -> None:
    label(window, 60)


def low_label(window: QWidget) -> None:
    made = label(window, 90, 24)
    made.setText("один два три четыре пять шесть семь")
    made.setWordWrap(True)


def narrow_button(window: QWidget) -> None:
    QPushButton(WORDS, window).setGeometry(10, 10, 100, 44)


def narrow_hint(window: QWidget) -> None:
    field = QLineEdit(window)
    field.setPlaceholderText("Имя, тур, слово или что-то ещё")
    field.setGeometry(10, 10, 100, 44)


def narrow_cell(window: QWidget) -> None:
    table = QTableWidget(1, 1, window)
    table.setItem(0, 0, QTableWidgetItem(WORDS))
    table.setWordWrap(False)
    table.setColumnWidth(0, 60)
    table.setGeometry(10, 10, 200, 150)


def narrow_heading(window: QWidget) -> None:
    table = QTableWidget(1, 2, window)
    table.setHorizontalHeaderLabels([WORDS, "2"])
    table.setColumnWidth(0, 60)
    table.setGeometry(10, 10, 300, 150)


def beyond_the_edge(window: QWidget) -> None:
    label(window, left=300)


def half_a_button_outside(window: QWidget) -> None:
    QPushButton("X", window).setGeometry(370, 10, 60, 44)


def painted_too_far_right(window: QWidget) -> None:
    Painted(window, QPointF(10, 20)).setGeometry(10, 10, 100, 40)


def painted_one_over_another(window: QWidget) -> None:
    Painted(window, QPointF(0, 20), QPointF(10, 24)).setGeometry(10, 10, 300, 60)


def painted_too_small(window: QWidget) -> None:
    Painted(window, QPointF(0, 20), size_px=10).setGeometry(10, 10, 300, 60)


def below_a_button(window: QWidget) -> None:
    label(window)
    QPushButton("X", window).setGeometry(60, 5, 60, 44)


FAULTY: tuple[tuple[Callable[[QWidget], None], str], ...] = (
    (narrow_label, "cut"),
    (low_label, "cut"),
    (narrow_button, "cut"),
    (narrow_hint, "shortened"),
    (narrow_cell, "shortened"),
    (narrow_heading, "cut"),
    (beyond_the_edge, "cut"),
    (half_a_button_outside, "outside"),
    (painted_too_far_right, "cut"),
    (painted_one_over_another, "one over another"),
    (painted_too_small, "too small"),
    (below_a_button, "covered"),
)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    made.resize(400, 300)
    qtbot.addWidget(made)
    return made


def shown(window: QWidget) -> list[str]:
    window.show()
    settle()
    return faults(window)


@pytest.mark.parametrize(("make", "kind"), FAULTY, ids=[make.__name__ for make, _ in FAULTY])
def test_a_fault_is_found(make: Callable[[QWidget], None], kind: str, window: QWidget) -> None:
    make(window)
    assert [each.partition(":")[0] for each in shown(window)].count(kind) >= 1


def test_a_sound_window_has_none(window: QWidget) -> None:
    label(window)
    QPushButton(WORDS, window).setGeometry(10, 60, 260, 44)
    Painted(window, QPointF(0, 20), QPointF(0, 50)).setGeometry(10, 110, 300, 60)
    field = QLineEdit(WORDS * 9, window)  # what is written scrolls
    field.setGeometry(10, 200, 100, 44)
    assert shown(window) == []


def test_what_scrolls_may_stand_half_below_the_edge(window: QWidget) -> None:
    area = QScrollArea(window)
    area.setGeometry(10, 10, 300, 100)
    page = QWidget()
    page.resize(260, 400)
    for number in range(13):
        label(page, top=number * 30 + 7)
    area.setWidget(page)
    assert shown(window) == []


def test_words_that_end_with_dots_themselves_are_no_fault(window: QWidget) -> None:
    label(window).setText("Требую ничью…")
    assert shown(window) == []


def test_a_hidden_text_is_no_fault(window: QWidget) -> None:
    narrow_label(window)
    window.findChildren(QLabel)[0].hide()
    narrow_window = QWidget(window, Qt.WindowType.Window)
    narrow_label(narrow_window)
    assert shown(window) == []
