"""What the teacher sees of the class: the table, and what can be done with it. Pupils do not come here if a PIN is set.

Erasing is asked first; certificates are offered only for what is finished.
"""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QSizePolicy, QVBoxLayout, QWidget

from ladya_desktop.lessons import section_title
from ladya_desktop.texts import t
from ladya_desktop.ui import theme
from ladya_desktop.ui.lessons.class_certificates import Certificates
from ladya_desktop.ui.lessons.class_list_dialog import ClassListDialog
from ladya_desktop.ui.lessons.class_port import ClassPort
from ladya_desktop.ui.lessons.class_saving import ClassSaving
from ladya_desktop.ui.lessons.class_table_model import ALL_SECTIONS, ClassTableModel
from ladya_desktop.ui.lessons.class_table_view import ClassTableView
from ladya_desktop.ui.parts.dialog import FRAME_PX, Framed, Question
from ladya_desktop.ui.parts.fields import ChoiceField, label
from ladya_desktop.ui.parts.letter_keys import on_key
from ladya_desktop.ui.parts.picture_button import PictureButton
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.parts.remark import Remark
from ladya_desktop.ui.parts.square_button import SquareButton
from ladya_desktop.ui.print.saving import AskWhere, WhereDialog
from ladya_desktop.ui.print.wording_file import WordingFile
from ladya_desktop.ui.tournament.paper_menu import drop_down

SIZE: Final = QSize(1180, 720)
EDGE_PX: Final = 32
COMPACT_PX: Final = 1000
REMARK_PX: Final = 56

_where = WhereDialog()


class ClassWindow(Framed):
    """The table of the class in a window of its own."""

    def __init__(
        self, parent: QWidget | None, port: ClassPort, wording: WordingFile, *, ask_where: AskWhere = _where
    ) -> None:
        super().__init__(parent)
        self._port = port
        self._table = port.table()
        self._certificates = Certificates(self, port, wording)
        self.model = ClassTableModel(self._table, self)
        self.view = ClassTableView(self.model)
        self.remark, self.cell, self.empty = Remark(), label(""), label("", "muted")
        self.saving = ClassSaving(self, self.remark, ask_where, self._free)
        self.legend = label("", "small")
        self._title = plain_label()
        self.sections = ChoiceField[str](self._sections())
        self.list, self.certificate = PictureButton("pencil"), PictureButton("medal")
        self.save, self.erase = PictureButton("save"), PictureButton("trash")
        self.close_button = SquareButton("cross")
        self._lay_out()
        self._connect()
        self._show()
        self._say()
        self.resize(self._fitting())
        self.view.setFocus()

    @property
    def pupil(self) -> str:
        """The pupil whose row is chosen; "" in an empty table."""
        row = self.view.currentIndex().row()
        return self.model.pupil(row) if row >= 0 else ""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_compact = self.width() < COMPACT_PX
        for button in (self.list, self.certificate, self.save, self.erase):
            button.set_wordless(is_wordless=is_compact)
        self.legend.setHidden(is_compact)
        self.view.set_names_px(self.width())

    # What can be done

    def certificate_menu(self) -> QMenu | None:
        """What there is a certificate for; None, with a sentence why, if nothing is finished."""
        menu = self._certificates.menu(self.pupil, self._table.pupils)
        if menu is None:
            self.remark.warn(t("classroom.certificate_none"))
        return menu

    def save_menu(self) -> QMenu:
        """The forms in which the table can be kept."""
        return self.saving.menu(self._table)

    def erase_menu(self) -> QMenu:
        """One pupil, or everything."""
        menu = QMenu(self)
        pupil = self.pupil
        if pupil:
            menu.addAction(t("classroom.erase_one", name=pupil)).triggered.connect(partial(self._ask_one, pupil))
        menu.addAction(t("classroom.erase_all")).triggered.connect(self._ask_all)
        return menu

    def _ask_one(self, pupil: str) -> None:
        is_listed = any(pupil in each.pupils for each in self._port.lists())
        more = t("classroom.erase_one_listed") if is_listed else ""
        self._ask("one", lambda: self._port.erase(pupil), more, name=pupil)

    def _ask_all(self) -> None:
        self._ask("all", self._port.erase_everything)

    def _ask(self, what: str, erase: Callable[[], bool], more: str = "", **params: str) -> None:
        def do() -> None:
            if erase():
                newer = self._port.newer
                left = t("classroom.erased_newer", n=newer) if newer else ""
                self.remark.say(" ".join((t(f"classroom.erased_{what}", **params), left)).strip())

        question = Question(
            self,
            title=t(f"classroom.erase_{what}_title"),
            text=" ".join((t(f"classroom.erase_{what}_text", **params), more)).strip(),
            cancel=t("classroom.erase_no"),
            confirm=t("classroom.erase_yes"),
            is_safe_first=True,
        )
        question.accepted.connect(do)
        question.open()

    def _free(self, is_free: bool) -> None:
        """Nothing is erased while a file is made of it."""
        for button in (self.list, self.certificate, self.save, self.erase):
            button.setEnabled(is_free)

    def done(self, result: int) -> None:
        self.saving.work.stop()
        super().done(result)

    # Showing

    def _show(self) -> None:
        """The table as it is now; the row and the column chosen stay."""
        chosen = self.view.currentIndex()
        self._table = self._port.table()
        self.model.present(self._table, self.sections.value)
        is_empty = not self._table.pupils
        self.view.setHidden(is_empty)
        self.empty.setHidden(not is_empty)
        row, column = max(chosen.row(), 0), max(chosen.column(), 0)
        last, furthest = self.model.rowCount() - 1, self.model.columnCount() - 1
        self.view.setCurrentIndex(self.model.index(min(row, last), min(column, furthest)))
        self.certificate.setDisabled(is_empty)
        self.save.setDisabled(is_empty)
        self._say_cell()
        self._say_unseen()

    def _say_unseen(self) -> None:
        """What is kept and not in the table."""
        counts = {"damaged": self._port.damaged, "newer": self._port.newer}
        sentences = [t(f"classroom.{what}", n=n) for what, n in counts.items() if n]
        if sentences:
            self.remark.warn(" ".join(sentences))

    def _fitting(self) -> QSize:
        """As high as the table and a remark above it; a large class is scrolled."""
        room = SIZE.boundedTo(self.screen().availableSize() - QSize(EDGE_PX, EDGE_PX))
        layout = self.layout()
        wanted_px = self.sizeHint().height() if layout is None else layout.totalHeightForWidth(room.width())
        return QSize(room.width(), min(room.height(), wanted_px + REMARK_PX))

    def _sections(self) -> list[tuple[str, str]]:
        sections = dict.fromkeys(lesson.section for lesson in self._table.lessons)
        return [(ALL_SECTIONS, t("classroom.all_sections")), *((each, section_title(each)) for each in sections)]

    def _say_cell(self) -> None:
        self.cell.setText(self.model.said(self.view.currentIndex()))

    def _say(self) -> None:
        self.setWindowTitle(t("classroom.title"))
        self._title.setText(t("classroom.title"))
        self.view.setAccessibleName(t("classroom.title"))
        self.sections.setAccessibleName(t("classroom.section"))
        self.empty.setText(t("classroom.nobody_yet"))
        self.legend.setText(t("classroom.legend"))
        self.list.say(t("classroom.list_edit"))
        self.certificate.say(t("classroom.certificate"))
        self.save.say(t("classroom.save"))
        self.erase.say(t("classroom.erase"))
        self.close_button.say(t("classroom.close"))

    def _connect(self) -> None:
        self._port.changed.connect(self._show)
        self.view.cell_changed.connect(self._say_cell)
        self.sections.currentIndexChanged.connect(lambda _: self._show())
        self.list.clicked.connect(lambda: ClassListDialog(self, self._port).open())
        for button, make in (
            (self.certificate, self.certificate_menu),
            (self.save, self.save_menu),
            (self.erase, self.erase_menu),
        ):
            button.clicked.connect(partial(self._drop, button, make))
        self.close_button.clicked.connect(self.reject)
        on_key(self, QKeySequence.StandardKey.Save, self.save.click)
        QShortcut(QKeySequence.StandardKey.Delete, self.view).activated.connect(self.erase.click)

    def _drop(self, button: QWidget, make: Callable[[], QMenu | None]) -> None:
        self.remark.clear()
        menu = make()
        if menu is not None:
            drop_down(menu, button)

    def _lay_out(self) -> None:
        bar = QFrame()
        theme.set_role(bar, "header")
        theme.set_role(self._title, "subtitle")
        self._title.setWordWrap(True)
        self._title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        row = QHBoxLayout(bar)
        row.setContentsMargins(16, 8, 16, 8)
        row.setSpacing(8)
        row.addWidget(self._title, 1)
        for button in (self.list, self.certificate, self.save, self.erase, self.close_button):
            row.addWidget(button)
            if isinstance(button, PictureButton):
                button.setAutoDefault(False)
        foot = QHBoxLayout()
        foot.addWidget(self.cell, 1)
        self.sections.setMinimumContentsLength(14)
        self.sections.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        foot.addWidget(self.sections)
        inside = QVBoxLayout()
        inside.setContentsMargins(16, 8, 16, 12)
        inside.setSpacing(8)
        for part in (self.remark, self.saving.work, self.view, self.empty):
            inside.addWidget(part, 1 if part is self.view else 0)
        inside.addLayout(foot)
        inside.addWidget(self.legend)
        inside.addStretch(0)
        column = QVBoxLayout(self)
        column.setContentsMargins(FRAME_PX, FRAME_PX, FRAME_PX, FRAME_PX)
        column.setSpacing(0)
        column.addWidget(bar)
        column.addLayout(inside, 1)
