"""Values of a tournament as people read them: dates, hours, grades, scores, places. No widget here.

Numbers follow the language chosen: SB prints "18,50" in Russian and "18.50" in English.
"""

from datetime import date, datetime
from fractions import Fraction

from ladya_desktop.files.participants import Remark
from ladya_desktop.game.result import Score, Termination
from ladya_desktop.game.time_control import TimeControl
from ladya_desktop.texts import t
from ladya_desktop.texts.times import format_date, format_points, format_quarter_points
from ladya_desktop.tournament.setup import GroupSetup
from ladya_desktop.tournament.view import GroupStatus, GroupView, Mark, ParticipantView, RoundView

EN_DASH = "–"
MINUS = "−"
NO_BREAK_SPACE = "\u00a0"
LEAP_YEAR = 2024
"""Has every day a setup may name; a setup knows no year."""

_SCORES = {
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
_SCORE_MEANINGS = {
    Score.WHITE_WINS: "tournament.score_white",
    Score.BLACK_WINS: "tournament.score_black",
    Score.DRAW: "tournament.score_draw",
    Score.WHITE_BY_FORFEIT: "tournament.score_white_forfeit",
    Score.BLACK_BY_FORFEIT: "tournament.score_black_forfeit",
    Score.BOTH_FORFEIT: "tournament.score_both_forfeit",
    Score.BOTH_LOSE: "tournament.score_both_lose",
    Score.WHITE_HALF: "tournament.score_white_half",
    Score.BLACK_HALF: "tournament.score_black_half",
    Score.ANNULLED: "tournament.score_annulled",
}
BY_ARBITER = (Score.WHITE_HALF, Score.BOTH_LOSE, Score.BLACK_HALF)
"""Scores that no game ends with by itself."""
_MARKS = {Mark.WIN: "1", Mark.DRAW: "½", Mark.LOSS: "0", Mark.FORFEIT_WIN: "+", Mark.FORFEIT_LOSS: MINUS, Mark.NONE: ""}


def setup_date(setup: GroupSetup) -> str:
    """The day a group plays."""
    return format_date(date(LEAP_YEAR, setup.month, setup.day)).replace(" ", NO_BREAK_SPACE)


def hours(setup: GroupSetup) -> str:
    """From when to when a group plays: "16:00-18:00" with a dash."""
    return f"{clock_time(setup.starts_at_min)}{EN_DASH}{clock_time(setup.ends_at_min)}"


def clock_time(minutes_since_midnight: int) -> str:
    """A time of day: "16:05"."""
    return f"{minutes_since_midnight // 60}:{minutes_since_midnight % 60:02}"


def date_and_time(moment: datetime) -> str:
    """A moment as the header shows it: date, hour and minute."""
    day = format_date(moment.date()).replace(" ", NO_BREAK_SPACE)
    return t("tournament.date_and_time", date=day, time=clock_time(moment.hour * 60 + moment.minute))


def group_name(code: str) -> str:
    """A group by its code: "II group"."""
    return t("tournament.group", code=code).replace(" ", NO_BREAK_SPACE)


def grades(setup: GroupSetup) -> str:
    """Whose grades play in the group: "grades 2-4"."""
    if setup.first_grade == setup.last_grade:
        return t("tournament.grades_one", first=setup.first_grade)
    return t("tournament.grades_many", first=setup.first_grade, last=setup.last_grade)


def group_and_grades(group: GroupView) -> str:
    """A group with its grades, for a title."""
    return t("tournament.group_and_grades", group=group_name(group.code), grades=grades(group.setup))


def group_state(group: GroupView) -> str:
    """Where a group stands, in two or three words."""
    match group.status:
        case GroupStatus.ENTRY:
            n = len(group.participants)
            return t("tournament.group_entry", n=n) if n else t("tournament.group_entry_empty")
        case GroupStatus.DRAWN:
            return t("tournament.group_drawn")
        case GroupStatus.PLAYING:
            return _state_in_play(group)
        case GroupStatus.FINISHED:
            return t("tournament.group_finished")
        case GroupStatus.CLOSED:
            return t("tournament.group_closed")


def is_round_running(group: GroupView, of_round: RoundView) -> bool:
    """Whether it is this round's turn: it is the group's current one and play has begun."""
    return group.status is GroupStatus.PLAYING and group.current_round == of_round.round


def rounds_completed(group: GroupView) -> int:
    """How many rounds have every game decided."""
    return sum(1 for of_round in group.rounds if of_round.decided == len(of_round.pairings))


def time_control(setup: GroupSetup) -> str:
    """The time control in words: minutes and seconds a move."""
    control = TimeControl.from_pgn(setup.time_control)
    if control.base_ms is None:
        return t("tournament.no_clock")
    minutes, seconds = control.base_ms // 60_000, control.increment_ms // 1000
    code = "tournament.time_control" if seconds else "tournament.time_control_flat"
    return t(code, minutes=minutes, seconds=seconds)


def score(value: Score) -> str:
    """A result between two names: "1 : 0"; nothing for an annulled game."""
    white, black = _SCORES[value]
    return f"{white}{NO_BREAK_SPACE}:{NO_BREAK_SPACE}{black}" if white else ""


def score_meaning(value: Score) -> str:
    """What a result means, in words."""
    return t(_SCORE_MEANINGS[value])


def score_in_words(value: Score) -> str:
    """A result with what it means: "+ : -" says nothing to who does not know it."""
    return ", ".join(part for part in (score(value), score_meaning(value)) if part)


def termination(value: Termination | None) -> str:
    """Why a game ended, in words."""
    return t("tournament.reason_none") if value is None else t(f"tournament.reason_{value.value}")


def mark(value: Mark, half_points: int | None) -> str:
    """What stands in a cell. A lost game that the arbiter gave half a point for shows that half point."""
    return format_points(half_points) if _is_given(value, half_points) and half_points is not None else _MARKS[value]


def mark_meaning(value: Mark, half_points: int | None) -> str:
    """What stands in a cell, in words; nothing while it is not decided."""
    if value is Mark.NONE:
        return ""
    return t("tournament.mark_half_loss" if _is_given(value, half_points) else f"tournament.mark_{value.value}")


def tie_break(code: str, value: Fraction | None) -> str:
    """A tie-break's value: SB with two decimals, others as points; a dash where the rule gives none."""
    if value is None:
        return EN_DASH
    if code == "SB":
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


def row_remark(remark: Remark) -> str:
    """What is wrong with a pupil's row or was changed in it, where its line is said elsewhere."""
    return t(f"tournament.row_{remark.code.partition('.')[2]}", **remark.params)


def _is_given(value: Mark, half_points: int | None) -> bool:
    return value is Mark.LOSS and half_points == 1


def _state_in_play(group: GroupView) -> str:
    if group.current_round is None:
        return t("tournament.group_between", n=rounds_completed(group))
    return t("tournament.group_playing", round=group.current_round)
