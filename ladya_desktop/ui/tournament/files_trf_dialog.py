"""A tournament out of a TRF file: into which group it goes, what will stand there, and what the file has wrong."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from ladya_desktop.files.trf_import import TrfImportPlan, import_act, import_plan
from ladya_desktop.files.trf_values import TrfTournament
from ladya_desktop.texts import t, tie_break_words
from ladya_desktop.texts.times import format_points
from ladya_desktop.tournament.acts import ImportGroup
from ladya_desktop.tournament.refusal import ActRefused
from ladya_desktop.tournament.setup import GroupSetup, as_new
from ladya_desktop.tournament.view import CrosstableRow, GroupView, TournamentView
from ladya_desktop.ui.parts.card import card_around
from ladya_desktop.ui.parts.dialog import Dialog
from ladya_desktop.ui.parts.fields import ChoiceField, label, named
from ladya_desktop.ui.tournament import wording
from ladya_desktop.ui.tournament.facts_table import Fact, FactColumn, FactsTable
from ladya_desktop.ui.tournament.files_trf_plan import (
    TrfFile,
    empty_groups,
    free_code,
    new_setup,
    read_trf_file,
    usual_group,
)
from ladya_desktop.ui.tournament.group_form import admitted_grades
from ladya_desktop.ui.tournament.group_sections import WhenSection
from ladya_desktop.ui.tournament.port import TournamentPort

WIDTH_PX: Final = 680
NO_PLACE: Final = "\u2013"


class TakeTrfDialog(Dialog):
    """`taken(code)` once the group stands in the tournament. A file that cannot be used is told, and nothing else."""

    taken = Signal(str)

    def __init__(self, port: TournamentPort, path: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent, title=t("tournament_files.take_title"), width_px=WIDTH_PX)
        self._port = port
        self.file = read_trf_file(path)
        self.form: TrfForm | None = None
        if self.file.trf is None:
            self.fault = label(self.file.fault)
            self.body.addWidget(self.fault)
            self.take: QPushButton = self.add_close(t("tournament_files.close"))
            return
        self.form = TrfForm(port, self.file, self.file.trf)
        self.body.addLayout(self.form)
        self.body.addStretch()
        self.take = self.add_buttons(t("tournament_files.leave"), "")
        self.take.clicked.connect(self._take)
        self.form.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        """What stands in the way is said before anybody presses the button."""
        assert self.form is not None  # only a form changes
        form = self.form
        self.take.setText(t("tournament_files.take_players", n=len(form.plan.entries)))
        self.take.setEnabled(not form.hindrance)
        if form.hindrance and form.hindrance != form.when.fault:
            self.remark.warn(form.hindrance)
        else:
            self.remark.clear()
        self.fit()

    def _take(self) -> None:
        """A second click of a double one finds the button grey."""
        assert self.form is not None  # without one the button only closes
        self.take.setEnabled(False)
        plan = self.form.plan
        if self.remark.answer(self._port.request(_act(plan))):
            self.accept()
            self.taken.emit(plan.setup.code)
            return
        self.take.setEnabled(True)
        self.fit()


class TrfForm(QVBoxLayout):
    """`plan` is what would be entered, `hindrance` why it cannot be, "" if it can; `changed` when either did.

    It is a layout, so that there is room for the ring around its fields.
    """

    changed = Signal()

    def __init__(self, port: TournamentPort, file: TrfFile, trf: TrfTournament) -> None:
        super().__init__()
        assert port.view is not None  # a tournament is open
        self._port, self._trf, self._view = port, trf, port.view
        self._pattern = new_setup(port.view, trf, port.template)
        self._suggested = self._pattern.code
        self.into = ChoiceField[str | None](_groups(self._view))
        self.into.choose(usual_group(self._view, trf))
        self.when = WhenSection(self._pattern, admitted_grades(port.template), year=port.view.year)
        self.facts, self.notes = label("", "muted"), label("")
        self.remarks = label("\n".join(file.remarks), "small")
        self.remarks.setVisible(bool(file.remarks))
        self.table: FactsTable | None = None
        self._card: QFrame | None = None
        self._lay_out(t("tournament_files.from_file", title=trf.name, file=file.name) if trf.name else file.name)
        self._connect()
        self._refresh()

    @property
    def setup(self) -> GroupSetup:
        """The group chosen, or the new one as it is filled in."""
        code = self.into.value
        if code is None:
            return as_new(self.when.put_into(self._pattern), [group.setup for group in self._view.groups])
        return next(group.setup for group in self._view.groups if group.code == code)

    def _refresh(self) -> None:
        self.when.setVisible(self.into.value is None)
        others = tuple(group.setup for group in self._view.groups if group.code != self.into.value)
        self.plan = import_plan(self._trf, self.setup, others)
        after, self.hindrance = self._foreseen()
        self._say(self.plan)
        self._show_table(after)
        self.changed.emit()

    def _foreseen(self) -> tuple[GroupView | None, str]:
        """The group as it would be, or why it would not."""
        problem = self.plan.problem
        if problem is not None:
            return None, t(problem.code, **problem.params)
        if self.into.value is None and self.when.fault:
            return None, self.when.fault
        after = self._port.preview(_act(self.plan))
        if isinstance(after, ActRefused):
            return None, t(after.code, **after.params)
        return next(group for group in after.groups if group.code == self.plan.setup.code), ""

    def _say(self, plan: TrfImportPlan) -> None:
        setup = plan.setup
        ties = ", ".join(tie_break_words.name(code) for code in setup.tie_breaks)
        control = wording.time_control(setup)
        self.facts.setText(t("tournament_files.setup_of_file", cycles=setup.cycles, control=control, list=ties))
        self.notes.setText("\n".join(t(note.code, **note.params) for note in plan.notes))
        self.notes.setVisible(bool(plan.notes))
        self.facts.setVisible(plan.problem is None)

    def _show_table(self, after: GroupView | None) -> None:
        if self._card is not None:
            self.removeWidget(self._card)
            self._card.hide()
            self._card.deleteLater()
        self.table = self._card = None
        self._preview.setVisible(after is not None)
        if after is not None and after.crosstable is not None:
            table = after.crosstable
            self.table = FactsTable(_columns(), [_fact(table.rows[number - 1]) for number in table.order])
            self.table.setAccessibleName(self._preview.text())
            self._card = card_around(self.table)
            self.addWidget(self._card)
            self._card.show()  # at once, so that its height counts

    def _connect(self) -> None:
        when = self.when
        self.into.currentIndexChanged.connect(self._refresh)
        when.name.textChanged.connect(self._refresh)
        for grade in (when.first_grade, when.last_grade):
            grade.currentIndexChanged.connect(self._suggest_code)
        for field in (when.first_grade, when.last_grade, when.month):
            field.currentIndexChanged.connect(self._refresh)
        when.day.valueChanged.connect(self._refresh)
        for hour in (when.starts_at, when.ends_at):
            hour.timeChanged.connect(self._refresh)

    def _suggest_code(self) -> None:
        """The name follows the grades until somebody writes another."""
        if self.when.name.clean != self._suggested:
            return
        grades = (self.when.first_grade.value, self.when.last_grade.value)
        self._suggested = free_code(self._view, self._trf, self._port.template, grades)
        self.when.name.setText(self._suggested)

    def _lay_out(self, source: str) -> None:
        self._preview = label(t("tournament_files.preview"), "small")
        self.setSpacing(12)
        self.addWidget(label(source, "strong"))
        self.addLayout(named("tournament_files.into", self.into))
        for widget in (self.when, self.facts, self.notes, self.remarks, self._preview):
            self.addWidget(widget)


def _act(plan: TrfImportPlan) -> ImportGroup:
    return import_act(plan, reason=t("tournament_files.withdrawn_in_file"))


def _groups(view: TournamentView) -> list[tuple[str | None, str]]:
    empty = [(group.code, wording.group_and_grades(group)) for group in empty_groups(view)]
    return [*empty, (None, t("tournament_files.new_group"))]


def _columns() -> tuple[FactColumn, ...]:
    points, place = (FactColumn(t(f"tournament_files.column_{name}")) for name in ("points", "place"))
    return (FactColumn(t("tournament_files.column_name"), is_wide=True), points, place)


def _fact(row: CrosstableRow) -> Fact:
    who = wording.name_and_class(row.participant)
    place = wording.places(row.places) if row.places else NO_PLACE
    return Fact((who, format_points(row.half_points), place), is_pale=row.places is None)
