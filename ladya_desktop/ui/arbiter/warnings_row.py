"""A warning to either side (12.9.1): what it does stands below the buttons, how many there were on them."""

from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QWidget

from ladya_desktop.game.by_color import COLORS, ByColor, Color
from ladya_desktop.texts import t
from ladya_desktop.ui import theme
from ladya_desktop.ui.play.port import GamePort


class WarningsRow(QWidget):
    """Two buttons; each press is a warning that can be taken back like any ruling."""

    def __init__(self, port: GamePort, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._port = port
        self.buttons = ByColor(*(self._make(color) for color in COLORS))
        self._note = QLabel()
        self._note.setWordWrap(True)
        theme.set_role(self._note, "small")
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(8)
        for column, color in enumerate(COLORS):
            grid.addWidget(self.buttons[color], 0, column)
        grid.addWidget(self._note, 1, 0, 1, 2)

    def present(self, *, is_open: bool) -> None:
        """Shows how many there were."""
        for color in COLORS:
            act, count = t(f"counters.warn.{color}"), self._port.warnings[color]
            self.buttons[color].setText(t("counters.warned", act=act, count=count) if count else act)
            self.buttons[color].setEnabled(is_open)

    def retranslate(self) -> None:
        """Says everything again in the language chosen now; the buttons are said by the next snapshot."""
        self._note.setText(t("counters.warn_note"))
        for color in COLORS:
            self.buttons[color].setAccessibleDescription(self._note.text())

    def _make(self, color: Color) -> QPushButton:
        button = QPushButton()
        button.clicked.connect(lambda: self._port.warn(color))
        return button
