"""Exercises answered by squares."""

import pytest

from ladya_desktop.game.position import Position
from ladya_desktop.lessons import MoveAnswer, SquaresAnswer
from ladya_desktop.lessons.kinds.naming import shade_of, squares_named
from ladya_desktop.lessons.kinds.reasons import why_not_there
from ladya_desktop.lessons.kinds.squares import ByClicks
from tests.lessons.files import exercise_of

PINNED = 'fen = "4r1k1/8/8/8/2p5/8/4B3/4K3 w"'


def clicks(lines: str) -> ByClicks:
    exercise = exercise_of(lines)
    assert isinstance(exercise, ByClicks)
    return exercise


def wanted(lines: str) -> str:
    return " ".join(sorted(clicks(f'kind = "squares"\n{lines}').wanted()))


@pytest.mark.parametrize(
    ("lines", "squares"),
    [
        (f'{PINNED}\nask = "moves"\nsquare = "e2"', ""),
        (f'{PINNED}\nask = "captures"\nsquare = "e2"', ""),
        (f'{PINNED}\nask = "attacks"\nsquare = "e2"', "c4 d1 d3 f1 f3 g4 h5"),
        (f'{PINNED}\nask = "refused"\nsquare = "e2"', "c4 d1 d3 f1 f3 g4 h5"),
        (f'{PINNED}\nask = "attackers"\nsquare = "c4"\nby = "white"', "e2"),
        (f'{PINNED}\nask = "movable"', "e1"),
        (f'{PINNED}\nask = "pieces"\npieces = "Kk"', "e1 g8"),
        ('fen = "4r1k1/8/8/8/8/8/8/4K3 w"\nask = "checkers"', "e8"),
        ('fen = "8/8/8/8/3r4/8/2N5/8 w"\nask = "captures"\nsquare = "c2"', "d4"),
        ('fen = "8/8/8/8/4p3/3p4/4P3/8 w"\nask = "moves"\nsquare = "e2"', "d3 e3"),
        ('fen = "8/8/8/8/8/4n3/4P3/8 w"\nask = "refused"\nsquare = "e2"', "d3 e3 e4 f3"),
        ('fen = "8/4p3/4N3/8/8/8/8/8 b"\nask = "refused"\nsquare = "e7"', "d6 e5 e6 f6"),
        ('fen = "8/8/4p3/8/8/8/8/8 b"\nask = "refused"\nsquare = "e6"', "d5 f5"),
        ('fen = "8/8/8/8/8/1r6/8/K7 w"\nask = "refused"\nsquare = "a1"', "b1 b2"),
    ],
)
def test_the_core_answers(lines: str, squares: str) -> None:
    assert wanted(lines) == squares


def test_an_answer_is_weighed() -> None:
    bishop = clicks('kind = "squares"\nfen = "8/8/8/8/8/2n5/8/B7 w"\nask = "moves"\nsquare = "a1"')
    right = bishop.check(SquaresAnswer(frozenset({"b2", "c3"})))
    assert (right.is_right, right.is_complete, right.squares) == (True, True, ("b2", "c3"))
    fewer = bishop.check(SquaresAnswer(frozenset({"b2"})))
    assert (fewer.is_right, fewer.title, fewer.squares) == (False, "Ещё не всё.", ("c3",))
    assert "c3" not in fewer.reason
    behind = bishop.check(SquaresAnswer(frozenset({"b2", "c3", "d4"})))
    assert behind.reason == "d4: Прыгать через фигуры может только конь."
    with pytest.raises(TypeError):
        bishop.check(MoveAnswer("a1b2"))


def test_one_square_is_answered_at_once() -> None:
    bishop = clicks(f'kind = "squares"\n{PINNED}\nask = "refused"\nsquare = "e2"')
    assert "без неё королю будет шах" in bishop.check_square("d3").reason
    assert bishop.check_square("e4").reason == "Так эта фигура не ходит и без помех."
    king = clicks(f'kind = "squares"\n{PINNED}\nask = "refused"\nsquare = "e1"')
    assert not king.check_square("d1").is_right or king.wanted() == {"e2"}
    assert king.check_square("d2").reason == "Сюда пойти можно."
    rook = clicks('kind = "legal_moves"\nfen = "8/8/8/8/8/8/8/R2K4 w"\ntouch = "a1"')
    assert rook.scene.touched == ("a1",)
    assert rook.check_square("a5").reason == "Это a5."
    assert rook.check_square("a1").reason == "Здесь эта фигура и стоит."
    taking = clicks('kind = "squares"\nfen = "8/8/8/8/8/8/8/R2r4 w"\nask = "captures"\nsquare = "a1"')
    assert taking.check_square("b1").reason == "Сюда пойти можно, но брать там нечего."


@pytest.mark.parametrize(
    ("ask", "said"),
    [
        ('"attackers"\nsquare = "c4"\nby = "white"', "Отсюда на это поле никто не нападает."),
        ('"movable"', "Отсюда сейчас никто пойти не может."),
        ('"attacks"\nsquare = "e2"', "На это поле эта фигура не нападает."),
        ('"pieces"\npieces = "R"', "Здесь стоит не та фигура или поле пустое."),
        ('"checkers"', "Отсюда королю шаха нет."),
    ],
)
def test_why_a_square_is_not_among_them(ask: str, said: str) -> None:
    assert clicks(f'kind = "squares"\n{PINNED}\nask = {ask}').check_square("a8").reason == said


def test_nothing_is_an_answer() -> None:
    pinned = clicks(f'kind = "squares"\n{PINNED}\nask = "moves"\nsquare = "e2"')
    assert pinned.check(SquaresAnswer(frozenset())).reason == "Таких полей здесь нет."


def test_names() -> None:
    assert squares_named("e4") == {"e4"}
    assert len(squares_named("e")) == len(squares_named("4")) == 8
    assert squares_named("h1-f3") == {"h1", "g2", "f3"}
    assert squares_named("a1-a3") == squares_named("z1-a1") == squares_named("a1") - {"a1"}
    assert len(squares_named("light")) == len(squares_named("dark")) == 32
    assert (shade_of("a1"), shade_of("h1")) == ("dark", "light")


@pytest.mark.parametrize(
    ("lines", "ask", "squares"),
    [
        ('fen = "4k3/8/8/4p3/3P4/8/8/4K3 w"\ntouches = ["d4"]', "pieces", "d4"),
        ('fen = "4k3/8/8/4p3/3P4/8/8/4K3 w"\ntouches = ["e5"]', "taken", "e5"),
        ('fen = "4k3/8/8/4p3/3P4/8/8/4K3 w"\ntouches = ["d4", "e5"]', "targets", "e5"),
        ('fen = "4k3/8/8/8/8/8/8/4K2R w K"\ntouches = ["e1", "h1"]', "targets", "g1"),
        ('fen = "4k3/8/8/8/4r3/8/4N3/4K3 w"\ntouches = ["e2"]', "pieces", "e1"),
        (
            'fen = "4k3/8/8/4p3/3P4/8/8/4K3 w"\n'
            'acts = [{ act = "touch", by = "white", squares = ["e5", "d4"], unclear = true }]',
            "targets",
            "e5",
        ),
    ],
)
def test_what_touches_leave(lines: str, ask: str, squares: str) -> None:
    touch = clicks(f'kind = "touch"\n{lines}\nask = "{ask}"')
    assert " ".join(sorted(touch.wanted())) == squares
    assert touch.story()[-1].standing == touch.scene.standing


@pytest.mark.parametrize(
    ("touches", "said"),
    [
        ('["d4"]', "Теперь надо пойти пешкой d4."),
        ('["e5"]', "Теперь надо взять пешку e5."),
        ('["e1", "h1"]', "Теперь надо сделать рокировку."),
        ('["e8"]', "Такого хода сейчас нет."),
    ],
)
def test_what_touches_bind_to_is_said(touches: str, said: str) -> None:
    lines = f'fen = "4k3/8/8/4p3/3P1P2/8/8/4K2R w K"\ntouches = {touches}\nask = "pieces"'
    assert clicks(f'kind = "touch"\n{lines}').check_square("a8").reason == said


@pytest.mark.parametrize(
    ("fen", "square", "refused", "said"),
    [
        ("8/8/8/8/6P1/8/8/8 w", "g4", "g6", "Сразу на два поля пешка ходит только с начального места."),
        ("8/8/8/8/8/4n3/4P3/8 w", "e2", "e4", "Прыгать через фигуры может только конь."),
        ("8/8/8/8/8/4P3/4P3/8 w", "e2", "e3", "Это поле занято, а прямо пешка не берёт."),
        ("8/8/8/8/4n3/8/4P3/8 w", "e2", "e4", "Это поле занято, а прямо пешка не берёт."),
        ("8/8/8/8/8/8/4P3/8 w", "e2", "d3", "Наискосок пешка идёт, только когда берёт, а здесь брать нечего."),
        ("8/8/8/8/8/3N4/4P3/8 w", "e2", "d3", "Свои фигуры не берут."),
        ("8/8/8/2pP4/8/8/8/8 w", "d5", "c6", "На проходе берут только сразу после хода чужой пешки на два поля."),
        ("8/8/8/8/2pP4/8/8/8 b", "c4", "d3", "На проходе берут только сразу после хода чужой пешки на два поля."),
        (
            *("8/8/8/8/8/8/4P3/8 w", "e2", "e1"),
            "Пешка ходит на поле вперёд, с начального места и на два, берёт наискосок.",
        ),
        ("8/8/8/8/8/3k4/4P3/4K3 w", "e2", "d3", "Короля не берут: партию кончает мат."),
        ("4k3/8/8/8/8/8/4R3/4K3 w", "e2", "e8", "Короля не берут: партию кончает мат."),
        ("8/8/8/8/8/8/8/RN6 w", "b1", "a1", "Конь ходит буквой «Г»: два поля прямо и одно вбок."),
        ("8/8/8/8/8/8/8/RN6 w", "a1", "b1", "Свои фигуры не берут."),
    ],
)
def test_a_beginner_hears_the_reason_that_he_needs(fen: str, square: str, refused: str, said: str) -> None:
    assert why_not_there(Position(f"{fen} - - 0 1"), square, refused)[0] == said


@pytest.mark.parametrize(
    ("fen", "acts", "clicked", "said"),
    [
        (
            "6k1/8/8/8/8/8/1p6/R1B3K1 b",
            '{ act = "touch", by = "black", at = 3, square = "b2" }, '
            '{ act = "put", by = "black", at = 4, square = "b1" }',
            "c1",
            "Поле уже выбрано: на другое эта фигура теперь не пойдёт.",
        ),
        (
            "startpos",
            '{ act = "touch", by = "white", at = 3, square = "b1" }',
            "e4",
            "Теперь надо пойти конём b1. Конь ходит буквой «Г»: два поля прямо и одно вбок.",
        ),
        (
            "startpos",
            '{ act = "touch", by = "white", at = 3, square = "b1" }',
            "b1",
            "Теперь надо пойти конём b1.",
        ),
    ],
)
def test_a_square_that_is_chosen_binds_more_than_a_touch(fen: str, acts: str, clicked: str, said: str) -> None:
    touched = clicks(f'kind = "touch"\nfen = "{fen}"\nacts = [{acts}]\nask = "targets"')
    assert touched.check_square(clicked).reason == said
