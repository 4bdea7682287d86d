"""Reads what hands and voices did: the "acts" of a case."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ladya_desktop.cases.values import (
    CaseError,
    count_of,
    flag_of,
    list_of,
    milliseconds,
    one_of,
    signed_milliseconds,
    text_of,
    uci_of,
)
from ladya_desktop.game import acts
from ladya_desktop.game.acts import Act, Actor, Finding
from ladya_desktop.game.by_color import Color
from ladya_desktop.game.placement import SQUARE_NAMES
from ladya_desktop.game.result import Score


@dataclass(frozen=True, slots=True, kw_only=True)
class HandMove:
    """The short acts `move` and `play`: a UCI move done properly, `play` with the press after it."""

    by: Actor
    at_ms: int
    uci: str
    with_press: bool
    with_both_hands: bool = False
    other_hand: bool = False


def acts_of(raw: object) -> tuple[Act | HandMove, ...]:
    """The acts of a story in order, `move` and `play` still in short.

    Raises:
        CaseError: for what the format does not know.
    """
    read: list[Act | HandMove] = []
    at_ms = 0
    for index, item in enumerate(list_of(raw, "acts")):
        act = _read_act(item, f"acts[{index}]", at_ms)
        if act.at_ms < at_ms:
            raise CaseError(f"acts[{index}].at", item["at"])
        at_ms = act.at_ms
        read.append(act)
    return tuple(read)


def _read_act(raw: object, where: str, last_ms: int) -> Act | HandMove:
    if not isinstance(raw, dict):
        raise CaseError(where, raw)
    name = raw.get("act")
    if not isinstance(name, str) or name not in _READERS:
        raise CaseError(f"{where}.act", name)
    return _READERS[name](_Fields(raw, where, last_ms))


class _Fields:
    """The keys of one act, read with their checks; what is left unread at the end is unknown."""

    def __init__(self, raw: dict[str, Any], where: str, last_ms: int) -> None:
        self._raw = raw
        self._where = where
        self._unread = set(raw) - {"act", "by", "at"}
        self.at_ms = milliseconds(raw["at"], f"{where}.at") if "at" in raw else last_ms

    def by(self, *allowed: Actor) -> Actor:
        """Who acts; `wait` needs nobody, the arbiter's acts need no name."""
        raw = self._raw.get("by", allowed[0].value if len(allowed) == 1 else None)
        return Actor(one_of(raw, f"{self._where}.by", tuple(actor.value for actor in allowed)))

    def has(self, key: str) -> bool:
        """Whether the act has the key."""
        return key in self._raw

    def take(self, key: str, default: object = None) -> Any:
        self._unread.discard(key)
        return self._raw.get(key, default)

    def square(self, key: str = "square") -> str:
        return one_of(self.take(key), f"{self._where}.{key}", SQUARE_NAMES)

    def uci(self, key: str) -> str:
        return uci_of(self.take(key), f"{self._where}.{key}")

    def key(self, name: str) -> str:
        return f"{self._where}.{name}"

    def count(self, key: str) -> int | None:
        """A count that may be left out."""
        raw = self.take(key)
        return None if raw is None else count_of(raw, self.key(key))

    def flag(self, key: str) -> bool:
        """A flag that may be left out."""
        return flag_of(self.take(key, False), self.key(key))

    def player(self) -> Color | None:
        """The player that an arbiter's act is about, where it names one."""
        raw = self.take("player")
        return None if raw is None else Color(one_of(raw, self.key("player"), tuple(Color)))

    def finish(self) -> None:
        """Every key has been read, or the format does not know it."""
        for name in sorted(self._unread):
            raise CaseError(self.key(name), self._raw[name])


_PLAYERS = (Actor.WHITE, Actor.BLACK)
_ANYBODY = (*_PLAYERS, Actor.ARBITER)
_ARBITER = (Actor.ARBITER,)


def _touch(fields: _Fields) -> Act:
    if fields.has("squares"):
        raw = list_of(fields.take("squares"), fields.key("squares"))
        if not raw:
            raise CaseError(fields.key("squares"), raw)
        squares = tuple(one_of(square, fields.key("squares"), SQUARE_NAMES) for square in raw)
    else:
        squares = (fields.square(),)
    unclear = flag_of(fields.take("unclear", False), fields.key("unclear"))
    fields.finish()
    return acts.Touch(by=fields.by(*_PLAYERS), at_ms=fields.at_ms, squares=squares, unclear=unclear)


def _adjust(fields: _Fields) -> Act:
    square, late = fields.square(), flag_of(fields.take("late", False), fields.key("late"))
    fields.finish()
    return acts.Adjust(by=fields.by(*_PLAYERS), at_ms=fields.at_ms, square=square, late=late)


def _on_square(kind: Callable[..., Act]) -> Callable[[_Fields], Act]:
    def read(fields: _Fields) -> Act:
        square = fields.square()
        fields.finish()
        return kind(by=fields.by(*_PLAYERS), at_ms=fields.at_ms, square=square)

    return read


def _put(fields: _Fields) -> Act:
    square, keep = fields.square(), fields.flag("keep")
    fields.finish()
    return acts.Put(by=fields.by(*_PLAYERS), at_ms=fields.at_ms, square=square, keep=keep)


def _displace(fields: _Fields) -> Act:
    square, to_square = fields.square(), fields.square("to")
    fields.finish()
    return acts.Displace(by=fields.by(*_PLAYERS), at_ms=fields.at_ms, square=square, to_square=to_square)


def _press(fields: _Fields) -> Act:
    other_hand = fields.flag("other_hand")
    fields.finish()
    return acts.Press(by=fields.by(*_PLAYERS), at_ms=fields.at_ms, other_hand=other_hand)


def _promote(fields: _Fields) -> Act:
    square = fields.square()
    piece = one_of(fields.take("piece"), fields.key("piece"), ("q", "r", "b", "n"))
    fields.finish()
    return acts.Promote(by=fields.by(*_PLAYERS), at_ms=fields.at_ms, square=square, piece=piece)


def _hand_move(*, with_press: bool) -> Callable[[_Fields], HandMove]:
    def read(fields: _Fields) -> HandMove:
        uci = fields.uci("uci")
        hands = count_of(fields.take("hands", 1), fields.key("hands"))
        if hands not in (1, 2):
            raise CaseError(fields.key("hands"), hands)
        other_hand = with_press and fields.flag("other_hand")
        fields.finish()
        return HandMove(
            by=fields.by(*_PLAYERS),
            at_ms=fields.at_ms,
            uci=uci,
            with_press=with_press,
            with_both_hands=hands == 2,
            other_hand=other_hand,
        )

    return read


def _plain(kind: Callable[..., Act], allowed: tuple[Actor, ...]) -> Callable[[_Fields], Act]:
    def read(fields: _Fields) -> Act:
        fields.finish()
        return kind(by=fields.by(*allowed), at_ms=fields.at_ms)

    return read


def _stop(fields: _Fields) -> Act:
    reason = text_of(fields.take("reason", ""), fields.key("reason"))
    fields.finish()
    return acts.Stop(by=fields.by(*_ANYBODY), at_ms=fields.at_ms, reason=reason)


def _claim(kind: Callable[..., Act]) -> Callable[[_Fields], Act]:
    def read(fields: _Fields) -> Act:
        raw = fields.take("move")
        move = None if raw is None else uci_of(raw, fields.key("move"))
        fields.finish()
        return kind(by=fields.by(*_PLAYERS), at_ms=fields.at_ms, move=move)

    return read


def _wait(fields: _Fields) -> Act:
    if fields.has("by"):
        fields.by(*_ANYBODY)
    fields.finish()
    return acts.Wait(by=Actor.PROGRAM, at_ms=fields.at_ms)


def _set_clock(fields: _Fields) -> Act:
    shown = {key: fields.take(key) for key in ("white", "black")}
    fields.finish()
    white_ms, black_ms = (
        None if raw is None else milliseconds(raw, fields.key(key)) for key, raw in shown.items()
    )  # fmt: skip
    return acts.SetClock(by=fields.by(*_ARBITER), at_ms=fields.at_ms, white_ms=white_ms, black_ms=black_ms)


def _add_time(fields: _Fields) -> Act:
    player = Color(one_of(fields.take("player"), fields.key("player"), tuple(Color)))
    seconds = fields.take("seconds")
    fields.finish()
    added_ms = signed_milliseconds(seconds, fields.key("seconds"))
    return acts.AddTime(by=fields.by(*_ARBITER), at_ms=fields.at_ms, player=player, ms=added_ms)


def _restore(fields: _Fields) -> Act:
    ply = count_of(fields.take("ply"), fields.key("ply"))
    fields.finish()
    return acts.Restore(by=fields.by(*_ARBITER), at_ms=fields.at_ms, ply=ply)


def _warn(fields: _Fields) -> Act:
    player = Color(one_of(fields.take("player"), fields.key("player"), tuple(Color)))
    fields.finish()
    return acts.Warn(by=fields.by(*_ARBITER), at_ms=fields.at_ms, player=player)


def _declare(fields: _Fields) -> Act:
    result = Score(one_of(fields.take("result"), fields.key("result"), tuple(Score)))
    reason = text_of(fields.take("reason", ""), fields.key("reason"))
    fields.finish()
    return acts.Declare(by=fields.by(*_ARBITER), at_ms=fields.at_ms, result=result, reason=reason)


def _rule(fields: _Fields) -> Act:
    finding = Finding(one_of(fields.take("finding"), fields.key("finding"), tuple(Finding)))
    player, ply = fields.player(), fields.count("ply")
    saw_last_move = flag_of(fields.take("saw_last_move", True), fields.key("saw_last_move"))
    fields.finish()
    return acts.Rule(
        by=fields.by(*_ARBITER),
        at_ms=fields.at_ms,
        finding=finding,
        player=player,
        ply=ply,
        saw_last_move=saw_last_move,
    )


def _counts(kind: Callable[..., Act]) -> Callable[[_Fields], Act]:
    def read(fields: _Fields) -> Act:
        white, black = fields.count("white"), fields.count("black")
        fields.finish()
        return kind(by=fields.by(*_ARBITER), at_ms=fields.at_ms, white=white, black=black)

    return read


def _agree_correction(fields: _Fields) -> Act:
    ply = count_of(fields.take("ply"), fields.key("ply"))
    fields.finish()
    return acts.AgreeCorrection(by=fields.by(*_PLAYERS), at_ms=fields.at_ms, ply=ply)


_READERS: dict[str, Callable[[_Fields], Act | HandMove]] = {
    "touch": _touch,
    "adjust": _adjust,
    "put": _put,
    "hover": _on_square(acts.Hover),
    "back": _on_square(acts.Back),
    "remove": _on_square(acts.Remove),
    "promote": _promote,
    "move": _hand_move(with_press=False),
    "play": _hand_move(with_press=True),
    "press": _press,
    "displace": _displace,
    "stop": _stop,
    "offer_draw": _plain(acts.OfferDraw, _PLAYERS),
    "accept_draw": _plain(acts.AcceptDraw, _PLAYERS),
    "decline_draw": _plain(acts.DeclineDraw, _PLAYERS),
    "resign": _plain(acts.Resign, _PLAYERS),
    "claim_threefold": _claim(acts.ClaimThreefold),
    "claim_fifty": _claim(acts.ClaimFifty),
    "claim_touch_move": _plain(acts.ClaimTouchMove, _PLAYERS),
    "claim_illegal": _plain(acts.ClaimIllegal, _PLAYERS),
    "claim_flag": _plain(acts.ClaimFlag, _PLAYERS),
    "agree_correction": _agree_correction,
    "wait": _wait,
    "start": _plain(acts.Start, _ARBITER),
    "resume": _plain(acts.Resume, _ARBITER),
    "set_clock": _set_clock,
    "add_time": _add_time,
    "waive_touch": _plain(acts.WaiveTouch, _ARBITER),
    "restore": _restore,
    "warn": _warn,
    "declare": _declare,
    "rule": _rule,
    "set_counter": _counts(acts.SetCounter),
    "set_illegal_moves": _counts(acts.SetIllegalMoves),
    "undo": _plain(acts.Undo, _ARBITER),
}
