"""The games of a whole group as PGN: by round and board, forfeits and wooden boards too, annulled games marked."""

import io
from collections.abc import Iterator, Mapping
from dataclasses import replace

import chess.pgn
import pytest

from ladya_desktop.files.pgn import GroupGames, is_unread
from ladya_desktop.game.by_color import ByColor
from ladya_desktop.game.result import GameResult, Score, Termination
from ladya_desktop.game.state import GameState
from ladya_desktop.texts import language, set_language
from ladya_desktop.tournament.acts import CorrectResult, RecordResult, ResultSource, StartGame, WithdrawParticipant
from ladya_desktop.tournament.snapshot import view_of
from tests.files.group_games import group_pgn
from tests.game.table import Table
from tests.tournament.story import AT_MS, Story, drawn, result, start


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    before = language()
    set_language("en")
    yield
    set_language(before)


def played(*moves: str, score: Score | None = Score.WHITE_WINS) -> GameState:
    """A game of two whose names are older than the tournament's."""
    table = Table(control="-").play(*(moves or ("e2e4", "e7e5")))
    state = replace(table.state, opened=replace(table.opened, white="Белый", black="Чёрный"))
    if score is None:
        return state
    return replace(state, result=GameResult(score=score, termination=Termination.RESIGNATION, article="5.1.2"))


def text_of(story: Story, games: Mapping[str, GameState], *found_reversed: str) -> str:
    known = GroupGames(states=games, reversed_ids=frozenset(found_reversed))
    return group_pgn(view_of(story.state), story.group(), known)


def games_of(story: Story, games: Mapping[str, GameState], *found_reversed: str) -> list[chess.pgn.Game]:
    stream, found = io.StringIO(text_of(story, games, *found_reversed)), list[chess.pgn.Game]()
    while (game := chess.pgn.read_game(stream)) is not None:
        assert game.errors == []
        found.append(game)
    return found


def from_the_board(round_number: int, board: int, game_id: str, score: Score) -> tuple[StartGame, RecordResult]:
    return start(round_number, board, game_id), result(round_number, board, score, game_id=game_id)


def test_nothing_before_the_first_game() -> None:
    assert text_of(drawn(), {}) == ""


def test_games_by_round_and_board() -> None:
    story = drawn()
    story.does(*from_the_board(2, 1, "late", Score.DRAW), *from_the_board(1, 2, "early", Score.WHITE_WINS))
    found = games_of(story, {"late": played("d2d4", score=Score.DRAW), "early": played()})
    assert [(game.headers["Round"], game.headers["Result"]) for game in found] == [("1.2", "1-0"), ("2.1", "1/2-1/2")]
    first = found[0].headers
    assert (first["Event"], first["Date"]) == ("Белая ладья, Group II", "2026.04.25")
    assert (first["White"], first["Black"]) == ("Тимофей", "Полина")
    assert [move.uci() for move in found[0].mainline_moves()] == ["e2e4", "e7e5"]
    assert first["Termination"] == "normal"


def test_a_game_that_is_going_on() -> None:
    story = drawn()
    story.does(start(1, 1, "live"))
    (game,) = games_of(story, {"live": played(score=None)})
    assert (game.headers["Result"], game.headers["Termination"]) == ("*", "unterminated")


def test_a_forfeit_has_tags_and_no_moves() -> None:
    story = drawn()
    story.does(result(1, 1, Score.WHITE_BY_FORFEIT), result(1, 2, Score.BOTH_FORFEIT))
    first, second = games_of(story, {})
    assert (first.headers["Result"], first.headers["Termination"]) == ("1-0", "unplayed")
    assert first.comment == "The game was not played."
    assert (second.headers["Result"], second.headers["Points"]) == ("*", "-:-")
    assert second.comment == "The game was not played. Points of White and Black: -:-."


def test_the_games_of_who_left_are_forfeits() -> None:
    story = drawn()
    story.does(
        WithdrawParticipant(participant_id=1, after_round=0, reason="уехал", at_ms=AT_MS, by="arbiter"),
    )
    assert [game.headers["Result"] for game in games_of(story, {})] == ["0-1", "0-1", "1-0"]


def test_a_game_that_began_and_was_forfeited_shows_no_empty_game() -> None:
    story = drawn()
    story.does(*from_the_board(1, 1, "empty", Score.WHITE_BY_FORFEIT))
    (game,) = games_of(story, {"empty": Table(control="-").state})
    assert game.comment == "The game was not played."


def test_a_result_entered_by_hand() -> None:
    story = drawn()
    story.does(result(1, 1, Score.BLACK_WINS), result(1, 2, Score.WHITE_HALF))
    first, second = games_of(story, {})
    assert (first.headers["Result"], "Termination" in first.headers) == ("0-1", False)
    assert first.comment == "The arbiter entered the result; there is no record of moves."
    assert second.headers["Points"] == "1/2-0"


def test_a_reason_that_is_known_is_told_though_the_moves_are_not() -> None:
    story = drawn()
    story.does(replace(result(1, 1), termination=Termination.FLAG_FALL))
    (game,) = games_of(story, {})
    assert game.headers["Termination"] == "time forfeit"


def test_a_game_whose_record_cannot_be_read_keeps_its_result() -> None:
    story = drawn()
    story.does(*from_the_board(1, 1, "lost", Score.BLACK_WINS))
    (game,) = games_of(story, {})
    assert (game.headers["Result"], list(game.mainline_moves())) == ("0-1", [])


def correction(score: Score) -> CorrectResult:
    return CorrectResult(group="II", round=1, board=1, score=score, reason="ошибка", at_ms=AT_MS, by="arbiter")


def test_an_annulled_game_stands_before_the_one_played_instead() -> None:
    story = drawn()
    story.does(*from_the_board(1, 1, "first", Score.WHITE_WINS), correction(Score.ANNULLED))
    story.does(*from_the_board(1, 1, "second", Score.BLACK_WINS))
    first, second = games_of(story, {"first": played("e2e4"), "second": played("d2d4", score=Score.BLACK_WINS)})
    assert (first.headers["Result"], first.headers["Annulled"], first.headers["White"]) == ("*", "1", "Белый")
    assert (second.headers["Result"], second.headers["White"]) == ("0-1", "Вера")
    assert "Annulled" not in second.headers


def test_an_annulled_game_alone_and_one_that_cannot_be_read() -> None:
    story = drawn()
    story.does(*from_the_board(1, 1, "first", Score.WHITE_WINS), correction(Score.ANNULLED))
    assert len(games_of(story, {"first": played()})) == 1
    assert text_of(story, {}) == ""


def test_a_result_that_was_taken_back_annuls_nothing() -> None:
    story = drawn()
    story.does(*from_the_board(1, 1, "game", Score.WHITE_WINS), correction(Score.ANNULLED), start(1, 1, "game"))
    (game,) = games_of(story, {"game": played(score=None)})
    assert "Annulled" not in game.headers


def test_colours_really_played() -> None:
    story = drawn()
    story.does(replace(result(1, 1, Score.WHITE_WINS), colors_reversed=True, source=ResultSource.HAND))
    (game,) = games_of(story, {})
    assert (game.headers["White"], game.headers["Black"], game.headers["Result"]) == ("Аристарх", "Вера", "1-0")


def names(game: chess.pgn.Game) -> tuple[str, str]:
    return game.headers["White"], game.headers["Black"]


def test_a_game_found_reversed_at_the_board_has_the_colours_of_its_result() -> None:
    story = drawn()
    story.does(start(1, 1, "game"), replace(result(1, 1, game_id="game"), colors_reversed=True))
    (game,) = games_of(story, {"game": played()}, "game")
    assert (names(game), game.headers["Result"]) == (("Аристарх", "Вера"), "1-0")


def test_a_game_found_reversed_that_goes_on_has_its_real_colours_already() -> None:
    story = drawn()
    story.does(start(1, 1, "game"), start(1, 2, "other"))
    games = {"game": played(score=None), "other": played(score=None)}
    assert [names(one) for one in games_of(story, games, "game")] == [("Аристарх", "Вера"), ("Тимофей", "Полина")]


def test_an_annulled_game_that_was_reversed_has_its_real_colours() -> None:
    story = drawn()
    story.does(*from_the_board(1, 1, "first", Score.ANNULLED), *from_the_board(1, 1, "second", Score.WHITE_WINS))
    first, second = games_of(story, {"first": played(), "second": played()}, "first")
    assert (names(first), names(second)) == (("Чёрный", "Белый"), ("Вера", "Аристарх"))


def test_what_could_not_be_read_is_named() -> None:
    story = drawn()
    story.does(*from_the_board(1, 1, "first", Score.WHITE_WINS), correction(Score.ANNULLED))
    story.does(*from_the_board(1, 1, "second", Score.WHITE_WINS), *from_the_board(1, 2, "third", Score.DRAW))
    story.does(result(2, 1))

    def unread(*read: str) -> list[tuple[int, int]]:
        games = GroupGames(states=dict.fromkeys(read, played()))
        pairings = [pairing for one in story.group().rounds for pairing in one.pairings]
        return [(one.round, one.board) for one in pairings if is_unread(one, games)]

    assert unread("first", "second", "third") == []
    assert unread("second", "third") == [(1, 1)]
    assert unread("first", "second") == [(1, 2)]


def test_names_as_the_list_has_them_now() -> None:
    story = drawn()
    story.does(*from_the_board(1, 1, "game", Score.WHITE_WINS))
    (game,) = games_of(story, {"game": played()})
    assert ByColor(game.headers["White"], game.headers["Black"]) == ByColor("Вера", "Аристарх")
