"""What all tests share: no screen, and a second life without the window library.

Windows are drawn offscreen. With LADYA_TEST_WITHOUT_QT set, PySide6 cannot be imported, which proves that every
floor below `ui` lives without it; tests that need windows are then not collected. `python3 run.py test` runs both.
"""

import os
import sys
from collections.abc import Iterator, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

import pytest

WITHOUT_QT = "LADYA_TEST_WITHOUT_QT" in os.environ
WINDOW_LIBRARY = frozenset({"PySide6", "shiboken6", "pytestqt"})
NEED_WINDOWS = ("ui", "e2e", "test_app.py", "test_qt_warnings.py", "test_wheel.py")

os.environ["QT_QPA_PLATFORM"] = "offscreen"


class WindowLibraryBlocked(MetaPathFinder):
    """Finds no window library, whatever is installed."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname.partition(".")[0] in WINDOW_LIBRARY:
            raise ModuleNotFoundError(f"{fullname} is made unimportable for this run", name=fullname)
        return None


if WITHOUT_QT:
    sys.meta_path.insert(0, WindowLibraryBlocked())

here = Path(__file__).parent
collect_ignore = [str(here / name) for name in NEED_WINDOWS] if WITHOUT_QT else []


def pytest_addoption(parser: pytest.Parser) -> None:
    """Without pytest-qt nobody else knows its settings, and a strict configuration would refuse them."""
    if WITHOUT_QT:
        for name in ("qt_api", "qt_log_level_fail"):
            parser.addini(name, help="of pytest-qt, unused in this run")
        parser.addini("qt_log_ignore", help="of pytest-qt, unused in this run", type="linelist")


@pytest.fixture(autouse=True)
def language_again() -> Iterator[None]:
    """No test leaves its language to the next, nor a command that chose one."""
    from ladya_desktop.texts import language, set_language

    before = language()
    yield
    set_language(before)
