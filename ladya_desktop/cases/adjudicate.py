"""Plays a case through the Laws and tells the verdict under the keys of the format, with the journal."""

from collections.abc import Iterable
from dataclasses import dataclass, fields, is_dataclass
from functools import reduce
from typing import Any

from ladya_desktop.cases.reader import Case
from ladya_desktop.cases.story import HandMove
from ladya_desktop.cases.values import Json
from ladya_desktop.game import acts
from ladya_desktop.game.acts import Act
from ladya_desktop.game.by_color import ByColor
from ladya_desktop.game.decide import judge
from ladya_desktop.game.events import Event
from ladya_desktop.game.evolve import evolve
from ladya_desktop.game.hands import hands_of
from ladya_desktop.game.obligation import must_finish, permitted
from ladya_desktop.game.rules.completion import after_opening
from ladya_desktop.game.state import GameState, open_state

TOLERANCE_MS = 50


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """How a story ended: the state, when it was looked at, and everything that was recorded."""

    case_id: str
    state: GameState
    now_ms: int
    events: tuple[Event, ...]


def adjudicate(case: Case) -> Verdict:
    """Plays all acts of a case."""
    state = open_state(case.opened)
    events = after_opening(state)
    state = reduce(evolve, events, state)
    now_ms = 0
    for step in case.acts:
        now_ms = step.at_ms
        for act in single_acts(state, step):
            caused, state = judge(state, act)
            events += caused
    return Verdict(case_id=case.case_id, state=state, now_ms=now_ms, events=events)


def single_acts(state: GameState, step: Act | HandMove) -> Iterable[Act]:
    """The acts of hands that a step of a story stands for."""
    if not isinstance(step, HandMove):
        return (step,)
    hands: tuple[Act, ...] = hands_of(state, step.uci, by=step.by, at_ms=step.at_ms)
    if step.with_both_hands:
        hands = (acts.UseBothHands(by=step.by, at_ms=step.at_ms), *hands)
    if not step.with_press:
        return hands
    return (*hands, acts.Press(by=step.by, at_ms=step.at_ms, other_hand=step.other_hand))


def report(verdict: Verdict) -> dict[str, Any]:
    """The whole final state under the keys of `expect`, with `id` and `log`; seconds as in the files."""
    state = verdict.state
    moves = permitted(state)
    claim = {None: None, True: "upheld", False: "rejected"}[state.is_last_claim_upheld]
    return {
        "id": verdict.case_id,
        "result": state.result.score.value if state.result else "*",
        "reason": state.result.termination.value if state.result else None,
        "article": state.article,
        "position": " ".join(state.position.fen.split()[:2]),
        "board": state.standing.board_fen(),
        "to_move": state.current.turn.value,
        "permitted": sorted(moves),
        "permitted_from": sorted({uci[:2] for uci in moves}),
        "must_finish": sorted(must_finish(state)),
        "made": list(state.made),
        "remaining": _seconds(state.clock.at(verdict.now_ms).remaining_ms),
        "running": state.clock.running,
        "illegal_moves": _plain(state.illegal_moves),
        "warnings": _plain(state.warnings),
        "draw_offer": state.draw_offer,
        "last_claim": claim,
        "awaits": _awaits(state),
        "log": [_log_entry(event) for event in verdict.events],
    }


def _awaits(state: GameState) -> str | None:
    if state.awaits_arbiter:
        return "arbiter"
    if state.result is not None and state.result.score.value == "annulled":
        return "new_game"
    finish = must_finish(state)
    return _begun(state, min(finish)) if finish else None


def _begun(state: GameState, finish: str) -> str | None:
    """What is still to be done of a move begun; nothing has a name where a piece has only to come to its square."""
    if state.promotion is not None:
        return "promotion"
    if state.is_begun_on_board:
        return "castling_rook" if state.current.rook_hop(state.begun) else "removal"
    if not state.placement.at(finish[:2]):
        return "promotion"
    return "removal" if state.placement.at(finish[2:4]) else None


def _seconds(pair: ByColor[int]) -> dict[str, float]:
    return {"white": pair.white / 1000, "black": pair.black / 1000}


def _log_entry(event: Event) -> dict[str, Any]:
    entry: dict[str, Any] = {"at": event.at_ms / 1000, "by": event.by.value, "event": _snake(type(event).__name__)}
    known = {"by", "at_ms"}
    return entry | {
        field.name: _plain(getattr(event, field.name)) for field in fields(event) if field.name not in known
    }


def _snake(name: str) -> str:
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


def _plain(value: object) -> Any:
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
    return [_plain(item) for item in value] if isinstance(value, tuple) else value


def differences(expect: Json, found: Json) -> list[tuple[str, Any, Any]]:
    """What does not hold: (key, expected, found) for each expectation that fails."""
    return [
        (key, wanted, found["permitted"] if key in ("includes", "excludes") else found[key])
        for key, wanted in expect.items()
        if not _holds(key, wanted, found)
    ]


def _holds(key: str, wanted: Any, found: Json) -> bool:
    match key:
        case "remaining":
            return all(_gap_ms(found[key][side], seconds) <= TOLERANCE_MS for side, seconds in wanted.items())
        case "illegal_moves" | "warnings":
            return all(bool(found[key][side] == count) for side, count in wanted.items())
        case "article":
            return f"{found[key]}.".startswith(f"{wanted}.")
        case "includes":
            return set(wanted) <= set(found["permitted"])
        case "excludes":
            return not set(wanted) & set(found["permitted"])
        case "permitted" | "permitted_from" | "must_finish":
            return bool(sorted(wanted) == found[key])
        case _:
            return bool(found[key] == wanted)


def _gap_ms(found_s: float, wanted_s: float) -> int:
    return abs(round(found_s * 1000) - round(wanted_s * 1000))
