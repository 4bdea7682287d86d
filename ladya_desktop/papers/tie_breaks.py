"""What breaks a tie, in words for papers."""

from collections.abc import Iterable

from ladya_desktop.texts import t, tie_break_words
from ladya_desktop.tournament.setup import GroupSetup
from ladya_desktop.tournament.tie_break_codes import DIRECT_ENCOUNTER, LOTS, MANUAL


def columns_of(setup: GroupSetup) -> tuple[str, ...]:
    """The tie-breaks that have values; a lot and the organiser's hand have none."""
    return tuple(code for code in setup.tie_breaks if code not in (MANUAL, LOTS))


def tie_break_heading(code: str) -> str:
    """The short heading of its column."""
    return tie_break_words.heading(code)


def tie_break_name(code: str) -> str:
    """Its full name."""
    return tie_break_words.name(code)


def tie_break_legend(code: str) -> str:
    """Heading and name, for below a table; where nobody is tied a direct encounter is a dash."""
    heading, meaning = tie_break_heading(code), tie_break_name(code)
    if code == DIRECT_ENCOUNTER:
        meaning = t("papers.legend_not_needed", meaning=meaning)
    return heading if heading == meaning else t("papers.legend_column", heading=heading, meaning=meaning)


def legend_said(meanings: Iterable[str]) -> str:
    """What the signs of a table mean, as one sentence."""
    said = "; ".join(meanings)
    return f"{said[:1].upper()}{said[1:]}."
