"""The areas side by side with their English files, as the tests read them."""

from dataclasses import dataclass
from functools import cache

from babel.messages.catalog import Message

from ladya_desktop.resources import resource_path
from ladya_desktop.texts.build import is_translated, read
from ladya_desktop.texts.catalogue import load_area


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """A code with its Russian forms and its English ones: one each, or three and two for a counted thing."""

    code: str
    russian: tuple[str, ...]
    english: tuple[str, ...]


@cache
def entries(area: str) -> tuple[Entry, ...]:
    """Every code of an area; English is () where it is missing, doubted or made from another Russian text."""
    source, english = load_area(area), _english(area)
    sentences = [(code, (text,), text) for code, text in source.sentences.items()]
    counted = [(code, forms, (forms[0], forms[2])) for code, forms in source.plurals.items()]
    return tuple(
        Entry(code=code, russian=forms, english=_forms(english.get(code), identity))
        for code, forms, identity in (*sentences, *counted)
    )


def english_codes(area: str) -> list[str]:
    """The codes of an area's .po file, in its order."""
    return list(_english(area))


@cache
def _english(area: str) -> dict[str, Message]:
    messages = read(resource_path("locale", "en", "LC_MESSAGES", f"{area}.po"))
    return {str(message.context): message for message in messages if message.id}


def _forms(message: Message | None, identity: object) -> tuple[str, ...]:
    if message is None or message.id != identity or not is_translated(message):
        return ()
    return (message.string,) if isinstance(message.string, str) else tuple(message.string or ())
