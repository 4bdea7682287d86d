"""What a plan depends on: the boards there are, the break between games, and the time controls that fit."""

from dataclasses import dataclass, replace

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from ladya_desktop.texts import t
from ladya_desktop.texts.tournament_values import time_control
from ladya_desktop.tournament.plan_controls import Proposal
from ladya_desktop.tournament.rules.setup_faults import MAX_BREAK_MIN, MAX_COMPUTERS, MAX_WOODEN_BOARDS
from ladya_desktop.tournament.setup import GroupSetup
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.option_row import OptionRow
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.parts.stepper import Stepper
from ladya_desktop.ui.tournament import plan_words

SIDE_BY_SIDE_PX = 520
MARGIN_PX = 12


@dataclass(frozen=True, slots=True, kw_only=True)
class Counts:
    """What a group has to play on, and the minutes between two games."""

    computers: int
    wooden_boards: int
    break_min: int

    def put_into(self, setup: GroupSetup) -> GroupSetup:
        """A setup that says this of it."""
        return replace(setup, computers=self.computers, wooden_boards=self.wooden_boards, break_min=self.break_min)


class PlanConditions(QFrame):
    """`counted(Counts)` when a number was changed, `control_taken(pgn)` when a time control is to be used."""

    counted = Signal(object)
    control_taken = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme.set_role(self, "card")
        self.computers, self.wooden_boards = Stepper(0, MAX_COMPUTERS), Stepper(0, MAX_WOODEN_BOARDS)
        self.break_min = Stepper(0, MAX_BREAK_MIN)
        self.options: list[OptionRow] = []
        self.now = plain_label()
        self.take = QPushButton()
        self._boards_title, self._control_title = plain_label(), plain_label()
        self._offered: tuple[Proposal, ...] = ()
        self._taken = ""
        self._lay_out()
        for stepper in (self.computers, self.wooden_boards, self.break_min):
            stepper.value_changed.connect(self._tell_counts)
        self.take.clicked.connect(self._take)

    def present(
        self, setup: GroupSetup, offered: tuple[Proposal, ...], *, fits: bool, has_begun: bool, is_closed: bool
    ) -> None:
        """Shows what a group has and what it may have instead."""
        self._count(setup, is_closed=is_closed)
        self._boards_title.setText(t("plan.boards_title"))
        self._control_title.setText(t("plan.control_title"))
        self.now.setText(_control_now(setup, has_way=fits or bool(offered), has_begun=has_begun))
        self._offer(setup, offered)
        self._show_take()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_wide = event.size().width() >= SIDE_BY_SIDE_PX
        self._parts.setDirection(QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom)
        self._parts.setStretch(0, int(is_wide))

    def _count(self, setup: GroupSetup, *, is_closed: bool) -> None:
        """One has to play somewhere: the last board cannot be taken away."""
        for stepper, code, value in (
            (self.computers, "plan.computers", setup.computers),
            (self.wooden_boards, "plan.wooden_boards", setup.wooden_boards),
            (self.break_min, "plan.break", setup.break_min),
        ):
            stepper.say(t(code), t("plan.less", name=t(code)), t("plan.more", name=t(code)))
            stepper.set_value(value)
            stepper.setEnabled(not is_closed)
        self.computers.set_least(0 if setup.wooden_boards else 1)
        self.wooden_boards.set_least(0 if setup.computers else 1)

    def _tell_counts(self) -> None:
        counts = Counts(
            computers=self.computers.value, wooden_boards=self.wooden_boards.value, break_min=self.break_min.value
        )
        self.counted.emit(counts)

    def _offer(self, setup: GroupSetup, offered: tuple[Proposal, ...]) -> None:
        """A choice that was not taken yet stays while the same is offered."""
        is_same = offered == self._offered and setup.time_control == self._taken
        self._offered, self._taken = offered, setup.time_control
        self._set_count(len(offered))
        for row, proposed in zip(self.options, offered, strict=True):
            row.set_words(plan_words.control(setup, proposed), plan_words.why(proposed))
            if not is_same:
                self._check(row, is_checked=proposed.control.pgn == setup.time_control)

    def _check(self, row: OptionRow, *, is_checked: bool) -> None:
        row.setAutoExclusive(False)  # otherwise Qt lets none of them be the last that is checked
        row.setChecked(is_checked)
        row.setAutoExclusive(True)

    def _show_take(self) -> None:
        chosen = self._chosen()
        self.take.setVisible(bool(self._offered))
        is_new = chosen is not None and chosen.control.pgn != self._taken
        self.take.setEnabled(is_new)
        self.take.setText(t("plan.control_take" if is_new or chosen is None else "plan.control_taken"))

    def _chosen(self) -> Proposal | None:
        pairs = zip(self.options, self._offered, strict=True)
        return next((proposed for row, proposed in pairs if row.isChecked()), None)

    def _take(self) -> None:
        chosen = self._chosen()
        if chosen is not None:
            self.control_taken.emit(chosen.control.pgn)

    def _set_count(self, count: int) -> None:
        while len(self.options) > count:
            row = self.options.pop()
            row.hide()
            row.deleteLater()
        while len(self.options) < count:
            row = OptionRow()
            row.toggled.connect(self._show_take)
            self._rows.addWidget(row)
            self.options.append(row)

    def _lay_out(self) -> None:
        page = QWidget()
        theme.set_role(page, "page")
        self._parts = QBoxLayout(QBoxLayout.Direction.TopToBottom, page)
        self._parts.setContentsMargins(MARGIN_PX, MARGIN_PX, MARGIN_PX, MARGIN_PX)
        self._parts.setSpacing(2 * MARGIN_PX)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(8)
        self.now.setWordWrap(True)
        theme.set_role(self.now, "muted")
        theme.set_kind(self.take, "main")
        self._parts.addLayout(_column(self._boards_title, self.computers, self.wooden_boards, self.break_min))
        control = _column(self._control_title, self.now)
        control.insertLayout(2, self._rows)
        control.insertWidget(3, self.take)
        self._parts.addLayout(control, 1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(page)
        around = QVBoxLayout(self)
        around.setContentsMargins(1, 1, 1, 1)
        around.addWidget(scroll)


def _column(title: QLabel, *parts: QWidget) -> QVBoxLayout:
    theme.set_role(title, "strong")
    column = QVBoxLayout()
    column.setSpacing(8)
    for part in (title, *parts):
        column.addWidget(part)
    column.addStretch()
    return column


def _control_now(setup: GroupSetup, *, has_way: bool, has_begun: bool) -> str:
    now = t("plan.control_now", control=time_control(setup))
    if has_begun:
        return f"{now} {t('plan.control_locked')}"
    return now if has_way else f"{now} {t('plan.control_none')}"
