"""The whole program with a game on its screen: main window, play screen and a store on the disk, as a user has them."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QWindow
from PySide6.QtWidgets import QApplication, QWidget

from benchmarks.frames import pause, run_until
from benchmarks.pointers import Pointer
from ladya_desktop.eventlog import StoredAct
from ladya_desktop.game.by_color import COLORS, ByColor, Color
from ladya_desktop.game.view import Player, PlayerAct
from ladya_desktop.storage import open_store
from ladya_desktop.storage.disk import Sync
from ladya_desktop.storage.sqlite import SqliteStore
from ladya_desktop.ui.board.board_view import BoardView
from ladya_desktop.ui.dress import Dress
from ladya_desktop.ui.home.port import FreeGame
from ladya_desktop.ui.main_window import MainWindow
from ladya_desktop.ui.play.clock_face import ClockFace
from ladya_desktop.ui.play.play_screen import PlayScreen
from ladya_desktop.ui.program import Program, choose_language
from ladya_desktop.ui.surroundings import Surroundings
from ladya_desktop.ui.troubles import Troubles

WINDOW_PX = (1366, 768)
PLAYERS = ByColor(Player(name="Anna Zorina", school_class="4A"), Player(name="Boris Lugov", school_class="3B"))


class ForgetfulSettings:
    """Settings that last as long as the measurement."""

    def __init__(self) -> None:
        self._texts: dict[str, str] = {}

    def get(self, key: str) -> str | None:
        """The text kept under a key."""
        return self._texts.get(key)

    def put(self, key: str, value: str) -> None:
        """Keeps a text."""
        self._texts[key] = value


def dressed_application() -> QApplication:
    """The application of this process, in the clothes of the program."""
    running = QApplication.instance()
    if isinstance(running, QApplication):
        return running
    app = QApplication([])
    choose_language(ForgetfulSettings())
    dress = Dress(app)
    dress.listen()
    dress.translate()
    app.setProperty("dress", dress)
    return app


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A free game, its clocks running. Places are points of the window."""

    window: QWidget
    screen: PlayScreen
    store: SqliteStore
    troubles: list[str]

    @property
    def handle(self) -> QWindow:
        """The window as the window system knows it."""
        handle = self.window.windowHandle()
        assert handle is not None
        return handle

    @property
    def board(self) -> BoardView:
        """The board under the hands."""
        return self.screen.board

    def face(self, color: Color) -> ClockFace:
        """The clock of a side."""
        return self.screen.panels[color].clock

    def square(self, name: str) -> QPoint:
        """The middle of a square."""
        return self.board.mapTo(self.window, self.square_rect(name).center())

    def square_rect(self, name: str) -> QRect:
        """A square, in the board's own coordinates."""
        return self.board.square_rect(name).toRect()

    def middle(self, widget: QWidget) -> QPoint:
        """The middle of a widget."""
        return widget.mapTo(self.window, widget.rect().center())

    def rows(self) -> tuple[StoredAct, ...]:
        """Everything that happened in the game, read from the store."""
        (game,) = self.store.streams("game")
        return self.store.read(game.stream_id)

    def start(self, pointer: Pointer) -> None:
        """Both players say that it is they, and White's clock is started."""
        cover = self.screen.covers.start
        for button in (*(cover.me_buttons[color] for color in COLORS), cover.start_button):
            place = self.middle(button)
            for gesture in (pointer.move, pointer.press, pointer.release):
                gesture(place)
                pause(5)
        run_until(lambda: self.face(Color.WHITE).picture.mood.is_running)

    def resign(self, color: Color, pointer: Pointer) -> None:
        """The player gives up, and says so twice."""
        panel = self.screen.panels[color]
        for button in (panel.acts.button(PlayerAct.RESIGN), panel.resign.yes_button):
            run_until(button.isVisible)
            for gesture in (pointer.move, pointer.press, pointer.release):
                gesture(self.middle(button))
                pause(5)
        run_until(lambda: not any(self.face(each).picture.mood.is_running for each in COLORS))


@dataclass(frozen=True, slots=True, kw_only=True)
class Running:
    """The program with its window open at home."""

    window: MainWindow
    store: SqliteStore
    troubles: list[str]

    def begin(self, game: FreeGame) -> Table:
        """A game asked for at home, not started yet."""
        self.window.home.free_game_requested.emit(game)
        screen = self.window.screen_shown
        assert isinstance(screen, PlayScreen)
        run_until(screen.isVisible)
        return Table(window=self.window, screen=screen, store=self.store, troubles=self.troubles)

    def leave(self, table: Table) -> None:
        """Back home from a game whose clocks do not run."""
        table.screen.request_leave()
        run_until(self.window.home.isVisible)


@contextmanager
def running_program(
    folder: Path,
    *,
    sync: Sync,
    surroundings: Surroundings,
    size_px: Sequence[int] = WINDOW_PX,
    is_full_screen: bool = False,
) -> Iterator[Running]:
    """The program over a store in the folder.

    Raises RuntimeError at the end if it had any trouble meanwhile.
    """
    dressed_application()
    told: list[str] = []
    troubles = Troubles(surroundings.monotonic_ms)
    troubles.show_in(lambda code, _: told.append(code))
    store = open_store(folder, sync=sync, on_trouble=troubles.report)
    try:
        program = Program(store, surroundings, ForgetfulSettings(), troubles)
        window = program.window
        window.resize(*size_px)
        if is_full_screen:
            window.showFullScreen()
        else:
            window.show()
        program.imports.finish()
        yield Running(window=window, store=store, troubles=told)
        window.hide()
        window.deleteLater()
        program.deleteLater()
    finally:
        store.close()
    if told:
        raise RuntimeError(f"the program had trouble: {told}")


@contextmanager
def laid_table(
    folder: Path,
    *,
    sync: Sync,
    surroundings: Surroundings,
    time_control: str = "3600",
    size_px: Sequence[int] = WINDOW_PX,
    is_full_screen: bool = False,
) -> Iterator[Table]:
    """A table whose game is not started yet; as `running_program` otherwise."""
    with running_program(
        folder, sync=sync, surroundings=surroundings, size_px=size_px, is_full_screen=is_full_screen
    ) as running:
        yield running.begin(FreeGame(players=PLAYERS, time_control=time_control))
