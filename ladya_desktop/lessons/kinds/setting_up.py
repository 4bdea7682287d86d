"""Setting up a position piece by piece (2.2, 2.3): the wrong squares are named."""

from dataclasses import dataclass
from typing import ClassVar

from ladya_desktop.game.placement import SQUARE_NAMES, Placement
from ladya_desktop.game.position import STARTING_FEN, Position
from ladya_desktop.lessons.answers import Answer, AnswerShape, PlacementAnswer, Verdict
from ladya_desktop.lessons.exercise import Exercise, common, wrong_shape
from ladya_desktop.lessons.fens import board_fen_of
from ladya_desktop.lessons.fields import Fields
from ladya_desktop.lessons.scene import Scene, scene_of
from ladya_desktop.texts import t
from ladya_desktop.texts.notation import piece_name

EMPTY = "8/8/8/8/8/8/8/8"
_NAMED = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class SetUp(Exercise):
    """Put the pieces where they belong; the board begins as `scene` shows it."""

    kind: ClassVar[str] = "setup"
    shape: ClassVar[AnswerShape] = AnswerShape.PLACEMENT

    target: str

    def check(self, answer: Answer) -> Verdict:
        if not isinstance(answer, PlacementAnswer):
            raise wrong_shape(self, answer)
        wanted, found = Placement.from_board_fen(self.target), Placement.from_board_fen(answer.board_fen)
        wrong = tuple(square for square in SQUARE_NAMES if wanted.at(square) != found.at(square))
        if not wrong:
            return self.right(t("lessons.setup.right"))
        named = " ".join(_what_belongs(square, wanted.at(square)) for square in wrong[:_NAMED])
        more = t("lessons.setup.more", n=len(wrong) - _NAMED) if len(wrong) > _NAMED else ""
        return self.wrong(f"{named} {more}", wrong)

    def solutions(self) -> tuple[Answer, ...]:
        return (PlacementAnswer(self.target),)

    def wrong_answers(self) -> tuple[Answer, ...]:
        wanted = Placement.from_board_fen(self.target)
        taken = [square for square in SQUARE_NAMES if wanted.at(square)]
        free = next(square for square in SQUARE_NAMES if not wanted.at(square))
        odd = (
            wanted.with_piece(taken[0], ""),
            wanted.moved(taken[0], free),
            wanted.with_piece(free, "Q"),
            wanted.with_piece(taken[-1], wanted.at(taken[-1]).swapcase()),
        )
        return (*(PlacementAnswer(placement.board_fen()) for placement in odd), PlacementAnswer(EMPTY))


def _what_belongs(square: str, letter: str) -> str:
    if not letter:
        return t("lessons.setup.empty", square=square)
    side = "white" if letter.isupper() else "black"
    return t("lessons.setup.belongs", square=square, piece=t(f"piece.{side}.{piece_name(letter)}"))


def read_setup(fields: Fields, before: Scene) -> SetUp:
    """The kind `setup`: `target` is a placement, the starting position if left out; the board begins empty."""
    shared = common(fields, before)
    if not fields.has("fen"):
        shared["scene"] = scene_of(Position(f"{EMPTY} w - - 0 1"), is_turned=shared["scene"].is_turned)
    target = board_fen_of(fields, "target") if fields.has("target") else STARTING_FEN.partition(" ")[0]
    if target == EMPTY:
        raise fields.fault("target", "lessons.fault.nothing_to_set")
    return SetUp(**shared, target=target)
