"""Bugs that other programs had with where they are put, by their ids: the program started in a process of its own."""

import os
import subprocess
import sys
from pathlib import Path

import ladya_desktop
from tests.test_app import DRIVEN, QUIET

ROOT = Path(__file__).parents[1]


def started_in(folder: Path, **places: str) -> subprocess.CompletedProcess[str]:
    """The program started while the folder is the current one, the user's own places being these and no others."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "HOME", "COV"))}
    usual = {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT), "PYTHONUTF8": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [sys.executable, "-c", DRIVEN + QUIET],
        cwd=folder,
        env=environment | usual | places,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )


def program_files() -> set[Path]:
    """The files of the program; what Python itself notes beside them is not its doing."""
    files = (file for file in Path(ladya_desktop.__file__).parent.rglob("*") if "__pycache__" not in file.parts)
    return set(files)


def test_pk_02_nothing_is_written_beside_the_program_nor_where_it_is_started(tmp_path: Path) -> None:
    """So that it starts from a folder, a share or a disc that can only be read."""
    here, home = tmp_path / "disc", tmp_path / "home"
    here.mkdir(mode=0o500)
    home.mkdir()
    before = program_files()
    done = started_in(here, HOME=str(home))
    assert done.returncode == 0, done.stderr
    assert "WINDOW" in done.stdout
    assert list(here.iterdir()) == []
    assert program_files() == before
    assert (home / ".local" / "share" / "ladya-desktop" / "ladya.db").is_file()


def test_pk_02_a_home_that_is_none_is_said_in_a_box(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("a file where a folder is needed")
    done = started_in(tmp_path, HOME=str(tmp_path / "home"))
    assert done.returncode == 1
    assert done.stdout.startswith("BOX ")
    assert str(tmp_path / "home") in done.stdout
    assert "Traceback" not in done.stderr
