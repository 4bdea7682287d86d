"""Names and versions of the rows of a class. A name is for ever; a class may be renamed."""

from ladya_desktop.lessons import progress
from ladya_desktop.storage.codec import Area, Record

AREA = Area(
    records=(
        Record(name="class.exercise_tried", cls=progress.ExerciseTried),
        Record(name="class.lesson_done", cls=progress.LessonDone),
        Record(name="class.listed", cls=progress.ClassListed),
    ),
    values={},
)
