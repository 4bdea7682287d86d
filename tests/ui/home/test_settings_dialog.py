"""The settings are pages of sections, each of which keeps its matter by itself."""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.pin import PinLock
from ladya_desktop.ui.home.settings_dialog import SettingsDialog
from ladya_desktop.ui.parts.settings_section import CheckSection
from tests.ui.hands import click, settle, show
from tests.ui.stand_in_screens import StandInSettings


def opened_settings(
    qtbot: QtBot, settings: StandInSettings, *, has_lock: bool = True, size: tuple[int, int] = (1366, 768)
) -> SettingsDialog:
    window = show(qtbot, QWidget(), *size)
    lock = PinLock(settings, lambda: 0, lambda: b"salt") if has_lock else None
    dialog = SettingsDialog(window, settings, lock)
    dialog.open()
    settle()
    return dialog


def check(dialog: SettingsDialog, name: str) -> CheckSection:
    section = dialog.sections[name]
    assert isinstance(section, CheckSection)
    return section


def test_a_page_shows_its_sections_alone(qtbot: QtBot) -> None:
    dialog = opened_settings(qtbot, StandInSettings())
    for tab, shown, hidden in (("screen", "motion", "pin"), ("arbiter", "pin", "motion")):
        click(dialog.tabs[tab])
        assert dialog.tabs[tab].isChecked()
        assert dialog.sections[shown].isVisible()
        assert not dialog.sections[hidden].isVisible()


def test_a_page_without_a_section_is_not_offered(qtbot: QtBot) -> None:
    assert "arbiter" not in opened_settings(qtbot, StandInSettings(), has_lock=False).tabs


def test_a_ticked_box_is_kept_and_told_at_once(qtbot: QtBot) -> None:
    settings = StandInSettings({"window.full_screen": "yes"})
    dialog = opened_settings(qtbot, settings)
    click(dialog.tabs["screen"])
    assert (check(dialog, "motion").box.isChecked(), check(dialog, "full_screen").box.isChecked()) == (False, True)
    with qtbot.waitSignal(dialog.changed, timeout=1000) as told:
        check(dialog, "motion").box.click()
    assert (told.args, settings["motion.reduced"]) == (["motion.reduced"], "yes")
    check(dialog, "full_screen").box.click()
    assert settings["window.full_screen"] == ""


@pytest.mark.parametrize("size", [(1366, 768), (683, 384)])
def test_the_pages_and_what_closes_them_are_within_the_window(qtbot: QtBot, size: tuple[int, int]) -> None:
    dialog = opened_settings(qtbot, StandInSettings(), size=size)
    for name, tab in dialog.tabs.items():
        click(tab)
        settle()
        assert dialog.width() <= size[0]
        assert dialog.height() <= size[1]
        for button in (*dialog.tabs.values(), dialog.close_button):
            corner = button.mapTo(dialog, QPoint(button.width(), button.height()))
            assert corner.x() <= dialog.width(), name
            assert corner.y() <= dialog.height(), name


@pytest.mark.parametrize("size", [(1920, 1080), (1366, 768), (1024, 576), (683, 384)])
def test_from_page_to_page_nothing_around_the_page_moves_nor_leaves_the_window(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    dialog = opened_settings(qtbot, StandInSettings(), size=size)
    window = dialog.parentWidget()
    assert window is not None
    places = set()
    for tab in dialog.tabs.values():
        click(tab)
        settle()
        places.add((dialog.geometry().getRect(), dialog.close_button.geometry().getRect()))
    assert len(places) == 1
    below = QRect(window.mapToGlobal(QPoint(0, 0)), window.size())
    assert below.contains(dialog.frameGeometry())


def test_an_answer_below_a_short_page_moves_nothing(qtbot: QtBot) -> None:
    dialog = opened_settings(qtbot, StandInSettings())
    click(dialog.tabs["arbiter"])
    settle()
    before = (dialog.geometry(), dialog.close_button.geometry())
    dialog.remark.say("Gut")
    dialog.fit()
    settle()
    assert dialog.remark.isVisible()
    assert (dialog.geometry(), dialog.close_button.geometry()) == before
