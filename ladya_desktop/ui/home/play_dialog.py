"""Which game? One of the round that is still to be played, or one outside the tournament."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from ladya_desktop.texts import t
from ladya_desktop.tournament.view import PairingView, TournamentView
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.dialog import Dialog
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.tournament import wording
from ladya_desktop.ui.tournament.pairing_row import RING_PX, PairingRow

WIDTH_PX, WORDS_FROM_PX = 860, 760
BETWEEN_ROUNDS_PX = 16


class PlayDialog(Dialog):
    """`play_requested(group, round, board)` or `free_requested`; either closes it.

    `left`: ids of games that were interrupted.
    """

    play_requested = Signal(str, int, int)
    free_requested = Signal()

    def __init__(
        self,
        view: TournamentView,
        pairings: tuple[PairingView, ...],
        parent: QWidget | None = None,
        *,
        left: frozenset[str] = frozenset(),
    ) -> None:
        super().__init__(parent, title=t("home.choose_title"), width_px=WIDTH_PX)
        self.rows: list[PairingRow] = []
        side = self.body.contentsMargins()
        side.setRight(side.right() - RING_PX)  # which the buttons of a row keep at their right
        self.body.setContentsMargins(side)
        self._list = QVBoxLayout()  # the lines between rows stand in the middle: no spacing
        self._list.setSpacing(0)
        self.body.addLayout(self._list)
        self._left = left
        for pairing in pairings:
            if not self.rows or (self.rows[-1].pairing.group, self.rows[-1].pairing.round) != _round(pairing):
                self._add_heading(view.called(pairing.group), pairing.round)
            self._add_row(pairing)
        self.body.addStretch()
        self.free = QPushButton(t("home.choose_free"))
        self.cancel = QPushButton(t("home.cancel"))
        for button, slot in ((self.cancel, self.reject), (self.free, self._choose_free)):
            button.setAutoDefault(False)
            button.clicked.connect(slot)
            self.buttons.addWidget(button)
        self.buttons.insertStretch(1)
        self.rows[0].play.setFocus()

    def fit(self) -> None:
        """Names come before the words of the buttons; the results stand one below the other."""
        for row in self.rows:
            row.set_wordless(is_wordless=self.width_given() < WORDS_FROM_PX)
        widest = max(row.actions_wanted() for row in self.rows)
        for row in self.rows:
            row.set_actions_width(widest)
        super().fit()

    def _add_heading(self, called: str, round_number: int) -> None:
        heading = plain_label(t("home.round_line", group=wording.group_name(called), round=round_number))
        theme.set_role(heading, "strong")
        if self.rows:
            self._list.addSpacing(BETWEEN_ROUNDS_PX)
        self._list.addWidget(heading)

    def _add_row(self, pairing: PairingView) -> None:
        row = PairingRow(pairing, with_results=False)
        row.is_first = not self.rows or _round(self.rows[-1].pairing) != _round(pairing)
        row.present(pairing, is_left=pairing.game_id in self._left)
        row.play_requested.connect(self._choose)
        self.rows.append(row)
        self._list.addWidget(row)

    def _choose(self, group: str, round_number: int, board: int) -> None:
        self.accept()
        self.play_requested.emit(group, round_number, board)

    def _choose_free(self) -> None:
        self.accept()
        self.free_requested.emit()


def _round(pairing: PairingView) -> tuple[str, int]:
    return (pairing.group, pairing.round)
