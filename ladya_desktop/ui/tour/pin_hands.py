"""The arbiter's PIN in the hands of the tour: set in the settings, entered at a pad, taken away again."""

from typing import Final

from ladya_desktop.ui.arbiter.pin_dialog import NewPinDialog, PinDialog
from ladya_desktop.ui.arbiter.pin_pad import PinPad
from ladya_desktop.ui.arbiter.pin_section import PinSection
from ladya_desktop.ui.home.settings_dialog import SettingsDialog
from ladya_desktop.ui.tour.stage import Stage

PIN: Final = "2580"
WRONG_PIN: Final = "1234"


def enter_pin(stage: Stage, pad: PinPad, pin: str = PIN) -> None:
    """Four strokes on the keys of a pad."""
    for digit in pin:
        stage.hands.click(pad.keys[digit])


def set_pin(stage: Stage, settings: SettingsDialog, *, picture: str = "") -> None:
    """On the arbiter's page of the settings that are open; `picture` is the name of one of the pad."""
    section = _section(stage, settings)
    stage.hands.click(section.set_button)
    dialog = stage.dialog(NewPinDialog)
    if picture:
        stage.take(picture)
    enter_pin(stage, dialog.pad)
    enter_pin(stage, dialog.pad)
    stage.dialog(SettingsDialog)
    stage.wait("pin_set", section.remove_button.isVisible)


def remove_pin(stage: Stage, settings: SettingsDialog) -> None:
    """The old one is asked first."""
    section = _section(stage, settings)
    stage.hands.click(section.remove_button)
    enter_pin(stage, stage.dialog(PinDialog).pad)
    stage.dialog(SettingsDialog)
    stage.wait("pin_removed", section.set_button.isVisible)


def _section(stage: Stage, settings: SettingsDialog) -> PinSection:
    stage.hands.click(settings.tabs["arbiter"])
    section = settings.sections["pin"]
    assert isinstance(section, PinSection)
    stage.wait("pin_section", section.isVisible)
    return section
