"""What the program imports before its first paint: whatever lies behind the first screen comes afterwards."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from ladya_desktop.ui import idle_imports
from ladya_desktop.ui.idle_imports import BEHIND, IdleImports

LATER = (
    "ladya_desktop.game.acts",
    "ladya_desktop.game.decide",
    "ladya_desktop.game.events",
    "ladya_desktop.game.position",
    "ladya_desktop.game.rules",
    "ladya_desktop.game.view",
    "ladya_desktop.tournament",
    "ladya_desktop.session",
    "ladya_desktop.lessons",
    "ladya_desktop.files",
    "ladya_desktop.papers",
    "ladya_desktop.cases",
    "ladya_desktop.storage.game_records",
    "ladya_desktop.storage.tournament_records",
    "ladya_desktop.ui.bridge",
    "ladya_desktop.ui.lessons",
    "ladya_desktop.ui.play.play_screen",
    "ladya_desktop.ui.print",
    "ladya_desktop.ui.projector",
    "ladya_desktop.ui.review",
    "ladya_desktop.ui.sound",
    "ladya_desktop.ui.tournament.tournament_screen",
    "ladya_desktop.ui.tour",
    "PySide6.QtPrintSupport",
    "argparse",
    "asyncio",
    "chess",
    "csv",
    "decimal",
    "fractions",
    "openpyxl",
    "hashlib",
    "secrets",
    "subprocess",
    "tomllib",
    "uuid",
    "xml",
)
"""Modules, and packages with all inside them."""


def imported_before_first_paint(folder: Path) -> list[str]:
    code = """
import sys
from PySide6.QtWidgets import QApplication
qt_needs = set(sys.modules)
from ladya_desktop.ui import program

class Looked(program.FirstPaint):
    def eventFilter(self, watched, event):
        if event.type() is event.Type.Paint:
            print(*sorted(set(sys.modules) - qt_needs))
        return super().eventFilter(watched, event)

program.FirstPaint = Looked
program.Program._go_on = lambda self: QApplication.quit()
from ladya_desktop.app import main
sys.argv = ["ladya-desktop"]
sys.exit(main())
"""
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "XDG_DATA_HOME": str(folder)}
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


@pytest.mark.parametrize("day", ["first", "second"])
def test_nothing_that_lies_behind_the_first_screen_is_imported_before_its_paint(tmp_path: Path, day: str) -> None:
    if day == "second":
        imported_before_first_paint(tmp_path)
    imported = imported_before_first_paint(tmp_path)
    assert "ladya_desktop.ui.home.home_screen" in imported
    assert [name for name in imported if f"{name}.".startswith(tuple(f"{each}." for each in LATER))] == []


def test_the_rest_is_imported_bit_by_bit_and_then_told(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    imported: list[str] = []
    monkeypatch.setattr(idle_imports, "import_module", imported.append)
    monkeypatch.setattr(idle_imports, "BEGIN_MS", 0)
    monkeypatch.setattr(idle_imports, "PAUSE_MS", 0)
    imports = IdleImports()
    with qtbot.waitSignal(imports.done):
        imports.begin()
        assert imported == []
    assert imported == list(BEHIND)


def test_the_rest_may_be_wanted_at_once(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(idle_imports, "BEGIN_MS", 0)
    imports = IdleImports()
    with qtbot.waitSignal(imports.done):
        imports.finish()
    assert set(BEHIND) <= set(sys.modules)
    with qtbot.assertNotEmitted(imports.done, wait=50):
        imports.begin()
