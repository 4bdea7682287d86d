"""One complaint: who, when, about what; the text, the answer, and what can be done with it."""

from datetime import date

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ladya_desktop.texts import t
from ladya_desktop.tournament.state import Complaint
from ladya_desktop.tournament.view import GroupView
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.chip import Chip
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.tournament import complaint_words, moments


class ComplaintCard(QFrame):
    """Emits the number of its complaint with what is asked for."""

    answer_requested = Signal(int)
    record_requested = Signal(int)
    print_requested = Signal(int)

    def __init__(self, complaint: Complaint, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme.set_role(self, "card")
        self.complaint = complaint
        self._number = 0
        self.title, self.about = _label("strong"), _label("small")
        self.text, self.reply = _label(""), _label("")
        self.late, self.state = Chip(), Chip()
        self.answer, self.record, self.print_button = QPushButton(), QPushButton(), QPushButton()
        self.answer.clicked.connect(lambda: self.answer_requested.emit(self.complaint.number))
        self.record.clicked.connect(lambda: self.record_requested.emit(self.complaint.number))
        self.print_button.clicked.connect(lambda: self.print_requested.emit(self.complaint.number))
        self._lay_out()

    def present(self, group: GroupView, complaint: Complaint, today: date) -> None:
        """Shows a complaint as it stands."""
        self.complaint = complaint
        self._number = group.number_of(complaint)
        number = t("organizer.complaint_number", number=self._number)
        self.title.setText(f"{number}. {_filed(complaint, today)}")
        self.about.setText(complaint_words.about(group, complaint))
        self.text.setText(complaint.text)
        self.reply.setHidden(complaint.answer is None)
        self.reply.setText(t("organizer.complaint_answer", answer=complaint.answer or ""))
        self.late.setVisible(complaint.is_late)
        self.late.show_text(t("organizer.complaint_late"), "warn", "clock")
        is_answered = complaint.answer is not None
        state = t("organizer.complaint_answered" if is_answered else "organizer.complaint_waits")
        self.state.show_text(state, "good" if is_answered else "accent", "check" if is_answered else None)
        theme.set_kind(self.answer, "plain" if is_answered else "main")
        self.record.setVisible(complaint.game_id is not None)
        self._say(self.answer, "organizer.answer_again" if is_answered else "organizer.answer")
        self._say(self.record, "organizer.complaint_record")
        self._say(self.print_button, "organizer.complaint_print")

    def _say(self, button: QPushButton, code: str) -> None:
        action = t(code)
        button.setText(action)
        named = t("organizer.of_complaint", action=action.rstrip("…"), number=self._number)
        button.setAccessibleName(named)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.title, 1)
        head.addWidget(self.late)
        head.addWidget(self.state)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        for button in (self.answer, self.record, self.print_button):
            buttons.addWidget(button)
        buttons.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(8)
        column.addLayout(head)
        for part in (self.about, self.text, self.reply):
            column.addWidget(part)
        column.addLayout(buttons)


def _filed(complaint: Complaint, today: date) -> str:
    """Who handed it in and when, the hour alone today."""
    is_today = moments.moment_of(complaint.filed_at_ms).date() == today
    code = "organizer.complaint_from" if is_today else "organizer.complaint_from_day"
    return t(code, author=complaint.author, time=moments.said(complaint.filed_at_ms, today))


def _label(role: str) -> QLabel:
    label = plain_label()
    label.setWordWrap(True)
    theme.set_role(label, role)
    return label
