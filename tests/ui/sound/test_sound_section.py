"""Sounds in the settings: each for itself, for a game and for a tournament, and how loud."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from ladya_desktop.ui import theme
from ladya_desktop.ui.home.settings_dialog import SettingsDialog
from ladya_desktop.ui.sound.player import Player
from ladya_desktop.ui.sound.sound_section import SoundSection
from ladya_desktop.ui.sound.sounds import VOLUME, Occasion, Sound, is_wanted, volume
from tests.ui.sound.conftest import KeptSettings, Listening

Make = Callable[[], SoundSection]


@pytest.fixture
def section(qtbot: QtBot, listening: Listening) -> SoundSection:
    made = SoundSection(listening.settings, listening.player)
    qtbot.addWidget(made)
    made.show()
    return made


def test_every_choice_has_its_box_except_the_hint_of_a_check(section: SoundSection) -> None:
    expected = {(sound, occasion) for sound in Sound for occasion in Occasion} - {(Sound.CHECK, Occasion.TOURNAMENT)}
    assert section.boxes.keys() == expected
    assert section.boxes[Sound.FLAG, Occasion.TOURNAMENT].accessibleName() == "Флажок упал: в турнире"
    assert all(box.isChecked() is (occasion is Occasion.GAME) for (_, occasion), box in section.boxes.items())


def test_a_box_is_kept_and_told(qtbot: QtBot, section: SoundSection, listening: Listening) -> None:
    with qtbot.waitSignal(section.changed) as told:
        section.boxes[Sound.FLAG, Occasion.TOURNAMENT].click()
    assert told.args == ["sound.tournament.flag"]
    assert is_wanted(listening.settings, Sound.FLAG, Occasion.TOURNAMENT)
    section.boxes[Sound.MOVE, Occasion.GAME].click()
    assert not is_wanted(listening.settings, Sound.MOVE, Occasion.GAME)


def test_the_volume_goes_by_keys_and_is_read_out(section: SoundSection, listening: Listening) -> None:
    section.slider.setFocus()
    QTest.keyClick(section.slider, Qt.Key.Key_Right)
    assert volume(listening.settings) == 70
    assert section.loudness.text() == "70 %"
    section.slider.setValue(0)
    assert section.loudness.text() == "выключено"


def test_a_sound_can_be_tried_and_is_muted_at_once(section: SoundSection, listening: Listening) -> None:
    section.tries[Sound.FLAG].click()
    assert listening.heard == ["flag"]
    section.slider.setValue(0)
    assert listening.voice.played == ["flag", ""]
    section.tries[Sound.FLAG].click()
    assert listening.heard == ["flag", ""]


def test_where_nothing_plays_it_says_what_to_do(qtbot: QtBot) -> None:
    settings = KeptSettings()
    section = SoundSection(settings, Player(settings, lambda: None))
    qtbot.addWidget(section)
    section.show()
    assert section.trouble.isVisible()
    assert "pipewire-bin" in section.trouble.text()
    assert not any(button.isEnabled() for button in section.tries.values())


def test_a_voice_that_fails_is_told_of(section: SoundSection, listening: Listening) -> None:
    assert not section.trouble.isVisible()
    listening.player._lose()
    assert section.trouble.isVisible()


def test_it_stands_on_its_page_of_the_settings(qtbot: QtBot) -> None:
    settings = KeptSettings()
    dialog = SettingsDialog(None, settings)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.show_page("sound")
    section = dialog.sections["sounds"]
    assert isinstance(section, SoundSection)
    assert section.isVisible()
    with qtbot.waitSignal(dialog.changed) as told:
        section.slider.setValue(20)
    assert told.args == [VOLUME]
    assert any(label.text() == "Решение" for label in section.findChildren(QLabel))


def test_a_box_stands_under_the_middle_of_its_heading(qtbot: QtBot) -> None:
    """By the pixels of the mark itself, on the page as it is worn; pressed anywhere in its place it is ticked."""
    dialog = SettingsDialog(None, KeptSettings())
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.show_page("sound")
    section = dialog.sections["sounds"]
    assert isinstance(section, SoundSection)
    box = section.boxes[Sound.MOVE, Occasion.TOURNAMENT]
    head = next(label for label in section.findChildren(QLabel) if label.text() == "Турнир")
    assert min(box.width(), box.height()) >= 44
    seen, y = box.grab().toImage(), box.height() // 2
    marked = [x for x in range(seen.width()) if seen.pixelColor(x, y) == theme.current().control]
    middle = (marked[0] + marked[-1]) / 2 + box.mapTo(section, box.rect().topLeft()).x()
    assert abs(middle - head.mapTo(section, head.rect().center()).x()) <= 1.5
    QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=box.rect().topLeft() + QPoint(3, 3))
    assert box.isChecked()
