"""Who plays whom in a group: the Berger table over its numbers, and what is decided of each pairing."""

from collections.abc import Iterator
from dataclasses import dataclass

from ladya_desktop.game.by_color import ByColor
from ladya_desktop.game.result import Score
from ladya_desktop.tournament.berger import Round, berger_rounds
from ladya_desktop.tournament.crosstable import absence_score
from ladya_desktop.tournament.state import GroupState, PairingRecord, Participant, TournamentState


@dataclass(frozen=True, slots=True, kw_only=True)
class Pairing:
    """A game of the schedule: start numbers, the pupils who bear them, and what is recorded of it.

    White and Black are as the table has them, or as they really played if the result was with colours reversed.
    """

    round: int
    board: int
    numbers: ByColor[int]
    players: ByColor[Participant]
    record: PairingRecord

    @property
    def absent(self) -> ByColor[bool]:
        """Who will not come to this game: he left for good, or misses this round."""
        white, black = self.players.white, self.players.black
        return ByColor(_is_missing(white, self.round), _is_missing(black, self.round))

    @property
    def score(self) -> Score | None:
        """The result entered; without one, the forfeit that follows from an absence; None while not decided."""
        if self.record.outcome is not None:
            return self.record.outcome.score
        return None if self.record.is_running else absence_score(self.absent)

    @property
    def decided_at_ms(self) -> int | None:
        """When the result was entered, or the absence it follows from became known; None if not decided or not kept."""
        if self.record.outcome is not None:
            return self.record.outcome.at_ms or None
        if self.score is None:
            return None
        absences = (*self.players.white.absences, *self.players.black.absences)
        return max(one.left_at_ms for one in absences if one.back_in_round is None or one.covers(self.round)) or None


def group_rounds(group: GroupState) -> tuple[Round, ...]:
    """The rounds of a group as games of start numbers; none before the draw."""
    if not group.numbers:
        return ()
    setup = group.setup
    rounds = berger_rounds(len(group.numbers), cycles=setup.cycles, swap_last_rounds=setup.swap_last_rounds)
    # The table has the last number on board 1; while it was free, the others were announced from board 1 on.
    return tuple((*others, late) for late, *others in rounds) if group.is_last_late else rounds


def pairings(state: TournamentState, group: GroupState) -> Iterator[Pairing]:
    """All games of a group, round by round in board order."""
    pupils = {one.participant_id: one for one in state.participants}
    records = {(record.round, record.board): record for record in group.records}
    for round_number, games in enumerate(group_rounds(group), start=1):
        for board, (white, black) in enumerate(games, start=1):
            record = records.get((round_number, board), PairingRecord(round=round_number, board=board))
            numbers = ByColor(black, white) if record.is_reversed else ByColor(white, black)
            yield Pairing(
                round=round_number,
                board=board,
                numbers=numbers,
                players=ByColor(pupils[group.numbers[numbers.white - 1]], pupils[group.numbers[numbers.black - 1]]),
                record=record,
            )


def find_pairing(state: TournamentState, group: GroupState, round_number: int, board: int) -> Pairing | None:
    """The game on this board of this round, None if there is none."""
    wanted = (round_number, board)
    return next((one for one in pairings(state, group) if (one.round, one.board) == wanted), None)


def pairings_of(state: TournamentState, group: GroupState, participant_id: int) -> tuple[Pairing, ...]:
    """The games of one pupil in the order of rounds."""
    return tuple(
        one
        for one in pairings(state, group)
        if participant_id in (one.players.white.participant_id, one.players.black.participant_id)
    )


def complaint_deadline_ms(state: TournamentState, group: GroupState) -> int | None:
    """Until when (Unix time) a complaint is in time, from the group's last result.

    None while games are open, or if nobody knows when they were played, as of a group that came out of a file.
    """
    games = tuple(pairings(state, group))
    if any(one.score is None for one in games):
        return None
    known = [at_ms for one in games if (at_ms := one.decided_at_ms) is not None]
    return max(known) + state.details.complaint_min * 60_000 if known else None


def _is_missing(pupil: Participant, round_number: int) -> bool:
    return pupil.is_withdrawn or pupil.is_absent(round_number)
