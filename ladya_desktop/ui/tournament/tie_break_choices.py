"""The tie-breaks to choose from, in words for who lays them down: what each looks at in one sentence."""

from ladya_desktop.texts import t, tie_break_words
from ladya_desktop.texts.catalogue import has_sentence
from ladya_desktop.tournament.setup import FIDE_TIE_BREAKS, RUSSIAN_TIE_BREAKS
from ladya_desktop.tournament.tie_break_codes import BUILT, LOTS, MANUAL

PRESETS = {"russian": RUSSIAN_TIE_BREAKS, "fide": FIDE_TIE_BREAKS}
FIRST = ("DE", "WIN", "SB", "KS", "BPG", "BWG", MANUAL)
"""Those offered at once; the others under "more"."""

MORE = (*(code for code in BUILT if code not in FIRST), LOTS)


def name(code: str) -> str:
    """Its name, beginning with a capital letter."""
    said = tie_break_words.name(code)
    return f"{said[:1].upper()}{said[1:]}"


def note(code: str) -> str:
    """What it looks at; nothing for one that can be read from a file but not chosen here."""
    known = f"group_setup.tie_note_{code.lower().replace('/', '_').replace('-', '_minus_')}"
    return t(known) if has_sentence(known) else ""


def in_words(codes: tuple[str, ...]) -> str:
    """A list as one line, in its order."""
    numbered = (t("group_setup.tie_place", n=n, name=name(code)) for n, code in enumerate(codes, 1))
    return ", ".join(numbered) or t("group_setup.ties_none")
