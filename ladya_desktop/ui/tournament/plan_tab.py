"""The plan of a group's afternoon: when each game is played and where, whether all fits, and what it depends on."""

from dataclasses import replace
from datetime import date
from typing import Protocol

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from ladya_desktop.texts import t
from ladya_desktop.tournament.acts import ChangeGroup, TournamentAct
from ladya_desktop.tournament.plan_of_group import meetings_of
from ladya_desktop.tournament.refusal import ActRefused
from ladya_desktop.tournament.setup import GroupSetup
from ladya_desktop.tournament.view import GroupStatus, GroupView
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.chip import Chip
from ladya_desktop.ui.parts.empty_state import EmptyState
from ladya_desktop.ui.parts.fitted_text import FittedLabel, Style
from ladya_desktop.ui.parts.picture_button import PictureButton
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.parts.remark import Remark
from ladya_desktop.ui.tournament import plan_rows, plan_words, wording
from ladya_desktop.ui.tournament.plan_conditions import Counts, PlanConditions
from ladya_desktop.ui.tournament.plan_day_note import PlanDayNote
from ladya_desktop.ui.tournament.plan_shown import ShownPlan, has_begun, offered, shown_plan
from ladya_desktop.ui.tournament.plan_table import PlanTable
from ladya_desktop.ui.tournament.plan_warning import PlanWarning

PAUSE_MS = 700
"""How long a number stands still before it is asked for, so that five presses are one act."""
PANEL_PX = 304
GAP_PX = 12
NARROWEST_TITLE_PX = 140
"""In two lines."""
QWIDGETSIZE_MAX = (1 << 24) - 1
"""What Qt takes for no limit; PySide does not name it."""
RING_PX = 5
CARD_EDGES_PX = 4


class PlanPort(Protocol):
    """The part of the tournament's port that the plan needs."""

    @property
    def today(self) -> date:
        """The day on the wall calendar."""

    def request(self, act: TournamentAct) -> ActRefused | None:
        """Do what the organiser asks for."""


class PlanTab(QWidget):
    """`round_requested(group, round)` leads to the pairings of a round, `participants_requested` to the list.

    `day_requested` when the day of the group shown is to be changed.
    """

    round_requested = Signal(str, int)
    participants_requested = Signal()
    day_requested = Signal()

    def __init__(self, port: PlanPort, parent: QWidget | None = None, *, pause_ms: int = PAUSE_MS) -> None:
        super().__init__(parent)
        self._port = port
        self._group: GroupView | None = None
        self._now_min: int | None = None
        self._counts: Counts | None = None
        self._is_compact = False
        self._is_open: bool | None = None
        self._pause = QTimer(self, singleShot=True, interval=pause_ms)
        self.remark = Remark()
        self.title, self.subtitle = FittedLabel.title(), FittedLabel(Style(16))
        self.fit, self.lateness = Chip(), Chip()
        self.change = PictureButton("settings")
        self.warning, self.remarks = PlanWarning(), plain_label()
        self.day_note = PlanDayNote()
        self.table, self.conditions = PlanTable(), PlanConditions()
        self.empty = EmptyState("clock")
        self._lay_out()
        self._connect()

    @property
    def setup(self) -> GroupSetup | None:
        """The group's setup with what was changed here and is not asked for yet."""
        if self._group is None:
            return None
        return self._counts.put_into(self._group.setup) if self._counts else self._group.setup

    def present(self, group: GroupView, now_min: int) -> None:
        """Shows a group at a minute of the day; what was changed of another one is asked for first."""
        if self._group is not None and self._group.code != group.code:
            self.flush()
            self.remark.clear()
            self._is_open = None
        self._group = group
        self._now_min = now_min if group.date == self._port.today.isoformat() else None
        self.retranslate()

    def set_compact(self, *, is_compact: bool) -> None:
        """A small screen shows the timetable or what it depends on, not both."""
        self._is_compact = is_compact
        self.title.setHidden(is_compact)
        self.conditions.setMinimumWidth(0 if is_compact else PANEL_PX)
        self.conditions.setMaximumWidth(QWIDGETSIZE_MAX if is_compact else PANEL_PX)
        self.table.set_narrow(is_narrow=is_compact)
        self.retranslate()

    def flush(self) -> None:
        """Asks for what was changed and waits."""
        self._pause.stop()
        if self._counts is not None and self.setup is not None:
            self._ask(self.setup)

    def retranslate(self) -> None:
        """Says everything in the language chosen now; what nobody sees is made when it is shown."""
        group, setup = self._group, self.setup
        if group is None or setup is None or not self.isVisible():
            return
        shown = shown_plan(group, setup, self._now_min)
        self._say_head(setup, shown)
        self.day_note.present(group, self._port.today)
        self.conditions.present(
            setup,
            offered(group, setup, self._now_min),
            fits=shown is not None and shown.plan.fits,
            has_begun=has_begun(group),
            is_closed=group.status is GroupStatus.CLOSED,
        )
        self._open(has_games=bool(meetings_of(group)))
        self._left.setCurrentIndex(0 if shown else 1)
        if shown is None:
            self._say_empty(group)
        else:
            self._say_plan(group, shown)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_head()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.retranslate()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.flush()

    def _say_head(self, setup: GroupSetup, shown: ShownPlan | None) -> None:
        hours = wording.hours(setup)
        self.title.set_text(t("tournament.date_and_time", date=wording.setup_date(setup), time=hours))
        self.subtitle.set_text(plan_words.boards_and_control(setup), color="muted")
        self.change.say(t("plan.change"))
        said = plan_words.fit(shown) if shown else None, plan_words.lateness(shown) if shown else None
        for chip, one in zip((self.fit, self.lateness), said, strict=True):
            chip.setHidden(one is None)
            chip.show_text(one.text if one else "", one.kind if one else "plain", one.icon if one else None)
        self._fit_head()
        self.warning.say(plan_words.warning(shown, setup) if shown else "")

    def _fit_head(self) -> None:
        """What the chips and the button leave is for the title, then for the boards and the clock."""
        self.change.set_wordless(is_wordless=False)
        chips = (chip for chip in (self.fit, self.lateness) if not chip.isHidden())
        room_px = self.width() - 2 * RING_PX - sum(chip.sizeHint().width() + GAP_PX for chip in chips)
        least_px = 0 if self._is_compact else NARROWEST_TITLE_PX + GAP_PX
        self.change.set_wordless(is_wordless=room_px - self.change.sizeHint().width() < least_px)
        room_px -= self.change.sizeHint().width() + GAP_PX
        title_px, subtitle_px = self.title.sizeHint().width(), self.subtitle.sizeHint().width()
        self.title.setMaximumWidth(max(min(title_px, room_px), 1))
        self.subtitle.setMaximumWidth(subtitle_px)
        self.subtitle.setHidden(self._is_compact or room_px < title_px + GAP_PX + subtitle_px)

    def _say_plan(self, group: GroupView, shown: ShownPlan) -> None:
        places = range(max(len(of_round.games) + len(of_round.decided) for of_round in shown.plan.rounds))
        headings = tuple(plan_words.column(shown.afternoon, number) for number in places)
        self.table.present(plan_rows.rows(group, shown), headings if shown.plan.in_rounds else ())
        self.remarks.setText(plan_words.remarks(shown, is_brief=self._is_compact))
        self.remarks.setHidden(not self.remarks.text())

    def _say_empty(self, group: GroupView) -> None:
        if meetings_of(group):
            button = "" if self.change.isChecked() else t("plan.no_clock_button")
            self.empty.say(t("plan.no_clock_title"), t("plan.no_clock_text"), button)
        else:
            self.empty.say(t("plan.empty_title"), t("plan.empty_text"), t("tournament.to_participants"))

    def _open(self, *, has_games: bool) -> None:
        """What the plan depends on stands open until play begins; on a small screen only when it is wanted."""
        is_usual = not self._is_compact and self._group is not None and not has_begun(self._group)
        is_open = has_games and (is_usual if self._is_open is None else self._is_open)
        self.change.setVisible(has_games)
        self.change.setChecked(is_open)
        self.conditions.setVisible(is_open)
        self._left.setVisible(not (is_open and self._is_compact))
        self.warning.setHidden(not self.warning.text or (self._is_compact and not is_open))

    def _toggle(self, is_open: bool) -> None:
        self._is_open = is_open
        self.retranslate()

    def _leave_empty(self) -> None:
        if self._group is not None and meetings_of(self._group):
            self._toggle(True)
        else:
            self.participants_requested.emit()

    def _count(self, counts: Counts) -> None:
        self._counts = counts
        self._pause.start()
        self.retranslate()

    def _take(self, pgn: str) -> None:
        self._pause.stop()
        if self.setup is not None:
            self._ask(replace(self.setup, time_control=pgn))

    def _ask(self, setup: GroupSetup) -> None:
        """The view comes before the answer; after a refusal all stands as before."""
        self._counts = None
        self.remark.answer(self._port.request(ChangeGroup(setup=setup)))
        self.retranslate()

    def _connect(self) -> None:
        self._pause.timeout.connect(self.flush)
        self.change.clicked.connect(self._toggle)
        self.empty.button.clicked.connect(self._leave_empty)
        self.day_note.change.clicked.connect(self.day_requested)
        self.conditions.counted.connect(self._count)
        self.conditions.control_taken.connect(self._take)
        self.table.laid_out.connect(lambda: self._card.setMaximumHeight(self.table.whole_height() + CARD_EDGES_PX))
        self.table.round_activated.connect(
            lambda number: self.round_requested.emit(self._group.code if self._group else "", number)
        )

    def _lay_out(self) -> None:
        theme.set_role(self.remarks, "small")
        self.remarks.setWordWrap(True)
        self.change.setCheckable(True)
        self._card = QFrame()
        theme.set_role(self._card, "card")
        inside = QVBoxLayout(self._card)
        inside.setContentsMargins(1, 1, 1, 1)
        inside.addWidget(self.table)
        timetable = QWidget()
        below = QVBoxLayout(timetable)
        below.setContentsMargins(0, 0, 0, 0)
        below.setSpacing(8)
        below.addWidget(self._card, 1)
        below.addWidget(self.remarks)
        below.addStretch()
        self._left = QStackedWidget()
        self._left.addWidget(timetable)
        self._left.addWidget(self.empty)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, RING_PX)
        column.setSpacing(8)
        head = _row(self.title, self.subtitle, self.fit, self.lateness)
        head.addStretch(0)
        head.addWidget(self.change)
        column.addLayout(head)
        column.addLayout(_row(self._left, self.conditions), 1)
        column.addLayout(_row(self.warning))  # below, so that what is pressed stays where it is when it comes
        column.addLayout(_row(self.day_note))
        column.addLayout(_row(self.remark))


def _row(*parts: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setContentsMargins(RING_PX, 0, RING_PX, 0)
    row.setSpacing(GAP_PX)
    for part in parts:
        row.addWidget(part)
    return row
