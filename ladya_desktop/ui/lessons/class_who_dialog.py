"""Who is here? A large button for each pupil; who chooses none is nobody, and nothing is kept."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from ladya_desktop.texts import t
from ladya_desktop.texts.collation import typed_key
from ladya_desktop.ui import theme
from ladya_desktop.ui.lessons.class_port import ClassList, ClassPort
from ladya_desktop.ui.parts.choice import ChoiceButton
from ladya_desktop.ui.parts.dialog import MARGIN_PX, RING_PX, Dialog
from ladya_desktop.ui.parts.fields import ChoiceField, label, named
from ladya_desktop.ui.tournament.cell_delegate import paint_text

WIDTH_PX: Final = 860
NAME_PX: Final = 56
TWO_FROM_PX, THREE_FROM_PX = 560, 800


class WhoDialog(Dialog):
    """Accepted when somebody, or nobody, was chosen; the port knows whom.

    `ask_for_table` leads to the teacher's table, `ask_for_list` to the list to be written.
    """

    def __init__(
        self,
        parent: QWidget | None,
        port: ClassPort,
        *,
        ask_for_table: Callable[[], None],
        ask_for_list: Callable[[], None],
    ) -> None:
        super().__init__(parent, title=t("classroom.who"), width_px=WIDTH_PX)
        self._port = port
        self._lists = port.lists()
        self.names: list[NameButton] = []
        self.groups = ChoiceField[ClassList]((each, each.title) for each in self._lists)
        self.nobody, self.table = QPushButton(), QPushButton(t("classroom.table_of"))
        self.write = QPushButton(t("classroom.list_edit"))
        self._grid = QGridLayout()
        self._fill()
        self.groups.currentIndexChanged.connect(lambda _: self._show_names())
        self.nobody.clicked.connect(lambda: self._choose(""))
        self.table.clicked.connect(ask_for_table)
        self.write.clicked.connect(self.reject)
        self.write.clicked.connect(ask_for_list)
        self._begin()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A letter leads to the first name that begins with it, and on to the next ones."""
        letter = typed_key(event.text()) if event.text().isprintable() else ""
        meant = [button for button in self.names if letter and typed_key(button.name).startswith(letter)]
        if meant:
            at = next((at for at, button in enumerate(meant) if button.hasFocus()), -1)
            button = meant[(at + 1) % len(meant)]
            button.setFocus(Qt.FocusReason.TabFocusReason)
            self.bring_into_sight(button)
        else:
            super().keyPressEvent(event)

    def _begin(self) -> None:
        """With the list of whoever is here."""
        here = next((each for each in self._lists if self._port.pupil in each.pupils), None)
        if here is not None:
            self.groups.choose(here)
        self._show_names()

    def _choose(self, pupil: str) -> None:
        self._port.choose(pupil)
        self.accept()

    def _show_names(self) -> None:
        for button in self.names:
            self._grid.removeWidget(button)
            button.hide()
            button.deleteLater()
        pupils = self.groups.value.pupils if self._lists else ()
        self.names = [NameButton(pupil, is_here=pupil == self._port.pupil) for pupil in pupils]
        width = self.width_given() - 2 * MARGIN_PX
        columns = 3 if width >= THREE_FROM_PX else 2 if width >= TWO_FROM_PX else 1
        for at, button in enumerate(self.names):
            self._grid.addWidget(button, *divmod(at, columns))
            button.clicked.connect(lambda _=False, name=button.name: self._choose(name))
            button.show()
        self._group_row.setHidden(len(self._lists) < 2)
        self.empty.setHidden(bool(self._lists))
        self.hint.setHidden(not self._lists)
        self.write.setVisible(not self._lists)
        if self.isVisible():
            self.fit()
        first = next((button for button in self.names if button.isChecked()), next(iter(self.names), self.write))
        first.setFocus()

    def _fill(self) -> None:
        self.hint = label(t("classroom.who_hint"), "muted")
        self.empty = label(t("classroom.empty"), "muted")
        self._group_row = QWidget()
        group = QHBoxLayout(self._group_row)
        group.setContentsMargins(RING_PX, RING_PX, RING_PX, RING_PX)
        group.addLayout(named("classroom.group", self.groups))
        group.addStretch(1)
        for part in (self.hint, self.empty, self._group_row):
            self.body.addWidget(part)
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(10)
        self.body.addLayout(self._grid)
        row = QHBoxLayout()
        row.addWidget(self.write)
        row.addStretch(1)
        self.body.addLayout(row)
        self.nobody.setText(t("classroom.nobody"))
        for button in (self.nobody, self.table):
            button.setAutoDefault(False)
        theme.set_kind(self.write, "main")
        self.buttons.addWidget(self.nobody)
        self.buttons.addStretch(1)
        self.buttons.addWidget(self.table)


class NameButton(ChoiceButton):
    """A pupil; checked if the pupil is here already."""

    def __init__(self, name: str, *, is_here: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent, radius_px=10)
        self.name = name
        self.setChecked(is_here)
        self.setAccessibleName(name)
        self.setFixedHeight(NAME_PX)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(220, NAME_PX)

    def paint_content(self, painter: QPainter) -> None:
        weight = 600 if self.isChecked() else 400
        paint_text(painter, self.rect(), self.name, self.ink(), weight=weight)
