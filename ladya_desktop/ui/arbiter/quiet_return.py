"""What the PIN has opened closes by itself once nobody has used it for a while, and says so for some seconds before.

Dialogs are left as by Escape, with all that lie over them; from a screen the way leads back to the one before. A game
is nothing that is closed: while one is shown, what lies behind it waits.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from ladya_desktop.pin import PinLock
from ladya_desktop.ui.arbiter.quiet_lock import QuietLock
from ladya_desktop.ui.arbiter.quiet_notice import QuietNotice

if TYPE_CHECKING:
    from ladya_desktop.ui.way import Way


@dataclass(frozen=True, slots=True, kw_only=True)
class ScreensOnWay:
    """The way of screens, and which of them show a game."""

    way: "Way"
    is_game: Callable[[QWidget], bool]


class QuietReturn(QObject):
    """Over one window; `on_way` if it has screens that the PIN opens. Without a PIN it closes nothing."""

    def __init__(self, window: QWidget, lock: PinLock, on_way: ScreensOnWay | None) -> None:
        super().__init__(window)
        self._window = window
        self._on_way = on_way
        self._dialogs: list[QDialog] = []
        self._screens: list[QWidget] = []
        self._notice: QuietNotice | None = None
        self.quiet = QuietLock(window, lock)
        self.quiet.told.connect(self._tell)
        self.quiet.expired.connect(self._return)
        if on_way is not None:
            on_way.way.left.connect(self._forget_screen)
            on_way.way.currentChanged.connect(self._follow)

    @property
    def is_open(self) -> bool:
        """Whether something that the PIN has opened can be used now."""
        return bool(self._dialogs) or any(self._is_in_use(screen) for screen in self._screens)

    def guard(self, dialog: QDialog) -> None:
        """The PIN has opened this."""
        if dialog not in self._dialogs:
            self._dialogs.append(dialog)
            dialog.finished.connect(lambda: self._forget_dialog(dialog))
        self._follow()

    def guard_screen(self, screen: QWidget) -> None:
        """The PIN has opened this screen of the way, and with it whatever it leads to."""
        if screen not in self._screens:
            self._screens.append(screen)
        self._follow()

    def _is_in_use(self, screen: QWidget) -> bool:
        if self._on_way is None or screen not in self._on_way.way.screens:
            return False
        return not self._on_way.is_game(self._on_way.way.shown)

    def _forget_dialog(self, dialog: QDialog) -> None:
        if dialog in self._dialogs:
            self._dialogs.remove(dialog)
        self._follow()

    def _forget_screen(self, screen: QWidget) -> None:
        if screen in self._screens:
            self._screens.remove(screen)
        self._follow()

    def _follow(self) -> None:
        if not self.is_open:
            self.quiet.end()
        elif not self.quiet.is_watching:
            self.quiet.begin()

    def _return(self) -> None:
        for dialog in reversed(self._window.findChildren(QDialog)):
            if dialog.isVisible():
                dialog.reject()
        used = [screen for screen in self._screens if self._is_in_use(screen)]
        if used and self._on_way is not None:
            way = self._on_way.way
            first = min(way.screens.index(screen) for screen in used)
            way.enter(way.screens[max(first - 1, 0)])
        self._follow()

    def _tell(self, left_s: int | None) -> None:
        """On top of what is used now, where it can be seen and pressed."""
        above = QApplication.activeModalWidget() or self._window
        if self._notice is not None and (left_s is None or self._notice.parentWidget() is not above):
            self._notice.hide()
            self._notice.deleteLater()
            self._notice = None
        if left_s is not None:
            if self._notice is None:
                self._notice = QuietNotice(above, "pin.quiet_closes", "pin.quiet_stay")
            self._notice.show_seconds(left_s)
