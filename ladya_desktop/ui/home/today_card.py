"""The pairings of the day on the first screen; before there are any, the next step towards them.

What reads a tournament is imported when there is one: the first paint of the first day needs none of it.
"""

from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
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
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.chip import Chip
from ladya_desktop.ui.parts.empty_state import EmptyState
from ladya_desktop.ui.parts.fitted_text import FittedLabel, Style

if TYPE_CHECKING:
    from ladya_desktop.tournament.view import CrosstableRow, GroupView, TournamentView
    from ladya_desktop.ui.home.winners import Winner, Winners
    from ladya_desktop.ui.tournament.pairing_list import PairingList

NOTHING, PAIRINGS, WINNERS = range(3)
PRIZES = 3
HEAD_PX = 92
CARD_PX, INSIDE_PX = 16, 8


class TodayCard(QFrame):
    """Emits where it leads: `play_requested(group, round, board)` and `tab_requested(group, tab)` of the tournament.

    The group is "" while there is no tournament.
    """

    play_requested = Signal(str, int, int)
    tab_requested = Signal(str, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme.set_role(self, "card")
        self._view: TournamentView | None = None
        self._today = date.min
        self._left: frozenset[str] = frozenset()
        self._tab = ""
        self.title = FittedLabel(Style(20, 600), lines=1)
        self.chip = Chip()
        self.table = QPushButton()
        theme.set_kind(self.table, "link")
        self.nothing = EmptyState("table")
        self._pairings: PairingList | None = None
        self._scroll = QScrollArea()
        self._winners: Winners | None = None
        self.pages = QStackedWidget()
        self._lay_out()
        self._connect()

    @property
    def group(self) -> "GroupView | None":
        """The group of the day."""
        if self._view is None:
            return None
        from ladya_desktop.ui.tournament import days

        return days.group_of_the_day(self._view, self._today)

    @property
    def pairings(self) -> "PairingList":
        """The pairings of the round that is on; made when they are shown for the first time."""
        if self._pairings is None:
            from ladya_desktop.ui.tournament.pairing_list import PairingList

            self._pairings = PairingList(with_results=False, side_px=INSIDE_PX)
            self._pairings.play_requested.connect(self.play_requested)
            self._scroll.setWidget(self._pairings)
        return self._pairings

    @property
    def winners(self) -> "Winners":
        """The first places; made when all is played."""
        if self._winners is None:
            from ladya_desktop.ui.home.winners import Winners

            self._winners = Winners()
            self.pages.addWidget(self._winners)
        return self._winners

    def present(self, view: "TournamentView | None", today: date, left: frozenset[str] = frozenset()) -> None:
        """Shows the group of the day as it stands; `left` are the ids of the games that were interrupted."""
        self._view, self._today, self._left = view, today, left
        self.pages.show()
        self.retranslate()

    def hasHeightForWidth(self) -> bool:
        """Pairings and places scroll; of a page that does not, all is to be seen."""
        return self.pages.currentIndex() == NOTHING and super().hasHeightForWidth()

    def wanted_height(self) -> int:
        """How high the card is with nothing to scroll in it."""
        shown = self.pairings.whole_height() if self.pages.currentIndex() == PAIRINGS else 0
        return shown + HEAD_PX

    def retranslate(self) -> None:
        """Says everything in the language chosen now."""
        group = self.group
        self.table.setText(t("home.table"))
        self._head.setVisible(group is not None)
        if group is None:
            self._say_nothing("no_tournament", "participants", {})
            return
        from ladya_desktop.tournament.view import GroupStatus

        is_played = group.status in (GroupStatus.FINISHED, GroupStatus.CLOSED)
        self._say_title(group, is_played=is_played)
        if not group.rounds:
            self._say_before_the_draw(group)
        elif is_played:
            self._say_winners(group)
        else:
            self._say_pairings(group)

    def _say_title(self, group: "GroupView", *, is_played: bool) -> None:
        from ladya_desktop.ui.tournament import days, wording

        name = wording.group_and_grades(group)
        is_today = group.date == self._today.isoformat()
        day = wording.setup_date(group.setup)
        self.title.set_text(t("home.today", group=name) if is_today else t("home.other_day", date=day, group=name))
        self.table.setVisible(bool(group.rounds))
        shown = days.round_of(group)
        text = t("home.round_of", round=shown.round, n=len(group.rounds)) if shown is not None else ""
        self.chip.show_text(t("home.all_played") if is_played else text, "good" if is_played else "accent")

    def _say_before_the_draw(self, group: "GroupView") -> None:
        from ladya_desktop.ui.tournament import wording

        n = len(group.participants)
        words: dict[str, object] = {"group": wording.group_and_grades(group), "count": t("home.pupils", n=n)}
        if n:
            self._say_nothing("no_draw", "draw", words)
        else:
            self._say_nothing("no_pupils", "participants", words)

    def _say_nothing(self, code: str, tab: str, words: dict[str, object]) -> None:
        self._tab = tab
        button = t("home.no_tournament_button") if code == "no_tournament" else t(f"home.to_{tab}")
        self.nothing.say(t(f"home.{code}_title"), t(f"home.{code}_text", **words), button)
        self.pages.setCurrentIndex(NOTHING)

    def _say_pairings(self, group: "GroupView") -> None:
        from ladya_desktop.ui.tournament import days

        shown = days.round_of(group)
        if shown is not None:
            self.pairings.present(shown, left=self._left)
        self.pages.setCurrentIndex(PAIRINGS)

    def _say_winners(self, group: "GroupView") -> None:
        rows, order = (group.crosstable.rows, group.crosstable.order) if group.crosstable is not None else ((), ())
        placed = (rows[number - 1] for number in order)
        first = (row for row in placed if row.places is not None and row.places[0] <= PRIZES)
        self.winners.present(tuple(map(_winner, first)))
        self.pages.setCurrentIndex(WINNERS)

    def _connect(self) -> None:
        self.table.clicked.connect(lambda: self._lead("table"))
        self.nothing.button.clicked.connect(lambda: self._lead(self._tab))

    def _lead(self, tab: str) -> None:
        self.tab_requested.emit(self.group.code if self.group is not None else "", tab)

    def _lay_out(self) -> None:
        self._head = QWidget()
        head = QHBoxLayout(self._head)
        head.setContentsMargins(INSIDE_PX, 5, INSIDE_PX, 5)
        head.addStrut(44)
        head.setSpacing(12)
        head.addWidget(self.title, 1)
        head.addWidget(self.chip)
        head.addWidget(self.table)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for page in (self.nothing, self._scroll):
            self.pages.addWidget(page)
        column = QVBoxLayout(self)
        column.setContentsMargins(CARD_PX, 12, CARD_PX, 12)
        column.setSpacing(8)
        column.addWidget(self._head)
        column.addWidget(self.pages, 1)
        for each in (self._head, self.pages):  # nothing is said before something is known
            each.hide()


def _winner(row: "CrosstableRow") -> "Winner":
    from ladya_desktop.texts.times import format_points
    from ladya_desktop.ui.home.winners import Winner
    from ladya_desktop.ui.tournament import wording

    who, place = row.participant, wording.places(row.places)
    whole, half = divmod(row.half_points, 2)
    points = format_points(row.half_points)
    return Winner(
        place=place,
        is_first=row.places == (1, 1),
        name=who.name,
        class_name=who.class_name,
        points=t("home.points_and_half", points=points) if half else t("home.points", n=whole),
        said=t("home.place_line", place=place, name=who.name, class_name=who.class_name),
    )
