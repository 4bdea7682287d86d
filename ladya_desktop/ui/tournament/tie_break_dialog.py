"""The dialogs that put a group's tie-breaks in order: before play freely, during play with a reason (C.07)."""

from itertools import islice

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
            self.remark.say(_follows(self._group, self._port.preview(self._act("…"))))
        self.fit()

    def _change(self) -> None:
        reason = self.reason.clean
        if not reason:
            self.remark.warn(t("group_setup.ties_reason_empty"))
            self.reason.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.remark.answer(self._port.request(self._act(reason))):
            self.accept()
            return
        self.fit()


def _follows(group: GroupView, after: TournamentView | ActRefused) -> str:
    """Whose places another order changes."""
    if isinstance(after, ActRefused):
        return t(after.code, **after.params)
    moved = list(_moved(group, next(each for each in after.groups if each.code == group.code)))
    if not moved:
        return t("group_setup.ties_places_same")
    named_here = ", ".join(islice(moved, NAMED))
    more = len(moved) - NAMED
    return t(
        "group_setup.ties_places_change",
        list=t("group_setup.and_more", list=named_here, n=more) if more > 0 else named_here,
    )


def _moved(before: GroupView, after: GroupView) -> list[str]:
    """Each pupil whose place is another one, with both."""
    if before.crosstable is None or after.crosstable is None:
        return []
    pairs = zip(before.crosstable.rows, after.crosstable.rows, strict=True)
    return [
        t(
            "group_setup.ties_place_of",
            name=was.participant.name,
            before=wording.places(was.places),
            after=wording.places(now.places),
        )
        for was, now in pairs
        if was.places != now.places
    ]
