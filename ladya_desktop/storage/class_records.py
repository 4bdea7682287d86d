"""Names and versions of the rows of a class. A name is for ever; a class may be renamed."""

from dataclasses import dataclass

from ladya_desktop.lessons import progress
from ladya_desktop.storage.codec import Area, Record


@dataclass(frozen=True, slots=True, kw_only=True)
class PupilStood:
    """All that a pupil has done until now, each lesson as a text; see `storage.class_standings`."""

    pupil: str
    lessons: tuple[str, ...]


AREA = Area(
    records=(
        Record(name="class.exercise_tried", cls=progress.ExerciseTried),
        Record(name="class.lesson_done", cls=progress.LessonDone),
        Record(name="class.listed", cls=progress.ClassListed),
        Record(name="class.pupil_stood", cls=PupilStood),
    ),
    values={},
)
