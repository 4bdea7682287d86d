"""Another size: the window closes to be opened anew, and the PIN that opened the settings is enough for that."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ladya_desktop.ui import screen_look
from ladya_desktop.ui.home.look_section import LookSection
from ladya_desktop.ui.home.settings_dialog import SettingsDialog
from ladya_desktop.ui.parts.dialog import Question
from tests.ui.hands import click, opened, settle
from tests.ui.pin_place import PinPlace
from tests.ui.stand_in_screens import FREE
from tests.ui.test_pin_of_window import School


@pytest.fixture
def school(qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[School]:
    place = PinPlace(monkeypatch)
    screen_look.theme_name(place.settings, qapp)
    yield School(qtbot, place)
    screen_look.stay_closed()
    qapp.setProperty("lookWorn", None)


def choose_size(school: School) -> None:
    """The arbiter enters the PIN, chooses another size and wants it at once."""
    click(school.window.home.settings)
    school.enter()
    dialog = opened(school.window, SettingsDialog)
    dialog.show_page("screen")
    section = dialog.sections["look"]
    assert isinstance(section, LookSection)
    section.sizes[125].click()
    settle()
    section.again.click()
    settle()


def test_the_pin_is_asked_once(school: School) -> None:
    choose_size(school)
    assert not school.is_asked
    assert not school.window.isVisible()
    assert screen_look.opens_again()


def test_a_running_game_is_asked_about_all_the_same(school: School) -> None:
    school.window.home.free_game_requested.emit(FREE)
    school.screens.is_game_running = True
    school.game.leave_requested.emit()
    choose_size(school)
    assert not school.is_asked
    assert school.window.isVisible()
    click(opened(school.window, Question).confirm)
    assert school.screens.stopped == 1
    assert not school.window.isVisible()


def test_who_stays_then_is_asked_for_the_pin_when_he_closes_it_later(school: School) -> None:
    school.screens.is_game_running = True
    choose_size(school)
    opened(school.window, Question).reject()
    settle()
    assert school.window.isVisible()
    assert not screen_look.opens_again()
    school.window.close()
    assert school.is_asked
    assert school.window.isVisible()
