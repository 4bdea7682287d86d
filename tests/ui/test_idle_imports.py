"""A press waits for no import: what a list leads to was imported while the list was looked at."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

OPENED_BY_THE_APPLICATION = [
    f"ladya_desktop.storage.{name}"
    for name in ("class_lines", "class_log", "class_records", "class_standings", "exchange")
]
"""Given to the window as a function that makes it; the window imports no storage."""

_OPENING = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from ladya_desktop.ui import program

def told(opened, then):
    before = set(sys.modules)
    then()
    QApplication.processEvents()
    mine = sorted(name for name in set(sys.modules) - before if name.startswith("ladya_desktop."))
    print(opened, *mine)

def open_lesson(window, course, entry):
    told(entry.name, lambda: course.lesson_requested.emit(entry))
    assert window.screen_shown is not course
    window.back()

def went(running):
    window = running.window
    running.imports.finish()
    told("course", window.home.lesson_requested.emit)
    course = window.screen_shown
    course._warming.finish()
    for entry in course.course.entries[::7]:
        open_lesson(window, course, entry)
    told("board", course.board_requested.emit)
    assert window.screen_shown is not course
    QApplication.quit()

program.Program._go_on = went
from ladya_desktop.app import main
sys.argv = ["ladya-desktop"]
sys.exit(main())
"""


@pytest.fixture(scope="module")
def imported(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    """What was opened -> the modules of the program that this imported."""
    folder: Path = tmp_path_factory.mktemp("data")
    done = subprocess.run(
        [sys.executable, "-c", _OPENING],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "XDG_DATA_HOME": str(folder)},
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return {opened: modules for opened, *modules in map(str.split, done.stdout.splitlines())}


def test_the_list_of_lessons_imports_nothing_after_the_first_screen_was_looked_at(
    imported: dict[str, list[str]],
) -> None:
    assert imported["course"] == OPENED_BY_THE_APPLICATION


def test_a_lesson_and_the_teachers_board_import_nothing_after_the_list_was_looked_at(
    imported: dict[str, list[str]],
) -> None:
    opened = {name: modules for name, modules in imported.items() if name != "course"}
    assert len(opened) > 4
    assert "board" in opened
    assert {name: modules for name, modules in opened.items() if modules} == {}
