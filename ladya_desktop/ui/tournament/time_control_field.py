"""Choosing a group's time control: from those that are usual, or one of its own; and what kind of chess it makes."""

from collections.abc import Iterator

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from ladya_desktop.game.regulations import Rate
from ladya_desktop.game.time_control import Period, TimeControl, Timing
from ladya_desktop.texts import t
from ladya_desktop.texts.times import format_duration, format_time_control
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.fields import ChoiceField, NumberField, in_columns, label, named

USUAL = ("180+2", "240+2", "300", "300+3", "480+4", "600", "600+5", "900+10", "1500+10", "3600+30", "5400+30", "-")
"""As PGN writes them, the quickest first, without a clock last."""

OWN = ""
SIXTY_MOVES = 60
MAX_MINUTES = 600
MAX_BONUS_S = 600
MAX_MOVES = 200
_MINUTE_MS = 60_000


class TimeControlField(QVBoxLayout):
    """`pgn` is what is chosen; `reshaped` when the fields of an own control come or go."""

    reshaped = Signal()

    def __init__(self, pgn: str) -> None:
        super().__init__()
        offered = [(each, _in_list(each)) for each in _offered(pgn)]
        self.choice = ChoiceField[str]([*offered, (OWN, t("group_setup.control_own"))])
        self.choice.choose(pgn)
        self.own = OwnControl(TimeControl.from_pgn(pgn))
        self.words = label("", "small")
        self.setSpacing(8)
        self.addLayout(named("group_setup.control", self.choice))
        self.addWidget(self.own)
        self.addWidget(self.words)
        self.choice.currentIndexChanged.connect(self._show)
        self.own.changed.connect(self._show)
        self._show()

    @property
    def pgn(self) -> str:
        """The time control as PGN writes it."""
        return self.choice.value or self.own.control.to_pgn()

    def _show(self) -> None:
        self.own.setVisible(self.choice.value == OWN)
        self.words.setText(_explained(TimeControl.from_pgn(self.pgn)))
        self.reshaped.emit()


class OwnControl(QFrame):
    """A control of one period, or of so many moves and then the rest; `changed` when a hand has changed it."""

    changed = Signal()

    def __init__(self, start: TimeControl, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme.set_role(self, "card")
        first, last = (start.periods or (Period(base_ms=5 * _MINUTE_MS),))[0], (start.periods or (None,))[-1]
        self.minutes = NumberField(1, MAX_MINUTES, max(1, first.base_ms // _MINUTE_MS))
        self.bonus = NumberField(0, MAX_BONUS_S, first.bonus_ms // 1000)
        self.timing = ChoiceField[Timing]((timing, t(f"group_setup.own_{timing}")) for timing in Timing)
        self.timing.choose(first.timing)
        self.moves = NumberField(0, MAX_MOVES, first.moves or 0)
        self.moves.setSpecialValueText(t("group_setup.own_whole_game"))
        self.later = NumberField(1, MAX_MINUTES, max(1, last.base_ms // _MINUTE_MS) if last else 1)
        self._note = label("", "small")
        self._lay_out()
        for field in (self.minutes, self.bonus, self.moves, self.later):
            field.valueChanged.connect(self._tell)
        self.timing.currentIndexChanged.connect(self._tell)
        self._show()

    @property
    def control(self) -> TimeControl:
        """What is filled in."""
        timing = self.timing.value if self.bonus.value() else Timing.FISCHER
        bonus_ms, moves = self.bonus.value() * 1000, self.moves.value() or None
        rest = Period(base_ms=self.later.value() * _MINUTE_MS, bonus_ms=bonus_ms, timing=timing)
        return TimeControl(
            base_ms=self.minutes.value() * _MINUTE_MS,
            increment_ms=bonus_ms,
            timing=timing,
            moves=moves,
            later=(rest,) if moves else (),
        )

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 12)
        column.setSpacing(8)
        column.addLayout(
            in_columns(
                named("group_setup.own_minutes", self.minutes),
                named("group_setup.own_bonus", self.bonus),
                named("group_setup.own_timing", self.timing),
                weights=(1, 1, 2),
            )
        )
        column.addWidget(self._note)
        column.addLayout(
            in_columns(named("group_setup.own_moves", self.moves), named("group_setup.own_later", self.later))
        )

    def _tell(self) -> None:
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        self.timing.setEnabled(self.bonus.value() > 0)
        self.later.setEnabled(self.moves.value() > 0)
        self._note.setText(t(f"group_setup.{self.timing.value}_note"))
        self._note.setVisible(self.bonus.value() > 0)


def _offered(pgn: str) -> Iterator[str]:
    """The usual ones, and the one there is."""
    yield from USUAL
    if pgn not in USUAL:
        yield pgn


def _in_list(pgn: str) -> str:
    control = TimeControl.from_pgn(pgn)
    said = format_time_control(control)
    if not control.has_clock:
        return said
    return t("group_setup.control_and_rate", control=said, rate=t(f"group_setup.rate_{Rate.of(control)}"))


def _explained(control: TimeControl) -> str:
    """In words, and what kind of chess follows from the time for sixty moves."""
    if not control.has_clock:
        return t("group_setup.no_clock_why")
    time = format_duration(control.time_for_ms(SIXTY_MOVES))
    said = format_time_control(control)
    return t(f"group_setup.rate_{Rate.of(control)}_why", control=f"{said[:1].upper()}{said[1:]}", time=time)
