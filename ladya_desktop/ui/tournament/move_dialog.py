"""Puts a pupil into another group: where his class belongs is said, groups already drawn are closed to him."""

from PySide6.QtWidgets import QWidget

from ladya_desktop.texts import t
from ladya_desktop.tournament.acts import MoveParticipant
from ladya_desktop.tournament.view import GroupView, ParticipantView
from ladya_desktop.ui.parts.dialog import Dialog
from ladya_desktop.ui.parts.fields import label
from ladya_desktop.ui.parts.option_row import OptionRow
from ladya_desktop.ui.tournament import wording
from ladya_desktop.ui.tournament.port import TournamentPort


class MoveDialog(Dialog):
    """Accepted once he is moved; `chosen` is the group's code, None while none is chosen."""

    def __init__(
        self, port: TournamentPort, group: GroupView, pupil: ParticipantView, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent, title=t("people.move_title", name=pupil.name), width_px=520)
        self._port, self._group, self._pupil = port, group, pupil
        self.options: dict[str, OptionRow] = {}
        self.confirm = self.add_buttons(t("people.cancel"), t("people.move_confirm"))
        self.confirm.clicked.connect(self._move)
        groups = port.view.groups if port.view is not None else ()
        own = next((each for each in groups if each.setup.admits(pupil.grade)), None)
        if own is not None:
            said = t("people.move_own", class_name=pupil.class_name, group=wording.group_name(own.called))
            self.body.addWidget(label(said, "muted"))
        for each in groups:
            self._offer(each)
        self.body.addStretch(1)
        self._enable()

    @property
    def chosen(self) -> str | None:
        """The group chosen, if it is another one."""
        return next((code for code, row in self.options.items() if row.isChecked() and code != self._group.code), None)

    def _offer(self, each: GroupView) -> None:
        row = OptionRow()
        row.set_words(wording.group_and_grades(each), self._note(each))
        is_here = each.code == self._group.code
        row.setEnabled(is_here or not each.rounds)
        row.setChecked(is_here)
        row.toggled.connect(self._enable)
        self.options[each.code] = row
        self.body.addWidget(row)

    def _note(self, each: GroupView) -> str:
        parts = []
        if each.code == self._group.code:
            parts.append(t("people.move_here"))
        elif each.rounds:
            parts.append(t("people.move_locked"))
        if each.setup.admits(self._pupil.grade):
            parts.append(t("people.move_belongs", class_name=self._pupil.class_name))
        return ", ".join(parts)

    def _enable(self) -> None:
        self.confirm.setEnabled(self.chosen is not None)

    def _move(self) -> None:
        code = self.chosen
        assert code is not None  # else the button is grey
        self.confirm.setEnabled(False)
        act = MoveParticipant(participant_id=self._pupil.participant_id, group=code)
        if self.remark.answer(self._port.request(act)):
            self.accept()
            return
        self._enable()
        self.fit()
