"""`ladya-desktop tour DIR [--lang ru|en]`: pictures in DIR/ru and DIR/en, and DIR/report.json read back from the store.

Exit codes: 0 the story went as told, 1 it did not, 2 the arguments or the folder are wrong. Files of other names that
lie in the folder are left alone. The window library is imported once it is known where it shall draw.
"""

import json
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile
from typing import TYPE_CHECKING, Final, TypeAlias

from ladya_desktop import __version__
from ladya_desktop.texts import LANGUAGES, Language, set_language, t
from ladya_desktop.texts.system_errors import reason

if TYPE_CHECKING:
    from ladya_desktop.ui.tour.stage import Disk
    from ladya_desktop.ui.tour.tour import Outcome

PLATFORM: Final = "QT_QPA_PLATFORM"
OFFSCREEN: Final = "offscreen"
REPORT: Final = "report.json"
SETTINGS: Final = "settings.ini"
DOTS: Final = {"logicalDpi": 96, "logicalBaseDpi": 96}
SCREENS: Final = (
    {"name": "tour", "x": 0, "y": 0, "width": 1920, "height": 1080, **DOTS},
    {"name": "projector", "x": 1920, "y": 0, "width": 1280, "height": 720, **DOTS},
)
"""The teacher's and, beside it, the one that the class looks at."""
HELP: Final = ("--help", "-h")

MakeDisk: TypeAlias = "Callable[[Path], AbstractContextManager[Disk]]"
"""Makes an empty disk in a folder that is there; it closes whatever is open on it in the end."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """What the arguments ask for."""

    folder: Path
    languages: tuple[Language, ...]


def run(argv: Sequence[str], make_disk: MakeDisk) -> int:
    """The command; what is said comes in the language chosen before."""
    wish = read_arguments(argv)
    if wish is None:
        print(t("cli.tour_usage"), file=sys.stdout if set(argv) & set(HELP) else sys.stderr)
        return 0 if set(argv) & set(HELP) else 2
    try:
        _prepare(wish)
        with TemporaryDirectory(prefix="ladya-tour-") as place:
            _choose_screens(Path(place))
            return _tell(wish, Path(place), make_disk)
    except OSError as error:
        code = "cli.tour_no_folder" if isinstance(error, FileExistsError | NotADirectoryError) else "cli.tour_folder"
        print(t(code, folder=wish.folder, why=reason(error)), file=sys.stderr)
        return 2


def read_arguments(argv: Sequence[str]) -> Wish | None:
    """The wish in the arguments, None if they are not understood."""
    match list(argv):
        case [folder] if folder[:1] != "-":
            return Wish(folder=Path(folder), languages=LANGUAGES)
        case [folder, "--lang", wanted] | ["--lang", wanted, folder] if folder[:1] != "-" and wanted in LANGUAGES:
            return Wish(folder=Path(folder), languages=tuple(each for each in LANGUAGES if each == wanted))
        case _:
            return None


def _prepare(wish: Wish) -> None:
    """The folders are there and can be written."""
    for language in wish.languages:
        (wish.folder / language).mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=wish.folder / language):
            pass


def _choose_screens(place: Path) -> None:
    """Without a word to the contrary, screens of its own that nobody sees, large enough for every size."""
    if os.environ.get(PLATFORM, OFFSCREEN) != OFFSCREEN:
        return
    file = place / "screens.json"
    file.write_text(json.dumps({"screens": SCREENS}), encoding="utf-8")
    path = file.as_posix().removeprefix(file.drive)  # a colon would end the argument
    os.environ[PLATFORM] = f"{OFFSCREEN}:configfile={path}"


def _tell(wish: Wish, place: Path, make_disk: MakeDisk) -> int:
    from PySide6.QtWidgets import QApplication

    from ladya_desktop.ui.settings import FileSettings
    from ladya_desktop.ui.tour.tour import tell

    spoken = _language_now()
    app = QApplication.instance() or QApplication(["ladya-desktop"])
    assert isinstance(app, QApplication)
    outcomes: list[Outcome] = []
    for language in wish.languages:
        (place / language).mkdir()
        with make_disk(place / language) as disk:
            settings = FileSettings(place / language / SETTINGS)
            told = tell(
                language, folder=wish.folder / language, disk=disk, settings=settings, app=app, on_taken=_say_taken
            )
            outcomes.append(told)
    set_language(spoken)
    _write_report(wish.folder / REPORT, outcomes)
    return _say(wish.folder, outcomes)


def _language_now() -> Language:
    from ladya_desktop.texts import language

    return language()


def _say_taken(path: Path) -> None:
    print(path, flush=True)


def _write_report(path: Path, outcomes: "Sequence[Outcome]") -> None:
    """The old report stays until the new one is whole."""
    report = {
        "version": __version__,
        "is_as_told": all(each.is_as_told for each in outcomes),
        "stories": {each.language: each.as_json() for each in outcomes},
    }
    new = path.with_name(f"{path.name}.new")
    new.write_text(json.dumps(report, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
    new.replace(path)


def _say(folder: Path, outcomes: "Sequence[Outcome]") -> int:
    if all(each.is_as_told for each in outcomes):
        n = sum(len(each.pictures) for each in outcomes)
        print(t("cli.tour_done", n=n, folder=folder))
        return 0
    for each in outcomes:
        _say_wrong(folder, each)
    return 1


def _say_wrong(folder: Path, outcome: "Outcome") -> None:
    language = outcome.language
    for trouble in outcome.troubles:
        print(t("cli.tour_trouble", language=language, what=trouble), file=sys.stderr)
    if outcome.stuck_at is not None:
        sentence = t("cli.tour_stuck", language=language, awaited=outcome.stuck_at, folder=folder / language)
        print(sentence, file=sys.stderr)
    for each in outcome.differences:
        wanted, got = (json.dumps(value, ensure_ascii=False) for value in (each.wanted, each.got))
        print(t("cli.tour_differs", language=language, fact=each.fact, wanted=wanted, got=got), file=sys.stderr)
