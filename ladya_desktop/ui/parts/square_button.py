"""A button that shows a picture only; its words are in the tooltip and in the ears of a screen reader."""

from PySide6.QtWidgets import QPushButton, QWidget

from ladya_desktop.ui import icons
from ladya_desktop.ui.parts.plain_label import plain_tip

SIDE_PX = 44
NO_PADDING = "QPushButton { padding: 0; min-width: 42px; }"


class SquareButton(QPushButton):
    """44 by 44 px with an icon in the middle."""

    def __init__(self, picture: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setIcon(icons.icon(picture))
        self.setIconSize(icons.icon_size())
        self.setFixedSize(SIDE_PX, SIDE_PX)
        self.setStyleSheet(NO_PADDING)

    def say(self, name: str) -> None:
        """Names what it does."""
        self.setAccessibleName(name)
        self.setToolTip(plain_tip(name))
