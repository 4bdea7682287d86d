"""The standings of a group on paper: places, points and everything that breaks a tie."""

from collections.abc import Iterator

from ladya_desktop.papers.crosstable import name_marked, place_of, who_left_legend
from ladya_desktop.papers.opening import LONG_GROUP, group_paper, progress
from ladya_desktop.papers.paper import (
    Align,
    Blocks,
    Cell,
    Column,
    Ground,
    Paper,
    Paragraph,
    Part,
    Row,
    Style,
    Table,
    cell,
)
from ladya_desktop.papers.tie_breaks import columns_of, legend_said, tie_break_heading, tie_break_legend
from ladya_desktop.texts import t
from ladya_desktop.texts.times import format_points
from ladya_desktop.texts.tournament_values import tie_break
from ladya_desktop.tournament.view import CrosstableRow, CrosstableView, GroupView, Mark, TournamentView

_WON = (Mark.WIN, Mark.FORFEIT_WIN)
_DRAWN = (Mark.DRAW,)
_LOST = (Mark.LOSS, Mark.FORFEIT_LOSS)


def standings_paper(view: TournamentView, group: GroupView) -> Paper:
    """The standings as they are now. Raises ValueError before the draw."""
    blocks = (Paragraph(text=progress(group), style=Style.STRONG), *standings_blocks(group))
    is_one_sheet = len(group.participants) <= LONG_GROUP
    return group_paper(view, group, t("papers.standings"), blocks, is_one_sheet=is_one_sheet)


def standings_blocks(group: GroupView) -> Blocks:
    """The table by place and what its headings mean. Raises ValueError before the draw."""
    table = group.crosstable
    if table is None:
        raise ValueError(f"group {group.code} is not drawn")
    rows = tuple(_row(group, table, table.rows[number - 1]) for number in table.order)
    said = [t("papers.legend_standings"), *map(tie_break_legend, columns_of(group.setup)), *who_left_legend(group)]
    return (
        Table(columns=tuple(_columns(group)), rows=rows, repeated=3),
        Paragraph(text=legend_said(said), style=Style.NOTE),
    )


def _columns(group: GroupView) -> Iterator[Column]:
    yield Column(heading=t("papers.column_place"), align=Align.CENTER, is_bold=True)
    yield Column(heading=t("papers.column_number"), align=Align.RIGHT)
    yield Column(heading=t("papers.column_participant"), stretch=1)
    yield Column(heading=t("papers.column_class"), align=Align.CENTER)
    for code in ("games", "won", "drawn", "lost"):
        yield Column(heading=t(f"papers.column_{code}"), align=Align.CENTER)
    yield Column(heading=t("papers.column_points"), align=Align.CENTER, is_bold=True)
    for code in columns_of(group.setup):
        yield Column(heading=tie_break_heading(code), align=Align.CENTER)


def _row(group: GroupView, table: CrosstableView, row: CrosstableRow) -> Row:
    player, values = row.participant, dict(row.tie_breaks)
    counts = (row.games_played, *(_count(row, marks) for marks in (_WON, _DRAWN, _LOST)))
    cells = (
        cell(place_of(table, row)),
        cell(str(player.number)),
        cell(name_marked(row)),
        cell(player.class_name),
        *(cell(str(count)) for count in counts),
        Cell(parts=(Part(text=format_points(row.half_points)),), ground=Ground.SOFT),
        *(cell(tie_break(code, values.get(code))) for code in columns_of(group.setup)),
    )
    return Row(cells=cells, is_pale=player.is_annulled)


def _count(row: CrosstableRow, marks: tuple[Mark, ...]) -> int:
    return sum(game.mark in marks for games in row.cells for game in games)
