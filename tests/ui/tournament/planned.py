"""Groups in all stages of an afternoon, for the tests of the plan's window: eight pupils, from four to six."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime, time

from ladya_desktop.game.result import Score
from ladya_desktop.tournament.acts import ChangeGroup, RecordResult, ResultSource, StartGame
from ladya_desktop.tournament.setup import GroupSetup
from tests.ui.tournament.stand_in import EIGHT, StandInTournament, drawn

NOON, FOUR, SIX = 720, 960, 1080


def at(port: StandInTournament, minute: int) -> int:
    """A minute of the group's day in Unix time."""
    return int(datetime.combine(port.today, time(minute // 60, minute % 60)).astimezone().timestamp() * 1000)


def change(port: StandInTournament, **fields: object) -> StandInTournament:
    """Another setup for group II."""
    setup: GroupSetup = replace(port.group().setup, **fields)  # type: ignore[arg-type]  # fields by name
    assert port.request(ChangeGroup(setup=setup)) is None
    port.asked.clear()
    return port


def four_boards(lines: Iterable[str] = EIGHT, *, break_min: int = 1) -> StandInTournament:
    """A board for every game; with a break of a minute there are two left."""
    return change(drawn(lines), computers=4, break_min=break_min)


def one_computer(lines: Iterable[str] = EIGHT) -> StandInTournament:
    """All games one after another, two minutes for each player."""
    return change(drawn(lines), computers=1, break_min=0, time_control="120")


def end(port: StandInTournament, round_number: int, minute: int, boards: Iterable[int] = (1, 2, 3, 4)) -> None:
    """Games of a round end at a minute."""
    for board in boards:
        act = RecordResult(
            group="II",
            round=round_number,
            board=board,
            score=Score.WHITE_WINS,
            termination=None,
            source=ResultSource.HAND,
            at_ms=at(port, minute),
            by="arbiter",
        )
        assert port.perform(act) is None


def begin(port: StandInTournament, round_number: int, minute: int, boards: Iterable[int] = (1, 2, 3, 4)) -> None:
    """Games of a round begin in the program at a minute."""
    for board in boards:
        act = StartGame(
            group="II", round=round_number, board=board, game_id=f"{round_number}-{board}", at_ms=at(port, minute)
        )
        assert port.perform(act) is None
