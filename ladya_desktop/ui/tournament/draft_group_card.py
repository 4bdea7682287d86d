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

    def __init__(self, setup: GroupSetup, *, year: int, is_alone: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme.set_role(self, "card")
        name = wording.group_name(setup.called)
        self.change, self.drop = QPushButton(t("group_setup.group_change")), SquareButton("trash")
        self.change.setAccessibleName(t("group_setup.group_change_hint", group=name))
        self.drop.say(t("group_setup.group_drop_hint", group=name))
        self.drop.setEnabled(not is_alone)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 10, 12, 10)
        row.setSpacing(8)
        self._setup = setup
        self.when, self.sunday = label("", "small"), label("", "warn")
        self.say_day(year)
        row.addLayout(self._words(name), 1)
        for button in (self.change, self.drop):
            button.setAutoDefault(False)
            row.addWidget(button)

    def say_day(self, year: int) -> None:
        """Says when the group plays, with the weekday in a year of the tournament."""
        day = wording.day_of(self._setup, year)
        when = t(
            "tournament.date_hours_control",
            date=wording.weekday(day) or wording.setup_date(self._setup),
            hours=wording.hours(self._setup),
            control=format_time_control(TimeControl.from_pgn(self._setup.time_control)),
        )
        self.when.setText(when)
        self.sunday.setText(wording.sunday(day))
        self.sunday.setVisible(bool(self.sunday.text()))

    def _words(self, name: str) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(2)
        grades = wording.grades(self._setup)
        column.addWidget(label(t("tournament.group_and_grades", group=name, grades=grades), "strong"))
        conditions = label(conditions_in_words(conditions_of(self._setup)), "small")
        for line in (self.when, self.sunday, conditions):
            column.addWidget(line)
        return column
