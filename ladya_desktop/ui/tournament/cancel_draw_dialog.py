"""Takes a draw back before play, with a reason that stays in the records."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QWidget

from ladya_desktop.texts import t
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.dialog import Dialog
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.tournament.port import TournamentPort


class CancelDrawDialog(Dialog):
    """Accepted once the draw is taken back."""

    def __init__(self, port: TournamentPort, group: str, parent: QWidget | None = None) -> None:
        super().__init__(parent, title=t("tournament.draw_cancel_title"), width_px=520)
        self._port = port
        self._group = group
        self.reason = QLineEdit()
        words = plain_label(t("tournament.draw_cancel_text"))
        label = plain_label(t("tournament.draw_cancel_reason"))
        theme.set_role(label, "small")
        label.setBuddy(self.reason)
        self.reason.setAccessibleName(label.text())
        words.setWordWrap(True)
        for widget in (words, label, self.reason):
            self.body.addWidget(widget)
        self.confirm = self.add_buttons(t("tournament.keep"), t("tournament.draw_cancel_confirm"), kind="danger")
        self.confirm.clicked.connect(self._cancel)

    def _cancel(self) -> None:
        reason = self.reason.text().strip()
        if not reason:
            self.remark.warn(t("tournament.correct_reason_empty"))
            self.reason.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.remark.answer(self._port.cancel_draw(self._group, reason)):
            self.accept()
            return
        self.fit()
