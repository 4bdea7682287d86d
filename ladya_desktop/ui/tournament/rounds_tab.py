"""The rounds of a group: a strip to choose one, its pairings, and who is free in it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from ladya_desktop.texts import t
from ladya_desktop.tournament.view import GroupStatus, GroupView, RoundView
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.chip import Chip
from ladya_desktop.ui.parts.fitted_text import FittedLabel, Style
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.tournament import wording
from ladya_desktop.ui.tournament.pairing_list import PairingList
from ladya_desktop.ui.tournament.round_hours import round_hours
from ladya_desktop.ui.tournament.round_strip import RING_PX, RoundStrip

CARD_EDGES_PX = 4


class RoundsTab(QWidget):
    """Emits what is asked of a pairing as (group, round, board)."""

    play_requested = Signal(str, int, int)
    result_requested = Signal(str, int, int)
    log_requested = Signal(str, int, int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group: GroupView | None = None
        self._chosen: int | None = None
        self._now_min: int | None = None
        self._is_compact = False
        self.strip = RoundStrip()
        self.strip.chosen.connect(self.show_round)
        self.title = plain_label()
        theme.set_role(self.title, "subtitle")
        self.subtitle = FittedLabel(Style(16))
        self.chip, self.planned = Chip(), Chip()
        self.on = QPushButton()
        theme.set_kind(self.on, "main")
        self.on.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.on.clicked.connect(self._go_on)
        self.pairings = PairingList(with_results=True)
        for mine, theirs in (
            (self.play_requested, self.pairings.play_requested),
            (self.result_requested, self.pairings.result_requested),
            (self.log_requested, self.pairings.log_requested),
        ):
            theirs.connect(mine)
        self._lay_out()

    @property
    def round_shown(self) -> int | None:
        """The round whose pairings are shown."""
        return self._chosen

    def present(self, group: GroupView, now_min: int | None = None) -> None:
        """Shows a group; another one comes up at the round that is on. A round that is over stays.

        `now_min` is the minute of the group's day, None on another one.
        """
        self._now_min = now_min
        is_same = self._group is not None and self._group.code == group.code
        self._group = group
        if not is_same or not self._is_a_round(self._chosen):
            self._chosen = group.current_round or (group.rounds[-1].round if group.rounds else None)
        self.retranslate()

    def show_round(self, number: int) -> None:
        """Shows the pairings of a round."""
        self._chosen = number
        self.retranslate()

    def set_compact(self, *, is_compact: bool) -> None:
        """A small screen keeps the room of the title for the pairings: the strip says which round it is."""
        self._is_compact = is_compact
        for widget in (self.title, self.subtitle):
            widget.setHidden(is_compact)
        self.retranslate()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.retranslate()

    def retranslate(self) -> None:
        """Says everything in the language chosen now."""
        shown = self._round()
        if self._group is None or shown is None:
            return
        self.strip.present(self._group, shown.round)
        self.title.setText(t("tournament.round_of", round=shown.round, n=len(self._group.rounds)))
        setup = self._group.setup
        self.subtitle.set_text(
            t(
                "tournament.date_control",
                date=wording.setup_date(setup),
                control=wording.time_control(setup),
            ),
            color="muted",
        )
        self._show_count(shown)
        self._show_hours(shown)
        self.pairings.present(shown, is_closed=self._group.status is GroupStatus.CLOSED)
        self._card.setMaximumHeight(self.pairings.whole_height() + CARD_EDGES_PX)

    def _show_count(self, shown: RoundView) -> None:
        n = len(shown.pairings)
        is_done = shown.decided == n
        if is_done:
            self.chip.show_text(t("organizer.round_is_played", round=shown.round), "good", "check")
        else:
            self.chip.show_text(t("tournament.round_decided", decided=shown.decided, n=n), "accent")
        self._show_way_on(is_done=is_done)

    def _show_way_on(self, *, is_done: bool) -> None:
        """From a round that is over to the one that comes; on a small screen too, with what it is that is over."""
        number = self._group.current_round if self._group is not None and is_done else None
        self.on.setHidden(number is None)
        self.on.setText(t("organizer.to_round", round=number))
        self.chip.setHidden(self._is_compact and number is None)

    def _go_on(self) -> None:
        number = self._group.current_round if self._group is not None else None
        if number is not None:
            self.show_round(number)
            self.strip.buttons[number - 1].setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_hours(self, shown: RoundView) -> None:
        """When the round is to be played, and how late it is by now; nobody waits for it while it is not seen."""
        if not self.isVisible():
            return
        said = round_hours(self._group, shown.round, self._now_min) if self._group is not None else None
        self.planned.setHidden(said is None or self._is_compact)
        if said is not None:
            self.planned.show_text(said.text, "warn" if said.is_late else "plain", "clock")

    def _round(self) -> RoundView | None:
        rounds = self._group.rounds if self._group else ()
        return next((each for each in rounds if each.round == self._chosen), None)

    def _is_a_round(self, number: int | None) -> bool:
        return self._group is not None and any(each.round == number for each in self._group.rounds)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(12)
        head.setContentsMargins(RING_PX, 0, RING_PX, 0)
        head.addWidget(self.title)
        head.addWidget(self.subtitle, 1)
        head.addStretch()
        head.addWidget(self.planned)
        head.addWidget(self.chip)
        head.addWidget(self.on)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(self.pairings)
        card = QFrame()
        theme.set_role(card, "card")
        inside = QVBoxLayout(card)
        inside.setContentsMargins(1, 1, 1, 1)
        inside.addWidget(scroll)
        self._card = card
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, RING_PX)
        column.setSpacing(12)
        column.addWidget(self.strip)
        column.addLayout(head)
        around = QVBoxLayout()
        around.setContentsMargins(RING_PX, 0, RING_PX, 0)
        around.addWidget(card, 1)
        around.addStretch()
        column.addLayout(around, 1)
