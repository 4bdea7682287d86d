"""What stands where there is nothing yet: a picture, what is missing, and the button that leads to it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.parts.plain_label import plain_label

_ICON_PX = 48
_WIDTH_PX = 520
RING_PX = 5


class EmptyState(QWidget):
    """Centred in the room it is given. Further buttons may be added to `buttons`, anything else to `below` them."""

    def __init__(self, picture: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture_name = picture
        self._picture = plain_label()
        self._picture.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._title = plain_label()
        self._text = plain_label()
        theme.set_role(self._title, "subtitle")
        theme.set_role(self._text, "muted")
        self.button = QPushButton()
        theme.set_kind(self.button, "main")
        self.buttons = QHBoxLayout()
        self.buttons.setSpacing(8)
        self.buttons.addStretch()
        self.buttons.addWidget(self.button)
        self.buttons.addStretch()
        self.below = QVBoxLayout()
        self.below.setSpacing(8)
        self._lay_out()

    @property
    def text(self) -> str:
        """What it says."""
        return f"{self._title.text()}\n{self._text.text()}"

    def say(self, title: str, text: str, button: str = "") -> None:
        """Says what is missing; without words for it there is no button."""
        self._picture.setPixmap(
            icons.pixmap(self._picture_name, theme.current().accent, _ICON_PX, self.devicePixelRatioF())
        )
        self._title.setText(title)
        self._text.setText(text)
        self.button.setText(button)
        self.button.setVisible(bool(button))

    def _lay_out(self) -> None:
        middle = QWidget()
        middle.setMaximumWidth(_WIDTH_PX)
        inner = QVBoxLayout(middle)
        inner.setContentsMargins(RING_PX, RING_PX, RING_PX, RING_PX)
        inner.setSpacing(12)
        inner.addStretch(2)
        inner.addWidget(self._picture)
        for label in (self._title, self._text):
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            inner.addWidget(label)
        inner.addSpacing(4)
        inner.addLayout(self.buttons)
        inner.addLayout(self.below)
        inner.addStretch(3)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 8, 8, 8)
        row.addStretch(1)
        row.addWidget(middle, 1000)
        row.addStretch(1)
