"""What is counted, set right by the arbiter: impossible moves, completed moves (7.1), and a correction both want."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from ladya_desktop.game.by_color import COLORS, ByColor, Color
from ladya_desktop.game.view import GameView, Phase
from ladya_desktop.texts import t
from ladya_desktop.ui import theme
from ladya_desktop.ui.arbiter.correction import Correction
from ladya_desktop.ui.arbiter.move_counters import MoveCounters
from ladya_desktop.ui.parts.dialog import RING_PX
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.parts.square_button import SquareButton
from ladya_desktop.ui.play.port import GamePort

MOST_COUNTED = 9
COUNT_PX = 32
SMALL_TEXT_PX = 14
LEAST_WORDS_PX = 110


class CountSetting(QWidget):
    """How many impossible moves of one side are counted, one more or one fewer at a press."""

    def __init__(self, color: Color, port: GamePort) -> None:
        super().__init__()
        self._color = color
        self._port = port
        self._words, self.number = plain_label(), plain_label()
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
        row.setContentsMargins(0, RING_PX, RING_PX, RING_PX)
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


class Counts(QWidget):
    """Impossible moves of both sides, counters of moves; while one stood, its correction."""

    def __init__(self, port: GamePort) -> None:
        super().__init__()
        self._port = port
        self.illegal = ByColor(*(CountSetting(color, port) for color in COLORS))
        self.correction, self.move_counters = Correction(port), MoveCounters()
        self.move_counters.wanted.connect(port.set_move_counters)
        grid = QGridLayout(self)
        grid.setContentsMargins(RING_PX, RING_PX, RING_PX, RING_PX)
        grid.setSpacing(10)
        for place, color in enumerate(COLORS):
            grid.addWidget(self.illegal[color], 0, place)
        grid.addWidget(self.correction, 1, 0, 1, 2)
        grid.addWidget(self.move_counters, 2, 0, 1, 2)

    def present(self, view: GameView) -> None:
        """Shows what is counted now."""
        is_open = view.phase in (Phase.RUNNING, Phase.STOPPED)
        for color in COLORS:
            self.illegal[color].present(is_open=is_open)
        self.move_counters.follow(self._port.move_counters, view.regulations.time_control, may_set=is_open)
        self.correction.present(view)

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        for color in COLORS:
            self.illegal[color].retranslate()
        self.correction.retranslate()
        self.move_counters.retranslate()
