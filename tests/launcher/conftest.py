"""A program folder with its locks, as a clone has it."""

from pathlib import Path

import pytest

from launcher.environment import LOCKS


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """The folder with run.py in it; nothing is installed yet."""
    folder = tmp_path / "Программа школы"
    (folder / "requirements").mkdir(parents=True)
    for name in ("pyproject.toml", *(f"requirements/{lock}" for lock in LOCKS)):
        (folder / name).write_text(name, encoding="utf-8")
    return folder
