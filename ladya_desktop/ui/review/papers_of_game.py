"""What can be printed and saved of a reviewed game, made in the language chosen now: papers, and the PGN."""

from dataclasses import replace
from datetime import date

from ladya_desktop.files.pgn import PgnTags, game_pgn
from ladya_desktop.game.by_color import ByColor
from ladya_desktop.game.state import GameState
from ladya_desktop.game.view import Player
from ladya_desktop.game.view_of import view_of
from ladya_desktop.papers.game_record import RecordLine, game_protocol_paper, protest_paper
from ladya_desktop.papers.opening import dated, joined, local_day
from ladya_desktop.papers.paper import Paper
from ladya_desktop.papers.score_sheet import ScoreSheet, score_sheet_paper, sheet_of
from ladya_desktop.texts import t
from ladya_desktop.texts.tournament_values import group_title
from ladya_desktop.ui.game_log_lines import conditions_said
from ladya_desktop.ui.play.banner_words import result_sentence
from ladya_desktop.ui.review.game import ReviewedGame
from ladya_desktop.ui.review.timeline import Moment, Timeline
from ladya_desktop.ui.review.words import clocks_said, full_line, result_said, time_said


def protocol(game: ReviewedGame, timeline: Timeline) -> Paper:
    """Everything that happened, for signature."""
    lines = _lines(game, timeline.moments)
    return game_protocol_paper(_head(game, timeline), conditions_said(game.rows), lines)


def protest(game: ReviewedGame, timeline: Timeline, marks: frozenset[tuple[int, int]]) -> Paper:
    """The form of a written protest with the moments that were marked."""
    chosen = tuple(moment for moment in timeline.moments if moment.mark in marks)
    return protest_paper(_head(game, timeline), conditions_said(game.rows), _lines(game, chosen))


def score_sheet(game: ReviewedGame, timeline: Timeline) -> Paper:
    """The moves with the piece letters of the language."""
    view = view_of(_end(timeline), version=0, last_events=(), is_result_final=True)
    return score_sheet_paper(_head(game, timeline), view.moves)


def pgn(game: ReviewedGame, timeline: Timeline) -> str:
    """The game with its clock times; White and Black are who really had these colours."""
    opened = _end(timeline).opened
    names = ByColor(opened.black, opened.white) if game.is_reversed else ByColor(opened.white, opened.black)
    return game_pgn(_end(timeline), replace(_tags(game), players=names))


def name_of(timeline: Timeline) -> str:
    """Who played: "White's name - Black's name"."""
    opened = _end(timeline).opened
    names = [name for name in (opened.white, opened.black) if name]
    return " — ".join(names) or t("common.free_game")


def _tags(game: ReviewedGame) -> PgnTags:
    place = game.place
    if place is None:
        return PgnTags(date=_day(game))
    return PgnTags(
        event=", ".join((place.tournament.title, group_title(place.group.called))),
        site=place.tournament.details.school,
        date=_day(game) or place.group.date,
        round=place.pairing.round,
        board=place.pairing.board,
    )


def _end(timeline: Timeline) -> GameState:
    end = timeline.end
    assert end is not None  # a review is of a game that was opened
    return end


def _head(game: ReviewedGame, timeline: Timeline) -> ScoreSheet:
    state = _end(timeline)
    result = joined(_score(state).rstrip("."), result_said(state))
    if game.place is not None:
        sheet = sheet_of(game.place.tournament, game.place.group, game.place.pairing, result)
        return replace(sheet, day=_day_said(game) or sheet.day)
    opened = state.opened
    players = ByColor(
        Player(name=opened.white, school_class=opened.white_class),
        Player(name=opened.black, school_class=opened.black_class),
    )
    names = ByColor(_with_class(players.white), _with_class(players.black))
    return ScoreSheet(event="", place=t("common.free_game"), day=_day_said(game), players=names, result=result)


def _score(state: GameState) -> str:
    return result_sentence(state.result.score) if state.result is not None else ""


def _with_class(player: Player) -> str:
    return ", ".join(part for part in (player.name, player.school_class) if part)


def _played_on(game: ReviewedGame) -> date | None:
    """The day on which the game was begun, whatever day its group was planned for."""
    return None if game.began_ms is None else local_day(game.began_ms)


def _day(game: ReviewedGame) -> str:
    day = _played_on(game)
    return "" if day is None else day.isoformat()


def _day_said(game: ReviewedGame) -> str:
    day = _played_on(game)
    return "" if day is None else dated(day)


def _lines(game: ReviewedGame, moments: tuple[Moment, ...]) -> tuple[RecordLine, ...]:
    return tuple(_line(game, moment) for moment in moments)


def _line(game: ReviewedGame, moment: Moment) -> RecordLine:
    clocks = clocks_said(moment.after, moment.at_ms)
    return RecordLine(time=time_said(moment.at_ms, game.began_ms), text=full_line(moment), clocks=clocks)
