"""The part of the panel that is scrolled: what has opened is brought into sight, and nothing is left cut above it."""

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, QTimer
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget

from ladya_desktop.ui import theme
from ladya_desktop.ui.arbiter.consequence import Consequence
from ladya_desktop.ui.arbiter.finger_scroll import FingerScroll
from ladya_desktop.ui.arbiter.sections import Sections
from ladya_desktop.ui.parts.dialog import RING_PX

SIDE_PX = 20
ABOVE_PX, BELOW_PX = 5, 12
"""Room between what has opened and the edges of the page."""


class PanelPage(QScrollArea):
    """A column of parts, the last of which are the sections."""

    def __init__(self, sections: Sections) -> None:
        super().__init__()
        self._sections = sections
        self._begun_px = 0
        self.page = QWidget()
        self.body = QVBoxLayout(self.page)
        self._room = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.MinimumExpanding)
        self.body.setSpacing(10)
        self.body.addWidget(sections)
        self.body.addItem(self._room)
        theme.set_role(self.page, "page")
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(self.page)
        self.verticalScrollBar().rangeChanged.connect(self._even_sides)
        self._even_sides(0, 0)
        FingerScroll(self)

    def scroll_to_top(self) -> None:
        """Where the clocks are."""
        self.verticalScrollBar().setValue(0)

    def bring_into_sight(self, part: QWidget) -> None:
        """Once the part that has opened has its place."""
        QTimer.singleShot(0, part, lambda: self._scroll_to(part))

    def fit(self, part: QWidget | None) -> None:
        """In a window of another size; the part that is open, if there is one, stays in sight."""
        QTimer.singleShot(0, self, lambda: self._fit(part))

    def _fit(self, part: QWidget | None) -> None:
        """As little is scrolled away as can be, and no room is left below that was made for a smaller window."""
        self._settle()
        self._set_room(0)
        now_px, most_px = self.verticalScrollBar().value(), max(self._whole_px() - self.viewport().height(), 0)
        if part is None:
            least_px = min(now_px, most_px)
            self._begin_at(now_px if now_px == least_px else self._stop_from(least_px))
        else:
            self._begin_at(self._stop_from(self._least(part), self._top(part)) if most_px else 0)

    def _scroll_to(self, part: QWidget) -> None:
        """The whole of it; of what is too high its beginning, of a card that can be confirmed its end.

        The page begins where a part does, so that no half of one is left above; there is room below it for that.
        """
        self._settle()  # what has opened has its height then
        self._begin_at(self._begin_for(part))

    def _begin_at(self, top_px: int) -> None:
        self._make_room(top_px)
        self._begun_px = top_px
        self.verticalScrollBar().setValue(top_px)

    def _begin_for(self, part: QWidget) -> int:
        """What is in sight already moves no farther than it has to; after an answer what comes next is above."""
        now_px, least_px, most_px = self.verticalScrollBar().value(), self._least(part), self._top(part)
        if self._is_in_sight(part) and part is not self._sections.answer:
            stops = (stop for stop in self._stops(most_px) if least_px <= stop <= most_px)
            return min(stops, key=lambda stop: abs(stop - now_px))
        return self._stop_from(least_px, most_px)

    def _stop_from(self, least_px: int, *more_px: int) -> int:
        return next((stop for stop in self._stops(*more_px) if stop >= least_px), least_px)

    def _stops(self, *more_px: int) -> list[int]:
        """Where the page can begin without half of anything above, the farthest last."""
        return sorted({0, *more_px, *map(self._top, self._sections.stops)})

    def _is_in_sight(self, part: QWidget) -> bool:
        begin_px = self.verticalScrollBar().value()
        return begin_px <= self._top(part) and self._place(part, part.height()) <= begin_px + self.viewport().height()

    def _least(self, part: QWidget) -> int:
        """How far the page has to be scrolled at least."""
        height_px = self.viewport().height()
        bottom_px = self._place(part, part.height()) + BELOW_PX
        if bottom_px - self._top(part) <= height_px:
            return max(bottom_px - height_px, 0)
        if isinstance(part, Consequence) and part.confirm_button.isVisible():
            button = part.confirm_button
            return self._place(button, button.height()) + BELOW_PX - height_px
        return self._top(part)

    def _top(self, part: QWidget) -> int:
        return max(self._place(part, 0) - ABOVE_PX, 0)

    def _place(self, part: QWidget, down_px: int) -> int:
        return part.mapTo(self.page, QPoint(0, down_px)).y()

    def _make_room(self, top_px: int) -> None:
        """Below the sections, so that the page can begin there."""
        self._set_room(0)
        self._set_room(max(top_px + self.viewport().height() - self._whole_px(), 0))
        QCoreApplication.sendEvent(self, QEvent(QEvent.Type.LayoutRequest))

    def _whole_px(self) -> int:
        """What everything on the page needs."""
        width_px, body = self.viewport().width(), self.body
        return body.totalHeightForWidth(width_px) if body.hasHeightForWidth() else body.totalMinimumSize().height()

    def _set_room(self, height_px: int) -> None:
        self._room.changeSize(0, height_px, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.MinimumExpanding)
        self.body.invalidate()

    def _settle(self) -> None:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)

    def _keep_begun(self) -> None:
        """Parts that have found their height only now take no room from below the sections."""
        self._make_room(self._begun_px)
        self.verticalScrollBar().setValue(self._begun_px)

    def _even_sides(self, _least: int, most: int) -> None:
        """What is scrolled ends at the right where everything else does, the bar between it and the edge."""
        if most < self._begun_px == self.verticalScrollBar().value():
            QTimer.singleShot(0, self, self._keep_begun)
        bar_px = self.verticalScrollBar().sizeHint().width() if most else 0
        side_px = SIDE_PX - RING_PX
        self.body.setContentsMargins(side_px, 10, max(side_px - bar_px, 0), 12 - RING_PX)
