"""A section of the course: a title that opens and closes it, and its lessons side by side as the width allows."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ladya_desktop.lessons import Entry, section_title
from ladya_desktop.lessons.course import GRADES
from ladya_desktop.lessons.finding import matches, rank
from ladya_desktop.texts import t
from ladya_desktop.ui import theme
from ladya_desktop.ui.fonts import sized_font
from ladya_desktop.ui.lessons.course_places import Places
from ladya_desktop.ui.lessons.course_row import LessonRow, Standing
from ladya_desktop.ui.lessons.course_tools import OwnTools

TWO_FROM_PX, THREE_FROM_PX = 760, 1500
TITLE_PX = 52
RING_PX, GAP_PX = 5, 12
_NOT_MEANT = 3
MakeTools = Callable[[Entry], OwnTools]


class SectionTitle(QAbstractButton):
    """Checked where the section is to be open; `is_open` is what it is, since what is looked for opens it too."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._count = ""
        self.is_open = False
        self.setCheckable(True)
        self.setFixedHeight(TITLE_PX)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def say(self, title: str, count: str, spoken: str) -> None:
        """Shows the title, and at the right how much is done."""
        self._count = count
        self.setText(title)
        self.setAccessibleName(spoken)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(280, TITLE_PX)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colors = theme.current()
        if self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colors.hover)
            painter.drawRoundedRect(QRectF(self.rect()), 8, 8)
        painter.setPen(QPen(colors.accent, 2))
        middle = QPointF(20, self.height() / 2)
        ends = ((-6, -3), (0, 3), (6, -3)) if self.is_open else ((-3, -6), (3, 0), (-3, 6))
        painter.drawPolyline([middle + QPointF(x, y) for x, y in ends])
        painter.setPen(colors.text)
        painter.setFont(sized_font(20, weight=600))
        room = QRectF(self.rect()).adjusted(42, 0, -RING_PX, 0)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, self.text())
        painter.setPen(colors.muted)
        painter.setFont(sized_font(16))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, self._count)
        painter.end()


class CourseSection(QWidget):
    """`chosen(entry)`. `tools` makes what stands beside each lesson; `below` holds what stands below all of them."""

    chosen = Signal(object)

    def __init__(self, section: str, places: Places, tools: MakeTools | None = None) -> None:
        super().__init__()
        self.section = section
        self._places, self._tools = places, tools
        self._wanted = ""
        self.title = SectionTitle()
        self.rows: list[LessonRow] = []
        self._cells: dict[LessonRow, QWidget] = {}
        self._beside: list[OwnTools] = []
        self._placed: dict[QWidget, tuple[int, int]] = {}
        self._inside = QWidget()
        self._grid = QGridLayout(self._inside)
        self._grid.setContentsMargins(RING_PX, RING_PX, RING_PX, RING_PX)
        self._grid.setSpacing(GAP_PX)
        self.below = QVBoxLayout()
        self.below.setContentsMargins(RING_PX, 0, RING_PX, RING_PX)
        self._beneath = QWidget()
        self._beneath.setLayout(self.below)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        for part in (self.title, self._inside, self._beneath):
            column.addWidget(part)
        self.title.toggled.connect(lambda _: self._show())
        self._show()

    def present(self, entries: tuple[Entry, ...]) -> None:
        """Shows these lessons."""
        if tuple(row.entry for row in self.rows) != entries:
            self._make_rows(entries)
        for row in self.rows:
            row.stand(self._standing(row.entry.key))
        self._say()
        self._show()

    def narrow(self, wanted: str) -> int:
        """Shows only the lessons meant, open as long as something is wanted; returns how many there are."""
        self._wanted = wanted.strip()
        self._show()
        self._say()
        return len(self._meant())

    @property
    def best_rank(self) -> int:
        """How well its best lesson is meant by what is looked for: 0 by its title."""
        if not self._wanted:
            return 0
        return min((rank(row.entry, self._wanted) for row in self._meant()), default=_NOT_MEANT)

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        for row in self.rows:
            row.retranslate()
        for tools in self._beside:
            tools.retranslate()
        self._say()

    @property
    def in_order(self) -> list[QWidget]:
        """What the keyboard goes through, in the order in which it does."""
        beside = [each.buttons for each in self._beside] or [()] * len(self.rows)
        tools = dict(zip(self.rows, beside, strict=True))
        return [self.title, *(part for row in self._sorted() for part in (row, *tools[row]))]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _make_rows(self, entries: tuple[Entry, ...]) -> None:
        for cell in self._cells.values():
            cell.hide()
            cell.deleteLater()
        self._beside = []
        self.rows = [LessonRow(entry) for entry in entries]
        self._cells = {row: self._cell(row) for row in self.rows}
        for row in self.rows:
            row.clicked.connect(lambda _=False, row=row: self.chosen.emit(row.entry))

    def _cell(self, row: LessonRow) -> QWidget:
        if self._tools is None:
            row.setParent(self._inside)
            return row
        cell = QWidget(self._inside)
        line = QHBoxLayout(cell)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(GAP_PX)
        line.addWidget(row, 1)
        tools = self._tools(row.entry)
        line.addWidget(tools)
        self._beside.append(tools)
        return cell

    def _standing(self, key: str) -> Standing:
        if self._places.is_done(key):
            return Standing.DONE
        return Standing.BEGUN if self._places.is_begun(key) else Standing.NEW

    def _meant(self) -> list[LessonRow]:
        return [row for row in self._sorted() if matches(row.entry, self._wanted)]

    def _sorted(self) -> list[LessonRow]:
        """The lessons in their order; while one looks for something, those that are called so first."""
        return sorted(self.rows, key=lambda row: rank(row.entry, self._wanted)) if self._wanted else self.rows

    def _show(self) -> None:
        is_open = self.title.isChecked() or bool(self._wanted)
        self.title.is_open = is_open
        self.title.update()
        meant = self._meant()
        for row in self.rows:
            self._cells[row].setVisible(is_open and row in meant)
        self._inside.setVisible(is_open and bool(meant))
        self._beneath.setVisible(is_open and not self._wanted)
        self.setVisible(not self._wanted or bool(meant))
        self._arrange()

    def _arrange(self) -> None:
        columns = 3 if self.width() >= THREE_FROM_PX else 2 if self.width() >= TWO_FROM_PX else 1
        cells = (self._cells[row] for row in self._sorted())
        shown = [cell for cell in cells if not cell.isHidden()]
        places = {cell: divmod(at, columns) for at, cell in enumerate(shown)}
        if list(places.items()) == list(self._placed.items()):
            return
        for cell in self._cells.values():
            self._grid.removeWidget(cell)
        self._placed = places
        for cell, (line, column) in places.items():
            self._grid.addWidget(cell, line, column)
        for column in range(3):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)

    def _say(self) -> None:
        title, n = section_title(self.section), len(self.rows)
        done = sum(row.standing is Standing.DONE for row in self.rows)
        count = t("course.section_done", done=done, n=n) if n else ""
        spoken = t("course.section_spoken", title=title, done=done, n=n) if n else title
        if self._wanted:
            count = t("course.number_found", n=len(self._meant()))
            spoken = f"{title}. {count}"
        if self.section in GRADES:
            first, last = GRADES[self.section]
            grades = t("course.for_grades", first=first, last=last)
            count, spoken = f"{grades} · {count}" if count else grades, f"{spoken}. {grades}"
        self.title.say(title, count, spoken)
