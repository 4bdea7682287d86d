"""A position that is set up: its rights, what is wrong with it, and texts it is read from."""

import os
from dataclasses import replace
from pathlib import Path

import pytest

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.position import STARTING_FEN
from ladya_desktop.texts import set_language, t
from ladya_desktop.ui.lessons.position_editor_check import may_play, problems_of
from ladya_desktop.ui.lessons.position_editor_setup import EMPTY, START, Setup, setup_of
from ladya_desktop.ui.lessons.position_editor_text import FenProblem, read_setup

SHARED = os.environ.get("LADYA_SHARED")
PASSING = "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3"


def setup(text: str) -> Setup:
    found = read_setup(text)
    assert isinstance(found, Setup), found
    return found


def codes(text: str) -> list[str]:
    """What is wrong with a position, without the area's name; a fault with a mark of exclamation."""
    problems = problems_of(setup(text))
    return [each.code.removeprefix("teacher.check.") + ("!" if each.is_fault else "") for each in problems]


# Rights


def test_fe_01_castling_by_hand_leaves_no_right() -> None:
    """A king carried to g1 has castled nowhere: the rights are those of pieces still at home."""
    made = START
    for way in ("f1f3", "g1g3", "e1g1", "h1f1"):
        made = made.moved(way[:2], way[2:])
    assert replace(made, turn=Color.BLACK).fen == "rnbqkbnr/pppppppp/8/8/8/5BN1/PPPPPPPP/RNBQ1RK1 b kq - 0 1"


def test_fe_03_a_king_elsewhere_has_no_castling() -> None:
    made = setup("r5k1/8/8/8/8/8/8/4K3 b q - 0 1")
    assert made.fen == "r5k1/8/8/8/8/8/8/4K3 b - - 0 1"
    assert not any(uci.startswith("g8") and uci[2] in "ce" for uci in made.position.legal_moves())
    assert codes("r5k1/8/8/8/8/8/8/4K3 b q - 0 1") == ["castling"]


def test_fe_05_another_rook_on_the_rank_gives_no_castling() -> None:
    made = setup("4k1rr/1b1p3p/nn1p4/P3Np2/3P1bp1/6PP/P5R1/1B1K2N1 b k - 1 37")
    assert made.fen.split()[2] == "k"
    assert "e8g8" not in made.position.legal_moves()


def test_fe_07_only_possible_squares_are_offered_for_en_passant() -> None:
    made = setup(PASSING)
    assert made.possible_en_passant == ("d6", "f6")
    assert "e5f6" in made.position.legal_moves()
    without = replace(made, en_passant="")
    assert "e5f6" not in without.position.legal_moves()
    assert "e5e6" in without.position.legal_moves()
    assert replace(made, turn=Color.BLACK).possible_en_passant == ()


def test_a_pawn_that_would_leave_its_king_in_check_cannot_take_in_passing() -> None:
    assert setup("8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1").possible_en_passant == ()


def test_fe_11_the_counters_go_on() -> None:
    made = setup("4k3/8/8/8/3p4/8/4N3/4K3 w - - 42 60")
    position = made.position
    found = []
    for uci in ("e1d1", "e8d8", "d1e1", "d8e8", "e2d4", "e8d8", "e1d1"):
        position = position.after(uci)
        found.append(setup_of(position.fen).halfmove_clock)
    assert found == [43, 44, 45, 46, 0, 1, 2]
    assert setup_of(position.fen).fullmove_number == 63


# What is wrong


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        (STARTING_FEN, []),
        ("8/8/8/8/8/8/8/8", ["no_king_white!", "no_king_black!"]),
        ("4k3/8/8/8/8/8/8/3KK3", ["kings_white!"]),
        ("4k1k1/8/8/8/8/8/8/3K4", ["kings_black!"]),
        ("8/8/8/3kK3/8/8/8/8", ["kings_beside!"]),
        ("4k3/8/8/8/8/8/4R3/4K3 w", ["left_in_check_black!"]),
        ("4k3/8/8/8/8/8/4r3/4K3 b", ["left_in_check_white!"]),
        ("P3k3/8/8/8/8/8/8/4K2p", ["pawn_at_end!"]),
        ("4k3/8/8/8/8/P7/PPPPPPPP/4K3", ["pawns_white"]),
        ("4k3/pppppppp/p7/8/8/8/8/4K3", ["pawns_black"]),
        ("4k3/8/8/8/8/8/NNNNNNNN/RNBQKBNR", []),
        ("4k3/8/8/8/8/1N6/PPPPPPPP/RNBQKBNR", ["pieces_white"]),
        ("rnbqkbnr/pppppppp/1n6/8/8/8/8/4K3", ["pieces_black"]),
        ("4k3/8/8/8/8/8/PPPPPPPP/QQ2K3", ["promoted_white"]),
        ("qq2k3/pppppppp/8/8/8/8/8/4K3", ["promoted_black"]),
        ("4k3/8/8/8/8/8/PPPPPPPP/B1B1K3", ["promoted_white"]),
        ("4k3/8/8/8/8/8/PPPPPPPP/BB2K3", []),
        ("4k3/8/8/8/8/8/8/4K3 w - e6", ["en_passant"]),
        ("rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6", []),
    ],
)
def test_what_is_wrong_is_named(text: str, wrong: list[str]) -> None:
    assert codes(text) == wrong
    for language in ("ru", "en"):
        set_language("en" if language == "en" else "ru")
        assert all(t(each.code, **dict(each.params)) for each in problems_of(setup(text)))


@pytest.mark.parametrize(
    "text",
    [
        "8/8/N7/2k5/N7/8/8/3K4 b",
        "r3k3/8/8/8/8/8/8/K6r w",
        "4k3/3P1P2/8/8/8/8/8/4K3 b",
        "8/8/8/8/Q3k3/8/8/4R1K1 b",
    ],
)
def test_fe_09_a_check_that_no_move_gives_is_doubted_and_may_be_shown(text: str) -> None:
    assert codes(text) == ["impossible_check"]
    assert may_play(setup(text))


@pytest.mark.parametrize(
    "text",
    [
        "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
        "4k3/8/5N2/8/8/8/8/4R1K1 b",
        "4k3/8/8/8/8/8/8/3R1K2 b",
        "4k2R/8/8/8/8/8/8/6K1 b",
        "5k2/8/8/8/8/8/8/5RK1 b",
        "3k4/8/8/8/8/8/8/2KR4 b",
        "8/8/3P4/2k5/8/8/8/4K3 b",
        "Q3k3/8/8/8/8/8/8/4K3 b",
        "8/8/8/2k5/3P4/8/8/4K3 b",
        "8/2k5/3P4/8/8/8/8/4K1B1 b",
    ],
)
def test_checks_that_a_move_gives_are_not_doubted(text: str) -> None:
    assert codes(text) == []


def test_only_faults_forbid_playing() -> None:
    assert may_play(setup("4k3/8/8/8/8/8/PPPPPPPP/QQ2K3"))
    assert not may_play(EMPTY)


# Texts


@pytest.mark.parametrize(
    ("text", "fen"),
    [
        (f"  {STARTING_FEN}\n\n", STARTING_FEN),
        ("8/8/4k3/8/8/4K3/4P3/8", "8/8/4k3/8/8/4K3/4P3/8 w - - 0 1"),
        ("8/8/4k3/8/8/4K3/4P3/8 b", "8/8/4k3/8/8/4K3/4P3/8 b - - 0 1"),
        ("\n8/8/8/8/8/8/8/R7 w - - 3 40\nmore", "8/8/8/8/8/8/8/R7 w - - 3 40"),
        ("Кре1, Лh1; Крe8", "4k3/8/8/8/8/8/8/4K2R w - - 0 1"),
        ("Ke1 Rh1 a2; Ke8, pa7; b", "4k3/p7/8/8/8/8/P7/4K2R b - - 0 1"),
        ("Крe1;", "8/8/8/8/8/8/8/4K3 w - - 0 1"),
    ],
)
def test_a_text_is_a_position(text: str, fen: str) -> None:
    assert setup(text).fen == fen


def test_fe_13_a_line_of_epd_is_a_position_without_its_operations() -> None:
    text = "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6 bm 1; id 1;"
    assert setup(text).fen == "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1"


@pytest.mark.parametrize(
    ("text", "code", "params"),
    [
        ("", "empty", {}),
        (" \n ", "empty", {}),
        ("Крe1, Лh9; Крe8", "man", {"sign": "Лh9"}),
        ("8/8/8/8 w - - 0 1", "ranks", {"n": 4}),
        ("8/8/4k3/8/8/4K3/4P3/9", "letter", {"rank": 1, "sign": "9"}),
        ("8/8/4к3/8/8/4K3/4P3/8", "letter", {"rank": 6, "sign": "к"}),
        ("8/8/4k3/8/7/4K3/4P3/8", "width", {"rank": 4, "n": 7}),
        ("8/8/8/8/8/8/8/8 x - - 0 1", "turn", {"sign": "x"}),
        ("8/8/8/8/8/8/8/8 w HAha - 0 1", "castling", {"sign": "HAha"}),
        ("8/8/8/8/8/8/8/8 w - z9 0 1", "en_passant", {"sign": "z9"}),
        ("8/8/8/8/8/8/8/8 w - - many 1", "counter", {"sign": "many"}),
    ],
)
def test_what_is_wrong_with_a_text_is_said_with_its_place(text: str, code: str, params: dict[str, object]) -> None:
    problem = read_setup(text)
    assert isinstance(problem, FenProblem)
    assert (problem.code, dict(problem.params)) == (f"teacher.fen.{code}", params)
    assert t(problem.code, **dict(problem.params))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("8/8/8/8/8/8/8/8 w - - 999999999999 1", "counter"),
        ("8/8/8/8/8/8/8/8 w - - 0 999999999999", "counter"),
        ("8/8/8/8/8/8/8/8 w - - 0 \N{SUPERSCRIPT TWO}", "counter"),
        ("/" * 10_000, "long"),
        ("8/" * 400 + "8", "ranks"),
    ],
)
def test_se_06_absurd_numbers_are_refused(text: str, code: str) -> None:
    problem = read_setup(text)
    assert isinstance(problem, FenProblem)
    assert problem.code == f"teacher.fen.{code}"


@pytest.mark.parametrize("start", range(0, 256, 32))
def test_se_08_any_bytes_are_answered_with_a_sentence(start: int) -> None:
    text = bytes((start + step * 7) % 256 for step in range(4096)).decode("latin-1")
    assert isinstance(read_setup(text), FenProblem)


@pytest.mark.skipif(not SHARED, reason="LADYA_SHARED names no folder with odd positions")
def test_se_08_odd_files_of_positions_are_answered_line_by_line() -> None:
    files = sorted((Path(SHARED or "") / "files" / "fen").iterdir())
    assert files
    for file in files:
        for line in file.read_text(encoding="utf-8", errors="replace").splitlines():
            found = read_setup(line)
            if isinstance(found, Setup):
                assert found.position.fen
                assert problems_of(found) is not None
