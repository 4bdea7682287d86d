"""Notes of the arbiter for the record of the game: written at any time, after the end too, never changed."""

from datetime import datetime

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from ladya_desktop.game.events import NoteWritten
from ladya_desktop.game.notes import MOST_CHARACTERS, clean_note
from ladya_desktop.game.view import GameView
from ladya_desktop.texts import t
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.dialog import RING_PX
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.play.port import GamePort

FIELD_PX = 84
LEFT_TOLD_FROM = 100


class NoteField(QPlainTextEdit):
    """A few lines. A Ctrl key here is one of the field's own and presses no player's clock."""

    def __init__(self) -> None:
        super().__init__()
        self.setTabChangesFocus(True)
        self.setFixedHeight(FIELD_PX)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if event.key() == Qt.Key.Key_Control:
            event.accept()


class NotesPage(QWidget):
    """What was begun to be written stays until it is written or taken out, whether the panel is closed or not."""

    def __init__(self, port: GamePort, log_button: QPushButton) -> None:
        super().__init__()
        self._port = port
        self._hint, self.left = plain_label(), plain_label()
        self.field = NoteField()
        self.write_button = QPushButton()
        self._heading, self.written = plain_label(), plain_label()
        self.field.textChanged.connect(self._follow_text)
        self.write_button.clicked.connect(self._write)
        self._lay_out(log_button)

    def present(self, _view: GameView) -> None:
        """Shows the notes written so far, the newest first."""
        notes = [event for row in self._port.log() for event in row.events if isinstance(event, NoteWritten)]
        lines = [self._line(note) for note in reversed(notes)]
        self.written.setText("\n".join(lines) if lines else t("panel.note.none"))

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        self._hint.setText(t("panel.note.hint"))
        self.field.setAccessibleName(t("panel.note.field"))
        self.write_button.setText(t("panel.note.write"))
        self._heading.setText(t("panel.note.written"))
        self._follow_text()
        self.present(self._port.view)

    def _line(self, note: NoteWritten) -> str:
        began_ms = self._port.began_ms
        seconds = (began_ms + note.at_ms) / 1000
        return t("panel.note.line", time=datetime.fromtimestamp(seconds).astimezone().strftime("%H:%M"), text=note.text)

    def _follow_text(self) -> None:
        typed = self.field.toPlainText()
        left = MOST_CHARACTERS - len(" ".join(typed.split()))
        self.write_button.setEnabled(bool(clean_note(typed)) and left >= 0)
        self.left.setText(t("panel.note.left", n=max(left, 0)) if left < LEFT_TOLD_FROM else "")
        if left < 0:
            self._cut(typed[:left])

    def _cut(self, typed: str) -> None:
        """No more goes in than is kept."""
        self.field.setPlainText(typed)
        cursor = self.field.textCursor()
        cursor.movePosition(cursor.MoveOperation.End)
        self.field.setTextCursor(cursor)

    def _write(self) -> None:
        """What a full disk did not take stays to be written again."""
        before = len(self._port.log())
        self._port.note(clean_note(self.field.toPlainText()))
        if len(self._port.log()) > before:
            self.field.clear()
        self.field.setFocus()

    def _lay_out(self, log_button: QPushButton) -> None:
        theme.set_role(self._hint, "small")
        theme.set_role(self.left, "small")
        theme.set_role(self._heading, "strong")
        theme.set_kind(self.write_button, "main")
        for label in (self._hint, self.written):
            label.setWordWrap(True)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.write_button)
        row.addWidget(self.left, 1)
        row.addWidget(log_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(RING_PX, RING_PX, RING_PX, RING_PX)
        column.setSpacing(8)
        column.addWidget(self._hint)
        column.addWidget(self.field)
        column.addLayout(row)
        column.addWidget(self._heading)
        column.addWidget(self.written)
