"""What papers say of the whole event: its title, the school and the room, who organises and who rules."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from ladya_desktop.texts import t
from ladya_desktop.tournament.acts import ChangeDetails
from ladya_desktop.tournament.rules.regulations import MAX_COMPLAINT_MIN, MAX_TITLE_LETTERS
from ladya_desktop.tournament.setup import NO_DETAILS, EventDetails
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.dialog import Dialog
from ladya_desktop.ui.parts.fields import LineField, NumberField, in_columns, label, named
from ladya_desktop.ui.tournament.port import TournamentPort


class DetailsForm(QFrame):
    """`details` is what is filled in; nothing of it has to be."""

    def __init__(self, details: EventDetails, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme.set_role(self, "card")
        self.school, self.room, self.organizer, self.arbiter = (
            LineField(text, most_letters=MAX_TITLE_LETTERS)
            for text in (details.school, details.room, details.organizer, details.arbiter)
        )
        self.complaint_min = NumberField(0, MAX_COMPLAINT_MIN, details.complaint_min)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(8)
        column.addLayout(
            in_columns(named("group_setup.school", self.school), named("group_setup.room", self.room), weights=(3, 1))
        )
        column.addLayout(
            in_columns(named("group_setup.organizer", self.organizer), named("group_setup.arbiter", self.arbiter))
        )
        complaints = QHBoxLayout()
        complaints.setSpacing(12)
        complaints.addLayout(named("group_setup.complaint_min", self.complaint_min), 1)
        note = label(t("group_setup.complaint_note"), "small")
        complaints.addWidget(note, 2, Qt.AlignmentFlag.AlignBottom)
        column.addLayout(complaints)

    @property
    def details(self) -> EventDetails:
        """What papers will say."""
        return EventDetails(
            school=self.school.clean,
            room=self.room.clean,
            organizer=self.organizer.clean,
            arbiter=self.arbiter.clean,
            complaint_min=self.complaint_min.value(),
        )


class EventDialog(Dialog):
    """Accepted once the tournament's title and details are kept."""

    def __init__(self, port: TournamentPort, parent: QWidget | None = None) -> None:
        super().__init__(parent, title=t("group_setup.event_title"), width_px=680)
        self._port = port
        view = port.view
        self.title_field = LineField(view.title if view is not None else "", most_letters=MAX_TITLE_LETTERS)
        self.form = DetailsForm(view.details if view is not None else NO_DETAILS)
        self.body.addLayout(named("group_setup.title", self.title_field))
        self.body.addWidget(self.form)
        self.body.addStretch()
        self.confirm = self.add_buttons(t("group_setup.cancel"), t("group_setup.save"))
        self.confirm.clicked.connect(self._save)

    def _save(self) -> None:
        act = ChangeDetails(title=self.title_field.clean, details=self.form.details)
        if self.remark.answer(self._port.request(act)):
            self.accept()
        else:
            self.fit()
