"""The speaker among the tools of a game: silent at once, remembered, and there only where something may be heard."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ladya_desktop.ui.play.bottom_bar import BottomBar
from ladya_desktop.ui.settings import YES
from ladya_desktop.ui.sound.mute_tool import MuteTool
from ladya_desktop.ui.sound.sound_section import SoundSection
from ladya_desktop.ui.sound.sounds import VOLUME, Occasion, Sound, is_muted, setting_of
from tests.ui.hands import show
from tests.ui.sound.conftest import Listening

GAME, TOURNAMENT = Occasion.GAME, Occasion.TOURNAMENT


@pytest.fixture
def bar(qtbot: QtBot) -> BottomBar:
    return show(qtbot, BottomBar(), 1366, 68)


def speaker(bar: BottomBar, listening: Listening, occasion: Occasion = GAME) -> MuteTool:
    return MuteTool(bar, listening.settings, listening.player, occasion, bar)


def test_what_sounds_falls_silent_at_once(bar: BottomBar, listening: Listening) -> None:
    speaker(bar, listening)
    listening.player.play(Sound.FLAG, GAME)
    assert listening.heard == ["flag"]
    bar.tools["sound"].click()
    assert listening.heard == ["flag", ""]
    listening.player.play(Sound.FLAG, GAME)
    assert listening.heard == ["flag", ""]


def test_by_the_keyboard_it_is_switched_off_and_on_again(bar: BottomBar, listening: Listening) -> None:
    speaker(bar, listening)
    bar.tools["sound"].setFocus()
    said = []
    for _ in range(2):
        said.append(bar.tools["sound"].accessibleName())
        QTest.keyClick(bar.tools["sound"], Qt.Key.Key_Space)
    assert said == ["Выключить звук", "Включить звук"]
    listening.player.play(Sound.MOVE, GAME)
    assert listening.heard == ["move"]


def test_it_is_remembered_for_games_and_for_tournaments_each_by_itself(bar: BottomBar, listening: Listening) -> None:
    listening.settings.put(setting_of(Sound.MOVE, TOURNAMENT), YES)
    speaker(bar, listening).close()
    bar.tools["sound"].click()
    assert not is_muted(listening.settings, GAME)
    speaker(bar, listening, TOURNAMENT)
    bar.tools["sound"].click()
    assert (is_muted(listening.settings, GAME), is_muted(listening.settings, TOURNAMENT)) == (False, True)
    again = BottomBar(bar)
    speaker(again, listening, TOURNAMENT)
    assert again.tools["sound"].accessibleName() == "Включить звук"


@pytest.mark.parametrize(
    ("kept", "is_there"),
    [
        ({}, False),
        ({setting_of(Sound.FLAG, TOURNAMENT): YES}, True),
        ({setting_of(Sound.CHECK, TOURNAMENT): YES}, False),
    ],
)
def test_in_a_tournament_it_is_there_where_a_sound_was_chosen(
    bar: BottomBar, listening: Listening, kept: dict[str, str], is_there: bool
) -> None:
    listening.settings.kept.update(kept)
    speaker(bar, listening, TOURNAMENT)
    assert bar.tools["sound"].isVisible() is is_there


def test_it_is_not_there_where_the_loudness_is_none(bar: BottomBar, listening: Listening) -> None:
    speaker(bar, listening)
    assert bar.tools["sound"].isVisible()
    listening.settings.put(VOLUME, "0")
    speaker(bar, listening)
    assert not bar.tools["sound"].isVisible()


def test_other_tools_leave_the_sounds_as_they_are(bar: BottomBar, listening: Listening) -> None:
    speaker(bar, listening)
    bar.tools["swap"].click()
    assert not is_muted(listening.settings, GAME)


def test_who_chooses_a_sound_in_the_settings_hears_it_again(qtbot: QtBot, bar: BottomBar, listening: Listening) -> None:
    speaker(bar, listening)
    bar.tools["sound"].click()
    section = show(qtbot, SoundSection(listening.settings, listening.player))
    section.boxes[Sound.MOVE, TOURNAMENT].click()
    assert is_muted(listening.settings, GAME)
    section.boxes[Sound.MOVE, GAME].click()
    assert not is_muted(listening.settings, GAME)
    bar.tools["sound"].click()
    section.slider.setValue(80)
    assert not is_muted(listening.settings, GAME)
