"""Exercises answered by a move: one with a goal, or a few with replies between them."""

from dataclasses import dataclass, replace
from typing import ClassVar

from ladya_desktop.game.obligation import permitted
from ladya_desktop.game.placement import SQUARE_NAMES
from ladya_desktop.game.position import Position
from ladya_desktop.lessons.answers import Answer, AnswerShape, MoveAnswer, Verdict
from ladya_desktop.lessons.exercise import Exercise, common, wrong_shape
from ladya_desktop.lessons.fields import Fields
from ladya_desktop.lessons.kinds.goals import Goal, goal_of
from ladya_desktop.lessons.kinds.reasons import duty_text, move_text, why_not_move
from ladya_desktop.lessons.kinds.stories import touched
from ladya_desktop.lessons.scene import Scene, scene_of
from ladya_desktop.texts import t

_SOME = 6


@dataclass(frozen=True, slots=True, kw_only=True)
class Play(Exercise):
    """Moves to be made, one for each goal. `replies` are the opponent's; where none is written, the core makes one.

    `permitted` are the moves that touches leave, if pieces have been touched.
    """

    kind: ClassVar[str] = "play"
    shape: ClassVar[AnswerShape] = AnswerShape.MOVE

    goals: tuple[Goal, ...]
    replies: tuple[str, ...] = ()
    permitted: frozenset[str] | None = None

    def check(self, answer: Answer) -> Verdict:
        if not isinstance(answer, MoveAnswer):
            raise wrong_shape(self, answer)
        position, uci = self.scene.position, answer.uci
        if uci not in position.legal_moves():
            return self.wrong(*why_not_move(position, uci))
        if self.permitted is not None and uci not in self.permitted:
            return self.wrong(duty_text(position, self.permitted))
        if not self.goals[0].is_met(position, uci):
            return self.wrong(self.goals[0].why_not(position, uci), (uci[2:4],))
        if not self._leads_on(uci):
            is_stuck = not position.after(uci).legal_moves()
            return self.wrong(t(f"lessons.goal_not.{'mate_but_stalemate' if is_stuck else 'mate_in'}"), (uci[2:4],))
        return self._end(position, uci) if self._is_last(uci) else self._go_on(position.after(uci))

    def _is_last(self, uci: str) -> bool:
        return not self._goals_after() or self.scene.position.after(uci).is_checkmate()

    def _leads_on(self, uci: str) -> bool:
        """Whether a move that meets its goal leaves the goals after it possible; a forced mate always does."""
        after = self.scene.position.after(uci)
        if self._is_last(uci) or self.goals[0].name == "mate_in":
            return True
        rest = self._go_on(after).then if after.legal_moves() else None
        return isinstance(rest, Play) and any(rest._is_right(each) for each in rest._allowed())

    def _is_right(self, uci: str) -> bool:
        return self.goals[0].is_met(self.scene.position, uci) and self._leads_on(uci)

    def _goals_after(self) -> tuple[Goal, ...]:
        first = self.goals[0]
        if first.name != "mate_in":
            return self.goals[1:]
        left = int(first.detail) - 1
        return (Goal("mate") if left == 1 else Goal("mate_in", str(left)), *self.goals[1:])

    def _end(self, position: Position, uci: str) -> Verdict:
        after = position.after(uci)
        code = "mate" if after.is_checkmate() else self.goals[0].code
        said = t(f"lessons.goal.{code}", move=move_text(position, uci))
        return self.right(said, scene=self._shown(after))

    def _go_on(self, position: Position) -> Verdict:
        written = self.replies[0] if self.replies else ""
        reply = written if written in position.legal_moves() else min(position.legal_moves())
        scene = self._shown(position.after(reply))
        rest = replace(self, scene=scene, goals=self._goals_after(), replies=self.replies[1:], permitted=None)
        said = t("lessons.play.reply", move=move_text(position, reply))
        return Verdict(is_right=True, title=t("lessons.right"), reason=said, scene=scene, then=rest)

    def _shown(self, position: Position) -> Scene:
        return scene_of(position, is_turned=self.scene.is_turned)

    def solutions(self) -> tuple[Answer, ...]:
        return tuple(MoveAnswer(uci) for uci in self._allowed() if self._is_right(uci))

    def _allowed(self) -> list[str]:
        return sorted(self.scene.position.legal_moves() if self.permitted is None else self.permitted)

    def wrong_answers(self) -> tuple[Answer, ...]:
        position, solutions = self.scene.position, self.solutions()
        missing = [uci for uci in sorted(position.legal_moves()) if MoveAnswer(uci) not in solutions]
        illegal = [
            f"{square}{target}"
            for square in SQUARE_NAMES
            if position.color_at(square) is position.turn
            for target in SQUARE_NAMES
            if target != square and not any(uci[:4] == square + target for uci in position.legal_moves())
        ]
        return tuple(MoveAnswer(uci) for uci in (*missing[:_SOME], *illegal[:_SOME]))


def read_play(fields: Fields, before: Scene) -> Play:
    """The kind `play`: `goal` or `goals`, `replies`, `touches`; `first` is a known first move of a mate in several."""
    shared = common(fields, before)
    written = fields.strings("goals") if fields.has("goals") else (fields.text("goal"),)
    key = "goals" if fields.has("goals") else "goal"
    goals = tuple(goal_of(fields, key, text) for text in written)
    if not goals:
        raise fields.fault(key, "lessons.fault.key_missing")
    left = None
    if fields.has("touches"):
        left = permitted(touched(fields, shared["scene"].position).state)
        shared["scene"] = replace(shared["scene"], touched=fields.squares("touches"))
    play = Play(**shared, goals=goals, replies=fields.strings("replies"), permitted=left)
    _check_possible(fields, key, play, fields.text("first", ""))
    return play


def _check_possible(fields: Fields, key: str, play: Play, first: str) -> None:
    """Plays one solution through: a goal that nothing meets makes the exercise impossible."""
    current: Exercise | None = play
    if first and first not in play.scene.position.legal_moves():
        raise fields.fault("first", "lessons.fault.illegal_move", move=first)
    answer: Answer | None = MoveAnswer(first) if first else None
    while current is not None:
        if answer is None:
            answer = next(iter(current.solutions()), None)
        verdict = None if answer is None else current.check(answer)
        if verdict is None or not verdict.is_right:
            raise fields.fault(key, "lessons.fault.impossible")
        current, answer = verdict.then, None
