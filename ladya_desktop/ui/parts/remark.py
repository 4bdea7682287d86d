"""A line that answers an act: done, or refused and why. It stays until the next act and takes no room when silent."""

from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from ladya_desktop.texts import t
from ladya_desktop.tournament.refusal import ActRefused
from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.parts.plain_label import plain_label

_ICON_PX = 20


class Remark(QFrame):
    """Shows a sentence with an icon; a screen reader hears it when it comes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = plain_label()
        self._picture.setFixedSize(_ICON_PX, _ICON_PX)
        self._words = plain_label()
        self._words.setWordWrap(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 10, 16, 10)
        row.setSpacing(12)
        row.addWidget(self._picture)
        row.addWidget(self._words, 1)
        self.clear()

    @property
    def text(self) -> str:
        """What it says now, nothing when silent."""
        return self._words.text()

    def clear(self) -> None:
        """Falls silent."""
        self._words.clear()
        self.hide()

    def say(self, sentence: str) -> None:
        """Tells what was done."""
        self._show(sentence, "notice", "check")

    def answer(self, refusal: ActRefused | None) -> bool:
        """Shows why an act was refused, or falls silent; returns whether the act was done."""
        if refusal is None:
            self.clear()
            return True
        self.warn(t(refusal.code, **refusal.params))
        return False

    def warn(self, sentence: str) -> None:
        """Tells what is wrong and what to do."""
        self._show(sentence, "banner", "info")

    def _show(self, sentence: str, role: str, icon: str) -> None:
        theme.set_role(self, role)
        colors = theme.current()
        color = colors.accent if role == "notice" else colors.warn
        self._picture.setPixmap(icons.pixmap(icon, color, _ICON_PX, self.devicePixelRatioF()))
        self._words.setText(sentence)
        self.setAccessibleName(sentence)
        self.show()
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))
