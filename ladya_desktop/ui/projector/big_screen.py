"""Brings a window for the class onto the second screen by one key, to the next screen, and takes it away.

A screen that is unplugged takes its window with it: that is said over the teacher's own window, and what is shown
there goes on untouched; plugged in again, the window comes back. With one screen only, a lesson may cover it.
"""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from ladya_desktop.texts import t
from ladya_desktop.ui.projector.big_window import START_KEY, TOGGLE_KEY, BigWindow, ProjectorKeys, is_black_key
from ladya_desktop.ui.projector.notice import Notice
from ladya_desktop.ui.projector.second_screen import NoSettings, Spot, Spots, remember, remembered_first
from ladya_desktop.ui.settings import Settings


class BigScreen(QObject):
    """`shown_changed(is_shown)`. `may_cover`: with one screen only the window lies over the teacher's own.

    `host` is the screen of the program it belongs to; it goes with it.
    """

    shown_changed = Signal(bool)

    def __init__(
        self,
        host: QWidget,
        settings: Settings | None,
        make: Callable[[], BigWindow],
        *,
        may_cover: bool,
        spots: Spots | None = None,
    ) -> None:
        super().__init__(host)
        self.keys = ProjectorKeys(self)
        self.window: BigWindow | None = None
        self._host = host
        self._settings = NoSettings() if settings is None else settings
        self._make = make
        self._may_cover = may_cover
        self._spots = spots or Spots(self)
        self._spot: Spot | None = None
        self._is_covering = False
        self._rest: tuple[str, ...] = ()
        self._lost = ""
        self._notice: Notice | None = None
        self._spots.changed.connect(self._follow)
        host.destroyed.connect(self._go_with_host)

    @property
    def is_shown(self) -> bool:
        """Whether the class sees it."""
        return self.window is not None

    @property
    def is_covering(self) -> bool:
        """Whether it lies over the teacher's own window, since there is no other screen."""
        return self._is_covering

    def toggle(self) -> None:
        """Opens it; if it is open, moves it to the next screen that it has not been on; after the last it closes."""
        if self.window is None:
            self.open()
            return
        others = {spot.name: spot for spot in self._spots.others(self._host.window())}
        following = next((name for name in self._rest if name in others), None)
        if following is None:
            self.close()
        else:
            self._rest = self._rest[self._rest.index(following) + 1 :]
            self._put_on(others[following])

    def open(self) -> None:
        """Shows it on the second screen, or over this one if it may; else says that there is no other screen."""
        if self.window is not None:
            return
        others = remembered_first(self._spots.others(self._host.window()), self._settings)
        if not others and not self._may_cover:
            self._say(t("projector.no_second"))
            return
        self._rest = tuple(spot.name for spot in others[1:])
        self.window = self._made()
        self._put_on(others[0] if others else self._spots.of(self._host.window()))
        self.shown_changed.emit(True)

    def close(self) -> None:
        """Takes it away."""
        self._lost = ""
        if self.window is not None:
            self.window.close()

    def take_key(self, event: QKeyEvent, *, are_letters_free: bool = True) -> bool:
        """The keys of the projector while the keyboard is with the teacher's screen; False if it is another key.

        `are_letters_free`: no letter begins a typed move there. A key held down does once what it does.
        """
        act = self._act_of(event, are_letters_free=are_letters_free)
        if act is not None and not event.isAutoRepeat():
            act()
        return act is not None

    def turn_page(self, by: int) -> bool:
        """Another page of a text too long for one; False if there is none, or nothing is shown."""
        return self.window is not None and self.window.turn_page(by)

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        if self.window is not None:
            self.window.retranslate()

    def _act_of(self, event: QKeyEvent, *, are_letters_free: bool) -> Callable[[], None] | None:
        window = self.window
        if event.key() in (TOGGLE_KEY, START_KEY):
            return self.toggle if event.key() == TOGGLE_KEY else self.open
        if window is not None and is_black_key(event, are_letters_free=are_letters_free):
            return lambda: window.set_black(is_black=not window.is_black)
        return None

    def _go_with_host(self) -> None:
        self._is_covering = False  # there is nothing behind it any more
        if self.window is not None and isValid(self.window):  # at the program's end the window may have gone before
            self.close()

    def _made(self) -> BigWindow:
        window = self._make()
        window.closed.connect(self._let_go)
        window.toggle_requested.connect(self.toggle)
        window.pressed.connect(self._answer_press)
        window.keys.next_requested.connect(self.keys.next_requested)
        window.keys.back_requested.connect(self.keys.back_requested)
        return window

    def _put_on(self, spot: Spot) -> None:
        if self.window is None:
            return
        self._spot, self._lost = spot, ""
        self._is_covering = spot == self._spots.of(self._host.window())
        self.window.fill(spot, takes_keys=self._is_covering)
        if self._is_covering:
            self._say_way_back()
        else:
            remember(spot, self._settings)

    def _let_go(self) -> None:
        if self.window is None:
            return
        was_covering, self._is_covering = self._is_covering, False
        window, self.window, self._spot = self.window, None, None
        window.deleteLater()
        if was_covering:
            self._host.window().activateWindow()
        self.shown_changed.emit(False)

    def _follow(self) -> None:
        """A screen came, went or changed; the window is never left over the teacher's own by it."""
        found = {spot.name: spot for spot in self._spots.others(self._host.window())}
        if self.window is None:
            if self._lost in found:
                self.open()
        elif self._spot is not None and self._spot.name in found:
            if self._spot.rect != found[self._spot.name].rect:
                self._put_on(found[self._spot.name])
        elif self._is_covering:
            if found:
                self._put_on(next(iter(found.values())))
        else:
            self._lose()

    def _answer_press(self) -> None:
        """A board without a keyboard: the first press says the way back, one while that is read takes it."""
        if self.window is not None and self._is_covering and self.window.notice.isVisible():
            self.close()
        else:
            self._say_way_back()

    def _say_way_back(self) -> None:
        """Over the teacher's own window: exercises are answered there."""
        if self.window is not None and self._is_covering:
            self.window.notice.say(t("projector.one_screen"))

    def _lose(self) -> None:
        name = self._spot.name if self._spot is not None else ""
        self.close()
        self._lost = name
        self._say(t("projector.lost"))

    def _say(self, words: str) -> None:
        window = self._host.window()
        if self._notice is None or self._notice.parentWidget() is not window:
            self._notice = Notice(window)
        self._notice.say(words)
