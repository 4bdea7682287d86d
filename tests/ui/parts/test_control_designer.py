"""A time control put together period by period; whatever stands in the fields can be played."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ladya_desktop.game.time_control import TimeControl, Timing
from ladya_desktop.ui.parts.control_designer import MOST_PERIODS, ControlDesigner, ControlDialog
from tests.ui.hands import click, key, show


def designer_of(qtbot: QtBot, pgn: str) -> ControlDesigner:
    return show(qtbot, ControlDesigner(TimeControl.from_pgn(pgn)), 640, 600)


@pytest.mark.parametrize(
    "pgn",
    [
        "300",
        "300+3",
        "180b2",
        "0d5",
        "40/5400+30:1800+30",
        "40/7200:20/3600:900+30",
        "20/600:20/600:20/300",
        "30/90+3:45d7",
        "1000/86399+3600",  # more than a hand could fill in
        ":".join(["1/60"] * MOST_PERIODS),
    ],
)
def test_any_control_stands_in_the_fields_as_it_is(qtbot: QtBot, pgn: str) -> None:
    assert designer_of(qtbot, pgn).control.to_pgn() == pgn


def test_without_a_clock_it_begins_with_five_minutes(qtbot: QtBot) -> None:
    assert designer_of(qtbot, "-").control.to_pgn() == "300"


def test_three_periods_are_put_together_by_hand(qtbot: QtBot) -> None:
    designer = designer_of(qtbot, "5400+30")
    with qtbot.waitSignals([designer.changed, designer.reshaped]):
        click(designer.add)
    assert designer.control.to_pgn() == "40/5400+30:2700+30"
    assert designer.rows[1].minutes.hasFocus()
    click(designer.add)
    first, second, third = designer.rows
    second.moves.setValue(16)
    second.minutes.setValue(50)
    third.minutes.setValue(15)
    third.seconds.setValue(30)
    third.timing.choose(Timing.DELAY)
    assert designer.control.to_pgn() == "40/5400+30:16/3000+30:930d30"
    first.moves.setValue(0)
    assert first.moves.value() == 1  # what another period follows ends some day


def test_a_period_taken_out_leaves_the_others_and_the_last_goes_to_the_end(qtbot: QtBot) -> None:
    designer = designer_of(qtbot, "40/7200:20/3600:900+30")
    click(designer.rows[1].remove)
    assert designer.control.to_pgn() == "40/7200:900+30"
    assert designer.add.hasFocus()
    click(designer.rows[1].remove)
    assert designer.control.to_pgn() == "7200"
    assert designer.rows[0].remove.isHidden()


def test_no_more_periods_than_a_control_can_have(qtbot: QtBot) -> None:
    designer = designer_of(qtbot, "300")
    for _ in range(MOST_PERIODS - 1):
        click(designer.add)
    assert len(designer.control.periods) == MOST_PERIODS
    assert not designer.add.isEnabled()
    click(designer.rows[3].remove)
    assert designer.add.isEnabled()


def test_a_flag_that_would_fall_at_once_cannot_be_filled_in(qtbot: QtBot) -> None:
    row = designer_of(qtbot, "300b5").rows[0]
    row.minutes.setValue(0)
    assert row.period.to_pgn() == "1b5"
    row.timing.choose(Timing.DELAY)
    row.seconds.setValue(0)
    assert row.period.to_pgn() == "0d5"
    row.bonus.setValue(0)
    assert row.period.to_pgn() == "1"


def test_seconds_for_a_move_are_explained_where_there_are_any(qtbot: QtBot) -> None:
    row = designer_of(qtbot, "300").rows[0]
    assert not row.timing.isEnabled()
    row.bonus.setValue(3)
    assert row.timing.isEnabled()
    assert row.period.to_pgn() == "300+3"


def test_fields_of_several_periods_are_told_apart_by_ear(qtbot: QtBot) -> None:
    designer = designer_of(qtbot, "300")
    assert designer.rows[0].minutes.accessibleName() == "Минут"
    click(designer.add)
    assert [row.minutes.accessibleName() for row in designer.rows] == ["Минут, период 1", "Минут, период 2"]
    assert [row.remove.accessibleName() for row in designer.rows] == ["Убрать период 1", "Убрать период 2"]


def test_the_keyboard_alone_puts_a_control_together(qtbot: QtBot) -> None:
    dialog = show(qtbot, ControlDialog(TimeControl.from_pgn("300")), 640, 480)
    dialog.designer.add.setFocus()
    key(dialog, Qt.Key.Key_Space)
    second = dialog.designer.rows[1]
    second.minutes.selectAll()
    key(dialog, Qt.Key.Key_7)
    key(dialog, Qt.Key.Key_Tab)
    assert second.minutes.value() == 7
    assert second.seconds.hasFocus()


def test_the_sentence_says_what_is_filled_in(qtbot: QtBot) -> None:
    dialog = show(qtbot, ControlDialog(TimeControl.from_pgn("300+3")), 640, 480)
    assert dialog.words.text() == "5 минут + 3 секунды на ход. На 60 ходов каждому 8 минут: это блиц (до 10 минут)."
    click(dialog.designer.add)
    assert dialog.words.text().startswith("40 ходов за 5 минут, затем 2 минуты; +3 секунды за ход с первого хода.")
    with qtbot.waitSignal(dialog.accepted):
        click(dialog.confirm)
    assert dialog.control.to_pgn() == "40/300+3:120+3"
