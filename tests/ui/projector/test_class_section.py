"""The colours of the class's screen are chosen in the settings."""

import pytest
from pytestqt.qtbot import QtBot

from ladya_desktop.ui.projector.class_section import ClassSection
from ladya_desktop.ui.settings import PROJECTOR_THEME
from tests.ui.hands import click, show
from tests.ui.stand_in_screens import StandInSettings


@pytest.mark.parametrize(("kept", "wanted"), [(None, "light"), ("dark", "dark"), ("pink", "light")])
def test_what_is_chosen_is_shown(qtbot: QtBot, kept: str | None, wanted: str) -> None:
    settings = StandInSettings()
    if kept is not None:
        settings[PROJECTOR_THEME] = kept
    section = show(qtbot, ClassSection(settings), 640, 200)
    assert [name for name, row in section.themes.items() if row.isChecked()] == [wanted]


def test_a_choice_is_kept_at_once(qtbot: QtBot) -> None:
    settings = StandInSettings()
    section = show(qtbot, ClassSection(settings), 640, 200)
    with qtbot.waitSignal(section.changed) as told:
        click(section.themes["contrast"])
    assert told.args == [PROJECTOR_THEME]
    assert settings[PROJECTOR_THEME] == "contrast"
