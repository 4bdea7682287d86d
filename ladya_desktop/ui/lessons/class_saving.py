"""Keeps the table of the class in a file: a large one is made row by row, with a bar, and the window is heard."""

from collections.abc import Callable, Generator
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QMenu, QWidget

from ladya_desktop.files.class_results import class_csv, class_xlsx_in_turn
from ladya_desktop.files.writing import WriteError, write_atomically
from ladya_desktop.lessons.class_table import ClassTable
from ladya_desktop.texts import t
from ladya_desktop.texts.system_errors import reason
from ladya_desktop.ui.parts.long_work import LongWork
from ladya_desktop.ui.parts.remark import Remark
from ladya_desktop.ui.print.saving import AskWhere, file_name

XLSX, CSV = "xlsx", "csv"
FORMS: Final = (XLSX, CSV)


class ClassSaving:
    """Over a window with a remark; `free` is told when it begins (False) and ends (True) to make a table."""

    def __init__(self, over: QWidget, remark: Remark, ask_where: AskWhere, free: Callable[[bool], None]) -> None:
        self._over, self._remark, self._ask_where, self._free = over, remark, ask_where, free
        self.work = LongWork(t("classroom.stop"))

    def menu(self, table: ClassTable) -> QMenu:
        """The forms in which a table can be kept."""
        menu = QMenu(self._over)
        for form in FORMS:
            menu.addAction(t(f"classroom.save_{form}")).triggered.connect(partial(self._ask_for_place, form, table))
        return menu

    def _ask_for_place(self, form: str, table: ClassTable) -> None:
        name = file_name(t("classroom.file"), form)
        kinds, make = t(f"classroom.kind_{form}"), self._make_csv if form == CSV else self._make_xlsx
        self._ask_where(self._over, t("classroom.where"), name, kinds, lambda path: make(table, path))

    def _make_csv(self, table: ClassTable, path: Path) -> None:
        self._write(path, class_csv(table))

    def _make_xlsx(self, table: ClassTable, path: Path) -> None:
        rows, total = class_xlsx_in_turn(table)
        self._free(False)
        self.work.begin(
            _told(rows),
            total,
            say=lambda done: t("classroom.saving", done=done, total=total),
            take=lambda made: self._write(path, made),
            leave=self._leave,
        )

    def _write(self, path: Path, made: bytes | OSError) -> None:
        self._free(True)
        if isinstance(made, OSError):
            self._remark.warn(t("classroom.not_made", reason=reason(made)))
            return
        try:
            write_atomically(path, made)
        except WriteError as error:
            self._remark.warn(error.sentence)
        else:
            self._remark.say(t("classroom.saved", path=path))

    def _leave(self) -> None:
        """Somebody did not want to wait; whatever stands under the name stays as it was."""
        self._free(True)
        self._remark.say(t("classroom.stopped"))


def _told(rows: Generator[None, None, bytes]) -> Generator[None, None, bytes | OSError]:
    """The rows lie in the system's temporary folder meanwhile, which may be full."""
    try:
        return (yield from rows)
    except OSError as error:
        return error
