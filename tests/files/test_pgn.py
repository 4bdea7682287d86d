"""PGN that chess programs read: tags, clocks, positions, and what PGN has no words for."""

import io
import random
from collections.abc import Iterator
from dataclasses import replace

import chess.pgn
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ladya_desktop.files.pgn import PgnTags, clock_comment, game_pgn
from ladya_desktop.game import acts
from ladya_desktop.game.by_color import ByColor
from ladya_desktop.game.regulations import Conduct, Supervision
from ladya_desktop.game.result import GameResult, Score, Termination
from ladya_desktop.game.state import GameState
from ladya_desktop.texts import language, set_language
from tests.game.table import BLACK, WHITE, Table

FOOLS_MATE = ("f2f3", "e7e5", "g2g4", "d8h4")
TAGS = PgnTags(
    event="Осенний кубок",
    site="Школа",
    date="2026-10-01",
    round=3,
    board=1,
    players=ByColor("Ёлкина Аня", "Đorđević Ян 🙂"),
)


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    before = language()
    set_language("en")
    yield
    set_language(before)


def games_in(text: str) -> list[chess.pgn.Game]:
    """The games of a text, each read without a fault."""
    stream, games = io.StringIO(text), list[chess.pgn.Game]()
    while (game := chess.pgn.read_game(stream)) is not None:
        assert game.errors == []
        games.append(game)
    return games


def game_in(text: str) -> chess.pgn.Game:
    (game,) = games_in(text)
    return game


def moves_of(game: chess.pgn.Game) -> list[str]:
    return [move.uci() for move in game.mainline_moves()]


def ended(state: GameState, score: Score, termination: Termination) -> GameState:
    return replace(state, result=GameResult(score=score, termination=termination, article=None))


def test_a_whole_game() -> None:
    table = Table()
    for uci in FOOLS_MATE:
        table.wait(1_250)
        table.play(uci)
    text = game_pgn(table.state, TAGS)
    assert text == (
        '[Event "Осенний кубок"]\n'
        '[Site "Школа"]\n'
        '[Date "2026.10.01"]\n'
        '[Round "3.1"]\n'
        '[White "Ёлкина Аня"]\n'
        '[Black "Đorđević Ян 🙂"]\n'
        '[Result "0-1"]\n'
        '[TimeControl "300+2"]\n'
        '[Termination "normal"]\n'
        "\n"
        "1. f3 { [%clk 0:04:58.7] } 1... e5 { [%clk 0:04:58.7] } 2. g4\n"
        "{ [%clk 0:04:59.5] } 2... Qh4# { [%clk 0:04:59.5] } 0-1\n"
        "\n"
    )
    game = game_in(text)
    assert moves_of(game) == list(FOOLS_MATE)
    assert game.headers["White"] == "Ёлкина Аня"
    assert game.next() is not None
    assert [node.clock() for node in game.mainline()] == [298.7, 298.7, 299.5, 299.5]


def test_without_tags_the_game_says_what_it_knows() -> None:
    table = Table(control="-")
    state = replace(table.state, opened=replace(table.opened, white="Анна", black=""))
    game = game_in(game_pgn(state))
    assert dict(game.headers) == {
        "Event": "?",
        "Site": "?",
        "Date": "????.??.??",
        "Round": "?",
        "White": "Анна",
        "Black": "?",
        "Result": "*",
        "TimeControl": "-",
        "Termination": "unterminated",
    }


@pytest.mark.parametrize(("number", "board", "tag"), [(3, 2, "3.2"), (3, None, "3"), (None, 2, "?"), (None, None, "?")])
def test_round_and_board(number: int | None, board: int | None, tag: str) -> None:
    text = game_pgn(Table().state, replace(TAGS, round=number, board=board))
    assert game_in(text).headers["Round"] == tag


def test_quotes_and_backslashes_are_written_as_the_standard_wants() -> None:
    names = ByColor('Иван "Танк" O\'Neil \\ test', "[Clown]\n{x}")
    text = game_pgn(Table().state, replace(TAGS, event='Турнир "Белая ладья"', players=names))
    assert '[Event "Турнир \\"Белая ладья\\""]\n' in text
    assert '[White "Иван \\"Танк\\" O\'Neil \\\\ test"]\n' in text
    assert '[Black "[Clown] {x}"]\n' in text
    assert len(games_in(text)) == 1


@pytest.mark.parametrize(
    ("remaining_ms", "shown"),
    [
        (300_000, "0:05:00"),
        (299_999, "0:04:59.9"),
        (297_349, "0:04:57.3"),
        (3_600_000, "1:00:00"),
        (36_610_000, "10:10:10"),
        (99, "0:00:00"),
        (100, "0:00:00.1"),
        (-5, "0:00:00"),
    ],
)
def test_clocks(remaining_ms: int, shown: str) -> None:
    assert clock_comment(remaining_ms) == f"[%clk {shown}]"


def test_a_game_without_a_clock_shows_none() -> None:
    table = Table(control="-").play("e2e4", "e7e5")
    assert "%clk" not in game_pgn(table.state)


def test_a_game_that_begins_elsewhere_with_black_to_move() -> None:
    fen = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 16"
    table = Table(fen, control="-").play("e8d7", "e2e4")
    text = game_pgn(table.state)
    assert "16... Kd7 17. e4 *" in text
    game = game_in(text)
    assert (game.headers["SetUp"], game.headers["FEN"]) == ("1", fen)
    assert moves_of(game) == ["e8d7", "e2e4"]


def test_moves_that_lay_behind_the_opening_have_no_clock() -> None:
    table = Table(moves=("e2e4", "e7e5")).play("g1f3")
    game = game_in(game_pgn(table.state))
    assert moves_of(game) == ["e2e4", "e7e5", "g1f3"]
    assert [node.clock() is None for node in game.mainline()] == [True, True, False]


def test_a_move_made_and_not_completed_is_part_of_the_game() -> None:
    table = Table()
    table.move("e2e4")
    assert table.state.made == ("e2e4",)
    assert moves_of(game_in(game_pgn(table.state))) == ["e2e4"]


@pytest.mark.parametrize("termination", Termination)
def test_every_end_has_its_word(termination: Termination) -> None:
    words = {
        Termination.FLAG_FALL: "time forfeit",
        Termination.ILLEGAL_MOVES: "rules infraction",
        Termination.FORFEIT: "unplayed",
        Termination.ARBITER: "adjudication",
    }
    game = game_in(game_pgn(ended(Table().state, Score.WHITE_WINS, termination)))
    assert game.headers["Termination"] == words.get(termination, "normal")
    assert game.headers["Result"] == "1-0"


@pytest.mark.parametrize(
    ("score", "result"),
    [
        (Score.WHITE_WINS, "1-0"),
        (Score.BLACK_WINS, "0-1"),
        (Score.DRAW, "1/2-1/2"),
        (Score.WHITE_BY_FORFEIT, "1-0"),
        (Score.BLACK_BY_FORFEIT, "0-1"),
    ],
)
def test_scores_that_pgn_has(score: Score, result: str) -> None:
    text = game_pgn(ended(Table().state, score, Termination.ARBITER))
    assert text.endswith(f"\n\n{result}\n\n")
    assert "Points" not in game_in(text).headers


@pytest.mark.parametrize("score", [Score.BOTH_LOSE, Score.WHITE_HALF, Score.BLACK_HALF, Score.BOTH_FORFEIT])
def test_scores_that_pgn_has_not(score: Score) -> None:
    table = Table(control="-").play("e2e4")
    state = ended(table.state, score, Termination.ARBITER)
    game = game_in(game_pgn(state, replace(TAGS, score=score)))
    assert (game.headers["Result"], game.headers["Points"]) == ("*", score.value)
    assert game.end().comment == f"Points of White and Black: {score.value}."
    assert game_in(game_pgn(state)).headers["Points"] == score.value


def test_the_score_of_the_tournament_counts() -> None:
    table = Table().play(*FOOLS_MATE)
    game = game_in(game_pgn(table.state, replace(TAGS, score=Score.DRAW)))
    assert (game.headers["Result"], game.headers["Termination"]) == ("1/2-1/2", "adjudication")
    game = game_in(game_pgn(Table().state, replace(TAGS, score=Score.WHITE_WINS)))
    assert (game.headers["Result"], game.headers["Termination"]) == ("1-0", "adjudication")


def test_an_annulled_game() -> None:
    table = Table().play(*FOOLS_MATE)
    game = game_in(game_pgn(table.state, replace(TAGS, is_annulled=True)))
    assert (game.headers["Result"], game.headers["Annulled"]) == ("*", "1")
    assert game.headers["Termination"] == "abandoned"
    assert moves_of(game) == list(FOOLS_MATE)
    assert "does not count" in game.end().comment
    own = game_in(game_pgn(ended(table.state, Score.ANNULLED, Termination.ARBITER)))
    assert (own.headers["Result"], own.headers["Termination"]) == ("*", "abandoned")
    assert "does not count" in own.end().comment


def with_an_illegal_move() -> Table:
    """Limited supervision on the wooden board: 1 e4 e5 2 Ng1-g4, which stood, d5 3 exd5."""
    table = Table(supervision=Supervision.LIMITED, conduct=Conduct.STRICT)
    table.play("e2e4", "e7e5")
    table.drag("g1", "g4")
    table.press()
    return table.play("d7d5", "e4d5")


def test_an_illegal_move_that_stood_ends_a_fragment() -> None:
    table = with_an_illegal_move()
    table.do(acts.Resign, by=BLACK)
    first, second = games_in(game_pgn(table.state, TAGS))
    assert moves_of(first) == ["e2e4", "e7e5"]
    assert (first.headers["Result"], first.headers["Fragment"]) == ("*", "1/2")
    assert first.headers["Termination"] == "unterminated"
    assert first.end().comment.endswith(
        "2. Ng1-g4: an illegal move of White stood. The game goes on in the next record."
    )
    assert second.headers["FEN"].startswith("rnbqkbnr/pppp1ppp/8/4p3/4P1N1/8/PPPP1PPP/RNBQKB1R b")
    assert moves_of(second) == ["d7d5", "e4d5"]
    assert (second.headers["Result"], second.headers["Fragment"]) == ("1-0", "2/2")
    assert second.headers["White"] == first.headers["White"] == "Ёлкина Аня"
    assert next(iter(second.mainline())).clock() is not None


def test_an_illegal_move_nobody_can_write_down_and_none_before_it() -> None:
    table = Table(supervision=Supervision.LIMITED, conduct=Conduct.STRICT)
    table.drag("d1", "d5", by=WHITE)
    table.drag("a1", "a4", by=WHITE)
    table.press(by=WHITE)
    first, second = games_in(game_pgn(table.state))
    assert "1. ?: an illegal move of White stood" in first.comment
    assert moves_of(first) == moves_of(second) == []


def test_an_illegal_move_of_black() -> None:
    table = Table(supervision=Supervision.LIMITED, conduct=Conduct.STRICT)
    table.play("e2e4")
    table.drag("b8", "b6")
    table.press()
    first, _ = games_in(game_pgn(table.state))
    assert "1... Nb8-b6: an illegal move of Black stood" in first.end().comment


def test_one_piece_may_look_as_another_could_do_it() -> None:
    table = Table("4k3/8/8/8/4r3/2N1N3/8/4K3 w - - 0 1", control="-").play("c3d5")
    assert "1. Nd5 *" in game_pgn(table.state)
    table = Table("7k/8/8/8/8/8/8/4R2K w - - 0 1", control="-").play("e1c1")
    assert "1. Rc1 *" in game_pgn(table.state)


@settings(deadline=None, max_examples=25)
@given(st.integers(0, 10**9), st.integers(0, 50))
def test_random_games_come_back_move_by_move(seed: int, plies: int) -> None:
    chance, table = random.Random(seed), Table(control="-")
    for _ in range(plies):
        moves = sorted(table.state.position.legal_moves())
        if table.state.result is not None or not moves:
            break
        table.play(chance.choice(moves))
    game = game_in(game_pgn(table.state, TAGS))
    assert moves_of(game) == list(table.state.moves + table.state.made)
    board = game.end().board()
    assert board.board_fen() == table.state.current.board_fen
