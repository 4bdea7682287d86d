"""The panel closes by itself after a quiet while, never without saying so, and only where there is a PIN."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QStackedWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.ui.arbiter import quiet_lock
from ladya_desktop.ui.arbiter.named_acts import Section
from ladya_desktop.ui.arbiter.quiet_lock import TOLD_MS
from ladya_desktop.ui.play.play_screen import PlayScreen
from tests.ui.hands import click, key, settle, show
from tests.ui.pin_place import PinPlace, strike, type_pin
from tests.ui.play.fake_port import FakePort
from tests.ui.play.seat import Seat


class Watched:
    """A play screen with the panel open; the timer of the lock is only looked at, and let run out by hand."""

    def __init__(self, qtbot: QtBot, place: PinPlace) -> None:
        self.screen = PlayScreen(FakePort(), lock=place.lock)
        self.seat = Seat(qtbot, self.screen, 1366, 768)
        self.screen.set_arbiter_open(is_open=True)
        settle()

    @property
    def waits_ms(self) -> int:
        return self.screen.arbiter.quiet._timer.interval() if self.screen.arbiter.quiet.is_watching else 0

    @property
    def is_told(self) -> bool:
        return self.screen.arbiter.quiet_notice.isVisible()

    def run_out(self, times: int = 1) -> None:
        for _ in range(times):
            self.screen.arbiter.quiet._timer.timeout.emit()


@pytest.fixture
def place(monkeypatch: pytest.MonkeyPatch) -> PinPlace:
    return PinPlace(monkeypatch)


@pytest.fixture
def watched(qtbot: QtBot, place: PinPlace) -> Watched:
    return Watched(qtbot, place)


def test_it_waits_two_minutes_less_the_seconds_in_which_it_says_so(watched: Watched) -> None:
    assert watched.waits_ms == 120_000 - TOLD_MS
    assert not watched.is_told


def test_it_says_so_and_counts_and_closes(watched: Watched) -> None:
    notice = watched.screen.arbiter.quiet_notice
    watched.run_out()
    assert notice.words.text() == "Панель закроется через 20 секунд: её давно не трогали."
    watched.run_out(19)
    assert notice.words.text() == "Панель закроется через 1 секунду: её давно не трогали."
    assert watched.screen.arbiter.isVisible()
    watched.run_out()
    assert not watched.screen.arbiter.isVisible()
    assert watched.waits_ms == 0


def test_left_for_another_screen_it_is_locked_all_the_same(qtbot: QtBot, place: PinPlace) -> None:
    """The record is opened from the panel: it has the keyboard, and whoever comes back from it has no panel."""
    way, record = QStackedWidget(), QLineEdit()
    screen = PlayScreen(FakePort(), lock=place.lock)
    show(qtbot, way)
    way.addWidget(screen)
    way.addWidget(record)
    screen.set_arbiter_open(is_open=True)
    way.setCurrentWidget(record)
    record.setFocus()
    quiet = screen.arbiter.quiet
    assert quiet._timer.isActive()
    for _ in range(21):
        quiet._timer.timeout.emit()
    assert record.hasFocus()
    way.setCurrentWidget(screen)
    assert not screen.arbiter.isVisible()
    assert screen.board.hasFocus()


def test_closed_it_is_locked(watched: Watched) -> None:
    watched.run_out(21)
    strike(watched.screen, Qt.Key.Key_F9)
    assert not watched.screen.arbiter.isVisible()
    type_pin(watched.screen)
    assert watched.screen.arbiter.isVisible()
    assert watched.waits_ms


def test_a_key_in_mid_typing_keeps_it_open(watched: Watched) -> None:
    watched.screen.arbiter.sections.show_section(Section.RECORD)
    settle()
    field = watched.screen.arbiter.sections.notes.field
    field.setFocus()
    watched.run_out(5)
    told = [watched.is_told]
    key(field, Qt.Key.Key_A)
    assert [*told, watched.is_told] == [True, False]
    assert watched.waits_ms == 120_000 - TOLD_MS


def test_a_press_keeps_it_open_and_its_button_too(watched: Watched) -> None:
    watched.run_out(3)
    click(watched.screen.arbiter.quiet_notice.stay_button)
    assert not watched.is_told
    watched.run_out()
    click(watched.screen.arbiter.clocks.editors.white.ups[2])
    assert not watched.is_told


def test_a_players_hand_is_not_the_arbiters(watched: Watched) -> None:
    watched.run_out()
    click(watched.screen.side_rows.white.clock)
    assert watched.is_told


def test_while_it_says_so_it_stands_over_nothing_that_is_used(watched: Watched) -> None:
    watched.run_out()
    settle()
    notice, arbiter = watched.screen.arbiter.quiet_notice, watched.screen.arbiter
    top_of_acts = arbiter.stop_button.mapTo(arbiter, arbiter.stop_button.rect().topLeft()).y()
    assert notice.geometry().bottom() < top_of_acts


@pytest.mark.parametrize(("minutes", "waits_ms"), [(1, 60_000 - TOLD_MS), (10, 600_000 - TOLD_MS), (0, 0)])
def test_the_quiet_time_can_be_set(watched: Watched, place: PinPlace, minutes: int, waits_ms: int) -> None:
    place.lock.set_quiet_min(minutes)
    click(watched.screen.arbiter.clocks.editors.white.ups[2])
    assert watched.waits_ms == waits_ms


def test_without_a_pin_it_stays_open(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    assert Watched(qtbot, PinPlace(monkeypatch, pin=None)).waits_ms == 0


def test_the_timer_really_closes_it(qtbot: QtBot, place: PinPlace, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("TOLD_MS", 3), ("SECOND_MS", 1)):
        monkeypatch.setattr(quiet_lock, name, value)
    monkeypatch.setattr(type(place.lock), "quiet_ms", 5)
    watched = Watched(qtbot, place)
    qtbot.waitUntil(lambda: not watched.screen.arbiter.isVisible())
