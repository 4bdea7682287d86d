"""Bugs that other chess programs had with files of a tournament, by their ids: each story must come out right here."""

import csv
import io
from collections.abc import Iterator

import chess.pgn
import pytest

from ladya_desktop.files.exports import standings_csv
from ladya_desktop.files.pgn import GroupGames, PgnTags, game_pgn
from ladya_desktop.files.trf import write_trf
from ladya_desktop.files.trf_import import import_act, import_plan
from ladya_desktop.files.trf_lines import FIRST_ROUND_COLUMN
from ladya_desktop.files.trf_values import TrfEdition, TrfPlayer, TrfTournament
from ladya_desktop.files.trf_writer import format_trf
from ladya_desktop.game.by_color import ByColor
from ladya_desktop.game.result import Score
from ladya_desktop.texts import Language, language, set_language
from ladya_desktop.tournament.acts import ChangeDetails, ReinstateParticipant, WithdrawParticipant
from ladya_desktop.tournament.setup import EventDetails
from ladya_desktop.tournament.snapshot import view_of
from tests.files.group_games import group_pgn
from tests.files.trf_sample import faults, read_trf, with_row
from tests.game.table import KNIGHTS_OUT_AND_BACK, Table
from tests.tournament.story import AT_MS, FIRST, SECOND, THIRD, Story, creation, drawn, result

SCORES = (Score.WHITE_WINS, Score.DRAW, Score.BLACK_WINS)


@pytest.fixture(autouse=True)
def language_as_before() -> Iterator[None]:
    before = language()
    set_language("ru")
    yield
    set_language(before)


def six(rounds: int) -> Story:
    """Six pupils who have played so many rounds."""
    story = drawn(6)
    for one in story.group().rounds[:rounds]:
        for pairing in one.pairings:
            story.does(result(one.round, pairing.board, SCORES[(one.round + pairing.board) % 3]))
    return story


def trf_of(story: Story, edition: TrfEdition = TrfEdition.TRF26) -> str:
    return write_trf(view_of(story.state), story.group(), edition=edition)


def game_in(text: str) -> chess.pgn.Game:
    game = chess.pgn.read_game(io.StringIO(text))
    assert game is not None
    assert game.errors == []
    return game


def names_in(text: str) -> tuple[str, str]:
    """White and Black as a reader that knows the standard has them."""
    headers = game_in(text).headers
    white, black = (headers[tag].replace('\\"', '"').replace("\\\\", "\\") for tag in ("White", "Black"))
    return white, black


def with_names(white: str, black: str) -> str:
    return game_pgn(Table(control="-").state, PgnTags(players=ByColor(white, black)))


# Tournament Report Files


@pytest.mark.parametrize("edition", TrfEdition)
@pytest.mark.parametrize("rounds", [0, 3, 5])
def test_to_12_the_number_of_rounds_is_there_and_the_tournament_comes_back(rounds: int, edition: TrfEdition) -> None:
    story = six(rounds)
    text = trf_of(story, edition)
    assert "\r\nXXR 5\r\n" in text
    assert ("\r\n142 5\r\n" in text) is (edition is TrfEdition.TRF26)
    again = Story()
    again.does(creation(FIRST, SECOND, THIRD), import_act(import_plan(read_trf(text), SECOND), reason="из файла"))
    assert again.group().crosstable == story.group().crosstable
    assert trf_of(again, edition) == text


def test_to_14_nobody_who_has_an_opponent_has_a_bye() -> None:
    story = drawn(5)
    story.does(
        result(1, 1, Score.WHITE_BY_FORFEIT),
        result(1, 2, Score.BOTH_FORFEIT),
        WithdrawParticipant(participant_id=1, after_round=1, reason="болен", at_ms=AT_MS),
        ReinstateParticipant(participant_id=1, from_round=3, at_ms=AT_MS),
    )
    cells = [
        line[first : first + 8].rstrip()
        for line in trf_of(story).splitlines()
        if line.startswith("001")
        for first in range(FIRST_ROUND_COLUMN - 1, len(line), 10)
    ]
    free = {cell for cell in cells if cell.startswith("0000")}
    assert free == {"0000 -"}
    assert {cell[7:] for cell in cells if cell not in free} == {"+", "-", ""}


@pytest.mark.parametrize("code", "HFUZ")
def test_to_14_a_bye_against_somebody_is_a_fault(code: str) -> None:
    rounds = ("   2 w =", "   3 b 1")
    bad = with_row(1, "Берёзкин, Лев", "2.5", "1", f"   4 w {code}", *rounds)
    assert (faults(bad)[0].line, faults(bad)[0].columns) == (11, (92, 99))


def test_to_16_girls_and_what_is_not_known() -> None:
    girl = TrfPlayer(number=1, name="Ёлкина, Аня", sex="w", born="2016/03/08")
    nobody = TrfPlayer(number=2, name="Ким, Ян")
    lines = format_trf(TrfTournament(edition=TrfEdition.TRF16, players=(girl, nobody), rounds=1)).splitlines()
    rows = [line for line in lines if line.startswith("001")]
    assert [(row[9:10], row[14:47].rstrip(), row[69:79].strip()) for row in rows] == [
        ("w", "Ёлкина, Аня", "2016/03/08"),
        (" ", "Ким, Ян", ""),
    ]
    wanted = ["012", "022", "032", "042", "052", "062", "072", "082", "092", "102", "112", "122"]
    assert [line[:3] for line in lines][: len(wanted)] == wanted


# Tables for spreadsheets


@pytest.mark.parametrize(("wanted", "separator", "points"), [("ru", ";", "0,5"), ("en", ",", "0.5")])
def test_to_20_a_table_that_a_spreadsheet_reads(wanted: Language, separator: str, points: str) -> None:
    story = drawn(4)
    story.does(result(1, 1, Score.DRAW))
    set_language(wanted)
    data = standings_csv(story.group())
    assert data.startswith(b"\xef\xbb\xbf")
    rows = list(csv.reader(io.StringIO(data.decode("utf-8-sig"), newline=""), delimiter=separator))
    assert "Вера" in rows[1]
    assert points in rows[1]


# PGN


def test_pg_16_quotes_and_backslashes_do_not_grow() -> None:
    name = 'Иван "Танк" O\'Neil \\ test'
    text = with_names(name, "Ян")
    assert '[White "Иван \\"Танк\\" O\'Neil \\\\ test"]' in text
    once = names_in(text)
    assert once == (name, "Ян")
    assert names_in(with_names(*once)) == once


def test_pg_18_quotes_in_the_event_and_its_place() -> None:
    story = drawn(4)
    details = EventDetails(school='Школа "№ 5"')
    story.does(ChangeDetails(title='Турнир "Белая ладья" 2026', details=details, at_ms=AT_MS))
    story.does(result(1, 1), result(1, 2, Score.WHITE_BY_FORFEIT))
    stream, found = io.StringIO(group_pgn(view_of(story.state), story.group(), GroupGames())), []
    while (game := chess.pgn.read_game(stream)) is not None:
        found.append({tag: game.headers[tag].replace('\\"', '"') for tag in ("Event", "Site")})
    assert found == [{"Event": 'Турнир "Белая ладья" 2026, II группа', "Site": 'Школа "№ 5"'}] * 2


@pytest.mark.parametrize("name", ["Ёлкин", "Žukauskas", "Müller", "Đorđević", "Ян 🙂", "王 小明"])
def test_pg_22_letters_stay_what_they_are(name: str) -> None:
    assert names_in(with_names(name, "?").encode().decode("utf-8"))[0] == name


@pytest.mark.parametrize(
    ("bug", "fen", "moves", "written"),
    [
        ("PG-26", "4k3/8/8/8/8/8/4P3/4K3 b - - 0 16", ("e8d7", "e2e4"), "16... Kd7 17. e4 *"),
        ("PG-28", "4k3/8/8/8/4r3/2N1N3/8/4K3 w - - 0 1", ("c3d5",), "1. Nd5 *"),
        ("PG-30", "7k/8/8/8/8/8/8/4R2K w - - 0 1", ("e1c1",), "1. Rc1 *"),
        ("PG-30", "7k/8/8/8/8/8/8/4R2K w - - 0 1", ("e1g1",), "1. Rg1 *"),
        ("PG-30", "6nk/8/8/8/8/8/8/4R2K b - - 0 1", ("g8f6",), "1... Nf6 *"),
        ("IN-07", chess.STARTING_FEN, KNIGHTS_OUT_AND_BACK[:2], "1. Nf3 Nf6 *"),
    ],
)
def test_moves_are_written_as_the_standard_has_them(bug: str, fen: str, moves: tuple[str, ...], written: str) -> None:
    """In Russian too: the letters of pieces are English in PGN."""
    text = game_pgn(Table(fen, control="-").play(*moves).state)
    assert text.endswith(f"\n\n{written}\n\n"), bug
    assert [move.uci() for move in game_in(text).mainline_moves()] == list(moves)


@pytest.mark.parametrize(
    ("score", "tags"),
    [
        (Score.BOTH_LOSE, {"Result": "*", "Points": "0-0"}),
        (Score.BOTH_FORFEIT, {"Result": "*", "Points": "-:-", "Termination": "unplayed"}),
        (Score.WHITE_BY_FORFEIT, {"Result": "1-0", "Termination": "unplayed"}),
        (Score.BLACK_BY_FORFEIT, {"Result": "0-1", "Termination": "unplayed"}),
        (Score.DRAW, {"Result": "1/2-1/2"}),
    ],
)
def test_pg_32_and_pg_34_results_without_moves_say_who_won_and_no_reason(score: Score, tags: dict[str, str]) -> None:
    """PG-32: both lost is no castling; PG-34: a forfeit names its winner, and no reason is invented."""
    story = drawn(4)
    story.does(result(1, 1, score))
    game = game_in(group_pgn(view_of(story.state), story.group(), GroupGames()))
    assert {tag: game.headers[tag] for tag in tags} == tags
    assert ("Termination" in game.headers) is ("Termination" in tags)
    assert list(game.mainline_moves()) == []
