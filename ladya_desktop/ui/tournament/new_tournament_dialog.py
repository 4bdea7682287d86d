"""A new tournament from the school regulation: only the year is asked for; groups, days and hours are known."""

from dataclasses import replace
from datetime import date

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QLineEdit, QSpinBox, QVBoxLayout, QWidget

from ladya_desktop.game.regulations import Conduct, Rulings, Supervision
from ladya_desktop.texts import language, t
from ladya_desktop.tournament.setup import GroupSetup
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.conditions import Conditions, ConditionsRow
from ladya_desktop.ui.parts.dialog import Dialog
from ladya_desktop.ui.tournament import wording
from ladya_desktop.ui.tournament.port import TournamentPort

FIRST_YEAR, LAST_YEAR = 2000, 2099


class NewTournamentDialog(Dialog):
    """Accepted once the tournament exists."""

    def __init__(self, port: TournamentPort, parent: QWidget | None = None) -> None:
        super().__init__(parent, title=t("tournament.create_title"), width_px=640)
        self._port = port
        self.title_field = QLineEdit(port.template.titles[language()])
        self.year_field = QSpinBox()
        self.year_field.setRange(FIRST_YEAR, LAST_YEAR)
        self.year_field.setValue(year_offered(port.template.groups, port.today))
        self.year_field.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.conditions = {setup.code: _conditions_row(setup) for setup in port.template.groups}
        self._fill()
        self.confirm = self.add_buttons(t("tournament.cancel"), t("tournament.create"))
        self.confirm.clicked.connect(self._create)
        self.year_field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fill(self) -> None:
        intro = QLabel(t("tournament.create_intro"))
        intro.setWordWrap(True)
        theme.set_role(intro, "muted")
        self.body.addWidget(intro)
        self.body.addLayout(self._fields())
        for setup in self._port.template.groups:
            self.body.addWidget(_group_card(setup, self.conditions[setup.code]))

    def _fields(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(6)
        for column, (code, field) in enumerate(
            (("tournament.title_field", self.title_field), ("tournament.year_field", self.year_field))
        ):
            label = QLabel(t(code))
            label.setBuddy(field)
            theme.set_role(label, "small")
            field.setAccessibleName(t(code))
            grid.addWidget(label, 0, column)
            grid.addWidget(field, 1, column)
        grid.setColumnStretch(0, 1)
        self.year_field.setFixedWidth(128)
        return grid

    def _groups(self) -> tuple[GroupSetup, ...]:
        """The groups of the regulation with what was chosen for them here."""
        return tuple(_with(setup, self.conditions[setup.code].conditions) for setup in self._port.template.groups)

    def _create(self) -> None:
        title = self.title_field.text().strip()
        if not title:
            self.remark.warn(t("tournament.title_empty"))
            self.title_field.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.remark.answer(self._port.create(title, self.year_field.value(), self._groups())):
            self.accept()
            return
        self.fit()


def year_offered(groups: tuple[GroupSetup, ...], today: date) -> int:
    """This year as long as a group's day is still to come, today included; else the next."""
    last = max(((each.month, each.day) for each in groups), default=(12, 31))
    return today.year if (today.month, today.day) <= last else today.year + 1


def _conditions_row(setup: GroupSetup) -> ConditionsRow:
    conditions = Conditions(
        conduct=Conduct(setup.conduct), supervision=Supervision(setup.supervision), rulings=Rulings(setup.rulings)
    )
    return ConditionsRow(conditions, of=wording.group_name(setup.code))


def _with(setup: GroupSetup, conditions: Conditions) -> GroupSetup:
    return replace(
        setup,
        conduct=conditions.conduct.value,
        supervision=conditions.supervision.value,
        rulings=conditions.rulings.value,
    )


def _group_card(setup: GroupSetup, conditions: ConditionsRow) -> QFrame:
    card = QFrame()
    theme.set_role(card, "card")
    column = QVBoxLayout(card)
    column.setContentsMargins(16, 10, 16, 10)
    column.setSpacing(2)
    name = QLabel(t("tournament.group_and_grades", group=wording.group_name(setup.code), grades=wording.grades(setup)))
    theme.set_role(name, "strong")
    when = QLabel(
        t(
            "tournament.date_hours_control",
            date=wording.setup_date(setup),
            hours=wording.hours(setup),
            control=wording.time_control(setup),
        )
    )
    theme.set_role(when, "small")
    column.addWidget(name)
    column.addWidget(when)
    column.addWidget(conditions)
    return card
