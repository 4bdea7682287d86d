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
    # When something happens by itself
    "session.game.READING_EVERY_MS": 1_000,
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
}


@pytest.mark.parametrize(("name", "value"), [*NUMBERS.items(), *NAMES.items()])
def test_it_is_what_it_was(name: str, value: object) -> None:
    module, _, constant = name.rpartition(".")
    assert getattr(import_module(f"ladya_desktop.{module}"), constant) == value
