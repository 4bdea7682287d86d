"""A card for each player to cut out and take along: his rounds, boards, colours, opponents and results."""

from collections.abc import Iterator
from dataclasses import dataclass

from ladya_desktop.game.by_color import COLORS, Color
from ladya_desktop.papers.hours import hour_of_game
from ladya_desktop.papers.opening import group_paper
from ladya_desktop.papers.paper import (
    Align,
    Blocks,
    Cards,
    Cell,
    Column,
    Heading,
    Paper,
    Paragraph,
    Part,
    Row,
    Style,
    Table,
    cell,
)
from ladya_desktop.papers.tie_breaks import legend_said
from ladya_desktop.texts import t
from ladya_desktop.texts.tournament_values import mark, name_and_class
from ladya_desktop.tournament.plan import Plan
from ladya_desktop.tournament.view import CellGame, GroupView, Mark, ParticipantView, RoundView, TournamentView

_FORFEITS = (Mark.FORFEIT_WIN, Mark.FORFEIT_LOSS)


@dataclass(frozen=True, slots=True)
class _Game:
    """A player's game of a round: `cell` as his row of the crosstable has it."""

    cell: CellGame
    opponent: ParticipantView


def player_cards_paper(
    view: TournamentView, group: GroupView, plan: Plan | None = None, *, participant_id: int | None = None
) -> Paper:
    """A card for each player in the order of numbers, or for the one that is named; none before the draw."""
    wanted = tuple(one for one in group.participants if participant_id in (None, one.participant_id))
    cards = tuple(_card(group, player, plan) for player in wanted) if group.crosstable else ()
    return group_paper(view, group, t("papers.player_cards"), (Cards(cards=cards),))


def _card(group: GroupView, player: ParticipantView, plan: Plan | None) -> Blocks:
    title = t("papers.number_and_name", number=player.number, name=name_and_class(player))
    games = dict(_games(group, player))
    rows = tuple(_row(of_round, games.get(of_round.round), plan) for of_round in group.rounds)
    table = Table(columns=tuple(_columns(plan)), rows=rows)
    has_forfeits = any(game.cell.mark in _FORFEITS for game in games.values())
    note = (Paragraph(text=legend_said((t("papers.legend_forfeit"),)), style=Style.NOTE),) if has_forfeits else ()
    return (Heading(text=title, level=3), table, *note)


def _games(group: GroupView, player: ParticipantView) -> Iterator[tuple[int, _Game]]:
    assert group.crosstable is not None
    assert player.number is not None
    for opponent, games in zip(group.participants, group.crosstable.rows[player.number - 1].cells, strict=True):
        yield from ((game.round, _Game(game, opponent)) for game in games)


def _columns(plan: Plan | None) -> Iterator[Column]:
    yield Column(heading=t("papers.column_round"), align=Align.CENTER, is_bold=True)
    if plan:
        yield Column(heading=t("papers.column_hours"), align=Align.CENTER)
    yield Column(heading=t("papers.column_board"), align=Align.CENTER)
    yield Column(heading=t("papers.column_color"))
    yield Column(heading=t("papers.column_opponent"), stretch=1)
    yield Column(heading=t("papers.column_result_short"), align=Align.CENTER)


def _row(of_round: RoundView, game: _Game | None, plan: Plan | None) -> Row:
    hour = hour_of_game(plan, of_round.round, game.cell.board) if game is not None else ""
    begins = (cell(str(of_round.round)), *((cell(hour),) if plan else ()))
    if game is None:
        return Row(cells=(*begins, cell(""), cell(""), cell(t("papers.you_are_free")), cell("")))
    result = mark(game.cell.mark, game.cell.half_points)
    opponent = t("papers.number_and_name", number=game.opponent.number, name=name_and_class(game.opponent))
    return Row(
        cells=(
            *begins,
            cell(str(game.cell.board)),
            _color(game.cell.color),
            cell(opponent),
            cell(result, is_bold=True),
        ),
        is_pale=not game.cell.counts,
    )


def _color(color: Color) -> Cell:
    return Cell(parts=(Part(text=t("papers.with_white" if color is COLORS[0] else "papers.with_black"), color=color),))
