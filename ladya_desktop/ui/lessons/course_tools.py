"""What stands beside a lesson of the teacher's own: change it, give it away as a file, remove it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ladya_desktop.lessons import Entry
from ladya_desktop.texts import t
from ladya_desktop.ui.lessons.course_files import OwnLessons
from ladya_desktop.ui.parts.dialog import Question
from ladya_desktop.ui.parts.square_button import SquareButton


class OwnTools(QWidget):
    """`edit_requested(path)`; the rest is done here."""

    edit_requested = Signal(object)

    def __init__(self, own: OwnLessons, entry: Entry) -> None:
        super().__init__()
        self._own, self._entry = own, entry
        self.edit, self.export, self.remove = SquareButton("pencil"), SquareButton("give"), SquareButton("trash")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for button in self.buttons:
            row.addWidget(button)
        self.edit.clicked.connect(lambda: self.edit_requested.emit(entry.path))
        self.export.clicked.connect(lambda: own.ask_where(entry).open())
        self.remove.clicked.connect(self._ask_to_remove)
        self.retranslate()

    @property
    def buttons(self) -> tuple[SquareButton, ...]:
        """In their order."""
        return self.edit, self.export, self.remove

    def retranslate(self) -> None:
        """Says everything in the language chosen now."""
        title = self._entry.title.here
        self.edit.say(t("course.edit_of", title=title))
        self.export.say(t("course.export_of", title=title))
        self.remove.say(t("course.remove_of", title=title))

    def _ask_to_remove(self) -> None:
        question = Question(
            self.window(),
            title=t("course.remove_title"),
            text=t("course.remove_text", title=self._entry.title.here),
            cancel=t("course.remove_no"),
            confirm=t("course.remove"),
            is_safe_first=True,
        )
        question.accepted.connect(lambda: self._own.remove(self._entry))
        question.open()
