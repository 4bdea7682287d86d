"""The pairings of a round on paper: who plays whom, on which board, with which colour; results written in by hand."""

from ladya_desktop.game.by_color import COLORS
from ladya_desktop.papers.hours import hour_of_game, hours_of_round, overlaps
from ladya_desktop.papers.opening import group_paper
from ladya_desktop.papers.paper import Align, Cell, Column, Paper, Paragraph, Row, Style, Table, cell
from ladya_desktop.texts import t
from ladya_desktop.texts.tournament_values import name_and_class, score
from ladya_desktop.tournament.plan import Plan
from ladya_desktop.tournament.view import GroupView, PairingView, ParticipantView, RoundView, TournamentView

ROW_MM = 9
FEW_PAIRS = 20
"""So many are written as large as a sheet on the wall allows."""


def pairings_paper(view: TournamentView, group: GroupView, round_number: int, plan: Plan | None = None) -> Paper:
    """The sheet of a round, numbered from 1. Raises IndexError for a round that the group does not have."""
    of_round = group.rounds[round_number - 1]
    title = t("papers.pairings", round=round_number, n=len(group.rounds))
    when = hours_of_round(plan, round_number)
    begins = (Paragraph(text=t("papers.round_hours", hours=when), style=Style.STRONG),) if when else ()
    blocks = (*begins, _table(of_round, plan), *_free(of_round))
    return group_paper(view, group, title, blocks, is_one_sheet=len(of_round.pairings) <= FEW_PAIRS)


def _table(of_round: RoundView, plan: Plan | None) -> Table:
    columns = (
        *_hour_column(plan),
        Column(heading=t("papers.column_board"), align=Align.CENTER, is_bold=True),
        Column(heading=t("papers.column_white"), stretch=1),
        Column(heading=t("papers.column_result"), align=Align.CENTER, least_mm=22),
        Column(heading=t("papers.column_black"), stretch=1),
    )
    return Table(columns=columns, rows=tuple(_row(one, plan) for one in of_round.pairings), least_row_mm=ROW_MM)


def _hour_column(plan: Plan | None) -> tuple[Column, ...]:
    """A column for the hours of games, if they differ within a round."""
    return (Column(heading=t("papers.column_hours"), align=Align.CENTER),) if overlaps(plan) else ()


def _row(pairing: PairingView, plan: Plan | None) -> Row:
    white, black = (_player(pairing.players[color]) for color in COLORS)
    hour = (cell(hour_of_game(plan, pairing.round, pairing.board)),) if overlaps(plan) else ()
    return Row(
        cells=(*hour, cell(str(pairing.board)), white, cell(result_said(pairing), is_bold=True), black),
        is_pale=not pairing.counts,
    )


def _player(player: ParticipantView) -> Cell:
    return cell(t("papers.number_and_name", number=player.number, name=name_and_class(player)))


def result_said(pairing: PairingView) -> str:
    """The result, nothing while there is none."""
    return "" if pairing.score is None else score(pairing.score)


def _free(of_round: RoundView) -> tuple[Paragraph, ...]:
    if of_round.free is None:
        return ()
    return (Paragraph(text=t("papers.free", name=name_and_class(of_round.free))),)
