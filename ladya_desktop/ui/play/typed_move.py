"""A small field for a move typed by hand; it opens with the first letter and goes away with Enter or Escape."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QWidget

from ladya_desktop.texts import t
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.plain_label import plain_label

LONGEST = 12


class TypedMove(QFrame):
    """`entered` carries the text; whoever takes it calls `close_field` or `refuse`."""

    entered = Signal(str)
    toggled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme.set_role(self, "card")
        self.field = QLineEdit(self)
        self.field.setMaxLength(LONGEST)
        self.field.returnPressed.connect(self._enter)
        self.field.textEdited.connect(lambda _: self._say(""))
        self.field.installEventFilter(self)
        self._word = plain_label(parent=self)
        theme.set_role(self._word, "danger")
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 6, 8, 6)
        row.setSpacing(8)
        row.addWidget(self.field, 1)
        row.addWidget(self._word)
        self.hide()
        self.retranslate()

    @property
    def refusal(self) -> str:
        """What is wrong with the text, "" if nothing is."""
        return self._word.text()

    def open(self, first: str) -> None:
        """Opens with the letter already typed."""
        self.field.setText(first)
        self._say("")
        self.show()
        self.raise_()
        self.field.setFocus()
        self.toggled.emit()

    def close_field(self) -> None:
        """Goes away."""
        self.hide()
        self.toggled.emit()

    def refuse(self) -> None:
        """Says that the text is no move; it stays to be read, and the next letter begins anew."""
        self.field.selectAll()
        self._say(t("play.typed.unknown"))

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        self.field.setAccessibleName(t("play.typed.name"))
        self.field.setPlaceholderText(t("play.typed.hint"))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusOut and self.isVisible():
            self.close_field()
        elif isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Escape:
                self.close_field()
                return True
            if event.key() == Qt.Key.Key_Control:
                event.ignore()  # it presses a clock
                return True
        return False

    def _enter(self) -> None:
        if self.field.text().strip():
            self.entered.emit(self.field.text().strip())
        else:
            self.close_field()

    def _say(self, words: str) -> None:
        self._word.setText(words)
        theme.restyle(self.field, "state", "error" if words else "")
