"""The counters of completed moves set by the arbiter, digit by digit (7.1): they decide which period a side is in."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QWidget

from ladya_desktop.game.by_color import COLORS, ByColor, Color
from ladya_desktop.game.time_control import TimeControl
from ladya_desktop.texts import t
from ladya_desktop.ui import theme
from ladya_desktop.ui.arbiter.digit_editor import DigitField
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.parts.square_button import SquareButton

PLACES = ("hundreds", "tens", "units")
WORTH = (100, 10, 1)
MOST = 999


def period_number(control: TimeControl, completed: int) -> int:
    """In which period, from 1, a player with so many completed moves makes his next one."""
    number, ended = 1, 0
    for period in control.periods[:-1]:
        ended += period.moves or 0
        if completed < ended:
            break
        number += 1
    return number


class CounterEditor(QWidget):
    """Three digits, one less and one more; `changed` when a hand changed them, not when a count was loaded."""

    changed = Signal()

    def __init__(self, color: Color, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._color = color
        self._value = 0
        self._is_touched = False
        self.fields = [DigitField(self) for _ in PLACES]
        self.fewer, self.more = SquareButton("minus"), SquareButton("plus")
        for button, by in ((self.fewer, -1), (self.more, 1)):
            button.setAutoRepeat(True)
            button.clicked.connect(partial(self._add, by))
        for place, field in enumerate(self.fields):
            field.typed.connect(partial(self._type, place))
            field.stepped.connect(partial(self._step, place))
            field.moved.connect(partial(self._focus_beside, place))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        for part in (self.fewer, *self.fields, self.more):
            row.addWidget(part)
        row.addStretch()

    @property
    def value(self) -> int:
        """The count shown."""
        return self._value

    @property
    def is_touched(self) -> bool:
        """Whether a hand changed the count since it was loaded."""
        return self._is_touched

    def load(self, count: int) -> None:
        """Shows a count."""
        self._value = min(count, MOST)
        self._is_touched = False
        self.retranslate()

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        whose = t(f"counters.of.{self._color}")
        for field, name, worth in zip(self.fields, PLACES, WORTH, strict=True):
            digit = self._value // worth % 10
            field.setText(str(digit))
            field.setAccessibleName(t("counters.digit", whose=whose, digit=t(f"counters.{name}"), value=digit))
            field.update()
        self.fewer.say(t("counters.fewer", whose=whose))
        self.more.say(t("counters.more", whose=whose))
        self.fewer.setEnabled(self._value > 0)
        self.more.setEnabled(self._value < MOST)

    def _add(self, by: int, _checked: bool = False) -> None:
        self._value = min(max(self._value + by, 0), MOST)
        self._is_touched = True
        self.retranslate()
        self.changed.emit()

    def _step(self, place: int, by: int) -> None:
        self._add(by * WORTH[place])

    def _type(self, place: int, digit: int) -> None:
        self._add((digit - self._value // WORTH[place] % 10) * WORTH[place])
        self._focus_beside(place, 1)

    def _focus_beside(self, place: int, by: int) -> None:
        if 0 <= place + by < len(PLACES):
            self.fields[place + by].setFocus()


class MoveCounters(QWidget):
    """`wanted` carries the counts, None for a side left as it is."""

    wanted = Signal(object, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._counted = ByColor(0, 0)
        self._control = TimeControl(base_ms=None)
        self._may_set = False
        self.editors = ByColor(CounterEditor(Color.WHITE), CounterEditor(Color.BLACK))
        self._names, self.notes = ByColor(plain_label(), plain_label()), ByColor(plain_label(), plain_label())
        self.set_button = QPushButton()
        self.set_button.clicked.connect(self._set)
        for color in COLORS:
            self.editors[color].changed.connect(self._show)
        self._lay_out()

    def follow(self, counted: ByColor[int], control: TimeControl, *, may_set: bool) -> None:
        """The game went on: a side that no hand has changed goes with it, the other one keeps what was begun."""
        self._counted, self._control, self._may_set = counted, control, may_set
        for color in COLORS:
            if not self.editors[color].is_touched:
                self.editors[color].load(counted[color])
        self._show()

    def clear(self) -> None:
        """A count begun to be set is forgotten."""
        for color in COLORS:
            self.editors[color].load(self._counted[color])
        self._show()

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        self.set_button.setText(t("counters.set"))
        for color in COLORS:
            self._names[color].setText(t(f"counters.of.{color}"))
            self.editors[color].retranslate()
        self._show()

    def _show(self) -> None:
        for color in COLORS:
            self.notes[color].setText(self._note(color))
        self.set_button.setEnabled(self._may_set and any(self.editors[color].is_touched for color in COLORS))

    def _note(self, color: Color) -> str:
        count, periods = self._counted[color], len(self._control.periods)
        if periods < 2:
            return t("counters.was", count=count)
        number = period_number(self._control, self.editors[color].value)
        return t("counters.was_in_period", count=count, number=number, periods=periods)

    def _set(self) -> None:
        counts = [self.editors[color].value if self.editors[color].is_touched else None for color in COLORS]
        self.clear()
        self.wanted.emit(*counts)

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(4)
        for column, color in enumerate(COLORS):
            theme.set_role(self._names[color], "strong")
            theme.set_role(self.notes[color], "small")
            self.notes[color].setWordWrap(True)
            for row, part in enumerate((self._names[color], self.editors[color], self.notes[color])):
                grid.addWidget(part, row, column)
            grid.setColumnStretch(column, 1)
        grid.addWidget(self.set_button, 3, 0)
