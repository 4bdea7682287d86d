"""A field for a position of the teacher's own; it says what is wrong with the text and keeps it for correction."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from ladya_desktop.texts import t
from ladya_desktop.ui import theme
from ladya_desktop.ui.lessons.fen_problem import FenProblem, read_position


class PositionField(QFrame):
    """`position_given` carries a full FEN."""

    position_given = Signal(str)
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme.set_role(self, "card")
        self._title, self._problem = QLabel(), QLabel()
        self._found: FenProblem | None = None
        self.field = QLineEdit()
        self.set_button, self.cancel_button = QPushButton(), QPushButton()
        theme.set_role(self._title, "strong")
        theme.set_role(self._problem, "danger")
        theme.set_kind(self.set_button, "main")
        self._problem.setWordWrap(True)
        self.field.returnPressed.connect(self._give)
        self.field.textEdited.connect(lambda _: self._say(None))
        self.set_button.clicked.connect(self._give)
        self.cancel_button.clicked.connect(self.closed)
        self._lay_out()
        self._say(None)
        self.retranslate()

    @property
    def problem(self) -> str:
        """What is said to be wrong."""
        return self._problem.text()

    def open(self) -> None:
        """Opens, ready for a text."""
        self.show()
        self.field.selectAll()
        self.field.setFocus()

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        self._title.setText(t("lesson.fen.title"))
        self.field.setAccessibleName(t("lesson.fen.title"))
        self.field.setPlaceholderText(t("lesson.fen.hint"))
        self.set_button.setText(t("lesson.fen.set"))
        self.cancel_button.setText(t("lesson.fen.cancel"))
        self._say(self._found)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def _give(self) -> None:
        found = read_position(self.field.text())
        if isinstance(found, FenProblem):
            self._say(found)
            self.field.setFocus()
        else:
            self._say(None)
            self.position_given.emit(found)

    def _say(self, found: FenProblem | None) -> None:
        self._found = found
        self._problem.setText("" if found is None else t(found.code, **dict(found.params)))
        self._problem.setVisible(found is not None)
        self.field.setAccessibleDescription(self._problem.text())
        theme.restyle(self.field, "state", "error" if found is not None else "")

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(8)
        for widget in (self._title, self.field, self._problem):
            column.addWidget(widget)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.set_button)
        row.addWidget(self.cancel_button)
        row.addStretch()
        column.addLayout(row)
