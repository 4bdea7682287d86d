"""What a pen does to the drawings of a step: the same thing drawn twice is rubbed out, another colour replaces it."""

from dataclasses import replace
from typing import assert_never

from ladya_desktop.lessons import Arrow, Drawings, Mark
from ladya_desktop.ui.board.drawings import Drawing, Shape


def drawn(before: Drawings, drawing: Drawing) -> Drawings:
    """The drawings after one stroke."""
    color = drawing.pen.value
    match drawing.shape:
        case Shape.ARROW:
            made = Arrow(from_square=drawing.square, to_square=drawing.to_square, color=color)
            rest = tuple(
                each
                for each in before.arrows
                if (each.from_square, each.to_square) != (made.from_square, made.to_square)
            )
            return replace(before, arrows=rest if made in before.arrows else (*rest, made))
        case Shape.CIRCLE:
            return replace(before, circles=_marked(before.circles, Mark(square=drawing.square, color=color)))
        case Shape.SQUARE:
            return replace(before, lights=_marked(before.lights, Mark(square=drawing.square, color=color)))
        case _:
            assert_never(drawing.shape)


def toggled(pieces: tuple[str, ...], square: str) -> tuple[str, ...]:
    """The squares with one more, or without it."""
    return tuple(each for each in pieces if each != square) if square in pieces else (*pieces, square)


def without_strokes(drawings: Drawings) -> Drawings:
    """Only what the program works out is left."""
    return Drawings(attacks=drawings.attacks, dots=drawings.dots)


def _marked(before: tuple[Mark, ...], made: Mark) -> tuple[Mark, ...]:
    rest = tuple(each for each in before if each.square != made.square)
    return rest if made in before else (*rest, made)
