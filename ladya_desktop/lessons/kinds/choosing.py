"""Exercises answered by one of several options; a subclass knows which is right and why another is not."""

from abc import abstractmethod
from dataclasses import dataclass
from typing import ClassVar
from zlib import crc32

from ladya_desktop.lessons.answers import Answer, AnswerShape, Option, OptionAnswer, OrderAnswer, Verdict
from ladya_desktop.lessons.exercise import Exercise, common, wrong_shape
from ladya_desktop.lessons.fields import OPTION_LETTERS, TEXT_LETTERS, Fields
from ladya_desktop.lessons.scene import Scene
from ladya_desktop.lessons.words import Words
from ladya_desktop.texts import t


@dataclass(frozen=True, slots=True, kw_only=True)
class ByOption(Exercise):
    """Whatever is answered by an option."""

    shape: ClassVar[AnswerShape] = AnswerShape.OPTION

    @abstractmethod
    def right_options(self) -> frozenset[str]:
        """The ids of the right options, usually one."""

    @abstractmethod
    def why(self, option: str) -> str:
        """Why a wrong option is wrong."""

    @abstractmethod
    def why_right(self, option: str) -> str:
        """Why a right option is right."""

    def squares_shown(self) -> tuple[str, ...]:
        """The squares that explain the answer, to be lit."""
        return ()

    def outcome(self) -> Scene | None:
        """What the board shows with a right answer; None if it stays as it was."""
        return None

    def check(self, answer: Answer) -> Verdict:
        if not isinstance(answer, OptionAnswer):
            raise wrong_shape(self, answer)
        squares = self.squares_shown()
        if answer.option in self.right_options():
            return self.right(self.why_right(answer.option), squares=squares, scene=self.outcome())
        return self.wrong(self.why(answer.option), squares)

    def solutions(self) -> tuple[Answer, ...]:
        return tuple(OptionAnswer(option) for option in sorted(self.right_options()))

    def wrong_answers(self) -> tuple[Answer, ...]:
        right = self.right_options()
        return tuple(OptionAnswer(each.option) for each in self.options() if each.option not in right)


@dataclass(frozen=True, slots=True, kw_only=True)
class Offered:
    """An option written by the author; a wrong one with its reason."""

    text: Words
    is_right: bool
    reason: Words


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice(ByOption):
    """A question that the core cannot answer: what to say, whom to call. Its options come mixed, always alike."""

    kind: ClassVar[str] = "choice"

    offered: tuple[Offered, ...]

    def options(self) -> tuple[Option, ...]:
        mixed = sorted(enumerate(self.offered), key=lambda numbered: _shuffling(numbered[1].text))
        return tuple(Option(option=str(index), text=each.text.here) for index, each in mixed)

    def right_options(self) -> frozenset[str]:
        return frozenset(str(index) for index, each in enumerate(self.offered) if each.is_right)

    def why(self, option: str) -> str:
        return self.offered[int(option)].reason.here

    def why_right(self, option: str) -> str:
        return self.offered[int(option)].reason.here


def _shuffling(words: Words) -> int:
    """A number that says nothing of the order in which the author wrote, the same on every computer."""
    return crc32(f"{words.ru}/{words.en}".encode())


def read_choice(fields: Fields, before: Scene) -> Choice:
    """The kind `choice`: tables `option` with `text`, and `right = true` or a `reason`."""
    shared = common(fields, before)
    offered = tuple(_offered(each) for each in fields.tables("option"))
    if not any(each.is_right for each in offered) or sum(not each.is_right for each in offered) < 3:
        raise fields.fault("option", "lessons.fault.few_options")
    return Choice(**shared, offered=offered)


def _offered(fields: Fields) -> Offered:
    text, is_right = fields.words("text", OPTION_LETTERS), fields.flag("right")
    read = fields.words_or_nothing if is_right else fields.words
    reason = read("reason", TEXT_LETTERS)
    fields.finish()
    return Offered(text=text, is_right=is_right, reason=reason)


@dataclass(frozen=True, slots=True, kw_only=True)
class Order(Exercise):
    """Steps to be put in order; they are offered mixed, always alike and never in the right order."""

    kind: ClassVar[str] = "order"
    shape: ClassVar[AnswerShape] = AnswerShape.ORDER

    steps: tuple[Words, ...]
    reason: Words

    def options(self) -> tuple[Option, ...]:
        mixed = sorted(enumerate(self.steps), key=lambda numbered: _shuffling(numbered[1]))
        options = tuple(Option(option=str(index), text=step.here) for index, step in mixed)
        is_right = [index for index, _ in mixed] == list(range(len(self.steps)))
        return options[::-1] if is_right else options

    def check(self, answer: Answer) -> Verdict:
        if not isinstance(answer, OrderAnswer):
            raise wrong_shape(self, answer)
        wanted = tuple(str(index) for index in range(len(self.steps)))
        if answer.options == wanted:
            return self.right(self.reason.here)
        first = next(index for index, each in enumerate(wanted) if answer.options[index : index + 1] != (each,))
        place = t("lessons.order.first") if first == 0 else t("lessons.order.after", step=self.steps[first - 1].here)
        return self.wrong(place)

    def solutions(self) -> tuple[Answer, ...]:
        return (OrderAnswer(tuple(str(index) for index in range(len(self.steps)))),)

    def wrong_answers(self) -> tuple[Answer, ...]:
        right = tuple(str(index) for index in range(len(self.steps)))
        return (OrderAnswer(right[::-1]), OrderAnswer((*right[1:], right[0])), OrderAnswer(right[:-1]))


def read_order(fields: Fields, before: Scene) -> Order:
    """The kind `order`: tables `step` with `text` in the right order, and the `reason`."""
    shared = common(fields, before)
    steps = []
    for each in fields.tables("step"):
        steps.append(each.words("text", OPTION_LETTERS))
        each.finish()
    if len(steps) < 3:
        raise fields.fault("step", "lessons.fault.few_steps")
    return Order(**shared, steps=tuple(steps), reason=fields.words("reason", TEXT_LETTERS))
