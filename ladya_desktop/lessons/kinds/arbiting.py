"""What must the arbiter rule, what do the clocks show, what do the touches bind to: the adjudicator is the judge."""

from dataclasses import dataclass, replace
from typing import ClassVar

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.obligation import permitted
from ladya_desktop.game.view import Notice
from ladya_desktop.lessons.answers import Option
from ladya_desktop.lessons.exercise import common
from ladya_desktop.lessons.fields import Fields
from ladya_desktop.lessons.kinds.choosing import ByOption
from ladya_desktop.lessons.kinds.reasons import duty_text, why_not_there
from ladya_desktop.lessons.kinds.rulings import GOES_ON, RULINGS, ruling_of, told_apart, usual_wrong
from ladya_desktop.lessons.kinds.squares import ByClicks
from ladya_desktop.lessons.kinds.stories import Told, told, touched
from ladya_desktop.lessons.scene import Drawings, Scene
from ladya_desktop.texts import t
from ladya_desktop.texts.notices import NoticeText, notice_text
from ladya_desktop.texts.rules import citations
from ladya_desktop.texts.times import format_clock, format_duration

MOVE_DOES_NOT_COUNT = ("illegal_move", "illegal_moves", "illegal_moves_draw", "take_back")


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruling(ByOption):
    """A story at the board, and what follows from it; the wrong rulings beside it are plausible ones."""

    kind: ClassVar[str] = "ruling"

    told: Told
    offered: tuple[str, ...]

    def story(self) -> tuple[Scene, ...]:
        return self.told.scenes

    def options(self) -> tuple[Option, ...]:
        time = format_duration(self.told.state.regulations.penalty_ms).replace(" ", "\N{NO-BREAK SPACE}")
        return tuple(Option(option=each, text=t(f"lessons.ruling.{each}", time=time)) for each in self.offered)

    def right_options(self) -> frozenset[str]:
        return frozenset({ruling_of(self.told.notice)})

    def why_right(self, _option: str) -> str:
        return self._said()

    def why(self, option: str) -> str:
        """When one rules so, and what is so here: a definition alone may sound as if it were met."""
        if self.told.notice is None:
            return f"{t(f'lessons.ruling_when.{option}')} {self._said()} {self.explain.here}"
        when = t(f"lessons.ruling_{self._refusal(option)}.{option}")
        text = self._text(self.told.notice)
        return f"{when} {text.what} {text.why} {self.explain.here}"

    def _refusal(self, option: str) -> str:
        """A mate that does not count looks like what its definition says: what it lacks is said instead."""
        is_seeming_mate = option == "checkmate" and ruling_of(self.told.notice) in MOVE_DOES_NOT_COUNT
        return "not" if option == GOES_ON or is_seeming_mate else "when"

    def _said(self) -> str:
        notice = self.told.notice
        if notice is None:
            return t("lessons.ruling_when.goes_on")
        text = self._text(notice)
        return " ".join(part for part in (text.what, text.why, text.then) if part)

    def cited(self) -> str:
        notice = self.told.notice
        if notice is None or not notice.article:
            return ""
        edition = self.told.state.regulations.edition
        return citations(edition, (notice.article, *notice.further), is_in_brackets=True)

    def _text(self, notice: Notice) -> NoticeText:
        return notice_text(told_apart(notice, self.told.state), edition=self.told.state.regulations.edition)

    def outcome(self) -> Scene | None:
        after = self.told.outcome
        drawings = self.scene.drawings if after.standing == self.scene.standing else Drawings()
        return replace(after, drawings=drawings, is_turned=self.scene.is_turned)

    def squares_shown(self) -> tuple[str, ...]:
        return () if self.told.notice is None else self.told.notice.squares


def read_ruling(fields: Fields, before: Scene) -> Ruling:
    """The kind `ruling`: `game` and `acts` as in a verdict case; `wrong` may name the wrong rulings."""
    shared = common(fields, before)
    story = told(fields, shared["scene"].position)
    right = ruling_of(story.notice)
    if right not in RULINGS or story.state.awaits_arbiter:
        raise fields.fault("acts", "lessons.fault.no_ruling", word=right)
    wrong = fields.some_of("wrong", RULINGS) or usual_wrong(right)
    if right in wrong or len(set(wrong)) < 3:
        raise fields.fault("wrong", "lessons.fault.wrong_rulings", word=right)
    shared["scene"] = _last(story.scenes, shared["scene"])
    return Ruling(**shared, told=story, offered=tuple(each for each in RULINGS if each in {right, *wrong}))


def _last(story: tuple[Scene, ...], scene: Scene) -> Scene:
    """The last scene of a story, with what the author draws and the side that he shows it from."""
    return replace(story[-1], drawings=scene.drawings, is_turned=scene.is_turned)


SIDES = ("white", "black", "nobody", "both")
CLOCK_ASKS = ("running", "presses", "white", "black")


@dataclass(frozen=True, slots=True, kw_only=True)
class Clock(ByOption):
    """Whose clock runs after the story, who is to press, or what a side's clock shows; times are options in ms."""

    kind: ClassVar[str] = "clock"

    told: Told
    ask: str

    def story(self) -> tuple[Scene, ...]:
        return self.told.scenes_through

    def options(self) -> tuple[Option, ...]:
        if self.ask in ("running", "presses"):
            return tuple(Option(option=side, text=t(f"lessons.clock_{self.ask}.{side}")) for side in SIDES)
        return tuple(Option(option=str(ms), text=format_clock(ms)) for ms in self._times())

    def right_options(self) -> frozenset[str]:
        return frozenset({self._right()})

    def _right(self) -> str:
        state = self.told.state
        match self.ask:
            case "running":
                return "nobody" if state.clock.running is None else state.clock.running.value
            case "presses":
                return state.player_of(len(state.moves) + 1).value if state.made and not state.result else "nobody"
            case _:
                return str(self._shown_ms(Color(self.ask)))

    def _shown_ms(self, color: Color) -> int:
        return self.told.state.clock.at(self.told.now_ms).remaining_ms[color]

    def _times(self) -> tuple[int, ...]:
        """What it shows, and what one would think who forgot the time added, or took the wrong clock."""
        color = Color(self.ask)
        right = self._shown_ms(color)
        began = self.told.state.opened.remaining_ms[color]
        bonus = self.told.state.regulations.time_control.period_at(0).bonus_ms or 10_000
        likely = (right - bonus, right + bonus, began, self._shown_ms(color.other), right + 60_000, right + 120_000)
        wrong = [ms for ms in dict.fromkeys(likely) if ms >= 0 and ms != right][:3]
        return tuple(sorted((right, *wrong)))

    def why_right(self, _option: str) -> str:
        return self._said()

    def why(self, option: str) -> str:
        shown = next(each.text for each in self.options() if each.option == option)
        refused = t("lessons.clock_not", shown=shown)
        return f"{refused} {self._said()} {self.explain.here}"

    def _said(self) -> str:
        if self.ask in ("running", "presses"):
            return t(f"lessons.clock_{self.ask}_why.{self._right()}")
        return t(f"lessons.clock_shows.{self.ask}", time=format_clock(self._shown_ms(Color(self.ask))))


def read_clock(fields: Fields, before: Scene) -> Clock:
    """The kind `clock`: `game` and `acts` as in a verdict case; `ask` is one of CLOCK_ASKS."""
    shared = common(fields, before)
    story = told(fields, shared["scene"].position)
    if not story.state.regulations.time_control.has_clock:
        raise fields.fault("game", "lessons.fault.needs_clock")
    ask = fields.one_of("ask", CLOCK_ASKS)
    last = _last(story.scenes_through, shared["scene"])
    shared["scene"] = replace(last, clock=story.scenes[0].clock, pressed=None)
    return Clock(**shared, told=story, ask=ask)


TOUCH_ASKS = ("pieces", "targets", "taken")


@dataclass(frozen=True, slots=True, kw_only=True)
class Touch(ByClicks):
    """After touches and hands: which pieces may move now, where to, or what must be taken (4.3 to 4.7)."""

    kind: ClassVar[str] = "touch"

    told: Told
    ask: str

    def story(self) -> tuple[Scene, ...]:
        return self.told.scenes_through

    def wanted(self) -> frozenset[str]:
        moves, position = permitted(self.told.state), self.told.state.current
        match self.ask:
            case "pieces":
                return frozenset(uci[:2] for uci in moves)
            case "targets":
                return frozenset(uci[2:4] for uci in moves)
            case _:
                taken = (position.captured_square(uci) for uci in moves)
                return frozenset(square for square in taken if square is not None)

    def why_not(self, square: str) -> str:
        position, moves = self.told.state.current, permitted(self.told.state)
        if moves == position.legal_moves():
            return t("lessons.squares.not_possible_now")
        return f"{duty_text(position, moves)} {self._why_not_there(square)}".strip()

    def _why_not_there(self, square: str) -> str:
        """Why the one piece that must move does not go there; "" if more binds it than a touch, or it stands there."""
        position, moves = self.told.state.current, permitted(self.told.state)
        start = min(moves)[:2]
        is_bound_by_touch = moves == {uci for uci in position.legal_moves() if uci[:2] == start}
        if self.ask != "targets" or not is_bound_by_touch or square == start:
            return ""
        return why_not_there(position, start, square)[0]

    def forgotten(self, squares: frozenset[str]) -> str:
        bound = duty_text(self.told.state.current, permitted(self.told.state))
        return f"{t('lessons.squares.missing', n=len(squares))} {bound}"


def read_touch(fields: Fields, before: Scene) -> Touch:
    """The kind `touch`: `touches` in order, or `acts` as in a verdict case; `ask` is one of TOUCH_ASKS."""
    shared = common(fields, before)
    position = shared["scene"].position
    ask = fields.one_of("ask", TOUCH_ASKS)
    story = touched(fields, position) if fields.has("touches") else told(fields, position)
    if not permitted(story.state):
        raise fields.fault("acts", "lessons.fault.no_moves_left")
    shared["scene"] = _last(story.scenes_through, shared["scene"])
    return Touch(**shared, told=story, ask=ask)
