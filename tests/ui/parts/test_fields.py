"""Fields of a form: values in and out, and a wheel that scrolls the form instead."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.ui.parts.fields import ChoiceField, LineField, NumberField, TimeField, in_columns, named
from tests.ui.hands import show


def wheel_over(field: QWidget) -> bool:
    """Turns the wheel down over a field; whether the field has taken it."""
    event = QWheelEvent(
        QPointF(5, 5),
        field.mapToGlobal(QPointF(5, 5)),
        QPoint(0, -120),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(field, event)
    return event.isAccepted()


def test_a_choice_gives_back_the_value_of_its_words(qtbot: QtBot) -> None:
    field = show(qtbot, ChoiceField[int | None]([(None, "any"), (10, "ten"), (0, "none")]), 200, 60)
    assert field.currentText() == "any"
    field.choose(0)
    assert field.currentText() == "none"
    assert field.value == 0


def test_a_wheel_over_a_field_scrolls_the_form(qtbot: QtBot) -> None:
    choice = ChoiceField[int]([(1, "one"), (2, "two")])
    number, time = NumberField(1, 9, 5), TimeField(16 * 60)
    for field in (choice, number, time):
        show(qtbot, field, 200, 60)
        field.setFocus()
        assert not wheel_over(field)
    assert (choice.value, number.value(), time.minutes) == (1, 5, 16 * 60)


def test_an_hour_is_minutes_since_midnight_and_the_day_ends_with_its_last_one() -> None:
    assert TimeField(16 * 60 + 5).minutes == 965
    assert TimeField(24 * 60).minutes == 24 * 60 - 1


def test_a_line_has_no_spaces_around_it_and_no_two_in_it() -> None:
    field = LineField("  Дом  пионеров ", most_letters=20)
    assert field.clean == "Дом пионеров"
    assert field.maxLength() == 20


def test_a_field_is_named_for_eyes_and_ears(qtbot: QtBot) -> None:
    field = NumberField(0, 9, 3)
    form = QWidget()
    form.setLayout(in_columns(named("group_setup.computers", field)))
    show(qtbot, form, 300, 90)
    name = form.findChildren(QLabel)[0]
    assert (name.text(), name.buddy(), field.accessibleName()) == ("Компьютеры", field, "Компьютеры")
