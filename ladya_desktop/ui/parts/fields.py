"""Fields of a form: a name above each, and a wheel turned over them scrolls the form instead of changing a value."""

from collections.abc import Iterable
from typing import Generic, TypeVar

from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QSpinBox,
    QTimeEdit,
    QVBoxLayout,
    QWidget,
)

from ladya_desktop.texts import t
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.plain_label import plain_label

T = TypeVar("T")
LEAST_LETTERS = 6


class ChoiceField(QComboBox, Generic[T]):
    """One of several values, each with its words; `value` is the one chosen."""

    def __init__(self, choices: Iterable[tuple[T, str]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._values: list[T] = []
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(LEAST_LETTERS)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for value, words in choices:
            self._values.append(value)
            self.addItem(words)

    @property
    def value(self) -> T:
        """The value chosen."""
        return self._values[self.currentIndex()]

    def choose(self, value: T) -> None:
        """Chooses one of the values offered. Raises ValueError if it is not."""
        self.setCurrentIndex(self._values.index(value))

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class LineField(QLineEdit):
    """A line of text, and what it says without spaces around it and twice in it."""

    def __init__(self, text: str, *, most_letters: int, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setMaxLength(most_letters)

    @property
    def clean(self) -> str:
        """What it says."""
        return " ".join(self.text().split())


class NumberField(QSpinBox):
    """A whole number from `least` to `most`."""

    def __init__(self, least: int, most: int, value: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(least, most)
        self.setValue(value)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class TimeField(QTimeEdit):
    """An hour of the day, as minutes since midnight; midnight at the end of the day is its last minute."""

    LAST_MIN = 24 * 60 - 1

    def __init__(self, minutes: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDisplayFormat("H:mm")
        self.setTime(self.minimumTime().addSecs(60 * min(minutes, self.LAST_MIN)))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def minutes(self) -> int:
        """Minutes since midnight."""
        time = self.time()
        return time.hour() * 60 + time.minute()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


def label(words: str, role: str = "") -> QLabel:
    """Words that are broken where the room ends."""
    made = plain_label(words)
    made.setWordWrap(True)
    theme.set_role(made, role)
    return made


class NamedField(QVBoxLayout):
    """A field with its name above it, which a screen reader says too.

    It is a layout, as `in_columns` is: within a widget of its own a field would have no room for the ring around it.
    """

    def __init__(self, code: str, field: QWidget) -> None:
        super().__init__()
        self.name, self.field = plain_label(t(code)), field
        theme.set_role(self.name, "small")
        self.name.setBuddy(field)
        field.setAccessibleName(t(code))
        self.setSpacing(4)
        self.addWidget(self.name)
        self.addWidget(field)


def named(code: str, field: QWidget) -> NamedField:
    """A field with its name above it."""
    return NamedField(code, field)


def inset(part: QWidget, by_px: int) -> QHBoxLayout:
    """A part as far from the edge as those with room for a ring around them."""
    row = QHBoxLayout()
    row.setContentsMargins(by_px, 0, by_px, 0)
    row.addWidget(part)
    return row


def widgets_of(column: NamedField) -> tuple[QWidget, ...]:
    """A named field and its name, to be shown or hidden together."""
    return column.name, column.field


def in_columns(*fields: QVBoxLayout, weights: tuple[int, ...] = ()) -> QGridLayout:
    """Fields side by side, by their weights or all alike, standing on one line."""
    grid = QGridLayout()
    grid.setHorizontalSpacing(12)
    grid.setVerticalSpacing(8)
    for column, field in enumerate(fields):
        grid.addLayout(field, 0, column)
        grid.setColumnStretch(column, weights[column] if weights else 1)
    return grid
