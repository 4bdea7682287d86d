"""Two fingers that go up or down together scroll a page, whatever lies under them.

Qt's own gesture for that looks for its widget at the place of the fingers on the computer's screen, and complains at
every move if a part of the window is on none, as it is when a window hangs over the edge or a screen was unplugged.
"""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QEventPoint, QTouchEvent, QWindow
from PySide6.QtWidgets import QScrollArea

FINGERS: Final = 2


class FingerScroll(QObject):
    """Lives as long as the area; hears the fingers of its window while the area is shown."""

    def __init__(self, area: QScrollArea) -> None:
        super().__init__(area)
        self._area = area
        self._begun: tuple[set[int], float, int] | None = None
        area.viewport().ungrabGesture(Qt.GestureType.PanGesture)
        area.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._area and event.type() is QEvent.Type.Show:
            self._begun = None
            self._area.window().windowHandle().installEventFilter(self)
        elif isinstance(event, QTouchEvent) and isinstance(watched, QWindow) and self._area.isVisible():
            self._follow([point for point in event.points() if self._is_on_page(point)])
        return False

    def _is_on_page(self, point: QEventPoint) -> bool:
        """Whether it is down, and came down on the page."""
        page = self._area.viewport()
        came_down = page.mapFromGlobal(point.globalPressPosition()).toPoint()
        return point.state() is not QEventPoint.State.Released and page.rect().contains(came_down)

    def _follow(self, down: list[QEventPoint]) -> None:
        if len(down) < FINGERS:
            self._begun = None
            return
        fingers, bar = {point.id() for point in down}, self._area.verticalScrollBar()
        middle = sum(point.globalPosition().y() for point in down) / len(down)
        if self._begun is None or self._begun[0] != fingers:
            self._begun = fingers, middle, bar.value()
        _, began_at, began_with = self._begun
        bar.setValue(began_with - round(middle - began_at))
