"""Values of a tournament as people read them: hours, grades, scores, places. On screens and on paper alike.

Numbers follow the language chosen: SB prints "18,50" in Russian and "18.50" in English.
"""

import re
from fractions import Fraction
from typing import Final

from ladya_desktop.game.result import Score
from ladya_desktop.game.time_control import TimeControl, Timing
from ladya_desktop.texts.catalogue import t
from ladya_desktop.texts.times import format_points, format_quarter_points, format_time_control
from ladya_desktop.tournament.setup import GroupSetup
from ladya_desktop.tournament.view import GroupView, Mark, ParticipantView

EN_DASH: Final = "–"
MINUS: Final = "−"
NO_BREAK_SPACE: Final = "\u00a0"
_SHORT_NAME: Final = re.compile(r"[IVX]+|\d+|..?")

_SCORES: Final = {
    Score.WHITE_WINS: ("1", "0"),
    Score.BLACK_WINS: ("0", "1"),
    Score.DRAW: ("½", "½"),
    Score.WHITE_BY_FORFEIT: ("+", MINUS),
    Score.BLACK_BY_FORFEIT: (MINUS, "+"),
    Score.BOTH_FORFEIT: (MINUS, MINUS),
    Score.BOTH_LOSE: ("0", "0"),
    Score.WHITE_HALF: ("½", "0"),
    Score.BLACK_HALF: ("0", "½"),
    Score.ANNULLED: ("", ""),
}
_MARKS: Final = {
    Mark.WIN: "1",
    Mark.DRAW: "½",
    Mark.LOSS: "0",
    Mark.FORFEIT_WIN: "+",
    Mark.FORFEIT_LOSS: MINUS,
    Mark.NONE: "",
}


def hours(setup: GroupSetup) -> str:
    """From when to when a group plays: "16:00-18:00" with a dash."""
    return f"{clock_time(setup.starts_at_min)}{EN_DASH}{clock_time(setup.ends_at_min)}"


def clock_time(minutes_since_midnight: int) -> str:
    """A time of day: "16:05"."""
    return f"{minutes_since_midnight // 60}:{minutes_since_midnight % 60:02}"


def group_title(called: str) -> str:
    """A group by what it is called, in files: "II group" for a number or a letter, a longer name as it is."""
    return t("tournament.group", code=called) if _SHORT_NAME.fullmatch(called) else called


def group_name(called: str) -> str:
    """The same on screens and papers, where a number stays on one line with its word."""
    return group_title(called).replace(" ", NO_BREAK_SPACE) if _SHORT_NAME.fullmatch(called) else called


def grades(setup: GroupSetup) -> str:
    """Whose grades play in the group: "grades 2-4"."""
    if setup.first_grade == setup.last_grade:
        return t("tournament.grades_one", first=setup.first_grade)
    return t("tournament.grades_many", first=setup.first_grade, last=setup.last_grade)


def group_and_grades(group: GroupView) -> str:
    """A group with its grades, for a title."""
    return t("tournament.group_and_grades", group=group_name(group.called), grades=grades(group.setup))


def time_control(setup: GroupSetup) -> str:
    """The time control in words: minutes and seconds a move; one of several periods or with a delay in full."""
    control = TimeControl.from_pgn(setup.time_control)
    if control.base_ms is None:
        return t("tournament.no_clock")
    minutes, rest_ms = divmod(control.base_ms, 60_000)
    if rest_ms or control.moves or control.timing is not Timing.FISCHER:
        return format_time_control(control)
    seconds = control.increment_ms // 1000
    code = "tournament.time_control" if seconds else "tournament.time_control_flat"
    return t(code, minutes=minutes, seconds=seconds)


def score(value: Score) -> str:
    """A result between two names: "1 : 0"; nothing for an annulled game."""
    white, black = _SCORES[value]
    return f"{white}{NO_BREAK_SPACE}:{NO_BREAK_SPACE}{black}" if white else ""


def mark(value: Mark, half_points: int | None) -> str:
    """What stands in a cell. A lost game that the arbiter gave half a point for shows that half point."""
    return format_points(half_points) if is_given(value, half_points) and half_points is not None else _MARKS[value]


def is_given(value: Mark, half_points: int | None) -> bool:
    """Whether half a point of a lost game is the arbiter's gift."""
    return value is Mark.LOSS and half_points == 1


def tie_break(code: str, value: Fraction | None) -> str:
    """A tie-break's value: SB and quarters with two decimals, others as points; a dash where the rule gives none."""
    if value is None:
        return EN_DASH
    if code.partition("/")[0] == "SB" or value.denominator > 2:
        return format_quarter_points(int(value * 4))
    return format_points(int(value * 2))


def places(value: tuple[int, int] | None) -> str:
    """A place, or the places shared: "1", "2-4" with a dash; a dash alone for nobody's place."""
    if value is None:
        return EN_DASH
    first, last = value
    return str(first) if first == last else f"{first}{EN_DASH}{last}"


def name_and_class(player: ParticipantView) -> str:
    """A pupil with his class, for lists and the screen reader."""
    return f"{player.name}, {player.class_name}"
