"""The teacher's own lessons as files: opened, kept, given away, taken in; and what is not kept yet, safe from a crash.

Nothing is lost on a full disk or in a folder that cannot be written: it is said, and the lesson stays on the board.
"""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from ladya_desktop.files.lesson_files import ENDING, export_lesson, import_lesson, name_for, save_lesson
from ladya_desktop.files.writing import WriteError, write_own
from ladya_desktop.lessons import LessonError, lesson_to_toml, open_lesson, read_lesson
from ladya_desktop.lessons.words import Words
from ladya_desktop.texts import t
from ladya_desktop.ui.lessons.course_place import show_folder, told_folder
from ladya_desktop.ui.lessons.course_places import own_folder
from ladya_desktop.ui.lessons.teacher_lesson import TeacherLesson, lesson_of, new_lesson
from ladya_desktop.ui.lessons.teacher_questions import LessonChooser, UnsavedQuestion
from ladya_desktop.ui.lessons.teacher_workbook import Workbook
from ladya_desktop.ui.parts.remark import Remark
from ladya_desktop.ui.print.saving import WhereDialog, documents, file_name
from ladya_desktop.ui.settings import Settings

DRAFT, DRAFT_NAME = "unsaved-lesson.toml", "lessons.draft"
DAMAGED = "damaged-unsaved-lesson.toml"
DRAFT_AFTER_MS = 1500
LINE_LETTERS = 24


class TeacherFiles(QObject):
    """`saved(path)` when the lesson is in its file; `title_wanted` when it has to get a title first.

    `put(folder)` when a file was written, None as soon as that is no longer spoken of.
    """

    saved = Signal(object)
    put = Signal(object)
    title_wanted = Signal()

    def __init__(self, book: Workbook, remark: Remark, settings: Settings | None, host: QWidget) -> None:
        super().__init__(host)
        self._book, self._remark, self._settings, self._host = book, remark, settings, host
        self.folder = own_folder(settings)
        self._last: Path | None = None
        self.ask_where = WhereDialog()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(DRAFT_AFTER_MS)
        self._timer.timeout.connect(self.keep_draft)
        book.changed.connect(self._timer.start)
        book.changed.connect(self._speak_no_more)

    def do(self, act: str) -> None:
        """One of the acts of the lesson's page: new, open, save, save_as, export, import."""
        acts: dict[str, Callable[[], object]] = {
            "new": lambda: self.unless_unsaved(lambda: self._book.open(new_lesson())),
            "open": lambda: self.unless_unsaved(self._choose),
            "save": self.save,
            "save_as": lambda: self.save(is_copy=True),
            "export": self._export,
            "import": lambda: self.unless_unsaved(self._ask_import),
        }
        self._remark.clear()
        self._last = None
        self.put.emit(None)
        acts[act]()

    def open(self, path: Path) -> bool:
        """Opens a lesson for editing; one that is no own lesson becomes a copy. False, and said, if it is none."""
        try:
            lesson = lesson_of(open_lesson(path))
        except LessonError as error:
            self._remark.warn(error.sentence)
            return False
        is_own = self.folder is not None and path.parent == self.folder
        self._book.open(lesson if is_own else replace(lesson, name=""))
        return True

    def save(self, *, is_copy: bool = False) -> bool:
        """Keeps the lesson among the teacher's own; False, and said, if it cannot be kept."""
        lesson = self._checked()
        if lesson is None:
            return False
        if self.folder is None:
            self._remark.warn(t("teacher.files.no_folder"))
            return False
        if is_copy or not lesson.name:
            lesson = replace(lesson, name=name_for(lesson.title.here, self.folder))
        try:
            path = save_lesson(lesson.lesson, self.folder)
        except WriteError as error:
            self._remark.warn(error.sentence)
            return False
        self._book.kept(lesson.name)
        self.drop_draft()
        self._say_put("teacher.files.saved", path)
        self.saved.emit(path)
        return True

    def unless_unsaved(self, then: Callable[[], object]) -> None:
        """Does something that leaves this lesson; asks first what becomes of what is not kept."""
        if not self._book.is_unsaved:
            then()
            return
        question = UnsavedQuestion(self._host)
        question.save_chosen.connect(lambda: then() if self.save() else None)
        question.drop_chosen.connect(self.drop_draft)
        question.drop_chosen.connect(then)
        question.open()

    # What is not kept yet

    def restore_draft(self) -> bool:
        """Goes on with what was not kept when the program ended; False if there is nothing."""
        draft = self._draft
        if draft is None or not draft.is_file():
            return False
        name = (self._settings.get(DRAFT_NAME) if self._settings is not None else None) or ""
        try:
            lesson = lesson_of(read_lesson(draft.read_bytes(), DAMAGED))
        except LessonError as error:
            with suppress(OSError):
                draft.replace(draft.with_name(DAMAGED))  # the next draft would be written over it
            self._remark.warn(error.sentence)
            return False
        except OSError:
            return False
        title = lesson.title if lesson.title != _untitled(lesson) else Words()
        is_own = Path(name).name == name  # else it would lead out of the folder
        self._book.open(replace(lesson, name=name if is_own else "", title=title), is_kept=False)
        self._remark.say(t("teacher.files.restored"))
        return True

    def keep_draft(self) -> None:
        """Puts what is not kept yet where the next start finds it; what cannot be put there is only not safe."""
        draft, lesson = self._draft, self._book.lesson
        if draft is None:
            return
        if not self._book.is_unsaved:
            self.drop_draft()
            return
        titled = lesson.holdable(lesson.title or _untitled(lesson))
        with suppress(WriteError):
            write_own(draft, lesson_to_toml(titled.lesson).encode("utf-8"))
            if self._settings is not None:
                self._settings.put(DRAFT_NAME, lesson.name)

    def drop_draft(self) -> None:
        """There is nothing to be restored any more."""
        self._timer.stop()
        if self._draft is not None:
            with suppress(OSError):
                self._draft.unlink(missing_ok=True)

    @property
    def _draft(self) -> Path | None:
        return None if self.folder is None else self.folder.parent / DRAFT

    # Giving away and taking in

    def _checked(self) -> TeacherLesson | None:
        """The lesson if it can be written; what is missing or wrong is said."""
        lesson = self._book.lesson
        if not lesson.title:
            self._remark.warn(t("teacher.files.title_first"))
            self.title_wanted.emit()
            return None
        fault = lesson.fault(lesson.title)
        if fault is not None:
            at, error = fault
            self._book.go(0, at)
            what = t(error.code, **error.params)
            self._remark.warn(t("teacher.files.cannot_hold", n=at + 1, what=what))
            return None
        return lesson

    def _export(self) -> None:
        lesson = self._checked()
        if lesson is not None:
            name = file_name(lesson.title.here, ENDING.removeprefix("."))
            title, kinds = t("teacher.lesson.export"), t("teacher.files.kind")
            self.ask_where(self._host, title, name, kinds, lambda path: self.export_to(lesson, path))

    def export_to(self, lesson: TeacherLesson, path: Path) -> None:
        """Writes the lesson as one file to be given away."""
        try:
            export_lesson(lesson.lesson, path)
        except WriteError as error:
            self._remark.warn(error.sentence)
        else:
            self._say_put("teacher.files.exported", path)

    def _say_put(self, code: str, path: Path) -> None:
        self._remark.say(t(code, file=unbroken(path.name)))
        self._last = path.parent
        self.put.emit(path.parent)

    def _speak_no_more(self) -> None:
        """What was said of a file is over with the next change of the lesson."""
        if self._book.is_unsaved:
            self.hush()

    def hush(self) -> None:
        """Speaks no more of the file that was written."""
        if self._last is not None:
            self._last = None
            self._remark.clear()
            self.put.emit(None)

    def show_folder(self) -> None:
        """Shows the folder written to last in the system's own window; if that fails, says where it is."""
        if self._last is not None and not show_folder(self._last):
            self._remark.warn(t("teacher.files.not_shown", folder=told_folder(self._last)))

    def _ask_import(self) -> None:
        dialog = QFileDialog(self._host, t("teacher.lesson.import"), str(documents()), t("teacher.files.kind"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda file: self.import_from(Path(file)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def import_from(self, path: Path) -> None:
        """Takes a lesson in and opens it."""
        if self.folder is None:
            self.open(path)
            return
        try:
            kept = import_lesson(path, self.folder)
        except (LessonError, WriteError) as error:
            self._remark.warn(error.sentence)
            return
        if self.open(kept):
            self._remark.say(t("teacher.files.imported", title=self._book.lesson.title.here))
            self.saved.emit(kept)

    def _choose(self) -> None:
        if self.folder is None:
            self._ask_import()
            return
        chooser = LessonChooser(self._host, self.folder)
        chooser.chosen.connect(self.open)
        chooser.open()


def unbroken(name: str) -> str:
    """The name of a file, short enough for a line, that is not broken at its hyphens."""
    return name.replace("-", "\N{NON-BREAKING HYPHEN}") if len(name) <= LINE_LETTERS else name


def _untitled(lesson: TeacherLesson) -> Words:
    """The title of a lesson that has none yet, in each of its languages."""
    return Words(**dict.fromkeys(lesson.languages, t("teacher.lesson.untitled")))
