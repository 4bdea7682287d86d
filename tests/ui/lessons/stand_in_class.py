"""A class for tests of windows: the real bridge over a tournament in memory and a log that can be told to fail."""

from collections.abc import Iterable

from ladya_desktop.eventlog import StoreError
from ladya_desktop.lessons import load_course
from ladya_desktop.lessons.progress import ClassRow, ClassState, ExerciseTried, LessonDone, class_of
from ladya_desktop.session.class_book import ForgetfulLog
from ladya_desktop.ui.bridge.classroom import Classroom
from tests.ui.tournament.stand_in import StandInTournament, drawn

VERA, LEV, LONG = "Дубравина Вера", "Облаков Лев", "Константинопольский-Задунайский Аристарх"
BISHOP = "112-bishop"


class FailingLog(ForgetfulLog):
    """Keeps nothing while `fault` is the code of a sentence; some lines of it are damaged, some of a newer version."""

    def __init__(self, rows: Iterable[ClassRow] = (), *, damaged: int = 0, newer: int = 0) -> None:
        super().__init__(class_of(rows))
        self.fault = ""
        self.damaged, self.newer = damaged, newer

    def read(self) -> tuple[ClassState, int]:
        self._fail()
        return super().read()[0], self.damaged

    def append(self, rows: tuple[ClassRow, ...]) -> None:
        self._fail()
        super().append(rows)

    def replace(self, state: ClassState) -> None:
        self._fail()
        super().replace(state)
        self.damaged = 0

    def erase(self) -> None:
        self._fail()
        super().erase()
        self.damaged = 0

    def _fail(self) -> None:
        if self.fault:
            raise StoreError(self.fault, file="class.log", reason="no")


def done(pupil: str, *sections: str) -> tuple[LessonDone, ...]:
    """A pupil has done these sections of the course, or all of it."""
    entries = load_course().entries
    return tuple(
        LessonDone(pupil=pupil, lesson=entry.name) for entry in entries if not sections or entry.section in sections
    )


def tried(pupil: str = LEV, lesson: str = BISHOP, *, is_right: bool = True) -> ExerciseTried:
    """A pupil has answered an exercise."""
    return ExerciseTried(pupil=pupil, lesson=lesson, page=2, is_right=is_right, is_first_try=True)


def class_of_tournament(log: ForgetfulLog | None = None, tournament: StandInTournament | None = None) -> Classroom:
    """A class whose pupils are those of a tournament."""
    return Classroom(log, tournament or drawn())


def class_without_tournament(log: ForgetfulLog | None = None) -> Classroom:
    """A class of which nothing is known yet."""
    return Classroom(log, StandInTournament())


def busy_class() -> Classroom:
    """One who has done everything, one who has done a section, one who has begun."""
    made = class_of_tournament(FailingLog((*done(VERA), *done(LONG, "board"), tried())))
    made.choose(LONG)
    return made
