"""The pairings of one round, one below the other, and who is free in it."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ladya_desktop.texts import t
from ladya_desktop.tournament.view import PairingView, RoundView
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.tournament.pairing_row import RING_PX, ROW_PX, PairingRow

FREE_PX = 48
WORDS_FROM_PX, WORD_FROM_PX = 840, 660
SIDE_PX = 11


class PairingList(QWidget):
    """The pairings of one round, one below the other."""

    play_requested = Signal(str, int, int)
    result_requested = Signal(str, int, int)
    log_requested = Signal(str, int, int)

    def __init__(self, *, with_results: bool, side_px: int = SIDE_PX, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme.set_role(self, "page")
        self._with_results = with_results
        self.rows: list[PairingRow] = []
        self._free = plain_label()
        self._free.setWordWrap(True)
        self._free.setMinimumHeight(FREE_PX)
        theme.set_role(self._free, "muted")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(side_px, 0, side_px - RING_PX, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self._free)
        self._column.addStretch()

    def whole_height(self) -> int:
        """How high all rows are together."""
        return len(self.rows) * ROW_PX + (FREE_PX if self._free.text() else 0)

    @property
    def free_text(self) -> str:
        """Who is said to be free, nothing if everybody plays."""
        return self._free.text()

    def present(self, shown: RoundView, *, is_closed: bool = False, left: frozenset[str] = frozenset()) -> None:
        """Shows a round; rows that stay keep the keyboard. `is_closed`: its protocol is signed.

        `left`: ids of games that were interrupted.
        """
        self._set_count(shown.pairings)
        for row, pairing in zip(self.rows, shown.pairings, strict=True):
            row.is_first = row is self.rows[0]
            row.present(pairing, is_closed=is_closed, is_left=pairing.game_id in left)
        self._fit()
        free = shown.free
        self._free.setVisible(free is not None)
        self._free.setText(t("tournament.free", name=free.name, class_name=free.class_name) if free is not None else "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """All rows have words on their buttons or none has, and the results stand one below the other."""
        for row in self.rows:
            row.set_wordless(is_wordless=self.width() < (WORDS_FROM_PX if self._with_results else WORD_FROM_PX))
        widest = max((row.actions_wanted() for row in self.rows), default=0)
        for row in self.rows:
            row.set_actions_width(widest)

    def _set_count(self, pairings: tuple[PairingView, ...]) -> None:
        while len(self.rows) > len(pairings):
            self.rows.pop().deleteLater()
        for pairing in pairings[len(self.rows) :]:
            row = PairingRow(pairing, with_results=self._with_results)
            row.play_requested.connect(self.play_requested)
            row.result_requested.connect(self.result_requested)
            row.log_requested.connect(self.log_requested)
            self._column.insertWidget(len(self.rows), row)
            self.rows.append(row)
