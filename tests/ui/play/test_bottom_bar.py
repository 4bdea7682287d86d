"""The bar below the board: its parts keep out of each other's way."""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from ladya_desktop.texts import Language, set_language
from ladya_desktop.ui.play.bottom_bar import BottomBar
from tests.ui.hands import show
from tests.ui.play.fake_port import game_view

BAR = QRect(0, 0, 1024, 68)
LABELS = {"ru": "Тур 11 · доска 12", "en": "Round 11 · board 12"}


@pytest.mark.parametrize("language", ["ru", "en"])
def test_a_remark_begins_where_the_name_of_the_game_has_ended(qtbot: QtBot, language: Language) -> None:
    set_language(language)
    bar = show(qtbot, BottomBar(), BAR.width(), BAR.height())
    bar.present(game_view(), LABELS[language])
    bar.place(BAR)
    image = bar.grab(QRect(bar.message_rect().left() - 6, 4, 12, BAR.height() - 8)).toImage()
    drawn = {QColor(image.pixelColor(QPoint(x, y))).name() for x in range(12) for y in range(image.height())}
    assert len(drawn) == 1
