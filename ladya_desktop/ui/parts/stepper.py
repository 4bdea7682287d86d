"""A small number with a button for one less and one for one more, large enough for a finger."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.parts.square_button import SquareButton

VALUE_PX = 44


class Stepper(QWidget):
    """A name, and a number from `least` to `most`. `value_changed(value)` when a hand has changed it."""

    value_changed = Signal(int)

    def __init__(self, least: int, most: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._least, self._most, self._value = least, most, least
        self._name = plain_label()
        self._name.setWordWrap(True)
        self._shown = plain_label()
        self._shown.setFixedWidth(VALUE_PX)
        self._shown.setAlignment(Qt.AlignmentFlag.AlignCenter)
        theme.set_role(self._shown, "strong")
        self.less, self.more = SquareButton("minus"), SquareButton("plus")
        for button, step in ((self.less, -1), (self.more, 1)):
            button.setAutoRepeat(True)
            button.clicked.connect(lambda _checked, step=step: self._step(step))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(self._name, 1)
        for part in (self.less, self._shown, self.more):
            row.addWidget(part)
        self._show()

    @property
    def value(self) -> int:
        """The number shown."""
        return self._value

    def set_value(self, value: int) -> None:
        """Shows another number; nobody is told."""
        self._value = value
        self._show()

    def set_least(self, least: int) -> None:
        """From now on it goes down to this number only."""
        self._least = least
        self._show()

    def say(self, name: str, less: str, more: str) -> None:
        """Names what is counted and what the buttons do."""
        self._name.setText(name)
        self.less.say(less)
        self.more.say(more)
        self._show()

    def _step(self, step: int) -> None:
        self.set_value(self._value + step)
        self.value_changed.emit(self._value)

    def _show(self) -> None:
        self._shown.setText(str(self._value))
        self._shown.setAccessibleName(f"{self._name.text()}: {self._value}")
        for button in (self.less, self.more):
            button.setAccessibleDescription(str(self._value))
        self.less.setEnabled(self._value > self._least)
        self.more.setEnabled(self._value < self._most)
