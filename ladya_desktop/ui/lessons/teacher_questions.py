"""The small windows of the teacher's board: what becomes of unsaved work, which lesson, a position written down."""

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QListWidget, QPlainTextEdit, QPushButton, QWidget

from ladya_desktop.lessons import load_own
from ladya_desktop.texts import t
from ladya_desktop.ui import theme
from ladya_desktop.ui.lessons.position_editor_setup import Setup
from ladya_desktop.ui.lessons.position_editor_text import FenProblem, read_setup
from ladya_desktop.ui.parts.dialog import Dialog
from ladya_desktop.ui.parts.fields import label
from ladya_desktop.ui.parts.plain_label import plain_label

TEXT_PX = 96


class UnsavedQuestion(Dialog):
    """`save_chosen`, `drop_chosen`; whoever leaves it stays where he is."""

    save_chosen = Signal()
    drop_chosen = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, title=t("teacher.unsaved.title"), width_px=560)
        self.body.addWidget(label(t("teacher.unsaved.text")))
        self.save = self.add_buttons(t("teacher.unsaved.stay"), t("teacher.unsaved.save"))
        self.drop = QPushButton(t("teacher.unsaved.drop"))
        self.drop.setAutoDefault(False)
        theme.set_kind(self.drop, "danger")
        self.buttons.insertWidget(self.buttons.count() - 1, self.drop)
        for button, chosen in ((self.save, self.save_chosen), (self.drop, self.drop_chosen)):
            button.clicked.connect(self.accept)
            button.clicked.connect(chosen)


class LessonChooser(Dialog):
    """`chosen(path)`: one of the teacher's own lessons; those that cannot be used are named with their line."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget, folder: Path) -> None:
        super().__init__(parent, title=t("teacher.choose.title"), width_px=560)
        course = load_own(folder)
        self.list = QListWidget()
        self.list.setAccessibleName(t("teacher.choose.title"))
        self.list.setMinimumHeight(160)
        self._paths = tuple(entry.path for entry in course.entries)
        self.list.addItems([entry.title.here for entry in course.entries])
        self.body.addWidget(self.list)
        for fault in course.faults:
            self.body.addWidget(label(fault.sentence, "danger"))
        if not course.entries:
            self.list.hide()
            self.body.addWidget(label(t("teacher.choose.none"), "muted"))
        self.open_button = self.add_buttons(t("teacher.cancel"), t("teacher.choose.open"))
        self.open_button.setEnabled(bool(course.entries))
        self.open_button.clicked.connect(self._choose)
        self.list.activated.connect(lambda _: self._choose())
        self.list.setCurrentRow(0)
        self.list.setFocus()

    def _choose(self) -> None:
        row = self.list.currentRow()
        if row >= 0:
            self.accept()
            self.chosen.emit(self._paths[row])


class PositionDialog(Dialog):
    """`given(setup)`: a position that was written or pasted; one that cannot be read stays to be put right."""

    given = Signal(object)

    def __init__(self, parent: QWidget, fen: str) -> None:
        super().__init__(parent, title=t("teacher.fen.title"), width_px=620)
        self.field = QPlainTextEdit(fen)
        self.field.setFixedHeight(TEXT_PX)
        self.field.setTabChangesFocus(True)
        self.field.setAccessibleName(t("teacher.fen.title"))
        self.field.selectAll()
        name = plain_label(t("teacher.fen.hint"))
        name.setWordWrap(True)
        theme.set_role(name, "muted")
        self.body.addWidget(name)
        self.body.addWidget(self.field)
        self.set_button = self.add_buttons(t("teacher.cancel"), t("teacher.fen.set"))
        self.set_button.clicked.connect(self._give)
        self.field.textChanged.connect(self.remark.clear)
        self.field.setFocus()

    def _give(self) -> None:
        found = read_setup(self.field.toPlainText())
        if isinstance(found, FenProblem):
            self.remark.warn(t(found.code, **dict(found.params)))
            self.fit()
            self.field.setFocus()
            return
        assert isinstance(found, Setup)
        self.accept()
        self.given.emit(found)
