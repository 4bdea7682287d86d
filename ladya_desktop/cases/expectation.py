"""Reads what must hold when a story is over: the "expect" object of a case, each value checked against the format."""

from collections.abc import Callable

from ladya_desktop.cases.values import (
    Json,
    board_of,
    count_of,
    list_of,
    milliseconds,
    object_of,
    one_of,
    position_of,
    text_of,
    uci_of,
)
from ladya_desktop.game.by_color import Color
from ladya_desktop.game.placement import SQUARE_NAMES
from ladya_desktop.game.result import Score, Termination

_Reader = Callable[[object, str], object]

GOES_ON = "*"
SIDES = tuple(color.value for color in Color)


def expectation_of(raw: object) -> Json:
    """The expectations of a case, as they stand in it.

    Raises:
        CaseError: for a key or a value that the format does not know.
    """
    expect = object_of(raw, "expect", set(_READERS))
    for key, value in expect.items():
        _READERS[key](value, f"expect.{key}")
    return expect


def _word(*allowed: str) -> _Reader:
    return lambda raw, key: one_of(raw, key, allowed)


def _or_null(read: _Reader) -> _Reader:
    return lambda raw, key: None if raw is None else read(raw, key)


def _list(read: _Reader) -> _Reader:
    return lambda raw, key: [read(item, key) for item in list_of(raw, key)]


def _sides(read: _Reader) -> _Reader:
    def read_sides(raw: object, key: str) -> object:
        return [read(value, f"{key}.{side}") for side, value in object_of(raw, key, set(SIDES)).items()]

    return read_sides


_READERS: dict[str, _Reader] = {
    "result": _word(*Score, GOES_ON),
    "reason": _or_null(_word(*Termination)),
    "article": _or_null(text_of),
    "position": position_of,
    "board": board_of,
    "to_move": _word(*SIDES),
    "permitted": _list(uci_of),
    "permitted_from": _list(_word(*SQUARE_NAMES)),
    "includes": _list(uci_of),
    "excludes": _list(uci_of),
    "must_finish": _list(uci_of),
    "made": _list(uci_of),
    "remaining": _sides(milliseconds),
    "running": _or_null(_word(*SIDES)),
    "illegal_moves": _sides(count_of),
    "warnings": _sides(count_of),
    "draw_offer": _or_null(_word(*SIDES)),
    "last_claim": _or_null(_word("upheld", "rejected")),
    "awaits": _or_null(_word("arbiter", "new_game", "promotion", "castling_rook", "removal")),
}
