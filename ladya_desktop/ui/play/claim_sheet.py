"""The sheet on which a draw is claimed: for the position on the board, or for the one after a written move.

Articles 9.2, 9.3 and 9.5. The move is written on a board of its own, where nothing is touched; confirmed, it stays.
"""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.view import GameView
from ladya_desktop.texts import t
from ladya_desktop.texts.times import format_duration
from ladya_desktop.texts.unbroken import unbroken
from ladya_desktop.ui.parts.check_row import CheckRow
from ladya_desktop.ui.parts.option_row import OptionRow
from ladya_desktop.ui.play.choice_sheet import ChoiceSheet, Detail
from ladya_desktop.ui.play.layout import Measures

KINDS = ("threefold", "fifty")


class ClaimSheet(ChoiceSheet):
    """`claimed` carries "threefold" or "fifty" and the written move in UCI, None for the position on the board.

    `writing_toggled`: the board to write a move on is wanted, or no more.
    """

    claimed = Signal(str, object)
    writing_toggled = Signal(bool)

    def __init__(
        self, color: Color, now_ms: Callable[[], int], measures: Measures, parent: QWidget | None = None
    ) -> None:
        super().__init__(color, now_ms, measures, words=("play.claim", KINDS), parent=parent)
        self.clock.setEnabled(False)  # whoever claims has made no move yet: a press could only be a mistake
        self._penalty_ms = 0
        self._move: tuple[str, str] | None = None
        self.written = CheckRow(self)
        self.written.toggled.connect(self._toggle_writing)
        self.chosen.connect(self._claim)
        self.retranslate()

    def present(self, view: GameView) -> None:
        """Shows the claimant's clock and what a wrong claim costs."""
        super().present(view)
        if view.regulations.penalty_ms != self._penalty_ms:
            self._penalty_ms = view.regulations.penalty_ms
            self.retranslate()

    def open(self) -> None:
        self.written.setChecked(False)
        super().open()

    def write(self, uci: str, words: str) -> None:
        """This move is written now; `words` is how it is read."""
        self._move = (uci, words)
        self.follow()

    def warning_text(self, *, is_short: bool) -> str:
        if self.kind is None:
            return t("play.claim.choose")
        if self._awaits_move():
            return t("play.claim.write_first")
        code = "play.claim.warning_short" if is_short else "play.claim.warning"
        return t(code, time=format_duration(self._penalty_ms))

    def rows(self) -> tuple[OptionRow, ...]:
        return (*super().rows(), self.written)

    def can_confirm(self) -> bool:
        return super().can_confirm() and not self._awaits_move()

    def apart(self) -> OptionRow:
        return self.written

    def _awaits_move(self) -> bool:
        return self.written.isChecked() and self._move is None

    def _claim(self, kind: str) -> None:
        self.claimed.emit(kind, None if self._move is None else self._move[0])

    def _toggle_writing(self, is_on: bool) -> None:
        self._move = None
        self.follow()
        self.writing_toggled.emit(is_on)

    def say_rows(self, detail: Detail) -> None:
        super().say_rows(detail)
        if self.written.isChecked() and detail.has_notes:
            self.options["threefold"].set_words(t("play.claim.threefold"), t("play.claim.threefold_note_after"))
        if self._move is not None:
            self.written.set_words(t("play.claim.after_written", move=unbroken(self._move[1])))
        else:
            self.written.set_words(t("play.claim.after"), t("play.claim.after_note") if detail.has_notes else "")
