"""A notice of the game as the banner shows it: what happened, why, the consequence, the article."""

from dataclasses import dataclass
from typing import Final

from ladya_desktop.game.view import Notice
from ladya_desktop.texts.catalogue import has_sentence, placeholders, t
from ladya_desktop.texts.notation import Letters
from ladya_desktop.texts.phrases import usual_letters, word_forms
from ladya_desktop.texts.rules import citation

_FULLER: Final = ("move.", "piece.", "side.", "count.", "")


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
    move (`ruling.flag_fall.side.what`), the plain one where it does not.

    Raises KeyError if there are no sentences for the notice's code.
    """
    if not has_sentence(f"{notice.code}.what"):
        raise KeyError(notice.code)
    values = word_forms(_values(notice), letters or usual_letters())
    return NoticeText(
        what=_part(notice.code, "what", values),
        why=_part(notice.code, "why", values),
        then=_part(notice.code, "then", values),
        article=citation(edition, notice.article) if notice.article else "",
    )


def _values(notice: Notice) -> dict[str, str | int]:
    values = dict(notice.params)
    if notice.color is not None:
        values |= {"who": notice.color.value, "opponent": notice.color.other.value}
    return values


def _part(code: str, part: str, values: dict[str, str | int]) -> str:
    for fuller in _FULLER:
        variant = f"{code}.{fuller}{part}"
        if has_sentence(variant) and placeholders(variant) <= values.keys():
            return t(variant, **values)
    return ""
