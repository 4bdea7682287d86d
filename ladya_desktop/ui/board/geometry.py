"""Where the squares are: pure arithmetic between pixels and squares, without Qt.

Everything is laid out in whole device pixels, so that at any scale all squares are equal, touch without a seam and
have crisp edges; boxes are given in logical pixels (device pixels / scale), which is what Qt takes. The same numbers
serve painting and hit testing, so the square under the pointer is always the one that is seen there.
"""

from dataclasses import dataclass
from enum import StrEnum
from math import ceil, floor

from ladya_desktop.game.placement import FILES

SIDE_MARGIN_PX = 24
LARGE_MARGIN_PX = 32
TOP_MARGIN_PX = 2
EDGE_PX = 1
OUTER_EDGE_PX = 2
"""Of the line around the squares: where it must take of their room, and where the signs outside leave some."""
LEAST_SIGNED_PX = 34
"""On smaller squares a sign inside would cover the piece: they bear none."""
_ROUNDING = 1e-6


class Coordinates(StrEnum):
    """Where the letters and numbers of files and ranks stand."""

    OUTSIDE = "outside"
    OUTSIDE_LARGE = "outside-large"
    INSIDE = "inside"
    INSIDE_LARGE = "inside-large"
    EVERY_SQUARE = "every"
    NONE = "none"


_OUTSIDE = frozenset({Coordinates.OUTSIDE, Coordinates.OUTSIDE_LARGE})
_PIECES: dict[Coordinates, tuple[float, float]] = {
    Coordinates.INSIDE: (0.88, 0.03),
    Coordinates.INSIDE_LARGE: (0.79, 0.05),
    Coordinates.EVERY_SQUARE: (0.80, 0.06),
}
"""Of a piece where signs stand inside the squares: its side, and how far above the middle; a corner stays free."""
_USUAL_PIECE = (0.96, 0.0)
_SMALL_PX, _ON_SMALL = 48, (0.95, 0.01)
"""On smaller squares signs are no smaller, so pieces are, and stand higher by so much."""


class CoordinateSize(StrEnum):
    """How much the letters and numbers strike the eye; chosen in the settings for every board."""

    NORMAL = "normal"
    LARGE = "large"
    EVERY_SQUARE = "every"


def sized(coordinates: Coordinates, size: CoordinateSize) -> Coordinates:
    """Usual coordinates in the size chosen; a board without any keeps none."""
    if size is CoordinateSize.EVERY_SQUARE and coordinates is not Coordinates.NONE:
        return Coordinates.EVERY_SQUARE
    return _LARGER.get(coordinates, coordinates) if size is CoordinateSize.LARGE else coordinates


_LARGER = {Coordinates.OUTSIDE: Coordinates.OUTSIDE_LARGE, Coordinates.INSIDE: Coordinates.INSIDE_LARGE}


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle in logical pixels."""

    x: float
    y: float
    width: float
    height: float

    @property
    def center(self) -> tuple[float, float]:
        """Its middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    def grown(self, by: float) -> "Box":
        """The box with so much added on each side."""
        return Box(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardGeometry:
    """A board laid out: whole device pixels, counted from the corner of the widget.

    `left` and `top` may have a fraction: the one that brings the board onto the pixels of the screen when the
    widget's own corner lies between two of them.
    """

    scale: float
    square: int
    left: float
    top: float
    is_flipped: bool = False
    coordinates: Coordinates = Coordinates.OUTSIDE

    @property
    def square_px(self) -> float:
        """The side of a square in logical pixels."""
        return self.square / self.scale

    @property
    def edge_px(self) -> float:
        """The width of the line around the board, whole device pixels as logical ones."""
        width_px = OUTER_EDGE_PX if self.coordinates in _OUTSIDE else EDGE_PX
        return max(1, round(width_px * self.scale)) / self.scale

    @property
    def piece_px(self) -> float:
        """The side of a piece's picture in logical pixels."""
        return self.square_px * self._piece[0]

    @property
    def piece_lift_px(self) -> float:
        """How far above the middle of its square a piece stands, in logical pixels."""
        return self.square_px * self._piece[1]

    @property
    def _piece(self) -> tuple[float, float]:
        part, lift = _PIECES.get(self.coordinates, _USUAL_PIECE)
        if self.coordinates not in _PIECES or self.square_px >= _SMALL_PX:
            return part, lift
        return part * _ON_SMALL[0], lift + _ON_SMALL[1]

    @property
    def board_box(self) -> Box:
        """The 64 squares."""
        side = 8 * self.square_px
        return Box(self.left / self.scale, self.top / self.scale, side, side)

    def length(self, part: float) -> float:
        """A part of the square's side, rounded to whole device pixels, at least one."""
        return max(1, round(self.square * part)) / self.scale

    def square_box(self, square: str) -> Box:
        """The box of a square ("e4")."""
        column, row = self.place(square)
        return self.box_at(column, row)

    def box_at(self, column: int, row: int) -> Box:
        """The box of the square in this column from the left and this row from the top, 0 to 7."""
        x, y = self.left + column * self.square, self.top + row * self.square
        return Box(x / self.scale, y / self.scale, self.square_px, self.square_px)

    def square_at(self, x_px: float, y_px: float) -> str | None:
        """The square under a point in logical pixels, None beside the board."""
        column = floor((x_px * self.scale - self.left) / self.square + _ROUNDING)
        row = floor((y_px * self.scale - self.top) / self.square + _ROUNDING)
        return self.name_at(column, row)

    def squares_in(self, box: Box) -> list[str]:
        """The squares that a rectangle lies over, row by row from the top left of the screen."""
        columns = self._span(box.x * self.scale - self.left, box.width * self.scale)
        rows = self._span(box.y * self.scale - self.top, box.height * self.scale)
        return [name for row in rows for column in columns if (name := self.name_at(column, row))]

    def name_at(self, column: int, row: int) -> str | None:
        """The square in this column from the left and this row from the top, None beside the board."""
        if not (0 <= column < 8 and 0 <= row < 8):
            return None
        return f"{FILES[7 - column]}{row + 1}" if self.is_flipped else f"{FILES[column]}{8 - row}"

    def place(self, square: str) -> tuple[int, int]:
        """Column from the left and row from the top of a square, 0 to 7."""
        file, rank = FILES.index(square[0]), int(square[1])
        return (7 - file, rank - 1) if self.is_flipped else (file, 8 - rank)

    def neighbor(self, square: str, columns: int, rows: int) -> str:
        """The square so many columns to the right and rows down on the screen; the edge holds."""
        column, row = self.place(square)
        held = self.name_at(min(max(column + columns, 0), 7), min(max(row + rows, 0), 7))
        return held or square

    def _span(self, start: float, length: float) -> range:
        """The columns or rows that a stretch of device pixels lies over."""
        first, end = floor(start / self.square + _ROUNDING), ceil((start + length) / self.square - _ROUNDING)
        return range(max(0, first), min(8, end))


def fit(
    width_px: float,
    height_px: float,
    scale: float = 1.0,
    *,
    corner: tuple[float, float] = (0.0, 0.0),
    is_flipped: bool = False,
    coordinates: Coordinates = Coordinates.OUTSIDE,
) -> BoardGeometry:
    """Lays the largest board into a widget of this logical size.

    `scale` is the device pixel ratio, `corner` where the widget's corner lies on the screen's grid in device pixels
    (only its fraction counts).
    """
    side, top, bottom = _margins(coordinates, scale)
    shift_x, shift_y = (-corner[0]) % 1.0, (-corner[1]) % 1.0
    across = floor(width_px * scale - shift_x + _ROUNDING)
    down = floor(height_px * scale - shift_y + _ROUNDING)
    square = max(1, min(across - 2 * side, down - top - bottom) // 8)
    is_bare = coordinates not in _OUTSIDE and square < LEAST_SIGNED_PX * scale
    return BoardGeometry(
        scale=scale,
        square=square,
        left=(across - 8 * square) // 2 + shift_x,
        top=top + max(0, down - top - bottom - 8 * square) // 2 + shift_y,
        is_flipped=is_flipped,
        coordinates=Coordinates.NONE if is_bare else coordinates,
    )


def size_for(square_px: int, coordinates: Coordinates) -> tuple[int, int]:
    """Width and height in logical pixels of a widget whose squares have this side."""
    side, top, bottom = _margins(coordinates, 1.0)
    return 8 * square_px + 2 * side, 8 * square_px + top + bottom


def promotion_squares(square: str) -> tuple[str, str, str, str]:
    """The four squares of the choice: from the promotion square inwards, so for the far player from his side."""
    file, rank = square[0], int(square[1])
    inwards = -1 if rank > 4 else 1
    first, second, third, fourth = (f"{file}{rank + inwards * step}" for step in range(4))
    return first, second, third, fourth


def is_light(square: str) -> bool:
    """Whether it is a light square; h1 is one."""
    return (FILES.index(square[0]) + int(square[1])) % 2 == 0


def side_margin_px(coordinates: Coordinates) -> int:
    """Room beside and below the squares for signs that stand outside, in logical pixels."""
    return LARGE_MARGIN_PX if coordinates is Coordinates.OUTSIDE_LARGE else SIDE_MARGIN_PX


def _margins(coordinates: Coordinates, scale: float) -> tuple[int, int, int]:
    """Room beside, above and below the squares, in device pixels."""
    if coordinates in _OUTSIDE:
        margin = ceil(side_margin_px(coordinates) * scale)
        return margin, ceil(TOP_MARGIN_PX * scale), margin
    edge = max(1, round(EDGE_PX * scale))
    return edge, edge, edge
