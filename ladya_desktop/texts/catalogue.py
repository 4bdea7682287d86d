"""The loader: code -> Russian source of its area -> sentence in the chosen language.

Each area is a module of this package with `SENTENCES` (code -> Russian text with `{name}` placeholders) and
`PLURALS` (code -> the Russian forms for one, few and many, with `{n}`). English comes from one compiled gettext
catalogue, where the message context is the code; what it lacks is shown in Russian.

The chosen language is one immutable object replaced by a single assignment, so a reader in another thread sees the
old language or the new one, never a mixture.
"""

import gettext
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from string import Formatter
from typing import Final, Literal, get_args

from ladya_desktop.resources import resource_path

Language = Literal["ru", "en"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
AREAS: Final = (
    "common",
    "refusals",
    "rulings",
    "journal_words",
    "illegality",
    "notation",
    "board",
    "aloud",
    "play",
    "tablet",
    "lessons",
    "course",
    "player",
    "teacher",
    "home",
    "settings",
    "pin",
    "kiosk",
    "counters",
    "sound",
    "clock_face",
    "panel",
    "tournament",
    "tournament_acts",
    "tournament_journal",
    "group_setup",
    "time_control",
    "organizer",
    "papers",
    "plan",
    "table",
    "review",
    "projector",
    "participants",
    "people",
    "exports",
    "tournament_files",
    "classroom",
    "storage",
    "cli",
    "system",
    "cli_tournament",
    "tour",
)
DOMAIN: Final = "ladya"
COMMON: Final = "common"

Forms = tuple[str, str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Source:
    """Russian source: code -> sentence, and code -> the forms for one, few and many."""

    sentences: dict[str, str]
    plurals: dict[str, Forms]


@dataclass(frozen=True, slots=True, kw_only=True)
class _Chosen:
    language: Language
    translations: gettext.NullTranslations


class _State:
    chosen = _Chosen(language="ru", translations=gettext.NullTranslations())


def language() -> Language:
    """The language sentences come in now."""
    return _State.chosen.language


def set_language(wanted: Language) -> None:
    """Choose the language of every later `t()`.

    A catalogue that is missing is no error: its sentences are then shown in Russian.

    Raises ValueError for a language there is none of.
    """
    if wanted not in LANGUAGES:
        raise ValueError(f"no such language: {wanted!r}")
    _State.chosen = _Chosen(language=wanted, translations=_translations(wanted))


def t(code: str, /, **params: object) -> str:
    """The sentence for `code` in the chosen language, with its placeholders filled in.

    A code that counts something takes the number as `n` (int). Parameters that a sentence does not use are ignored.

    Raises KeyError for an unknown code and for a placeholder that got no value: both are errors of the programmer.
    """
    source = _source_of(code)
    if code in source.plurals:
        return _plural(code, source.plurals[code], params["n"]).format(**params)
    russian = source.sentences[code]
    return _State.chosen.translations.pgettext(code, russian).format(**params)


def has_sentence(code: str) -> bool:
    """Whether the code exists: some sentences are there for some rulings only."""
    source = load_source()
    return code in source.sentences or code in source.plurals


@cache
def placeholders(code: str) -> frozenset[str]:
    """The names of the values that the sentence needs."""
    source = load_source()
    return fields(" ".join(source.plurals.get(code) or (source.sentences[code],)))


def fields(template: str) -> frozenset[str]:
    """The placeholders in a text: {"n"} for "{n} moves"."""
    return frozenset(name for _, name, _, _ in Formatter().parse(template) if name is not None)


@cache
def load_source() -> Source:
    """The Russian source of every area, read once."""
    areas = [load_area(area) for area in AREAS]
    return Source(
        sentences={code: text for area in areas for code, text in area.sentences.items()},
        plurals={code: forms for area in areas for code, forms in area.plurals.items()},
    )


def _source_of(code: str) -> Source:
    """Where the code stands. Most begin with their area, or are of the common one: the first words read no other."""
    for area in (code.partition(".")[0], COMMON):
        if area in AREAS:
            source = load_area(area)
            if code in source.sentences or code in source.plurals:
                return source
    return load_source()


@cache
def load_area(area: str) -> Source:
    """The Russian source of one area."""
    module = import_module(f"{__package__}.{area}")
    return Source(sentences=module.SENTENCES, plurals=module.PLURALS)


def russian_plural(n: int) -> int:
    """Which of the Russian forms a count takes: 0 for 1, 21, 101; 1 for 2-4, 22-24; 2 for 0, 5-20, 25, 111."""
    ones, tens = abs(n) % 10, abs(n) % 100
    if ones == 1 and tens != 11:
        return 0
    if ones in (2, 3, 4) and tens not in (12, 13, 14):
        return 1
    return 2


def _plural(code: str, forms: Forms, n: object) -> str:
    if not isinstance(n, int):
        raise TypeError(f"{code} counts something: n must be an int, not {n!r}")
    one, _, many = forms
    chosen = _State.chosen.translations.npgettext(code, one, many, n)
    return forms[russian_plural(n)] if chosen in (one, many) else chosen


@cache
def _translations(wanted: Language) -> gettext.NullTranslations:
    if wanted == "ru":
        return gettext.NullTranslations()
    return gettext.translation(DOMAIN, resource_path("locale"), languages=[wanted], fallback=True)
