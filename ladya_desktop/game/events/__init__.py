"""What is recorded of a game: a closed union, past tense, one class for each thing that can have happened.

An event carries everything that `evolve` needs, so that replaying needs no rule. Squares are algebraic names,
moves are UCI strings, times are milliseconds of the game's stream.
"""

from typing import TypeAlias

from ladya_desktop.game.events.base import BaseEvent
from ladya_desktop.game.events.clocks import (
    ClockPressed,
    ClocksSet,
    ClocksStopped,
    ClockStarted,
    FlagFell,
    TimeAdded,
)
from ladya_desktop.game.events.hands import (
    BoardSetRight,
    BothHandsUsed,
    MoveCompleted,
    MoveMade,
    MoveTakenBack,
    PawnReplaced,
    PieceAdjusted,
    PieceDisplaced,
    PieceHovered,
    PieceReleased,
    PieceRemoved,
    PieceReplaced,
    PieceReturned,
    PieceSprangBack,
    PiecesTouched,
    PieceStraightened,
    SecondTouchNoted,
)
from ladya_desktop.game.events.opening import (
    GameOpened,
)
from ladya_desktop.game.events.rulings import (
    ArbiterFound,
    CounterSet,
    IllegalMoveCompleted,
    IllegalMoveCounted,
    IllegalMovesSet,
    IllegalMoveStood,
    MateAssessed,
    NoteWritten,
    PlayerWarned,
    PositionRestored,
    RulingBegun,
    RulingUndone,
    TouchBroken,
    TouchWaived,
)
from ladya_desktop.game.events.voices import (
    ActRefused,
    ClaimDecided,
    CorrectionAgreed,
    DrawClaimed,
    DrawOffered,
    DrawOfferEnded,
    GameEnded,
    IrregularityClaimed,
)

Event: TypeAlias = (
    GameOpened
    | PiecesTouched
    | PieceAdjusted
    | PieceHovered
    | PieceReturned
    | PieceReleased
    | PieceRemoved
    | PawnReplaced
    | PieceSprangBack
    | SecondTouchNoted
    | MoveMade
    | MoveCompleted
    | PieceReplaced
    | PieceDisplaced
    | PieceStraightened
    | BoardSetRight
    | BothHandsUsed
    | MoveTakenBack
    | ClockPressed
    | ClockStarted
    | ClocksStopped
    | ClocksSet
    | TimeAdded
    | FlagFell
    | DrawOffered
    | DrawOfferEnded
    | DrawClaimed
    | ClaimDecided
    | ActRefused
    | GameEnded
    | IrregularityClaimed
    | CorrectionAgreed
    | TouchWaived
    | PositionRestored
    | PlayerWarned
    | IllegalMoveCompleted
    | IllegalMoveStood
    | IllegalMoveCounted
    | TouchBroken
    | MateAssessed
    | RulingBegun
    | RulingUndone
    | ArbiterFound
    | CounterSet
    | IllegalMovesSet
    | NoteWritten
)

__all__ = [
    "ActRefused",
    "ArbiterFound",
    "BaseEvent",
    "BoardSetRight",
    "BothHandsUsed",
    "ClaimDecided",
    "ClockPressed",
    "ClockStarted",
    "ClocksSet",
    "ClocksStopped",
    "CorrectionAgreed",
    "CounterSet",
    "DrawClaimed",
    "DrawOfferEnded",
    "DrawOffered",
    "Event",
    "FlagFell",
    "GameEnded",
    "GameOpened",
    "IllegalMoveCompleted",
    "IllegalMoveCounted",
    "IllegalMoveStood",
    "IllegalMovesSet",
    "IrregularityClaimed",
    "MateAssessed",
    "MoveCompleted",
    "MoveMade",
    "MoveTakenBack",
    "NoteWritten",
    "PawnReplaced",
    "PieceAdjusted",
    "PieceDisplaced",
    "PieceHovered",
    "PieceReleased",
    "PieceRemoved",
    "PieceReplaced",
    "PieceReturned",
    "PieceSprangBack",
    "PieceStraightened",
    "PiecesTouched",
    "PlayerWarned",
    "PositionRestored",
    "RulingBegun",
    "RulingUndone",
    "SecondTouchNoted",
    "TimeAdded",
    "TouchBroken",
    "TouchWaived",
]
