"""Both clocks set by the arbiter, digit by digit (6.10): only a side that a hand has changed is set."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QWidget

from ladya_desktop.game.by_color import COLORS, ByColor, Color
from ladya_desktop.texts import t
from ladya_desktop.texts.times import format_clock
from ladya_desktop.ui import theme
from ladya_desktop.ui.arbiter.digit_editor import DigitEditor


class ClockSetting(QWidget):
    """`wanted` carries the times in milliseconds, None for a side left as it is."""

    wanted = Signal(object, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown_ms = ByColor(0, 0)
        self._may_set = True
        self._title = QLabel()
        self._names, self._was = ByColor(QLabel(), QLabel()), ByColor(QLabel(), QLabel())
        self.editors = ByColor(DigitEditor(Color.WHITE), DigitEditor(Color.BLACK))
        self.set_button = QPushButton()
        self.set_button.clicked.connect(self._set)
        for color in COLORS:
            self.editors[color].changed.connect(self._enable)
        self._lay_out()

    @property
    def is_touched(self) -> bool:
        """Whether a hand has begun to set a time."""
        return any(self.editors[color].is_touched for color in COLORS)

    def load(self, remaining_ms: ByColor[int]) -> None:
        """Shows what the clocks show; a time begun to be set is forgotten."""
        self._shown_ms = remaining_ms
        for color in COLORS:
            self.editors[color].load(remaining_ms[color])
        self.retranslate()
        self._enable()

    def set_allowed(self, *, may_set: bool) -> None:
        """Whether there are clocks that can be set now."""
        self._may_set = may_set
        self._enable()

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        self._title.setText(t("arbiter.clocks"))
        self.set_button.setText(t("arbiter.set_clocks"))
        for color in COLORS:
            self._names[color].setText(t(f"arbiter.clock_of.{color}"))
            self._was[color].setText(t("arbiter.clock_was", time=format_clock(self._shown_ms[color])))
            self.editors[color].retranslate()

    def _enable(self) -> None:
        self.set_button.setEnabled(self._may_set and self.is_touched)

    def _set(self) -> None:
        times = [self.editors[color].value_ms if self.editors[color].is_touched else None for color in COLORS]
        self.load(self._shown_ms)
        self.wanted.emit(*times)

    def _lay_out(self) -> None:
        theme.set_role(self._title, "subtitle")
        theme.set_kind(self.set_button, "main")
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(6)
        grid.addWidget(self._title, 0, 0, 1, 2)
        for column, color in enumerate(COLORS):
            theme.set_role(self._names[color], "strong")
            theme.set_role(self._was[color], "small")
            for row, widget in enumerate((self._names[color], self.editors[color], self._was[color]), start=1):
                grid.addWidget(widget, row, column)
            grid.setColumnStretch(column, 1)
        grid.setRowMinimumHeight(4, 50)
        grid.addWidget(self.set_button, 4, 0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)
