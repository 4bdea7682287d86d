"""The frame of the tournament window: header, groups at the left, tabs above the pages; smaller on a small screen."""

from datetime import datetime

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ladya_desktop.texts import t
from ladya_desktop.texts.tournament_history import TournamentLine
from ladya_desktop.tournament.view import TournamentView
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.empty_state import EmptyState
from ladya_desktop.ui.parts.header import ScreenHeader
from ladya_desktop.ui.parts.picture_button import PictureButton
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.tournament.group_list import GroupList
from ladya_desktop.ui.tournament.side_cards import LastActCard, StandingCard
from ladya_desktop.ui.tournament.tab_row import JOURNAL, PARTICIPANTS, TABS, TabRow

TITLE_FROM_PX, LEGEND_FROM_PX, GROUPS_FROM_PX, TABS_FROM_PX = 900, 480, 1180, 640
SMALL_TABS_BELOW_PX = 800
LEFT_PX = 266
RING_PX = 5


class TournamentFrame(QWidget):
    """Holds what surrounds the pages of a tournament, and the invitation to create one while there is none.

    `tab_chosen(tab)` when another tab is wanted, `more_requested` for what is behind the last one. The last act is told
    below the groups, or on a small screen behind a button; the smallest has no room for it but behind the last tab.
    """

    tab_chosen = Signal(str)
    more_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.header = ScreenHeader()
        self.groups, self.switch = GroupList(), GroupList(is_compact=True)
        self.name = plain_label()
        self.none = EmptyState("table")
        self.standing, self.last = StandingCard(), LastActCard()
        self.undo, self.print_button = PictureButton("undo"), PictureButton("print")
        self._rows = TabRow(), TabRow(is_narrow=True)
        self.pages = QStackedWidget()
        self.is_compact = False
        self._is_narrow = False
        self._has_tournament = False
        self._tab = PARTICIPANTS
        self._is_low = False
        self._inner = QStackedWidget()
        self._lay_out()
        for row in self._rows:
            row.chosen.connect(self.choose_tab)
            row.more_requested.connect(self.more_requested)

    @property
    def tab(self) -> str:
        """The tab chosen."""
        return self._tab

    @property
    def tabs(self) -> dict[str, QPushButton]:
        """The buttons of the tabs where they are shown now."""
        return self._rows[self._is_low].buttons

    @property
    def more(self) -> QPushButton:
        """The last tab, where it is shown now."""
        return self._rows[self._is_low].more

    def choose_tab(self, tab: str) -> None:
        """Chooses another tab."""
        self._tab = tab
        for row in self._rows:
            row.present(tab)
        self._aim()
        self.tab_chosen.emit(tab)

    def present(
        self, view: TournamentView | None, group: str | None, last: TournamentLine | None, now: datetime
    ) -> None:
        """Shows the groups of a tournament with one of them chosen, and what was done last."""
        self._has_tournament = view is not None
        self.header.set_title(t("tournament.window"), t("tournament.back"))
        self.none.say(t("tournament.none_title"), t("tournament.none_text"), t("tournament.create"))
        for row in self._rows:
            row.present(self._tab)
        self._inner.setCurrentIndex(1 if self._has_tournament else 0)
        if view is not None:
            self.name.setText(view.title)
            self.groups.present(view.groups, group)
            self.switch.present(view.groups, group)
            self.standing.present(next((one for one in view.groups if one.code == group), None), now)
        self._say_last(last, group, view)
        self._fit()

    def _say_last(self, line: TournamentLine | None, group: str | None, view: TournamentView | None) -> None:
        self.last.present(line, group, view)
        self.print_button.say(t("organizer.print"))
        self.undo.setEnabled(line is not None)
        self.undo.say(t("organizer.undo_what", line=line.text) if line is not None else t("organizer.undo"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """The lower the window, the more moves up into the header; the narrower it is, the shorter the groups."""
        width, height = self.width(), self.height()
        self.is_compact = width < TITLE_FROM_PX or height < LEGEND_FROM_PX
        self._is_narrow = width < GROUPS_FROM_PX
        is_low = self.is_compact or height < TABS_FROM_PX
        has_title = not (self._has_tournament and (self.is_compact or (is_low and self._is_narrow)))
        self.header.set_compact(is_compact=self.is_compact, has_title=has_title)
        side = (12 if self.is_compact else 24) - RING_PX
        self._body.setContentsMargins(side, 0 if self.is_compact else 8, side, side)
        self._rows[True].set_small(is_small=width < SMALL_TABS_BELOW_PX)
        self._move_tabs(is_low=is_low)
        self._fit_acts(is_low=is_low)
        self._rule.setHidden(self._is_low)
        self._left.setVisible(self._has_tournament and not self._is_narrow)
        self.switch.setVisible(self._has_tournament and self._is_narrow)
        self._aim()

    def _fit_acts(self, *, is_low: bool) -> None:
        has_cards = self._has_tournament and not self._is_narrow and not is_low
        self._cards.setVisible(has_cards)
        self.undo.setVisible(self._has_tournament and not has_cards and not self.is_compact)
        self.print_button.setVisible(self._has_tournament and not self.is_compact)
        self.print_button.set_wordless(is_wordless=is_low)

    def _move_tabs(self, *, is_low: bool) -> None:
        """The tabs take the keyboard along: a row that is hidden would leave it to whatever comes next."""
        held = next((tab for tab in (*TABS, JOURNAL) if self._rows[self._is_low].button(tab).hasFocus()), None)
        self._is_low = is_low
        self._rows[is_low].setVisible(self._has_tournament or not is_low)
        if held is not None:
            self._rows[is_low].button(held).setFocus(Qt.FocusReason.OtherFocusReason)
        self._rows[not is_low].setVisible(False)

    def _aim(self) -> None:
        """The keyboard begins at the tab chosen, or at the way to the first tournament."""
        self.setFocusProxy(self._rows[self._is_low].button(self._tab) if self._has_tournament else self.none.button)

    def _lay_out(self) -> None:
        theme.set_role(self.name, "small")
        self.header.middle.addWidget(self._rows[True])
        self.undo.set_wordless(is_wordless=True)
        for widget in (self.undo, self.print_button, self.switch):
            self.header.room.addWidget(widget)
        self._inner.addWidget(self.none)
        self._inner.addWidget(self._tournament())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addWidget(self._inner, 1)

    def _tournament(self) -> QWidget:
        page = QWidget()
        self._body = QHBoxLayout(page)
        self._body.setSpacing(24 - 2 * RING_PX)
        self._left = self._left_side()
        self._body.addWidget(self._left)
        right = QVBoxLayout()
        right.setSpacing(0)
        right.addWidget(self._rows[False])
        self._rule = QFrame()
        theme.set_role(self._rule, "rule")
        ruled = QVBoxLayout()
        ruled.setContentsMargins(RING_PX, -RING_PX, RING_PX, 8)  # at the foot of the tabs, within their ring's room
        ruled.addWidget(self._rule)
        right.addLayout(ruled)
        right.addWidget(self.pages, 1)
        self._body.addLayout(right, 1)
        return page

    def _left_side(self) -> QWidget:
        left = QWidget()
        left.setFixedWidth(LEFT_PX)
        self._cards = QWidget()
        cards = QVBoxLayout(self._cards)
        cards.setContentsMargins(RING_PX, 0, RING_PX, RING_PX)
        cards.setSpacing(8)
        for card in (self.standing, self.last):
            cards.addWidget(card)
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._groups_scrolled(), 1)
        column.addWidget(self._cards)
        return left

    def _groups_scrolled(self) -> QScrollArea:
        inside = QWidget()
        theme.set_role(inside, "page")
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        self.name.setWordWrap(True)
        self.name.setContentsMargins(RING_PX, 4, 8, 0)  # above the edge of the cards
        column.addWidget(self.name)
        column.addWidget(self.groups)
        column.addStretch()
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(inside)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        return scroll
