"""The draw of lots: a button before it, cards that turn over when it happens, the numbers after it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from ladya_desktop.texts import t
from ladya_desktop.tournament.acts import DrawLots
from ladya_desktop.tournament.view import GroupStatus, GroupView
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.empty_state import EmptyState
from ladya_desktop.ui.parts.fitted_text import FittedLabel
from ladya_desktop.ui.parts.picture_button import PictureButton
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.parts.remark import Remark
from ladya_desktop.ui.tournament import keep_apart
from ladya_desktop.ui.tournament.keep_apart import NOBODY_APART, Apart
from ladya_desktop.ui.tournament.keep_apart_dialog import KeepApartDialog, apart_in_words
from ladya_desktop.ui.tournament.lots_board import STEP_MS, LotsBoard
from ladya_desktop.ui.tournament.numbers_by_hand_dialog import NumbersByHandDialog
from ladya_desktop.ui.tournament.port import TournamentPort

FEWEST = 2
MOST_NAMES = 3
"""How many absent pupils are named."""


class DrawTab(QWidget):
    """Draws lots for the group shown. `rounds_requested` and `participants_requested` lead on or back."""

    rounds_requested = Signal()
    participants_requested = Signal()
    cancel_requested = Signal(str)

    def __init__(self, port: TournamentPort, parent: QWidget | None = None, *, step_ms: int = STEP_MS) -> None:
        super().__init__(parent)
        self._port = port
        self._group: GroupView | None = None
        self._apart: dict[str, Apart] = {}
        self._is_compact = False
        self.is_motion_reduced = False
        self.before = EmptyState("dice")
        self.before.button.clicked.connect(self._act)
        self.apart, self.by_hand = QPushButton(), QPushButton()
        self.apart_chosen, self.apart_said = _small(), _small()
        self.remark = Remark()
        self.title = FittedLabel.title()
        self.seed = _small()
        self.skip = QPushButton()
        self.cancel, self.again = PictureButton("undo"), PictureButton("restart")
        self.on = QPushButton()
        theme.set_kind(self.on, "main")
        self.lots = LotsBoard(step_ms=step_ms)
        self._pages = QStackedWidget()
        self._connect()
        self._lay_out()

    def present(self, group: GroupView) -> None:
        """Shows a group; a draw that is being revealed goes on."""
        is_same = self._group is not None and self._group.code == group.code
        was_drawn = is_same and self._group is not None and bool(self._group.rounds)
        self._group = group
        if group.rounds and not (was_drawn and self._shows(group)):
            self.lots.show_all(group.participants)
        self.retranslate()

    def set_compact(self, *, is_compact: bool) -> None:
        """A small screen keeps the room of the title for the cards; the number of the draw is said without a hint."""
        self._is_compact = is_compact
        self.title.setHidden(is_compact)
        for button in (self.cancel, self.again):
            button.set_wordless(is_wordless=is_compact)
        if self._group is not None:
            self._say_after(self._group)

    def retranslate(self) -> None:
        """Says everything in the language chosen now."""
        if self._group is None:
            return
        self._pages.setCurrentIndex(1 if self._group.rounds else 0)
        self._say_before(self._group)
        self._say_after(self._group)
        self.skip.setText(t("tournament.draw_skip"))
        self.cancel.say(t("tournament.draw_cancel"))
        self.again.say(t("people.again"))
        self.on.setText(t("tournament.to_rounds"))
        self.lots.retranslate()
        self._show_buttons()

    def _connect(self) -> None:
        self.skip.clicked.connect(self.lots.skip)
        self.lots.revealed.connect(self._finish)
        self.on.clicked.connect(self.rounds_requested)
        self.again.clicked.connect(self._reveal)
        self.apart.clicked.connect(self._ask_apart)
        self.by_hand.clicked.connect(self._give_numbers)
        self.cancel.clicked.connect(lambda: self.cancel_requested.emit(self._group.code if self._group else ""))

    def _act(self) -> None:
        if self._group is None:
            return
        if len(keep_apart.to_be_drawn(self._group)) < FEWEST:
            self.participants_requested.emit()
            return
        apart = keep_apart.sets_apart(self._group, self._chosen(self._group))
        act = DrawLots(group=self._group.code, seed=self._port.new_seed(), apart=apart)
        if self.remark.answer(self._port.request(act)):
            self._reveal()

    def _ask_apart(self) -> None:
        group = self._group
        if group is not None:
            dialog = KeepApartDialog(group, self._chosen(group), self)
            dialog.accepted.connect(lambda: self._keep_apart(group.code, dialog.apart))
            dialog.open()

    def _keep_apart(self, code: str, apart: Apart) -> None:
        self._apart[code] = apart
        self.retranslate()

    def _chosen(self, group: GroupView) -> Apart:
        return self._apart.get(group.code, NOBODY_APART)

    def _give_numbers(self) -> None:
        if self._group is not None:
            dialog = NumbersByHandDialog(self._port, self._group, self)
            dialog.accepted.connect(self._finish)
            dialog.open()

    def _reveal(self) -> None:
        """The view has come by now: the port tells it before the act returns."""
        if self._group is None or not self._group.rounds:
            return
        if self.is_motion_reduced:
            self.lots.show_all(self._group.participants)
            self._finish()
            return
        self.lots.reveal(self._group.participants)
        self._show_buttons()
        self.skip.setFocus(Qt.FocusReason.OtherFocusReason)

    def _finish(self) -> None:
        self._show_buttons()
        self.on.setFocus(Qt.FocusReason.OtherFocusReason)

    def _shows(self, group: GroupView) -> bool:
        return [card.pupil for card in self.lots.cards] == list(group.participants)

    def _say_before(self, group: GroupView) -> None:
        can_draw = len(keep_apart.to_be_drawn(group)) >= FEWEST
        button = t("tournament.draw" if can_draw else "tournament.to_participants")
        self.before.say(t("tournament.draw_title"), _who_draws(group), button)
        self.apart.setText(t("people.apart"))
        self.by_hand.setText(t("people.by_hand"))
        self.apart.setVisible(can_draw)
        self.by_hand.setVisible(can_draw)
        _say(self.apart_chosen, apart_in_words(group, self._chosen(group)) if can_draw else "")

    def _say_after(self, group: GroupView) -> None:
        self.title.set_text(t("tournament.draw_done_title"))
        seed = t("people.numbers_given")
        if group.seed is not None:
            hint = t("tournament.draw_seed_hint")
            long = t("tournament.draw_seed", seed=group.seed, hint=hint)
            seed = t("people.seed", seed=group.seed) if self._is_compact else long
        self.seed.setText(seed)
        was_apart = group.seed is not None and keep_apart.was_apart(self._port.journal, group.code)
        n = group.late_meetings
        said = t("people.meet_late", n=n) if n else t("people.kept_apart")
        _say(self.apart_said, said if was_apart else "")

    def _show_buttons(self) -> None:
        group, is_revealing = self._group, self.lots.is_revealing
        is_untouched = group is not None and group.status is GroupStatus.DRAWN
        is_by_lot = group is not None and group.seed is not None
        self.skip.setVisible(is_revealing)
        self.on.setVisible(not is_revealing)
        self.again.setVisible(is_by_lot and not is_revealing and not self.is_motion_reduced)
        self.cancel.setVisible(is_untouched and not is_revealing)
        self.apart_said.setVisible(bool(self.apart_said.text()) and not is_revealing)

    def _lay_out(self) -> None:
        self._lay_choices()
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.title, 1000)
        head.addStretch(1)
        for button in (self.cancel, self.again, self.skip, self.on):
            head.addWidget(button)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        page = QWidget()
        theme.set_role(page, "page")
        inside = QVBoxLayout(page)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(self.lots)
        inside.addStretch()
        scroll.setWidget(page)
        done = QWidget()
        column = QVBoxLayout(done)
        column.setContentsMargins(5, 5, 5, 5)
        column.setSpacing(8)
        column.addLayout(head)
        column.addWidget(self.seed)
        column.addWidget(self.apart_said)
        column.addWidget(scroll, 1)
        self._pages.addWidget(self.before)
        self._pages.addWidget(done)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.remark)
        whole.addWidget(self._pages, 1)

    def _lay_choices(self) -> None:
        """Below the button that draws: who is kept apart, and another way to the numbers."""
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addStretch()
        for button in (self.apart, self.by_hand):
            row.addWidget(button)
        row.addStretch()
        self.apart_chosen.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.before.below.addLayout(row)
        self.before.below.addWidget(self.apart_chosen)


def _who_draws(group: GroupView) -> str:
    """How many lots there will be, and who gets none because he was found absent."""
    n, total = len(keep_apart.to_be_drawn(group)), len(group.participants)
    absent = t("people.absent", names=_some_names(group)) if n < total else ""
    if n < FEWEST:
        return " ".join(part for part in (t("tournament.draw_need_two", n=n), absent) if part)
    if absent:
        return t("people.draw_some", n=n, total=total, absent=absent)
    return t("tournament.draw_text", count=t("tournament.draw_count", n=n))


def _some_names(group: GroupView) -> str:
    """The first of those who are absent; many more are counted."""
    names = [one.name for one in group.participants if one.is_present is False]
    if len(names) <= MOST_NAMES + 1:
        return ", ".join(names)
    return t("people.and_more", names=", ".join(names[:MOST_NAMES]), n=len(names) - MOST_NAMES)


def _small() -> QLabel:
    made = plain_label()
    made.setWordWrap(True)
    theme.set_role(made, "small")
    return made


def _say(words: QLabel, text: str) -> None:
    """Without a text it takes no room."""
    words.setText(text)
    words.setVisible(bool(text))
