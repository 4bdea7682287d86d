"""Entering a complaint that was handed in on paper: who, when, about what, and what it says; and answering one."""

from PySide6.QtCore import QDateTime, Qt
from PySide6.QtWidgets import QComboBox, QDateTimeEdit, QLabel, QLineEdit, QPlainTextEdit, QVBoxLayout, QWidget

from ladya_desktop.texts import t
from ladya_desktop.tournament.acts import AnswerComplaint, FileComplaint
from ladya_desktop.tournament.state import Complaint
from ladya_desktop.tournament.view import GroupView, PairingView
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.dialog import Dialog
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.parts.remark import Remark
from ladya_desktop.ui.tournament import complaint_words, moments, wording
from ladya_desktop.ui.tournament.port import TournamentPort

TEXT_PX, COMPACT_TEXT_PX = 132, 84
MINUTE_MS = 60_000
LEAST_LETTERS = 20
ABOVE_FIELD_PX, DATE_LEFT_PX = 8, 10


class ComplaintDialog(Dialog):
    """Accepted once the complaint is entered; that it is late is said before."""

    def __init__(
        self, port: TournamentPort, group: GroupView, pairing: PairingView | None, parent: QWidget | None = None
    ) -> None:
        self.text = QPlainTextEdit()
        super().__init__(parent, title=t("organizer.file_title"), width_px=640)
        self._port, self._group = port, group
        self._games = complaint_words.begun(group)
        self.author, self.about = QComboBox(), QComboBox()
        now_ms = int(port.now.timestamp() * 1000)
        self.filed = QDateTimeEdit(QDateTime.fromMSecsSinceEpoch(now_ms - now_ms % MINUTE_MS))
        self.late = Remark()
        self._fill(pairing)
        self.confirm = self.add_buttons(t("tournament.cancel"), t("organizer.file_confirm"))
        self.confirm.clicked.connect(self._file)
        self.filed.dateTimeChanged.connect(self._warn)
        self._warn()

    @property
    def filed_at_ms(self) -> int:
        """When it was handed in; this minute counts as now, so that it is not in the future."""
        return self.filed.dateTime().toMSecsSinceEpoch()

    def set_compact(self, *, is_compact: bool) -> None:
        super().set_compact(is_compact=is_compact)
        self.text.setFixedHeight(COMPACT_TEXT_PX if is_compact else TEXT_PX)

    def _fill(self, pairing: PairingView | None) -> None:
        self.author.setEditable(True)
        self.author.addItems([wording.name_and_class(one) for one in self._group.participants])
        self.author.setCurrentIndex(-1)
        line = self.author.lineEdit()
        assert isinstance(line, QLineEdit)  # it is editable
        line.setPlaceholderText(t("organizer.file_author_hint"))
        for choice in (self.author, self.about):  # long names make a list wide, not the dialog
            choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            choice.setMinimumContentsLength(LEAST_LETTERS)
        self.about.addItem(t("organizer.complaint_about_event"))
        self.about.addItems([complaint_words.game(one) for one in self._games])
        places = [(one.round, one.board) for one in self._games]
        if pairing is not None and (pairing.round, pairing.board) in places:
            self.about.setCurrentIndex(1 + places.index((pairing.round, pairing.board)))
        self.filed.setDisplayFormat("dd.MM.yyyy  HH:mm")
        self.filed.setStyleSheet("QDateTimeEdit { qproperty-alignment: AlignLeft; }")  # as the fields above
        self.filed.lineEdit().setTextMargins(DATE_LEFT_PX, 0, 0, 0)
        self.text.setTabChangesFocus(True)
        for code, field in (
            ("organizer.file_author", self.author),
            ("organizer.file_about", self.about),
            ("organizer.file_at", self.filed),
            ("organizer.file_text", self.text),
        ):
            self.body.addLayout(labelled(t(code), field))
        self.body.addWidget(self.late)

    def _warn(self) -> None:
        until_ms = self._group.complaint_deadline_ms
        if until_ms is None or self.filed_at_ms <= until_ms:
            self.late.clear()
        else:
            self.late.warn(t("organizer.file_late", time=moments.said(until_ms, self._port.today)))
        if self.isVisible():
            self.fit()

    def _file(self) -> None:
        at = self.about.currentIndex()
        about = self._games[at - 1] if at > 0 else None
        act = FileComplaint(
            group=self._group.code,
            author=self.author.currentText(),
            text=self.text.toPlainText(),
            filed_at_ms=self.filed_at_ms,
            round=about.round if about else None,
            board=about.board if about else None,
        )
        if self.remark.answer(self._port.request(act)):
            self.accept()
            return
        self.fit()


class AnswerDialog(Dialog):
    """Accepted once the answer is entered; the complaint stands above it."""

    def __init__(self, port: TournamentPort, complaint: Complaint, parent: QWidget | None = None) -> None:
        self.text = QPlainTextEdit(complaint.answer or "")
        assert port.view is not None  # the complaint is of an open tournament
        group = next(group for group in port.view.groups if group.code == complaint.group)
        title = t("organizer.answer_title", number=group.number_of(complaint))
        super().__init__(parent, title=title, width_px=640)
        self._port, self._number = port, complaint.number
        for words, role in ((complaint.author, "small"), (complaint.text, "")):
            self.body.addWidget(_label(words, role))
        self.body.addSpacing(ABOVE_FIELD_PX)
        self.text.setTabChangesFocus(True)
        self.body.addLayout(labelled(t("organizer.answer_field"), self.text))
        self.confirm = self.add_buttons(t("tournament.cancel"), t("organizer.answer_confirm"))
        self.confirm.clicked.connect(self._answer)
        self.text.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_compact(self, *, is_compact: bool) -> None:
        super().set_compact(is_compact=is_compact)
        self.text.setFixedHeight(COMPACT_TEXT_PX if is_compact else TEXT_PX)

    def _answer(self) -> None:
        act = AnswerComplaint(number=self._number, answer=self.text.toPlainText())
        if self.remark.answer(self._port.request(act)):
            self.accept()
            return
        self.fit()


def labelled(words: str, field: QWidget) -> QVBoxLayout:
    """A field below its name."""
    label = _label(words, "small")
    label.setBuddy(field)
    field.setAccessibleName(words)
    column = QVBoxLayout()
    column.setSpacing(4)
    column.addWidget(label)
    column.addWidget(field)
    return column


def _label(text: str, role: str) -> QLabel:
    label = plain_label(text)
    label.setWordWrap(True)
    theme.set_role(label, role)
    return label
