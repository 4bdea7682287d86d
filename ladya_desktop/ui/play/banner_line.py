"""Sentences with a small picture before each: no picture is left behind at the end of a line.

Qt ends a line after any picture, whatever stands behind it. So where that happens the line is ended before it.
"""

from collections.abc import Sequence
from itertools import count
from math import ceil

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QResizeEvent, QTextDocument
from PySide6.QtWidgets import QLabel, QWidget

PICTURE = "\N{OBJECT REPLACEMENT CHARACTER}"
_BEHIND_PICTURE = "\N{WORD JOINER}\N{NO-BREAK SPACE} "
_BREAK = "<br>"
_ONE_LINE_PX = 16_000
"""Wider than any screen: every text is one line there."""


class BannerLine(QLabel):
    """Sentences as rich text, broken anew for every width.

    What it asks for hangs on its sentences and letters alone: how they are broken for the width it has now must not
    tell how high they would be in another.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.RichText)
        self._sentences: tuple[str, ...] = ()

    def say(self, sentences: Sequence[str]) -> None:
        """Shows these one after another."""
        self._sentences = tuple(sentences)
        self._fit(self.width())

    def heightForWidth(self, width_px: int) -> int:
        document = _laid_out(kept_together(self._sentences, width_px, self.font()), width_px, self.font())
        return ceil(document.size().height())

    def sizeHint(self) -> QSize:
        return self._size_within(_ONE_LINE_PX)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._size_within(0).width(), self.sizeHint().height())

    def _size_within(self, width_px: int) -> QSize:
        document = _laid_out(" ".join(self._sentences), width_px, self.font())
        return QSize(ceil(document.idealWidth()), ceil(document.size().height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit(event.size().width())

    def _fit(self, width_px: int) -> None:
        html = kept_together(self._sentences, width_px, self.font())
        if html != self.text():
            self.setText(html)


def kept_together(sentences: Sequence[str], width_px: int, font: QFont) -> str:
    """The sentences in a row, with a line ended before each whose picture would end one."""
    breaks: set[int] = set()
    while True:
        gaps = ("" if not at else _BREAK if at in breaks else " " for at in count())
        html = "".join(gap + sentence for gap, sentence in zip(gaps, sentences, strict=False))
        lonely = _lonely_picture(_laid_out(html, width_px, font))
        pictured = [at for at, sentence in enumerate(sentences) if "<img" in sentence]
        at = pictured[lonely] if lonely is not None else 0
        if not at or at in breaks:
            return html
        breaks.add(at)


def _laid_out(html: str, width_px: int, font: QFont) -> QTextDocument:
    document = QTextDocument()
    document.setDocumentMargin(0)
    document.setDefaultFont(font)
    document.setHtml(html)
    document.setTextWidth(width_px)
    document.size()  # lays it out
    return document


def _lonely_picture(document: QTextDocument) -> int | None:
    """The number of the first picture that ends a line but the last one, counted from 0; None if there is none."""
    block = document.begin()
    text, layout = block.text(), block.layout()
    for number in range(layout.lineCount() - 1):
        line = layout.lineAt(number)
        end = line.textStart() + line.textLength()
        if text[line.textStart() : end].rstrip(_BEHIND_PICTURE).endswith(PICTURE):
            return text[:end].count(PICTURE) - 1
    return None
