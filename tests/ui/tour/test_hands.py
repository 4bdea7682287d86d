"""The hands of the tour reach what a person could reach, and nothing else."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QTouchEvent
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QPushButton, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.ui.tour.hands import Hands
from ladya_desktop.ui.tour.waiting import NotAsToldError
from tests.ui.hands import show


class Paper(QWidget):
    """Writes down what comes to it."""

    def __init__(self) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.came: list[tuple[str, object]] = []

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.came.append(("press", event.position().toPoint()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.came.append(("release", event.position().toPoint()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.came.append(("key", event.nativeScanCode()))

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QTouchEvent):
            self.came += [(event.type().name, point.position().toPoint()) for point in event.points()]
            return True
        return super().event(event)


def paper(qtbot: QtBot) -> Paper:
    made = show(qtbot, Paper(), 300, 200)
    made.setFocus()
    return made


def button_in(qtbot: QtBot) -> tuple[QWidget, QPushButton, list[str]]:
    window = show(qtbot, QWidget(), 300, 200)
    button = QPushButton("on", window)
    button.setGeometry(20, 20, 100, 60)
    button.show()
    clicked: list[str] = []
    button.clicked.connect(lambda: clicked.append(button.text()))
    return window, button, clicked


def test_a_click_goes_through_the_window(qtbot: QtBot) -> None:
    _, button, clicked = button_in(qtbot)
    Hands().click(button)
    assert clicked == ["on"]


def test_what_is_covered_is_not_reached(qtbot: QtBot) -> None:
    window, button, clicked = button_in(qtbot)
    cover = QWidget(window)
    cover.setGeometry(window.rect())
    cover.show()
    with pytest.raises(NotAsToldError, match="reach:"):
        Hands().click(button)
    assert clicked == []


def test_what_is_hidden_or_disabled_is_not_reached(qtbot: QtBot) -> None:
    _, button, clicked = button_in(qtbot)
    button.setEnabled(False)
    with pytest.raises(NotAsToldError):
        Hands().click(button)
    button.setEnabled(True)
    button.hide()
    with pytest.raises(NotAsToldError):
        Hands().click(button)
    assert clicked == []


def test_nothing_behind_a_dialog_is_reached(qtbot: QtBot) -> None:
    window, button, clicked = button_in(qtbot)
    dialog = QDialog(window)
    inside = QPushButton("in", dialog)
    inside.clicked.connect(lambda: clicked.append("in"))
    dialog.open()
    with pytest.raises(NotAsToldError):
        Hands().click(button)
    Hands().click(inside)
    assert clicked == ["in"]
    dialog.close()


def test_the_wheel_brings_into_sight_what_lies_further_down_a_page(qtbot: QtBot) -> None:
    page, column = QWidget(), QVBoxLayout()
    buttons = [QPushButton(str(number)) for number in range(40)]
    for button in buttons:
        column.addWidget(button)
    page.setLayout(column)
    area = QScrollArea()
    area.setWidget(page)
    show(qtbot, area, 300, 200)
    clicked: list[str] = []
    for number in (30, 2):
        buttons[number].clicked.connect(lambda _checked, number=number: clicked.append(buttons[number].text()))
        Hands().click(buttons[number])
    assert clicked == ["30", "2"]


def test_the_mouse_goes_down_moves_and_goes_up_where_it_is_told(qtbot: QtBot) -> None:
    came = paper(qtbot)
    hands = Hands()
    hands.press(came, QPoint(10, 20))
    hands.move(came, QPoint(40, 50))
    hands.release(came, QPoint(60, 70))
    assert came.came == [("press", QPoint(10, 20)), ("release", QPoint(60, 70))]


def test_a_finger_is_a_finger(qtbot: QtBot) -> None:
    came = paper(qtbot)
    Hands().slide(came, QPoint(10, 10), QPoint(50, 10))
    assert [kind for kind, _ in came.came] == ["TouchBegin", "TouchUpdate", "TouchUpdate", "TouchEnd"]
    assert came.came[-1] == ("TouchEnd", QPoint(50, 10))


def test_a_key_tells_its_place_on_the_keyboard(qtbot: QtBot) -> None:
    came = paper(qtbot)
    Hands().key_at(105, Qt.Key.Key_Control, Qt.KeyboardModifier.ControlModifier)
    assert came.came == [("key", 105)]


def test_a_keyboard_writes_in_any_language(qtbot: QtBot) -> None:
    field = show(qtbot, QLineEdit(), 300, 60)
    field.setFocus()
    Hands().write("Ка6 Na6")
    assert field.text() == "Ка6 Na6"


def test_without_a_window_in_front_there_is_no_keyboard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QApplication, "focusWindow", lambda: None)
    with pytest.raises(NotAsToldError, match="keyboard"):
        Hands().write("e4")
