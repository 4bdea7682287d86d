"""The pages of a group by their tabs, and what stands where there is nothing yet."""

from typing import Final

from PySide6.QtWidgets import QWidget

from ladya_desktop.texts import t
from ladya_desktop.tournament.view import GroupView, TournamentView
from ladya_desktop.ui.parts.empty_state import EmptyState
from ladya_desktop.ui.tournament.complaints_page import ComplaintsPage
from ladya_desktop.ui.tournament.crosstable_tab import CrosstableTab
from ladya_desktop.ui.tournament.draw_tab import DrawTab
from ladya_desktop.ui.tournament.group_dialog import GroupDialog
from ladya_desktop.ui.tournament.journal_lines import JournalLines
from ladya_desktop.ui.tournament.journal_page import JournalPage
from ladya_desktop.ui.tournament.participants_tab import ParticipantsTab
from ladya_desktop.ui.tournament.plan_tab import PlanTab
from ladya_desktop.ui.tournament.port import TournamentPort
from ladya_desktop.ui.tournament.rounds_tab import RoundsTab
from ladya_desktop.ui.tournament.tab_row import COMPLAINTS, DRAW, JOURNAL, PARTICIPANTS, PLAN, ROUNDS, TABLE
from ladya_desktop.ui.tournament.table_acts import TableActs

_PICTURES: Final = {ROUNDS: "list", TABLE: "table"}


class GroupPages:
    """Makes the pages; `shown(tab, group)` is the one to turn to."""

    def __init__(self, port: TournamentPort, lines: JournalLines, *, step_ms: int) -> None:
        self._port = port
        self.participants, self.draw = ParticipantsTab(port), DrawTab(port, step_ms=step_ms)
        self.rounds, self.plan, self.table = RoundsTab(), PlanTab(port), CrosstableTab()
        self.table_acts = TableActs(port, self.table)
        self.complaints, self.journal = ComplaintsPage(port), JournalPage(lines)
        self.empty = {tab: EmptyState(picture) for tab, picture in _PICTURES.items()}
        self._group: GroupView | None = None
        self.plan.day_requested.connect(self._change_group)

    @property
    def all(self) -> tuple[QWidget, ...]:
        """Every page there is."""
        return (*self._by_tab().values(), *self.empty.values())

    def shown(self, tab: str, group: GroupView | None) -> QWidget:
        """The page of a tab; before the draw there are no rounds and no table."""
        has_rounds = group is not None and bool(group.rounds)
        return self._by_tab()[tab] if has_rounds or tab not in self.empty else self.empty[tab]

    def present(self, view: TournamentView, group: GroupView) -> None:
        """Shows a group as it stands."""
        self._group = group
        self.participants.present(group)
        self.draw.present(group)
        self.table.present(group)
        self.journal.present(view)
        self.tell_time(view, group)

    def tell_time(self, view: TournamentView, group: GroupView) -> None:
        """Shows what the clock on the wall changes: hours still to come, how late it is, until when complaints come."""
        now = self._port.now
        minute = now.hour * 60 + now.minute
        self.rounds.present(group, minute if group.date == now.date().isoformat() else None)
        self.plan.present(group, minute)
        self.complaints.present(view, group)

    def say_empty(self) -> None:
        """Says what is missing in the language chosen now."""
        for tab, empty in self.empty.items():
            title, text = t(f"tournament.{tab}_empty_title"), t(f"tournament.{tab}_empty_text")
            empty.say(title, text, t("tournament.to_draw"))

    def set_compact(self, *, is_compact: bool) -> None:
        """All of them take less room on a small screen."""
        for page in (self.participants, self.draw, self.rounds, self.plan, self.table, self.complaints, self.journal):
            page.set_compact(is_compact=is_compact)

    def _change_group(self) -> None:
        if self._group is not None:
            GroupDialog(self._port, self._group, self.plan).open()

    def _by_tab(self) -> dict[str, QWidget]:
        return {
            PARTICIPANTS: self.participants,
            DRAW: self.draw,
            ROUNDS: self.rounds,
            PLAN: self.plan,
            TABLE: self.table,
            COMPLAINTS: self.complaints,
            JOURNAL: self.journal,
        }
