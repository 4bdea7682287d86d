"""A quiet remark in the place of the moves: why a piece sprang back, what the next touch means. Gone with the next act.

Where there is no bar it lies on the board and lets every touch through.
"""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QPushButton, QWidget

from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.fonts import sized_font
from ladya_desktop.ui.play.fitting import FittedText, fitted

ICON_PX = 20
SIDE_PX = 12
LEFT_PX = 2 * SIDE_PX + ICON_PX
RADIUS_PX = 8
SIZES_PX = (16, 15, 14, 13, 12)
NOTHING = FittedText(lines=(), size_px=SIZES_PX[-1], height_px=0)


class Remark(QWidget):
    """A title in strong letters, a line after it, and one button if there is something to cancel."""

    cancelled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = ""
        self._line = ""
        self._is_on_board = False
        self._is_turned = False
        self.cancel_button = QPushButton(self)
        self.cancel_button.clicked.connect(self.cancelled)
        self.cancel_button.hide()
        self.hide()

    @property
    def text(self) -> str:
        """What it says now."""
        return f"{self._title} {self._line}".strip()

    def say(self, title: str, line: str = "", *, cancel: str = "") -> None:
        """Shows these words; a screen reader hears them. With `cancel` there is a button of that name."""
        if (title, line) != (self._title, self._line):
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, f"{title} {line}".strip()))
        self._title, self._line = title, line
        self.setAccessibleName(self.text)
        self.cancel_button.setText(cancel)
        self._show_button()

    def set_on_board(self, *, is_on_board: bool) -> None:
        """On the board no touch may be lost to it, so it has no button there."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, is_on_board)
        self._is_on_board = is_on_board
        self._show_button()

    def set_turned(self, *, is_turned: bool) -> None:
        """Turned round, for who sits opposite at a flat screen."""
        if is_turned is not self._is_turned:
            self._is_turned = is_turned
            self.update()

    def height_for(self, width_px: int) -> int:
        """How high the words are in the smallest letters."""
        room_px = width_px - LEFT_PX - SIDE_PX
        size_px = SIZES_PX[-1]
        title = fitted(self._title, sized_font(size_px, weight=600), room_px, 0, (size_px,))
        line = fitted(self._line, sized_font(size_px), room_px, 0, (size_px,)) if self._line else NOTHING
        return round(title.height_px + line.height_px) + 8

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._is_turned:
            painter.translate(self.width(), self.height())
            painter.rotate(180)
        painter.setPen(QPen(colors.warn_line, 1))
        painter.setBrush(colors.surface)
        frame = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(frame, RADIUS_PX, RADIUS_PX)
        mark = icons.pixmap("info", colors.warn_line, ICON_PX, self.devicePixelRatioF())
        painter.drawPixmap(SIDE_PX, (self.height() - ICON_PX) // 2, mark)
        self._draw_words(painter)
        painter.end()

    def _draw_words(self, painter: QPainter) -> None:
        title, line = self._fitted()
        top = (self.height() - title.height_px - line.height_px) / 2
        for text, weight in ((title, 600), (line, 400)):
            font = sized_font(text.size_px, weight=weight)
            line_px = QFontMetricsF(font).height()
            painter.setFont(font)
            painter.setPen(theme.current().text)
            for words in text.lines if text.height_px else ():
                painter.drawText(QRectF(LEFT_PX, top, self.width(), line_px), Qt.AlignmentFlag.AlignVCenter, words)
                top += line_px

    def _fitted(self) -> tuple[FittedText, FittedText]:
        """Both in the first size in which they fit together."""
        right_px = self.width() - self.cancel_button.x() if self.cancel_button.isVisibleTo(self) else 0
        width_px = self.width() - LEFT_PX - SIDE_PX - right_px
        title = line = NOTHING
        for size_px in SIZES_PX:
            title = fitted(self._title, sized_font(size_px, weight=600), width_px, self.height(), (size_px,))
            line = (
                fitted(self._line, sized_font(size_px), width_px, self.height(), (size_px,)) if self._line else NOTHING
            )
            if title.height_px + line.height_px <= self.height() - 4:
                break
        return title, line

    def _show_button(self) -> None:
        self.cancel_button.setVisible(bool(self.cancel_button.text()) and not self._is_on_board)
        self._lay_out()
        self.update()

    def _lay_out(self) -> None:
        if self.cancel_button.isVisibleTo(self):
            width_px = self.cancel_button.sizeHint().width()
            self.cancel_button.setGeometry(self.width() - width_px - 6, (self.height() - 44) // 2, width_px, 44)
