"""Between the class and the windows of lessons; see `ui.lessons.class_port.ClassPort`."""

from collections.abc import Callable, Iterable, Sequence
from datetime import date
from functools import partial
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal

from ladya_desktop.eventlog import StoreError
from ladya_desktop.lessons import Course, LessonError, course_folder, load_course, load_own, open_lesson
from ladya_desktop.lessons.class_table import ClassTable, class_table, parts_of
from ladya_desktop.lessons.course import path_of_key
from ladya_desktop.lessons.progress import (
    ExerciseTried,
    Standing,
    exercise_pages,
    exercise_pages_of_course,
    parts_done,
    told_apart,
)
from ladya_desktop.session.class_book import ClassBook, ClassLog, ForgetfulLog
from ladya_desktop.texts import t
from ladya_desktop.texts.collation import name_key
from ladya_desktop.texts.tournament_values import group_name
from ladya_desktop.tournament.view import GroupView, TournamentView
from ladya_desktop.ui.lessons.class_port import ClassList

if TYPE_CHECKING:
    from ladya_desktop.papers.certificate import Earned
    from ladya_desktop.papers.diploma_template import DiplomaTemplate
    from ladya_desktop.papers.paper import Paper

__all__ = ["ClassLog", "Classroom"]


class TournamentShown(Protocol):
    """What is asked of the tournament."""

    @property
    def view(self) -> TournamentView | None:
        """Its snapshot, None while there is none."""

    @property
    def today(self) -> date:
        """The day on the wall calendar."""


class Classroom(QObject):
    """What is kept is read when it is asked for the first time.

    `own` is the folder of the teacher's lessons. A trouble is told once until something else happens: the next answer
    can be kept, or another pupil comes. What the teacher asks for is refused aloud each time.
    """

    changed = Signal()
    trouble = Signal(str, object)

    def __init__(
        self,
        log: ClassLog | None,
        tournament: TournamentShown,
        own: Path | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._tournament, self._own = tournament, own
        self._made = ClassBook(log or ForgetfulLog(), self._exercises)
        self._is_read = False
        self._told = ""
        self.erasures = 0
        self._course: Course | None = None
        self._pages: dict[tuple[Path, int], frozenset[int]] = {}
        self.pupil = ""

    def choose(self, pupil: str) -> None:
        """Somebody sits down."""
        self.pupil, self._told = pupil, ""
        self.changed.emit()

    def lists(self) -> tuple[ClassList, ...]:
        """The groups of the tournament that have pupils, then the teacher's list."""
        groups = self._groups()
        names = iter(told_apart(who for group in groups for who in _pupils(group)))
        found = tuple(
            ClassList(title=group_name(group.called), pupils=_in_order(islice(names, len(_pupils(group)))))
            for group in groups
        )
        own = ClassList(title=t("classroom.own_list"), pupils=_in_order(self.listed))
        return tuple(each for each in (*found, own) if each.pupils)

    @property
    def listed(self) -> tuple[str, ...]:
        """The list that the teacher wrote."""
        return self._book.state.listed

    @property
    def is_in_use(self) -> bool:
        """Whether anything is kept of anybody."""
        return bool(self._book.state.standings)

    def write_list(self, pupils: tuple[str, ...]) -> bool:
        """Keeps another list."""
        self._told = ""
        return self._attempt(lambda: self._book.write_list(pupils), "list_not_kept")

    def answered(self, lesson: str, page: int, is_right: bool, is_first_try: bool) -> None:
        """Keeps an answer of whoever is here."""
        if self.pupil:
            row = ExerciseTried(
                pupil=self.pupil, lesson=lesson, page=page, is_right=is_right, is_first_try=is_first_try
            )
            self._attempt(lambda: self._book.answered(row))

    def finished(self, lesson: str) -> None:
        """Keeps that whoever is here came to the end."""
        if self.pupil:
            self._attempt(lambda: self._book.finished(self.pupil, lesson))

    def standing(self, lesson: str) -> Standing | None:
        """How whoever is here stands; None for nobody."""
        return self._book.state.standing(self.pupil, lesson) if self.pupil else None

    def table(self) -> ClassTable:
        """Everybody who is listed, and who has done something and is not."""
        state = self._book.state
        listed = [pupil for each in self.lists() for pupil in each.pupils]
        pupils = tuple(dict.fromkeys((*listed, *_in_order(state.known))))
        own = () if self._own is None else load_own(self._own).entries
        return class_table(state, pupils, (*self._lessons().entries, *own), self._exercises)

    @property
    def damaged(self) -> int:
        """How many lines of what is kept are damaged."""
        return self._book.damaged

    @property
    def newer(self) -> int:
        """How many lines of what is kept a newer version of the program has written."""
        return self._book.newer

    def erase(self, pupil: str) -> bool:
        """Erases what a pupil has done."""
        return self._erase(lambda: self._book.erase(pupil))

    def erase_everything(self) -> bool:
        """Erases what everybody has done, and the list; nobody is here then."""
        is_done = self._erase(self._book.erase_everything)
        if is_done:
            self.choose("")
        return is_done

    def earned(self, pupil: str) -> "tuple[Earned, ...]":
        """What a pupil may have a certificate for."""
        from ladya_desktop.papers.certificate import Earned

        parts = parts_of(self._lessons())
        done = parts_done(self._book.state, pupil, parts)
        return tuple(Earned(pupil=pupil, part=part, lessons=len(parts[part])) for part in done)

    def certificates(self, earned: "Sequence[Earned]") -> "Callable[[DiplomaTemplate], Paper]":
        """Makes the certificates, with the school of the tournament if there is one."""
        from ladya_desktop.papers.certificate import Occasion, certificates_paper

        view, today = self._tournament.view, self._tournament.today
        details = None if view is None else view.details
        occasion = Occasion(
            day=today,
            school="" if details is None else details.school,
            organizer="" if details is None else details.organizer,
        )
        return partial(certificates_paper, tuple(earned), occasion)

    @property
    def _book(self) -> ClassBook:
        if not self._is_read:
            self._is_read = True
            self._is_done(self._made.read)
        return self._made

    def _attempt(self, do: Callable[[], None], failed: str = "") -> bool:
        is_done = self._is_done(do, failed)
        if is_done:
            self._told = ""
            self.changed.emit()
        return is_done

    def _erase(self, do: Callable[[], None]) -> bool:
        """It counts before anybody hears of it."""

        def erase() -> None:
            do()
            self.erasures += 1

        self._told = ""
        return self._attempt(erase, "not_erased")

    def _is_done(self, do: Callable[[], None], failed: str = "") -> bool:
        """`failed`: the sentences in which it is said, where it is not an answer that was not kept."""
        try:
            do()
        except StoreError as error:
            if error.code != self._told:
                self._told = error.code
                self.trouble.emit(_of_teacher(error.code, failed), dict(error.params))
            return False
        return True

    def _lessons(self) -> Course:
        """The lessons of the program: its files are what they are."""
        if self._course is None:
            self._course = load_course()
        return self._course

    def _exercises(self, lesson: str) -> frozenset[int] | None:
        """The pages of a lesson's exercises; a lesson is read again when its file has changed."""
        path = path_of_key(lesson, self._own)
        try:
            return self._pages_of(path) if path is not None and path.is_file() else None
        except (LessonError, ValueError, LookupError, OSError):
            return None

    def _pages_of(self, path: Path) -> frozenset[int]:
        key = path, path.stat().st_mtime_ns
        if key not in self._pages:
            is_of_course = path.parent == course_folder()
            self._pages[key] = exercise_pages_of_course(path) if is_of_course else exercise_pages(open_lesson(path))
        return self._pages[key]

    def _groups(self) -> tuple[GroupView, ...]:
        view = self._tournament.view
        return () if view is None else view.groups


def _of_teacher(code: str, failed: str) -> str:
    """What is said when the teacher's own act failed; a name that is no text is said as it is."""
    if not failed or code == "storage.not_text":
        return code
    return f"classroom.{failed}_full" if code == "storage.class_full" else f"classroom.{failed}"


def _pupils(group: GroupView) -> list[tuple[str, str]]:
    """Names and classes."""
    return [(pupil.name, pupil.class_name) for pupil in (*group.participants, *group.undrawn)]


def _in_order(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(set(names), key=name_key))
