"""The rules of a tournament: an act becomes events or a refusal. Nothing is changed and nothing is raised here."""

from typing import assert_never

from ladya_desktop.tournament.acts import (
    AddParticipants,
    AssignNumbers,
    CancelDraw,
    ChangeGroup,
    CloseGroup,
    CorrectResult,
    CreateTournament,
    DrawLots,
    RecordResult,
    ReinstateParticipant,
    RemoveParticipant,
    RenameParticipant,
    ReopenGroup,
    StartGame,
    TournamentAct,
    WithdrawParticipant,
)
from ladya_desktop.tournament.refusal import ActRefused, Decision
from ladya_desktop.tournament.rules import entering, lots, play, regulations, withdrawal
from ladya_desktop.tournament.state import TournamentState

__all__ = ["ActRefused", "Decision", "decide"]


def decide(state: TournamentState, act: TournamentAct) -> Decision:
    """The events that the act causes in this state, or why it is refused. No events: it changes nothing."""
    match act:
        case CreateTournament() | ChangeGroup() | CloseGroup() | ReopenGroup():
            return regulations.decide(state, act)
        case AddParticipants() | RemoveParticipant() | RenameParticipant():
            return entering.decide(state, act)
        case DrawLots() | AssignNumbers() | CancelDraw():
            return lots.decide(state, act)
        case StartGame() | RecordResult() | CorrectResult():
            return play.decide(state, act)
        case WithdrawParticipant() | ReinstateParticipant():
            return withdrawal.decide(state, act)
        case _:
            assert_never(act)
