"""Diplomas for the first three places, shared places too, each on a sheet of its own."""

from collections.abc import Iterable, Mapping
from datetime import date

from ladya_desktop.papers.diploma_template import DiplomaTemplate
from ladya_desktop.papers.opening import dated, joined
from ladya_desktop.papers.paper import Diploma, Look, Orientation, Paper, Signature
from ladya_desktop.papers.summary import best_of
from ladya_desktop.texts import language, t
from ladya_desktop.texts.papers import DIPLOMA_WORDS
from ladya_desktop.texts.times import format_points
from ladya_desktop.texts.tournament_values import EN_DASH, grades, group_and_grades, group_name
from ladya_desktop.tournament.view import CrosstableRow, GroupView, TournamentView

LOOKS = (Look.GOLD, Look.SILVER, Look.BRONZE)
_ROMAN = ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))


def diplomas_paper(view: TournamentView, group: GroupView, template: DiplomaTemplate) -> Paper:
    """A diploma for everybody with a place up to the third."""
    return diplomas_for(view, group, best_of(group), template)


def diplomas_for(
    view: TournamentView, group: GroupView, rows: Iterable[CrosstableRow], template: DiplomaTemplate
) -> Paper:
    """A diploma for each of these rows, in this order."""
    return Paper(
        title=joined(group_and_grades(group), t("papers.diplomas")),
        footer="",
        language=language(),
        blocks=tuple(diploma(view, group, row, template) for row in rows),
        orientation=Orientation.LANDSCAPE,
    )


def diploma(view: TournamentView, group: GroupView, row: CrosstableRow, template: DiplomaTemplate) -> Diploma:
    """The diploma of one player; one without a place gets it for taking part."""
    values = _values(view, group, row)
    texts = {
        field: filled(getattr(template, field), values) for field in ("heading", "degree", "intro", "left", "right")
    }
    return Diploma(
        heading=texts["heading"],
        degree=texts["degree"] if row.places else "",
        intro=texts["intro"],
        name=row.participant.name,
        lines=tuple(line for line in (filled(each, values) for each in template.text.splitlines()) if line),
        left=Signature(role=texts["left"]),
        right=Signature(role=texts["right"]),
        day=values["day"],
        school=view.details.school,
        look=_look(row),
    )


def _values(view: TournamentView, group: GroupView, row: CrosstableRow) -> dict[str, str]:
    half_points, games = row.half_points, len(group.participants) * group.setup.cycles - group.setup.cycles
    values = {
        "name": row.participant.name,
        "class": row.participant.class_name,
        "place": place_said(row.places),
        "degree": _degree(row.places),
        "points": t(_points_code(half_points), n=half_points // 2, points=format_points(half_points), games=games),
        "group": group_name(group.called),
        "grades": grades(group.setup),
        "tournament": view.title,
        "school": view.details.school,
        "day": dated(date.fromisoformat(group.date)),
        "arbiter": view.details.arbiter,
        "organizer": view.details.organizer,
    }
    return values | {russian: values[english] for russian, english in DIPLOMA_WORDS.items()}


def _points_code(half_points: int) -> str:
    return "papers.points_and_half" if half_points % 2 else "papers.points_of"


def place_said(places: tuple[int, int] | None) -> str:
    """A place in words, as a sentence takes it: "1st place", "shared places 2-3"; "" for none."""
    if places is None:
        return ""
    first, last = places
    if first != last:
        return t("papers.places_shared", first=first, last=last)
    return t(f"papers.place_{first}" if first <= len(LOOKS) else "papers.place_n", place=first)


def _degree(places: tuple[int, int] | None) -> str:
    """The place as a degree: "I", or "II-III" with a dash if it is shared."""
    return EN_DASH.join(dict.fromkeys(roman(place) for place in places or ()))


def roman(number: int) -> str:
    """A Roman numeral."""
    digits = ""
    for value, sign in _ROMAN:
        digits += sign * (number // value)
        number %= value
    return digits


def _look(row: CrosstableRow) -> Look:
    """Who shares a place has the better metal."""
    if row.places is None or row.places[0] > len(LOOKS):
        return Look.PLAIN
    return LOOKS[row.places[0] - 1]


def filled(text: str, values: Mapping[str, str]) -> str:
    """The text with its values; where one is empty no double spaces stay behind."""
    return " ".join(text.format(**values).split())
