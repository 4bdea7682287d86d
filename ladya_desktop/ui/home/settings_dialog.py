"""The few things a school sets once: motion, full screen at the start, the arbiter's PIN."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QLabel, QWidget

from ladya_desktop.pin import PinLock
from ladya_desktop.texts import t
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.dialog import Dialog

if TYPE_CHECKING:
    from ladya_desktop.ui.arbiter.pin_section import PinSection


class SettingsDialog(Dialog):
    """`motion_chosen(is_reduced)` and `full_screen_chosen(at_start)` as soon as a box is ticked."""

    motion_chosen = Signal(bool)
    full_screen_chosen = Signal(bool)

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        is_motion_reduced: bool,
        starts_full_screen: bool,
        lock: PinLock | None = None,
    ) -> None:
        super().__init__(parent, title=t("home.settings"), width_px=520)
        self.motion = self._add("reduced_motion", is_ticked=is_motion_reduced)
        self.full_screen = self._add("start_full_screen", is_ticked=starts_full_screen)
        self.motion.toggled.connect(self.motion_chosen)
        self.full_screen.toggled.connect(self.full_screen_chosen)
        self.pin = None if lock is None else self._add_pin(lock)
        self.close_button = self.add_close(t("home.close"))

    def _add_pin(self, lock: PinLock) -> "PinSection":
        from ladya_desktop.ui.arbiter.pin_section import PinSection

        section = PinSection(lock, self.remark)
        self.body.addWidget(section)
        return section

    def _add(self, code: str, *, is_ticked: bool) -> QCheckBox:
        box = QCheckBox(t(f"home.{code}"))
        box.setChecked(is_ticked)
        box.setAccessibleDescription(t(f"home.{code}_hint"))
        hint = QLabel(t(f"home.{code}_hint"))
        hint.setWordWrap(True)
        hint.setContentsMargins(34, 0, 0, 8)
        theme.set_role(hint, "small")
        self.body.addWidget(box)
        self.body.addWidget(hint)
        return box
