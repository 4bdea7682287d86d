"""Which games are played on this computer: asked when the kiosk is switched on, and when the arbiter changes it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QWidget

from ladya_desktop.texts import t
from ladya_desktop.tournament.view import TournamentView
from ladya_desktop.ui.kiosk.assignment import MOST_BOARDS, Assignment
from ladya_desktop.ui.parts.check_row import CheckRow
from ladya_desktop.ui.parts.dialog import Dialog
from ladya_desktop.ui.parts.option_row import OptionRow
from ladya_desktop.ui.parts.stepper import Stepper
from ladya_desktop.ui.tournament import wording

WIDTH_PX = 560
OF_DAY = ""


class ChoiceDialog(Dialog):
    """`chosen(assignment)`. Groups that are not in the tournament any more are not offered."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None, view: TournamentView | None, now: Assignment, *, confirm: str) -> None:
        super().__init__(parent, title=t("kiosk.choose"), width_px=WIDTH_PX)
        self.groups: dict[str, OptionRow] = {}
        self.one_board, self.alone = CheckRow(), CheckRow()
        self.number = Stepper(1, MOST_BOARDS)
        self._add_groups(view, now.group)
        self._add_board(now)
        self.confirm = self.add_buttons(t("kiosk.cancel"), confirm)
        self.confirm.clicked.connect(self._choose)

    @property
    def assignment(self) -> Assignment:
        """What is chosen now."""
        has_board = self.one_board.isChecked()
        return Assignment(
            group=next(code for code, row in self.groups.items() if row.isChecked()),
            board=self.number.value if has_board else None,
            is_alone=has_board and self.alone.isChecked(),
        )

    def _choose(self) -> None:
        chosen = self.assignment
        self.accept()
        self.chosen.emit(chosen)

    def _add_groups(self, view: TournamentView | None, chosen: str) -> None:
        exclusive = QButtonGroup(self)
        self.groups[OF_DAY] = OptionRow()
        self.groups[OF_DAY].set_words(t("kiosk.of_day"), t("kiosk.of_day_note"))
        for group in () if view is None else view.groups:
            self.groups[group.code] = OptionRow()
            self.groups[group.code].set_words(wording.group_and_grades(group))
        for row in self.groups.values():
            exclusive.addButton(row)
            self.body.addWidget(row)
        self.groups.get(chosen, self.groups[OF_DAY]).setChecked(True)

    def _add_board(self, now: Assignment) -> None:
        self.one_board.set_words(t("kiosk.one_board"), t("kiosk.one_board_note"))
        self.alone.set_words(t("kiosk.alone"), t("kiosk.alone_note"))
        self.number.say(t("kiosk.number"), t("kiosk.less"), t("kiosk.more"))
        self.number.set_value(now.board or 1)
        self.alone.setChecked(now.is_alone)
        for part in (self.one_board, self.number, self.alone):
            self.body.addWidget(part)
        self.one_board.toggled.connect(self._show_board)
        self.one_board.setChecked(now.board is not None)
        self._show_board(has_board=now.board is not None)

    def _show_board(self, has_board: bool) -> None:
        self.number.setVisible(has_board)
        self.alone.setVisible(has_board)
        if self.isVisible():
            self.fit()
