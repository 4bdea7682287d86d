"""The composition root: a command goes to the command line, no arguments open the window.

The only place where the window meets the store. Heavy modules are imported where they are needed: a command that opens
no window never imports the window library.
"""

import logging
import sys
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

LOG = "ladya.log"
SETTINGS = "settings.ini"


def main() -> int:
    """Starts the program with the arguments of the process; returns its exit code."""
    argv = sys.argv[1:]
    if not argv:
        return window(sys.argv)
    from ladya_desktop.cli import main as command_line

    return command_line(argv)


def window(argv: Sequence[str]) -> int:
    """Opens the window over the store in the user's own place, until it is closed."""
    from PySide6.QtCore import QStandardPaths
    from PySide6.QtWidgets import QApplication

    from ladya_desktop.eventlog import StoreError
    from ladya_desktop.storage import open_store
    from ladya_desktop.ui.dress import Dress, say_before_window
    from ladya_desktop.ui.program import Program, choose_language
    from ladya_desktop.ui.settings import FileSettings
    from ladya_desktop.ui.surroundings import real_surroundings
    from ladya_desktop.ui.troubles import Troubles

    app = QApplication(list(argv))
    dress = Dress(app)
    folder = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation))
    settings, surroundings = FileSettings(folder / SETTINGS), real_surroundings()
    choose_language(settings)
    dress.translate()
    troubles = Troubles(surroundings.monotonic_ms)
    try:
        store = open_store(folder, on_trouble=troubles.report)
    except StoreError as error:
        say_before_window(error.code, error.params)
        return 1
    _log_errors(folder / LOG)
    try:
        program = Program(store, surroundings, settings, troubles)
        program.window.language_changed.connect(dress.translate)
        program.window.open()
        troubles.show_in(program.window.show_trouble)
        return app.exec()
    finally:
        store.close()


def _log_errors(path: Path) -> None:
    """What goes wrong in the program itself is written beside the games; the window stays open and nothing is lost."""
    logging.basicConfig(filename=path, encoding="utf-8", format="%(asctime)s %(levelname)s %(message)s")

    def log(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        logging.error("uncaught", exc_info=(kind, error, trace))
        sys.__excepthook__(kind, error, trace)

    sys.excepthook = log
