"""The lesson as the class sees it: the board or a picture, and the words beside it, from the slide of the teacher.

It shows a change in the same turn of the event loop in which the slide changed; only what is different is painted.
"""

from dataclasses import replace

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent

from ladya_desktop.texts import t
from ladya_desktop.ui.board.looks import Content
from ladya_desktop.ui.lessons.slide import Shown, Slide
from ladya_desktop.ui.projector.big_window import BigWindow
from ladya_desktop.ui.projector.lesson_layout import SIGN_ROOM, Page, has_words, page_of
from ladya_desktop.ui.projector.lesson_painting import paint_picture, paint_signs, paint_words
from ladya_desktop.ui.projector.slide_board import SlideBoard
from ladya_desktop.ui.settings import Settings


class LessonWindow(BigWindow):
    """Draws a slide. A text too long for one page is turned by `turn_page`."""

    def __init__(self, slide: Slide, settings: Settings | None = None) -> None:
        super().__init__(settings)
        self.board = SlideBoard(self)
        self.board.set_reduced_motion(is_reduced=True)  # a mirror shows what stands there, at once
        self._slide = slide
        self._shown = slide.shown
        self._at = 0
        self._held: tuple[str, float] = ("", 0)
        self._picture, self._picture_data = QPixmap(), b""
        self._page = page_of(self._shown, self.width(), self.height())
        slide.changed.connect(self._present)
        self.retranslate()
        self._lay_out()
        self._show_board(self._shown)

    @property
    def page(self) -> Page:
        """Where everything stands now."""
        return self._page

    @property
    def page_number(self) -> tuple[int, int]:
        """Which part of the words is shown, of how many, counted from 1."""
        return self._at + 1, len(self._page.pages)

    def turn_page(self, by: int) -> bool:
        if not 0 <= self._at + by < len(self._page.pages):
            return False
        self._at += by
        self.update(self._words_rect())
        return True

    def notice_rooms(self) -> tuple[QRect, ...]:
        """Never over the board: where no words stand, else over the foot of the words; beside or below a bare board."""
        page, body = self._page, self._page.pages[self._at]
        if has_words(self._shown):
            top, foot = page.body_top + body.height_px, min(page.move.top(), page.clock.top())
            free = QRectF(page.column.left(), top, page.column.width(), foot - top)
            return free.toAlignedRect(), page.column.toAlignedRect()
        left, top = page.board.right() + 1, page.board.bottom() + 1 + round(page.sign_px * SIGN_ROOM)
        beside = QRect(left, 0, self.width() - left, self.height())
        below = QRect(0, top, self.width(), self.height() - top)
        return (max(beside, below, key=lambda room: min(room.width(), room.height())),)

    def retranslate(self) -> None:
        self.setWindowTitle(t("projector.lesson_window"))
        self._tell()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._held = "", 0
        self._lay_out()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(event.rect(), self.colors.bg)
        if self._shown.picture:
            paint_picture(painter, self._picture, self._page.board, self.devicePixelRatioF())
        else:
            signs = self.board.sign_places(self._page.sign_px * SIGN_ROOM)
            paint_signs(painter, signs, self._page.sign_px, self.colors.text)
        if event.rect().intersects(self._words_rect()):
            paint_words(painter, self._page, self._at, self._shown, self.colors, self.devicePixelRatioF())
        painter.end()

    def _present(self) -> None:
        before, self._shown = self._shown, self._slide.shown
        if _words_of(before) != _words_of(self._shown):
            self._at = 0
            self._lay_out()
            self.update(self._words_rect())
            self._tell()
        self._show_board(self._shown)

    def _show_board(self, shown: Shown) -> None:
        self._show_picture(shown.picture)
        if shown.is_flipped != self.board.is_flipped:
            self.board.set_flipped(shown.is_flipped)
            self.update()
        self.board.show_content(shown.content)
        self.board.set_drawings(shown.drawings)
        self.board.dim(shown.dimmed)

    def _show_picture(self, data: bytes) -> None:
        """A picture stands in the place of the board; one that cannot be read leaves the place empty."""
        if data == self._picture_data:
            return
        self._picture_data, self._picture = data, QPixmap()
        self._picture.loadFromData(data)
        self.board.setVisible(not data)
        self.update()

    def _lay_out(self) -> None:
        asked, held_px = self._held
        least_px = held_px if asked and asked == _asked(self._shown) else 0
        self._page = page_of(self._shown, self.width(), self.height(), least_column_px=least_px)
        self._held = _asked(self._shown), self._page.column_px
        self._at = min(self._at, len(self._page.pages) - 1)
        if self._page.board != self.board.geometry():
            self.board.setGeometry(self._page.board)
            self.update()

    def _words_rect(self) -> QRect:
        left = self._page.board.right() + 1
        return QRect(left, 0, self.width() - left, self.height())

    def _tell(self) -> None:
        shown = self._shown
        words = (shown.heading, shown.text, shown.task, *shown.spoken_options(), shown.move_text)
        self.setAccessibleName(". ".join(part for part in (self.windowTitle(), *words) if part))


def _asked(shown: Shown) -> str:
    """What is asked, before an answer and with it; "" where nothing is."""
    return shown.task or (shown.text if shown.options else "")


def _words_of(shown: Shown) -> Shown:
    """What is said beside the board; two equal ones look the same there."""
    return replace(shown, content=Content(), drawings=(), dimmed=frozenset(), is_flipped=False, picture=b"")
