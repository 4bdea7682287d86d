"""Exercises answered by an option, an order, a placement or a text."""

from itertools import permutations

import pytest

from ladya_desktop.lessons import (
    Exercise,
    OptionAnswer,
    OrderAnswer,
    PlacementAnswer,
    SquaresAnswer,
    TextAnswer,
    Verdict,
)
from tests.lessons.files import exercise_of

ROOKS = "4k3/8/8/8/8/8/8/R3K2R w KQ"
SHUFFLE = '["g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1", "f6g8"]'

MORE = 'options = ["threefold", "fifty_moves", "stalemate", "check", "goes_on"]'


def right(lines: str) -> str:
    return " ".join(str(getattr(answer, "option", "")) for answer in exercise_of(lines).solutions())


def chosen(exercise: Exercise, option: str) -> Verdict:
    return exercise.check(OptionAnswer(option))


@pytest.mark.parametrize(
    ("fen", "more", "reasons"),
    [
        (ROOKS, 'side = "short"', "possible"),
        ("4k3/8/8/8/8/8/4r3/R3K2R w KQ", 'side = "short"', "in_check"),
        ("4kr2/8/8/8/8/8/8/R3K2R w KQ", 'side = "short"', "passes"),
        ("4k1r1/8/8/8/8/8/8/R3K2R w KQ", 'side = "short"', "lands"),
        ("4k3/8/8/8/8/8/8/RN2K2R w KQ", 'side = "long"', "between"),
        ("1r2k3/8/8/8/8/8/8/R3K2R w KQ", 'side = "long"', "possible"),
        ("r3k3/8/8/8/8/8/8/R3K2R w KQ", 'side = "long"', "possible"),
        (ROOKS, 'side = "short"\nmoves = ["e1e2", "e8e7", "e2e1", "e7e8"]', "king_moved"),
        (ROOKS, 'side = "short"\nmoves = ["h1h2", "e8e7", "h2h1", "e7e8"]', "rook_moved"),
        (ROOKS, 'side = "long"\nmoves = ["h1h2", "e8e7", "h2h1", "e7e8"]', "possible"),
        ("4k3/8/8/8/8/8/8/R4K1R w", 'side = "short"', "king_moved"),
        ("4k3/8/8/8/8/8/8/R3K3 w Q", 'side = "short"', "rook_moved"),
        ("r3k2r/8/8/8/8/8/8/R3K3 b kq", 'side = "long"', "possible"),
        ("rn2k2r/8/8/8/8/8/4R3/4K3 b kq", 'side = "long"', "between in_check"),
    ],
)
def test_why_castling_is_not_possible(fen: str, more: str, reasons: str) -> None:
    assert right(f'kind = "castling"\nfen = "{fen}"\n{more}') == reasons


def test_castling_is_explained() -> None:
    exercise = exercise_of('kind = "castling"\nfen = "4kr2/8/8/8/8/8/8/R3K2R w KQ"\nside = "short"')
    assert chosen(exercise, "possible").reason == "Через поле под ударом король не проходит."
    assert chosen(exercise, "in_check").reason == "Король сейчас не под шахом."
    assert chosen(exercise, "passes").squares == ("f8",)


@pytest.mark.parametrize(
    ("fen", "more", "ending"),
    [
        ("R5k1/5ppp/8/8/8/8/8/6K1 b", "", "checkmate"),
        ("7k/5Q2/6K1/8/8/8/8/8 b", "", "stalemate"),
        ("4k3/8/8/8/8/8/8/4KB2 w", "", "dead_position"),
        ("4k3/8/8/8/8/8/8/R3K3 w", "", "goes_on"),
        ("4k3/8/8/8/8/8/8/R3K3 w - - 100 90", MORE, "fifty_moves"),
        ("R3k3/8/8/8/8/8/8/4K3 b", MORE, "check"),
        ("startpos", f"moves = {SHUFFLE}\n{MORE}", "threefold"),
    ],
)
def test_how_the_game_stands(fen: str, more: str, ending: str) -> None:
    assert right(f'kind = "verdict"\nfen = "{fen}"\n{more}') == ending


@pytest.mark.parametrize(
    ("fen", "option", "said"),
    [
        ("R3k3/8/8/8/8/8/8/4K3 b", "checkmate", "Спастись можно: Крd7."),
        ("R3k3/8/8/8/8/8/8/4K3 b", "stalemate", "Король под шахом, а пат бывает без шаха."),
        ("4k3/8/8/8/8/8/8/R3K3 w", "checkmate", "Король не под шахом."),
        ("4k3/8/8/8/8/8/8/R3K3 w", "stalemate", "Ход есть: Лa2."),
        ("4k3/8/8/8/8/8/8/R3K3 w", "dead_position", "Мат ещё можно поставить, хотя бы с помощью соперника."),
        ("7k/5Q2/6K1/8/8/8/8/8 b", "dead_position", "Партия кончилась, но иначе."),
        ("7k/5Q2/6K1/8/8/8/8/8 b", "goes_on", "Ходить нечем, а король не под шахом: ничья."),
        ("4k3/8/8/8/8/8/8/R3K3 w", "threefold", "Позиция стоит 1 раз."),
        ("4k3/8/8/8/8/8/8/R3K3 w - - 4 9", "fifty_moves", "Без взятий и ходов пешками прошло 2 хода."),
        ("4k3/8/8/8/8/8/8/R3K3 w", "check", "Король не под шахом."),
        ("R5k1/5ppp/8/8/8/8/8/6K1 b", "check", "Король под шахом, и спасти его нельзя."),
    ],
)
def test_why_it_stands_otherwise(fen: str, option: str, said: str) -> None:
    every = '["checkmate", "stalemate", "dead_position", "check", "threefold", "fifty_moves", "goes_on"]'
    exercise = exercise_of(f'kind = "verdict"\nfen = "{fen}"\noptions = {every}')
    assert chosen(exercise, option).reason == said


def test_setting_up_names_the_wrong_squares() -> None:
    exercise = exercise_of('kind = "setup"')
    assert exercise.scene.standing == "8/8/8/8/8/8/8/8"
    start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
    assert exercise.check(PlacementAnswer(start)).is_complete
    swapped = exercise.check(PlacementAnswer(start.replace("RNBQKBNR", "RNBKQBNR")))
    assert swapped.reason == "На d1 должна быть фигура: белый ферзь. На e1 должна быть фигура: белый король."
    assert swapped.squares == ("d1", "e1")
    lifted = exercise.check(PlacementAnswer("rnbqkbnr/pppppppp/8/8/8/8/8/RNBQKBNR"))
    assert lifted.reason.endswith("И ещё 5 полей.")
    more = exercise.check(PlacementAnswer("rnbqkbnr/pppppppp/8/8/8/Q7/PPPPPPPP/RNBQKBNR"))
    assert more.reason == "Поле a3 должно быть пустым."


def notation(move: str, letters: str = "russian", fen: str = "startpos") -> Exercise:
    return exercise_of(f'kind = "notation"\nfen = "{fen}"\nmove = "{move}"\nletters = "{letters}"')


@pytest.mark.parametrize(
    ("move", "letters", "typed", "is_right", "said"),
    [
        ("g1f3", "russian", "Кf3", True, "Ход записан: Кf3."),
        ("g1f3", "russian", "Кg1-f3", True, "Понятно, а обычно пишут так: Кf3."),
        ("g1f3", "russian", "Nf3", False, "Это английская буква. Здесь пишут русскими: Кр, Ф, Л, С, К."),
        ("g1f3", "english", "Nf3", True, "Ход записан: Nf3."),
        ("g1f3", "english", "Кf3", False, "Это русская буква. Здесь пишут английскими: K, Q, R, B, N."),
        ("g1f3", "russian", "Kf3", False, "Это английская буква. Здесь пишут русскими: Кр, Ф, Л, С, К."),
        ("g1f3", "russian", "f3", False, "Это другой ход: f2-f3."),
        ("g1f3", "russian", "", False, "Здесь пока пусто."),
        ("g1f3", "russian", "конь", False, "Это не запись хода. Нужны фигура и поле, куда она пошла."),
        ("g1f3", "russian", "Кe5", False, "Такого хода в этой позиции нет."),
        ("g1f3", "russian", "Сf3", False, "Поле верное, а фигура записана не та."),
        ("e2e4", "russian", "e4!", True, "Ход записан: e4."),
        ("g1f3", "russian", "Кf3+", False, "Шаха этот ход не даёт: знак + лишний."),
        ("g1f3", "russian", "Кf3#", False, "Это не мат: знак # лишний."),
    ],
)
def test_writing_a_move(move: str, letters: str, typed: str, is_right: bool, said: str) -> None:
    verdict = notation(move, letters).check(TextAnswer(typed))
    assert (verdict.is_right, verdict.reason) == (is_right, said)


def test_writing_what_needs_more() -> None:
    knights = "4k3/8/8/8/8/5N2/8/1N2K3 w"
    assert notation("b1d2", fen=knights).check(TextAnswer("Кd2")).reason == (
        "Так могут пойти две фигуры. Надо написать, какая из них."
    )
    pawn = notation("e7e8q", fen="8/4P2k/8/8/8/8/8/4K3 w")
    assert pawn.check(TextAnswer("e8")).reason == "Надо написать, кем стала пешка."
    for typed in ("e8=Q", "e8=K"):
        assert pawn.check(TextAnswer(typed)).reason == notation("g1f3").check(TextAnswer("Nf3")).reason
    english = notation("e7e8q", "english", fen="8/4P2k/8/8/8/8/8/4K3 w")
    assert english.check(TextAnswer("e8=Ф")).reason == notation("g1f3", "english").check(TextAnswer("Кf3")).reason
    assert english.check(TextAnswer("e8=Q")).is_right
    assert pawn.check(TextAnswer("e7-e8")).reason == "Надо написать, кем стала пешка."
    castling = notation("e1g1", fen="4k3/8/8/8/8/8/8/4K2R w K")
    assert castling.check(TextAnswer("0-0")).is_right
    assert castling.check(TextAnswer("O-O")).is_right
    assert castling.story()[1].position.letter_at("g1") == "K"


def test_writing_a_move_that_could_be_another_is_not_right() -> None:
    """A small Russian letter can be the file c or the bishop, and both can take on b6; two squares are one move."""
    fen = "4k3/8/1p6/B1P5/8/8/8/4K3 w"
    for move in ("a5b6", "c5b6"):
        assert not notation(move, fen=fen).check(TextAnswer("сxb6")).is_right
    assert notation("c5b6", fen=fen).check(TextAnswer("cxb6")).is_right
    assert notation("a5b6", fen=fen).check(TextAnswer("Сxb6")).is_right
    behind_pawns = "4k3/8/8/8/8/8/8/1NB1K3 w"
    assert notation("b1d2", fen=behind_pawns).check(TextAnswer("b1d2")).is_right
    assert notation("c1d2", fen=behind_pawns).check(TextAnswer("b1d2")).reason == "Это другой ход: b1-d2."


def order(words: str) -> Exercise:
    steps = "".join(f'[[page.step]]\ntext.ru = "{word}"\ntext.en = "{word}"\n' for word in words)
    return exercise_of(f'kind = "order"\nreason.ru = "Так."\nreason.en = "So."\n{steps}')


@pytest.mark.parametrize("words", ["".join(words) for words in permutations("xyz")])
def test_steps_are_never_offered_in_the_right_order(words: str) -> None:
    offered = "".join(option.text for option in order(words).options())
    assert offered != words
    assert sorted(offered) == ["x", "y", "z"]


def test_an_order() -> None:
    exercise = order("xyz")
    assert exercise.check(OrderAnswer(("0", "1", "2"))).is_complete
    assert exercise.check(OrderAnswer(("1", "0", "2"))).reason == "Начинают не с этого."
    assert exercise.check(OrderAnswer(("0", "2", "1"))).reason == "После «x» идёт другое."


@pytest.mark.parametrize(
    "lines",
    [
        'kind = "setup"',
        f'kind = "castling"\nfen = "{ROOKS}"\nside = "short"',
        'kind = "order"\nreason.ru = "Так."\nreason.en = "So."\n' + '[[page.step]]\ntext.ru = "х"\ntext.en = "x"\n' * 3,
        'kind = "name_square"\nname = "e4"',
        'kind = "notation"\nfen = "startpos"\nmove = "e2e4"\nletters = "english"',
        'kind = "verdict"\nfen = "startpos"',
    ],
)
def test_another_shape_is_the_programmers_error(lines: str) -> None:
    with pytest.raises(TypeError):
        exercise_of(lines).check(SquaresAnswer(frozenset()))


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("e4", "Это поле e4."),
        ("Е4", "Это поле e4."),
        ("e5", "Буква верная, а ряд у e5 другой."),
        ("d4", "Цифра верная, а столбец у d4 другой."),
        ("a1", "Поле a1 в другом месте."),
        ("4e", "Имя поля — буква и цифра, например e4."),
    ],
)
def test_naming_a_square(typed: str, said: str) -> None:
    exercise = exercise_of('kind = "name_square"\nname = "e4"')
    assert exercise.scene.drawings.lights[0].square == "e4"
    assert exercise.check(TextAnswer(typed)).reason == said
