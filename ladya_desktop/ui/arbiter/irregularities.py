"""Irregularities, as a part of the arbiter's menu that opens when it is wanted or when something waits for him.

Findings, counts, warnings, the undo of the last ruling, a correction both players want. The answer of the Laws stands
above them, since the menu hides the banner.
"""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ladya_desktop.game.by_color import COLORS, ByColor, Color
from ladya_desktop.game.view import GameView, Notice, Phase
from ladya_desktop.texts import t
from ladya_desktop.texts.notices import notice_text
from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.arbiter.correction import Correction
from ladya_desktop.ui.arbiter.findings import Findings
from ladya_desktop.ui.arbiter.move_counters import MoveCounters
from ladya_desktop.ui.arbiter.warnings_row import WarningsRow
from ladya_desktop.ui.parts.square_button import SquareButton
from ladya_desktop.ui.play.port import GamePort

MOST_COUNTED = 9
COUNT_PX = 32
TEXT_PX = 15
SMALL_TEXT_PX = 14
LEAST_WORDS_PX = 110


class CountSetting(QWidget):
    """How many impossible moves of one side are counted, one more or one fewer at a press."""

    def __init__(self, color: Color, port: GamePort) -> None:
        super().__init__()
        self._color = color
        self._port = port
        self._words, self.number = QLabel(), QLabel()
        self.fewer, self.more = SquareButton("minus"), SquareButton("plus")
        self.number.setFixedWidth(COUNT_PX)
        self.number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        theme.set_role(self.number, "strong")
        self._words.setWordWrap(True)
        self._words.setMinimumWidth(LEAST_WORDS_PX)
        self._words.setStyleSheet(f"font-size: {SMALL_TEXT_PX}px;")
        self.fewer.clicked.connect(lambda: port.set_illegal_moves(color, self._count - 1))
        self.more.clicked.connect(lambda: port.set_illegal_moves(color, self._count + 1))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(self._words, 1)
        for part in (self.fewer, self.number, self.more):
            row.addWidget(part)

    @property
    def _count(self) -> int:
        return self._port.illegal_moves[self._color]

    def present(self, *, is_open: bool) -> None:
        """Shows the count; it can be set while the game goes on."""
        self.number.setText(str(self._count))
        self.fewer.setEnabled(is_open and self._count > 0)
        self.more.setEnabled(is_open and self._count < MOST_COUNTED)

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        self._words.setText(t(f"arbiter.counted.{self._color}"))
        self.fewer.say(t("arbiter.counted.fewer", whose=self._words.text()))
        self.more.say(t("arbiter.counted.more", whose=self._words.text()))


class Irregularities(QWidget):
    """What came of a ruling is read in the next snapshot. `opened` carries a part that wants to be seen then."""

    opened = Signal(object)

    def __init__(self, port: GamePort) -> None:
        super().__init__()
        self.answer = QLabel()
        self.answer.setWordWrap(True)
        self.answer.setContentsMargins(12, 8, 12, 8)
        theme.set_role(self.answer, "notice")
        self.toggle = QPushButton()
        self.toggle.setCheckable(True)
        self.toggle.toggled.connect(self._open)
        self.findings = Findings(port)
        self.findings.opened.connect(lambda: self.opened.emit(self.findings.card))
        self.undo_button, self.why_no_undo = QPushButton(), QLabel()
        self.undo_button.clicked.connect(port.undo)
        self.correction = Correction(port)
        self.correction.opened.connect(lambda: self.opened.emit(self.correction))
        for part in (self.findings, self.correction):
            part.confirmed.connect(self._await_answer)
        self.counts = ByColor(*(CountSetting(color, port) for color in COLORS))
        self._port = port
        self.warnings, self.move_counters = WarningsRow(port), MoveCounters()
        self.move_counters.wanted.connect(port.set_move_counters)
        self._within = QWidget()
        self._is_waiting_shown = False
        self._lay_out()
        self._open(False)

    def present(self, view: GameView) -> None:
        """Shows what waits for the arbiter, or what his last act brought."""
        notice = view.notice
        is_open = view.phase in (Phase.RUNNING, Phase.STOPPED)
        self.findings.present(view)
        self.answer.setText("" if notice is None else _in_words(notice, view))
        self._is_waiting_shown = view.awaits is not None and self.findings.chosen is not None
        self._show_answer()
        for color in COLORS:
            self.counts[color].present(is_open=is_open)
        self.warnings.present(is_open=is_open)
        self.move_counters.follow(self._port.move_counters, view.regulations.time_control, may_set=is_open)
        self._present_undo(view)
        self.correction.present(view)
        if view.awaits_arbiter and not self.toggle.isChecked():
            self.toggle.setChecked(True)
            if self.findings.chosen is not None:
                self.opened.emit(self.findings.card)

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        self.toggle.setText(t("arbiter.irregularities"))
        self.findings.retranslate()
        self.undo_button.setText(t("arbiter.undo"))
        for part in (self.correction, self.warnings, self.move_counters):
            part.retranslate()
        for color in COLORS:
            self.counts[color].retranslate()

    def _await_answer(self) -> None:
        self.toggle.setFocus()
        self.opened.emit(self.answer)

    def _present_undo(self, view: GameView) -> None:
        self.undo_button.setEnabled(view.can_undo_ruling)
        code = "refusal.stop_clocks_first" if view.clock.running is not None else "refusal.nothing_to_undo"
        self.why_no_undo.setText("" if view.can_undo_ruling else f"{t(f'{code}.what')} {t(f'{code}.why')}")
        self.why_no_undo.setHidden(view.can_undo_ruling)
        self.undo_button.setAccessibleDescription(self.why_no_undo.text())

    def _open(self, is_open: bool) -> None:
        self._within.setVisible(is_open)
        self._show_answer()
        self.toggle.setIcon(icons.icon("up" if is_open else "down", theme.current().accent, 20, 8))
        self.toggle.setIconSize(icons.icon_size(20, 8))

    def _show_answer(self) -> None:
        """What waits is said by the finding that is chosen for it already."""
        is_said = bool(self.answer.text()) and not self._is_waiting_shown
        self.answer.setVisible(self.toggle.isChecked() and is_said)

    def _lay_out(self) -> None:
        grid = QGridLayout(self._within)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(8)
        grid.addWidget(self.findings, 0, 0, 1, 2)
        for place, color in enumerate(COLORS):
            grid.addWidget(self.counts[color], 1, place)
        self.undo_button.setStyleSheet(f"padding: 0 4px; font-size: {TEXT_PX}px;")
        theme.set_role(self.why_no_undo, "small")
        self.why_no_undo.setWordWrap(True)
        acts = (self.undo_button, self.why_no_undo, self.correction, self.warnings, self.move_counters)
        for row, part in enumerate(acts, start=2):
            grid.addWidget(part, row, 0, 1, 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for part in (self.toggle, self.answer, self._within):
            column.addWidget(part)


def _in_words(notice: Notice, view: GameView) -> str:
    text = notice_text(notice, edition=view.regulations.edition)
    return " ".join(part for part in (text.what, text.why, text.then, text.article) if part)
