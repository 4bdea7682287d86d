"""Buttons of the teacher's board side by side: as many in a row as have room for their words, no row with a hole."""

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

GAP_PX = 8
MOST = 3
_PARTS = 6
"""A row of two and a row of three buttons both fill so many columns."""


class ButtonRows(QWidget):
    """At most `MOST` in a row, below one another in the narrowest place."""

    def __init__(self, buttons: Sequence[QPushButton], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._buttons = tuple(buttons)
        self._in_row = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(GAP_PX)
        for column in range(_PARTS):
            self._grid.setColumnStretch(column, 1)
        self._arrange(1)

    def minimumSizeHint(self) -> QSize:
        """No wider than with one in a row: else it would stay as wide as it once was."""
        return QSize(self._widest_px(), self._grid.totalMinimumSize().height())

    def fit(self) -> None:
        """As many in a row as there is room for; also wanted after the words have changed."""
        fitting = (self.width() + GAP_PX) // (self._widest_px() + GAP_PX)
        self._arrange(max(1, min(fitting, MOST, len(self._buttons))))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def _widest_px(self) -> int:
        return max(button.sizeHint().width() for button in self._buttons)

    def _arrange(self, most: int) -> None:
        in_row = -(-len(self._buttons) // -(-len(self._buttons) // most))  # four are two and two, not three and one
        if in_row == self._in_row:
            return
        self._in_row = in_row
        for row, first in enumerate(range(0, len(self._buttons), in_row)):
            here = self._buttons[first : first + in_row]
            span = _PARTS // len(here)
            for place, button in enumerate(here):
                self._grid.addWidget(button, row, place * span, 1, span)
