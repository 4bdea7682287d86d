"""A group of a tournament that is being laid down: what it is in three lines, to be changed or dropped."""

from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ladya_desktop.game.time_control import TimeControl
from ladya_desktop.texts import t
from ladya_desktop.texts.times import format_time_control
from ladya_desktop.tournament.setup import GroupSetup
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.conditions import conditions_in_words
from ladya_desktop.ui.parts.fields import label
from ladya_desktop.ui.parts.square_button import SquareButton
from ladya_desktop.ui.tournament import wording
from ladya_desktop.ui.tournament.group_sections import conditions_of


class DraftGroupCard(QFrame):
    """`change` and `drop` are its buttons; a group that stands alone is not dropped."""

    def __init__(self, setup: GroupSetup, *, is_alone: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme.set_role(self, "card")
        name = wording.group_name(setup.code)
        self.change, self.drop = QPushButton(t("group_setup.group_change")), SquareButton("trash")
        self.change.setAccessibleName(t("group_setup.group_change_hint", group=name))
        self.drop.say(t("group_setup.group_drop_hint", group=name))
        self.drop.setEnabled(not is_alone)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 10, 12, 10)
        row.setSpacing(8)
        row.addLayout(_words(setup, name), 1)
        for button in (self.change, self.drop):
            button.setAutoDefault(False)
            row.addWidget(button)


def _words(setup: GroupSetup, name: str) -> QVBoxLayout:
    column = QVBoxLayout()
    column.setSpacing(2)
    column.addWidget(label(t("tournament.group_and_grades", group=name, grades=wording.grades(setup)), "strong"))
    when = t(
        "tournament.date_hours_control",
        date=wording.setup_date(setup),
        hours=wording.hours(setup),
        control=format_time_control(TimeControl.from_pgn(setup.time_control)),
    )
    column.addWidget(label(when, "small"))
    column.addWidget(label(conditions_in_words(conditions_of(setup)), "small"))
    return column
