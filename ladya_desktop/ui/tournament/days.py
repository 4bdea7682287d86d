"""Which group and which round are meant by "today", for windows that come up by themselves."""

from datetime import date

from ladya_desktop.tournament.view import GroupStatus, GroupView, PairingStatus, PairingView, RoundView, TournamentView


def group_of_the_day(view: TournamentView, today: date) -> GroupView | None:
    """The group that plays today; else one in play, else the next to come, else the last; None without groups."""
    groups = sorted(view.groups, key=lambda group: group.date)
    on_its_day = [group for group in groups if group.date == today.isoformat()]
    in_play = [group for group in groups if group.status is GroupStatus.PLAYING]
    to_come = [group for group in groups if group.date > today.isoformat()]
    return next(iter((*on_its_day, *in_play, *to_come, *groups[::-1])), None)


def round_of(group: GroupView) -> RoundView | None:
    """The round that is on; the last one when all are played; None before the draw."""
    number = group.current_round or len(group.rounds)
    return next((each for each in group.rounds if each.round == number), None)


def open_pairings(view: TournamentView) -> tuple[PairingView, ...]:
    """Every pairing of the rounds that are on which still has to be played, group by group."""
    rounds = (round_of(group) for group in view.groups)
    return tuple(
        each
        for of_round in rounds
        if of_round is not None
        for each in of_round.pairings
        if each.status in (PairingStatus.OPEN, PairingStatus.RUNNING)
    )


def pairing(view: TournamentView, code: str, round_number: int, board: int) -> PairingView | None:
    """One pairing by its group, round and board."""
    return next(
        (
            each
            for group in view.groups
            if group.code == code
            for of_round in group.rounds
            for each in of_round.pairings
            if (each.round, each.board) == (round_number, board)
        ),
        None,
    )
