"""The crosstable of a group on paper: by start number or by place; everybody keeps his number in both."""

from collections.abc import Iterator

from ladya_desktop.papers.opening import LONG_GROUP, group_paper, progress
from ladya_desktop.papers.paper import (
    Align,
    Blocks,
    Cell,
    Column,
    Ground,
    Orientation,
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
from ladya_desktop.texts.tournament_values import mark, places, tie_break
from ladya_desktop.tournament.view import CellGame, CrosstableRow, CrosstableView, GroupView, Mark, TournamentView

_NAMED = 2
"""The columns that stand on every sheet: number, name."""


def crosstable_paper(view: TournamentView, group: GroupView, *, is_by_place: bool = False) -> Paper:
    """The crosstable on one sheet for up to 24 players. Raises ValueError before the draw."""
    title = t("papers.crosstable_by_place" if is_by_place else "papers.crosstable")
    blocks = (Paragraph(text=progress(group), style=Style.STRONG), *crosstable_blocks(group, is_by_place=is_by_place))
    return group_paper(
        view,
        group,
        title,
        blocks,
        orientation=Orientation.LANDSCAPE,
        is_one_sheet=len(group.participants) <= LONG_GROUP,
    )


def crosstable_blocks(group: GroupView, *, is_by_place: bool) -> Blocks:
    """The table and what its signs mean. Raises ValueError before the draw."""
    table = group.crosstable
    if table is None:
        raise ValueError(f"group {group.code} is not drawn")
    order = table.order if is_by_place else tuple(range(1, len(table.rows) + 1))
    columns = tuple(_columns(group, order))
    rows = tuple(_row(group, table, order, number) for number in order)
    return (Table(columns=columns, rows=rows, repeated=_NAMED), *_legend(group, table))


def _columns(group: GroupView, order: tuple[int, ...]) -> Iterator[Column]:
    yield Column(heading=t("papers.column_number"), align=Align.RIGHT)
    yield Column(heading=t("papers.column_participant"), stretch=1)
    yield Column(heading=t("papers.column_class"), align=Align.CENTER)
    for number in order:
        yield Column(heading=str(number), align=Align.CENTER, is_square=True)
    yield Column(heading=t("papers.column_points"), align=Align.CENTER, is_bold=True)
    for code in columns_of(group.setup):
        yield Column(heading=tie_break_heading(code), align=Align.CENTER)
    yield Column(heading=t("papers.column_place"), align=Align.CENTER, is_bold=True)


def _row(group: GroupView, table: CrosstableView, order: tuple[int, ...], number: int) -> Row:
    row = table.rows[number - 1]
    player, values = row.participant, dict(row.tie_breaks)
    cells = (
        cell(str(number)),
        cell(name_marked(row)),
        cell(player.class_name),
        *(_game_cell(row, opponent) for opponent in order),
        Cell(parts=(Part(text=format_points(row.half_points)),), ground=Ground.SOFT),
        *(cell(tie_break(code, values.get(code))) for code in columns_of(group.setup)),
        cell(place_of(table, row)),
    )
    return Row(cells=cells, is_pale=player.is_annulled)


def name_marked(row: CrosstableRow) -> str:
    """The name, with a sign for who plays no more while his games count."""
    player = row.participant
    return t("papers.name_left", name=player.name) if player.is_withdrawn and not player.is_annulled else player.name


def place_of(table: CrosstableView, row: CrosstableRow) -> str:
    """The place, nothing while nobody has a result."""
    return places(row.places) if table.has_places else ""


def _game_cell(row: CrosstableRow, opponent: int) -> Cell:
    if opponent == row.participant.number:
        return Cell(ground=Ground.OWN)
    return Cell(parts=tuple(_part(game) for game in row.cells[opponent - 1]))


def _part(game: CellGame) -> Part:
    """A game that was not played had no colours."""
    is_played = game.mark in (Mark.WIN, Mark.DRAW, Mark.LOSS)
    text = mark(game.mark, game.half_points)
    return Part(text=text, color=game.color if is_played else None, is_pale=not game.counts)


def who_left_legend(group: GroupView) -> list[str]:
    """What a pale row and the sign after a name mean, where there are any."""
    players = group.participants
    said = [t("papers.legend_annulled")] if any(player.is_annulled for player in players) else []
    if any(player.is_withdrawn and not player.is_annulled for player in players):
        said.append(t("papers.legend_left"))
    return said


def _legend(group: GroupView, table: CrosstableView) -> Iterator[Paragraph]:
    said = [t("papers.legend_colors"), t("papers.legend_forfeit")]
    said += [tie_break_legend(code) for code in columns_of(group.setup)]
    said += who_left_legend(group)
    if table.unresolved and group.games_decided:
        said.append(t("papers.legend_shared"))
    yield Paragraph(text=legend_said(said), style=Style.NOTE)
