"""A quiet remark in the place of the moves: why a piece sprang back, what the next touch means. Gone with the next act.

Where there is no bar it lies over the name of whom it answers, narrow, and says what matters most; between two at a
flat tablet it lies on the board and lets every touch through.
"""

import re

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

from ladya_desktop.texts.unbroken import NO_BREAK_SPACE
from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.fonts import sized_font
from ladya_desktop.ui.play.fitting import FittedText, fitted

ICON_PX = 20
SIDE_PX = 12
LEFT_PX = 2 * SIDE_PX + ICON_PX
RADIUS_PX = 8
LARGE_SIZES_PX = (16, 15, 14, 13)
SIZES_PX = (*LARGE_SIZES_PX, 12)
NARROW_PX = 6
"""At the sides of the words where there is no room for a mark."""
_SQUARE = re.compile(r" (?=[a-h][1-8]\b)")
"""Before a square no line ends: "knight g1"."""
NOTHING = FittedText(lines=(), size_px=SIZES_PX[-1], height_px=0)


class Remark(QWidget):
    """A title in strong letters, a line after it, and one button if there is something to cancel."""

    cancelled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = ""
        self._line = ""
        self._short = ""
        self._is_on_board = self._is_narrow = False
        self._is_turned = False
        self.cancel_button = QPushButton(self)
        self.cancel_button.clicked.connect(self.cancelled)
        self.cancel_button.hide()
        self.hide()

    @property
    def text(self) -> str:
        """What it says now."""
        return f"{self._title} {self._line}".strip()

    def say(self, title: str, line: str = "", *, short: str = "", cancel: str = "") -> None:
        """Shows these words; a screen reader hears them. With `cancel` there is a button of that name.

        `short` is what a narrow place shows of a line that does not fit there.
        """
        if (title, line) != (self._title, self._line):
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, f"{title} {line}".strip()))
        self._title, self._line, self._short = title, line, short
        self.setAccessibleName(self.text)
        self.cancel_button.setText(cancel)
        self._show_button()

    def set_on_board(self, *, is_on_board: bool) -> None:
        """On the board no touch may be lost to it, so it has no button there."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, is_on_board)
        self._is_on_board = is_on_board
        self._show_button()

    def set_narrow(self, *, is_narrow: bool) -> None:
        """Without its mark, and in fewer words where it needs that."""
        self._is_narrow = is_narrow
        self.update()

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
        if not self._is_narrow:
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
                painter.drawText(
                    QRectF(self._left_px, top, self.width(), line_px), Qt.AlignmentFlag.AlignVCenter, words
                )
                top += line_px

    def _fitted(self) -> tuple[FittedText, FittedText]:
        """Both in the first size in which they fit together; in a narrow place, if in none, what matters most."""
        title = line = NOTHING
        ways: tuple[tuple[str, tuple[int, ...]], ...] = ((self._line, SIZES_PX),)
        if self._is_narrow and self._short:
            ways = ((self._line, LARGE_SIZES_PX), (self._short, SIZES_PX))
        for words, sizes_px in ways:
            for size_px in sizes_px:
                title, line = self._set(words, size_px)
                if title.height_px + line.height_px <= self.height() - 4:
                    return title, line
        return title, line

    def _set(self, words: str, size_px: int) -> tuple[FittedText, FittedText]:
        right_px = self.width() - self.cancel_button.x() if self.cancel_button.isVisibleTo(self) else 0
        room_px = self.width() - self._left_px - (NARROW_PX if self._is_narrow else SIDE_PX) - right_px
        said, words = (_SQUARE.sub(NO_BREAK_SPACE, each) for each in (self._title, words))
        title = fitted(said, sized_font(size_px, weight=600), room_px, self.height(), (size_px,))
        line = fitted(words, sized_font(size_px), room_px, self.height(), (size_px,)) if words else NOTHING
        return title, line

    @property
    def _left_px(self) -> int:
        return NARROW_PX if self._is_narrow else LEFT_PX

    def _show_button(self) -> None:
        self.cancel_button.setVisible(bool(self.cancel_button.text()) and not self._is_on_board)
        self._lay_out()
        self.update()

    def _lay_out(self) -> None:
        if self.cancel_button.isVisibleTo(self):
            width_px = self.cancel_button.sizeHint().width()
            self.cancel_button.setGeometry(self.width() - width_px - 6, (self.height() - 44) // 2, width_px, 44)
