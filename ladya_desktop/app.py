"""The composition root: a command goes to the command line, no arguments open the window.

The only place where the window meets the store. Heavy modules are imported where they are needed: a command that opens
no window never imports the window library.
"""

import gc
import logging
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from shutil import copyfile
from types import TracebackType
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from ladya_desktop.eventlog import EventStore
    from ladya_desktop.session.class_book import ClassLog

LOG = "ladya.log"
SETTINGS = "settings.ini"
CLASS = "class.log"
KIOSK = "--kiosk"


def main() -> int:
    """Starts the program with the arguments of the process; returns its exit code."""
    argv = sys.argv[1:]
    if argv in ([], [KIOSK]):
        return window(sys.argv[:1], in_kiosk=argv == [KIOSK]) if _has_screen() else 1
    if argv[0] == "tour":
        return tour(argv[1:]) if _has_screen() else 1
    from ladya_desktop.cli import main as command_line

    return command_line(argv)


def window(argv: Sequence[str], *, in_kiosk: bool = False) -> int:
    """Opens the window over the store in the user's own place, until it is closed.

    What the start makes stays, so no garbage is looked for meanwhile, nor among it later.
    """
    gc.disable()
    from PySide6.QtCore import QCoreApplication, QStandardPaths

    from ladya_desktop.eventlog import StoreError
    from ladya_desktop.storage import open_store
    from ladya_desktop.ui import screen_look
    from ladya_desktop.ui.dress import APPLICATION, Dress, say_before_window
    from ladya_desktop.ui.program import Program, choose_language
    from ladya_desktop.ui.settings import FileSettings
    from ladya_desktop.ui.surroundings import real_surroundings
    from ladya_desktop.ui.theme import styled_application
    from ladya_desktop.ui.troubles import Troubles

    environment = dict(os.environ)
    QCoreApplication.setApplicationName(APPLICATION)  # its folder is called after it
    folder = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation))
    settings, surroundings = FileSettings(folder / SETTINGS), real_surroundings()
    screen_look.scale(settings, os.environ)
    app = styled_application(argv)
    dress = Dress(app, screen_look.theme_name(settings, app))
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
        program = Program(store, surroundings, settings, troubles, lambda: _class_log(folder / CLASS))
        program.window.language_changed.connect(dress.translate)
        program.settled.connect(dress.listen)
        program.window.open(in_kiosk=in_kiosk)
        troubles.show_in(program.window.show_trouble)
        gc.freeze()
        gc.enable()
        try:
            return app.exec()
        finally:
            program.close()
    finally:
        store.close()
        if screen_look.opens_again():
            import subprocess

            subprocess.Popen([sys.executable, *sys.orig_argv[1:]], env=environment)


def tour(argv: Sequence[str]) -> int:
    """Drives the window through the main job, over stores of its own; see `ui.tour.command`."""
    from ladya_desktop.cli import begin_to_speak
    from ladya_desktop.ui.tour.command import run

    begin_to_speak()
    return run(argv, MortalDisk)


class MortalDisk:
    """The files of a program that dies in the middle of its work; each of its lives has a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._lives = 1
        self._stores: list[EventStore] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for store in self._stores:
            store.close()

    def open(self) -> "EventStore":
        """The store of this life; one that is open is closed first."""
        from ladya_desktop.storage import open_store

        for store in self._stores:
            store.close()
        self._stores.append(open_store(self._place))
        return self._stores[-1]

    def class_log(self) -> "ClassLog":
        """Where answers of pupils in lessons are kept."""
        return _class_log(self._place / CLASS)

    def kill(self) -> None:
        """The next life finds what the files hold now; the store that is open goes on in files nobody looks at.

        The log is taken first: what moves from it into the database meanwhile is then in both.
        """
        from ladya_desktop.storage.opening import DATABASE

        old = self._place
        self._lives += 1
        self._place.mkdir(parents=True)
        for name in (f"{DATABASE}-wal", DATABASE):
            copyfile(old / name, self._place / name)

    @property
    def _place(self) -> Path:
        return self._folder / str(self._lives)


def _has_screen() -> bool:
    """Whether Qt knows the kind of screen it is told to draw on; if not, it would end the process without a word."""
    if not os.environ.get("QT_QPA_PLATFORM"):
        return True
    from ladya_desktop.cli import begin_to_speak
    from ladya_desktop.texts import t
    from ladya_desktop.ui.platforms import known_platforms, unknown_platform

    asked = unknown_platform()
    if asked is not None:
        begin_to_speak()
        print(t("common.unknown_platform", name=asked, known=", ".join(known_platforms())), file=sys.stderr)
    return asked is None


def _class_log(path: Path) -> "ClassLog":
    """Where answers of pupils in lessons are kept; made with the first lesson."""
    from ladya_desktop.storage.class_log import ClassFile

    return ClassFile(path)


def _log_errors(path: Path) -> None:
    """What goes wrong in the program itself is written beside the games; the window stays open and nothing is lost.

    Where that file cannot be written, it goes to the console: games can be played all the same.
    """
    handler: logging.Handler
    try:
        handler = logging.FileHandler(path, encoding="utf-8")
    except OSError:
        handler = logging.StreamHandler()
    logging.basicConfig(handlers=[handler], format="%(asctime)s %(levelname)s %(message)s")

    def log(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        logging.error("uncaught", exc_info=(kind, error, trace))
        sys.__excepthook__(kind, error, trace)

    sys.excepthook = log
