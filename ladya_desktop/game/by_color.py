"""The two sides, and a value for each of them."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, Self, TypeVar

T = TypeVar("T")


class Color(StrEnum):
    """A side. A name, not a truth value: with python-chess's booleans `None` and Black are both falsy."""

    WHITE = "white"
    BLACK = "black"

    @property
    def other(self) -> "Color":
        """The opponent."""
        return Color.BLACK if self is Color.WHITE else Color.WHITE


COLORS = (Color.WHITE, Color.BLACK)


@dataclass(frozen=True, slots=True)
class ByColor(Generic[T]):
    """A value for White and a value for Black."""

    white: T
    black: T

    def __getitem__(self, color: Color) -> T:
        return self.white if color is Color.WHITE else self.black

    def put(self, color: Color, value: T) -> Self:
        """The same pair with the value of one side replaced."""
        kind = type(self)
        return kind(value, self.black) if color is Color.WHITE else kind(self.white, value)


NONE_YET: ByColor[int] = ByColor(0, 0)
"""A count of nothing for either side."""
