"""The line of the last moves."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.view import PlayedMove
from ladya_desktop.texts import set_language
from ladya_desktop.ui.play.move_strip import MoveStrip


def played(*sans: str, first: Color = Color.WHITE, completed: bool = True) -> tuple[PlayedMove, ...]:
    """Moves from move 1 on; with `completed` False the last one is only made."""
    shift = 0 if first is Color.WHITE else 1
    return tuple(
        PlayedMove(
            number=1 + (ply + shift) // 2,
            color=Color.WHITE if (ply + shift) % 2 == 0 else Color.BLACK,
            uci="a1a1",
            san=san,
            is_completed=completed or ply < len(sans) - 1,
        )
        for ply, san in enumerate(sans)
    )


@pytest.fixture
def strip(qtbot: QtBot) -> MoveStrip:
    made = MoveStrip()
    qtbot.addWidget(made)
    made.resize(600, 68)
    return made


def words(strip: MoveStrip) -> list[str]:
    return [word.text for word in strip.shown_words()]


def test_moves_stand_with_their_numbers_in_russian_letters(strip: MoveStrip) -> None:
    strip.present(played("e4", "Nf6", "Bb5+"))
    assert words(strip) == ["1.", "e4", "Кf6", "2.", "Сb5+"]


def test_the_last_move_is_marked_and_grey_until_its_clock_is_pressed(strip: MoveStrip) -> None:
    moves = played("e4", "e5", "Nf3", completed=False)
    strip.present(moves)
    assert [(word.text, word.is_pending) for word in strip.shown_words() if word.is_last] == [("Кf3", True)]
    assert strip.accessibleName() == "Последний ход: 2. Кf3. Часы после него ещё не нажаты."
    assert strip.toolTip()
    grey = strip.grab().toImage()
    strip.present(played("e4", "e5", "Nf3"))
    assert not any(word.is_pending for word in strip.shown_words())
    assert strip.accessibleName() == "Последний ход: 2. Кf3"
    assert not strip.toolTip()
    assert strip.grab().toImage() != grey


def test_of_two_moves_not_completed_the_one_on_the_board_last_is_marked(strip: MoveStrip) -> None:
    e4, reply = played("e4", "e5", completed=False)
    strip.present((replace(e4, is_completed=False), reply))
    assert [(word.text, word.is_last) for word in strip.shown_words() if word.is_pending] == [
        ("e4", False),
        ("e5", True),
    ]


def test_a_game_that_black_begins_shows_it(strip: MoveStrip) -> None:
    strip.present(played("Kd7", "e4", first=Color.BLACK))
    assert words(strip) == ["1…", "Крd7", "2.", "e4"]


def test_of_a_long_game_the_end_is_shown_in_whole_moves(strip: MoveStrip) -> None:
    strip.present(played(*["Nf3", "Nf6"] * 60))
    shown = words(strip)
    assert shown[0].endswith(".")
    assert shown[-1] == "Кf6"
    assert 3 <= len(shown) < 60
    strip.resize(300, 68)
    assert len(words(strip)) < len(shown)


def test_without_moves_it_is_empty_and_says_so(strip: MoveStrip) -> None:
    assert words(strip) == []
    assert strip.accessibleName() == "Ходов ещё нет"


def test_a_screen_reader_hears_the_last_move(strip: MoveStrip) -> None:
    strip.present(played("e4", "Nf6"))
    assert strip.accessibleName() == "Последний ход: 1… Кf6"


def test_english_letters_in_english(strip: MoveStrip) -> None:
    strip.present(played("e4", "Nf6"))
    set_language("en")
    strip.retranslate()
    assert words(strip) == ["1.", "e4", "Nf6"]
