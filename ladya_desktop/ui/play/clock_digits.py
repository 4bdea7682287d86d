"""The digits of a large clock face as a part of its own: a tick paints the signs that are new and nothing under them.

Each sign is drawn once for its place and copied from then on, to the pixel what drawing it again would give.
"""

from functools import lru_cache
from itertools import accumulate

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap, QTransform
from PySide6.QtWidgets import QWidget

from ladya_desktop.ui.play import clock_paint
from ladya_desktop.ui.play.clock_paint import DigitsPlace


class ClockDigits(QWidget):
    """Takes no presses: they are for the face. It covers all that is behind it."""

    def __init__(self, face: QWidget) -> None:
        super().__init__(face)
        self._time = ""
        self._place: DigitsPlace | None = None
        self._lefts: tuple[float, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.hide()

    def present(self, time: str, place: DigitsPlace) -> None:
        """Shows a time at a place, all of it painted anew."""
        self._time, self._place = time, place
        self.setGeometry(place.rect)
        self._lefts = _lefts(time, self._center.x(), place.size_px)
        self.update()
        self.show()

    def go_on(self, time: str) -> None:
        """Shows another time at the same place; it has to be as wide as the one before."""
        before, self._time = self._time, time
        new = [number for number, (was, now) in enumerate(zip(before, time, strict=True)) if was != now]
        if new:
            left = round(self._lefts[new[0]])
            self.update(left, 0, round(self._lefts[new[-1] + 1]) - left, self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        place = self._place
        if place is None:
            return
        painter = QPainter(self)
        if _keeps_pixels(painter.deviceTransform()):
            self._copy(painter, event.rect(), place)
        else:
            painter.fillRect(self.rect().adjusted(-1, -1, 1, 1), place.fill)  # to the edge of a pixel cut in two
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            clock_paint.draw_digits(painter, self._center, self._time, place.size_px, place.ink)
        painter.end()

    def _copy(self, painter: QPainter, wanted: QRect, place: DigitsPlace) -> None:
        first_px, end_px, height_px = round(self._lefts[0]), round(self._lefts[-1]), self.height()
        if wanted.left() < first_px or wanted.right() >= end_px:
            painter.fillRect(0, 0, first_px, height_px, place.fill)
            painter.fillRect(end_px, 0, self.width() - end_px, height_px, place.fill)
        ratio, ink, fill = self.devicePixelRatio(), place.ink.rgba(), place.fill.rgba()
        middle = self._center.y()
        for sign, left, right in zip(self._time, self._lefts, self._lefts[1:], strict=False):
            left_px, right_px = round(left), round(right)
            if left_px <= wanted.right() and right_px > wanted.left():
                right_by, down_by = clock_paint.sign_offset(sign, place.size_px)
                offset, cell_px = (left + right_by - left_px, middle + down_by), (right_px - left_px, height_px)
                painter.drawPixmap(left_px, 0, _cell(sign, place.size_px, offset, cell_px, ink, fill, ratio))

    @property
    def _center(self) -> QPointF:
        assert self._place is not None
        return self._place.center - self.pos().toPointF()


def _keeps_pixels(transform: QTransform) -> bool:
    """Whether a picture is copied as it is: not turned round, and not on a screen that scales by parts."""
    scale = transform.m11()
    return (
        not transform.isRotating()
        and scale == transform.m22() == int(scale) > 0
        and transform.dx() == int(transform.dx())
        and transform.dy() == int(transform.dy())
    )


def _lefts(time: str, middle: float, size_px: int) -> tuple[float, ...]:
    """Where the cells of the signs begin, and where the last one ends."""
    widths = (clock_paint.digits_width(sign, size_px) for sign in time)
    return tuple(accumulate(widths, initial=middle - clock_paint.digits_width(time, size_px) / 2))


@lru_cache(maxsize=128)
def _cell(
    sign: str, size_px: int, offset: tuple[float, float], cell_px: tuple[int, int], ink: int, fill: int, ratio: float
) -> QPixmap:
    """A sign on its ground; `offset` is where its line of writing begins in the cell."""
    picture = QPixmap(round(cell_px[0] * ratio), round(cell_px[1] * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(QColor(fill))
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        clock_paint.draw_sign(painter, sign, QPointF(*offset), size_px, QColor(ink))
    return picture
