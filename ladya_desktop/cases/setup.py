"""Reads how a story begins: the "game" object of a case."""

from collections.abc import Callable
from typing import Any

from ladya_desktop.cases.values import (
    CaseError,
    count_of,
    list_of,
    milliseconds,
    object_of,
    one_of,
    text_of,
    uci_of,
)
from ladya_desktop.game.acts import Actor
from ladya_desktop.game.by_color import NONE_YET, ByColor, Color
from ladya_desktop.game.events import GameOpened
from ladya_desktop.game.position import STARTING_FEN, FenError, Position, check_fen
from ladya_desktop.game.regulations import Conduct, Edition, Rate, Regulations, Rulings, Supervision
from ladya_desktop.game.time_control import TimeControl, TimeControlError

GAME_KEYS = {
    "fen", "moves", "completed", "edition", "rate", "supervision", "conduct", "time_control", "remaining",
    "illegal_moves", "running", "rulings", "draw_agreement_from", "default_time",
}  # fmt: skip


def opening_of(raw: object) -> GameOpened:
    """The opening event of a story.

    Raises:
        CaseError: for what the format does not know.
    """
    game = object_of(raw, "game", GAME_KEYS)
    regulations = _regulations(game)
    base_fen = _fen(game.get("fen", "startpos"))
    moves = _moves(base_fen, game.get("moves", []))
    full_ms = regulations.time_control.base_ms or 0
    return GameOpened(
        by=Actor.PROGRAM,
        at_ms=0,
        regulations=regulations,
        base_fen=base_fen,
        moves=moves,
        moves_before=_pair(game, "completed", count_of, NONE_YET),
        remaining_ms=_pair(game, "remaining", milliseconds, ByColor(full_ms, full_ms)),
        running=_running(game, regulations, Position(base_fen, moves).turn),
        illegal_moves=_pair(game, "illegal_moves", count_of, NONE_YET),
    )


def _regulations(game: dict[str, Any]) -> Regulations:
    supervision = one_of(game.get("supervision", "full"), "game.supervision", ("full", "limited"))
    conduct = one_of(game.get("conduct", "strict"), "game.conduct", ("strict", "guided", "lesson"))
    rulings = one_of(game.get("rulings", "automatic"), "game.rulings", ("automatic", "arbiter"))
    draw_from, default_time = game.get("draw_agreement_from"), game.get("default_time")
    return Regulations(
        edition=Edition(one_of(game.get("edition", "ru-1087"), "game.edition", tuple(Edition))),
        rate=Rate(one_of(game.get("rate", "standard"), "game.rate", tuple(Rate))),
        supervision=Supervision(supervision),
        conduct=Conduct(conduct),
        rulings=Rulings(rulings),
        time_control=_time_control(game.get("time_control", "5400+30")),
        draw_agreement_from=None if draw_from is None else count_of(draw_from, "game.draw_agreement_from"),
        default_time_ms=None if default_time is None else milliseconds(default_time, "game.default_time") * 60,
    )


def _time_control(raw: object) -> TimeControl:
    text = text_of(raw, "game.time_control")
    try:
        return TimeControl.from_pgn(text)
    except TimeControlError:
        raise CaseError("game.time_control", text) from None


def _fen(raw: object) -> str:
    text = text_of(raw, "game.fen")
    try:
        return check_fen(STARTING_FEN if text == "startpos" else text)
    except FenError:
        raise CaseError("game.fen", text) from None


def _moves(base_fen: str, raw: object) -> tuple[str, ...]:
    position = Position(base_fen)
    for item in list_of(raw, "game.moves"):
        uci = uci_of(item, "game.moves")
        if uci not in position.legal_moves():
            raise CaseError("game.moves", uci)
        position = position.after(uci)
    return position.moves


def _running(game: dict[str, Any], regulations: Regulations, turn: Color) -> Color | None:
    raw = game.get("running", turn.value)
    running = None if raw is None else Color(one_of(raw, "game.running", tuple(Color)))
    return running if regulations.time_control.has_clock else None


def _pair(game: dict[str, Any], key: str, read: Callable[[object, str], int], default: ByColor[int]) -> ByColor[int]:
    """A number of each side; a side that is not named has its default."""
    if key not in game:
        return default
    given = object_of(game[key], f"game.{key}", {"white", "black"})
    white, black = (read(given[side], f"game.{key}.{side}") if side in given else None for side in ("white", "black"))
    return ByColor(default.white if white is None else white, default.black if black is None else black)
