"""Says on what the PIN has opened that it is about to close by itself, with the button that keeps it open."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from ladya_desktop.texts import t
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.plain_label import plain_label

MARGIN_PX = 2


class QuietNotice(QFrame):
    """Lies over the head of the panel while it is shown; any touch of the panel sends it away.

    `closes` and `stay` are the codes of its words (a plural) and of its button's.
    """

    def __init__(self, panel: QWidget, closes: str = "panel.quiet.closes", stay: str = "panel.quiet.stay") -> None:
        super().__init__(panel)
        self._panel = panel
        self._closes, self._stay = closes, stay
        theme.set_role(self, "banner")
        self._left_s: int | None = None
        self.words, self.stay_button = plain_label(), QPushButton()
        self.words.setWordWrap(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 4, 6, 4)
        row.addWidget(self.words, 1)
        row.addWidget(self.stay_button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.hide()

    def show_seconds(self, left_s: int | None) -> None:
        """So many seconds are left; None sends it away."""
        was_hidden, self._left_s = self.isHidden(), left_s
        self.setHidden(left_s is None)
        self.retranslate()
        if left_s is not None and was_hidden:
            self.place()
            QAccessible.updateAccessibility(QAccessibleEvent(self.words, QAccessible.Event.Alert))

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        self.stay_button.setText(t(self._stay))
        self.words.setText("" if self._left_s is None else t(self._closes, n=self._left_s))

    def place(self) -> None:
        """Over the head of the panel, where nothing is typed or pressed."""
        width_px = self._panel.width() - 2 * MARGIN_PX
        height_px = max(self.heightForWidth(width_px), self.sizeHint().height())
        self.setGeometry(MARGIN_PX, MARGIN_PX, width_px, height_px)
        self.raise_()
