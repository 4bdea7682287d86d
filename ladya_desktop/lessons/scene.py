"""What the board of a lesson shows: a position, what stands on the squares, and what is drawn over it."""

from dataclasses import dataclass, field, replace

from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.placement import SQUARE_NAMES
from ladya_desktop.game.position import STARTING_FEN, Position
from ladya_desktop.lessons.fens import full_fen, why_unlawful
from ladya_desktop.lessons.fields import Fields

COLORS = ("green", "red", "blue", "yellow")


@dataclass(frozen=True, slots=True, kw_only=True)
class Arrow:
    """An arrow from square to square."""

    from_square: str
    to_square: str
    color: str = "green"


@dataclass(frozen=True, slots=True, kw_only=True)
class Mark:
    """A circle on a square, or a coloured square."""

    square: str
    color: str = "green"


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawings:
    """What a teacher draws; `attacks` and `dots` name pieces whose attacks and legal moves the core works out."""

    arrows: tuple[Arrow, ...] = ()
    circles: tuple[Mark, ...] = ()
    lights: tuple[Mark, ...] = ()
    attacks: tuple[str, ...] = ()
    dots: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockFace:
    """What a clock shows, in milliseconds, and whose side runs."""

    remaining_ms: ByColor[int]
    running: Color | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """One picture of the board.

    `standing` is the first field of a FEN: what the eye sees, which an illegal move by hand makes differ from the
    position. `touched` are pieces touched, `pressed` is who has just pressed the clock.
    """

    position: Position
    standing: str
    last_move: tuple[str, str] | None = None
    touched: tuple[str, ...] = ()
    pressed: Color | None = None
    clock: ClockFace | None = None
    drawings: Drawings = field(default_factory=Drawings)
    is_turned: bool = False

    @property
    def is_only_shown(self) -> bool:
        """Whether no game can stand so: nothing that needs the rules is offered on it."""
        return bool(why_unlawful(self.position))

    @property
    def attacked(self) -> frozenset[str]:
        """The squares that the pieces named in the drawings attack."""
        return frozenset(square for piece in self.drawings.attacks for square in self.position.attacked_from(piece))

    @property
    def dotted(self) -> frozenset[str]:
        """Where the pieces named in the drawings may go; nowhere where no game can stand."""
        if not self.drawings.dots or self.is_only_shown:
            return frozenset()
        return frozenset(uci[2:4] for uci in self.position.legal_moves() if uci[:2] in self.drawings.dots)

    def bare(self) -> "Scene":
        """The same position with nothing drawn, touched or pressed."""
        return replace(
            self, standing=self.position.board_fen, touched=(), pressed=None, drawings=Drawings(), clock=None
        )


def scene_of(position: Position, drawings: Drawings | None = None, *, is_turned: bool = False) -> Scene:
    """A position as it stands, with its last move."""
    last = position.moves[-1] if position.moves else ""
    return Scene(
        position=position,
        standing=position.board_fen,
        last_move=(last[:2], last[2:4]) if last else None,
        drawings=drawings or Drawings(),
        is_turned=is_turned,
    )


START = scene_of(Position(STARTING_FEN))


@dataclass(frozen=True, slots=True, kw_only=True)
class Setting:
    """A scene as a file tells it: a FEN ("" keeps the position before) and UCI moves from there."""

    fen: str = ""
    moves: tuple[str, ...] = ()
    drawings: Drawings = field(default_factory=Drawings)
    is_turned: bool = False

    def scene(self, before: Scene) -> Scene:
        """The scene; `before` is the one that stood there."""
        is_kept = not self.fen and not self.moves
        position = before.position if is_kept else Position(self.fen or STARTING_FEN, self.moves)
        shown = scene_of(position, self.drawings, is_turned=self.is_turned)
        return replace(shown, last_move=before.last_move) if is_kept else shown


AS_BEFORE = Setting()
"""The position before stays, with nothing drawn."""


def read_setting(fields: Fields, before: Scene) -> Setting:
    """The keys `fen`, `moves`, `black_below`, `only_shown` and those of drawings."""
    is_only_shown = fields.flag("only_shown")
    fen = full_fen(fields, "fen", is_only_shown=is_only_shown) if fields.has("fen") else ""
    moves = _moves(fields, fen or STARTING_FEN)
    setting = Setting(fen=fen, moves=moves, is_turned=fields.flag("black_below"))
    return replace(setting, drawings=read_drawings(fields, setting.scene(before).position))


def read_drawings(fields: Fields, position: Position | None = None) -> Drawings:
    """The keys `arrows`, `circles`, `lights`, `attacks`, `dots`; the last two name pieces of the position."""
    drawings = Drawings(
        arrows=tuple(_arrow(fields, text) for text in fields.strings("arrows")),
        circles=tuple(_mark(fields, "circles", text) for text in fields.strings("circles")),
        lights=tuple(_mark(fields, "lights", text) for text in fields.strings("lights")),
        attacks=fields.squares("attacks"),
        dots=fields.squares("dots"),
    )
    if drawings.dots and position is not None and why_unlawful(position):
        raise fields.fault("dots", "lessons.fault.dots_only_shown")
    for key, squares in (("attacks", drawings.attacks), ("dots", drawings.dots)):
        for square in squares:
            if position is not None and not position.letter_at(square):
                raise fields.fault(key, "lessons.fault.empty_square", square=square)
    return drawings


def _moves(fields: Fields, fen: str) -> tuple[str, ...]:
    position = Position(fen)
    for text in fields.strings("moves"):
        uci = position.uci_of(text)
        if uci is None:
            raise fields.fault("moves", "lessons.fault.illegal_move", move=text)
        position = position.after(uci)
    return position.moves


def _arrow(fields: Fields, text: str) -> Arrow:
    way, _, color = text.partition(":")
    if way[:2] not in SQUARE_NAMES or way[2:] not in SQUARE_NAMES:
        raise fields.fault("arrows", "lessons.fault.no_arrow", word=text)
    return Arrow(from_square=way[:2], to_square=way[2:], color=_color(fields, "arrows", color))


def _mark(fields: Fields, key: str, text: str) -> Mark:
    square, _, color = text.partition(":")
    if square not in SQUARE_NAMES:
        raise fields.fault(key, "lessons.fault.no_square", word=text)
    return Mark(square=square, color=_color(fields, key, color))


def _color(fields: Fields, key: str, color: str) -> str:
    if color and color not in COLORS:
        raise fields.fault(key, "lessons.fault.unknown_word", word=color, known=", ".join(COLORS))
    return color or COLORS[0]
