"""The tabs above the pages of a group."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QWidget

from ladya_desktop.texts import t
from ladya_desktop.ui import theme

PARTICIPANTS, DRAW, ROUNDS, TABLE = TABS = ("participants", "draw", "rounds", "table")
RING_PX = 5
NARROW = "QPushButton { padding: 4px 8px 0 8px; font-size: 16px; min-height: 36px; }"


class TabRow(QWidget):
    """`chosen(tab)` when one is clicked. A narrow row fits into the header of a small screen."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None, *, is_narrow: bool = False) -> None:
        super().__init__(parent)
        self.buttons: dict[str, QPushButton] = {}
        self._exclusive = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setSpacing(4)
        row.setContentsMargins(RING_PX, RING_PX, RING_PX, RING_PX)
        for tab in TABS:
            self.buttons[tab] = self._make(tab)
            row.addWidget(self.buttons[tab])
        row.addStretch()
        if is_narrow:
            self.setStyleSheet(NARROW)

    def present(self, tab: str) -> None:
        """Shows the tabs with one of them chosen."""
        for each, button in self.buttons.items():
            button.setText(t(f"tournament.tab_{each}"))
        self.buttons[tab].setChecked(True)

    def _make(self, tab: str) -> QPushButton:
        button = QPushButton()
        button.setCheckable(True)
        theme.set_kind(button, "tab")
        self._exclusive.addButton(button)
        button.clicked.connect(lambda: self.chosen.emit(tab))
        return button
