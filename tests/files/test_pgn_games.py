"""Games are read as they are found in the wild; the numbers are those of reports about other programs."""

from pathlib import Path
from time import process_time

import pytest

from ladya_desktop.files.pgn_games import MOST_MOVES, PgnFileError, PgnGame, read_games, read_text
from ladya_desktop.lessons import Arrow, Mark
from ladya_desktop.texts import set_language


def read(text: str) -> list[PgnGame]:
    return list(read_games(text))


def one(text: str) -> PgnGame:
    (game,) = read(text)
    return game


def moves(game: PgnGame) -> list[str]:
    return [move.uci for move in game.moves]


def line(game: PgnGame) -> list[str]:
    """The main line: of the moves that go on from one, the first."""
    found, at = list[str](), 0
    following = {move.after: number for number, move in reversed(tuple(enumerate(game.moves, start=1)))}
    while at in following:
        at = following[at]
        found.append(game.moves[at - 1].uci)
    return found


SEVEN = "".join(f'[{name} "x"]\n' for name in ("Event", "Site", "Date", "Round", "White", "Black", "Result"))


def test_pg_02_two_empty_lines_divide_nothing() -> None:
    game = one(f"{SEVEN}\n\n1. e4 e5 2. Nf3 1-0")
    assert moves(game) == ["e2e4", "e7e5", "g1f3"]
    assert len(game.tags) == 7


def test_pg_04_signs_between_games_are_no_games() -> None:
    games = read("\n\n\n--\n\n*\n\n".join(f"{SEVEN}\n1. e4 e5 1-0" for _ in range(8)))
    assert [moves(game) for game in games] == [["e2e4", "e7e5"]] * 8


def test_pg_06_a_remark_before_the_first_move_belongs_to_the_game() -> None:
    game = one(f"{SEVEN}\n{{ Remark by the arbiter. }}\n\n1. e4 e5 1/2-1/2")
    assert (game.comment, moves(game)) == ("Remark by the arbiter.", ["e2e4", "e7e5"])


def test_pg_08_an_illegal_first_move_and_a_stray_bracket() -> None:
    bad, good = read('1. Ke8 ) d4 *\n\n[Event "b"]\n\n1. d4 *')
    assert bad.fault is not None
    assert (bad.fault.line, bad.fault.word) == (1, "Ke8")
    assert moves(good) == ["d2d4"]


def test_pg_10_games_of_tags_alone_stay_apart() -> None:
    first, second = read('[White "A"]\n[Black "B"]\n[Result "1-0"]\n\n[White "C"]\n[Black "D"]\n[Result "0-1"]\n\n')
    assert (first.title, second.title) == ("A – B", "C – D")


def test_pg_12_brackets_in_texts_are_texts() -> None:
    game = one('[Opening "St. George (Baker) defense"]\n1. e4 { see ( here } e5 2. Nf3 *')
    assert game.tags["Opening"] == "St. George (Baker) defense"
    assert (game.moves[0].comment, len(game.moves)) == ("see ( here", 3)


def test_pg_14_commands_over_two_lines_are_no_words() -> None:
    game = one("1. e4 {[%clk\n1:30:56]} 1... d5 {[%eval\n0.3] good} *")
    assert [move.comment for move in game.moves] == ["", "good"]


def test_pg_16_quotes_and_backslashes_in_names() -> None:
    assert one('[White "Иван \\"Танк\\" O\'Neil \\\\ test"]\n*').tags["White"] == 'Иван "Танк" O\'Neil \\ test'
    assert one('[Site "Somewhere " else"]\n*').tags["Site"] == 'Somewhere " else'


@pytest.mark.parametrize(
    ("data", "name"),
    [
        ('[White "Иванов"]\n1. e4 *'.encode("cp1251"), "Иванов"),
        ('[White "Иванов"]\n1. e4 *'.encode(), "Иванов"),
        ('\ufeff[White "Иванов"]\n1. e4 *'.encode(), "Иванов"),
        ('[White "Иванов"]\n1. e4 *'.encode("utf-16"), "Иванов"),
        (b'[White "M\xfcller"]\n1. e4 *', "Müller"),
        ('[White "Иванов"] {'.encode() + b"\x90" + b"} 1. e4 *", "Иванов"),
    ],
)
def test_pg_20_encodings_are_found_out(tmp_path: Path, data: bytes, name: str) -> None:
    path = tmp_path / "games.pgn"
    path.write_bytes(data)
    game = one(read_text(path))
    assert (game.tags["White"], moves(game)) == (name, ["e2e4"])


def test_pg_24_all_comments_are_kept_in_order() -> None:
    game = one("1. e4 {one} {two} e5 {three} (1... c5 {a} {b}) 2. Nf3 *")
    assert [move.comment for move in game.moves] == ["one two", "three", "a b", ""]
    assert line(game) == ["e2e4", "e7e5", "g1f3"]


def test_pg_26_comments_where_black_moves_first() -> None:
    game = one('[FEN "4k3/8/8/8/8/8/4P3/4K3 b - - 0 16"]\n{intro} 16... Kd7 {x} 17. e4 *')
    assert (game.comment, game.moves[0].comment, moves(game)) == ("intro", "x", ["e8d7", "e2e4"])


@pytest.mark.parametrize("san", ["Nd5", "Ncd5"])
def test_pg_28_a_pinned_piece_needs_no_letter(san: str) -> None:
    assert moves(one(f'[FEN "4k3/8/8/8/4r3/2N1N3/8/4K3 w - - 0 1"]\n1. {san} *')) == ["c3d5"]


@pytest.mark.parametrize("result", ["0-0", "0.5-0.5", "½-½", "+/-"])
def test_pg_32_odd_results_end_the_game(result: str) -> None:
    first, second = read(f'[Result "{result}"]\n\n{result}\n\n[White "b"]\n\n1. e4 {result}')
    assert (moves(first), first.fault) == ([], None)
    assert (moves(second), second.fault) == (["e2e4"], None)


def test_castling_with_noughts_is_a_move() -> None:
    assert moves(one("1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 0-0 0-0 *"))[-2:] == ["e1g1", "e8g8"]


def test_pg_36_russian_letters_are_read_and_others_refused() -> None:
    assert moves(one("1. e4 e5 2. Кf3 Кc6 3. Сb5 a6 *"))[2:] == ["g1f3", "b8c6", "f1b5", "a7a6"]
    game = one("1. e4 e5 2. Sf3 Sc6 3. Lb5 *")
    assert moves(game) == ["e2e4", "e7e5"]
    assert game.fault is not None
    assert game.fault.word == "Sf3"


@pytest.mark.parametrize(
    ("word", "uci"),
    [("b1d2", "b1d2"), ("b1-d2", "b1d2"), ("b1а3", "b1a3"), ("Bd2", "c1d2"), ("с1d3", None), ("B1d2", "c1d2")],
)
def test_two_squares_are_the_move_from_that_very_square(word: str, uci: str | None) -> None:
    game = one(f"1. d4 d5 2. {word} *")
    assert moves(game)[2:] == ([] if uci is None else [uci])


def test_capitals_that_can_be_either_move_are_refused() -> None:
    """B1D2 is the knight of b1 or the bishop of the first rank; B1C3 only the knight."""
    assert moves(one("1. d4 d5 2. B1C3 *"))[2:] == ["b1c3"]
    game = one("1. d4 d5 2. B1D2 *")
    assert moves(game)[2:] == []
    assert game.fault is not None
    assert game.fault.word == "B1D2"


@pytest.mark.parametrize("san", ["a8Q+", "a8(Q)+", "a8=Q+", "a8/Q"])
def test_pg_38_promotions_in_every_spelling(san: str) -> None:
    assert moves(one(f'[FEN "4k3/P7/8/8/8/8/8/4K3 w - - 0 1"]\n1. {san} *')) == ["a7a8q"]


def test_pg_38_a_promotion_without_its_piece_is_refused() -> None:
    assert one('[FEN "4k3/P7/8/8/8/8/8/4K3 w - - 0 1"]\n1. a8 *').fault is not None


def test_pg_40_nested_braces_lose_no_move() -> None:
    game = one("1. e4 { a { b } c } e5 *")
    assert (game.moves[0].comment, moves(game)) == ("a { b } c", ["e2e4", "e7e5"])


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_pg_42_any_line_ends(tmp_path: Path, end: str) -> None:
    path = tmp_path / "games.pgn"
    path.write_bytes(f'[White "a"]{end}{end}1. e4{end}; told{end}e5 *'.encode())
    game = one(read_text(path))
    assert (moves(game), game.moves[0].comment) == (["e2e4", "e7e5"], "told")


def test_se_06_absurd_values_are_texts() -> None:
    game = one(f'[WhiteElo "{"9" * 300}"]\n[Round "1e999"]\n[Date "9999.99.99"]\n\n1. e4 *')
    assert len(game.tags["WhiteElo"]) == 200
    assert game.note == "1e999, 9999.99.99"


def test_cl_25_clocks_written_in_whole_minutes_are_taken_as_they_are() -> None:
    game = one(
        f'{SEVEN}[TimeControl "5400+30"]\n\n1. e4 {{[%clk 1:30:00]}} e5 {{[%clk 1:30:00]}} 2. Nf3 {{[%clk 1:31:00]}} *'
    )
    assert moves(game) == ["e2e4", "e7e5", "g1f3"]
    assert game.fault is None


@pytest.mark.parametrize("odd", ["{\nsome text", "{" + "a " * 2_500_000, "(" * 200_000, "{" * 200_000, "\\" * 200_000])
def test_se_04_what_never_ends_is_read_in_a_moment(odd: str) -> None:
    started = process_time()
    games = read(f"{SEVEN}\n1. e4 {odd}")
    assert process_time() - started < 5  # a reader that goes back again and again would need hours
    assert [moves(game)[:1] for game in games][:1] == [["e2e4"]]


# Variations, drawings, faults


def test_variations_within_variations() -> None:
    game = one("1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) 2. Nc3 *")
    ways = [(move.after, move.uci) for move in game.moves]
    assert ways == [
        (0, "e2e4"),
        (1, "e7e5"),
        (1, "c7c5"),
        (3, "g1f3"),
        (3, "c2c3"),
        (5, "d7d5"),
        (4, "d7d6"),
        (2, "b1c3"),
    ]


def test_a_bad_variation_costs_itself_alone() -> None:
    game = one("1. e4 e5 (1... Qh9 2. d4 (2. c4)) 2. Nf3 (2. Nf3 Nc6) *")
    assert line(game) == ["e2e4", "e7e5", "g1f3", "b8c6"]
    assert game.fault is not None
    assert game.fault.code == "pgn.variation"


def test_a_variation_before_any_move_is_passed_over() -> None:
    assert line(one("(1. d4) 1. e4 *")) == ["e2e4"]


def test_arrows_and_squares_of_other_programs() -> None:
    game = one("{[%csl Rd4]} 1. e4 {[%cal Ge2e4,Yd1d1][%csl Be5] so} *")
    assert game.drawings.lights == (Mark(square="d4", color="red"),)
    assert game.moves[0].drawings.arrows == (Arrow(from_square="e2", to_square="e4"),)
    assert game.moves[0].drawings.lights == (Mark(square="d1", color="yellow"), Mark(square="e5", color="blue"))
    assert game.moves[0].comment == "so"


@pytest.mark.parametrize(
    ("text", "line_number", "code"),
    [
        ("\n1. e4\ne5 2. Ke5 *", 3, "pgn.move"),
        ("1. e4 -- 2. d4 *", 1, "pgn.null_move"),
        ('[FEN "8/8/8 w"]\n1. e4 *', 1, "pgn.fen"),
        ('[White "a"]\n[Variant "Antichess"]\n1. e4 *', 2, "pgn.variant"),
        ('["Somewhere"]\n1. e4 *', 1, "pgn.tag"),
        ("1. e4 {never closed", 1, "pgn.comment"),
    ],
)
@pytest.mark.parametrize("language", ["ru", "en"])
def test_a_fault_names_its_line(text: str, line_number: int, code: str, language: str) -> None:
    set_language("en" if language == "en" else "ru")
    fault = one(text).fault
    set_language("ru")
    assert fault is not None
    assert (fault.line, fault.code) == (line_number, code)
    assert str(line_number) in fault.sentence


def test_a_comment_that_is_never_closed_ends_before_the_next_game() -> None:
    first, second = read('[Event "a"]\n1. e4 {never closed\n[Event "b"]\n1. d4 *')
    assert (moves(first), first.moves[0].comment, moves(second)) == (["e2e4"], "never closed", ["d2d4"])


def test_lines_of_other_programs_and_glyphs_say_nothing() -> None:
    assert moves(one("%own\n1. e4! $1 <later> e5?! 2 Nf3 ... *")) == ["e2e4", "e7e5", "g1f3"]


def test_a_game_without_an_end_of_its_own() -> None:
    assert [moves(game) for game in read('1. e4\n[Event "b"]\n1. d4')] == [["e2e4"], ["d2d4"]]
    assert [moves(game) for game in read("1. e4 1-0 1. d4 *")] == [["e2e4"], ["d2d4"]]


def test_a_game_without_end_is_stopped() -> None:
    game = one(" ".join(("Nf3", "Nf6", "Ng1", "Ng8") * (MOST_MOVES // 4 + 1)))
    assert len(game.moves) == MOST_MOVES
    assert game.fault is not None
    assert game.fault.code == "pgn.long"


def test_no_games_in_nothing() -> None:
    assert read("") == read("\n\n*\n") == []
    assert one('[White "?"]\n*').title == ""


@pytest.mark.parametrize("data", [b"PK\x03\x04", b"%PDF-1.7", bytes(range(32)) * 9])
def test_a_file_of_another_kind_is_refused(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "games.pgn"
    path.write_bytes(data)
    with pytest.raises(PgnFileError) as refused:
        read_text(path)
    assert "games.pgn" in refused.value.sentence


def test_a_file_that_is_not_there_or_too_big(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(PgnFileError) as gone:
        read_text(tmp_path / "none.pgn")
    assert gone.value.code == "pgn.unreadable"
    monkeypatch.setattr("ladya_desktop.files.pgn_games.MOST_BYTES", 3)
    path = tmp_path / "games.pgn"
    path.write_bytes(b"1. e4 *")
    with pytest.raises(PgnFileError) as big:
        read_text(path)
    assert big.value.code == "pgn.too_large"
