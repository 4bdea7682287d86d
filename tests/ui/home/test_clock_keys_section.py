"""The keys of the clocks are chosen on a page of the settings, kept and in use at once."""

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from ladya_desktop.ui.home.clock_keys_section import ClockKeysSection
from ladya_desktop.ui.home.keys_dialog import KeysDialog
from ladya_desktop.ui.home.settings_dialog import SettingsDialog
from ladya_desktop.ui.play.clock_keys import ClockKeys, keys_in_use
from ladya_desktop.ui.settings import CLOCK_KEYS
from tests.ui.hands import click, show
from tests.ui.stand_in_screens import StandInSettings


def test_a_choice_is_kept_told_and_in_use(qtbot: QtBot) -> None:
    settings = StandInSettings()
    dialog = show(qtbot, SettingsDialog(None, settings))
    click(dialog.tabs["clock"])
    section = dialog.sections["clock_keys"]
    assert isinstance(section, ClockKeysSection)
    assert section.options[ClockKeys.CTRL].isChecked()
    with qtbot.waitSignal(dialog.changed, timeout=1000) as told:
        click(section.options[ClockKeys.FUNCTION])
    assert told.args == [CLOCK_KEYS]
    assert settings[CLOCK_KEYS] == "function"
    assert keys_in_use().keys is ClockKeys.FUNCTION
    assert not section.options[ClockKeys.CTRL].isChecked()


def test_what_was_chosen_before_is_marked(qtbot: QtBot) -> None:
    section = show(qtbot, ClockKeysSection(StandInSettings({CLOCK_KEYS: "crossed"})), 640, 400)
    assert [keys for keys, row in section.options.items() if row.isChecked()] == [ClockKeys.CROSSED]


def test_the_page_of_keys_tells_the_keys_in_use(qtbot: QtBot) -> None:
    keys_in_use().keys = ClockKeys.FUNCTION
    dialog = show(qtbot, KeysDialog())
    words = [label.text() for label in dialog.page.findChildren(QLabel)]
    assert "F4, F12" in words
    assert "часы белых — F4, часы чёрных — F12" in words
