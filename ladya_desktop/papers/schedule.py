"""The schedule of a group: every round with its hours and pairings, free players named."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from ladya_desktop.papers.hours import hour_of_game, hours_of_round, overlaps
from ladya_desktop.papers.opening import group_paper, joined
from ladya_desktop.papers.pairings import result_said
from ladya_desktop.papers.paper import Align, Column, Paper, Row, Table, cell
from ladya_desktop.texts import t
from ladya_desktop.texts.tournament_values import name_and_class
from ladya_desktop.tournament.plan import Plan
from ladya_desktop.tournament.view import GroupView, PairingView, ParticipantView, RoundView, TournamentView

PLAYED: Final = 3
"""The columns of both players and the result."""
MOST_ROWS: Final = 50
"""So many rows are brought onto one sheet."""


def schedule_paper(view: TournamentView, group: GroupView, plan: Plan | None = None) -> Paper:
    """All rounds; those that the plan has hours for are printed with them. Empty before the draw."""
    hour = (Column(heading=t("papers.column_hours"), align=Align.CENTER),) if overlaps(plan) else ()
    columns = (
        *hour,
        Column(heading=t("papers.column_board"), align=Align.CENTER),
        Column(heading=t("papers.column_white"), stretch=1),
        Column(heading=t("papers.column_result"), align=Align.CENTER),
        Column(heading=t("papers.column_black"), stretch=1),
    )
    rows = tuple(row for of_round in group.rounds for row in _rows(of_round, plan, len(columns)))
    blocks = (Table(columns=columns, rows=rows),)
    is_one_sheet = len(rows) <= MOST_ROWS
    return group_paper(view, group, t("papers.schedule"), blocks, is_one_sheet=is_one_sheet)


def _rows(of_round: RoundView, plan: Plan | None, width: int) -> Iterator[Row]:
    """The rows of a round, which stay on one sheet."""
    *first, last = _broken_rows(of_round, plan, width)
    yield from (replace(row, keeps_next=True) for row in first)
    yield last


def _broken_rows(of_round: RoundView, plan: Plan | None, width: int) -> Iterator[Row]:
    title = joined(t("papers.round", round=of_round.round), hours_of_round(plan, of_round.round))
    yield Row(cells=(cell(title, is_bold=True, span=width, align=Align.LEFT),), is_band=True)
    for pairing in of_round.pairings:
        yield _pairing(pairing, plan)
    if of_round.free is not None:
        free = t("papers.free", name=_name(of_round.free))
        before = tuple(cell("") for _ in range(width - PLAYED))
        yield Row(cells=(*before, cell(free, span=PLAYED, align=Align.LEFT)))


def _pairing(pairing: PairingView, plan: Plan | None) -> Row:
    hour = (cell(hour_of_game(plan, pairing.round, pairing.board)),) if overlaps(plan) else ()
    white, black = pairing.players.white, pairing.players.black
    cells = (
        *hour,
        cell(str(pairing.board)),
        cell(_name(white)),
        cell(result_said(pairing), is_bold=True),
        cell(_name(black)),
    )
    return Row(cells=cells, is_pale=not pairing.counts)


def _name(player: ParticipantView) -> str:
    return t("papers.number_and_name", number=player.number, name=name_and_class(player))
