"""The choice of how the two players sit, as a card above its tool; the game goes on behind it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from ladya_desktop.texts import t
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.check_row import CheckRow
from ladya_desktop.ui.parts.option_row import OptionRow

WIDTH_PX = 360


class SeatsCard(QFrame):
    """`opposite_chosen(bool)`, `turning_chosen(bool)`: what a hand chose; `closed`: it is to go."""

    opposite_chosen = Signal(bool)
    turning_chosen = Signal(bool)
    closed = Signal()

    def __init__(self, screen: QWidget) -> None:
        super().__init__(screen)
        theme.set_role(self, "card")
        self.beside, self.opposite, self.turning = OptionRow(), OptionRow(), CheckRow()
        self.close_button = QPushButton()
        theme.set_kind(self.close_button, "plain")
        self.beside.clicked.connect(lambda: self.opposite_chosen.emit(False))
        self.opposite.clicked.connect(lambda: self.opposite_chosen.emit(True))
        self.turning.clicked.connect(self.turning_chosen)
        self.close_button.clicked.connect(self.closed)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 12)
        column.setSpacing(8)
        for part in (self.beside, self.opposite, self.turning, self.close_button):
            part.setMinimumWidth(WIDTH_PX)
            column.addWidget(part)
        self.hide()

    @property
    def chosen(self) -> OptionRow:
        """How they sit now."""
        return self.opposite if self.opposite.isChecked() else self.beside

    def present(self, *, is_opposite: bool, turns: bool) -> None:
        """Shows what is chosen now, in the language chosen now. Opposite each other nobody needs the board turned."""
        self.beside.setChecked(not is_opposite)
        self.opposite.setChecked(is_opposite)
        self.turning.setChecked(turns)
        self.turning.setEnabled(not is_opposite)
        self.beside.set_words(t("tablet.beside"), t("tablet.beside_note"))
        self.opposite.set_words(t("tablet.opposite"), t("tablet.opposite_note"))
        self.turning.set_words(t("tablet.auto_turn"))
        self.close_button.setText(t("tablet.close"))
        self.setAccessibleName(t("play.tool.seats"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)
