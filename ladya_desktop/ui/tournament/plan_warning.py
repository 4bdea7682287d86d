"""The banner under a plan that does not fit."""

from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.parts.plain_label import plain_label

ICON_PX = 20


class PlanWarning(QFrame):
    """Tells in words what is wrong with the plan and what helps; takes no room while nothing is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme.set_role(self, "banner")
        self._picture, self._words = plain_label(), plain_label()
        self._words.setWordWrap(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 16, 8)
        row.setSpacing(12)
        row.addWidget(self._picture)
        row.addWidget(self._words, 1)

    @property
    def text(self) -> str:
        """What it says."""
        return self._words.text()

    def say(self, text: str) -> None:
        """Says something, or nothing."""
        self._picture.setPixmap(icons.pixmap("warning", theme.current().warn, ICON_PX, self.devicePixelRatioF()))
        self._words.setText(text)
        self.setAccessibleName(text)
