"""Stories at the board, told in the acts of verdict cases and judged by the real adjudicator."""

from dataclasses import dataclass, replace
from functools import reduce
from typing import Any

from ladya_desktop.cases.adjudicate import single_acts
from ladya_desktop.cases.reader import Case, read_case
from ladya_desktop.cases.values import CaseError
from ladya_desktop.game.acts import Act, Press, Wait
from ladya_desktop.game.by_color import Color
from ladya_desktop.game.decide import judge
from ladya_desktop.game.evolve import evolve
from ladya_desktop.game.notices import notice_of
from ladya_desktop.game.position import Position
from ladya_desktop.game.rules.completion import after_opening
from ladya_desktop.game.state import GameState, open_state
from ladya_desktop.game.view import Notice
from ladya_desktop.lessons.faults import FieldError, Path
from ladya_desktop.lessons.fields import Fields
from ladya_desktop.lessons.scene import ClockFace, Scene, scene_of


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """A story that has been judged.

    `notice` is the ruling that its last step brought, None if that brought none; what ended the game stays. `scenes`
    are what the eye saw, up to the ruling; `outcome` is what it sees after it.
    """

    state: GameState
    now_ms: int
    notice: Notice | None
    scenes: tuple[Scene, ...]

    @property
    def outcome(self) -> Scene:
        """The board and the clock as the ruling leaves them."""
        return _seen(self.state, self.now_ms)

    @property
    def scenes_through(self) -> tuple[Scene, ...]:
        """What the eye saw, and what a ruling has made of it."""
        return self.scenes if self.notice is None else (*self.scenes, self.outcome)


def told(fields: Fields, position: Position) -> Told:
    """The keys `game` and `acts` of an exercise, played from its position.

    Raises FieldError for what the format of cases does not know.
    """
    game = {"fen": position.base_fen, "moves": list(position.moves), **fields.table("game")}
    return play_story(_case(fields, game, [each.raw for each in fields.tables("acts")]))


def touched(fields: Fields, position: Position) -> Told:
    """The key `touches` of an exercise: squares that the side to move touches, in that order."""
    touching = [{"act": "touch", "by": position.turn.value, "square": square} for square in fields.squares("touches")]
    return play_story(_case(fields, {"fen": position.base_fen, "moves": list(position.moves)}, touching))


def play_story(case: Case) -> Told:
    """Plays a case act by act."""
    state = open_state(case.opened)
    state = reduce(evolve, after_opening(state), state)
    scenes, now_ms = [_seen(state, 0)], 0
    ruled: Notice | None = None
    is_ruling = False
    for step in case.acts:
        now_ms = step.at_ms
        is_over = state.result is not None
        ruled = ruled if is_over or isinstance(step, Wait) else None
        for act in single_acts(state, step):
            if is_ruling:  # what it made of the board and the clocks is seen before the story goes on
                scenes.append(_seen(state, now_ms))
            before, (caused, state) = state, judge(state, act)
            notice = notice_of(state, caused)
            is_ruling = notice is not None and notice.is_ruling
            ruled = notice if is_ruling else ruled
            if is_ruling:
                scenes += _seen_before_ruling(before, act)
            elif not isinstance(act, Press):
                scenes.append(_seen(state, now_ms))
            elif step is case.acts[-1] and before.clock.running is not None:
                scenes.append(replace(_seen(state, now_ms), pressed=Color(act.by.value)))
    return Told(state=state, now_ms=now_ms, notice=ruled, scenes=tuple(scenes))


def _seen_before_ruling(state: GameState, act: Act) -> tuple[Scene, ...]:
    """What the act that brings a ruling shows: a press sets the other clock going, a flag falls; all else nothing."""
    seen, running = _seen(state, act.at_ms), state.clock.running
    if running is None or seen.clock is None:
        return ()
    if isinstance(act, Press):
        presser = Color(act.by.value)
        return (replace(seen, pressed=presser, clock=replace(seen.clock, running=presser.other)),)
    return (seen,) if isinstance(act, Wait) and seen.clock.remaining_ms[running] <= 0 else ()


def _seen(state: GameState, now_ms: int) -> Scene:
    position = state.current
    face = ClockFace(remaining_ms=state.clock.at(now_ms).remaining_ms, running=state.clock.running)
    touched = tuple(square for touch in state.touches for square in touch.squares)
    return replace(scene_of(position), standing=state.standing.board_fen(), touched=touched, clock=face)


def _case(fields: Fields, game: dict[str, Any], told_acts: list[dict[str, Any]]) -> Case:
    try:
        return read_case({"id": "lesson", "game": game, "acts": told_acts})
    except CaseError as error:
        raise _fault_of(error, (*fields.path, *_path_of(error.key))) from error


def _fault_of(error: CaseError, path: Path) -> FieldError:
    """In words for a teacher: which of the acts, counted from 1, and what of it."""
    whole, *parts = _path_of(error.key)
    key = str(parts[-1] if parts and isinstance(parts[-1], str) else whole)
    if whole == "acts" and parts:
        return FieldError(path, "lessons.fault.act", n=int(parts[0]) + 1, key=key, value=str(error.value))
    return FieldError(path, "lessons.fault.case", key=key, value=str(error.value))


def _path_of(key: str) -> tuple[str | int, ...]:
    """ "acts[2].uci" as a path of the file."""
    path: list[str | int] = []
    for part in key.split("."):
        name, _, index = part.rstrip("]").partition("[")
        path += [name, int(index)] if index else [name]
    return tuple(path)
