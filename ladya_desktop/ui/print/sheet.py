"""A sheet of paper with all that is drawn on it: places in hundredths of a millimetre from its top left corner.

One list of things for the printer, the PDF and the picture on the screen, so that all three are the same.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

MM: Final = 100
"""Units in a millimetre."""
POINT: Final = 35.28
"""Units in a typographic point."""
A4: Final = (210 * MM, 297 * MM)
MARGIN: Final = 12 * MM

INK: Final = "#1c1d20"
MUTED: Final = "#5c5f66"
PALE: Final = "#8d9096"
GRID: Final = "#a9abb0"
SOFT: Final = "#f0efeb"
OWN: Final = "#c9cbcf"


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """A line of text from `left` on, standing on its `baseline`; `size` is that of the font."""

    left: float
    baseline: float
    text: str
    size: float
    is_bold: bool = False
    color: str = INK


@dataclass(frozen=True, slots=True, kw_only=True)
class Fill:
    """A filled rectangle."""

    left: float
    top: float
    width: float
    height: float
    color: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Box:
    """The outline of a rectangle, its pen in the middle of the edge."""

    left: float
    top: float
    width: float
    height: float
    pen: float
    color: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """A straight line."""

    left: float
    top: float
    right: float
    bottom: float
    pen: float
    color: str
    is_dashed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Icon:
    """A drawing of the resources in one colour, in a square."""

    left: float
    top: float
    side: float
    name: str
    color: str


Item: TypeAlias = Words | Fill | Box | Line | Icon
Items: TypeAlias = tuple[Item, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """One side of a sheet, drawn in this order."""

    width: float
    height: float
    items: Items

    @property
    def is_landscape(self) -> bool:
        """Whether it lies."""
        return self.width > self.height


def moved(items: Iterable[Item], right: float, down: float) -> Items:
    """The same things elsewhere."""
    return tuple(_moved(item, right, down) for item in items)


def _moved(item: Item, right: float, down: float) -> Item:
    match item:
        case Words():
            return replace(item, left=item.left + right, baseline=item.baseline + down)
        case Line():
            return replace(
                item,
                left=item.left + right,
                right=item.right + right,
                top=item.top + down,
                bottom=item.bottom + down,
            )
        case _:
            return replace(item, left=item.left + right, top=item.top + down)
