"""The window on the second screen. It turns its pages by itself; a key or a click stops it and starts it again.

Nothing in it moves but the page that changes, so that reduced motion needs nothing less.
"""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QScreen,
)
from PySide6.QtWidgets import QWidget

from ladya_desktop.texts import t
from ladya_desktop.tournament.view import GroupView
from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.play.full_screen import toggle_full_screen
from ladya_desktop.ui.projector.page_painter import columns_at_once, paint_page
from ladya_desktop.ui.projector.pages import Kind, Page, next_said, pages_of
from ladya_desktop.ui.projector.painting import Sheet, paint_foot, paint_frame, units_of
from ladya_desktop.ui.tournament import wording

LEAST_SECONDS, USUAL_SECONDS, MOST_SECONDS = 4, 12, 60
WINDOW_PX: Final = (1024, 576)
BACK_KEYS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_PageUp)
ON_KEYS: Final = (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_PageDown)


@dataclass(frozen=True, slots=True, kw_only=True)
class Showing:
    """What is shown, for how long a page, in which theme."""

    kinds: frozenset[Kind] = frozenset({Kind.STANDINGS, Kind.PAIRINGS})
    seconds: int = USUAL_SECONDS
    theme: str = "light"


class ProjectorWindow(QWidget):
    """`closed` when it was closed, by its own Esc too; `lost` when its screen was. `now` tells the time on the wall."""

    closed = Signal()
    lost = Signal()

    def __init__(self, group: GroupView, showing: Showing, now: Callable[[], datetime]) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, on=False)  # the program ends with its main window
        self.setWindowIcon(icons.app_icon())
        self.resize(*WINDOW_PX)
        self._group, self._showing, self._now = group, showing, now
        self._pages: tuple[Page, ...] = ()
        self._at = 0
        self._is_paused = False
        self._timer = QTimer(self)
        self._timer.timeout.connect(lambda: self._turn(1))
        self.present(group)

    @property
    def group(self) -> str:
        """The code of the group shown."""
        return self._group.code

    @property
    def page(self) -> Page:
        """The page shown."""
        return self._pages[self._at]

    @property
    def page_number(self) -> tuple[int, int]:
        """Which page of how many is shown, counted from 1."""
        return self._at + 1, len(self._pages)

    @property
    def is_paused(self) -> bool:
        """Whether a page stays until it is turned by hand."""
        return self._is_paused

    @property
    def is_turning(self) -> bool:
        """Whether the next page comes by itself."""
        return self._timer.isActive()

    def present(self, group: GroupView) -> None:
        """Shows another snapshot, on the page that is shown."""
        self._group = group
        self._make_pages()

    def show_as(self, showing: Showing) -> None:
        """Shows other things, or the same in another way."""
        self._showing = showing
        self._make_pages()

    def show_on(self, screen: QScreen | None) -> None:
        """Fills a screen; without one it is a window like any other."""
        if screen is None:
            self.show()
            return
        self.setScreen(screen)
        self.setGeometry(screen.geometry())
        self.showFullScreen()
        QGuiApplication.instance().screenRemoved.connect(self.lose_screen)  # type: ignore[union-attr]  # it runs

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.isAutoRepeat() and event.key() not in BACK_KEYS + ON_KEYS:  # what goes there and back does so once
            return
        match event.key():
            case Qt.Key.Key_Escape | Qt.Key.Key_Back:
                self.close()
            case Qt.Key.Key_F11:
                toggle_full_screen(self)
            case key if key in BACK_KEYS:
                self._turn_by_hand(-1)
            case key if key in ON_KEYS:
                self._turn_by_hand(1)
            case Qt.Key.Key_Space | Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self._pause(is_paused=not self._is_paused)
            case _:
                super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pause(is_paused=not self._is_paused)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_pages()

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self._timer.stop()
        self.closed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit_px, size = units_of(self.width(), self.height())
        sheet = Sheet(painter, theme.theme(self._showing.theme), size, unit_px, self.devicePixelRatioF())
        paint_frame(sheet, wording.group_and_grades(self._group), self.page.heading)
        paint_page(sheet, self.page)
        following = next_said(self._pages, self._at, self._group)
        paint_foot(sheet, self.page.note, following, self._number_said(), is_paused=self._is_paused)
        painter.end()

    def _make_pages(self) -> None:
        _, size = units_of(self.width(), self.height())
        kinds = self._showing.kinds
        self._pages = pages_of(self._group, kinds, columns=columns_at_once(size), now=self._now())
        self._at = min(self._at, len(self._pages) - 1)
        self.setWindowTitle(t("projector.window", group=wording.group_and_grades(self._group)))
        self._time()
        self._tell()

    def _turn_by_hand(self, by: int) -> None:
        self._pause(is_paused=True)
        self._turn(by)

    def _turn(self, by: int) -> None:
        self._at = (self._at + by) % len(self._pages)
        self._make_pages()  # the clock on the wall has gone on, and with it the hour of the next round

    def _pause(self, *, is_paused: bool) -> None:
        self._is_paused = is_paused
        self._time()
        self._tell()

    def _time(self) -> None:
        """A page gets its whole time after a pause, and whatever came in between is left alone."""
        interval_ms = self._showing.seconds * 1000
        if self._is_paused or len(self._pages) < 2:
            self._timer.stop()
        elif not self._timer.isActive() or self._timer.interval() != interval_ms:
            self._timer.start(interval_ms)

    def _tell(self) -> None:
        said = (self.windowTitle(), self.page.heading, self._number_said(), *self.page.said(), self.page.note)
        self.setAccessibleName(". ".join(part for part in said if part))
        self.update()

    def _number_said(self) -> str:
        number, n = self.page_number
        said = t("projector.page", page=number, n=n) if n > 1 else ""
        paused = t("projector.paused") if self._is_paused else ""
        return ", ".join(part for part in (said, paused) if part)

    def lose_screen(self, screen: QScreen) -> None:
        """The second screen was unplugged: what filled it must not cover the first one."""
        if screen is self.screen() or len(QGuiApplication.screens()) < 2:
            self.close()
            self.lost.emit()
