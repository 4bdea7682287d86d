"""Qt's mouse and touch events as pointers over squares."""

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEventPoint, QMouseEvent, QPainter, QPointingDevice, QTouchEvent
from PySide6.QtWidgets import QWidget

from ladya_desktop.ui.board.geometry import BoardGeometry, Coordinates, fit
from ladya_desktop.ui.board.hand import MOUSE, Pointer

TOUCH_EVENTS = (QEvent.Type.TouchBegin, QEvent.Type.TouchUpdate, QEvent.Type.TouchEnd)


def is_echo_of_touch(event: QMouseEvent) -> bool:
    """Whether the system or Qt made this mouse event out of a finger's touch, which is handled by itself.

    A pen's are real: an interactive whiteboard has nothing else.
    """
    if event.pointerType() == QPointingDevice.PointerType.Pen:
        return False
    is_finger = event.pointerType() == QPointingDevice.PointerType.Finger
    return is_finger or event.source() != Qt.MouseEventSource.MouseEventNotSynthesized


def mouse_pointer(event: QMouseEvent, geometry: BoardGeometry) -> Pointer:
    """The mouse (or a pen) as it is at the event."""
    return _pointer(MOUSE, event.position(), event.timestamp(), geometry)


def finger_pointers(event: QTouchEvent, geometry: BoardGeometry) -> list[tuple[QEventPoint.State, Pointer]]:
    """Each finger that pressed, moved or lifted at the event."""
    return [
        (point.state(), _pointer(f"touch:{point.id()}", point.position(), event.timestamp(), geometry))
        for point in event.points()
        if point.state() != QEventPoint.State.Stationary
    ]


def geometry_of(widget: QWidget, coordinates: Coordinates, *, is_flipped: bool) -> BoardGeometry:
    """The board as it lies in the widget now, on the pixels of the screen.

    Nothing is kept between two calls, so no layout can leave it out of date.
    """
    scale = widget.devicePixelRatioF()
    corner = widget.mapTo(widget.window(), QPointF(0, 0))
    return fit(
        widget.width(),
        widget.height(),
        scale,
        corner=(corner.x() * scale, corner.y() * scale),
        is_flipped=is_flipped,
        coordinates=coordinates,
    )


def geometry_on(painter: QPainter, widget: QWidget, coordinates: Coordinates, *, is_flipped: bool) -> BoardGeometry:
    """The same for a painter of the widget, whose pixels may be a picture's."""
    to_device = painter.deviceTransform()
    is_turned = to_device.m11() < 0  # a flat screen, seen from its other side
    corner = to_device.map(QPointF(widget.width(), widget.height()) if is_turned else QPointF(0, 0))
    return fit(
        widget.width(),
        widget.height(),
        abs(to_device.m11()),
        corner=(corner.x(), corner.y()),
        is_flipped=is_flipped,
        coordinates=coordinates,
    )


def _pointer(device: str, at: QPointF, stamp_ms: int, geometry: BoardGeometry) -> Pointer:
    square = geometry.square_at(at.x(), at.y())
    return Pointer(device=device, square=square, x_px=at.x(), y_px=at.y(), stamp_ms=stamp_ms)
