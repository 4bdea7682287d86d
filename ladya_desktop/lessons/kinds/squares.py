"""Exercises answered by squares: where a piece goes, what it attacks, where it may not go, what attacks (article 3).

`squares` asks about a position, `legal_moves` about the piece touched, `touch` about what touches and hands leave
permitted (article 4), `name_square` about the names of squares, files, ranks and diagonals (2.4).
"""

from abc import abstractmethod
from dataclasses import dataclass, replace
from typing import ClassVar

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.placement import SQUARE_NAMES
from ladya_desktop.game.position import Position
from ladya_desktop.lessons.answers import Answer, AnswerShape, SquaresAnswer, Verdict
from ladya_desktop.lessons.exercise import Exercise, common, wrong_shape
from ladya_desktop.lessons.fields import Fields
from ladya_desktop.lessons.kinds.reasons import listed, why_not_there
from ladya_desktop.lessons.scene import Scene
from ladya_desktop.texts import t

OF_A_PIECE = ("moves", "captures", "attacks", "refused")
ASKS = (*OF_A_PIECE, "attackers", "checkers", "movable", "pieces")


@dataclass(frozen=True, slots=True, kw_only=True)
class ByClicks(Exercise):
    """Whatever is answered by choosing squares. A subclass knows the right ones and why another is not."""

    shape: ClassVar[AnswerShape] = AnswerShape.SQUARES

    @abstractmethod
    def wanted(self) -> frozenset[str]:
        """The right squares."""

    @abstractmethod
    def why_not(self, square: str) -> str:
        """Why a square is not among them."""

    def why_so(self, square: str) -> str:
        """What is said of a right square when it is chosen."""
        return t("lessons.squares.one", squares=square)

    def forgotten(self, squares: frozenset[str]) -> str:
        """What is said of squares that are missing from an answer, without naming them."""
        return t("lessons.squares.missing", n=len(squares))

    def check_square(self, square: str) -> Verdict:
        """A single square, at the moment when it is chosen."""
        if square in self.wanted():
            return Verdict(is_right=True, title=t("lessons.right"), reason=self.why_so(square), squares=(square,))
        return self.wrong(self.why_not(square), (square,))

    def check(self, answer: Answer) -> Verdict:
        if not isinstance(answer, SquaresAnswer):
            raise wrong_shape(self, answer)
        wanted = self.wanted()
        extra = sorted(answer.squares - wanted)
        if extra:
            return self.wrong(t("lessons.squares.not_this", square=extra[0], why=self.why_not(extra[0])), tuple(extra))
        missing = wanted - answer.squares
        if missing:
            reason = self.forgotten(missing)
            return Verdict(is_right=False, title=t("lessons.not_all"), reason=reason, squares=tuple(sorted(missing)))
        return self.right(_found(wanted), squares=tuple(sorted(wanted)))

    def solutions(self) -> tuple[Answer, ...]:
        return (SquaresAnswer(self.wanted()),)

    def wrong_answers(self) -> tuple[Answer, ...]:
        wanted = self.wanted()
        others = [square for square in SQUARE_NAMES if square not in wanted][:3]
        fewer = [wanted - {square} for square in sorted(wanted)][:2]
        more = [wanted | {square} for square in others]
        return tuple(SquaresAnswer(squares) for squares in (*fewer, *more))


def _found(squares: frozenset[str]) -> str:
    if not squares:
        return t("lessons.squares.none")
    return t("lessons.squares.one" if len(squares) == 1 else "lessons.squares.all", squares=listed(squares))


@dataclass(frozen=True, slots=True, kw_only=True)
class Squares(ByClicks):
    """A question about a position; `ask` is one of ASKS. `square` is the piece asked about or the square attacked.

    `color` is whose pieces attack, `letters` are the FEN letters of the pieces looked for.
    """

    kind: ClassVar[str] = "squares"

    ask: str
    square: str = ""
    color: Color = Color.WHITE
    letters: str = ""

    def wanted(self) -> frozenset[str]:
        return squares_asked(self.scene.position, self.ask, self.square, self.color, self.letters)

    def why_not(self, square: str) -> str:
        position = self.scene.position
        match self.ask:
            case "moves" | "captures":
                return self._why_no_move(position, square)
            case "refused":
                return self._why_not_refused(position, square)
            case _:
                return t(f"lessons.squares.not_{self.ask}")

    def why_so(self, square: str) -> str:
        if self.ask != "refused":
            return ByClicks.why_so(self, square)
        why = why_not_there(self.scene.position, self.square, square)[0]
        return t("lessons.squares.not_this", square=square, why=why)

    def _why_no_move(self, position: Position, square: str) -> str:
        if any(uci[:2] == self.square and uci[2:4] == square for uci in position.legal_moves()):
            return t("lessons.squares.takes_nothing")
        if square == self.square:
            return t("lessons.squares.own_square")
        return why_not_there(position, self.square, square)[0]

    def _why_not_refused(self, position: Position, square: str) -> str:
        can = any(uci[:2] == self.square and uci[2:4] == square for uci in position.legal_moves())
        return t("lessons.squares.can_go" if can else "lessons.squares.not_its_way")


@dataclass(frozen=True, slots=True, kw_only=True)
class LegalMoves(Squares):
    """Every square that the touched piece may go to."""

    kind: ClassVar[str] = "legal_moves"


def squares_asked(position: Position, ask: str, square: str, color: Color, letters: str) -> frozenset[str]:
    """What the core answers to a question about a position."""
    legal = position.legal_moves()
    match ask:
        case "moves":
            return frozenset(uci[2:4] for uci in legal if uci[:2] == square)
        case "captures":
            return frozenset(uci[2:4] for uci in legal if uci[:2] == square and position.captured_square(uci))
        case "attacks":
            return position.attacked_from(square)
        case "refused":
            return _reach(position, square) - {uci[2:4] for uci in legal if uci[:2] == square}
        case "attackers":
            return position.attackers_of(square, color)
        case "checkers":
            return frozenset(position.checkers())
        case "movable":
            return frozenset(uci[:2] for uci in legal)
        case _:
            return frozenset(each for each in SQUARE_NAMES if (position.letter_at(each) or " ") in letters)


def _reach(position: Position, square: str) -> frozenset[str]:
    """Where the piece would go but for what is forbidden: the squares that it attacks, a pawn's way ahead."""
    letter = position.letter_at(square)
    if letter not in "Pp":
        return position.attacked_from(square)
    step, start = (1, "2") if letter == "P" else (-1, "7")
    rank = int(square[1])
    ahead = {f"{square[0]}{rank + step}"} | ({f"{square[0]}{rank + 2 * step}"} if square[1] == start else set())
    return position.attacked_from(square) | ahead


def read_squares(fields: Fields, before: Scene) -> Squares:
    """The kind `squares`: `ask`, and `square`, `by` or `pieces` as the question needs."""
    shared = common(fields, before)
    ask = fields.one_of("ask", ASKS)
    square = fields.square("square") if ask in (*OF_A_PIECE, "attackers") else ""
    color = Color(fields.one_of("by", tuple(Color))) if ask == "attackers" else Color.WHITE
    letters = _letters(fields) if ask == "pieces" else ""
    if ask in OF_A_PIECE:
        _check_piece(fields, "square", shared["scene"].position, square, must_move=ask != "attacks")
    return Squares(**shared, ask=ask, square=square, color=color, letters=letters)


def read_legal_moves(fields: Fields, before: Scene) -> LegalMoves:
    """The kind `legal_moves`: `touch` is the piece touched."""
    shared = common(fields, before)
    square = fields.square("touch")
    _check_piece(fields, "touch", shared["scene"].position, square, must_move=True)
    shared["scene"] = replace(shared["scene"], touched=(square,))
    return LegalMoves(**shared, ask="moves", square=square)


def _letters(fields: Fields) -> str:
    letters = fields.text("pieces")
    if not letters or not set(letters) <= set("KQRBNPkqrbnp"):
        raise fields.fault("pieces", "lessons.fault.pieces", word=letters)
    return letters


def _check_piece(fields: Fields, key: str, position: Position, square: str, *, must_move: bool) -> None:
    color = position.color_at(square)
    if color is None:
        raise fields.fault(key, "lessons.fault.empty_square", square=square)
    if must_move and color is not position.turn:
        raise fields.fault(key, "lessons.fault.not_on_move", square=square)
