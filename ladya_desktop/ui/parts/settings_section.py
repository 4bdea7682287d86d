"""One matter of the settings: a part that reads and keeps it by itself and tells when it has changed."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.settings import YES, Settings

UNDER_BOX_PX = 34
HINT_UP_PX = 8
"""So far the line that explains a box comes up into the room around it: it belongs to that box."""


class SettingsSection(QWidget):
    """`changed(key)` after another text was put under a key; who shows the matter reads it from the settings then."""

    changed = Signal(str)

    foot: QWidget | None = None
    """What it has to say beside the button that closes the settings, whichever page is shown."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.settings = settings

    def keep(self, key: str, value: str) -> None:
        """Puts a text under a key and tells it."""
        self.settings.put(key, value)
        self.changed.emit(key)


class CheckSection(SettingsSection):
    """Yes or no: a box with its words and a line that explains it; "yes" or "" is kept under the key."""

    def __init__(self, settings: Settings, key: str, words: str, hint: str, parent: QWidget | None = None) -> None:
        super().__init__(settings, parent)
        self.box, self.hint = QCheckBox(words), plain_label(hint)
        self.box.setChecked(settings.get(key) == YES)
        self.box.setAccessibleDescription(hint)
        self.box.toggled.connect(lambda is_ticked: self.keep(key, YES if is_ticked else ""))
        self.hint.setWordWrap(True)
        self.hint.setContentsMargins(UNDER_BOX_PX, 0, 0, 0)
        theme.set_role(self.hint, "small")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(-HINT_UP_PX)
        column.addWidget(self.box)
        column.addWidget(self.hint)
