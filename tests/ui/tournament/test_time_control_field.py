"""A time control is chosen from the usual ones or made of one's own; the kind of chess follows from it."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.game.time_control import Timing
from ladya_desktop.ui.parts.time_presets import PRESETS
from ladya_desktop.ui.tournament.time_control_field import OWN, USUAL, TimeControlField
from tests.ui.hands import click, show


def field_of(qtbot: QtBot, pgn: str) -> TimeControlField:
    form, field = QWidget(), TimeControlField(pgn)
    form.setLayout(field)
    show(qtbot, form, 640, 400)
    return field


@pytest.mark.parametrize("pgn", [*USUAL, "40/5400+30:1800+30", "75+1", "300b3", "20/600:20/600:300"])
def test_what_stands_there_is_offered_and_stays(qtbot: QtBot, pgn: str) -> None:
    field = field_of(qtbot, pgn)
    assert field.pgn == pgn
    assert field.own.isHidden()


@pytest.mark.parametrize(
    ("pgn", "said"),
    [
        ("300+3", "5 минут + 3 секунды на ход. На 60 ходов каждому 8 минут: это блиц (до 10 минут)."),
        ("600", "10 минут на партию. На 60 ходов каждому 10 минут: это блиц (до 10 минут)."),
        ("600+5", "На 60 ходов каждому 15 минут: это быстрые шахматы (больше 10, но меньше 60 минут)."),
        ("5400+30", "На 60 ходов каждому 120 минут: это классика (от 60 минут)."),
        ("-", "Играют без часов: время не ограничено, план составить нельзя."),
    ],
)
def test_the_kind_of_chess_follows_from_sixty_moves(qtbot: QtBot, pgn: str, said: str) -> None:
    assert field_of(qtbot, pgn).words.text().endswith(said)


def test_a_control_of_its_own_begins_with_the_one_there_was(qtbot: QtBot) -> None:
    field = field_of(qtbot, "40/5400+30:1800+30")
    with qtbot.waitSignal(field.reshaped):
        field.choice.choose(OWN)
    assert field.own.isVisible()
    assert field.pgn == "40/5400+30:1800+30"


def test_a_control_of_its_own_is_put_together(qtbot: QtBot) -> None:
    field = field_of(qtbot, "300+3")
    field.choice.choose(OWN)
    field.own.rows[0].minutes.setValue(7)
    field.own.rows[0].timing.choose(Timing.BRONSTEIN)
    assert field.pgn == "420b3"
    click(field.own.add)
    assert field.pgn == "40/420b3:180b3"
    assert "затем" in field.words.text()


def test_a_control_of_three_periods_keeps_them_all(qtbot: QtBot) -> None:
    field = field_of(qtbot, "40/7200:20/3600:900+30")
    field.choice.choose(OWN)
    assert field.pgn == "40/7200:20/3600:900+30"


def test_the_quickest_come_first(qtbot: QtBot) -> None:
    assert USUAL[0] == "180+2"
    assert USUAL[-1] == "-"
    assert set(PRESETS) < set(USUAL)


def test_without_a_clock_an_own_control_begins_with_five_minutes(qtbot: QtBot) -> None:
    field = field_of(qtbot, "-")
    field.choice.choose(OWN)
    assert field.pgn == "300"
