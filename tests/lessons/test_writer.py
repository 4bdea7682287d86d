"""A teacher's own lesson, built from values, written as a file and read again."""

import base64
from dataclasses import replace

import pytest

from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.position import STARTING_FEN
from ladya_desktop.lessons import (
    Arrow,
    ClockFace,
    DemoPage,
    Drawings,
    Lesson,
    Mark,
    Setting,
    Step,
    TextPage,
    Words,
    lesson_to_toml,
    read_lesson,
)
from ladya_desktop.lessons.picture import Picture
from tests.lessons.files import exercise_of

PNG = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR" + (3).to_bytes(4) + (2).to_bytes(4)
JPEG = b"\xff\xd8\xff\xe0\x00\x04ab\xff\xc0\x00\x11\x08" + (7).to_bytes(2) + (9).to_bytes(2) + b"\x03\x00\x00"
TEXT = TextPage(
    heading=Words(ru="Заголовок"),
    text=Words(ru='Кавычки "так", черта \\ и\nновая строка'),
    items=(Words(ru="раз"), Words(ru="два")),
    setting=Setting(
        fen="8/8/8/8/3B4/8/8/8 w - - 0 1",
        drawings=Drawings(
            arrows=(Arrow(from_square="d4", to_square="h8", color="red"),),
            circles=(Mark(square="d4"),),
            lights=(Mark(square="a1", color="blue"),),
            attacks=("d4",),
            dots=("d4",),
        ),
        is_turned=True,
    ),
)
DEMO = DemoPage(
    setting=Setting(fen=STARTING_FEN, moves=("e2e4",)),
    steps=(
        Step(text=Words(ru="Главный ход"), after=0, move="e7e5"),
        Step(text=Words(ru="И дальше"), after=1, move="g1f3", press=Color.WHITE),
        Step(text=Words(ru="А можно так"), after=0, touch=("d7",), move="d7d5"),
        Step(
            after=3,
            put=("e4d5",),
            remove=("a7",),
            clock=ClockFace(remaining_ms=ByColor(5000, 6000), running=Color.BLACK),
        ),
        Step(after=0, fen=STARTING_FEN, clock=ClockFace(remaining_ms=ByColor(1000, 2000))),
    ),
)
OWN = Lesson(name="own", title=Words(ru="Мой урок"), languages=("ru",), pages=(TEXT, DEMO))


def again(lesson: Lesson) -> Lesson:
    return read_lesson(lesson_to_toml(lesson).encode(), f"{lesson.name}.toml")


def test_it_is_the_same_lesson() -> None:
    assert again(OWN) == OWN


def test_variations_have_their_own_boards() -> None:
    start, main, deeper, other, carried, anew = again(OWN).scenes[1]
    assert main.position.moves == ("e2e4", "e7e5")
    assert deeper.position.moves == ("e2e4", "e7e5", "g1f3")
    assert deeper.pressed is Color.WHITE
    assert other.position.moves == ("e2e4", "d7d5")
    assert other.touched == ("d7",)
    assert carried.standing == "rnbqkbnr/1pp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR"
    assert carried.last_move == ("e4", "d5")
    assert carried.position == other.position
    assert anew.position.fen == STARTING_FEN
    assert start.last_move == ("e2", "e4")


def test_what_is_drawn_is_worked_out() -> None:
    (scene,) = OWN.scenes[0]
    assert scene.is_turned
    assert "h8" in scene.attacked
    assert scene.dotted == scene.attacked


@pytest.mark.parametrize(("data", "size"), [(PNG, (3, 2)), (JPEG, (9, 7))])
def test_pictures(data: bytes, size: tuple[int, int]) -> None:
    picture = Picture(data=data, width_px=size[0], height_px=size[1])
    lesson = replace(OWN, pages=(replace(TEXT, picture=picture),))
    assert again(lesson) == lesson


@pytest.mark.parametrize("data", [JPEG[:12], PNG[:16], b"GIF89a"])
def test_a_picture_cut_short(data: bytes) -> None:
    picture = Picture(data=data, width_px=1, height_px=1)
    with pytest.raises(Exception, match="picture_unreadable"):
        again(replace(OWN, pages=(replace(TEXT, picture=picture),)))
    assert base64.b64encode(data)


def test_exercises_are_written_as_they_were_read() -> None:
    choice = "".join(
        f'[[page.option]]\ntext.ru = "{word}"\ntext.en = "{word}"\nreason.ru = "Нет"\nreason.en = "No"\n'
        for word in "abc"
    )
    exercises = (
        exercise_of('kind = "setup"'),
        exercise_of('kind = "ruling"\nfen = "startpos"\ngame = { rate = "rapid" }\nacts = [{ act = "wait", at = 5 }]'),
        exercise_of(f'kind = "choice"\n{choice}[[page.option]]\ntext.ru = "д"\ntext.en = "d"\nright = true\n'),
    )
    lesson = replace(OWN, languages=("ru", "en"), title=Words(ru="Урок", en="Lesson"), pages=exercises)
    assert again(lesson) == lesson


def test_a_text_without_its_translation_is_shown_in_the_other_language() -> None:
    assert Words(en="Only").here == "Only"
    assert not Words()
