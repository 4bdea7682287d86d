"""A group and its regulations, laid down or changed: one of a tournament, or one of a tournament not yet created."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget

from ladya_desktop.files.regulations import TournamentTemplate
from ladya_desktop.texts import t
from ladya_desktop.tournament.acts import AddGroup, ChangeGroup, RemoveGroup, RenameGroup
from ladya_desktop.tournament.refusal import ActRefused
from ladya_desktop.tournament.rules.setup_faults import setup_faults
from ladya_desktop.tournament.setup import GroupSetup, as_new
from ladya_desktop.tournament.view import GroupView, TournamentView
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.dialog import Dialog, Question
from ladya_desktop.ui.tournament import wording
from ladya_desktop.ui.tournament.group_form import GroupForm, admitted_grades
from ladya_desktop.ui.tournament.lock_note import Lock, lock_of
from ladya_desktop.ui.tournament.port import TournamentPort
from ladya_desktop.ui.tournament.tie_break_dialog import LateTieBreakDialog

WIDTH_PX = 760
ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")


class SetupDialog(Dialog):
    """Accepted once the setup filled in was kept by `_store`."""

    def __init__(
        self,
        setup: GroupSetup,
        parent: QWidget | None,
        *,
        admitted: range,
        year: int,
        lock: Lock = Lock.OPEN,
        is_new: bool,
        has_code: bool = False,
    ) -> None:
        name = wording.group_name(setup.called)
        super().__init__(
            parent,
            title=t("group_setup.new_group") if is_new else t("group_setup.group_title", group=name),
            width_px=WIDTH_PX,
        )
        self.form = GroupForm(setup, admitted=admitted, year=year, lock=lock, has_code=has_code)
        self.body.addWidget(self.form)
        self.body.addStretch()
        self.confirm = self.add_buttons(t("group_setup.cancel"), t("group_setup.save"))
        self.confirm.setEnabled(lock is not Lock.CLOSED)
        self.confirm.clicked.connect(self._save)
        self.form.reshaped.connect(self.fit)

    def _store(self, setup: GroupSetup) -> ActRefused | None:
        """Keeps the setup, or answers why it cannot be."""
        raise NotImplementedError

    def _save(self) -> None:
        fault = self.form.fault
        if fault:
            self.remark.warn(fault)
            self.form.when.last_grade.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.remark.answer(self._store(self.form.setup)):
            self.accept()
            return
        self.fit()


class GroupDialog(SetupDialog):
    """Changes a group of the tournament, or adds one if none is given; takes a group away in which nobody stands."""

    def __init__(self, port: TournamentPort, group: GroupView | None, parent: QWidget | None = None) -> None:
        setup = group.setup if group is not None else next_group(_setups(port), port.template)
        super().__init__(
            setup,
            parent,
            admitted=admitted_grades(port.template),
            year=port.view.year if port.view is not None else port.today.year,
            lock=lock_of(group) if group is not None else Lock.OPEN,
            is_new=group is None,
            has_code=group is not None,
        )
        self._port, self._group = port, group
        self.remove = QPushButton(t("group_setup.group_remove"))
        self.remove.setAutoDefault(False)
        theme.set_kind(self.remove, "danger")
        self.remove.setVisible(group is not None and not (group.participants or group.undrawn))
        self.remove.clicked.connect(self._ask_remove)
        self.buttons.insertWidget(1, self.remove)
        self.form.late_ties_requested.connect(self._change_ties)

    def aim_at_name(self) -> None:
        """The keyboard begins in the group's name, which the next letter replaces."""
        name = self.form.when.name
        name.setFocus(Qt.FocusReason.OtherFocusReason)
        name.selectAll()

    def _store(self, setup: GroupSetup) -> ActRefused | None:
        if self._group is None:
            return self._port.request(AddGroup(setup=as_new(setup, _setups(self._port))))
        rename = RenameGroup(group=setup.code, name=self.form.when.name.clean)
        return _refusal(self._port.preview(rename)) or self._change(setup, rename)

    def _change(self, setup: GroupSetup, rename: RenameGroup) -> ActRefused | None:
        """Both or none: that the name may be given is known."""
        return self._port.request(ChangeGroup(setup=setup)) or self._port.request(rename)

    def _change_ties(self) -> None:
        """The order is kept by a dialog of its own, whatever becomes of this one."""
        group = self._now()
        if group is None:
            return
        dialog = LateTieBreakDialog(self._port, group, self)
        dialog.accepted.connect(self._show_ties)
        dialog.open()

    def _show_ties(self) -> None:
        group = self._now()
        if group is not None:
            self.form.take_ties(group.setup.tie_breaks)

    def _now(self) -> GroupView | None:
        view, group = self._port.view, self._group
        groups = view.groups if view is not None and group is not None else ()
        return next((each for each in groups if group is not None and each.code == group.code), None)

    def _ask_remove(self) -> None:
        name = wording.group_name(self.form.setup.called)
        question = Question(
            self,
            title=t("group_setup.group_remove_title"),
            text=t("group_setup.group_remove_text", group=name),
            cancel=t("group_setup.keep"),
            confirm=t("group_setup.group_remove_confirm"),
        )
        question.accepted.connect(self._remove)
        question.open()

    def _remove(self) -> None:
        if self.remark.answer(self._port.request(RemoveGroup(group=self.form.setup.code))):
            self.accept()
        else:
            self.fit()


class DraftGroupDialog(SetupDialog):
    """A group of a tournament that is still being laid down; `kept` is the setup once it is accepted.

    `others` are the groups beside which it must stand in the `year` of the tournament.
    """

    def __init__(
        self,
        setup: GroupSetup,
        parent: QWidget | None,
        *,
        others: tuple[GroupSetup, ...],
        year: int,
        admitted: range,
        is_new: bool,
    ) -> None:
        super().__init__(setup, parent, admitted=admitted, year=year, is_new=is_new)
        self._others, self._year = others, year
        self.kept = setup

    def _store(self, setup: GroupSetup) -> ActRefused | None:
        fault = next(setup_faults((*self._others, setup), self._year), None)
        if fault is None:
            self.kept = setup
        return fault


def next_group(setups: tuple[GroupSetup, ...], template: TournamentTemplate) -> GroupSetup:
    """A group more: one of the regulation if there is room for it, else after the pattern of the last.

    That one gets the next number and the lowest grade admitted that plays in no group, or the highest one.
    """
    codes = {code for setup in setups for code in (setup.code, setup.called)}
    for setup in template.groups:
        is_free = all(each.last_grade < setup.first_grade or setup.last_grade < each.first_grade for each in setups)
        if is_free and setup.code not in codes:
            return setup
    admitted = admitted_grades(template)
    left = [grade for grade in admitted if not any(setup.admits(grade) for setup in setups)] or [admitted[-1]]
    code = next((each for each in ROMAN if each not in codes), "")
    return replace(setups[-1], code=code, name="", first_grade=left[0], last_grade=left[0])


def _refusal(foreseen: TournamentView | ActRefused) -> ActRefused | None:
    return foreseen if isinstance(foreseen, ActRefused) else None


def _setups(port: TournamentPort) -> tuple[GroupSetup, ...]:
    """The groups there are, or those of the regulation while there is no tournament."""
    view = port.view
    return tuple(group.setup for group in view.groups) if view is not None else port.template.groups
