"""Which pages the settings have, and which sections each of them shows, from above.

To add a section: write a `SettingsSection` (`ui/parts/settings_section.py`; a plain yes or no is a `CheckSection`)
that reads its matter from the `settings` it is given and calls `keep(key, value)` when it is changed. Name the key in
`ui/settings.py`. Write a function here that makes it from a `Place` (import it inside: nothing of this is needed
before the settings are opened) and put the function into `PAGES`. A page without a section is not shown; the name of
a page is the sentence `settings.page_<name>`. Whoever shows the matter connects to `SettingsDialog.changed(key)` in
`MainWindow._setting_changed`, or reads it at the start. A section makes its words when it is made: the settings are
opened anew after the language was changed. It must do with 640 px of width and wraps its words below that.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from ladya_desktop.pin import PinLock
from ladya_desktop.texts import t
from ladya_desktop.ui.parts.settings_section import CheckSection
from ladya_desktop.ui.settings import FULL_SCREEN, MOTION, Settings

if TYPE_CHECKING:
    from ladya_desktop.ui.arbiter.pin_section import PinSection
    from ladya_desktop.ui.home.board_section import BoardSection
    from ladya_desktop.ui.home.clock_keys_section import ClockKeysSection
    from ladya_desktop.ui.home.look_section import LookSection
    from ladya_desktop.ui.kiosk.kiosk_section import KioskSection
    from ladya_desktop.ui.parts.remark import Remark
    from ladya_desktop.ui.projector.class_section import ClassSection
    from ladya_desktop.ui.sound.sound_section import SoundSection


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """What a section may need: what is remembered, the arbiter's lock (None where there is none), where to answer."""

    settings: Settings
    lock: PinLock | None
    remark: "Remark"


MakeSection = Callable[[Place], QWidget | None]
"""Makes a section; None if there is nothing to set in this place."""


def board(place: Place) -> "BoardSection":
    """Colours, pieces and coordinates of every board."""
    from ladya_desktop.ui.home.board_section import BoardSection

    return BoardSection(place.settings)


def look(place: Place) -> "LookSection":
    """Colours and size of everything."""
    from ladya_desktop.ui.home.look_section import LookSection

    return LookSection(place.settings)


def motion(place: Place) -> CheckSection:
    """Whether pieces and cards glide."""
    return CheckSection(place.settings, MOTION, t("home.reduced_motion"), t("home.reduced_motion_hint"))


def full_screen(place: Place) -> CheckSection:
    """Whether the window is opened over the whole screen."""
    return CheckSection(place.settings, FULL_SCREEN, t("home.start_full_screen"), t("home.start_full_screen_hint"))


def class_screen(place: Place) -> "ClassSection":
    """The colours of lessons and games on the projector."""
    from ladya_desktop.ui.projector.class_section import ClassSection

    return ClassSection(place.settings)


def clock_keys(place: Place) -> "ClockKeysSection":
    """Which keys press the clocks."""
    from ladya_desktop.ui.home.clock_keys_section import ClockKeysSection

    return ClockKeysSection(place.settings)


def sounds(place: Place) -> "SoundSection":
    """What is heard of a game, and how loud."""
    from ladya_desktop.ui.sound.sound_section import SoundSection

    return SoundSection(place.settings)


def pin(place: Place) -> "PinSection | None":
    """The arbiter's PIN."""
    from ladya_desktop.ui.arbiter.pin_section import PinSection

    return None if place.lock is None else PinSection(place.lock, place.remark)


def kiosk(place: Place) -> "KioskSection | None":
    """The computer as one board."""
    from ladya_desktop.ui.kiosk.kiosk_section import KioskSection

    return None if place.lock is None else KioskSection(place.settings, place.lock, place.remark)


PAGES: tuple[tuple[str, tuple[MakeSection, ...]], ...] = (
    ("board", (board,)),
    ("screen", (look, motion, full_screen, class_screen)),
    ("clock", (clock_keys,)),
    ("sound", (sounds,)),
    ("arbiter", (pin, kiosk)),
)
"""Page -> what makes its sections."""
