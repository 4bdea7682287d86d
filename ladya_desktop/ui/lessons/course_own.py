"""The section of the teacher's own lessons: first of all if there are any, else last, with what can be done to them."""

from itertools import pairwise

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ladya_desktop.lessons import Entry
from ladya_desktop.lessons.course import OWN
from ladya_desktop.texts import t
from ladya_desktop.ui.lessons.course_files import OwnLessons
from ladya_desktop.ui.lessons.course_places import Places
from ladya_desktop.ui.lessons.course_section import GAP_PX, RING_PX, CourseSection
from ladya_desktop.ui.lessons.course_tools import OwnTools
from ladya_desktop.ui.parts.fields import label


class OwnSection(CourseSection):
    """`edit_requested(path)`; a lesson from a file and the folder itself are asked for below the lessons."""

    edit_requested = Signal(object)

    def __init__(self, places: Places, own: OwnLessons) -> None:
        super().__init__(OWN, places, self._tools_of)
        self._own = own
        self.none, self.take_in, self.folder = label("", "muted"), QPushButton(), QPushButton()
        self.below.addWidget(self.none)
        row = QHBoxLayout()
        row.setContentsMargins(0, RING_PX, 0, 0)  # as far from the lessons as these are from each other
        row.setSpacing(GAP_PX)
        row.addWidget(self.take_in)
        row.addWidget(self.folder)
        row.addStretch(1)
        self.below.addLayout(row)
        self.take_in.clicked.connect(lambda: own.ask_which().open())
        self.folder.clicked.connect(own.show)

    def present(self, entries: tuple[Entry, ...]) -> None:
        super().present(entries)
        self.none.setHidden(bool(entries))

    def retranslate(self) -> None:
        super().retranslate()
        self.none.setText(t("course.own_none"))
        self.take_in.setText(t("course.import"))
        self.folder.setText(t("course.show_folder"))

    @property
    def in_order(self) -> list[QWidget]:
        return [*super().in_order, self.take_in, self.folder]

    def _tools_of(self, entry: Entry) -> OwnTools:
        tools = OwnTools(self._own, entry)
        tools.edit_requested.connect(self.edit_requested)
        return tools


def place_sections(body: QVBoxLayout, first_at: int, sections: dict[str, CourseSection], above: QWidget) -> None:
    """Puts the sections below one another from a place on; the keyboard goes through them in the same order.

    Own lessons come first if there are any; while one looks for something, the section with what is called so does.
    """
    own = sections.get(OWN)
    is_own_first = own is not None and bool(own.rows)
    order = sorted(sections.values(), key=lambda section: (section is own) is not is_own_first)
    shown = sorted(order, key=lambda section: section.best_rank)
    for at, section in enumerate(shown, start=first_at):
        if body.indexOf(section) != at:
            body.removeWidget(section)
            body.insertWidget(at, section)
    for before, after in pairwise((above, *(part for section in shown for part in section.in_order))):
        QWidget.setTabOrder(before, after)
