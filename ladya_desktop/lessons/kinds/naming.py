"""The names of squares and lines (2.4): find what is named, or name what is lit."""

from dataclasses import dataclass, replace
from typing import ClassVar

from ladya_desktop.game.placement import FILES, SQUARE_NAMES
from ladya_desktop.lessons.answers import Answer, AnswerShape, TextAnswer, Verdict
from ladya_desktop.lessons.exercise import Exercise, common, wrong_shape
from ladya_desktop.lessons.fields import Fields
from ladya_desktop.lessons.kinds.squares import ByClicks
from ladya_desktop.lessons.scene import Mark, Scene
from ladya_desktop.texts import t
from ladya_desktop.texts.notation import typed_readings

RANKS = "12345678"


@dataclass(frozen=True, slots=True, kw_only=True)
class FindSquare(ByClicks):
    """Find a square ("e4"), a file ("e"), a rank ("4"), a diagonal ("a1-h8") or all squares of a colour ("light")."""

    kind: ClassVar[str] = "name_square"

    name: str

    def wanted(self) -> frozenset[str]:
        return squares_named(self.name)

    def why_not(self, square: str) -> str:
        return t("lessons.name.clicked", square=square, color=t(f"lessons.name.{shade_of(square)}"))


@dataclass(frozen=True, slots=True, kw_only=True)
class NameSquare(Exercise):
    """Write the name of the square that is lit."""

    kind: ClassVar[str] = "name_square"
    shape: ClassVar[AnswerShape] = AnswerShape.TEXT

    square: str

    def check(self, answer: Answer) -> Verdict:
        if not isinstance(answer, TextAnswer):
            raise wrong_shape(self, answer)
        typed = _square_typed(answer.text)
        if typed == self.square:
            return self.right(t("lessons.name.right", square=self.square), squares=(self.square,))
        return self.wrong(self._why_not(typed))

    def _why_not(self, typed: str) -> str:
        if typed not in SQUARE_NAMES:
            return t("lessons.name.no_name")
        if typed[0] == self.square[0]:
            return t("lessons.name.other_rank", square=typed)
        return t("lessons.name.other_file" if typed[1] == self.square[1] else "lessons.name.other", square=typed)

    def solutions(self) -> tuple[Answer, ...]:
        return (TextAnswer(self.square), TextAnswer(self.square.upper()))

    def wrong_answers(self) -> tuple[Answer, ...]:
        file, rank = self.square[0], self.square[1]
        others = [f"{other}{rank}" for other in FILES if other != file][:1]
        others += [f"{file}{other}" for other in RANKS if other != rank][:1]
        return tuple(TextAnswer(text) for text in (*others, rank + file, ""))


def _square_typed(text: str) -> str:
    """A square typed with letters of either alphabet; "" if it is none."""
    found = [reading for reading in typed_readings(text) if reading in SQUARE_NAMES]
    return found[0] if found else ""


def squares_named(name: str) -> frozenset[str]:
    """The squares that a name stands for; none if nothing has the name."""
    if name in SQUARE_NAMES:
        return frozenset({name})
    if name in ("light", "dark"):
        return frozenset(square for square in SQUARE_NAMES if shade_of(square) == name)
    if len(name) == 1:
        return frozenset(square for square in SQUARE_NAMES if name in square)
    return _diagonal(*name.partition("-")[::2])


def shade_of(square: str) -> str:
    """ "light" or "dark"; a1 is dark."""
    return "dark" if (FILES.index(square[0]) + int(square[1])) % 2 else "light"


def _diagonal(start: str, end: str) -> frozenset[str]:
    if start not in SQUARE_NAMES or end not in SQUARE_NAMES:
        return frozenset()
    files, ranks = ord(end[0]) - ord(start[0]), int(end[1]) - int(start[1])
    if not files or abs(files) != abs(ranks):
        return frozenset()
    along, up = (1 if files > 0 else -1), (1 if ranks > 0 else -1)
    return frozenset(
        f"{chr(ord(start[0]) + along * step)}{int(start[1]) + up * step}" for step in range(abs(files) + 1)
    )


def read_name_square(fields: Fields, before: Scene) -> Exercise:
    """The kind `name_square`: `find` names what is to be clicked, or `name` is the square to be named."""
    shared = common(fields, before)
    if fields.has("find"):
        name = fields.text("find")
        if not squares_named(name):
            raise fields.fault("find", "lessons.fault.no_name", word=name)
        return FindSquare(**shared, name=name)
    square = fields.square("name")
    scene = shared["scene"]
    lit = replace(scene.drawings, lights=(*scene.drawings.lights, Mark(square=square)))
    shared["scene"] = replace(scene, drawings=lit)
    return NameSquare(**shared, square=square)
