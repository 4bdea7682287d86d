"""The program started as a user starts it: a process of its own, without a screen."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

DRIVEN = """
import gc
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

def shown_box(box):
    print("BOX", box.text())
    return 0

QMessageBox.exec = shown_box
real_exec = QApplication.exec

def driven(*_):
    QTimer.singleShot(0, look)
    return real_exec()

def look():
    windows = [each for each in QApplication.topLevelWidgets() if each.isVisible()]
    print("WINDOW", [(type(each).__name__, each.windowTitle()) for each in windows])
    print("LANGUAGE", QApplication.translate("QPlatformTheme", "Cancel"))
    print("ICON", not windows[0].windowIcon().isNull())
    print("GARBAGE", gc.isenabled(), gc.get_freeze_count() > 0)
    act(windows[0])
    print("FOLDER", QApplication.translate("QFileDialog", "&Look in:"))
    QTimer.singleShot(0, QApplication.quit)

QApplication.exec = driven
from ladya_desktop.app import main
sys.argv = ["ladya-desktop"]
"""

QUIET = "def act(window): pass\nsys.exit(main())\n"
BROKEN = "def act(window):\n    QTimer.singleShot(0, lambda: 1 / 0)\nsys.exit(main())\n"
ENGLISH = "def act(window):\n    window.choose_language('en')\nsys.exit(main())\n"
KIOSK = """
from PySide6.QtWidgets import QLabel

def act(_window):
    everything = [each for window in QApplication.topLevelWidgets() for each in window.findChildren(QLabel)]
    print("SAID", [each.text() for each in everything])

sys.argv.append("--kiosk")
sys.exit(main())
"""
AGAIN = """
def act(window):
    import subprocess
    second = subprocess.run([sys.executable, "-c", SECOND], capture_output=True, text=True, encoding="utf-8")
    print("SECOND", second.returncode, second.stdout)
"""

LOOKED_AT = """
def act(window):
    from ladya_desktop.ui.theme import current
    print("LOOK", window.devicePixelRatioF(), current().name)
sys.exit(main())
"""
REOPENED = """
def act(window):
    import pathlib
    mark = pathlib.Path(MARK)
    print("LOOK", window.devicePixelRatioF())
    if not mark.exists():
        mark.write_text("")
        from ladya_desktop.ui.settings import SCALE
        window._settings.put(SCALE, "200")
        QApplication.instance().setProperty("opensAgain", True)
sys.exit(main())
"""


def start(script: str, folder: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {
        "XDG_DATA_HOME": str(folder),
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONIOENCODING": "utf-8",
        **variables,
    }
    command = [sys.executable, "-c", DRIVEN + script]
    return subprocess.run(
        command, capture_output=True, text=True, encoding="utf-8", env=environment, timeout=60, check=False
    )


def test_it_opens_over_a_store_in_the_users_own_place(tmp_path: Path) -> None:
    home = tmp_path / "Ученица Маша #1" / "данные"
    done = start(QUIET, home)
    assert done.returncode == 0, done.stderr
    assert "WINDOW [('MainWindow', 'Ладья')]" in done.stdout
    assert "ICON True" in done.stdout
    assert (home / "ladya-desktop" / "ladya.db").is_file()


def test_the_kiosk_asks_for_a_pin_before_it_closes_anybody_in(tmp_path: Path) -> None:
    done = start(KIOSK, tmp_path)
    assert done.returncode == 0, done.stderr
    assert "Киоск не включён: PIN судьи ещё не задан." in done.stdout


def test_garbage_is_looked_for_while_the_window_is_open_but_not_in_what_the_start_made(tmp_path: Path) -> None:
    assert "GARBAGE True True" in start(QUIET, tmp_path).stdout


def test_qts_own_words_are_russian_first(tmp_path: Path) -> None:
    said = start(QUIET, tmp_path).stdout
    assert "LANGUAGE Отмена" in said
    assert "FOLDER &Папка:" in said


def test_the_language_chosen_is_there_at_the_next_start(tmp_path: Path) -> None:
    first = start(ENGLISH, tmp_path)
    assert first.returncode == 0
    assert "FOLDER &Look in:" in first.stdout
    second = start(QUIET, tmp_path).stdout
    assert "WINDOW [('MainWindow', 'Ladya')]" in second
    assert "LANGUAGE Cancel" in second


def test_a_second_start_says_that_the_program_is_open(tmp_path: Path) -> None:
    second = DRIVEN + QUIET
    done = start(f"SECOND = {second!r}\n{AGAIN}sys.exit(main())\n", tmp_path)
    assert "SECOND 1 BOX Программа уже открыта" in done.stdout
    assert done.returncode == 0


def test_a_place_that_cannot_hold_games_is_said_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "ladya-desktop").write_text("a file where a folder is needed")
    done = start(QUIET, tmp_path)
    assert done.returncode == 1
    assert done.stdout.startswith("BOX ")
    assert str(tmp_path / "ladya-desktop") in done.stdout
    assert "Traceback" not in done.stderr


def test_a_damaged_file_is_kept_and_said(tmp_path: Path) -> None:
    folder = tmp_path / "ladya-desktop"
    folder.mkdir()
    (folder / "ladya.db").write_bytes(b"no database at all" * 100)
    done = start(QUIET, tmp_path)
    assert done.returncode == 0
    assert (folder / "ladya.db.damaged-1").read_bytes().startswith(b"no database")


def test_an_error_of_the_program_is_written_down_and_the_window_stays(tmp_path: Path) -> None:
    done = start(BROKEN, tmp_path)
    assert done.returncode == 0
    assert "ZeroDivisionError" in (tmp_path / "ladya-desktop" / "ladya.log").read_text(encoding="utf-8")


def test_a_log_of_errors_that_cannot_be_written_keeps_nobody_from_playing(tmp_path: Path) -> None:
    (tmp_path / "ladya-desktop" / "ladya.log").mkdir(parents=True)
    done = start(BROKEN, tmp_path)
    assert done.returncode == 0
    assert "WINDOW" in done.stdout
    assert "ERROR uncaught" in done.stderr


@pytest.mark.parametrize("arguments", [[], ["tour", "out"]])
def test_an_unknown_kind_of_screen_is_said_in_one_sentence(tmp_path: Path, arguments: list[str]) -> None:
    script = f"sys.argv += {arguments}\n{QUIET}"
    done = start(script, tmp_path, QT_QPA_PLATFORM="windoze", LC_ALL="ru_RU.UTF-8")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("Переменная QT_QPA_PLATFORM называет экран «windoze», а такого нет")
    assert "offscreen" in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("platform", ["windoze;offscreen", "OFFSCREEN", "offscreen:size=800x600"])
def test_a_kind_of_screen_may_be_asked_for_in_many_ways(tmp_path: Path, platform: str) -> None:
    assert "WINDOW" in start(QUIET, tmp_path, QT_QPA_PLATFORM=platform).stdout


def test_everything_is_as_large_and_in_the_colours_as_chosen(tmp_path: Path) -> None:
    start(QUIET, tmp_path)
    (settings,) = tmp_path.glob("*/")
    (settings / "settings.ini").write_text("[General]\nscreen.percent=150\nscreen.theme=contrast\n", encoding="utf-8")
    assert "LOOK 1.5 contrast" in start(LOOKED_AT, tmp_path).stdout


def test_it_opens_again_by_itself_when_it_was_closed_for_that(tmp_path: Path) -> None:
    """Over the same store, which the first one has let go, and as large as was chosen meanwhile."""
    script = REOPENED.replace("MARK", repr(str(tmp_path / "mark")))
    shown = start(script, tmp_path / "place").stdout
    assert [line for line in shown.splitlines() if line.startswith("LOOK")] == ["LOOK 1.0", "LOOK 2.0"]
    assert "BOX" not in shown
