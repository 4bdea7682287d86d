"""Numbers and names of the windows that people or files rely on, said once more; see `tests.test_pinned`."""

from importlib import import_module

import pytest

NUMBERS = {
    "kiosk.assignment.MOST_BOARDS": 30,
    "lessons.class_list_dialog.MOST_LETTERS": 60,
    "lessons.class_list_dialog.MOST_NAMES": 200,
    "parts.control_designer.MOST_PERIODS": 10,
    "arbiter.quiet_lock.TOLD_MS": 20_000,
    "bridge.foresight.SOON_MS": 60_000,
    "kiosk.kiosk.CALM_MS": 1_500,
    "play.clock_face.PRESSED_LOOK_MS": 120,
    "projector.projector_window.LEAST_SECONDS": 4,
    "troubles.AGAIN_AFTER_MS": 60_000,
}

NAMES = {
    # Another name, and what the user has set would not be found any more
    "play.tablet_seating.AUTO_TURN": "table.auto_turn",
    "play.tablet_seating.MOVES_HIDDEN": "table.moves_hidden",
    "play.tablet_seating.OPPOSITE": "table.opposite",
    "settings.BOARD_THEME": "board.theme",
    "settings.CLOCK_KEYS": "clock.keys",
    "settings.COORDINATES": "board.coordinates",
    "settings.FULL_SCREEN": "window.full_screen",
    "settings.GEOMETRY": "window.geometry",
    "settings.KIOSK": "kiosk",
    "settings.KIOSK_BOARD": "kiosk.board",
    "settings.KIOSK_GAME": "kiosk.game",
    "settings.KIOSK_GROUP": "kiosk.group",
    "settings.KIOSK_IS_ALONE": "kiosk.alone",
    "settings.LANGUAGE": "language",
    "settings.MOTION": "motion.reduced",
    "settings.PIECES": "board.pieces",
    "settings.PROJECTOR_SCREEN": "projector.screen",
    "settings.PROJECTOR_THEME": "projector.theme",
    "settings.SCALE": "screen.percent",
    "settings.THEME": "screen.theme",
    "settings.YES": "yes",
    "sound.sounds.VOLUME": "sound.volume",
}


@pytest.mark.parametrize(("name", "value"), [*NUMBERS.items(), *NAMES.items()])
def test_it_is_what_it_was(name: str, value: object) -> None:
    module, _, constant = name.rpartition(".")
    assert getattr(import_module(f"ladya_desktop.ui.{module}"), constant) == value
