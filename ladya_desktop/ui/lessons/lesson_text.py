"""The words of a page, in letters as large as its room lets them be: a heading, a text, lines with numbers."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ladya_desktop.ui import theme
from ladya_desktop.ui.fonts import sized_font
from ladya_desktop.ui.parts.plain_label import plain_label

HEADING_OF_TEXT = 1.32
SMALL_BELOW_PX, LONG_LETTERS, LONG_OF_TEXT = 20, 60, 0.84
"""In a low window a long question leaves room for its answers."""
_BADGE = 1.5
"""Of the height of the letters: the circle around a number."""


class LessonText(QWidget):
    """`set_letters` gives the size of the text; the heading is larger. What says nothing takes no room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._letters_px = 22
        self._heading, self._caption, self._text = plain_label(), plain_label(), plain_label()
        self._items: list[_Item] = []
        self._is_question = False
        theme.set_role(self._caption, "small")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        for label in (self._heading, self._caption, self._text):
            label.setWordWrap(True)
            self._column.addWidget(label)
        self.say()

    @property
    def letters_px(self) -> int:
        """The size of the text."""
        return self._letters_px

    @property
    def heading(self) -> str:
        """The heading shown."""
        return self._heading.text()

    @property
    def text(self) -> str:
        """The text shown."""
        return self._text.text()

    @property
    def items(self) -> tuple[str, ...]:
        """The lines with numbers."""
        return tuple(item.text for item in self._items)

    def say(self, heading: str = "", text: str = "", items: tuple[str, ...] = (), *, caption: str = "") -> None:
        """Shows other words; a caption stands small above the text, which is then a question."""
        for label, words in ((self._heading, heading), (self._caption, caption), (self._text, text)):
            label.setText(words)
            label.setVisible(bool(words))
        while self._items:
            gone = self._items.pop()
            self._column.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        for number, words in enumerate(items, start=1):
            self._items.append(_Item(number, words))
            self._column.addWidget(self._items[-1])
        self._is_question = bool(caption)
        self._dress()

    def set_letters(self, letters_px: int) -> None:
        """Another size of the letters."""
        self._letters_px = letters_px
        self._dress()

    def _dress(self) -> None:
        letters_px = self._letters_px
        self._column.setSpacing(round(letters_px * 0.45))
        self._heading.setFont(sized_font(round(letters_px * HEADING_OF_TEXT), weight=600))
        is_long = self._is_question and letters_px < SMALL_BELOW_PX and len(self.text) > LONG_LETTERS
        text_px = round(letters_px * LONG_OF_TEXT) if is_long else letters_px
        self._text.setFont(sized_font(text_px, weight=600 if self._is_question else 400))
        for item in self._items:
            item.set_letters(letters_px)


class _Item(QWidget):
    """A line with its number in a circle."""

    def __init__(self, number: int, text: str) -> None:
        super().__init__()
        self._badge = _Badge(str(number))
        self._words = plain_label(text)
        self._words.setWordWrap(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(14)
        row.addWidget(self._badge, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._words, 1)

    @property
    def text(self) -> str:
        """What it says."""
        return self._words.text()

    def set_letters(self, letters_px: int) -> None:
        """Another size of the letters."""
        self._words.setFont(sized_font(letters_px))
        self._words.setMinimumHeight(round(letters_px * _BADGE))
        self._badge.set_letters(letters_px)


class _Badge(QWidget):
    def __init__(self, sign: str) -> None:
        super().__init__()
        self._sign = sign
        self._letters_px = 22
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_letters(self, letters_px: int) -> None:
        self._letters_px = letters_px
        side_px = round(letters_px * _BADGE)
        self.setFixedSize(side_px, side_px)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.current().accent_soft)
        painter.drawEllipse(QRectF(self.rect()))
        painter.setPen(theme.current().accent)
        painter.setFont(sized_font(round(self._letters_px * 0.86), weight=600))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self._sign)
        painter.end()
