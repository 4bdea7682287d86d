"""Sheets one below the other, as they will come out of the printer; as wide as the window, or larger to read."""

from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from ladya_desktop.ui import theme
from ladya_desktop.ui.print.output import picture
from ladya_desktop.ui.print.sheet import MM, Sheet

GAP_PX: Final = 20
USUAL_PX_PER_MM: Final = 3.8
"""A sheet is shown no larger than on paper, before it is enlarged."""
ZOOMS: Final = (0.5, 0.7, 1.0, 1.4, 2.0, 2.8)
USUAL_ZOOM: Final = 2
KEPT_PICTURES: Final = 6
STEP_PX: Final = 60
FRAME_PX: Final = 3


class SheetsView(QAbstractScrollArea):
    """Draws the sheets that are in sight, and keeps their pictures."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheets: tuple[Sheet, ...] = ()
        self._zoom = USUAL_ZOOM
        self._pictures: dict[tuple[int, int], QPixmap] = {}
        self._is_framed = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        theme.set_role(self.viewport(), "page")
        self.verticalScrollBar().setSingleStep(STEP_PX)
        self.horizontalScrollBar().setSingleStep(STEP_PX)

    def show_sheets(self, sheets: tuple[Sheet, ...]) -> None:
        """Shows other sheets, from the first."""
        self._sheets = sheets
        self._pictures.clear()
        self.verticalScrollBar().setValue(0)
        self._measure()

    @property
    def can_enlarge(self) -> bool:
        """Whether the sheets can be shown larger."""
        return self._zoom < len(ZOOMS) - 1

    @property
    def can_lessen(self) -> bool:
        """Whether the sheets can be shown smaller."""
        return self._zoom > 0

    def zoom(self, steps: int) -> None:
        """Shows the sheets larger, or smaller; what is in the middle stays there."""
        bar = self.verticalScrollBar()
        middle = (bar.value() + bar.pageStep() / 2) / max(1, bar.maximum() + bar.pageStep())
        self._zoom = min(max(self._zoom + steps, 0), len(ZOOMS) - 1)
        self._measure()
        bar.setValue(round(middle * (bar.maximum() + bar.pageStep()) - bar.pageStep() / 2))

    def sheet_rect(self, number: int) -> QRect:
        """Where a sheet, counted from 0, lies in the viewport now."""
        return self._places()[number].translated(-self._offset())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        bar = self.verticalScrollBar()
        match event.key():
            case Qt.Key.Key_Home:
                bar.setValue(0)
            case Qt.Key.Key_End:
                bar.setValue(bar.maximum())
            case Qt.Key.Key_PageUp:
                bar.setValue(bar.value() - bar.pageStep())
            case Qt.Key.Key_PageDown | Qt.Key.Key_Space:
                bar.setValue(bar.value() + bar.pageStep())
            case _:
                super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._frame(is_framed=event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._frame(is_framed=False)

    def _frame(self, *, is_framed: bool) -> None:
        """Who comes here by keyboard sees it; the window is too full for a ring around it."""
        self._is_framed = is_framed
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.fillRect(event.rect(), theme.current().sunken)
        for number, place in enumerate(self._places()):
            rect = place.translated(-self._offset())
            if rect.intersects(event.rect()):
                painter.drawPixmap(rect.topLeft(), self._picture(number, rect.width()))
                painter.setPen(QColor(theme.current().line))
                painter.drawRect(rect.adjusted(-1, -1, 0, 0))
        if self._is_framed:
            painter.setPen(QPen(QColor(theme.current().focus), 2 * FRAME_PX))
            painter.drawRect(self.viewport().rect())

    def _picture(self, number: int, width_px: int) -> QPixmap:
        ratio = self.devicePixelRatioF()
        wanted = (number, round(width_px * ratio))
        if wanted not in self._pictures:
            drawn = QPixmap.fromImage(picture(self._sheets[number], wanted[1]))
            drawn.setDevicePixelRatio(ratio)
            while len(self._pictures) >= KEPT_PICTURES:
                self._pictures.pop(next(iter(self._pictures)))
            self._pictures[wanted] = drawn
        return self._pictures[wanted]

    def _places(self) -> list[QRect]:
        """The sheets from the top, each in the middle of the width."""
        size = self._content()
        places, top = [], GAP_PX
        for sheet in self._sheets:
            sheet_size = self._size_of(sheet)
            left = (max(size.width(), self.viewport().width()) - sheet_size.width()) // 2
            places.append(QRect(QPoint(left, top), sheet_size))
            top += sheet_size.height() + GAP_PX
        return places

    def _size_of(self, sheet: Sheet) -> QSize:
        room = max(1, self.viewport().width() - 2 * GAP_PX)
        width = round(min(room, sheet.width / MM * USUAL_PX_PER_MM) * ZOOMS[self._zoom])
        return QSize(width, round(width * sheet.height / sheet.width))

    def _content(self) -> QSize:
        sizes = [self._size_of(sheet) for sheet in self._sheets]
        width = max((size.width() for size in sizes), default=0) + 2 * GAP_PX
        return QSize(width, sum(size.height() + GAP_PX for size in sizes) + GAP_PX)

    def _measure(self) -> None:
        content, room = self._content(), self.viewport().size()
        for bar, whole, page in (
            (self.verticalScrollBar(), content.height(), room.height()),
            (self.horizontalScrollBar(), content.width(), room.width()),
        ):
            bar.setPageStep(page)
            bar.setRange(0, max(0, whole - page))
        self.viewport().update()

    def _offset(self) -> QPoint:
        return QPoint(self.horizontalScrollBar().value(), self.verticalScrollBar().value())
