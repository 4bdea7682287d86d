"""What is said under a plan when its group plays on another day than its own, with the way to change that day."""

from datetime import date

from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from ladya_desktop.texts import t
from ladya_desktop.tournament.view import GroupStatus, GroupView
from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.tournament import wording

ICON_PX = 20


class PlanDayNote(QFrame):
    """`change` is its button. It takes no room on the group's day, and while nothing is played."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme.set_role(self, "notice")
        self._picture, self.words, self.change = plain_label(), plain_label(), QPushButton()
        self.words.setWordWrap(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 6, 8, 6)
        row.setSpacing(12)
        row.addWidget(self._picture)
        row.addWidget(self.words, 1)
        row.addWidget(self.change)
        self.hide()

    def present(self, group: GroupView, today: date) -> None:
        """Says it of a group that is played today, on a day that is not its own."""
        self._picture.setPixmap(icons.pixmap("clock", theme.current().accent, ICON_PX, self.devicePixelRatioF()))
        self.words.setText(t("plan.not_its_day", date=wording.setup_date(group.setup)))
        self.change.setText(t("plan.change_day"))
        self.setHidden(group.status is not GroupStatus.PLAYING or group.date == today.isoformat())
