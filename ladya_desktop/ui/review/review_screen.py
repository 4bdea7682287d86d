"""The review of a game: a list of everything that happened; board, clocks and what was owed follow it at each step.

The list is the arbiter's and tells what the players were not told. The lines of a long game are written when they are
looked at, the chart and the repetitions after the first paint.
"""

import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QKeySequence, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QWidget

from ladya_desktop.files.writing import WriteError, write_atomically
from ladya_desktop.papers.paper import Paper
from ladya_desktop.texts import t
from ladya_desktop.texts.tournament_values import score
from ladya_desktop.ui.board.board_picture import BoardPicture
from ladya_desktop.ui.parts.letter_keys import on_key
from ladya_desktop.ui.parts.remark import Remark
from ladya_desktop.ui.print.saving import AskWhere, WhereDialog, file_name
from ladya_desktop.ui.review import papers_of_game as papers
from ladya_desktop.ui.review import words
from ladya_desktop.ui.review.bookmarks import Bookmarks, Memory
from ladya_desktop.ui.review.chart_card import ChartCard
from ladya_desktop.ui.review.game import ReviewedGame
from ladya_desktop.ui.review.header import ReviewHeader
from ladya_desktop.ui.review.layout import Places, places
from ladya_desktop.ui.review.list_card import FilterButton, ListCard
from ladya_desktop.ui.review.playback import Playback
from ladya_desktop.ui.review.side_panel import SidePanel
from ladya_desktop.ui.review.story import Story
from ladya_desktop.ui.review.timeline import Filter

TABS = ("list", "panel", "chart")
_where = WhereDialog()


def _monotonic_ms() -> int:
    return time.monotonic_ns() // 1_000_000


class Review(QWidget):
    """A screen of its own, at the last moment of a game to begin with. `back_requested` leads where it came from.

    Raises ValueError for rows that are not those of a game.
    """

    back_requested = Signal()

    def __init__(
        self,
        game: ReviewedGame,
        parent: QWidget | None = None,
        *,
        monotonic_ms: Callable[[], int] = _monotonic_ms,
        ask_where: AskWhere | None = None,
    ) -> None:
        super().__init__(parent)
        self.story = Story(game)
        self._ask_where = ask_where or _where
        self._index = len(self.story) - 1
        self.bookmarks = Bookmarks()
        self.header, self.remark = ReviewHeader(self), Remark(self)
        self.card, self.panel, self.chart = ListCard(self), SidePanel(self), ChartCard(self)
        self.board = BoardPicture(self)
        self.tabs = {name: FilterButton(parent=self) for name in TABS}
        self.playback = Playback(monotonic_ms, self)
        self._tab = TABS[0]
        self._tab_group = QButtonGroup(self)
        self._is_seen = False
        self.setFocusProxy(self.card.list)
        self._connect()
        self.retranslate()

    @property
    def index(self) -> int:
        """The moment looked at."""
        return self._index

    @property
    def list(self) -> QWidget:
        """The list, which has the keyboard first."""
        return self.card.list

    def keep_bookmarks_in(self, memory: Memory) -> None:
        """From now on bookmarks are remembered, and those remembered before are shown."""
        self.bookmarks = Bookmarks(self.story.game.game_id, memory)
        self._show_marks()

    def shown(self) -> tuple[str, ...]:
        """The titles in the list now."""
        events = self.card.list.events
        return tuple(events.line_at(row).title for row in range(events.rowCount()))

    def go_to(self, index: int) -> None:
        """Shows the game as it stood at a moment; playing back ends."""
        self.playback.stop()
        if not self.remark.isHidden():
            self.remark.clear()
            self._place()
        self._show(min(max(index, 0), len(self.story) - 1))

    def step(self, steps: int) -> None:
        """So many rows of the list on, or back if negative."""
        events = self.card.list.events
        row = events.row_of(self._index)
        if not events.rowCount():
            return
        self.go_to(events.moment_index(min(max(row + steps, 0), events.rowCount() - 1)))

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        self.story.forget_words()
        for part in (self.header, self.card, self.panel, self.chart):
            part.retranslate()
        self.panel.transport.show_playing(self.playback.is_running)
        for name, button in self.tabs.items():
            button.show_words(t(f"review.tab_{name}"))
        end = self.story.end
        result = score(end.result.score) if end.result is not None else ""
        self.header.show_game(papers.name_of(self.story.timeline), result, self._end_said())
        self.board.setAccessibleName(t("board.name"))
        self._say_loss()
        self._fill()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._is_seen:
            self._is_seen = True
            QTimer.singleShot(0, self, self._work_out_the_rest)

    # What is shown

    def _show(self, index: int, at_ms: int | None = None) -> None:
        moment = self.story.timeline.moments[index]
        view = self.story.timeline.view(index)
        is_new = index != self._index or at_ms is None
        self._index = index
        self.panel.present(view, moment.at_ms if at_ms is None else at_ms)
        if not is_new:
            return
        self.board.present(view)
        self.panel.show_sections(self.story.sections(index))
        self.panel.transport.show_place(index, len(self.story))
        self.chart.chart.show_moment(index)
        self.card.list.show_moment(index)
        self.card.show_marked(moment.mark in self.bookmarks.marks)

    def _fill(self) -> None:
        """The list as its filter has it."""
        shown = self.story.timeline.shown(self.card.chosen, self.bookmarks.marks)
        self.card.list.events.show_moments(self.story.timeline.moments, shown, self.story.line, self.bookmarks.marks)
        self.card.show_counts(self.story.rulings, len(self.bookmarks.marks))
        self.card.show_emptiness()
        self._show(self._index)

    def _filter(self) -> None:
        self._fill()
        self.card.list.setFocus()

    def _work_out_the_rest(self) -> None:
        self.story.find_repetitions()
        self.panel.show_sections(self.story.sections(self._index))
        self.chart.chart.show_bars(self.story.bars)
        self.chart.chart.show_moment(self._index)

    def _end_said(self) -> str:
        place = self.story.game.place
        where = t("common.round_board", round=place.pairing.round, board=place.pairing.board) if place else ""
        damaged = t("review.damaged") if self.story.game.lost_from is not None else ""
        return " · ".join(part for part in (words.result_said(self.story.end), where, damaged) if part)

    def _say_loss(self) -> None:
        lost_from = self.story.game.lost_from
        if lost_from is not None:
            self.remark.warn(t("review.lost", number=lost_from))

    # Bookmarks

    def _toggle_mark(self) -> None:
        self.bookmarks.toggle(self.story.timeline.moments[self._index].mark)
        self._show_marks()

    def _show_marks(self) -> None:
        if self.card.chosen is Filter.MARKED:
            self._fill()
            return
        marks = self.bookmarks.marks
        self.card.list.events.show_marks(marks)
        self.card.show_counts(self.story.rulings, len(marks))
        self.card.show_marked(self.story.timeline.moments[self._index].mark in marks)

    # Playing back

    def _toggle_play(self) -> None:
        if self.playback.is_running:
            self.playback.stop()
            return
        self.playback.start(self.story.timeline, 0 if self._index == len(self.story) - 1 else self._index)

    # Paper and files

    def _open(self, paper: Paper) -> None:
        from ladya_desktop.ui.print.showing import open_papers  # what prints is large, and most reviews print nothing

        self.playback.stop()
        open_papers(self, [paper])

    def _save_pgn(self) -> None:
        def keep(path: Path) -> None:
            try:
                write_atomically(path, papers.pgn(self.story.game, self.story.timeline).encode())
            except WriteError as error:
                self.remark.warn(error.sentence)
            else:
                self.remark.say(t("papers.saved", path=path))
            self._place()

        name = file_name(papers.name_of(self.story.timeline), "pgn")
        self._ask_where(self, t("review.where_pgn"), name, t("review.pgn_filter"), keep)

    # Where it lies

    def _place(self) -> None:
        header_px = self.header.height_in(self.width())
        self.header.setGeometry(0, 0, self.width(), header_px)
        room = self.rect().adjusted(0, header_px, 0, 0)
        if not self.remark.isHidden():
            height_px = self.remark.heightForWidth(self.width() - 32)
            self.remark.setGeometry(16, room.top() + 8, self.width() - 32, height_px)
            room.setTop(room.top() + height_px + 8)
        lie = places(room)
        for part, rect in (
            (self.card, lie.list),
            (self.panel, lie.panel),
            (self.chart, lie.chart),
            (self.board, lie.board),
        ):
            part.setGeometry(rect)
        self._place_tabs(lie)

    def _place_tabs(self, lie: Places) -> None:
        for number, (name, button) in enumerate(self.tabs.items()):
            button.setVisible(lie.tabs is not None)
            if lie.tabs is not None:
                width_px = (lie.tabs.width() - 12) // 3
                button.setGeometry(lie.tabs.left() + number * (width_px + 6), lie.tabs.top(), width_px, 44)
            part = {"list": self.card, "panel": self.panel, "chart": self.chart}[name]
            part.setVisible(lie.tabs is None or name == self._tab)

    def _choose_tab(self, name: str) -> None:
        self._tab = name
        self._place()

    def _connect(self) -> None:
        header, card, transport = self.header, self.card, self.panel.transport
        header.back_requested.connect(self.back_requested)
        header.protocol.clicked.connect(lambda: self._open(papers.protocol(self.story.game, self.story.timeline)))
        header.sheet.clicked.connect(lambda: self._open(papers.score_sheet(self.story.game, self.story.timeline)))
        header.pgn.clicked.connect(self._save_pgn)
        card.filter_chosen.connect(self._filter)
        card.mark.clicked.connect(self._toggle_mark)
        card.protest.clicked.connect(self._open_protest)
        card.list.moment_chosen.connect(self.go_to)
        card.list.step_wanted.connect(self.step)
        card.list.play_wanted.connect(self._toggle_play)
        self.chart.chart.chosen.connect(self.go_to)
        self.panel.ply_chosen.connect(lambda ply: self.go_to(self.story.moment_of_ply(ply)))
        transport.first.clicked.connect(lambda: self.go_to(0))
        transport.before.clicked.connect(lambda: self.step(-1))
        transport.after.clicked.connect(lambda: self.step(1))
        transport.last.clicked.connect(lambda: self.go_to(len(self.story) - 1))
        transport.play.clicked.connect(self._toggle_play)
        transport.speed_chosen.connect(self.playback.choose_speed)
        self.playback.reached.connect(self._show)
        self.playback.running_changed.connect(transport.show_playing)
        on_key(self, QKeySequence("Ctrl+D"), self._toggle_mark)
        on_key(self, QKeySequence.StandardKey.Print, header.protocol.click)
        on_key(self, QKeySequence.StandardKey.Save, self._save_pgn)
        for name, button in self.tabs.items():
            self._tab_group.addButton(button)
            button.clicked.connect(lambda _checked=False, name=name: self._choose_tab(name))
        self.tabs[self._tab].setChecked(True)

    def _open_protest(self) -> None:
        self._open(papers.protest(self.story.game, self.story.timeline, self.bookmarks.marks))
