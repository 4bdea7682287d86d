"""Numbers and names that people or files rely on, said once more.

The tests of what obeys them take them from the program, so that another number would pass there; here it does not.
Whoever changes one on purpose changes it in both places, and in the documents that name it.
"""

from importlib import import_module

import pytest

NUMBERS = {
    # What a file or a line of somebody's may be
    "cases.values.LONGEST_S": 10_000_000,
    "files.book_archive.MAX_PARTS": 2_000,
    "files.book_archive.MAX_UNPACKED_BYTES": 30_000_000,
    "files.decoding.MAX_BYTES": 5_000_000,
    "files.list_rows.MAX_LINE_LETTERS": 1_000,
    "files.pgn_games.MOST_MOVES": 3_000,
    "files.spreadsheet.MAX_COLUMNS": 60,
    "files.spreadsheet.MAX_ROWS": 20_000,
    "files.trf_faults.MAX_SHOWN": 5,
    "lessons.fields.MOST": {"page": 200, "step": 1_000, "moves": 600, "items": 20, "option": 12, "acts": 200},
    "lessons.fields.MOST_OF_OTHERS": 100,
    "lessons.reader.MOST_POSITIONS": 3_000,
    "tournament.fields.MAX_DECIMALS": 12,
    "tournament.standings_file.MAX_PLAYERS": 500,
    # What may be entered
    "game.notes.MOST_CHARACTERS": 500,
    "tournament.names.MAX_NAME_LETTERS": 80,
    "tournament.rules.complaints.MAX_AUTHOR_LETTERS": 120,
    "tournament.rules.complaints.MAX_TEXT_LETTERS": 4_000,
    "tournament.rules.entering.MAX_PARTICIPANTS": 1_000,
    "tournament.rules.regulations.MAX_COMPLAINT_MIN": 1_440,
    "tournament.rules.regulations.MAX_TITLE_LETTERS": 120,
    "tournament.rules.setup_faults.MAX_BREAK_MIN": 120,
    "tournament.rules.setup_faults.MAX_CODE_LETTERS": 20,
    "tournament.rules.setup_faults.MAX_COMPUTERS": 60,
    "tournament.rules.setup_faults.MAX_DEFAULT_TIME_MIN": 120,
    "tournament.rules.setup_faults.MAX_DRAW_MOVE": 100,
    "tournament.rules.setup_faults.MAX_WOODEN_BOARDS": 200,
    "ui.kiosk.assignment.MOST_BOARDS": 30,
    "ui.lessons.class_list_dialog.MOST_LETTERS": 60,
    "ui.lessons.class_list_dialog.MOST_NAMES": 200,
    "ui.parts.control_designer.MOST_PERIODS": 10,
    # When something happens by itself
    "session.game.READING_EVERY_MS": 1_000,
    "ui.arbiter.quiet_lock.TOLD_MS": 20_000,
    "ui.bridge.foresight.SOON_MS": 60_000,
    "ui.kiosk.kiosk.CALM_MS": 1_500,
    "ui.play.clock_face.PRESSED_LOOK_MS": 120,
    "ui.projector.projector_window.LEAST_SECONDS": 4,
    "ui.troubles.AGAIN_AFTER_MS": 60_000,
}

NAMES = {
    # Another name, and what the user has would not be found any more
    "app.CLASS": "class.log",
    "app.SETTINGS": "settings.ini",
    "session.tournament.KIND": "tournament",
    "storage.migrations.APPLICATION_ID": 0x4C61_6479,
    "storage.opening.DATABASE": "ladya.db",
    "storage.opening.LOCK": "ladya.lock",
    "pin.HASH": "pin.hash",
    "pin.MARK": "pin.set",
    "pin.QUIET": "pin.quiet",
    "pin.WRONG": "pin.wrong",
    "ui.play.tablet_seating.AUTO_TURN": "table.auto_turn",
    "ui.play.tablet_seating.MOVES_HIDDEN": "table.moves_hidden",
    "ui.play.tablet_seating.OPPOSITE": "table.opposite",
    "ui.settings.BOARD_THEME": "board.theme",
    "ui.settings.CLOCK_KEYS": "clock.keys",
    "ui.settings.COORDINATES": "board.coordinates",
    "ui.settings.FULL_SCREEN": "window.full_screen",
    "ui.settings.GEOMETRY": "window.geometry",
    "ui.settings.KIOSK": "kiosk",
    "ui.settings.KIOSK_BOARD": "kiosk.board",
    "ui.settings.KIOSK_GAME": "kiosk.game",
    "ui.settings.KIOSK_GROUP": "kiosk.group",
    "ui.settings.KIOSK_IS_ALONE": "kiosk.alone",
    "ui.settings.LANGUAGE": "language",
    "ui.settings.MOTION": "motion.reduced",
    "ui.settings.PIECES": "board.pieces",
    "ui.settings.PROJECTOR_SCREEN": "projector.screen",
    "ui.settings.PROJECTOR_THEME": "projector.theme",
    "ui.settings.SCALE": "screen.percent",
    "ui.settings.THEME": "screen.theme",
    "ui.settings.YES": "yes",
    "ui.sound.sounds.VOLUME": "sound.volume",
}


@pytest.mark.parametrize(("name", "value"), [*NUMBERS.items(), *NAMES.items()])
def test_it_is_what_it_was(name: str, value: object) -> None:
    module, _, constant = name.rpartition(".")
    assert getattr(import_module(f"ladya_desktop.{module}"), constant) == value
