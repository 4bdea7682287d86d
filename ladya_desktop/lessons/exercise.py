"""An exercise: a question on a board, answered at once, with the reason in words.

Each kind is a class of the room `kinds`, which names the shape of its answers; a window needs no more to show it. The
core judges: what is right is worked out from the position or the story, never written in the file where the core knows.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import Any, ClassVar

from ladya_desktop.lessons.answers import Answer, AnswerShape, Option, Verdict
from ladya_desktop.lessons.faults import FieldError
from ladya_desktop.lessons.fens import UNLAWFUL, why_unlawful
from ladya_desktop.lessons.fields import HEADING_LETTERS, PROMPT_LETTERS, TEXT_LETTERS, Fields
from ladya_desktop.lessons.scene import Scene, read_setting
from ladya_desktop.lessons.words import NOTHING, Words
from ladya_desktop.texts import t


@dataclass(frozen=True, slots=True, kw_only=True)
class Exercise(ABC):
    """What all kinds have.

    `prompt` is the question, `explain` is said with a right answer, `hint` on request. `scene` is what the board shows
    first. `table` is the exercise as its file has it, for writing it again.
    """

    kind: ClassVar[str]
    shape: ClassVar[AnswerShape]

    heading: Words = NOTHING
    prompt: Words
    explain: Words = NOTHING
    hint: Words = NOTHING
    scene: Scene
    table: dict[str, Any] = field(compare=False, repr=False)

    @abstractmethod
    def check(self, answer: Answer) -> Verdict:
        """Whether the answer is right, and why. Raises TypeError for an answer of another shape."""

    @abstractmethod
    def solutions(self) -> tuple[Answer, ...]:
        """Right answers, every one where there are few."""

    @abstractmethod
    def wrong_answers(self) -> tuple[Answer, ...]:
        """Some wrong answers, three or more."""

    def options(self) -> tuple[Option, ...]:
        """What there is to choose from, in the chosen language; () where nothing is."""
        return ()

    def story(self) -> tuple[Scene, ...]:
        """The scenes that lead to the question, the last one being `scene`."""
        return (self.scene,)

    def right(self, reason: str, **more: Any) -> Verdict:
        """A right answer; after the reason the author's explanation, before its full stop the articles."""
        said, cited = f"{reason} {self.explain.here}".strip(), self.cited()
        if cited:
            said = f"{said.removesuffix('.')} {cited}."
        return Verdict(is_right=True, title=t("lessons.right"), reason=said, **more)

    def cited(self) -> str:
        """The articles that a right answer rests on, in brackets; "" where none is named."""
        return ""

    def wrong(self, reason: str, squares: tuple[str, ...] = ()) -> Verdict:
        """A wrong answer."""
        return Verdict(is_right=False, title=t("lessons.wrong"), reason=reason.strip(), squares=squares)


PICTURES = ("choice", "order", "name_square", "setup")
"""The kinds that ask about the board as a picture: no rule has to hold on it."""


def common(fields: Fields, before: Scene) -> dict[str, Any]:
    """The values that every kind has, `scene` without a story.

    Raises FieldError for a position that no game can have, where the answer follows from the rules.
    """
    scene = _scene(fields, before)
    return {
        "heading": heading_of(fields),
        "prompt": fields.words("prompt", PROMPT_LETTERS),
        "explain": fields.words_or_nothing("explain", TEXT_LETTERS),
        "hint": fields.words_or_nothing("hint", PROMPT_LETTERS),
        "scene": scene,
        "table": fields.raw,
    }


def _scene(fields: Fields, before: Scene) -> Scene:
    is_picture = fields.text("kind") in PICTURES
    try:
        scene = read_setting(fields, before).scene(before)
    except FieldError as fault:
        if is_picture or fault.code not in UNLAWFUL.values():
            raise
        raise FieldError(fault.path, f"{fault.code}_exercise") from fault
    why = why_unlawful(scene.position)
    if why and not is_picture:
        path = (*fields.path, "fen") if fields.has("fen") else fields.path
        raise FieldError(path, f"{UNLAWFUL[why]}_exercise")
    return scene


def heading_of(fields: Fields) -> Words:
    """The heading of a page, which may be left out."""
    return fields.words_or_nothing("heading", HEADING_LETTERS)


def wrong_shape(exercise: Exercise, answer: Answer) -> TypeError:
    """A programmer has given an answer of another shape."""
    return TypeError(exercise.kind, answer)
