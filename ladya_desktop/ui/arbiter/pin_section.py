"""The part of the settings where the arbiter's PIN is set, changed (the old one is asked) and taken away."""

from collections.abc import Callable

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ladya_desktop.pin import QUIET_MINUTES, PinLock
from ladya_desktop.texts import t
from ladya_desktop.ui import theme
from ladya_desktop.ui.arbiter.pin_dialog import NewPinDialog, PinDialog
from ladya_desktop.ui.parts.dialog import Dialog
from ladya_desktop.ui.parts.fields import ChoiceField
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.parts.remark import Remark


class PinSection(QWidget):
    """A sentence that says how it stands, and the acts that are possible; `remark` answers them."""

    def __init__(self, lock: PinLock, remark: Remark, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lock = lock
        self._remark = remark
        self._title, self.hint = plain_label(t("pin.title")), plain_label()
        self._quiet_row = QWidget()
        self.set_button, self.change_button, self.remove_button = (
            QPushButton(t(f"pin.{act}")) for act in ("set", "change", "remove")
        )
        self._quiet_name = plain_label(t("pin.quiet"))
        choices = ((minutes, _quiet_said(minutes)) for minutes in QUIET_MINUTES)
        self.quiet = ChoiceField[int](choices)
        self.quiet.choose(lock.quiet_min)
        self._lay_out()
        self._connect()
        self.present()

    def present(self) -> None:
        """Shows whether there is a PIN now; one that is damaged is set anew."""
        is_set = self._lock.is_set and not self._lock.is_damaged
        self.set_button.setHidden(is_set)
        self.change_button.setVisible(is_set)
        self.remove_button.setVisible(is_set)
        state = "set" if is_set else "damaged" if self._lock.is_damaged else "none"
        self.hint.setText(t(f"pin.{state}_hint"))
        self._quiet_row.setVisible(is_set)

    def _connect(self) -> None:
        self.set_button.clicked.connect(self._ask_new)
        self.change_button.clicked.connect(lambda: self._ask_old(self._ask_new))
        self.remove_button.clicked.connect(lambda: self._ask_old(self._remove))

        self.quiet.activated.connect(self._set_quiet)

    def _ask_old(self, then: Callable[[], None]) -> None:
        self._remark.clear()
        dialog = PinDialog(self.window(), self._lock, "old")
        dialog.accepted.connect(then)
        dialog.open()

    def _ask_new(self) -> None:
        self._remark.clear()
        dialog = NewPinDialog(self.window())
        dialog.chosen.connect(self._set)
        dialog.open()

    def _set(self, pin: str) -> None:
        self._lock.set_pin(pin)
        self._answer("set")

    def _remove(self) -> None:
        self._lock.remove()
        self._answer("removed")

    def _set_quiet(self) -> None:
        self._lock.set_quiet_min(self.quiet.value)
        if not self._lock.is_written:
            self._remark.warn(t("pin.quiet_not_written"))

    def _answer(self, what: str) -> None:
        """What cannot be written holds only until the program is closed, and that must be said."""
        self.present()
        if self._lock.is_written:
            self._remark.say(t(f"pin.was_{what}"))
        else:
            self._remark.warn(t(f"pin.{what}_not_written"))
        dialog = self.window()
        if isinstance(dialog, Dialog):
            dialog.fit()  # there is more to be seen, or less

    def _lay_out(self) -> None:
        self.quiet.setAccessibleName(self._quiet_name.text())
        self._quiet_name.setWordWrap(True)
        quiet_row = QHBoxLayout(self._quiet_row)
        quiet_row.setContentsMargins(0, 0, 0, 0)
        quiet_row.setSpacing(8)
        quiet_row.addWidget(self._quiet_name, 2)
        quiet_row.addWidget(self.quiet, 1)
        theme.set_role(self._title, "strong")
        theme.set_role(self.hint, "small")
        self.hint.setWordWrap(True)
        row = QHBoxLayout()
        row.setSpacing(8)
        for button in (self.set_button, self.change_button, self.remove_button):
            button.setAutoDefault(False)
            row.addWidget(button)
        row.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._title)
        column.addWidget(self.hint)
        column.addLayout(row)
        column.addWidget(self._quiet_row)


def _quiet_said(minutes: int) -> str:
    return t("pin.quiet_after", n=minutes) if minutes else t("pin.quiet_never")
