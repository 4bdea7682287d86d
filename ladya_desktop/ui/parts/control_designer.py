"""A time control put together by hand, period by period (6.1, 6.3): moves, time, what each move brings, and how.

Whatever stands in the fields is a control that can be played: a flag that would fall at once cannot be filled in.
"""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ladya_desktop.game.time_control import Period, TimeControl, Timing
from ladya_desktop.texts import t
from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.parts.dialog import MARGIN_PX, RING_PX, Dialog
from ladya_desktop.ui.parts.fields import ChoiceField, NumberField, in_columns, label, named
from ladya_desktop.ui.parts.square_button import SquareButton
from ladya_desktop.ui.parts.time_presets import control_meaning

MOST_PERIODS: Final = 10
MOST_MINUTES: Final = 599
"""Clocks are shown and set with one digit for the hours; a control that came with more keeps it."""
MOST_BONUS_S: Final = 600
MOST_MOVES: Final = 1000
USUAL_MOVES: Final = (40, 20)
"""Of a first period that is followed by another, and of the later ones."""
FIRST: Final = Period(base_ms=300_000)
_FIELDS: Final = ("moves", "minutes", "seconds", "bonus", "timing")


class PeriodRow(QFrame):
    """One period. `changed` when a hand has changed it, `removed` when it is to go."""

    changed = Signal()
    removed = Signal()

    def __init__(self, period: Period, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme.set_role(self, "card")
        minutes, seconds = divmod(period.base_ms // 1000, 60)
        self.moves = NumberField(0, MOST_MOVES, period.moves or 0)
        self.minutes = NumberField(0, max(MOST_MINUTES, minutes), minutes)
        self.seconds = NumberField(0, 59, seconds)
        self.bonus = NumberField(0, max(MOST_BONUS_S, period.bonus_ms // 1000), period.bonus_ms // 1000)
        self.timing = ChoiceField[Timing]((timing, t(f"time_control.{timing}")) for timing in Timing)
        self.timing.choose(period.timing)
        self.remove = SquareButton("cross")
        self.remove.setAutoDefault(False)
        self._title, self._note = label("", "strong"), label("", "small")
        self._lay_out()
        self._show()
        for field in (self.moves, self.minutes, self.seconds, self.bonus):
            field.valueChanged.connect(self._tell)
        self.timing.currentIndexChanged.connect(self._tell)
        self.remove.clicked.connect(self.removed)

    @property
    def period(self) -> Period:
        """What is filled in."""
        bonus_ms = self.bonus.value() * 1000
        return Period(
            base_ms=(self.minutes.value() * 60 + self.seconds.value()) * 1000,
            bonus_ms=bonus_ms,
            timing=self.timing.value if bonus_ms else Timing.FISCHER,
            moves=self.moves.value() or None,
        )

    def stand_at(self, place: int, *, of: int) -> None:
        """Is the period at this place of so many: one that is followed by another lasts for some moves."""
        is_last = place == of - 1
        if not is_last and not self.moves.value():
            self.moves.setValue(USUAL_MOVES[min(place, 1)])
        self.moves.setSpecialValueText(t("time_control.to_the_end") if is_last else "")
        self.moves.setMinimum(0 if is_last else 1)
        self._title.setText(t("time_control.period", n=place + 1))
        self._title.setVisible(of > 1)
        self.remove.say(t("time_control.remove", n=place + 1))
        self.remove.setVisible(of > 1)
        for name in _FIELDS:
            words = t(f"time_control.{name}")
            said = t("time_control.of_period", name=words, n=place + 1) if of > 1 else words
            getattr(self, name).setAccessibleName(said)

    def last_to_the_end(self) -> None:
        """Lasts until the game is over, now that none follows it."""
        self.moves.setMinimum(0)
        self.moves.setValue(0)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 12)
        column.setSpacing(8)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.remove)
        column.addLayout(head)
        moves, minutes, seconds, bonus, timing = (
            named(f"time_control.{name}", getattr(self, name)) for name in _FIELDS
        )
        column.addLayout(in_columns(minutes, seconds, moves, weights=(1, 1, 2)))
        column.addLayout(in_columns(bonus, timing, weights=(1, 1)))
        column.addWidget(self._note)

    def _tell(self) -> None:
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        has_bonus = self.bonus.value() > 0
        is_kept_up = has_bonus and self.timing.value is Timing.DELAY  # by nothing but a delay, without time
        self.seconds.setMinimum(0 if self.minutes.value() or is_kept_up else 1)
        self.timing.setEnabled(has_bonus)
        self._note.setText(t(f"time_control.{self.timing.value}_note"))
        self._note.setVisible(has_bonus)


class ControlDesigner(QWidget):
    """A control of up to ten periods. `changed` when a hand has changed it, `reshaped` when a period comes or goes."""

    changed = Signal()
    reshaped = Signal()

    def __init__(self, start: TimeControl, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: list[PeriodRow] = []
        self.add = QPushButton(t("time_control.add"))
        self.add.setIcon(icons.icon("plus"))
        self.add.setAutoDefault(False)
        self.add.clicked.connect(self._add)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)
        bottom = QHBoxLayout()
        bottom.setContentsMargins(RING_PX, RING_PX, RING_PX, RING_PX)
        bottom.addWidget(self.add)
        bottom.addStretch()
        self._column.addLayout(bottom)
        for period in start.periods or (FIRST,):
            self._insert(period)
        self._number()

    @property
    def control(self) -> TimeControl:
        """What is filled in."""
        first, *later = (row.period for row in self.rows)
        return TimeControl(
            base_ms=first.base_ms,
            increment_ms=first.bonus_ms,
            timing=first.timing,
            moves=first.moves,
            later=tuple(later),
        )

    def _add(self) -> None:
        """One more after the last, with half its time and the same for each move."""
        last = self.rows[-1].period
        half_ms = max(last.base_ms // 120_000, 1) * 60_000
        self._insert(Period(base_ms=half_ms, bonus_ms=last.bonus_ms, timing=last.timing))
        self._number()
        self.rows[-1].minutes.setFocus()
        self._tell_shape()

    def _insert(self, period: Period) -> None:
        row = PeriodRow(period)
        row.changed.connect(self.changed)
        row.removed.connect(lambda: self._take_out(row))
        self.rows.append(row)
        self._column.insertWidget(len(self.rows) - 1, row)

    def _take_out(self, row: PeriodRow) -> None:
        is_last = row is self.rows[-1]
        self.rows.remove(row)
        self._column.removeWidget(row)
        row.hide()
        row.deleteLater()
        if is_last:
            self.rows[-1].last_to_the_end()
        self._number()
        self.add.setFocus()
        self._tell_shape()

    def _number(self) -> None:
        for place, row in enumerate(self.rows):
            row.stand_at(place, of=len(self.rows))
        self.add.setEnabled(len(self.rows) < MOST_PERIODS)

    def _tell_shape(self) -> None:
        self.changed.emit()
        self.reshaped.emit()


class ControlDialog(Dialog):
    """Accepted once the control is as it shall be; `control` is what stands there."""

    def __init__(self, start: TimeControl, parent: QWidget | None = None) -> None:
        super().__init__(parent, title=t("time_control.title"), width_px=640)
        self.designer = ControlDesigner(start)
        self.words = label("")
        above = QVBoxLayout()
        above.setContentsMargins(MARGIN_PX, 0, MARGIN_PX, 0)
        above.addWidget(self.words)
        self.insert_above(above)
        self.body.addWidget(self.designer)
        self.body.addStretch()
        self.confirm = self.add_buttons(t("time_control.cancel"), t("time_control.done"))
        self.confirm.clicked.connect(self.accept)
        self.designer.changed.connect(self._say)
        self.designer.reshaped.connect(self._grow)
        self._say()

    @property
    def control(self) -> TimeControl:
        """What is filled in."""
        return self.designer.control

    def _say(self) -> None:
        self.words.setText(control_meaning(self.control))
        self.fit()

    def _grow(self) -> None:
        self.bring_into_sight(self.designer.add)
