"""Buttons in a row that goes on in the next line where it does not fit."""

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

GAP_PX = 8
RING_PX = 5


class FlowRow(QWidget):
    """Its widgets keep the width they want."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._widgets: list[QWidget] = []
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def add(self, widget: QWidget) -> None:
        """Adds a widget at the end."""
        widget.setParent(self)
        self._widgets.append(widget)
        self.updateGeometry()

    def count(self) -> int:
        """How many widgets there are."""
        return len(self._widgets)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        places = self._places(width)
        return max((place.bottom() + 1 for place in places), default=0) + RING_PX

    def sizeHint(self) -> QSize:
        return QSize(320, self.heightForWidth(max(self.width(), 320)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for widget, place in zip(self._widgets, self._places(self.width()), strict=True):
            widget.setGeometry(place)

    def _places(self, width_px: int) -> list[QRect]:
        places: list[QRect] = []
        left, top, height_px = 0, RING_PX, 0
        for widget in self._widgets:
            size = widget.sizeHint()
            if left and left + size.width() > width_px:
                left, top, height_px = 0, top + height_px + GAP_PX, 0
            places.append(QRect(QPoint(left, top), size))
            left, height_px = left + size.width() + GAP_PX, max(height_px, size.height())
        return places
