"""A notice of the game as the banner shows it: what happened, why, the consequence, the article."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from ladya_desktop.game.view import Notice
from ladya_desktop.texts.catalogue import has_sentence, placeholders, t
from ladya_desktop.texts.notation import Letters
from ladya_desktop.texts.phrases import usual_letters, word_forms
from ladya_desktop.texts.rules import citations

_FULLER: Final = ("fault.", "duty.", "move.", "other.", "piece.", "side.", "count.", "")


@dataclass(frozen=True, slots=True, kw_only=True)
class NoticeText:
    """Short sentences, each "" where there is nothing to say; `article` is the citation ("Art. 5.1.1")."""

    what: str
    why: str
    then: str
    article: str


def notice_text(notice: Notice, *, edition: str, letters: Letters | None = None) -> NoticeText:
    """The sentences of a notice in the chosen language.

    `edition` numbers the article ("ru-1087"). A fuller variant is taken where the notice names a side, a piece or a
    move (`ruling.flag_fall.side.what`), the plain one where it does not. What was illegal and what must be played now
    have sentences of their own (`illegal.pinned`, `duty.castle`), which stand in those of the notice as {fault},
    {fault_why} and {duty}; a warning (`beware.next_loses`) comes last.

    Raises KeyError if there are no sentences for the notice's code.
    """
    if not has_sentence(f"{notice.code}.what"):
        raise KeyError(notice.code)
    values = word_forms(_values(notice), letters or usual_letters())
    values |= _sentences_within(values)
    return NoticeText(
        what=_part(notice.code, "what", values),
        why=_part(notice.code, "why", values),
        then=_then(notice.code, values),
        article=citations(edition, (notice.article, *notice.further)) if notice.article else "",
    )


def fault_text(code: str, values: Iterable[tuple[str, str]]) -> str:
    """What was illegal, in a sentence; `values` are what is known of its piece and squares."""
    return _part(code, "what", word_forms(dict(values), usual_letters()))


def _sentences_within(values: dict[str, str | int]) -> dict[str, str | int]:
    within: dict[str, str | int] = {}
    if "fault" in values:
        fault = str(values["fault"])
        within |= {"fault": _part(fault, "what", values), "fault_why": _part(fault, "why", values)}
    if "duty" in values:
        within["duty"] = t(str(values["duty"]), **values)
    return within


def _values(notice: Notice) -> dict[str, str | int]:
    values = dict(notice.params)
    if notice.color is not None:
        values |= {"who": notice.color.value, "opponent": notice.color.other.value}
    return values


def _then(code: str, values: dict[str, str | int]) -> str:
    beware = t(str(values["beware"])) if "beware" in values else ""
    return f"{_part(code, 'then', values)} {beware}".strip()


def _part(code: str, part: str, values: dict[str, str | int]) -> str:
    for fuller in _FULLER:
        variant = f"{code}.{fuller}{part}"
        if has_sentence(variant) and placeholders(variant) <= values.keys():
            return t(variant, **values)
    return ""
