"""What the arbiter may find, as a part of his menu that opens when it is wanted or when something waits for him.

Articles 4.8, 7.4, 7.5 and 13.4. A finding speaks of what waits, else of the last move; the answer of the Laws stands
above the buttons, since the menu hides the banner.
"""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ladya_desktop.game.acts import Finding
from ladya_desktop.game.by_color import COLORS, ByColor, Color
from ladya_desktop.game.view import GameView, Notice, Phase
from ladya_desktop.texts import t
from ladya_desktop.texts.notices import notice_text
from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.parts.square_button import SquareButton
from ladya_desktop.ui.play.port import GamePort

FINDINGS = (Finding.ILLEGAL_MOVE, Finding.TOUCH_MOVE, Finding.TWO_HANDS, Finding.DISPLACED)
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
    """Asks the port for the finding named on a button; what came of it is read in the next snapshot."""

    def __init__(self, port: GamePort) -> None:
        super().__init__()
        self._port = port
        self.answer = QLabel()
        self.answer.setWordWrap(True)
        self.answer.setContentsMargins(12, 8, 12, 8)
        theme.set_role(self.answer, "notice")
        self.toggle = QPushButton()
        self.toggle.setCheckable(True)
        self.toggle.toggled.connect(self._open)
        self.findings = {finding: self._button(finding) for finding in FINDINGS}
        self.undo_button = QPushButton()
        self.undo_button.clicked.connect(port.undo)
        self.counts = ByColor(*(CountSetting(color, port) for color in COLORS))
        self._within = QWidget()
        self._lay_out()
        self._open(False)

    def present(self, view: GameView) -> None:
        """Shows what waits for the arbiter, or what his last act brought."""
        notice = view.notice
        is_open = view.phase in (Phase.RUNNING, Phase.STOPPED)
        self.answer.setText("" if notice is None else _in_words(notice, view))
        self._show_answer()
        for button in self.findings.values():
            button.setEnabled(is_open)
        for color in COLORS:
            self.counts[color].present(is_open=is_open)
        self.undo_button.setEnabled(view.phase in (Phase.STOPPED, Phase.ENDED))
        if view.awaits_arbiter:
            self.toggle.setChecked(True)

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        self.toggle.setText(t("arbiter.irregularities"))
        for finding, button in self.findings.items():
            button.setText(t(f"arbiter.finding.{finding}"))
            button.setToolTip(t(f"arbiter.finding.{finding}_note"))
        self.undo_button.setText(t("arbiter.undo"))
        for color in COLORS:
            self.counts[color].retranslate()

    def _button(self, finding: Finding) -> QPushButton:
        button = QPushButton()
        button.setStyleSheet(f"padding: 0 4px; font-size: {TEXT_PX}px;")
        button.clicked.connect(lambda: self._port.rule(finding))
        return button

    def _open(self, is_open: bool) -> None:
        self._within.setVisible(is_open)
        self._show_answer()
        self.toggle.setIcon(icons.icon("up" if is_open else "down", theme.current().accent, 20, 8))
        self.toggle.setIconSize(icons.icon_size(20, 8))

    def _show_answer(self) -> None:
        self.answer.setVisible(self.toggle.isChecked() and bool(self.answer.text()))

    def _lay_out(self) -> None:
        grid = QGridLayout(self._within)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(8)
        for place, button in enumerate(self.findings.values()):
            grid.addWidget(button, *divmod(place, 2))
        for place, color in enumerate(COLORS):
            grid.addWidget(self.counts[color], 2, place)
        self.undo_button.setStyleSheet(f"padding: 0 4px; font-size: {TEXT_PX}px;")
        grid.addWidget(self.undo_button, 3, 0, 1, 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for part in (self.toggle, self.answer, self._within):
            column.addWidget(part)


def _in_words(notice: Notice, view: GameView) -> str:
    text = notice_text(notice, edition=view.regulations.edition)
    return " ".join(part for part in (text.what, text.why, text.then, text.article) if part)
