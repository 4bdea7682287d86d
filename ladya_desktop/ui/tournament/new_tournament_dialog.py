"""A new tournament from the school regulation: only the year is asked for; groups and all else may be changed."""

from datetime import date

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from ladya_desktop.texts import language, t
from ladya_desktop.tournament.rules.regulations import MAX_TITLE_LETTERS
from ladya_desktop.tournament.setup import NO_DETAILS, GroupSetup
from ladya_desktop.ui import icons
from ladya_desktop.ui.parts.dialog import Dialog
from ladya_desktop.ui.parts.fields import LineField, NumberField, in_columns, label, named
from ladya_desktop.ui.tournament import wording
from ladya_desktop.ui.tournament.draft_group_card import DraftGroupCard
from ladya_desktop.ui.tournament.event_dialog import DetailsForm
from ladya_desktop.ui.tournament.group_dialog import DraftGroupDialog, next_group
from ladya_desktop.ui.tournament.group_form import admitted_grades
from ladya_desktop.ui.tournament.port import TournamentPort

FIRST_YEAR, LAST_YEAR = 2000, 2099
ICON_GAP_PX = 8
WIDTH_PX = 880
"""What a group is stands in a line each."""


class NewTournamentDialog(Dialog):
    """Accepted once the tournament exists."""

    def __init__(self, port: TournamentPort, parent: QWidget | None = None) -> None:
        super().__init__(parent, title=t("tournament.create_title"), width_px=WIDTH_PX)
        self._port = port
        self._setups = port.template.groups
        self.title_field = LineField(port.template.titles[language()], most_letters=MAX_TITLE_LETTERS)
        self.year_field = NumberField(FIRST_YEAR, LAST_YEAR, year_offered(port.template.groups, port.today))
        self.year_field.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.more, self.details = QPushButton(t("group_setup.event_more")), DetailsForm(NO_DETAILS)
        self.cards: dict[str, DraftGroupCard] = {}
        self.add_group = QPushButton(t("group_setup.group_add"))
        self._groups = QVBoxLayout()
        self._fill()
        self.confirm = self.add_buttons(t("tournament.cancel"), t("tournament.create"))
        self.confirm.clicked.connect(self._create)
        self._show_groups()
        self._show_details(is_open=False)
        self.title_field.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def setups(self) -> tuple[GroupSetup, ...]:
        """The groups as they stand here."""
        return self._setups

    def _fill(self) -> None:
        self.body.addWidget(label(t("group_setup.intro"), "muted"))
        title, year = (
            named(code, field)
            for code, field in (
                ("tournament.title_field", self.title_field),
                ("tournament.year_field", self.year_field),
            )
        )
        self.body.addLayout(in_columns(title, year, weights=(4, 1)))
        for button in (self.more, self.add_group):
            button.setAutoDefault(False)
        self.more.setIconSize(icons.icon_size(gap=ICON_GAP_PX))
        self.more.clicked.connect(lambda: self._show_details(is_open=self.details.isHidden()))
        self.add_group.clicked.connect(self._add)
        self.year_field.valueChanged.connect(self._say_days)
        self._groups.setSpacing(8)
        self.body.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        self.body.addWidget(self.details)
        self.body.addLayout(self._groups)
        self.body.addWidget(self.add_group, 0, Qt.AlignmentFlag.AlignLeft)
        self.body.addStretch()

    def _show_details(self, *, is_open: bool) -> None:
        self.more.setIcon(icons.icon("up" if is_open else "down", gap=ICON_GAP_PX))
        self.details.setVisible(is_open)
        self.fit()

    # Groups

    def _show_groups(self) -> None:
        for card in self.cards.values():
            card.hide()
            card.deleteLater()
        self.cards = {setup.code: self._card(setup) for setup in self._setups}
        for card in self.cards.values():
            self._groups.addWidget(card)
        self.fit()

    def _say_days(self, year: int) -> None:
        for card in self.cards.values():
            card.say_day(year)
        self.fit()

    def _card(self, setup: GroupSetup) -> DraftGroupCard:
        card = DraftGroupCard(setup, year=self.year_field.value(), is_alone=len(self._setups) == 1)
        card.change.clicked.connect(lambda: self._change(setup))
        card.drop.clicked.connect(lambda: self._drop(setup))
        return card

    def _change(self, setup: GroupSetup) -> None:
        others = tuple(each for each in self._setups if each is not setup)
        dialog = self._open(setup, others, is_new=False)
        dialog.accepted.connect(lambda: self._replace(setup, dialog.kept))

    def _add(self) -> None:
        dialog = self._open(next_group(self._setups, self._port.template), self._setups, is_new=True)
        dialog.accepted.connect(lambda: self._insert(dialog.kept))

    def _insert(self, setup: GroupSetup) -> None:
        """The youngest come first, as in the regulation."""
        self._take(tuple(sorted((*self._setups, setup), key=lambda each: each.first_grade)), setup.code)

    def _open(self, setup: GroupSetup, others: tuple[GroupSetup, ...], *, is_new: bool) -> DraftGroupDialog:
        dialog = DraftGroupDialog(
            setup,
            self,
            others=others,
            year=self.year_field.value(),
            admitted=admitted_grades(self._port.template),
            is_new=is_new,
        )
        dialog.open()
        return dialog

    def _replace(self, was: GroupSetup, now: GroupSetup) -> None:
        self._take(tuple(now if each is was else each for each in self._setups), now.code)

    def _take(self, setups: tuple[GroupSetup, ...], code: str) -> None:
        self._setups = setups
        self.remark.clear()
        self._show_groups()
        self.cards[code].change.setFocus(Qt.FocusReason.OtherFocusReason)

    def _drop(self, setup: GroupSetup) -> None:
        """The other cards stay, and so does what is in sight.

        The keyboard goes first: from a button that goes Qt would take it to the top, and scroll there.
        """
        self._setups = tuple(each for each in self._setups if each is not setup)
        self.remark.say(t("group_setup.group_dropped", group=wording.group_name(setup.called)))
        self.add_group.setFocus(Qt.FocusReason.OtherFocusReason)
        card = self.cards.pop(setup.code)
        card.hide()
        card.deleteLater()
        for left in self.cards.values():
            left.drop.setEnabled(len(self._setups) > 1)
        self.fit()

    # The tournament

    def _create(self) -> None:
        title = self.title_field.clean
        if not title:
            self.remark.warn(t("tournament.title_empty"))
            self.title_field.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.remark.answer(self._port.create(title, self.year_field.value(), self._setups, self.details.details)):
            self.accept()
            return
        self.fit()


def year_offered(groups: tuple[GroupSetup, ...], today: date) -> int:
    """This year as long as a group's day is still to come, today included; else the next."""
    last = max(((each.month, each.day) for each in groups), default=(12, 31))
    return today.year if (today.month, today.day) <= last else today.year + 1
