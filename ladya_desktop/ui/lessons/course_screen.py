"""The lessons of the course by sections, the teacher's own ones, and the free board.

The list is read when it is shown, a lesson when it is opened; a file that cannot be used is named in one line.
"""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QScrollArea, QVBoxLayout, QWidget

from ladya_desktop.lessons import Course, Entry, LessonError, load_course, load_own
from ladya_desktop.lessons.course import OWN, SECTIONS
from ladya_desktop.texts import t
from ladya_desktop.ui import theme
from ladya_desktop.ui.idle_imports import IdleImports
from ladya_desktop.ui.lessons.course_ahead import has_begun, where_to_go_on
from ladya_desktop.ui.lessons.course_files import OwnLessons
from ladya_desktop.ui.lessons.course_find import FindField, first_found
from ladya_desktop.ui.lessons.course_own import OwnSection, place_sections
from ladya_desktop.ui.lessons.course_places import Places
from ladya_desktop.ui.lessons.course_section import CourseSection
from ladya_desktop.ui.lessons.course_tile import WideTile
from ladya_desktop.ui.parts.fields import inset, label
from ladya_desktop.ui.parts.header import ScreenHeader
from ladya_desktop.ui.parts.remark import Remark
from ladya_desktop.ui.parts.square_button import SquareButton

MARGIN_PX, COMPACT_MARGIN_PX = 24, 12
COMPACT_BELOW_PX = 480
RING_PX = 5
MOST_FAULTS = 3
WARM_MS = 200
BEHIND = (
    "ladya_desktop.texts.board",
    "ladya_desktop.texts.play",
    "ladya_desktop.texts.player",
    "ladya_desktop.lessons.kinds.registry",
    "ladya_desktop.ui.board.board_view",
    "ladya_desktop.ui.play.typed_move",
    "ladya_desktop.ui.lessons.lesson_face",
    "ladya_desktop.ui.lessons.lesson_exercise",
    "ladya_desktop.ui.projector.lesson_projector",
    "ladya_desktop.ui.lessons.lesson_player",
    "ladya_desktop.game.winnability.solver",
    "ladya_desktop.files.pgn_games",
    "ladya_desktop.ui.bridge.archive",
    "ladya_desktop.texts.teacher",
    "ladya_desktop.ui.lessons.position_editor_panel",
    "ladya_desktop.ui.lessons.teacher_layout",
    "ladya_desktop.ui.lessons.teacher_stage",
    "ladya_desktop.ui.lessons.teacher_files",
    "ladya_desktop.ui.lessons.teacher_games",
    "ladya_desktop.ui.lessons.teacher_pages",
    "ladya_desktop.ui.lessons.teacher_screen",
)
"""What a lesson and the teacher's board need, imported while the list is looked at."""


class CourseScreen(QWidget):
    """`lesson_requested(entry)`; `board_requested` for the free board; `edit_requested(path)` of one's own lesson.

    `own` is the folder of the teacher's lessons.
    """

    leave_requested = Signal()
    lesson_requested = Signal(object)
    board_requested = Signal()
    edit_requested = Signal(object)

    def __init__(self, places: Places, own: Path | None, folder: Path | None = None) -> None:
        super().__init__()
        self.places = places
        self._folder = folder
        self._own = None if own is None else OwnLessons(own, self)
        self.course = Course(entries=(), faults=())
        self._own_course = Course(entries=(), faults=())
        self.header = ScreenHeader()
        self.search = FindField()
        self.go_on, self.board, self.who = WideTile("play"), WideTile("board"), WideTile("people")
        self.table = SquareButton("table")
        self._margin_px = MARGIN_PX
        self._class: Callable[[], tuple[str, str]] | None = None
        self.remark, self.nothing, self.faults = Remark(), label("", "muted"), label("", "small")
        self.sections = {name: CourseSection(name, places) for name in SECTIONS}
        if self._own is not None:
            self.sections[OWN] = self._own_section(places, self._own)
        self._warming = IdleImports(self, BEHIND, begin_ms=WARM_MS)
        self._lay_out()
        self._connect()
        self.read()
        self._open_first()
        self.retranslate()

    @property
    def first(self) -> Entry | None:
        """Where "go on" leads, None if there are no lessons."""
        return where_to_go_on(self.course, self._own_course, self.places)

    def read(self) -> None:
        """Reads the list again: files may have come and gone."""
        self.course = load_course(self._folder)
        if self._own is not None:
            self._own_course = load_own(self._own.folder)
        self._present()
        self._place_sections()

    def course_of(self, entry: Entry) -> Course:
        """The list that a lesson belongs to."""
        return self._own_course if entry in self._own_course.entries else self.course

    def show_class(self, words: Callable[[], tuple[str, str]]) -> None:
        """Offers who is here, in these words, and the teacher's table of the class."""
        self._class = words
        self.who.show()
        self.table.show()
        self._arrange()
        self.refresh()

    def refresh(self) -> None:
        """How far one is may have changed, and whose course it is."""
        self._present()
        self._say_first()
        if self._class is not None:
            self.who.say(*self._class())
            self.table.say(t("classroom.table_of"))

    def retranslate(self) -> None:
        """Says everything in the language chosen now."""
        self.header.set_title(t("course.title"), t("course.home"))
        self.search.retranslate()
        self.board.say(t("course.free_board"), t("course.free_board_note"))
        for section in self.sections.values():
            section.retranslate()
        self.refresh()
        self._find(self.search.text())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()
        self._warming.begin()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_compact = self.width() < 900 or self.height() < COMPACT_BELOW_PX
        self._margin_px = COMPACT_MARGIN_PX if is_compact else MARGIN_PX
        self.header.set_compact(is_compact=is_compact)
        self.search.fit(self.width())
        self._set_margins()
        self._arrange()

    def _set_margins(self) -> None:
        """The lessons end below the end of the bar on top, with a scroll bar and without."""
        side_px, bar = self._margin_px - RING_PX, self._scroll.verticalScrollBar()
        right_px = max(side_px - bar.sizeHint().width(), 0) if bar.maximum() > 0 else side_px
        self._body.setContentsMargins(side_px, side_px, right_px, self._margin_px)

    def _arrange(self) -> None:
        """Tiles side by side, where there is room for their words."""
        tiles = [tile for tile in (self.go_on, self.who, self.board) if tile is not self.who or self._class is not None]
        columns = 1 if self.width() < 600 else 2 if self.width() < 900 else len(tiles)
        first = len(tiles) % columns  # the one that goes on takes a whole row if one is left over
        for at, tile in enumerate(tiles):
            self._tiles.removeWidget(tile)
            row, column = divmod(at + columns - first, columns) if first and at else divmod(at, columns)
            self._tiles.addWidget(tile, row, column, 1, columns if first and not at else 1)
        for column in range(3):
            self._tiles.setColumnStretch(column, 1 if column < columns else 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What is typed anywhere is looked for; Escape gives that up first."""
        if event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
        elif event.text().strip() and event.text().isprintable() and not self.search.hasFocus():
            self.search.setFocus()
            self.search.setText(event.text())
        else:
            super().keyPressEvent(event)

    # Own lessons

    def _own_section(self, places: Places, own: OwnLessons) -> OwnSection:
        section = OwnSection(places, own)
        section.edit_requested.connect(self.edit_requested)
        own.done.connect(self._own_done)
        own.refused.connect(self._own_refused)
        return section

    def show_saved(self, path: Path) -> None:
        """A lesson was kept at the teacher's board: the list has it, open to the eye, and says so."""
        self.read()
        entry = next((entry for entry in self._own_course.entries if entry.path == path), None)
        if entry is not None:
            self._own_done(t("course.saved", title=entry.title.here))

    def _own_done(self, sentence: str) -> None:
        self.read()
        self.sections[OWN].title.setChecked(True)
        self.remark.say(sentence)
        self.bring_into_sight(self.remark)

    def _own_refused(self, sentence: str) -> None:
        self.remark.warn(sentence)
        self.bring_into_sight(self.remark)

    def say_fault(self, error: LessonError) -> None:
        """A lesson that was to be opened cannot be used."""
        self.remark.warn(t("course.fault", what=error.sentence))
        self.bring_into_sight(self.remark)

    def bring_into_sight(self, part: QWidget) -> None:
        """Scrolls to a part as soon as it is laid out."""
        QTimer.singleShot(0, self, lambda: self._scroll.ensureWidgetVisible(part))

    # Showing

    def _present(self) -> None:
        for name, section in self.sections.items():
            section.present(self._own_course.entries if name == OWN else self.course.of_section(name))
        self._say_faults()

    def _open_first(self) -> None:
        """The section of the lesson open last, else the first one."""
        first = self.first
        name = SECTIONS[0] if first is None else first.section
        if name in self.sections:
            self.sections[name].title.setChecked(True)

    def _say_first(self) -> None:
        first = self.first
        self.go_on.setHidden(first is None)
        if first is not None and first.key == self.places.last:
            page = self.places.page(first.key) + 1
            self.go_on.say(t("course.go_on"), t("course.go_on_note", title=first.title.here, page=page))
        elif first is not None:
            is_anew = first in self.course.entries[:1] and self.places.is_done(first.key)
            is_under_way = has_begun((*self.course.entries, *self._own_course.entries), self.places)
            self.go_on.say(t("course.go_on" if is_under_way and not is_anew else "course.begin"), first.title.here)

    def _say_faults(self) -> None:
        lines = _told_of((*self.course.faults, *self._own_course.faults))
        self.faults.setText("\n".join(lines))
        self.faults.setHidden(not lines)

    def _find(self, wanted: str) -> None:
        found = sum(section.narrow(wanted) for section in self.sections.values())
        is_searching = bool(wanted.strip())
        if is_searching:
            self.remark.clear()
        self.nothing.setText(t("course.nothing_found", text=wanted.strip()))
        self.nothing.setVisible(is_searching and not found)
        self._top.setHidden(is_searching)
        self._place_sections()

    def _place_sections(self) -> None:
        place_sections(self._body, self._body.indexOf(self.nothing) + 1, self.sections, self.board)

    def _open_found(self) -> None:
        first = first_found(self.sections.values(), self.search.text())
        if first is not None:
            first.click()

    def _request_first(self) -> None:
        if self.first is not None:
            self.lesson_requested.emit(self.first)

    def _connect(self) -> None:
        self.header.back_requested.connect(self.leave_requested)
        self.search.textChanged.connect(self._find)
        self.search.returnPressed.connect(self._open_found)
        self.go_on.clicked.connect(self._request_first)
        self.board.clicked.connect(self.board_requested)
        for section in self.sections.values():
            section.chosen.connect(self.lesson_requested)
        self.setFocusProxy(self.go_on)

    def _lay_out(self) -> None:
        self.header.room.addWidget(self.search)
        self._top = QWidget()
        self._tiles = QGridLayout(self._top)
        self._tiles.setContentsMargins(RING_PX, RING_PX, RING_PX, RING_PX)
        self._tiles.setSpacing(12)
        self.header.room.addWidget(self.table)
        self.who.hide()
        self.table.hide()
        self._arrange()
        page = QWidget()
        theme.set_role(page, "page")
        self._body = QVBoxLayout(page)
        self._body.setSpacing(8)
        self._body.addWidget(self._top)
        self._body.addLayout(inset(self.remark, RING_PX))
        for part in (self.nothing, *self.sections.values(), self.faults):
            self._body.addWidget(part)
        self._body.addStretch(1)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(page)
        self._scroll.verticalScrollBar().rangeChanged.connect(lambda *_: self._set_margins())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addWidget(self._scroll, 1)


def _told_of(faults: tuple[LessonError, ...]) -> list[str]:
    """What is wrong with the first few files, and how many more there are."""
    lines = [t("course.fault", what=fault.sentence) for fault in faults[:MOST_FAULTS]]
    if len(faults) > MOST_FAULTS:
        lines.append(t("course.more_faults", n=len(faults) - MOST_FAULTS))
    return lines
