"""What breaks a tie, in words: its short heading and its name, modifiers of C.07 article 14 included."""

from typing import Final

from ladya_desktop.texts.catalogue import has_sentence, t
from ladya_desktop.texts.times import format_points
from ladya_desktop.tournament.tie_break_codes import LOTS, MANUAL, POINTS, TieBreak

MINUS: Final = "−"
TURNED: Final = "↓"


def heading(code: str) -> str:
    """The heading of its column: a few letters, then what modifies it: one value less, a limit half a point higher.

    A lot and the organiser's hand, which have no column, have their whole name.
    """
    if code in (MANUAL, LOTS):
        return _said("name", code)
    short = t("tournament.column_points") if code == POINTS else _said("short", _name(code))
    if not _has_modifiers(code):
        return short
    tie_break = TieBreak.parse(code)
    cut = f"{MINUS}{tie_break.cut}" if tie_break.cut else ""
    return f"{short}{cut}{_moved(tie_break.limit_half_points)}{TURNED if tie_break.is_reversed else ''}"


def name(code: str) -> str:
    """Its whole name; "PTS" is points."""
    if code == POINTS:
        return t("table.criterion_pts")
    said = _said("name", _name(code))
    if not _has_modifiers(code):
        return said
    tie_break = TieBreak.parse(code)
    if tie_break.cut:
        said = t(f"table.cut_{tie_break.cut}", name=said)
    if tie_break.limit_half_points:
        said = t("table.limit", name=said, limit=_moved(tie_break.limit_half_points))
    return t("table.turned", name=said) if tie_break.is_reversed else said


def _has_modifiers(code: str) -> bool:
    return "/" in code


def _name(code: str) -> str:
    return code.partition("/")[0]


def _moved(half_points: int) -> str:
    if not half_points:
        return ""
    return f"{'+' if half_points > 0 else MINUS}{format_points(abs(half_points))}"


def _said(kind: str, code: str) -> str:
    known = f"papers.tie_{kind}_{code.lower()}"
    return t(known) if has_sentence(known) else code
