"""Questions about a position that the core answers: may White castle (3.8), has the game ended and how (5.1, 5.2)."""

from dataclasses import dataclass
from typing import ClassVar, Final

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.position import Position
from ladya_desktop.game.result import Termination
from ladya_desktop.game.rules.completion import result_of
from ladya_desktop.game.winnability import Verdict as Winnable
from ladya_desktop.game.winnability import prove_default
from ladya_desktop.lessons.answers import Option
from ladya_desktop.lessons.exercise import common
from ladya_desktop.lessons.fens import has_both_kings
from ladya_desktop.lessons.fields import Fields
from ladya_desktop.lessons.kinds.choosing import ByOption
from ladya_desktop.lessons.kinds.reasons import move_text
from ladya_desktop.lessons.scene import Scene
from ladya_desktop.texts import t

SIDES = {"short": ("g", "h", "f"), "long": ("c", "a", "d")}
POSSIBLE = "possible"
OBSTACLES = ("king_moved", "rook_moved", "in_check", "passes", "lands", "between")


@dataclass(frozen=True, slots=True, kw_only=True)
class Castling(ByOption):
    """May the side to move castle this way, and if not, why? Every reason that holds is a right answer."""

    kind: ClassVar[str] = "castling"

    side: str

    def options(self) -> tuple[Option, ...]:
        return tuple(Option(option=each, text=t(f"lessons.castling.{each}")) for each in (POSSIBLE, *OBSTACLES))

    def right_options(self) -> frozenset[str]:
        return obstacles(self.scene.position, self.side) or frozenset({POSSIBLE})

    def why(self, option: str) -> str:
        if option != POSSIBLE:
            return t(f"lessons.castling_not.{option}")
        return " ".join(t(f"lessons.castling_why.{each}") for each in OBSTACLES if each in self.right_options())

    def why_right(self, option: str) -> str:
        return t(f"lessons.castling_why.{option}")

    def squares_shown(self) -> tuple[str, ...]:
        return squares_of_castling(self.scene.position, self.side)


def obstacles(position: Position, side: str) -> frozenset[str]:
    """Every reason why the side to move may not castle; none if it may."""
    target, corner, crossed = (f"{file}{_home(position)}" for file in SIDES[side])
    king, enemy = f"e{_home(position)}", position.turn.other
    if king + target in position.legal_moves():
        return frozenset()
    holds = _moved(position, king, corner)
    if position.king_square(position.turn) != king:
        return frozenset(name for name, is_so in holds.items() if is_so)
    holds |= {
        "in_check": position.is_check(),
        "passes": bool(position.attackers_of(crossed, enemy)),
        "lands": bool(position.attackers_of(target, enemy)),
        "between": any(position.letter_at(square) for square in _between(king, corner)),
    }
    return frozenset(name for name, is_so in holds.items() if is_so)


def _moved(position: Position, king: str, corner: str) -> dict[str, bool]:
    used = {square for uci in position.moves for square in (uci[:2], uci[2:4])}
    return {
        "king_moved": king in used or position.king_square(position.turn) != king,
        "rook_moved": corner in used or position.letter_at(corner) not in _rooks(position),
    }


def squares_of_castling(position: Position, side: str) -> tuple[str, ...]:
    """What to look at: the attackers of the king's way and the pieces between."""
    target, corner, crossed = (f"{file}{_home(position)}" for file in SIDES[side])
    king = f"e{_home(position)}"
    attackers = {
        square for way in (king, crossed, target) for square in position.attackers_of(way, position.turn.other)
    }
    between = {square for square in _between(king, corner) if position.letter_at(square)}
    return tuple(sorted(attackers | between))


def _home(position: Position) -> str:
    return "1" if position.turn is Color.WHITE else "8"


def _rooks(position: Position) -> tuple[str, ...]:
    return ("R",) if position.turn is Color.WHITE else ("r",)


def _between(king: str, corner: str) -> tuple[str, ...]:
    files = "fg" if corner[0] == "h" else "bcd"
    return tuple(f"{file}{king[1]}" for file in files)


_NO_RIGHT: Final = ("refusal.castling_no_rook", "refusal.castling_right_lost")


def read_castling(fields: Fields, before: Scene) -> Castling:
    """The kind `castling`: `side` is "short" or "long"; that a king or rook has moved is told by `moves`."""
    shared = common(fields, before)
    side = fields.one_of("side", tuple(SIDES))
    position = shared["scene"].position
    if position.king_square(position.turn) is None:
        raise fields.fault("fen", "lessons.fault.needs_kings")
    target, corner, _ = (f"{file}{_home(position)}" for file in SIDES[side])
    king = f"e{_home(position)}"
    is_lost = position.letter_at(king) and position.why_illegal(king, target)[0] in _NO_RIGHT
    if is_lost and not any(_moved(position, king, corner).values()):
        raise fields.fault("side", "lessons.fault.castling_unknown")
    return Castling(**shared, side=side)


GOES_ON, CHECK = "goes_on", "check"
ENDINGS = (
    Termination.CHECKMATE,
    Termination.STALEMATE,
    Termination.DEAD_POSITION,
    CHECK,
    Termination.THREEFOLD,
    Termination.FIFTY_MOVES,
    Termination.FIVEFOLD,
    Termination.SEVENTY_FIVE_MOVES,
    GOES_ON,
)
_USUAL = (Termination.CHECKMATE, Termination.STALEMATE, Termination.DEAD_POSITION, GOES_ON)


@dataclass(frozen=True, slots=True, kw_only=True)
class Ending(ByOption):
    """Is it mate, stalemate, another draw, or does the game go on?"""

    kind: ClassVar[str] = "verdict"

    offered: tuple[str, ...] = _USUAL

    def options(self) -> tuple[Option, ...]:
        return tuple(Option(option=each, text=t(f"lessons.ending.{each}")) for each in self.offered)

    def right_options(self) -> frozenset[str]:
        return frozenset({ending_of(self.scene.position, self.offered)})

    def why_right(self, option: str) -> str:
        return t(f"lessons.ending_why.{option}")

    def why(self, option: str) -> str:
        position = self.scene.position
        match option:
            case Termination.CHECKMATE if not position.is_check():
                return t("lessons.ending_not.no_check")
            case Termination.CHECKMATE:
                return _with_some_move(position, "lessons.ending_not.can_escape")
            case Termination.STALEMATE if position.is_check():
                return t("lessons.ending_not.in_check")
            case Termination.STALEMATE:
                return _with_some_move(position, "lessons.ending_not.has_move")
            case Termination.DEAD_POSITION:
                return _why_alive(position)
            case Termination.THREEFOLD | Termination.FIVEFOLD:
                return t("lessons.ending_not.occurrences", n=position.occurrences())
            case Termination.FIFTY_MOVES | Termination.SEVENTY_FIVE_MOVES:
                return t("lessons.ending_not.quiet_moves", n=position.halfmove_clock // 2)
            case _:
                return self._why_more(option)

    def _why_more(self, option: str) -> str:
        if option == CHECK and not self.scene.position.is_check():
            return t("lessons.ending_not.no_check")
        (right,) = self.right_options()
        return t(f"lessons.ending_why.{right}")

    def squares_shown(self) -> tuple[str, ...]:
        return self.scene.position.checkers()


def ending_of(position: Position, offered: tuple[str, ...] = ENDINGS) -> str:
    """How the game stands: its end by itself, a draw that may be claimed, check if that is asked, or it goes on."""
    result = result_of(position)
    if result is not None:
        return result.termination
    if position.occurrences() >= 3:
        return Termination.THREEFOLD
    if position.halfmove_clock >= 100:
        return Termination.FIFTY_MOVES
    return CHECK if CHECK in offered and position.is_check() else GOES_ON


def _with_some_move(position: Position, code: str) -> str:
    moves = sorted(position.legal_moves())
    return t(code, move=move_text(position, moves[0])) if moves else t("lessons.ending_not.no_moves")


def _why_alive(position: Position) -> str:
    if result_of(position) is not None:
        return t("lessons.ending_not.ended_otherwise")
    can = any(prove_default(position, color).verdict is Winnable.YES for color in Color)
    return t("lessons.ending_not.mate_possible" if can else "lessons.ending_not.mate_unknown")


def read_ending(fields: Fields, before: Scene) -> Ending:
    """The kind `verdict`: `options` may name other answers than the usual four."""
    shared = common(fields, before)
    if not has_both_kings(shared["scene"].position):
        raise fields.fault("fen", "lessons.fault.needs_kings")
    offered = fields.some_of("options", ENDINGS) or _USUAL
    right = ending_of(shared["scene"].position, offered)
    if right not in offered or len(offered) < 4:
        raise fields.fault("options", "lessons.fault.right_not_offered", word=right)
    return Ending(**shared, offered=tuple(each for each in ENDINGS if each in offered))
