"""A line above the table while places are shared that a lot or the organiser is to decide."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from ladya_desktop.texts import t
from ladya_desktop.tournament.tie_break_codes import LOTS, MANUAL
from ladya_desktop.tournament.view import GroupStatus, GroupView
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.tournament import wording


class TieRow(QFrame):
    """`decide_requested(numbers)` of those who share the first of the places that are shared."""

    decide_requested = Signal(tuple)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._numbers: tuple[int, ...] = ()
        self.words = plain_label()
        self.words.setWordWrap(True)
        self.decide = QPushButton()
        theme.set_role(self, "notice")
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 6, 8, 6)
        row.addWidget(self.words, 1)
        row.addWidget(self.decide)
        self.decide.clicked.connect(lambda: self.decide_requested.emit(self._numbers))
        self.hide()

    def present(self, group: GroupView) -> None:
        """Shows whether there is anything to decide: all is played, and the group's list has such an end."""
        self._numbers = _to_decide(group)
        self.setVisible(bool(self._numbers))
        if not self._numbers or group.crosstable is None:
            return
        places = wording.places(group.crosstable.rows[self._numbers[0] - 1].places)
        self.words.setText(t("table.tie", places=places))
        self.decide.setText(t("table.tie_decide"))
        self.decide.setAccessibleName(t("table.tie_hint", places=places))
        self.decide.setToolTip(t("table.tie_hint", places=places))


def _to_decide(group: GroupView) -> tuple[int, ...]:
    table = group.crosstable
    can_be_decided = group.status is GroupStatus.FINISHED and not {LOTS, MANUAL}.isdisjoint(group.setup.tie_breaks)
    return table.unresolved[0] if table is not None and table.unresolved and can_be_decided else ()
