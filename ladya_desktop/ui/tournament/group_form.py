"""Everything that is laid down for a group, as one form; what stands firm already is shown locked, with the reason."""

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ladya_desktop.files.regulations import TournamentTemplate
from ladya_desktop.texts import t
from ladya_desktop.tournament.setup import GroupSetup
from ladya_desktop.ui.parts.fields import label
from ladya_desktop.ui.tournament import tie_break_choices, wording
from ladya_desktop.ui.tournament.group_sections import PlacesSection, PlaySection, RulesSection, Section, WhenSection
from ladya_desktop.ui.tournament.lock_note import Lock, LockNote
from ladya_desktop.ui.tournament.tie_break_dialog import TieBreakDialog


class GroupForm(QWidget):
    """`setup` is what is filled in. `late_ties_requested` when the order of tie-breaks is to change during play."""

    reshaped = Signal()
    late_ties_requested = Signal()

    def __init__(
        self, setup: GroupSetup, *, admitted: range, year: int, lock: Lock = Lock.OPEN, has_code: bool = False
    ) -> None:
        super().__init__()
        self._setup = setup
        self.lock = LockNote(lock)
        self.when, self.places = WhenSection(setup, admitted, year=year, has_code=has_code), PlacesSection(setup)
        self.play, self.rules = PlaySection(setup), RulesSection(setup, of=wording.group_name(setup.called))
        self.ties = TieBreakSection(setup.tie_breaks, is_late=lock is Lock.BEGUN)
        self._lay_out()
        self._lock(lock)
        for section in (self.when, self.play, self.rules, self.ties):
            section.reshaped.connect(self.reshaped)
        self.ties.late_requested.connect(self.late_ties_requested)

    @property
    def setup(self) -> GroupSetup:
        """The group as it is filled in, right or wrong."""
        setup = self._setup
        for section in (self.when, self.places, self.play, self.rules, self.ties):
            setup = section.put_into(setup)
        return setup

    @property
    def fault(self) -> str:
        """What the regulation does not admit, in words; empty if nothing."""
        return self.when.fault

    def take_ties(self, codes: tuple[str, ...]) -> None:
        """Shows the order that was kept meanwhile."""
        self.ties.show_codes(codes)

    def _lock(self, lock: Lock) -> None:
        if lock >= Lock.DRAWN:
            self.when.first_grade.setEnabled(False)
            self.when.last_grade.setEnabled(False)
            self.play.lock_rounds()
        locked: tuple[Section, ...] = (self.play, self.rules) if lock >= Lock.BEGUN else ()
        everything = (self.when, self.places, self.ties, *locked)
        for section in everything if lock is Lock.CLOSED else locked:
            section.lock(self.lock.text)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(self.lock)
        sections: tuple[Section, ...] = (self.when, self.play, self.ties, self.rules, self.places)
        for section in sections:
            column.addWidget(section)


class TieBreakSection(Section):
    """The order of the tie-breaks in one line, and the button that opens the list."""

    late_requested = Signal()

    def __init__(self, codes: tuple[str, ...], *, is_late: bool, parent: QWidget | None = None) -> None:
        super().__init__("group_setup.section_ties", parent)
        self._codes = codes
        self._is_late = is_late
        self.words = label("")
        self.change = QPushButton(t("group_setup.ties_change_late" if is_late else "group_setup.ties_change"))
        self.change.setAccessibleName(t("group_setup.ties_change_hint"))
        self.change.setAutoDefault(False)
        self.change.clicked.connect(self._open)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self.words, 1)
        row.addWidget(self.change)
        self.column.addLayout(row)
        self.show_codes(codes)

    def show_codes(self, codes: tuple[str, ...]) -> None:
        """Shows an order."""
        self._codes = codes
        self.words.setText(tie_break_choices.in_words(codes))
        self.reshaped.emit()

    def put_into(self, setup: GroupSetup) -> GroupSetup:
        """The setup with the order shown here."""
        return replace(setup, tie_breaks=self._codes)

    def _open(self) -> None:
        if self._is_late:
            self.late_requested.emit()
            return
        dialog = TieBreakDialog(self._codes, self.window())
        dialog.accepted.connect(lambda: self.show_codes(dialog.list.codes))
        dialog.open()


def admitted_grades(template: TournamentTemplate) -> range:
    """The grades that the school regulation admits: those of its groups, from the lowest to the highest."""
    lowest = min(setup.first_grade for setup in template.groups)
    return range(lowest, max(setup.last_grade for setup in template.groups) + 1)
