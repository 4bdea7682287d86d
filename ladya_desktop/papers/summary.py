"""The summary of all groups: how many played, who was best; the best of the school on one sheet."""

from collections.abc import Iterator
from fractions import Fraction

from ladya_desktop.papers.opening import arbiter, event_paper, full_date, joined, organizer
from ladya_desktop.papers.paper import (
    Align,
    Block,
    Column,
    Heading,
    Paper,
    Paragraph,
    Row,
    Signatures,
    Style,
    Table,
    cell,
)
from ladya_desktop.papers.tie_breaks import columns_of, legend_said, tie_break_heading, tie_break_legend
from ladya_desktop.texts import t
from ladya_desktop.texts.times import format_points
from ladya_desktop.texts.tournament_values import group_and_grades, places, tie_break
from ladya_desktop.tournament.view import CrosstableRow, GroupView, TournamentView

LAST_PRIZE = 3
PLACE_MM = 20


def summary_paper(view: TournamentView) -> Paper:
    """One sheet about the whole event, whatever has been played of it."""
    parts = tuple(block for group in view.groups for block in _group(group))
    signatures = Signatures(lines=(organizer(view), arbiter(view)))
    return event_paper(view, t("papers.summary"), (*parts, signatures))


def best_of(group: GroupView) -> tuple[CrosstableRow, ...]:
    """Who has a place up to the third, shared ones too; nobody before the first result."""
    table = group.crosstable
    if table is None or not group.games_decided:
        return ()
    rows = (table.rows[number - 1] for number in table.order)
    return tuple(row for row in rows if row.places is not None and row.places[0] <= LAST_PRIZE)


def _group(group: GroupView) -> Iterator[Block]:
    yield Heading(text=group_and_grades(group))
    n = len(group.participants)
    played = t("papers.games_of", played=group.games_decided, total=group.games_total) if group.rounds else ""
    yield Paragraph(text=joined(full_date(group), t("papers.players", n=n), played), style=Style.NOTE)
    best = best_of(group)
    if not best:
        yield Paragraph(text=t("papers.no_places"))
        return
    if group.games_decided < group.games_total:
        yield Paragraph(text=t("papers.places_may_change"), style=Style.NOTE)
    codes = _codes(group)
    yield Table(columns=tuple(_columns(codes)), rows=tuple(_row(row, codes) for row in best))
    if codes:
        yield Paragraph(text=legend_said(map(tie_break_legend, codes)), style=Style.NOTE)


def _codes(group: GroupView) -> tuple[str, ...]:
    """The tie-breaks that anybody among the best has a value of."""
    best = best_of(group)
    return tuple(code for code in columns_of(group.setup) if any(_value(row, code) is not None for row in best))


def _columns(codes: tuple[str, ...]) -> Iterator[Column]:
    yield Column(heading=t("papers.column_place"), align=Align.CENTER, is_bold=True, least_mm=PLACE_MM)
    yield Column(heading=t("papers.column_participant"), stretch=1)
    yield Column(heading=t("papers.column_class"), align=Align.CENTER, least_mm=PLACE_MM)
    yield Column(heading=t("papers.column_points"), align=Align.CENTER, is_bold=True, least_mm=PLACE_MM)
    for code in codes:
        yield Column(heading=tie_break_heading(code), align=Align.CENTER, least_mm=PLACE_MM)


def _value(row: CrosstableRow, code: str) -> Fraction | None:
    return dict(row.tie_breaks).get(code)


def _row(row: CrosstableRow, codes: tuple[str, ...]) -> Row:
    return Row(
        cells=(
            cell(places(row.places)),
            cell(row.participant.name, is_bold=True),
            cell(row.participant.class_name),
            cell(format_points(row.half_points)),
            *(cell(tie_break(code, _value(row, code))) for code in codes),
        )
    )
