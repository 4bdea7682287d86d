"""Reads one verdict case: knows every key of the format, or says which it does not know."""

from dataclasses import dataclass

from ladya_desktop.cases.expectation import expectation_of
from ladya_desktop.cases.setup import opening_of
from ladya_desktop.cases.story import HandMove, acts_of
from ladya_desktop.cases.values import Json, list_of, object_of, text_of
from ladya_desktop.game.acts import Act
from ladya_desktop.game.events import GameOpened

CASE_KEYS = {"id", "title", "articles", "game", "acts", "expect", "source"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """One story: how it begins, what was done, what must hold."""

    case_id: str
    opened: GameOpened
    acts: tuple[Act | HandMove, ...]
    expect: Json


def read_case(raw: object) -> Case:
    """Reads one JSON object.

    Raises:
        CaseError: for anything the format does not know.
    """
    case = object_of(raw, "case", CASE_KEYS)
    for key in ("title", "source"):
        text_of(case.get(key, ""), key)
    for article in list_of(case.get("articles", []), "articles"):
        text_of(article, "articles")
    return Case(
        case_id=text_of(case.get("id"), "id"),
        opened=opening_of(case.get("game", {})),
        acts=acts_of(case.get("acts", [])),
        expect=expectation_of(case.get("expect", {})),
    )
