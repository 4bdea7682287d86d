"""What the story plays on: the program over its files, the time, the hands and the album; the program can die here."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from ladya_desktop.eventlog import EventStore
from ladya_desktop.ui import screen_look, theme
from ladya_desktop.ui.board.board_surface import BoardSurface
from ladya_desktop.ui.bridge.classroom import ClassLog
from ladya_desktop.ui.dress import Dress
from ladya_desktop.ui.main_window import MainWindow
from ladya_desktop.ui.play.clock_face import ClockFace
from ladya_desktop.ui.program import Program, choose_language
from ladya_desktop.ui.projector.big_window import BigWindow
from ladya_desktop.ui.projector.second_screen import second_screen
from ladya_desktop.ui.settings import FileSettings
from ladya_desktop.ui.tour.album import Album
from ladya_desktop.ui.tour.hands import Hands
from ladya_desktop.ui.tour.tour_time import TourTime
from ladya_desktop.ui.tour.waiting import NotAsToldError, wait_until
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

    def class_log(self) -> ClassLog:
        """Where answers of pupils in lessons are kept."""

    def kill(self) -> None:
        """The program that has it open dies: what the files hold at this instant is what the next start finds."""


class Stage:
    """Starts the program as the composition root does, but with time, chance and files from here."""

    def __init__(self, disk: Disk, settings: FileSettings, dress: Dress, album: Album, *, on_trouble: Show) -> None:
        self._disk = disk
        self._dress = dress
        self._album = album
        self._on_trouble = on_trouble
        self._settings = settings
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
        self._program = Program(self._store, surroundings, self._settings, self._troubles, self._disk.class_log)
        self.window.language_changed.connect(self._dress.translate)
        self.window.open()
        self._troubles.show_in(self._show_trouble)
        wait_until("window", lambda: QApplication.focusWindow() is self.window.windowHandle())
        self.resize(USUAL)

    def kill(self) -> None:
        """The program dies without a word: nothing it would do on closing is done before its files are taken away."""
        self._disk.kill()
        self.leave()

    def open_again(self) -> None:
        """The program was closed to be opened anew in other colours, which it does."""
        self.wait("closed", lambda: not self.window.isVisible())
        self.leave()
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        screen_look.stay_closed()
        theme.apply_theme(app, screen_look.theme_name(self._settings, app))
        self.start()

    def leave(self) -> None:
        """Takes the window and everything behind it away."""
        if self._program is not None:
            self._program.close()
            self._program.window.deleteLater()
            self._program.deleteLater()
            self._program = None
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)  # before its files are closed

    def _show_trouble(self, code: str, params: Mapping[str, object]) -> None:
        self._on_trouble(code, params)
        self.window.show_trouble(code, params)

    # Looking

    def wait(self, awaited: str, is_seen: Callable[[], bool]) -> None:
        """Until something is seen."""
        wait_until(awaited, is_seen)

    def expect(self, what: str, *, is_so: bool) -> None:
        """The story stops unless it is so.

        Raises:
            NotAsToldError: if it is not.
        """
        if not is_so:
            raise NotAsToldError(what)

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
        """A picture; before it the mouse is laid aside, unless it holds something, and what moves comes to rest."""
        if is_at_rest:
            self.hands.rest(QApplication.activeModalWidget() or self.window)
        boards = self.window.findChildren(BoardSurface)
        wait_until("pieces_down", lambda: not any(board.is_gliding for board in boards))
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

    def take_class(self, name: str, window: QWidget | None) -> None:
        """A picture of what the class sees on its own screen; the keyboard stays with the teacher."""
        if window is None:
            raise NotAsToldError("class_screen")
        self._album.take(name, window)

    def give_back_keyboard(self) -> None:
        """To the teacher's window, which other window systems leave it with when one for the class is opened."""
        self.window.windowHandle().requestActivate()
        wait_until("keyboard", lambda: QApplication.focusWindow() is self.window.windowHandle())

    @property
    def has_class_screen(self) -> bool:
        """Whether the class has a screen of its own."""
        return second_screen(self.window) is not None

    @property
    def is_class_shown(self) -> bool:
        """Whether the class sees anything."""
        return any(isinstance(each, BigWindow) and each.isVisible() for each in QApplication.topLevelWidgets())

    def keep_paper(self, name: str, pdf: bytes, pages: Sequence[QImage]) -> None:
        """A paper with its pages."""
        self._album.keep_paper(name, pdf, pages)

    def resize(self, size: QSize) -> None:
        """Another size from the window system, as when the window is put on another screen."""
        self.window.windowHandle().resize(size)
        wait_until("resized", lambda: self.window.size() == size)
