"""Sentences with sides, pieces, moves and times in them: plain values in, the right word forms out.

A code's placeholders name the form they need, `{who_gen}` or `{piece_acc}`; `phrase` knows how to make all of them
from `who="white"` and `piece="knight"`.
"""

from typing import Final

from ladya_desktop.texts.catalogue import language, t
from ladya_desktop.texts.notation import PIECE_NAMES, Letters, format_san, piece_name
from ladya_desktop.texts.times import format_duration

CASES: Final = ("nom", "gen", "dat", "acc", "ins")
_SIDES: Final = ("who", "opponent")
_PIECES: Final = ("piece", "owed", "other")
_UNITS_MS: Final = {"minutes": 60_000, "seconds": 1000, "ms": 1}


def phrase(code: str, letters: Letters | None = None, /, **values: str | int) -> str:
    """The sentence for `code` with every form of its values at hand (see `word_forms`)."""
    return t(code, **word_forms(values, letters or usual_letters()))


def usual_letters() -> Letters:
    """The piece letters that go with the language, for whoever has chosen none."""
    return "russian" if language() == "ru" else "english"


def word_forms(values: dict[str, str | int], letters: Letters) -> dict[str, str | int]:
    """The values, and what can be made of them.

    `who`, `opponent` ("white", "black", "arbiter", "program"): `{who}` begins a sentence, `{who_nom}`, `{who_gen}`,
    `{who_dat}`, `{who_acc}`, `{who_ins}` stand inside one. `piece`, `owed`, `other` (a name or a FEN letter):
    `{piece_nom}` and so on, and `{piece_moves}`. `move` (SAN): with the letters chosen. `minutes`, `seconds` or `ms`:
    `{time}` in words.
    """
    forms = dict(values)
    for name, value in values.items():
        if name in _SIDES:
            forms.update(_side(name, str(value)))
        elif name in _PIECES:
            forms.update(_piece(name, str(value)))
        elif name == "move":
            forms["move"] = format_san(str(value), letters)
        elif name in _UNITS_MS:
            forms["time"] = format_duration(int(value) * _UNITS_MS[name])
    return forms


def _side(name: str, side: str) -> dict[str, str]:
    cases = {f"{name}_{case}": t(f"side.{side}.{case}") for case in CASES}
    nominative = cases[f"{name}_nom"]
    return {**cases, name: nominative[0].upper() + nominative[1:]}


def _piece(name: str, value: str) -> dict[str, str]:
    known = piece_name(value) if value.lower() in PIECE_NAMES else value
    return {f"{name}_{form}": t(f"piece.{known}.{form}") for form in (*CASES, "moves")}
