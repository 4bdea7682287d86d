"""The tournament: groups at the left; for each its participants, draw, rounds and crosstable."""

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from ladya_desktop.texts import t
from ladya_desktop.tournament.view import GroupStatus, GroupView, PairingView, TournamentView
from ladya_desktop.ui.print.wording_file import WordingFile
from ladya_desktop.ui.projector.projector import Projector
from ladya_desktop.ui.tournament import days
from ladya_desktop.ui.tournament.cancel_draw_dialog import CancelDrawDialog
from ladya_desktop.ui.tournament.crosstable_tab import CrosstableTab
from ladya_desktop.ui.tournament.draw_tab import DrawTab
from ladya_desktop.ui.tournament.group_pages import GroupPages
from ladya_desktop.ui.tournament.import_page import ChooseFile, ImportPage
from ladya_desktop.ui.tournament.journal_lines import JournalLines
from ladya_desktop.ui.tournament.lots_board import STEP_MS
from ladya_desktop.ui.tournament.more_menu import DIPLOMAS, PRINT, MoreMenu
from ladya_desktop.ui.tournament.new_tournament_dialog import NewTournamentDialog
from ladya_desktop.ui.tournament.organizer_acts import OrganizerActs
from ladya_desktop.ui.tournament.paper_menu import Papers, drop_down
from ladya_desktop.ui.tournament.participants_tab import ParticipantsTab
from ladya_desktop.ui.tournament.port import TournamentPort
from ladya_desktop.ui.tournament.result_dialog import ResultDialog
from ladya_desktop.ui.tournament.rounds_tab import RoundsTab
from ladya_desktop.ui.tournament.tab_row import DRAW, PARTICIPANTS, ROUNDS, TABLE
from ladya_desktop.ui.tournament.tournament_frame import LEGEND_FROM_PX, TITLE_FROM_PX, TournamentFrame

MINUTE_MS = 60_000


class TournamentScreen(QWidget):
    """Draws the port's view. What leads out: `back_requested`, a game to play, to look at, a record by game id."""

    back_requested = Signal()
    play_requested = Signal(str, int, int)
    game_requested = Signal(str, int, int)
    record_requested = Signal(str)

    def __init__(
        self,
        port: TournamentPort,
        parent: QWidget | None = None,
        *,
        choose: ChooseFile | None = None,
        step_ms: int = STEP_MS,
        wording: WordingFile | None = None,
    ) -> None:
        super().__init__(parent)
        self._port = port
        self._group: str | None = None
        self.frame = TournamentFrame()
        self._lines = JournalLines()
        self.acts = OrganizerActs(port, self._lines, self)
        self.papers = Papers(port, self, lambda: self.group, wording)
        self.pages = GroupPages(port, self._lines, step_ms=step_ms)
        self.importing = ImportPage(port, choose=choose)
        self.projector = Projector(port, self)
        self._outer = QStackedWidget()
        self.minute = QTimer(self, interval=MINUTE_MS)
        self.minute.start()
        self._lay_out()
        self._connect()
        self.present(port.view)

    @property
    def participants(self) -> ParticipantsTab:
        """The list of the group's pupils."""
        return self.pages.participants

    @property
    def draw(self) -> DrawTab:
        """The draw of lots."""
        return self.pages.draw

    @property
    def rounds(self) -> RoundsTab:
        """The rounds of the group."""
        return self.pages.rounds

    @property
    def table(self) -> CrosstableTab:
        """The crosstable of the group."""
        return self.pages.table

    @property
    def view(self) -> TournamentView | None:
        """What is shown, None while there is no tournament."""
        return self._port.view

    @property
    def group(self) -> GroupView | None:
        """The group shown."""
        view = self._port.view
        return next((each for each in view.groups if each.code == self._group), None) if view else None

    @property
    def tab(self) -> str:
        """The tab shown."""
        return self.frame.tab

    def has_game(self, game_id: str) -> bool:
        """Whether a game belongs to a pairing of the tournament."""
        view = self._port.view
        return view is not None and any(
            pairing.game_id == game_id for group in view.groups for each in group.rounds for pairing in each.pairings
        )

    def present(self, view: TournamentView | None) -> None:
        """Shows a snapshot; the first one comes up at the group whose day it is."""
        if view is not None and self.group is None:
            chosen = days.group_of_the_day(view, self._port.today)
            self._group = chosen.code if chosen else None
            self.show_tab(_tab_for(chosen) if chosen else PARTICIPANTS)
        self.retranslate()

    def show_group(self, code: str) -> None:
        """Shows another group in the same tab."""
        self._group = code
        self.retranslate()

    def show_tab(self, tab: str) -> None:
        """Shows another tab of the group."""
        self.frame.choose_tab(tab)

    def show_round(self, code: str, number: int) -> None:
        """Shows a round of a group, where one comes back to after a game."""
        self.show_group(code)
        self.show_tab(ROUNDS)
        self.rounds.show_round(number)

    def set_motion_reduced(self, *, is_reduced: bool) -> None:
        """Nothing moves by itself from now on."""
        self.draw.is_motion_reduced = is_reduced

    def go_back(self) -> bool:
        """One step back within the screen; False if there is none."""
        if self._outer.currentWidget() is self.importing:
            self._leave_import()
            return True
        return False

    def retranslate(self) -> None:
        """Says everything in the language chosen now."""
        view, group = self._port.view, self.group
        self.projector.retranslate()
        self._lines.follow(self._port.journal)
        self.pages.say_empty()
        self.importing.retranslate()
        self.frame.present(view, self._group, self.acts.last, self._port.now)
        if view is not None and group is not None:
            self.pages.present(view, group)
        self._turn_page()
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        self.pages.set_compact(is_compact=self.width() < TITLE_FROM_PX or self.height() < LEGEND_FROM_PX)

    def _tell_time(self) -> None:
        """As time goes by a round runs late, and the time for complaints ends, without anybody doing anything."""
        view, group = self._port.view, self.group
        if self.isVisible() and view is not None and group is not None:
            self.pages.tell_time(view, group)
            self.frame.standing.present(group, self._port.now)

    def _turn_page(self) -> None:
        self.frame.pages.setCurrentWidget(self.pages.shown(self.tab, self.group))

    def _open_more(self) -> None:
        group, below = self.group, self.frame.more
        if group is None:
            return
        acts = (*((PRINT,) if self.frame.is_compact else ()), *self.acts.offered())
        menu = MoreMenu(group, acts, self)
        menu.tab_chosen.connect(self.show_tab)
        menu.act_chosen.connect(self._do)
        drop_down(menu, below)

    def _open_papers(self) -> None:
        below = self.frame.print_button if self.frame.print_button.isVisible() else self.frame.more
        self.papers.drop_menu(below, self.rounds.round_shown if self.tab == ROUNDS else None)

    def _do(self, act: str) -> None:
        if act == PRINT:
            self._open_papers()
        elif act == DIPLOMAS:
            self.papers.open_diplomas()
        elif self.group is not None:
            self.acts.do(act, self.group)

    def begin(self) -> None:
        """Who comes to a tournament that is not there yet wants to create it."""
        if self._port.view is None and self.isVisible():
            NewTournamentDialog(self._port, self).open()

    def _begin_import(self, *, with_file: bool) -> None:
        self._outer.setCurrentWidget(self.importing)
        self.importing.begin(with_file=with_file)

    def _leave_import(self) -> None:
        self._outer.setCurrentIndex(0)
        self.participants.table.setFocus()

    def _taken(self, n: int, groups: str) -> None:
        self._leave_import()
        self.participants.say(t("tournament.import_taken", n=n, groups=groups))

    def _ask_result(self, code: str, round_number: int, board: int) -> None:
        if (pairing := self._pairing(code, round_number, board)) is not None:
            ResultDialog(self._port, pairing, self).open()

    def _open_cell(self, code: str, round_number: int, board: int) -> None:
        """A game that was played is looked at; one that was not is found in its round."""
        pairing = self._pairing(code, round_number, board)
        if pairing is not None and pairing.game_id is not None:
            self.game_requested.emit(code, round_number, board)
        else:
            self.show_round(code, round_number)

    def _pairing(self, code: str, round_number: int, board: int) -> PairingView | None:
        view = self._port.view
        return days.pairing(view, code, round_number, board) if view is not None else None

    def _cancel_draw(self, code: str) -> None:
        CancelDrawDialog(self._port, code, self).open()

    def _connect(self) -> None:
        self._port.view_changed.connect(self.present)
        self.minute.timeout.connect(self._tell_time)
        self.frame.header.back_requested.connect(self.back_requested)
        self.frame.none.button.clicked.connect(self.begin)
        for groups in (self.frame.groups, self.frame.switch):
            groups.chosen.connect(self.show_group)
        self.frame.tab_chosen.connect(self._turn_page)
        self.frame.more_requested.connect(self._open_more)
        self.acts.group_added.connect(self.show_group)
        self.frame.print_button.clicked.connect(self._open_papers)
        self.frame.standing.act_chosen.connect(self._do)
        for undo in (self.frame.last.undo_requested, self.frame.undo.clicked, self.pages.journal.undo_requested):
            undo.connect(lambda: self.acts.undo(self._group))
        self.importing.cancelled.connect(self._leave_import)
        self.importing.taken.connect(self._taken)
        self._connect_list()
        self._connect_play()

    def _connect_list(self) -> None:
        for empty in self.pages.empty.values():
            empty.button.clicked.connect(lambda: self.show_tab(DRAW))
        self.participants.paste_requested.connect(lambda: self._begin_import(with_file=False))
        self.participants.file_requested.connect(lambda: self._begin_import(with_file=True))
        self.participants.draw_requested.connect(lambda: self.show_tab(DRAW))
        self.draw.rounds_requested.connect(lambda: self.show_tab(ROUNDS))
        self.draw.participants_requested.connect(lambda: self.show_tab(PARTICIPANTS))
        self.draw.cancel_requested.connect(self._cancel_draw)

    def _connect_play(self) -> None:
        self.rounds.play_requested.connect(self.play_requested)
        self.rounds.result_requested.connect(self._ask_result)
        self.rounds.log_requested.connect(self.game_requested)
        self.pages.plan.round_requested.connect(self.show_round)
        self.pages.plan.participants_requested.connect(lambda: self.show_tab(PARTICIPANTS))
        self.table.game_requested.connect(self._open_cell)
        self.table.card_requested.connect(self.papers.open_card)
        self.table.projector_requested.connect(self.projector.toggle)
        self.projector.shown_changed.connect(self.table.set_projecting)
        self.pages.complaints.record_requested.connect(self.record_requested)
        self.pages.complaints.print_requested.connect(self.papers.open_complaint)

    def _lay_out(self) -> None:
        for widget in self.pages.all:
            self.frame.pages.addWidget(widget)
        self._outer.addWidget(self.frame)
        self._outer.addWidget(self.importing)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._outer)
        self.setFocusProxy(self.frame)


def _tab_for(group: GroupView) -> str:
    """Where the work is: the list before the draw, the rounds during play, the table after it."""
    match group.status:
        case GroupStatus.ENTRY:
            return PARTICIPANTS
        case GroupStatus.DRAWN | GroupStatus.PLAYING:
            return ROUNDS
        case GroupStatus.FINISHED | GroupStatus.CLOSED:
            return TABLE
