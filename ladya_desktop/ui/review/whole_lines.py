"""Sentences that are scrolled, none of which is cut at the lower edge: the last line seen is a whole one."""

from collections.abc import Iterator

from PySide6.QtGui import QFont, QResizeEvent, QTextBlock, QTextCursor, QTextDocument
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea


class WholeLines(QScrollArea):
    """Shows a label with rich text; what is left of its height below the last whole line stays empty."""

    def __init__(self, words: QLabel) -> None:
        super().__init__()
        self._words = words
        self._is_fitting = False
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setWidget(words)

    def fit(self) -> None:
        """The text is another one, or the width."""
        if self._is_fitting:
            return
        self._is_fitting = True
        self.setViewportMargins(0, 0, 0, 0)
        height_px, width_px = self.viewport().height(), self.viewport().width()
        ends = [(round(end), is_heading) for end, is_heading in _line_ends(self._words, width_px)]
        if ends and ends[-1][0] > height_px:
            last = (end for end, is_heading in ends if end <= height_px and not is_heading)
            whole_px = max(last, default=height_px)
            self.setViewportMargins(0, 0, 0, height_px - whole_px)
        self._is_fitting = False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()


def _line_ends(words: QLabel, width_px: int) -> Iterator[tuple[float, bool]]:
    """Where each line of a label ends, from its top, and whether it is of a heading, which is never the last one."""
    document = QTextDocument()
    document.setDefaultFont(words.font())
    document.setDocumentMargin(0)
    document.setHtml(words.text())
    document.setTextWidth(width_px)
    block = document.begin()
    while block.isValid():
        top = document.documentLayout().blockBoundingRect(block).top()
        lines, is_heading = block.layout(), _is_bold(block)
        for number in range(lines.lineCount()):
            line = lines.lineAt(number)
            yield top + line.y() + line.height(), is_heading
        block = block.next()


def _is_bold(block: QTextBlock) -> bool:
    cursor = QTextCursor(block)
    cursor.movePosition(QTextCursor.MoveOperation.NextCharacter)
    return cursor.charFormat().fontWeight() > QFont.Weight.Normal
