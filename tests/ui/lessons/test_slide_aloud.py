"""What the class sees can be heard, and no more than that."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.game.placement import Placement
from ladya_desktop.ui.board.looks import Content
from ladya_desktop.ui.lessons.slide import Shown, Slide
from ladya_desktop.ui.lessons.slide_aloud import slide_aloud, spoken_words
from tests.ui.hands import key, show

SHOWN = Shown(
    content=Content(placement=Placement.from_board_fen("4k3/8/8/8/8/8/8/R3K3")),
    heading="Ладья",
    text="Куда пойдёт?",
    options=("a8", "h1"),
    move_text="Лa8+",
)


def test_words_options_and_the_move_are_said_in_order() -> None:
    assert spoken_words(SHOWN) == "Ладья. Куда пойдёт? 1: a8. 2: h1. Лa8+"
    assert spoken_words(Shown(text="Шах.")) == "Шах."
    assert spoken_words(Shown(text="Не сюда.", task="Куда?", options=("a8",))) == "Не сюда. Куда? 1: a8."


def test_two_keys_say_the_words_and_the_pieces(qtbot: QtBot) -> None:
    screen = QWidget()
    slide = Slide(screen)
    slide.show(SHOWN)
    said: list[str] = []
    slide_aloud(screen, slide).said.connect(said.append)
    show(qtbot, screen).setFocus()
    key(screen, Qt.Key.Key_F2)
    key(screen, Qt.Key.Key_F3)
    assert said == [spoken_words(SHOWN), "Белые: король e1, ладья a1. Чёрные: король e8."]
