"""What is wrong with a FEN is told so that it can be put right."""

import pytest

from ladya_desktop.game.position import STARTING_FEN
from ladya_desktop.texts import t
from ladya_desktop.ui.lessons.fen_problem import FenProblem, read_position

PAWN_ENDING = "8/8/4k3/8/8/4K3/4P3/8"


@pytest.mark.parametrize("text", [STARTING_FEN, f"  {STARTING_FEN}\n", f"{PAWN_ENDING} b - - 3 40"])
def test_a_whole_fen_is_taken_as_it_is(text: str) -> None:
    assert read_position(text) == " ".join(text.split())


@pytest.mark.parametrize(("text", "fen"), [(PAWN_ENDING, "w - - 0 1"), (f"{PAWN_ENDING} b", "b - - 0 1")])
def test_the_end_may_be_left_out(text: str, fen: str) -> None:
    assert read_position(text) == f"{PAWN_ENDING} {fen}"


@pytest.mark.parametrize(
    ("text", "fen"),
    [
        ("Кре1, Лh1; Крe8", "4k3/8/8/8/8/8/8/4K2R w - - 0 1"),
        ("Ke1 Rh1 a2; Ke8, pa7; b", "4k3/p7/8/8/8/8/P7/4K2R b - - 0 1"),
        ("Белые: Крg1, Фd1, п.f2; чёрные: Крg8, Сc5, Кf6; ход чёрных", "6k1/8/5n2/2b5/8/8/5P2/3Q2K1 b - - 0 1"),
    ],
)
def test_a_list_of_pieces_is_a_position(text: str, fen: str) -> None:
    assert read_position(text) == fen


@pytest.mark.parametrize(
    ("text", "code", "params"),
    [
        ("Крe1, Лh9; Крe8", "lesson.fen.man", {"sign": "Лh9"}),
        ("Крe1, Лe1; Крe8", "lesson.fen.man", {"sign": "Лe1"}),
        ("Крe1;", "lesson.fen.black_king", {"n": 0}),
        ("Лe1; Крe8", "lesson.fen.white_king", {"n": 0}),
        ("", "lesson.fen.empty", {}),
        ("  ", "lesson.fen.empty", {}),
        ("8/8/8/8 w - - 0 1", "lesson.fen.ranks", {"n": 4}),
        ("8/8/4k3/8/8/4K3/4P3/9", "lesson.fen.letter", {"rank": 1, "sign": "9"}),
        ("8/8/4к3/8/8/4K3/4P3/8", "lesson.fen.letter", {"rank": 6, "sign": "к"}),
        ("8/8/4k3/8/7/4K3/4P3/8", "lesson.fen.width", {"rank": 4, "n": 7}),
        ("8/8/4k3/8/8/8/4P3/8", "lesson.fen.white_king", {"n": 0}),
        ("4K3/8/4k3/8/8/4K3/4P3/8", "lesson.fen.white_king", {"n": 2}),
        ("8/8/8/8/8/4K3/4P3/8", "lesson.fen.black_king", {"n": 0}),
        (f"{PAWN_ENDING} x - - 0 1", "lesson.fen.turn", {"sign": "x"}),
        (f"{PAWN_ENDING} w - z9 0 1", "lesson.fen.rest", {}),
        (f"{PAWN_ENDING} w - - many 1", "lesson.fen.rest", {}),
    ],
)
def test_what_is_wrong_is_named_with_its_place(text: str, code: str, params: dict[str, object]) -> None:
    problem = read_position(text)
    assert isinstance(problem, FenProblem)
    assert (problem.code, dict(problem.params)) == (code, params)
    assert t(problem.code, **dict(problem.params))
