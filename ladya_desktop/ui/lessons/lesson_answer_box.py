"""What an answer is answered with: right or wrong by picture, frame and words, and why. A screen reader hears it."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.fonts import sized_font
from ladya_desktop.ui.lessons.slide import Tone
from ladya_desktop.ui.parts.plain_label import plain_label

SMALL_BELOW_PX = 20
"""With smaller letters the words need the room around them."""
_LOOKS = {
    Tone.RIGHT: ("answer-good", "check", "good"),
    Tone.WRONG: ("answer-bad", "cross", "danger"),
    Tone.PLAIN: ("notice", "info", "accent"),
}
"""Role of the frame, picture, colour of the theme."""


class AnswerBox(QFrame):
    """Takes no room while it says nothing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tone = Tone.PLAIN
        self._picture, self._title, self._reason = plain_label(), plain_label(), plain_label()
        words = QVBoxLayout()
        words.setSpacing(2)
        for label in (self._title, self._reason):
            label.setWordWrap(True)
            words.addWidget(label)
        self._row = row = QHBoxLayout(self)
        row.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)
        self.set_letters(22)
        self.clear()

    @property
    def title(self) -> str:
        """The first words."""
        return self._title.text()

    @property
    def reason(self) -> str:
        """Why."""
        return self._reason.text()

    @property
    def tone(self) -> Tone:
        """Whether it says right, wrong or something else."""
        return self._tone

    def clear(self) -> None:
        """Says nothing."""
        self._title.clear()
        self._reason.clear()
        self._tone = Tone.PLAIN
        self.hide()

    def say(self, title: str, reason: str, tone: Tone) -> None:
        """Says it; a screen reader says it too if it is something new."""
        is_new = (title, reason, tone) != (self.title, self.reason, self._tone)
        role, picture, color = _LOOKS[tone]
        self._tone = tone
        theme.set_role(self, role)
        self._picture.setPixmap(
            icons.pixmap(picture, getattr(theme.current(), color), self._picture_px, self.devicePixelRatioF())
        )
        self._title.setText(title)
        self._title.setVisible(bool(title))
        self._reason.setText(reason)
        self._reason.setVisible(bool(reason))
        said = " ".join(part for part in (title, reason) if part)
        self.setAccessibleName(said)
        self.show()
        if is_new and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, said))

    def set_letters(self, letters_px: int) -> None:
        """Another size of the letters."""
        is_small = letters_px < SMALL_BELOW_PX
        beside_px, above_px = (12, 6) if is_small else (16, 10)
        self._row.setContentsMargins(beside_px, above_px, beside_px, above_px)
        self._row.setSpacing(8 if is_small else 14)
        self._picture_px = round(letters_px * 1.27)
        self._picture.setFixedSize(self._picture_px, self._picture_px)
        self._title.setFont(sized_font(round(letters_px * 0.95), weight=600))
        self._reason.setFont(sized_font(round(letters_px * 0.86)))
