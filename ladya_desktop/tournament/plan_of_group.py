"""From a group of the tournament to what the plan has to go by: its games, its hours and boards, how things stand."""

from collections.abc import Callable
from itertools import takewhile

from ladya_desktop.game.result import Score
from ladya_desktop.tournament.berger import MIN_PLAYERS, berger_rounds
from ladya_desktop.tournament.plan_boards import Meeting
from ladya_desktop.tournament.plan_times import Afternoon, Decided, Now, Running
from ladya_desktop.tournament.setup import GroupSetup
from ladya_desktop.tournament.view import GroupView, PairingStatus, PairingView


def meetings_of(group: GroupView) -> tuple[Meeting, ...]:
    """The games of a group; before the draw those that its pupils will have by their numbers, but for who has not come.

    There are none for fewer than two.
    """
    if group.rounds:
        return tuple(_meeting(pairing) for each in group.rounds for pairing in each.pairings)
    players, setup = sum(pupil.is_present is not False for pupil in group.participants), group.setup
    if players < MIN_PLAYERS:
        return ()
    rounds = berger_rounds(players, cycles=setup.cycles, swap_last_rounds=setup.swap_last_rounds)
    return tuple(
        Meeting(round=number, board=board, white=white, black=black)
        for number, games in enumerate(rounds, start=1)
        for board, (white, black) in enumerate(games, start=1)
    )


def afternoon_of(setup: GroupSetup, game_min: int) -> Afternoon:
    """The hours, boards and break of a group, with the longest a game lasts at its time control."""
    return Afternoon(
        starts_at_min=setup.starts_at_min,
        ends_at_min=setup.ends_at_min,
        computers=setup.computers,
        wooden_boards=setup.wooden_boards,
        break_min=setup.break_min,
        game_min=game_min,
    )


def now_of(group: GroupView, at_min: int, minute_of: Callable[[int], int | None]) -> Now:
    """How things stand at a minute of the group's day.

    `minute_of` tells at which minute of that day a moment (Unix time in milliseconds) was, None on another day.
    """
    pairings = [pairing for each in group.rounds for pairing in each.pairings]
    return Now(
        at_min=at_min,
        decided=tuple(
            Decided(meeting=_meeting(pairing), ended_at_min=_ended(pairing, minute_of))
            for pairing in pairings
            if pairing.score is not None
        ),
        running=tuple(
            Running(meeting=_meeting(pairing), began_at_min=_began(pairing, minute_of))
            for pairing in pairings
            if pairing.status is PairingStatus.RUNNING
        ),
    )


def _began(pairing: PairingView, minute_of: Callable[[int], int | None]) -> int | None:
    return None if pairing.started_at_ms is None else minute_of(pairing.started_at_ms)


def _ended(pairing: PairingView, minute_of: Callable[[int], int | None]) -> int | None:
    """When the result came that a later correction may have replaced; a forfeit was not played."""
    if pairing.score is None or pairing.score.is_forfeit:
        return None
    since_annulled = takewhile(lambda one: one.score is not Score.ANNULLED, reversed(pairing.history))
    return minute_of(min(one.at_ms for one in since_annulled))


def _meeting(pairing: PairingView) -> Meeting:
    white, black = pairing.players.white.number, pairing.players.black.number
    assert white is not None  # whoever is paired has a number
    assert black is not None
    return Meeting(round=pairing.round, board=pairing.board, white=white, black=black)
