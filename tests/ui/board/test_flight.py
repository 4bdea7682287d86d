"""A piece that flies is decoration: it comes, lands once, and any input ends it."""

import pytest
from PySide6.QtCore import QObject, QPointF
from pytestqt.qtbot import QtBot

from ladya_desktop.ui.board.flight import Flight

ENDS = (QPointF(0, 0), QPointF(100, 40))


@pytest.fixture
def told() -> list[object]:
    return []


@pytest.fixture
def flight(told: list[object], qapp: QObject) -> Flight:
    return Flight(qapp, lambda *places: told.append(places), lambda: told.append("landed"))


def test_a_piece_comes_to_its_square(flight: Flight, told: list[object], qtbot: QtBot) -> None:
    flight.start("K", "e1", ENDS, 20)
    assert flight.to_square == "e1"
    qtbot.waitUntil(lambda: not flight.is_in_air)
    assert flight.at == ENDS[1]
    assert told[-1] == "landed"
    assert told.count("landed") == 1


def test_a_flight_can_be_ended_and_ended_again(flight: Flight, told: list[object]) -> None:
    flight.start("K", "e1", ENDS, 10_000)
    flight.land()
    flight.land()
    assert told.count("landed") == 1
    assert not flight.is_in_air


def test_a_new_flight_ends_the_one_before(flight: Flight, told: list[object]) -> None:
    flight.start("K", "e1", ENDS, 10_000)
    flight.start("R", "f1", ENDS, 10_000)
    assert told.count("landed") == 1
    assert flight.to_square == "f1"
    flight.land()
