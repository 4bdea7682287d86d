"""Words that others wrote, shown letter by letter: a name or a lesson with tags in it is no rich text.

Qt guesses whether a text is HTML; every label and every tip of the program is made here so that it does not.
"""

from PySide6.QtCore import Qt
from PySide6.QtGui import Qt as GuiQt
from PySide6.QtWidgets import QLabel, QWidget


def plain_label(text: str = "", parent: QWidget | None = None) -> QLabel:
    """A label that shows whatever it is given as it is written."""
    label = QLabel(parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setText(text)
    return label


def plain_tip(text: str) -> str:
    """What is shown under the mouse for these words: the words themselves, unless Qt would take them for HTML."""
    return GuiQt.convertFromPlainText(text) if GuiQt.mightBeRichText(text) else text
