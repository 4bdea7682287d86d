"""A group of a tournament as a Tournament Report File.

Points written are the sum of the results in the row, as the format asks and checking programs expect. Where a
withdrawal annulled games (C.05 article 6.6), the places are those of the table without them; a comment names the
player, and with it this program finds the same table again.
"""

from collections import defaultdict
from collections.abc import Mapping
from datetime import date
from fractions import Fraction
from typing import Final

from ladya_desktop.files.trf_values import (
    CODES,
    USUAL_SCORING,
    TrfCell,
    TrfCode,
    TrfEdition,
    TrfPlayer,
    TrfTournament,
)
from ladya_desktop.game.by_color import COLORS, Color
from ladya_desktop.game.time_control import Period, TimeControl, TimeControlError, Timing
from ladya_desktop.texts.tournament_values import group_title
from ladya_desktop.tournament.berger import MIN_PLAYERS, rounds_in_cycle
from ladya_desktop.tournament.setup import GroupSetup
from ladya_desktop.tournament.view import CrosstableView, GroupView, ParticipantView, TournamentView

SINGLE_TEXT: Final = "Individual: Round-Robin"
DOUBLE_TEXT: Final = "Individual: Double-Round-Robin"
SINGLE_CODE: Final = "FIDE_ROUNDROBIN"
DOUBLE_CODES: Final = {True: "FIDE_DOUBLEROUNDROBIN", False: "BERGER_DOUBLEROUNDROBIN"}
"""By whether the last two rounds of the first cycle are swapped."""

_FREE: Final = TrfCell(opponent=None, color=None, code=TrfCode.OPEN)


def trf_of_group(
    tournament: TournamentView,
    group: GroupView,
    *,
    edition: TrfEdition,
    city: str = "",
    federation: str = "",
    with_classes: bool = True,
) -> TrfTournament:
    """The report of a group. A round in which nothing is decided yet stays blank, a free round is 0000 and blank.

    Before the draw the players bear the numbers of the list. `federation` is a code of three letters ("RUS").
    """
    setup, day = group.setup, date.fromisoformat(group.date)
    numbers = {one.participant_id: number for number, one in enumerate(group.participants, start=1)}
    control, rounds = _time_control(setup), _round_count(group)
    return TrfTournament(
        edition=edition,
        name=", ".join((tournament.title, group_title(group.called))),
        city=city,
        federation=federation,
        start=f"{day:%Y/%m/%d}",
        end=f"{day:%Y/%m/%d}",
        type_text=SINGLE_TEXT if setup.cycles == 1 else DOUBLE_TEXT,
        arbiter=tournament.details.arbiter,
        time_text=_time_in_signs(control) if control else setup.time_control,
        round_dates=(f"{day:%y/%m/%d}",) * rounds,
        rounds=rounds or None,
        initial_color=Color.WHITE,
        type_code=SINGLE_CODE if setup.cycles == 1 else DOUBLE_CODES[setup.swap_last_rounds],
        tie_breaks=setup.tie_breaks,
        time_control=setup.time_control if control and _is_fischer(control) else "",
        players=_players(group, numbers),
        classes={numbers[one.participant_id]: one.class_name for one in group.participants} if with_classes else {},
        withdrawn=_withdrawn(group, numbers),
        group=(group.called, setup.first_grade, setup.last_grade) if with_classes else None,
    )


def _round_count(group: GroupView) -> int:
    """How many rounds there will be; before the draw as many as the list as it is takes."""
    players = len(group.participants)
    return rounds_in_cycle(players) * group.setup.cycles if players >= MIN_PLAYERS else 0


def _players(group: GroupView, numbers: Mapping[int, int]) -> tuple[TrfPlayer, ...]:
    cells = _cells(group, numbers)
    ranks = _ranks(group.crosstable) if group.crosstable else {}
    return tuple(
        _player(one, numbers[one.participant_id], ranks, cells[numbers[one.participant_id]])
        for one in group.participants
    )


def _ranks(table: CrosstableView) -> Mapping[int, int]:
    """The first of the places shared; the annulled follow in the order of the table."""
    ordered = enumerate(table.order, start=1)
    return {number: places[0] if (places := table.rows[number - 1].places) else rank for rank, number in ordered}


def _player(pupil: ParticipantView, number: int, ranks: Mapping[int, int], rounds: list[TrfCell | None]) -> TrfPlayer:
    points = sum((USUAL_SCORING.points(cell.code) for cell in rounds if cell is not None), Fraction(0))
    return TrfPlayer(
        number=number,
        name=_surname_first(pupil.name),
        points=points,
        rank=ranks.get(number),
        rounds=tuple(rounds),
    )


def _surname_first(name: str) -> str:
    """Our lists have the surname first; the format wants a comma behind it."""
    surname, blank, others = name.partition(" ")
    return f"{surname}, {others}" if blank else surname


def _cells(group: GroupView, numbers: Mapping[int, int]) -> Mapping[int, list[TrfCell | None]]:
    """By number, the rounds up to the last one in which something is decided."""
    cells: defaultdict[int, list[TrfCell | None]] = defaultdict(list)
    decided = [one.round for one in group.rounds if one.decided]
    for one in group.rounds[: max(decided, default=0)]:
        for number in numbers.values():
            cells[number].append(None)
        if one.decided:
            for pairing in one.pairings:
                codes = CODES[pairing.score] if pairing.score else None
                for color in COLORS:
                    opponent = numbers[pairing.players[color.other].participant_id]
                    code = codes[color] if codes else TrfCode.OPEN
                    own = numbers[pairing.players[color].participant_id]
                    cells[own][-1] = TrfCell(opponent=opponent, color=color, code=code)
            if one.free is not None:
                cells[numbers[one.free.participant_id]][-1] = _FREE
    return cells


def _withdrawn(group: GroupView, numbers: Mapping[int, int]) -> Mapping[int, int]:
    """Who left, and after which round; nobody where leaving annuls nothing."""
    left = {numbers[one.participant_id]: one.left_after for one in group.participants}
    is_said = group.setup.annul_below_half
    return {number: after for number, after in left.items() if after is not None and is_said}


def _time_control(setup: GroupSetup) -> TimeControl | None:
    try:
        return TimeControl.from_pgn(setup.time_control)
    except TimeControlError:
        return None


def _is_fischer(control: TimeControl) -> bool:
    """Whether record 222 can say it: it knows no delay, and no game without a clock."""
    return control.has_clock and all(period.timing is Timing.FISCHER for period in control.periods)


def _time_in_signs(control: TimeControl) -> str:
    """As arbiters write it: 5'+3", 90'/40+30'+30"."""
    return "+".join(map(_period_in_signs, control.periods)) or "-"


def _period_in_signs(period: Period) -> str:
    minutes, seconds = divmod(period.base_ms // 1000, 60)
    moves = "" if period.moves is None else f"/{period.moves}"
    bonus = f'+{period.bonus_ms // 1000}"' if period.bonus_ms else ""
    return (f"{minutes}'" if minutes else "") + (f'{seconds}"' if seconds or not minutes else "") + moves + bonus
