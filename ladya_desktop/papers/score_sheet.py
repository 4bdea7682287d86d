"""Score sheets, two to a sheet of paper: empty ones for a round, and one filled with the moves of a game."""

from collections.abc import Iterator
from dataclasses import dataclass

from ladya_desktop.game.by_color import COLORS, ByColor, Color
from ladya_desktop.game.view import PlayedMove
from ladya_desktop.papers.opening import full_date, joined
from ladya_desktop.papers.paper import (
    Align,
    Blocks,
    Cards,
    Cell,
    Column,
    Facts,
    Heading,
    Orientation,
    Paper,
    Row,
    Signature,
    Signatures,
    Table,
    cell,
)
from ladya_desktop.texts import language, t
from ladya_desktop.texts.notation import format_san
from ladya_desktop.texts.phrases import usual_letters
from ladya_desktop.texts.tournament_values import group_and_grades, name_and_class
from ladya_desktop.tournament.view import GroupView, PairingView, TournamentView

ACROSS = 3
DOWN = 20
MOVES = ACROSS * DOWN
"""Moves of each side that one sheet has room for."""
ROW_MM = 6


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreSheet:
    """What stands at the head of a score sheet, in words; "" leaves room to write."""

    event: str
    place: str
    day: str
    players: ByColor[str]
    result: str = ""


def blank_sheets_paper(view: TournamentView, group: GroupView, round_number: int) -> Paper:
    """Two empty sheets for each game of a round that somebody writes down.

    Raises IndexError for a round that the group does not have.
    """
    games = written_games(group, round_number)
    cards = tuple(card for one in games for card in _cards(sheet_of(view, group, one), ()) * 2)
    return _paper(t("papers.blank_sheets", round=round_number), cards)


def written_games(group: GroupView, round_number: int) -> tuple[PairingView, ...]:
    """The games of a round that are played at a board: none that was won or lost without play, or that is annulled."""
    pairings = group.rounds[round_number - 1].pairings
    return tuple(one for one in pairings if one.counts and (one.score is None or not one.score.is_forfeit))


def score_sheet_paper(sheet: ScoreSheet, moves: tuple[PlayedMove, ...]) -> Paper:
    """The moves of a game with the piece letters of the language; more than 60 take another sheet."""
    return _paper(joined(t("papers.score_sheet"), _names(sheet.players)), _cards(sheet, moves))


def sheet_of(view: TournamentView, group: GroupView, pairing: PairingView, result: str = "") -> ScoreSheet:
    """The head of the sheet of a pairing."""
    return ScoreSheet(
        event=joined(view.title, group_and_grades(group)),
        place=t("common.round_board", round=pairing.round, board=pairing.board),
        day=full_date(group),
        players=ByColor(name_and_class(pairing.players.white), name_and_class(pairing.players.black)),
        result=result,
    )


def _names(players: ByColor[str]) -> str:
    """Who played; only who is named, "" if nobody is."""
    if players.white and players.black:
        return t("papers.white_and_black", white=players.white, black=players.black)
    return players.white or players.black


def _paper(title: str, cards: tuple[Blocks, ...]) -> Paper:
    return Paper(
        title=title,
        footer="",
        language=language(),
        blocks=(Cards(cards=cards),),
        orientation=Orientation.LANDSCAPE,
    )


def _cards(sheet: ScoreSheet, moves: tuple[PlayedMove, ...]) -> tuple[Blocks, ...]:
    """One card, and another for each sixty moves more."""
    last = moves[-1].number if moves else 1
    written = {(move.number, move.color): format_san(move.san, usual_letters()) for move in moves}
    return tuple(_card(sheet, written, first) for first in range(1, last + 1, MOVES))


def _card(sheet: ScoreSheet, written: dict[tuple[int, Color], str], first: int) -> Blocks:
    columns = tuple(column for _ in range(ACROSS) for column in _columns())
    rows = tuple(
        Row(cells=tuple(one for part in range(ACROSS) for one in _cells(written, first + down + part * DOWN)))
        for down in range(DOWN)
    )
    white, black = t("papers.signs_white"), t("papers.signs_black")
    return (
        Heading(text=t("papers.score_sheet"), level=3),
        Facts(pairs=tuple(_facts(sheet))),
        Table(columns=columns, rows=rows, least_row_mm=ROW_MM),
        Signatures(lines=(Signature(role=white), Signature(role=black)), is_row=True),
    )


def _facts(sheet: ScoreSheet) -> Iterator[tuple[str, str]]:
    yield t("papers.sheet_event"), sheet.event
    yield t("papers.sheet_place"), joined(sheet.place, sheet.day)
    yield t("papers.column_white"), sheet.players.white
    yield t("papers.column_black"), sheet.players.black
    yield t("papers.column_result"), sheet.result


def _columns() -> tuple[Column, ...]:
    number = Column(heading=t("papers.column_number"), align=Align.RIGHT, least_mm=7)
    return (number, *(Column(heading=t(f"papers.sheet_{color}"), stretch=1) for color in COLORS))


def _cells(written: dict[tuple[int, Color], str], number: int) -> Iterator[Cell]:
    yield cell(str(number))
    yield from (cell(written.get((number, color), "")) for color in COLORS)
