"""Both clocks set by the arbiter, digit by digit (6.10): only a side that a hand has changed is set."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QWidget

from ladya_desktop.game.by_color import COLORS, ByColor, Color
from ladya_desktop.texts import t
from ladya_desktop.texts.times import format_clock
from ladya_desktop.ui import theme
from ladya_desktop.ui.arbiter.digit_editor import DigitEditor
from ladya_desktop.ui.parts.dialog import RING_PX
from ladya_desktop.ui.parts.plain_label import plain_label


class ClockSetting(QWidget):
    """`wanted` carries the times in milliseconds, None for a side left as it is. `changed`: a hand changed a digit.

    The button that sets them is laid out by whoever shows this.
    """

    wanted = Signal(object, object)
    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown_ms = ByColor(0, 0)
        self._may_set = True
        self._may_not_be_zero: Color | None = None
        self._names, self._was = ByColor(plain_label(), plain_label()), ByColor(plain_label(), plain_label())
        self.editors = ByColor(DigitEditor(Color.WHITE), DigitEditor(Color.BLACK))
        self.set_button = QPushButton()
        self.why_not = plain_label()
        self.set_button.clicked.connect(self._set)
        for color in COLORS:
            self.editors[color].changed.connect(partial(self._say_was, color))
            self.editors[color].changed.connect(self._enable)
            self.editors[color].changed.connect(self.changed)
        self._lay_out()

    @property
    def is_touched(self) -> bool:
        """Whether a hand has begun to set a time."""
        return any(self.editors[color].is_touched for color in COLORS)

    @property
    def begun_ms(self) -> tuple[int | None, int | None]:
        """The times that a hand has begun to set, None for a side it has not changed."""
        white, black = (self.editors[color] for color in COLORS)
        return (white.value_ms if white.is_touched else None, black.value_ms if black.is_touched else None)

    def forget(self) -> None:
        """A time begun to be set is forgotten."""
        self.load(self._shown_ms)

    def load(self, remaining_ms: ByColor[int]) -> None:
        """Shows what the clocks show; a time begun to be set is forgotten."""
        for color in COLORS:
            self._load_side(color, remaining_ms[color])
        self._enable()

    def follow(self, remaining_ms: ByColor[int]) -> None:
        """The clocks went on: a side that no hand has changed goes with them, the other one keeps what was begun."""
        for color in COLORS:
            if not self.editors[color].is_touched:
                self._load_side(color, remaining_ms[color])
        self._enable()

    def set_allowed(self, *, may_set: bool, may_not_be_zero: Color) -> None:
        """Whether there are clocks that can be set now, and whose flag a zero would let fall at once (6.8)."""
        self._may_set = may_set
        self._may_not_be_zero = may_not_be_zero
        self._enable()

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        self.set_button.setText(t("arbiter.set_clocks"))
        for color in COLORS:
            self._names[color].setText(t(f"arbiter.clock_of.{color}"))
            self._say_was(color)
            self.editors[color].retranslate()
        self._enable()

    def _load_side(self, color: Color, remaining_ms: int) -> None:
        self._shown_ms = self._shown_ms.put(color, remaining_ms)
        self.editors[color].load(remaining_ms)
        self._say_was(color)

    def _say_was(self, color: Color) -> None:
        """What the digits were before a hand changed them."""
        was = t("arbiter.clock_was", time=format_clock(self._shown_ms[color]))
        self._was[color].setText(was if self.editors[color].is_touched else "")

    def _enable(self) -> None:
        color = self._may_not_be_zero
        would_end = color is not None and self.editors[color].is_touched and not self.editors[color].value_ms
        self.set_button.setEnabled(self._may_set and self.is_touched and not would_end)
        is_said = self._may_set and would_end
        self.why_not.setText(t(f"arbiter.clock_not_zero.{color}") if is_said else "")
        self.why_not.setVisible(is_said)

    def _set(self) -> None:
        times = self.begun_ms
        self.forget()
        self.wanted.emit(*times)

    def _lay_out(self) -> None:
        theme.set_kind(self.set_button, "main")
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(20)
        grid.setVerticalSpacing(6)
        for column, color in enumerate(COLORS):
            theme.set_role(self._names[color], "strong")
            theme.set_role(self._was[color], "small")
            head = QHBoxLayout()
            head.setSpacing(10)
            head.setContentsMargins(RING_PX, 0, 0, 0)
            head.addWidget(self._names[color])
            head.addWidget(self._was[color], 1)
            grid.addLayout(head, 0, column)
            grid.addWidget(self.editors[color], 1, column)
            grid.setColumnStretch(column, 1)
        theme.set_role(self.why_not, "danger")
        self.why_not.setWordWrap(True)
        grid.addWidget(self.why_not, 2, 0, 1, 2)
