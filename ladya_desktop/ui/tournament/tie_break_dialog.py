"""The dialogs that put a group's tie-breaks in order: before play freely, during play with a reason (C.07)."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from ladya_desktop.texts import t
from ladya_desktop.tournament.acts import ChangeTieBreaks
from ladya_desktop.tournament.refusal import ActRefused
from ladya_desktop.tournament.view import GroupView, TournamentView
from ladya_desktop.ui.parts.dialog import Dialog
from ladya_desktop.ui.parts.fields import LineField, label, named
from ladya_desktop.ui.tournament import wording
from ladya_desktop.ui.tournament.port import TournamentPort
from ladya_desktop.ui.tournament.tie_break_list import TieBreakList

WIDTH_PX = 680
LONGEST_REASON = 200
NAMED = 4


class TieBreakDialog(Dialog):
    """Accepted once the order is chosen; `list.codes` is what stands there."""

    def __init__(self, codes: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent, title=t("group_setup.ties_title"), width_px=WIDTH_PX)
        self.list = TieBreakList(codes)
        self.body.addWidget(label(t("group_setup.ties_intro"), "muted"))
        self.body.addLayout(self.list)
        self.body.addStretch()
        self.confirm = self.add_buttons(t("group_setup.cancel"), t("group_setup.ties_done"))
        self.confirm.clicked.connect(self.accept)
        self.list.reshaped.connect(self.fit)
        self.list.presets["russian"].setFocus(Qt.FocusReason.OtherFocusReason)


class LateTieBreakDialog(Dialog):
    """Accepted once another order is kept although play has begun; it warns, shows what follows, and asks why."""

    def __init__(self, port: TournamentPort, group: GroupView, parent: QWidget | None = None) -> None:
        super().__init__(parent, title=t("group_setup.ties_title"), width_px=WIDTH_PX)
        self._port, self._group = port, group
        self.list = TieBreakList(group.setup.tie_breaks)
        self.reason = LineField("", most_letters=LONGEST_REASON)
        self.body.addWidget(label(t("group_setup.ties_late_warning"), "danger"))
        self.body.addLayout(named("group_setup.ties_reason", self.reason))
        self.body.addLayout(self.list)
        self.confirm = self.add_buttons(
            t("group_setup.cancel"), t("group_setup.ties_late_confirm"), kind="danger", is_safe_first=True
        )
        self.confirm.clicked.connect(self._change)
        self.list.changed.connect(self._show)
        self.list.reshaped.connect(self.fit)
        self._show()

    def _act(self, reason: str) -> ChangeTieBreaks:
        return ChangeTieBreaks(group=self._group.code, tie_breaks=self.list.codes, reason=reason)

    def _show(self) -> None:
        """What would change is known before it is done: the reason matters to the journal alone."""
        is_new = self.list.codes != self._group.setup.tie_breaks
        self.confirm.setEnabled(is_new)
        self.remark.clear()
        if is_new:
            self._foretell(self._port.preview(self._act("…")))
        self.fit()

    def _foretell(self, after: TournamentView | ActRefused) -> None:
        """Whose places the order would change."""
        if isinstance(after, ActRefused):
            self.remark.answer(after)
            return
        moved = _moved(self._group, next(each for each in after.groups if each.code == self._group.code))
        if moved:
            self.remark.warn(t("group_setup.ties_places_change", list=_first_of(moved)))
        else:
            self.remark.say(t("group_setup.ties_places_same"))

    def _change(self) -> None:
        reason = self.reason.clean
        if not reason:
            self.remark.warn(t("group_setup.ties_reason_empty"))
            self.reason.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.remark.answer(self._port.request(self._act(reason))):
            self.accept()
            return
        self.fit()


def _first_of(moved: list[str]) -> str:
    """The first few by name, the others by number."""
    said = ", ".join(moved[:NAMED])
    more = len(moved) - NAMED
    return t("group_setup.and_more", list=said, n=more) if more > 0 else said


def _moved(before: GroupView, after: GroupView) -> list[str]:
    """Each pupil whose place is another one, with both, by the new ones."""
    if before.crosstable is None or after.crosstable is None:
        return []
    places = {row.participant.participant_id: row.places for row in before.crosstable.rows}
    now = [row for row in after.crosstable.rows if row.places != places[row.participant.participant_id]]
    return [
        t(
            "group_setup.ties_place_of",
            name=row.participant.name,
            before=wording.places(places[row.participant.participant_id]),
            after=wording.places(row.places),
        ).replace(" ", wording.NO_BREAK_SPACE)
        for row in sorted(now, key=lambda row: row.places or (0, 0))
    ]
