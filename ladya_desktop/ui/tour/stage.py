"""What the story plays on: the program over its files, the time, the hands and the album; the program can die here."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol, TypeVar

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from ladya_desktop.eventlog import EventStore
from ladya_desktop.ui.dress import Dress
from ladya_desktop.ui.main_window import MainWindow
from ladya_desktop.ui.play.clock_face import ClockFace
from ladya_desktop.ui.program import Program, choose_language
from ladya_desktop.ui.tour.album import Album
from ladya_desktop.ui.tour.hands import Hands
from ladya_desktop.ui.tour.tour_time import TourTime
from ladya_desktop.ui.tour.waiting import wait_until
from ladya_desktop.ui.troubles import Show, Troubles

USUAL: Final = QSize(1366, 768)
OTHERS: Final = (QSize(1920, 1080), QSize(1024, 576), QSize(683, 384))
"""A large screen, the smallest window, and the smallest one on a screen of twice the scale."""

W = TypeVar("W", bound=QWidget)


class Disk(Protocol):
    """Where the program's files lie. The composition root makes one over a real store."""

    def open(self) -> EventStore:
        """The store as a start of the program finds it; one that is open is closed first.

        Raises:
            StoreError: if it cannot be opened.
        """

    def kill(self) -> None:
        """The program that has it open dies: what the files hold at this instant is what the next start finds."""


class KeptSettings:
    """What the program remembers between two starts of one story."""

    def __init__(self) -> None:
        self._kept: dict[str, str] = {}

    def get(self, key: str) -> str | None:
        """The text kept under a key, None if there is none."""
        return self._kept.get(key)

    def put(self, key: str, value: str) -> None:
        """Keeps a text under a key."""
        self._kept[key] = value


class Stage:
    """Starts the program as the composition root does, but with time, chance and files from here."""

    def __init__(self, disk: Disk, dress: Dress, album: Album, *, on_trouble: Show) -> None:
        self._disk = disk
        self._dress = dress
        self._album = album
        self._on_trouble = on_trouble
        self._settings = KeptSettings()
        self._program: Program | None = None
        self._troubles: Troubles | None = None
        self._store: EventStore | None = None
        self.time = TourTime()
        self.hands = Hands()

    @property
    def window(self) -> MainWindow:
        """The window of the program that runs now."""
        assert self._program is not None
        return self._program.window

    @property
    def store(self) -> EventStore:
        """The store, to be read only."""
        assert self._store is not None
        return self._store

    def start(self) -> None:
        """Starts the program over the files there are."""
        surroundings = self.time.surroundings()
        choose_language(self._settings)
        self._dress.translate()
        self._troubles = Troubles(surroundings.monotonic_ms)
        self._store = self._disk.open()
        self._program = Program(self._store, surroundings, self._settings, self._troubles)
        self.window.language_changed.connect(self._dress.translate)
        self.window.open()
        self._troubles.show_in(self._show_trouble)
        wait_until("window", lambda: QApplication.focusWindow() is self.window.windowHandle())
        self.resize(USUAL)

    def kill(self) -> None:
        """The program dies without a word: nothing it would do on closing is done before its files are taken away."""
        self._disk.kill()
        self.leave()

    def leave(self) -> None:
        """Takes the window and everything behind it away."""
        if self._program is not None:
            self._program.close()
            self._program.window.deleteLater()
            self._program.deleteLater()
            self._program = None

    def _show_trouble(self, code: str, params: Mapping[str, object]) -> None:
        self._on_trouble(code, params)
        self.window.show_trouble(code, params)

    # Looking

    def wait(self, awaited: str, is_seen: Callable[[], bool]) -> None:
        """Until something is seen."""
        wait_until(awaited, is_seen)

    def screen(self, kind: type[W]) -> W:
        """The screen of this kind, once it is shown."""
        wait_until(kind.__name__, lambda: isinstance(self.window.screen_shown, kind))
        shown = self.window.screen_shown
        assert isinstance(shown, kind)
        return shown

    def dialog(self, kind: type[W]) -> W:
        """The dialog of this kind, once it is open."""
        wait_until(kind.__name__, lambda: isinstance(QApplication.activeModalWidget(), kind))
        shown = QApplication.activeModalWidget()
        assert isinstance(shown, kind)
        if QApplication.focusWindow() is None:  # after a dialog on top of it, as in `no_dialog`
            shown.windowHandle().requestActivate()
        wait_until(kind.__name__, lambda: QApplication.focusWindow() is shown.windowHandle())
        return shown

    def no_dialog(self) -> None:
        """Until dialog and menu are closed; one that stays open has refused something."""
        wait_until("dialog_closed", lambda: not (QApplication.activeModalWidget() or QApplication.activePopupWidget()))
        if QApplication.focusWindow() is None:  # others than the offscreen window system give it back by themselves
            self.window.windowHandle().requestActivate()
        wait_until("keyboard", lambda: QApplication.focusWindow() is self.window.windowHandle())

    # Pictures

    def take(self, name: str, *, is_at_rest: bool = True) -> None:
        """A picture; before it the mouse is laid aside, unless it holds something, and a clock pressed comes up."""
        if is_at_rest:
            self.hands.rest(QApplication.activeModalWidget() or self.window)
        faces = self.window.findChildren(ClockFace)
        wait_until("clock_up", lambda: not any(face.picture.is_pressed for face in faces))
        self._album.take(name, self.window)

    def take_in_all_sizes(self, name: str) -> None:
        """A picture in the usual size, then in the others."""
        self.take(name)
        for size in OTHERS:
            self.resize(size)
            self._album.take_again(name, self.window)
        self.resize(USUAL)

    def keep_paper(self, name: str, pdf: bytes, pages: Sequence[QImage]) -> None:
        """A paper with its pages."""
        self._album.keep_paper(name, pdf, pages)

    def resize(self, size: QSize) -> None:
        """Another size from the window system, as when the window is put on another screen."""
        self.window.windowHandle().resize(size)
        wait_until("resized", lambda: self.window.size() == size)
