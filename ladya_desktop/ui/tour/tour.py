"""The whole tour in one language, and what is kept of it: pictures, the record read back, and what went wrong."""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtWidgets import QApplication

from ladya_desktop.eventlog import StoreError
from ladya_desktop.texts import Language, t
from ladya_desktop.ui import screen_look
from ladya_desktop.ui.dress import Dress
from ladya_desktop.ui.settings import FileSettings
from ladya_desktop.ui.tour.album import Album, Picture
from ladya_desktop.ui.tour.arbiter_story import ArbiterStory
from ladya_desktop.ui.tour.class_story import ClassStory
from ladya_desktop.ui.tour.course_story import CourseStory
from ladya_desktop.ui.tour.facts import Difference, differences, facts
from ladya_desktop.ui.tour.game_story import GameStory
from ladya_desktop.ui.tour.kiosk_story import KioskStory
from ladya_desktop.ui.tour.listening import heard
from ladya_desktop.ui.tour.organizer_story import OrganizerStory
from ladya_desktop.ui.tour.papers_story import PapersStory
from ladya_desktop.ui.tour.record import Json, record_of
from ladya_desktop.ui.tour.results_story import ResultsStory
from ladya_desktop.ui.tour.settings_story import SettingsStory
from ladya_desktop.ui.tour.stage import Disk, Stage
from ladya_desktop.ui.tour.strict_story import StrictStory
from ladya_desktop.ui.tour.tablet_story import TabletStory
from ladya_desktop.ui.tour.teacher_story import TeacherStory
from ladya_desktop.ui.tour.tournament_story import TournamentStory
from ladya_desktop.ui.tour.waiting import NotAsToldError


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """What came of a story: `stuck_at` is what was waited for in vain, `troubles` are errors and warnings on the way.

    `record` is what the store holds afterwards, `differences` are the facts in it that are not as told.
    """

    language: Language
    record: dict[str, Json]
    pictures: tuple[Picture, ...]
    papers: tuple[str, ...]
    differences: tuple[Difference, ...]
    stuck_at: str | None
    troubles: tuple[str, ...]

    @property
    def is_as_told(self) -> bool:
        """Whether everything happened as the story has it."""
        return self.stuck_at is None and not self.differences and not self.troubles

    def as_json(self) -> dict[str, Json]:
        """The outcome as it stands in the report."""
        return {
            "is_as_told": self.is_as_told,
            "stuck_at": self.stuck_at,
            "troubles": list[Json](self.troubles),
            "facts_checked": len(facts()),
            "differences": [
                {"fact": each.fact, "expected": each.wanted, "found": each.got} for each in self.differences
            ],
            **self.record,
            "pictures": [
                {"file": each.file, "width": each.width_px, "height": each.height_px} for each in self.pictures
            ],
            "papers": list[Json](self.papers),
        }


def tell(
    language: Language,
    *,
    folder: Path,
    disk: Disk,
    settings: FileSettings,
    app: QApplication,
    on_taken: Callable[[Path], None],
) -> Outcome:
    """Tells the story in one language; the folder for its pictures is there, and there is nothing on the disk, and the
    settings are empty.

    Raises:
        OSError: if a picture cannot be written.
    """
    app.setCursorFlashTime(0)  # a blinking cursor never stands still
    album = Album(folder, on_taken)
    stuck_at, record = None, dict[str, Json]()
    dress = Dress(app, screen_look.theme_name(settings, app))
    dress.listen()
    with heard() as troubles:
        stage = Stage(disk, settings, dress, album, on_trouble=lambda code, params: troubles.append(t(code, **params)))
        try:
            stuck_at = _tell(stage, language)
            stage.leave()
            record = record_of(disk.open())
        except StoreError as error:
            troubles.append(t(error.code, **error.params))
        except OSError:
            raise
        except Exception as error:  # of the program: the report tells it
            sys.excepthook(type(error), error, error.__traceback__)
    return Outcome(
        language=language,
        record=record,
        pictures=tuple(album.pictures),
        papers=tuple(album.papers),
        differences=() if stuck_at else differences(record),
        stuck_at=stuck_at,
        troubles=tuple(troubles),
    )


def _tell(stage: Stage, language: Language) -> str | None:
    """The stories in their order; what the first that stopped was waiting for, if one did."""
    try:
        stage.start()
        TournamentStory(stage).tell(language)
        GameStory(stage).tell()
        KioskStory(stage).tell()
        ResultsStory(stage).tell()
        OrganizerStory(stage).tell()
        PapersStory(stage).tell()
        CourseStory(stage).tell()
        ClassStory(stage).tell()
        TeacherStory(stage).tell()
        StrictStory(stage).tell()
        ArbiterStory(stage).tell()
        TabletStory(stage).tell()
        SettingsStory(stage).wear_high_contrast()
    except NotAsToldError as error:
        return error.awaited
    return None
