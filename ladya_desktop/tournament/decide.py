"""The rules of a tournament: an act becomes events or a refusal. Nothing is changed and nothing is raised here."""

from typing import assert_never

from ladya_desktop.tournament.acts import (
    AddGroup,
    AddParticipants,
    AnswerComplaint,
    AssignNumbers,
    CancelDraw,
    ChangeDetails,
    ChangeGroup,
    ChangeTieBreaks,
    CheckIn,
    CheckInRest,
    CloseGroup,
    CorrectResult,
    CreateTournament,
    DecideTie,
    DrawLots,
    EnterLate,
    FileComplaint,
    ImportGroup,
    MoveParticipant,
    RecordResult,
    ReinstateParticipant,
    RemoveGroup,
    RemoveParticipant,
    RenameGroup,
    RenameParticipant,
    ReopenGroup,
    ResultSource,
    StartGame,
    TournamentAct,
    UndoStep,
    WithdrawParticipant,
)
from ladya_desktop.tournament.events import StepBegun
from ladya_desktop.tournament.refusal import ActRefused, Decision
from ladya_desktop.tournament.rules import (
    arriving,
    complaints,
    entering,
    importing,
    lots,
    play,
    protocol,
    regulations,
    ties,
    undo,
    withdrawal,
)
from ladya_desktop.tournament.state import TournamentState

__all__ = ["ActRefused", "Decision", "decide"]


def decide(state: TournamentState, act: TournamentAct) -> Decision:
    """The events that the act causes in this state, or why it is refused. No events: it changes nothing.

    The first event tells whose act it was: a step of the organiser, or the boards' (which nobody takes back here).
    """
    decision = _ruled(state, act)
    if isinstance(decision, ActRefused) or not decision or isinstance(act, CreateTournament | UndoStep):
        return decision
    number = None if _is_of_a_board(act) else state.steps_begun + 1
    return (StepBegun(number=number), *decision)


def _is_of_a_board(act: TournamentAct) -> bool:
    match act:
        case StartGame():
            return True
        case RecordResult(source=source) | CorrectResult(source=source):
            return source is ResultSource.BOARD
        case _:
            return False


def _ruled(state: TournamentState, act: TournamentAct) -> Decision:
    match act:
        case (
            CreateTournament()
            | ChangeDetails()
            | (AddGroup() | RemoveGroup() | ChangeGroup() | RenameGroup() | ChangeTieBreaks())
        ):
            return regulations.decide(state, act)
        case ImportGroup():
            return importing.decide(state, act)
        case AddParticipants() | RemoveParticipant() | RenameParticipant():
            return entering.decide(state, act)
        case MoveParticipant() | CheckIn() | CheckInRest() | EnterLate():
            return arriving.decide(state, act)
        case DrawLots() | AssignNumbers() | CancelDraw():
            return lots.decide(state, act)
        case StartGame() | RecordResult() | CorrectResult():
            return play.decide(state, act)
        case WithdrawParticipant() | ReinstateParticipant():
            return withdrawal.decide(state, act)
        case DecideTie():
            return ties.decide(state, act)
        case FileComplaint() | AnswerComplaint():
            return complaints.decide(state, act)
        case CloseGroup() | ReopenGroup():
            return protocol.decide(state, act)
        case UndoStep():
            return undo.decide(state, act)
        case _:
            assert_never(act)
