"""Signing a group's protocol when every game is decided, and opening it again with a reason."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from ladya_desktop.texts import t
from ladya_desktop.tournament.acts import CloseGroup, ReopenGroup
from ladya_desktop.tournament.view import GroupView
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.dialog import Dialog
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.tournament import complaint_words, wording
from ladya_desktop.ui.tournament.complaint_dialog import labelled
from ladya_desktop.ui.tournament.port import TournamentPort


class SignDialog(Dialog):
    """Accepted once the protocol is signed; what speaks for waiting is said before, and then waiting has Enter."""

    def __init__(self, port: TournamentPort, group: GroupView, parent: QWidget | None = None) -> None:
        super().__init__(parent, title=t("organizer.sign_title"), width_px=520)
        self._port, self._code = port, group.code
        self.body.addWidget(_words(t("organizer.sign_text", group=wording.group_name(group.called)), ""))
        self.doubts = doubts(port, group)
        for doubt in self.doubts:
            self.body.addWidget(_words(doubt, "warn"))
        later, sign = t("organizer.sign_later"), t("organizer.sign_confirm")
        kind = "plain" if self.doubts else "main"
        self.confirm = self.add_buttons(later, sign, kind=kind, is_safe_first=bool(self.doubts))
        self.confirm.clicked.connect(self._sign)

    def _sign(self) -> None:
        if self.remark.answer(self._port.request(CloseGroup(group=self._code))):
            self.accept()
            return
        self.fit()


class ReopenDialog(Dialog):
    """Accepted once the protocol is open again; the reason stays in the journal."""

    def __init__(self, port: TournamentPort, group: GroupView, parent: QWidget | None = None) -> None:
        super().__init__(parent, title=t("organizer.reopen_title"), width_px=520)
        self._port, self._code = port, group.code
        self.reason = QLineEdit()
        self.reason.setPlaceholderText(t("organizer.reopen_hint"))
        self.body.addWidget(_words(t("organizer.reopen_text", group=wording.group_name(group.called)), ""))
        self.body.addLayout(labelled(t("organizer.reopen_reason"), self.reason))
        self.confirm = self.add_buttons(t("tournament.keep"), t("organizer.reopen_confirm"), kind="danger")
        self.confirm.clicked.connect(self._reopen)

    def _reopen(self) -> None:
        if self.remark.answer(self._port.request(ReopenGroup(group=self._code, reason=self.reason.text()))):
            self.accept()
            return
        self.reason.setFocus(Qt.FocusReason.OtherFocusReason)
        self.fit()


def doubts(port: TournamentPort, group: GroupView) -> tuple[str, ...]:
    """What speaks for signing later: complaints may still come, or wait for an answer."""
    until = complaint_words.accepted_until(group, port.now)
    waiting = sum(one.answer is None for one in group.complaints)
    said = []
    if until is not None:
        said.append(t("organizer.sign_until", time=until))
    if waiting:
        said.append(t("organizer.sign_complaints", n=waiting))
    return tuple(said)


def _words(text: str, role: str) -> QLabel:
    label = plain_label(text)
    label.setWordWrap(True)
    theme.set_role(label, role)
    return label
