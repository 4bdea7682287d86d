"""What of a group's regulations may still change, and the note with a lock that says why the rest may not."""

from enum import IntEnum

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from ladya_desktop.texts import t
from ladya_desktop.tournament.view import GroupStatus, GroupView
from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.parts.fields import label
from ladya_desktop.ui.parts.plain_label import plain_label

_ICON_PX = 20


class Lock(IntEnum):
    """How much stands firm. DRAWN: who plays and the rounds; BEGUN: the regulations too; CLOSED: everything."""

    OPEN = 0
    DRAWN = 1
    BEGUN = 2
    CLOSED = 3


def lock_of(group: GroupView) -> Lock:
    """How much of a group's setup stands firm now."""
    if group.status is GroupStatus.CLOSED:
        return Lock.CLOSED
    if group.has_begun:
        return Lock.BEGUN
    return Lock.DRAWN if group.rounds else Lock.OPEN


class LockNote(QFrame):
    """Says what is locked and why; not there while nothing is."""

    def __init__(self, lock: Lock, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme.set_role(self, "banner")
        picture = plain_label()
        picture.setPixmap(icons.pixmap("lock", theme.current().warn, _ICON_PX, self.devicePixelRatioF()))
        self.text = t(f"group_setup.lock_{lock.name.lower()}") if lock else ""
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 8, 12, 8)
        row.setSpacing(12)
        row.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(label(self.text), 1)
        self.setAccessibleName(self.text)
        self.setVisible(lock is not Lock.OPEN)
