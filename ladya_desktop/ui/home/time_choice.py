"""The clock of a game: one that schools play with, none, or one of one's own; and what the choice means."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from ladya_desktop.game.time_control import TimeControl
from ladya_desktop.texts import t
from ladya_desktop.texts.times import format_time_control
from ladya_desktop.ui.fonts import sized_font
from ladya_desktop.ui.parts.choice import ChoiceButton
from ladya_desktop.ui.parts.control_designer import ControlDialog
from ladya_desktop.ui.parts.fields import label
from ladya_desktop.ui.parts.time_presets import PRESETS, control_meaning

USUAL = "600+5"
NO_CLOCK, OWN = "-", ""
IN_A_ROW = 4
HEIGHT_PX = 48
FIGURES_PX, WORDS_PX = 20, 16


class TimeChoice(QVBoxLayout):
    """`pgn` is what is chosen; `changed` when another control is."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.times = {pgn: TimeButton(_short(pgn), _hint(pgn)) for pgn in (*PRESETS, NO_CLOCK, OWN)}
        self.words = label("", "small")
        self._own = TimeControl.from_pgn(USUAL)
        self._chosen = USUAL
        self._exclusive = QButtonGroup(self)
        self._lay_out()
        self.times[USUAL].setChecked(True)
        self._exclusive.buttonClicked.connect(self._choose)
        self._say()

    @property
    def pgn(self) -> str:
        """The time control as PGN writes it."""
        return self._chosen or self._own.to_pgn()

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setSpacing(8)
        for number, button in enumerate(self.times.values()):
            self._exclusive.addButton(button)
            grid.addWidget(button, *divmod(number, IN_A_ROW))
        self.setSpacing(8)
        self.addLayout(grid)
        self.addWidget(self.words)

    def _choose(self) -> None:
        chosen = next(pgn for pgn, button in self.times.items() if button.isChecked())
        if chosen == OWN:
            self._design()
        else:
            self._take(chosen)

    def _design(self) -> None:
        """Begins with what was chosen before; left without an answer, that stays."""
        dialog = ControlDialog(TimeControl.from_pgn(self.pgn), self.words.window())
        dialog.accepted.connect(lambda: self._take_own(dialog.control))
        dialog.rejected.connect(lambda: self.times[self._chosen].setChecked(True))
        dialog.open()

    def _take_own(self, control: TimeControl) -> None:
        self._own = control
        self._take(OWN)

    def _take(self, pgn: str) -> None:
        self._chosen = pgn
        self._say()
        self.changed.emit()

    def _say(self) -> None:
        self.words.setText(control_meaning(TimeControl.from_pgn(self.pgn)))


class TimeButton(ChoiceButton):
    """A time control as it is called at a club: "10 + 5"."""

    def __init__(self, text: str, words: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setText(text)
        self.say(words)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(104, HEIGHT_PX)

    def paint_content(self, painter: QPainter) -> None:
        painter.setFont(sized_font(FIGURES_PX if self.text()[0].isdigit() else WORDS_PX, weight=600))
        painter.drawText(QRectF(self.rect()), Qt.AlignmentFlag.AlignCenter, self.text())


def _short(pgn: str) -> str:
    if pgn == OWN:
        return t("time_control.own")
    control = TimeControl.from_pgn(pgn)
    if not control.has_clock:
        return t("home.free_no_clock")
    return f"{(control.base_ms or 0) // 60_000} + {control.increment_ms // 1000}"


def _hint(pgn: str) -> str:
    return t("time_control.own_hint") if pgn == OWN else format_time_control(TimeControl.from_pgn(pgn))
