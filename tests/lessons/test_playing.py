"""Exercises answered by a move."""

import pytest

from ladya_desktop.lessons import Exercise, MoveAnswer, OptionAnswer, Verdict
from ladya_desktop.lessons.kinds.squares import ByClicks
from tests.lessons.files import exercise_of

BACK_RANK = "6k1/5ppp/8/8/8/8/5PPP/R5K1 w"


def play(fen: str, goal: str, more: str = "") -> Exercise:
    return exercise_of(f'kind = "play"\nfen = "{fen}"\ngoal = "{goal}"\n{more}')


def answered(exercise: Exercise, uci: str) -> Verdict:
    return exercise.check(MoveAnswer(uci))


@pytest.mark.parametrize(
    ("fen", "goal", "moves"),
    [
        (BACK_RANK, "mate", "a1a8"),
        ("7k/8/8/6K1/8/8/8/5Q2 w", "stalemate", "f1f7"),
        (BACK_RANK, "stalemate", ""),
        ("4k3/8/8/8/8/8/3r4/4K3 w", "dead", "e1d2"),
        ("4k3/8/8/8/8/8/8/R3K3 w", "check", "a1a8"),
        ("4k3/8/8/3p1p2/4P3/8/8/4K3 w", "capture:d5", "e4d5"),
        ("4k3/8/8/3p1p2/4P3/8/8/4K3 w", "capture", "e4d5 e4f5"),
        ("r3k2r/8/8/8/8/8/8/4K3 b kq", "castle:long", "e8c8"),
        ("r3k2r/8/8/8/8/8/8/4K3 b kq", "castle", "e8c8 e8g8"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6", "en_passant", "e5d6"),
        ("8/4P2k/8/8/8/8/8/4K3 w", "promote:n", "e7e8n"),
        ("8/4P2k/8/8/8/8/8/4K3 w", "promote", "e7e8b e7e8n e7e8q e7e8r"),
        ("4k3/8/8/8/4r3/8/3B4/B3K3 w", "escape:block", "d2e3"),
        ("4k3/8/8/8/4r3/3P4/8/4K3 w", "escape:capture", "d3e4"),
        ("4k3/8/8/8/4r3/3P4/8/4K3 w", "escape:king", "e1d1 e1d2 e1f1 e1f2"),
        ("4k3/8/8/8/4r3/3P4/8/4K3 w", "escape", "d3e4 e1d1 e1d2 e1f1 e1f2"),
        ("4k3/8/8/8/8/8/8/4K3 w", "move_to:d2", "e1d2"),
        ("4k3/P7/8/8/8/8/8/4K3 w", "no_check", "a7a8b a7a8n e1d1 e1d2 e1e2 e1f1 e1f2"),
        ("8/8/8/8/8/k7/7p/K7 w", "legal", "a1b1"),
        ("8/8/8/8/8/k7/7p/K7 w", "mate_in:2", ""),
        ("4k3/8/8/8/8/8/R7/1R2K3 w", "mate_in:2", "a2a7 b1b7"),
    ],
)
def test_goals(fen: str, goal: str, moves: str) -> None:
    if not moves:
        with pytest.raises(Exception, match="impossible"):
            play(fen, goal)
        return
    solutions = [answer.uci for answer in play(fen, goal).solutions() if isinstance(answer, MoveAnswer)]
    assert " ".join(sorted(solutions)) == moves


@pytest.mark.parametrize(
    ("fen", "goal", "uci", "said"),
    [
        ("7k/8/5K2/8/8/8/8/6Q1 w", "mate", "g1g7", "никто"),
        (BACK_RANK, "mate", "a1a7", "Это не мат: шаха нет."),
        ("6k1/5pp1/7p/R7/8/8/5PPP/1R4K1 w", "check", "a5a7", "Шаха нет: на короля никто не нападает."),
        ("6k1/5ppp/8/8/8/8/4QPPP/R5K1 w", "mate", "a1a3", "Это не мат: шаха нет."),
        ("6k1/5pp1/7p/8/8/8/5PPP/R5K1 w", "check", "a1b1", "Шаха нет: на короля никто не нападает."),
        ("7k/R7/5K2/8/8/8/8/1Q6 w", "mate", "b1h1", "Шах есть, но это не мат: соперник спасается ходом Крg8."),
        ("7k/5Q2/8/6K1/8/8/8/8 w", "stalemate", "f7e7", "Это не пат: есть ход Крg8."),
        ("7k/5Q2/8/6K1/8/8/8/8 w", "stalemate", "f7f8", "Это не пат: король под шахом."),
        ("7k/5Q2/5K2/8/8/8/8/8 w", "mate", "f6g6", "Это пат, а не мат: шаха нет, и ходить нечем. Ничья!"),
        ("4k3/8/8/8/8/8/8/4K2R w K", "castle", "e1e2", "Это не та рокировка или совсем не рокировка."),
        ("4k3/8/8/8/8/8/8/R3K3 w", "no_check", "a1a8", "Этим ходом королю объявлен шах."),
        (BACK_RANK, "mate", "g8h8", "Сейчас ход белых."),
        (BACK_RANK, "mate", "a5a6", "На a5 нет фигуры."),
        (BACK_RANK, "mate", "a1b2", "Ладья ходит прямо: вперёд, назад и вбок."),
        ("4k3/8/8/8/4r3/8/3BN3/4K3 w", "legal", "e2c3", "Она закрывает короля: без неё королю будет шах."),
        ("8/4P2k/8/8/8/8/8/4K3 w", "promote", "e7e8", "Надо выбрать новую фигуру: пешка дошла до края."),
    ],
)
def test_a_wrong_move_has_its_reason(fen: str, goal: str, uci: str, said: str) -> None:
    if said == "никто":
        said = "Мат! Короля уже не спасти. Фg7#"
    assert answered(play(fen, goal), uci).reason == said


def test_a_mate_in_two_goes_on_after_the_reply() -> None:
    rooks = play("4k3/8/8/8/8/8/R7/1R2K3 w", "mate_in:2", 'first = "b1b7"')
    assert not answered(rooks, "e1e2").is_right
    first = answered(rooks, "b1b7")
    assert first.then is not None
    assert not first.is_complete
    assert first.scene is not None
    assert first.scene.position.turn == "white"
    last = first.then.solutions()[0]
    assert first.then.check(last).is_complete


def test_moves_with_replies_of_the_author() -> None:
    lines = 'kind = "play"\nfen = "7k/P7/6K1/8/8/8/8/8 w"\ngoals = ["promote:q", "mate"]\nreplies = ["h8h7"]'
    pawn = exercise_of('kind = "play"\nfen = "6k1/P7/8/8/8/8/8/4K3 w"\ngoals = ["promote:r", "check"]')
    verdict = answered(pawn, "a7a8r")
    assert verdict.then is not None
    assert verdict.reason.startswith("Ответ соперника: Крf7.")
    done = answered(exercise_of(lines), "a7a8q")
    assert done.is_complete, "mate came sooner than was asked"


def test_only_what_touches_leave() -> None:
    lines = 'touches = ["e5"]'
    taking = play("4k3/8/8/4p3/3P1P2/8/8/4K3 w", "legal", lines)
    assert taking.scene.touched == ("e5",)
    assert answered(taking, "d4e5").is_right
    assert answered(taking, "e1e2").reason == "Теперь надо взять пешку e5."
    with_the_pawn = play("4k3/8/8/4p3/3P1P2/8/8/4K3 w", "legal", 'touches = ["d4", "e5"]')
    assert answered(with_the_pawn, "f4e5").reason == "Теперь надо сделать ход dxe5."
    castling = play("4k3/8/8/8/8/8/8/4K2R w K", "legal", 'touches = ["e1", "h1"]')
    assert answered(castling, "e1e2").reason == "Теперь надо сделать рокировку."


def test_what_several_touches_leave_is_listed() -> None:
    """The new piece has touched its square, so only the choice is bound: the ways to make it are told."""
    lines = (
        'kind = "touch"\nfen = "3n4/2P1P2k/8/8/8/8/8/4K3 w"\nask = "pieces"\n'
        'acts = [{ act = "remove", by = "white", square = "d8" }, '
        '{ act = "promote", by = "white", square = "d8", piece = "q" }]'
    )
    exercise = exercise_of(lines)
    assert isinstance(exercise, ByClicks)
    assert exercise.wanted() == {"c7", "e7"}
    assert exercise.check_square("a1").reason.startswith("Теперь надо взять")


def test_an_answer_of_another_shape_is_the_programmers_error() -> None:
    with pytest.raises(TypeError):
        play(BACK_RANK, "mate").check(OptionAnswer("mate"))


def test_a_move_after_which_the_rest_cannot_be_done_is_wrong() -> None:
    """Stalemate in the midst of a line, and a line that cannot go on: refused, said, and nothing is asked in vain."""
    line = exercise_of('kind = "play"\nfen = "7k/8/6K1/8/8/8/8/5Q2 w"\ngoals = ["legal", "mate"]')
    stuck, lost = answered(line, "f1f7"), answered(line, "g6f5")
    assert (stuck.is_right, stuck.reason) == (False, "Это пат, а не мат: шаха нет, и ходить нечем. Ничья!")
    assert (lost.is_right, lost.reason) == (False, "После этого хода соперник успеет спастись.")
    rest = [verdict.then for verdict in map(line.check, line.solutions()) if verdict.then is not None]
    assert rest
    assert all(then.solutions() for then in rest)
