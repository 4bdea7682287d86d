"""One of several choices, as a row that can be pressed anywhere: a dot, a title, a line of explanation."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from ladya_desktop.ui import theme
from ladya_desktop.ui.fonts import sized_font

LEAST_PX = 44
RADIUS_PX = 8
DOT_PX = 9
NARROW_PX, NARROW_LESS_PX = 160, 2
"""A row narrower than this begins its words earlier, and its mark is a little smaller."""
TEXT_FLAGS = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap


class OptionRow(QAbstractButton):
    """A choice that excludes its siblings; `text` is the title, `note` the line below."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._note = ""
        self._title_px = 16
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)  # a layout heeds it only if the policy says so
        self.setSizePolicy(policy)

    def set_words(self, title: str, note: str = "") -> None:
        """Shows other words."""
        self._note = note
        self.setText(title)
        self.setAccessibleDescription(note)
        self.updateGeometry()

    def set_title_px(self, title_px: int) -> None:
        """Another size of the title; the note is two pixels smaller."""
        self._title_px = title_px
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(262, self.heightForWidth(self.width()))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width_px: int) -> int:
        title_px, note_px = self._heights(width_px - self._left_px(width_px) - 6)
        return max(LEAST_PX, round(title_px + note_px) + 16)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_ground(painter)
        self.draw_mark(painter, self._mark_middle())
        self._draw_words(painter)
        painter.end()

    @property
    def is_narrow(self) -> bool:
        """Whether there is little room for the words."""
        return self.width() < NARROW_PX

    def _left_px(self, width_px: int) -> int:
        return 44 if width_px >= NARROW_PX else 30

    def _words_px(self) -> int:
        return self.width() - self._left_px(self.width()) - 6

    def _heights(self, width_px: float) -> tuple[float, float]:
        title = _wrapped_height(self.text(), self._title_font(), width_px)
        return title, _wrapped_height(self._note, self._note_font(), width_px) if self._note else 0

    def _title_font(self) -> QFont:
        return sized_font(self._title_px, weight=600 if self.isChecked() else 400)

    def _note_font(self) -> QFont:
        return sized_font(self._title_px - 2)

    def _draw_ground(self, painter: QPainter) -> None:
        colors = theme.current()
        border, width_px = (colors.accent, 2) if self.isChecked() else (colors.control, 1)
        fill = colors.accent_soft if self.isChecked() else colors.surface
        if self.isDown():
            fill = colors.pressed
        elif self.underMouse() and not self.isChecked():
            fill = colors.hover
        painter.setPen(QPen(border if self.isEnabled() else colors.line, width_px))
        painter.setBrush(fill)
        half = width_px / 2
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(half, half, -half, -half), RADIUS_PX, RADIUS_PX)

    def draw_mark(self, painter: QPainter, center: QPointF) -> None:
        """Draws what tells whether it is chosen: the dot of one of several."""
        colors = theme.current()
        painter.setPen(QPen(colors.accent if self.isChecked() else colors.control, 2))
        painter.setBrush(colors.surface)
        dot_px = DOT_PX - (NARROW_LESS_PX if self.is_narrow else 0)
        painter.drawEllipse(center, dot_px, dot_px)
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colors.accent)
            painter.drawEllipse(center, dot_px - 4, dot_px - 4)

    def _draw_words(self, painter: QPainter) -> None:
        colors, width_px, left = theme.current(), self._words_px(), self._left_px(self.width())
        title_px, note_px = self._heights(width_px)
        top = (self.height() - title_px - note_px) / 2
        painter.setPen(colors.text if self.isEnabled() else colors.disabled)
        painter.setFont(self._title_font())
        painter.drawText(QRectF(left, top, width_px, title_px), TEXT_FLAGS, self.text())
        if self._note:
            painter.setPen(colors.muted if self.isEnabled() else colors.disabled)
            painter.setFont(self._note_font())
            painter.drawText(QRectF(left, top + title_px, width_px, note_px), TEXT_FLAGS, self._note)

    def _mark_middle(self) -> QPointF:
        """Before the first line of the words; of a title alone, before its middle."""
        title_px, note_px = self._heights(self._words_px())
        top = (self.height() - title_px - note_px) / 2
        first_px = QFontMetricsF(self._title_font()).height() / 2 if self._note else title_px / 2
        return QPointF(self._left_px(self.width()) / 2 + (-1 if self.is_narrow else 2), top + first_px)


def _wrapped_height(text: str, font: QFont, width_px: float) -> float:
    room = QRectF(0, 0, max(width_px, 1), 10_000)
    return QFontMetricsF(font).boundingRect(room, int(Qt.TextFlag.TextWordWrap), text).height()
