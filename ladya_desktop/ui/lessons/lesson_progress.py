"""How far the lesson is: a bar for each page; the one shown is higher, a solved exercise bears a tick.

Where the bars would be dots the number of the page stands instead.
"""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ladya_desktop.texts import t
from ladya_desktop.ui import theme
from ladya_desktop.ui.fonts import sized_font

BAR_PX, GAP_PX, TIGHT_GAP_PX = 36, 8, 4
LEAST_BAR_PX, LEAST_PX = 14, 48
"""Below the first a bar is no bar; the second has room for a number of pages."""
_LETTERS_PX = 16
_HIGH, _LOW = 14, 8


@dataclass(frozen=True, slots=True, kw_only=True)
class PageMark:
    """A page: whether it is an exercise, and whether that is solved."""

    is_exercise: bool = False
    is_solved: bool = False


class LessonProgress(QWidget):
    """`chosen(page)` when a bar is clicked; the keyboard has its own keys for that."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._marks: tuple[PageMark, ...] = ()
        self._at = 0
        self._is_told_beside = False
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def present(self, marks: tuple[PageMark, ...], at: int) -> None:
        """Shows the pages; `at` is the one shown, or their number at the end of the lesson."""
        if len(marks) != len(self._marks):
            self.updateGeometry()
        self._marks, self._at = marks, at
        page = min(at + 1, len(marks))
        self.setAccessibleName(t("course.step", page=page, n=len(marks)))
        self.update()

    def sizeHint(self) -> QSize:
        n = len(self._marks)
        return QSize(n * BAR_PX + max(n - 1, 0) * GAP_PX, 44)

    def minimumSizeHint(self) -> QSize:
        return QSize(LEAST_PX, 44)

    @property
    def least_px(self) -> int:
        """The width below which bars would be dots."""
        return len(self._marks) * (LEAST_BAR_PX + TIGHT_GAP_PX) - TIGHT_GAP_PX

    @property
    def number(self) -> str:
        """The number of the page, where the bars have no room and nothing beside tells it; "" elsewhere."""
        n = len(self._marks)
        is_wanted = self.is_narrow and not self._is_told_beside
        return t("course.page_of", page=min(self._at + 1, n), n=n) if is_wanted else ""

    @property
    def is_narrow(self) -> bool:
        """Whether bars would be dots here."""
        return bool(self._marks) and self._step() - self._gap() < LEAST_BAR_PX

    def set_told_beside(self, *, is_told: bool) -> None:
        """Whether words beside it say which page it is."""
        self._is_told_beside = is_told
        self.update()

    def bar(self, page: int) -> QRectF:
        """Where the bar of a page is."""
        height = _HIGH if page == self._at else _LOW
        return QRectF(page * self._step(), (self.height() - height) / 2, self._step() - self._gap(), height)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        page = int(event.position().x() / self._step()) if self._marks and not self.is_narrow else len(self._marks)
        if event.button() is Qt.MouseButton.LeftButton and page < len(self._marks):
            self.chosen.emit(page)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colors = theme.current()
        if self.is_narrow:
            painter.setPen(colors.text)
            painter.setFont(sized_font(_LETTERS_PX, weight=600))
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.number)
            painter.end()
            return
        for page, mark in enumerate(self._marks):
            bar = self.bar(page)
            painter.setPen(Qt.PenStyle.NoPen if page <= self._at else QPen(colors.control, 1))
            painter.setBrush(colors.accent if page <= self._at else colors.sunken)
            painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2)
            if mark.is_solved:
                _draw_tick(painter, QPointF(bar.center().x(), bar.top() - 9))
        painter.end()

    def _gap(self) -> int:
        return GAP_PX if self.width() >= self.sizeHint().width() * 0.7 else TIGHT_GAP_PX

    def _step(self) -> float:
        n = max(len(self._marks), 1)
        return min((self.width() + self._gap()) / n, BAR_PX + GAP_PX)


def _draw_tick(painter: QPainter, at: QPointF) -> None:
    painter.setPen(QPen(theme.current().good, 2))
    painter.drawPolyline([at + QPointF(-5, 0), at + QPointF(-1, 4), at + QPointF(6, -4)])
