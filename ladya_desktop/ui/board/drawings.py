"""What a teacher draws on a board: arrows, circles and filled squares. They belong to the picture, never to the game.

Four pens, each told by its line as well as by its colour: green is solid, red dashed, blue dotted, yellow double.
"""

from dataclasses import dataclass
from enum import StrEnum


class Pen(StrEnum):
    """Colour and line of a drawing."""

    GREEN = "green"
    RED = "red"
    BLUE = "blue"
    YELLOW = "yellow"


class Shape(StrEnum):
    """What is drawn."""

    ARROW = "arrow"
    CIRCLE = "circle"
    SQUARE = "square"


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawing:
    """One thing drawn; squares are names ("e4"). `to_square` is where an arrow points, "" for the other shapes."""

    shape: Shape
    square: str
    to_square: str = ""
    pen: Pen = Pen.GREEN


def arrow(from_square: str, to_square: str, pen: Pen = Pen.GREEN) -> Drawing:
    """An arrow from one square to another. Raises ValueError if it would lead nowhere."""
    if from_square == to_square:
        raise ValueError(from_square)
    return Drawing(shape=Shape.ARROW, square=from_square, to_square=to_square, pen=pen)


def circle(square: str, pen: Pen = Pen.GREEN) -> Drawing:
    """A circle around what stands on a square."""
    return Drawing(shape=Shape.CIRCLE, square=square, pen=pen)


def filled(square: str, pen: Pen = Pen.GREEN) -> Drawing:
    """A square filled with a colour, under what stands on it."""
    return Drawing(shape=Shape.SQUARE, square=square, pen=pen)


def fills(drawings: tuple[Drawing, ...]) -> dict[str, Pen]:
    """The filled squares with their pens; of two on one square the later."""
    return {each.square: each.pen for each in drawings if each.shape is Shape.SQUARE}
