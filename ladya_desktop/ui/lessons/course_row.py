"""A lesson in the list: number, title, a line about it, its articles; a shape tells whether it was begun or is done."""

from enum import StrEnum

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from ladya_desktop.lessons import Entry
from ladya_desktop.lessons.finding import articles_line
from ladya_desktop.texts import t
from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.fonts import sized_font

LEAST_PX = 64
TITLE_PX, SUMMARY_PX, NUMBER_PX = 19, 15, 17
_LEFT_PX, _RIGHT_PX, _MARK_PX = 68, 56, 13
_WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft


class Standing(StrEnum):
    """How far a lesson is."""

    NEW = "new"
    BEGUN = "begun"
    DONE = "done"


class LessonRow(QAbstractButton):
    """A card that opens its lesson; words are broken where the room ends, never cut."""

    def __init__(self, entry: Entry, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.entry = entry
        self._standing = Standing.NEW
        self._lines: tuple[str, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setProperty("ringRadius", 10)
        self.retranslate()

    @property
    def standing(self) -> Standing:
        """How far the lesson is."""
        return self._standing

    def stand(self, standing: Standing) -> None:
        """Shows how far the lesson is."""
        self._standing = standing
        self.retranslate()

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        entry = self.entry
        self.setText(entry.title.here)
        articles = articles_line(entry.articles)
        told = (entry.summary.here, t("course.articles", articles=articles) if articles else "")
        self._lines = tuple(line for line in told if line)
        state = t(f"course.state_{self._standing}")
        code = "course.own_spoken" if entry.number is None else "course.lesson_spoken"
        self.setAccessibleName(t(code, number=entry.number, title=self.text(), state=state))
        self.setAccessibleDescription(". ".join(self._lines))
        self.setToolTip(state)
        self.updateGeometry()
        self.update()

    @property
    def lines(self) -> tuple[str, ...]:
        """What stands below the title: the line about it, its articles."""
        return self._lines

    def sizeHint(self) -> QSize:
        return QSize(300, self.heightForWidth(max(self.width(), 240)))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width_px: int) -> int:
        return max(LEAST_PX, round(sum(self._heights(width_px))) + 24)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colors = theme.current()
        painter.setPen(QPen(colors.control if self.underMouse() else colors.line, 1))
        painter.setBrush(colors.pressed if self.isDown() else colors.hover if self.underMouse() else colors.surface)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 10, 10)
        self._draw_words(painter)
        self._draw_mark(painter, QPointF(self.width() - _RIGHT_PX / 2, self.height() / 2))
        painter.end()

    def _draw_words(self, painter: QPainter) -> None:
        colors = theme.current()
        painter.setPen(colors.accent)
        painter.setFont(sized_font(NUMBER_PX, weight=600))
        number = QRectF(8, 0, _LEFT_PX - 16, self.height())
        if self.entry.number is None:
            picture = icons.pixmap("book", colors.accent, 24, self.devicePixelRatioF())
            painter.drawPixmap(round(number.center().x() - 12), round(number.center().y() - 12), picture)
        else:
            painter.drawText(number, Qt.AlignmentFlag.AlignCenter, str(self.entry.number))
        title_px, *lines_px = self._heights(self.width())
        top, width = (self.height() - title_px - sum(lines_px)) / 2, self.width() - _LEFT_PX - _RIGHT_PX
        painter.setPen(colors.text)
        painter.setFont(sized_font(TITLE_PX, weight=600))
        painter.drawText(QRectF(_LEFT_PX, top, width, title_px), int(_WRAP), self.text())
        painter.setPen(colors.muted)
        painter.setFont(sized_font(SUMMARY_PX))
        top += title_px
        for line, line_px in zip(self._lines, lines_px, strict=True):
            painter.drawText(QRectF(_LEFT_PX, top, width, line_px), int(_WRAP), line)
            top += line_px

    def _draw_mark(self, painter: QPainter, middle: QPointF) -> None:
        """A ring, half a disc in it, or a disc with a tick."""
        colors = theme.current()
        is_done = self._standing is Standing.DONE
        painter.setPen(QPen(colors.good if is_done else colors.control, 2))
        painter.setBrush(colors.good_soft if is_done else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, _MARK_PX, _MARK_PX)
        if is_done:
            picture = icons.pixmap("check", colors.good, 20, self.devicePixelRatioF())
            painter.drawPixmap(round(middle.x() - 10), round(middle.y() - 10), picture)
        elif self._standing is Standing.BEGUN:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colors.accent)
            inside = QRectF(middle.x() - 8, middle.y() - 8, 16, 16)
            painter.drawPie(inside, 90 * 16, -180 * 16)

    def _heights(self, width_px: int) -> tuple[float, ...]:
        """Of the title and of each line below it."""
        room = QRectF(0, 0, max(width_px - _LEFT_PX - _RIGHT_PX, 1), 10_000)
        title = QFontMetricsF(sized_font(TITLE_PX, weight=600)).boundingRect(room, int(_WRAP), self.text())
        metrics = QFontMetricsF(sized_font(SUMMARY_PX))
        lines = (metrics.boundingRect(room, int(_WRAP), line) for line in self._lines)
        return title.height(), *(line.height() + 2 for line in lines)
