"""Time controls that schools play with, as PGN writes them, and what a time control means in one sentence."""

from typing import Final

from ladya_desktop.game.regulations import Rate
from ladya_desktop.game.time_control import TimeControl
from ladya_desktop.texts import t
from ladya_desktop.texts.times import format_duration, format_time_control

PRESETS: Final = ("300", "300+3", "600", "600+5", "900", "900+10", "1800+10", "1800+30", "3600", "5400+30")
"""From the quickest: blitz of a break, rounds of an afternoon, team events of schools, a whole day."""
SIXTY_MOVES: Final = 60


def control_meaning(control: TimeControl) -> str:
    """The control in words, and what kind of chess follows from the time for sixty moves (A.1, B.1)."""
    if not control.has_clock:
        return t("time_control.no_clock")
    time = format_duration(control.time_for_ms(SIXTY_MOVES))
    said = format_time_control(control)
    return t(f"time_control.rate_{Rate.of(control)}", control=f"{said[:1].upper()}{said[1:]}", time=time)
