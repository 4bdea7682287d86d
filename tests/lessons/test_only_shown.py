"""Positions that no game can have: shown on pages, kept and read again; no exercise that needs the rules is on them."""

from collections.abc import Iterator

import pytest

from ladya_desktop.game.position import STARTING_FEN, Position
from ladya_desktop.lessons import DemoPage, Lesson, Setting, Step, TextPage, Words, lesson_to_toml, read_lesson
from ladya_desktop.lessons.fens import why_unlawful
from ladya_desktop.texts import set_language
from tests.lessons.files import HEAD, PROMPT, fault_of, lesson_of

NEW = HEAD.replace("format = 1", "format = 2")
TEXT = 'text.ru = "Текст"\ntext.en = "Text"\n'
TWO_KINGS = "4k3/8/8/8/8/8/8/2K1K3 w - - 0 1"
PAWN = "4k2P/8/8/8/8/8/8/4K3 w - - 0 1"
CHECK = "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1"
UNLAWFUL = pytest.mark.parametrize(("fen", "why"), [(TWO_KINGS, "kings"), (PAWN, "pawn"), (CHECK, "check")])
WAR = "8/pppppppp/8/8/8/8/PPPPPPPP/8 w - - 0 1"
KNIGHT = "8/8/8/8/3N4/8/8/8 w - - 0 1"
NINE = "4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1"
EMPTY = "8/8/8/8/8/8/8/8 w - - 0 1"


@pytest.fixture(autouse=True)
def russian_again() -> Iterator[None]:
    yield
    set_language("ru")


def shown(fen: str) -> str:
    return f'[[page]]\nkind = "text"\n{TEXT}only_shown = true\nfen = "{fen}"\n'


def kept(*pages: TextPage | DemoPage) -> str:
    return lesson_to_toml(Lesson(name="own", title=Words(ru="Урок"), languages=("ru",), pages=pages))


@UNLAWFUL
def test_a_page_may_show_it(fen: str, why: str) -> None:
    lesson = lesson_of(shown(fen), NEW)
    (scene,) = lesson.scenes[0]
    assert (scene.standing, scene.is_only_shown) == (fen.split(maxsplit=1)[0], True)
    assert why_unlawful(scene.position) == why


@UNLAWFUL
def test_without_the_word_for_it_the_position_is_a_fault_that_says_what_to_do(fen: str, why: str) -> None:
    fault = fault_of(f"{NEW}\n{shown(fen)}".replace("only_shown = true\n", ""))
    assert fault.code == f"lessons.fault.fen_{why}"
    assert "only_shown = true" in fault.sentence


@UNLAWFUL
def test_what_is_written_is_read_again_and_is_too_new_for_older_programs(fen: str, why: str) -> None:
    page = TextPage(text=Words(ru="Так не бывает"), setting=Setting(fen=fen))
    text = kept(page)
    assert read_lesson(text.encode(), "own.toml").pages == (page,)
    assert text.startswith("format = 2\n")
    assert why


@pytest.mark.parametrize("fen", [WAR, KNIGHT, STARTING_FEN, NINE, EMPTY])
def test_what_older_programs_can_read_stays_theirs(fen: str) -> None:
    page = TextPage(text=Words(ru="Пешки"), setting=Setting(fen=fen))
    text = kept(page)
    assert text.startswith("format = 1\n")
    assert "only_shown" not in text
    lesson = read_lesson(text.encode(), "own.toml")
    assert lesson.pages == (page,)
    assert not lesson.scenes[0][0].is_only_shown


def test_single_pieces_show_their_moves() -> None:
    lesson = lesson_of(f'[[page]]\nkind = "text"\n{TEXT}fen = "{KNIGHT}"\ndots = ["d4"]\n')
    assert len(lesson.scenes[0][0].dotted) == 8


@UNLAWFUL
def test_a_step_may_begin_anew_with_it(fen: str, why: str) -> None:
    steps = (Step(after=0, move="e2e4"), Step(after=1, fen=fen), Step(after=0))
    page = DemoPage(setting=Setting(fen=STARTING_FEN), steps=steps)
    text = kept(page)
    assert "only_shown = true" in text
    lesson = read_lesson(text.encode(), "own.toml")
    assert lesson.pages == (page,)
    assert [scene.is_only_shown for scene in lesson.scenes[0]] == [False, False, True, False]
    assert why


def test_hands_carry_and_arrows_are_drawn_but_moves_are_not_shown() -> None:
    steps = '[[page.step]]\nput = ["c1c2"]\narrows = ["c1c2"]\nattacks = ["c1"]\n'
    demo = f'[[page]]\nkind = "demo"\nonly_shown = true\nfen = "{TWO_KINGS}"\n{steps}'
    scene = lesson_of(demo, NEW).scenes[0][1]
    assert scene.standing == "4k3/8/8/8/8/8/2K5/4K3"
    assert scene.attacked
    fault = fault_of(f'{NEW}\n{shown(TWO_KINGS)}dots = ["c1"]\n')
    assert (fault.code, fault.line) == ("lessons.fault.dots_only_shown", 12)


def test_a_file_that_says_it_is_older_may_not_have_it() -> None:
    fault = fault_of(f"{HEAD}\n{shown(PAWN)}")
    assert (fault.code, fault.line) == ("lessons.fault.later_key", 10)
    assert "format = 2" in fault.sentence


# Exercises


@UNLAWFUL
@pytest.mark.parametrize("word", ["", "only_shown = true\n"])
def test_an_exercise_whose_answer_follows_from_the_rules_is_refused_and_told_why(fen: str, why: str, word: str) -> None:
    page = f'[[page]]\n{PROMPT}kind = "squares"\nask = "moves"\nsquare = "e1"\n{word}fen = "{fen}"\n'
    fault = fault_of(f"{NEW}\n{page}")
    assert fault.code == f"lessons.fault.fen_{why}_exercise"
    assert fault.line == page.count("\n") + 5
    assert "из правил" in fault.sentence
    set_language("en")
    assert "rules" in fault.sentence


@UNLAWFUL
def test_it_is_refused_also_on_the_position_of_the_page_before(fen: str, why: str) -> None:
    page = f'[[page]]\n{PROMPT}kind = "verdict"\n'
    fault = fault_of(f"{NEW}\n{shown(fen)}{page}")
    assert (fault.code, fault.line) == (f"lessons.fault.fen_{why}_exercise", 12)


def test_a_question_about_the_picture_may_be_asked() -> None:
    option = '[[page.option]]\ntext.ru = "{0}"\ntext.en = "{0}"\n'
    wrong = "".join(option.format(n) + 'reason.ru = "Нет"\nreason.en = "No"\n' for n in (1, 2, 3))
    choice = f'[[page]]\n{PROMPT}kind = "choice"\n{option.format(0)}right = true\n{wrong}'
    lesson = lesson_of(shown(TWO_KINGS) + choice, NEW)
    assert lesson.scenes[1][0].is_only_shown


def test_positions_are_looked_at_as_they_stand() -> None:
    assert why_unlawful(Position(STARTING_FEN)) == ""
    assert why_unlawful(Position("4k3/4K3/8/8/8/8/8/8 w - - 0 1")) == "check"
