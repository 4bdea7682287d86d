"""The part of the settings where the kiosk is switched on; it closes the settings, for what follows is asked over
the window itself."""

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ladya_desktop.pin import PinLock
from ladya_desktop.texts import t
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.parts.remark import Remark
from ladya_desktop.ui.parts.settings_section import SettingsSection
from ladya_desktop.ui.settings import KIOSK, Settings


class KioskSection(SettingsSection):
    """`changed("kiosk")` when the kiosk is wanted; nothing is kept before it is on. Without a sound PIN it says so."""

    def __init__(self, settings: Settings, lock: PinLock, remark: Remark, parent: QWidget | None = None) -> None:
        super().__init__(settings, parent)
        self._lock = lock
        self._remark = remark
        self.switch_on = QPushButton(t("kiosk.switch_on"))
        self.switch_on.setAutoDefault(False)
        self.switch_on.clicked.connect(self._ask)
        self._lay_out()

    def _ask(self) -> None:
        if not self._lock.is_set or self._lock.is_damaged:
            self._remark.warn(t("kiosk.needs_pin"))
            return
        self.window().close()
        self.changed.emit(KIOSK)

    def _lay_out(self) -> None:
        title, hint = plain_label(t("kiosk.title")), plain_label(t("kiosk.hint"))
        theme.set_role(title, "strong")
        theme.set_role(hint, "small")
        hint.setWordWrap(True)
        row = QHBoxLayout()
        row.addWidget(self.switch_on)
        row.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(title)
        column.addWidget(hint)
        column.addLayout(row)
