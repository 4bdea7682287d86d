"""Who comes after the draw, guided: a free number is his, else the lots are drawn anew; nobody once play has begun.

C.05 articles 6.1 to 6.4.
"""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from ladya_desktop.files.columns import Fields
from ladya_desktop.texts import t
from ladya_desktop.tournament.acts import CheckIn, EnterLate
from ladya_desktop.tournament.refusal import ActRefused, refused
from ladya_desktop.tournament.setup import Entry
from ladya_desktop.tournament.view import GroupStatus, GroupView, ParticipantView
from ladya_desktop.ui.parts.card import card_around
from ladya_desktop.ui.parts.dialog import Dialog
from ladya_desktop.ui.parts.fields import in_columns, label, named, widgets_of
from ladya_desktop.ui.parts.option_row import OptionRow
from ladya_desktop.ui.tournament import wording
from ladya_desktop.ui.tournament.facts_table import Fact, FactColumn, FactsTable
from ladya_desktop.ui.tournament.participants_model import NO_NUMBER
from ladya_desktop.ui.tournament.port import TournamentPort
from ladya_desktop.ui.tournament.pupil_entry import typed_entry


class LateEntryDialog(Dialog):
    """Accepted once he is in. `redraw_requested`: the draw was taken back for him, the lots are to be drawn again.

    `pupil` is one of `group.undrawn` to begin with.
    """

    redraw_requested = Signal()

    def __init__(
        self,
        port: TournamentPort,
        group: GroupView,
        parent: QWidget | None = None,
        *,
        pupil: ParticipantView | None = None,
    ) -> None:
        super().__init__(parent, title=t("people.late_title"), width_px=640)
        self._port, self._group = port, group
        self.has_begun = group.has_begun or group.status is GroupStatus.CLOSED
        self.is_free = not self.has_begun and len(group.participants) % 2 == 1
        self.rule = label(_rule(group, has_begun=self.has_begun, is_free=self.is_free), "strong")
        self.body.addWidget(self.rule)
        self.waiting = {one.participant_id: OptionRow() for one in group.undrawn}
        self.new = OptionRow()
        self.name_field, self.class_field = QLineEdit(), QLineEdit()
        self._typed: tuple[QWidget, ...] = ()
        self.table: FactsTable | None = None
        if self.has_begun:
            self.close_button = self.add_close(t("people.close"))
            return
        number = len(group.participants) + 1
        words = t("people.late_confirm", number=number) if self.is_free else t("people.late_redraw")
        self.confirm = self.add_buttons(t("people.cancel"), words)
        self.confirm.clicked.connect(self._enter)
        self._numbers = QVBoxLayout()
        self._ask_who(pupil)
        self.body.addLayout(self._numbers)
        self.body.addStretch(1)
        self._show()

    @property
    def _pupil(self) -> ParticipantView | None:
        """The pupil of the list who is chosen, None if another one is typed."""
        chosen = next((number for number, row in self.waiting.items() if row.isChecked()), None)
        return next((one for one in self._group.undrawn if one.participant_id == chosen), None)

    def _ask_who(self, pupil: ParticipantView | None) -> None:
        if self.waiting:
            self.body.addWidget(label(t("people.late_who"), "small"))
            self.new.set_words(t("people.late_new"), t("people.late_new_note"))
            for one in self._group.undrawn:
                self.waiting[one.participant_id].set_words(wording.name_and_class(one))
            chosen = pupil or self._group.undrawn[0]
            self.waiting[chosen.participant_id].setChecked(True)
            for row in (*self.waiting.values(), self.new):
                row.toggled.connect(self._show)
                self.body.addWidget(row)
        fields = (named("tournament.add_name", self.name_field), named("tournament.add_class", self.class_field))
        self.body.addLayout(in_columns(*fields, weights=(3, 2)))
        self._typed = tuple(widget for field in fields for widget in widgets_of(field))
        self.name_field.returnPressed.connect(self.class_field.setFocus)
        for field in (self.name_field, self.class_field):
            field.editingFinished.connect(self._show_numbers)
        if not self.waiting:
            self.name_field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show(self) -> None:
        for widget in self._typed:
            widget.setVisible(self._pupil is None)
        self._show_numbers()

    def _show_numbers(self) -> None:
        """The numbers before and after, in order; drawn anew only where they change."""
        facts = _numbers(self._group, self._name(), is_free=self.is_free)
        if self.table is not None and self.table.facts.facts == facts:
            return
        while (item := self._numbers.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        headings = (t("people.column_now"), *((t("people.column_later"),) if self.is_free else ()))
        columns = (FactColumn(t("people.column_number")), *(FactColumn(words, is_wide=True) for words in headings))
        self.table = FactsTable(columns, facts)
        self.table.setAccessibleName(t("people.late_title"))
        card = card_around(self.table)
        self._numbers.addWidget(card)
        card.show()  # at once, so that a dialog that is open can fit itself to it
        if self.isVisible():
            self.fit()

    def _name(self) -> str:
        pupil = self._pupil
        typed = pupil.name if pupil is not None else " ".join(self.name_field.text().split())
        return typed or t("people.late_somebody")

    def _enter(self) -> None:
        entry = self._entry()
        if isinstance(entry, str):
            self.remark.warn(entry)
            if not self.name_field.text().strip():
                self.name_field.setFocus(Qt.FocusReason.OtherFocusReason)
            self.fit()
            return
        self.confirm.setEnabled(False)
        done = self._take_number(entry) if self.is_free else self._draw_again(entry)
        if self.remark.answer(done):
            self.accept()
            if not self.is_free:
                self.redraw_requested.emit()
            return
        self.confirm.setEnabled(True)
        self.fit()

    def _entry(self) -> Entry | str:
        pupil = self._pupil
        if pupil is not None:
            return Entry(name=pupil.name, grade=pupil.grade, letter=pupil.letter)
        return typed_entry(self.name_field.text(), self.class_field.text())

    def _take_number(self, entry: Entry) -> ActRefused | None:
        return self._port.request(EnterLate(group=self._group.code, entry=entry))

    def _draw_again(self, entry: Entry) -> ActRefused | None:
        """The draw is taken back only for somebody who can be entered afterwards."""
        pupil, code = self._pupil, self._group.code
        fault = self._new_fault(entry) if pupil is None else None
        fault = fault or self._port.cancel_draw(code, t("people.late_reason", name=entry.name))
        if fault is not None:
            return fault
        if pupil is not None:
            return self._port.request(CheckIn(participant_id=pupil.participant_id, is_present=True))
        return self._port.add_participants((entry,))

    def _new_fault(self, entry: Entry) -> ActRefused | None:
        """Why somebody who is not on the list could not be entered: in this group a new pupil has one of its grades."""
        words = {"name": entry.name, "class_name": entry.class_name}
        if not self._group.setup.admits(entry.grade):
            return refused("late_other_group", **words, group=self._group.called)
        fields = Fields(line=1, name=entry.name, school_class=entry.class_name)
        if not self._port.preview_participants((fields,)).entries:
            return refused("name_taken", **words)
        return None


def _rule(group: GroupView, *, has_begun: bool, is_free: bool) -> str:
    if has_begun:
        return t("people.rule_begun")
    n = len(group.participants)
    return t("people.rule_free_number", number=n + 1) if is_free else t("people.rule_redraw", n=n)


def _numbers(group: GroupView, name: str, *, is_free: bool) -> tuple[Fact, ...]:
    """Number, who bears it now, who will; before a new draw nobody knows who will."""
    if not is_free:
        newcomer = Fact((NO_NUMBER, name), is_strong=True)
        return (*(Fact((str(one.number), one.name)) for one in group.participants), newcomer)
    his = Fact((str(len(group.participants) + 1), t("people.number_free"), name), is_strong=True)
    return (*(Fact((str(one.number), one.name, one.name)) for one in group.participants), his)
