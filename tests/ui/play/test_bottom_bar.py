"""The bar below the board: its parts keep out of each other's way."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from ladya_desktop.game.regulations import Regulations
from ladya_desktop.game.time_control import Period, TimeControl, Timing
from ladya_desktop.texts import Language, set_language
from ladya_desktop.texts.times import format_time_control
from ladya_desktop.ui.play.bottom_bar import BottomBar
from ladya_desktop.ui.play.layout import BarShape
from tests.ui.hands import show
from tests.ui.play.fake_port import game_view

BAR = QRect(0, 0, 1024, 68)
LABELS = {"ru": "Тур 11 · доска 12", "en": "Round 11 · board 12"}


@pytest.mark.parametrize("language", ["ru", "en"])
def test_no_remark_is_said_over_the_name_of_the_game(qtbot: QtBot, language: Language) -> None:
    set_language(language)
    bar = show(qtbot, BottomBar(), BAR.width(), BAR.height())
    bar.present(game_view(), LABELS[language])
    bar.place(BAR)
    bar.strip.hide()  # as for every remark
    assert bar.message_rect().width() >= 420
    image = bar.grab(QRect(bar.message_rect().left(), 4, 12, BAR.height() - 8)).toImage()
    drawn = {QColor(image.pixelColor(QPoint(x, y))).name() for x in range(12) for y in range(image.height())}
    assert len(drawn) == 1


LONG_LABELS = {"ru": "Партия вне турнира", "en": "A game outside the tournament"}


@pytest.mark.parametrize("language", ["ru", "en"])
def test_in_a_narrow_window_the_game_and_its_time_have_a_line_each(qtbot: QtBot, language: Language) -> None:
    set_language(language)
    bar = show(qtbot, BottomBar(), BAR.width(), BAR.height())
    bar.set_sound_tool(is_offered=True)
    ten_minutes = Regulations(time_control=TimeControl(base_ms=600_000, increment_ms=5_000))
    bar.present(game_view(regulations=ten_minutes), LONG_LABELS[language])
    bar.place(BAR)
    left = bar.leave_button.geometry().right() + 6
    image = bar.grab(QRect(left, 0, bar.strip.geometry().left() - left, BAR.height())).toImage()
    ground = image.pixelColor(0, 0)
    has_ink = [any(image.pixelColor(x, y) != ground for x in range(image.width())) for y in range(image.height())]
    lines = sum(not above and below for above, below in pairwise(has_ink))
    assert lines == 2
    assert bar.strip.width() >= 240


@pytest.mark.parametrize("width_px", [371, 440, 512])
def test_in_two_rows_no_tool_lies_on_another(qtbot: QtBot, width_px: int) -> None:
    bar = show(qtbot, BottomBar(), width_px, 98)
    bar.set_moves_tool(has_moves=True, is_offered=False)
    bar.set_sound_tool(is_offered=True)
    bar.set_shape(BarShape.OVERLAY, margin_px=8, moves_px=16, most_strip_px=300)
    shown = [each.geometry() for each in (bar.leave_button, *bar.tools.values()) if each.isVisible()]
    assert len(shown) == 7
    assert all(left.right() + 2 < right.left() for left, right in pairwise(shown))
    assert bar.rect().contains(shown[-1])


PERIODS = ((0, True), (1, True), (3, False), (9, False))


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize(("later", "is_whole"), PERIODS)
def test_a_time_control_that_has_no_room_is_said_shortly(
    qtbot: QtBot, language: Language, later: int, is_whole: bool
) -> None:
    set_language(language)
    ways = (Timing.BRONSTEIN, Timing.DELAY, Timing.FISCHER)
    periods = [
        Period(base_ms=60_000, bonus_ms=(n + 1) * 1000, timing=ways[n % 3], moves=20 if n < later - 1 else None)
        for n in range(later)
    ]
    control = TimeControl(base_ms=60_000, increment_ms=2000, moves=20 if later else None, later=tuple(periods))
    bar = show(qtbot, BottomBar(), BAR.width(), BAR.height())
    bar.present(game_view(regulations=Regulations(time_control=control)), LABELS[language])
    bar.place(BAR)
    title_px = 20
    note = bar._note_within(260, BAR.height() - title_px)
    assert note.height_px <= BAR.height() - title_px
    assert ("".join(note.lines).replace(" ", "") == format_time_control(control).replace(" ", "")) is is_whole
    assert bar.toolTip() == format_time_control(control), "whole for whoever points at it"
