"""A button with a picture and words, which gives up its words where the room is small."""

from PySide6.QtWidgets import QPushButton, QWidget

from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.parts.plain_label import plain_tip

_GAP_PX = 8


class PictureButton(QPushButton):
    """The words stay in the tooltip and in the ears of a screen reader."""

    def __init__(self, picture: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = picture
        self._words = ""
        self._is_wordless = False
        self._show()

    def say(self, words: str) -> None:
        """Says what it does."""
        self._words = words
        self.setAccessibleName(words.rstrip("…"))
        self._show()

    def set_wordless(self, *, is_wordless: bool) -> None:
        """Shows its picture alone, or its words too."""
        self._is_wordless = is_wordless
        self._show()

    def _show(self) -> None:
        gap = 0 if self._is_wordless else _GAP_PX
        self.setText("" if self._is_wordless else self._words)
        self.setToolTip(plain_tip(self._words if self._is_wordless else ""))
        self.setIcon(icons.icon(self._picture, gap=gap))
        self.setIconSize(icons.icon_size(24, gap))
        theme.set_wordless(self, is_wordless=self._is_wordless)
