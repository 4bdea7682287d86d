"""Every finding and ruling of articles 4 to 13 by name: where it stands in the panel, its article, what it asks for."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, StrEnum, auto
from typing import Final

from ladya_desktop.game import acts
from ladya_desktop.game.acts import Act, Actor, Finding
from ladya_desktop.game.by_color import Color
from ladya_desktop.game.regulations import Regulations

MINUTE_MS: Final = 60_000


class Section(StrEnum):
    """The parts of the panel, in their order."""

    OFTEN = "often"
    MOVES = "moves"
    POSITION = "position"
    CONDUCT = "conduct"
    BACK = "back"
    COUNTS = "counts"
    RESULT = "result"
    RECORD = "record"


class AsksPlayer(Enum):
    """Whether a player has to be named: nobody, one of the two, one or both."""

    NOBODY = auto()
    ONE = auto()
    ONE_OR_BOTH = auto()


@dataclass(frozen=True, slots=True, kw_only=True)
class Chosen:
    """What was chosen for an act; `ply` None means the last completed move, `player` None nobody or both."""

    player: Color | None = None
    ply: int | None = None
    ms: int = MINUTE_MS
    saw_last_move: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class NamedAct:
    """`article` ends with its number under limited supervision if it begins with a dot.

    `make` gives the act without its time, which whoever performs it sets. `before_start`: also before the clocks run.
    """

    code: str
    article: str
    section: Section
    make: Callable[[Chosen], Act]
    is_often: bool = False
    player: AsksPlayer = AsksPlayer.NOBODY
    question: str = "author"
    asks_ply: bool = False
    asks_ms: bool = False
    asks_unseen: bool = False
    before_start: bool = False

    def article_of(self, regulations: Regulations) -> str:
        """The number of its article under these regulations."""
        return regulations.limited_article(self.article[1:]) if self.article.startswith(".") else self.article


def restore(ply: int, white_ms: int | None, black_ms: int | None) -> acts.Restore:
    """The return to a half-move, with the clocks where they are to be set."""
    return acts.Restore(by=Actor.ARBITER, at_ms=0, ply=ply, white_ms=white_ms, black_ms=black_ms)


def _finding(finding: Finding) -> Callable[[Chosen], Act]:
    def make(chosen: Chosen) -> Act:
        return acts.Rule(
            by=Actor.ARBITER,
            at_ms=0,
            finding=finding,
            player=chosen.player,
            ply=chosen.ply,
            saw_last_move=chosen.saw_last_move,
        )

    return make


def _warn(chosen: Chosen) -> Act:
    assert chosen.player is not None
    return acts.Warn(by=Actor.ARBITER, at_ms=0, player=chosen.player)


def _time(sign: int) -> Callable[[Chosen], Act]:
    def make(chosen: Chosen) -> Act:
        assert chosen.player is not None
        return acts.AddTime(by=Actor.ARBITER, at_ms=0, player=chosen.player, ms=sign * chosen.ms)

    return make


def _waive(_chosen: Chosen) -> Act:
    return acts.WaiveTouch(by=Actor.ARBITER, at_ms=0)


_MOVES, _POSITION, _CONDUCT = Section.MOVES, Section.POSITION, Section.CONDUCT
_ONE = AsksPlayer.ONE


def _of_move(finding: Finding, article: str, *, asks_unseen: bool = False, is_often: bool = True) -> NamedAct:
    return NamedAct(
        code=finding.value,
        article=article,
        section=_MOVES,
        make=_finding(finding),
        is_often=is_often,
        asks_ply=not asks_unseen,
        asks_unseen=asks_unseen,
    )


def _of_position(finding: Finding, article: str, *, asks_ply: bool = False, is_often: bool = False) -> NamedAct:
    make = _finding(finding)
    return NamedAct(
        code=finding.value, article=article, section=_POSITION, make=make, asks_ply=asks_ply, is_often=is_often
    )


def _of_conduct(code: str, article: str, make: Callable[[Chosen], Act], *, question: str = "author") -> NamedAct:
    return NamedAct(
        code=code,
        article=article,
        section=_CONDUCT,
        make=make,
        is_often=code == "warn",
        player=AsksPlayer.ONE_OR_BOTH if code == Finding.ABSENT else _ONE,
        question=question,
        asks_ms=question == "clock",
        before_start=True,
    )


NAMED_ACTS: Final = (
    NamedAct(code="waive_touch", article="4.2.2", section=_MOVES, make=_waive, is_often=True),
    _of_move(Finding.TOUCH_MOVE, "4.3"),
    _of_move(Finding.ILLEGAL_MOVE, "7.5"),
    _of_move(Finding.TWO_HANDS, "7.5.4"),
    _of_move(Finding.ILLEGAL_POSITION, "7.5.1", asks_unseen=True, is_often=False),
    _of_position(Finding.WRONG_START_POSITION, "7.2.1"),
    _of_position(Finding.BOARD_TURNED, "7.2.2"),
    _of_position(Finding.COLOURS_REVERSED, "7.3"),
    _of_position(Finding.DISPLACED, "7.4", is_often=True),
    _of_position(Finding.BOTH_KINGS_IN_CHECK, ".4"),
    _of_position(Finding.PAWN_ON_LAST_RANK, ".4"),
    _of_position(Finding.EARLIER_END, "5.1", asks_ply=True),
    _of_conduct(Finding.ABSENT, "6.7", _finding(Finding.ABSENT), question="missing"),
    _of_conduct(Finding.DEVICE, "11.3", _finding(Finding.DEVICE)),
    _of_conduct(Finding.REFUSES_RULES, "11.7", _finding(Finding.REFUSES_RULES)),
    _of_conduct("warn", "12.9.1", _warn, question="warned"),
    _of_conduct("add_time", "12.9.2", _time(1), question="clock"),
    _of_conduct("take_time", "12.9.3", _time(-1), question="clock"),
)
"""In the order of their articles."""
