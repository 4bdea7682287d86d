"""Answers to the exercises as values, and what an answer is answered with."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ladya_desktop.lessons.exercise import Exercise
    from ladya_desktop.lessons.scene import Scene


class AnswerShape(Enum):
    """How an exercise is answered, which is all that a window needs to know of its kind."""

    SQUARES = auto()
    MOVE = auto()
    OPTION = auto()
    PLACEMENT = auto()
    TEXT = auto()
    ORDER = auto()


@dataclass(frozen=True, slots=True)
class SquaresAnswer:
    """Squares chosen; none is an answer too."""

    squares: frozenset[str]


@dataclass(frozen=True, slots=True)
class MoveAnswer:
    """A move in UCI, made on the board, legal or not."""

    uci: str


@dataclass(frozen=True, slots=True)
class OptionAnswer:
    """The id of an option."""

    option: str


@dataclass(frozen=True, slots=True)
class PlacementAnswer:
    """Pieces set up: the first field of a FEN."""

    board_fen: str


@dataclass(frozen=True, slots=True)
class TextAnswer:
    """Something written."""

    text: str


@dataclass(frozen=True, slots=True)
class OrderAnswer:
    """The ids of all options, in the order chosen."""

    options: tuple[str, ...]


Answer = SquaresAnswer | MoveAnswer | OptionAnswer | PlacementAnswer | TextAnswer | OrderAnswer


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """Something to choose: its id, and its text in the chosen language."""

    option: str
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """What an answer is answered with, in the chosen language.

    `title` is two or three words, `reason` one or two sentences. `squares` are those that explain it, to be lit.
    `scene` is what the board shows now, None if it does not change. `then` is the exercise as it goes on after a right
    move and the reply; None if the exercise is over.
    """

    is_right: bool
    title: str
    reason: str
    squares: tuple[str, ...] = ()
    scene: "Scene | None" = None
    then: "Exercise | None" = None

    @property
    def is_complete(self) -> bool:
        """Whether the exercise is solved, with nothing left to do."""
        return self.is_right and self.then is None
