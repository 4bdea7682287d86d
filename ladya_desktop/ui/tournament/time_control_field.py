"""Choosing a group's time control: from those that are usual, or one of its own; and what kind of chess it makes."""

from collections.abc import Iterator

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout

from ladya_desktop.game.regulations import Rate
from ladya_desktop.game.time_control import TimeControl
from ladya_desktop.texts import t
from ladya_desktop.texts.times import format_time_control
from ladya_desktop.ui.parts.control_designer import ControlDesigner
from ladya_desktop.ui.parts.fields import ChoiceField, label, named
from ladya_desktop.ui.parts.time_presets import PRESETS, SIXTY_MOVES, control_meaning

NO_CLOCK = "-"
MORE = ("180+2", "240+2", "480+4", "1500+10", "3600+30")
OWN = ""


def _by_length(pgn: str) -> tuple[int, int]:
    control = TimeControl.from_pgn(pgn)
    return control.time_for_ms(SIXTY_MOVES), control.base_ms or 0


USUAL = (*sorted((*PRESETS, *MORE), key=_by_length), NO_CLOCK)
"""As PGN writes them, the quickest first, without a clock last."""


class TimeControlField(QVBoxLayout):
    """`pgn` is what is chosen; `reshaped` when the fields of an own control come or go."""

    reshaped = Signal()

    def __init__(self, pgn: str) -> None:
        super().__init__()
        offered = [(each, _in_list(each)) for each in _offered(pgn)]
        self.choice = ChoiceField[str]([*offered, (OWN, t("group_setup.control_own"))])
        self.choice.choose(pgn)
        self.own = ControlDesigner(TimeControl.from_pgn(pgn))
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
    """In a tournament no plan can be made without clocks."""
    return control_meaning(control) if control.has_clock else t("group_setup.no_clock_why")
