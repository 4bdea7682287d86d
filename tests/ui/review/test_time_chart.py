"""The chart of the time used: where its bars stand, and how one is chosen."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from pytestqt.qtbot import QtBot

from ladya_desktop.game.by_color import Color
from ladya_desktop.texts import set_language
from ladya_desktop.ui.review.time_chart import TimeChart
from ladya_desktop.ui.review.time_used import UsedTime
from tests.ui.play.seat import Seat

WHITE, BLACK = Color.WHITE, Color.BLACK


def bars(*used_ms: int) -> tuple[UsedTime, ...]:
    """Half-moves from White's first on; each was completed at the tenth moment after the one before."""
    return tuple(
        UsedTime(ply=ply, number=(ply + 1) // 2, color=WHITE if ply % 2 else BLACK, used_ms=each, moment=ply * 10)
        for ply, each in enumerate(used_ms, start=1)
    )


@pytest.fixture
def chart(qtbot: QtBot) -> TimeChart:
    made = TimeChart()
    qtbot.addWidget(made)
    made.show_bars(bars(4_000, 2_000, 30_000, 1_000))
    return made


@pytest.fixture
def seat(qtbot: QtBot, chart: TimeChart) -> Seat:
    return Seat(qtbot, chart, 700, 140)


def test_white_stands_upwards_and_black_hangs_down(chart: TimeChart, seat: Seat) -> None:
    first, second, third, fourth = (chart.bar_rect(bar) for bar in chart.bars)
    assert first.bottom() == second.top() == third.bottom() == fourth.top()
    assert first.left() == second.left() < third.left() == fourth.left()
    assert third.height() > first.height() > second.height() >= fourth.height()


def test_a_click_leads_to_the_move(qtbot: QtBot, chart: TimeChart, seat: Seat) -> None:
    for bar in chart.bars:
        with qtbot.waitSignal(chart.chosen) as said:
            seat.click(chart.bar_rect(bar).center().toPoint())
        assert said.args == [bar.moment]


def test_a_click_beside_the_bars_leads_nowhere(chart: TimeChart, seat: Seat) -> None:
    chosen: list[int] = []
    chart.chosen.connect(chosen.append)
    seat.click(QPoint(20, 70))
    seat.click(QPoint(690, 70))
    assert chosen == []


def test_the_move_that_is_looked_at_is_framed(chart: TimeChart) -> None:
    for moment, ply in ((0, 1), (10, 1), (11, 2), (40, 4), (99, 4)):
        chart.show_moment(moment)
        assert chart.current is not None
        assert chart.current.ply == ply


def test_the_keyboard_goes_from_bar_to_bar(chart: TimeChart, seat: Seat) -> None:
    chosen: list[int] = []
    chart.chosen.connect(chosen.append)
    chart.chosen.connect(chart.show_moment)
    chart.setFocus()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_End, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Home, Qt.Key.Key_A):
        seat.key(key)
    assert chosen == [20, 40, 40, 30, 10]


def test_a_screen_reader_hears_the_move(chart: TimeChart) -> None:
    chart.show_moment(30)
    assert chart.accessibleDescription() == "Ход 2, белые: 30 секунд"
    set_language("en")
    chart.retranslate()
    assert chart.accessibleDescription() == "Move 2, White: 30 seconds"


def test_the_mouse_is_told_the_time_of_a_bar(chart: TimeChart, seat: Seat) -> None:
    assert chart.said_at(chart.bar_rect(chart.bars[1]).center()) == "Ход 1, чёрные: 2,0 с"
    assert chart.said_at(QPointF(20, 70)) == ""


def test_a_game_without_moves_says_so(qtbot: QtBot) -> None:
    chart = TimeChart()
    seat = Seat(qtbot, chart, 300, 140)
    chart.setFocus()
    seat.key(Qt.Key.Key_Right)
    seat.click(QPoint(150, 60))
    chart.show_moment(3)
    assert chart.current is None
    assert chart.accessibleDescription() == "Завершённых ходов пока нет."
    assert not chart.grab().isNull()


@pytest.mark.parametrize("width", [300, 700])
def test_three_hundred_moves_have_their_place(qtbot: QtBot, width: int) -> None:
    chart = TimeChart()
    Seat(qtbot, chart, width, 120)
    chart.show_bars(bars(*[500] * 600))
    rects = [chart.bar_rect(bar) for bar in chart.bars]
    assert all(rect.left() >= 0 and rect.right() <= width for rect in rects)
    assert all(chart.bar_at(rect.center()) is bar for rect, bar in zip(rects, chart.bars, strict=True)) or width == 300
    assert not chart.grab().isNull()
