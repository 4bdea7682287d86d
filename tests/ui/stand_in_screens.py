"""Screens that come and go, and settings, as far as the main window knows them."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from ladya_desktop.game.by_color import ByColor
from ladya_desktop.game.view import Phase, Player
from ladya_desktop.texts import language
from ladya_desktop.tournament.refusal import ActRefused
from ladya_desktop.ui.board.board_picture import BoardPicture
from ladya_desktop.ui.home.port import FreeGame

FREE = FreeGame(
    players=ByColor(Player(name="Облаков Лев", school_class="3В"), Player(name="", school_class="")),
    time_control="600+5",
)


class StandInScreen(QWidget):
    """A game, a lesson or a record, as far as the main window knows it."""

    leave_requested = Signal()
    back_requested = Signal()
    finished = Signal()
    log_requested = Signal()
    board_requested = Signal()
    edit_requested = Signal(object)
    lesson_requested = Signal(object)
    lesson_saved = Signal(object)

    def __init__(self, what: str) -> None:
        super().__init__()
        self.what = what
        self.spoken: list[str] = []
        self.asked_to_leave = self.times_read = 0
        self.opened: object = None
        self.memory: object = None
        self.phase = Phase.NOT_STARTED
        self.has_clock = True
        self.board = BoardPicture()
        self.arbiter = QWidget(self)
        self.arbiter.hide()
        column = QVBoxLayout(self)
        column.addWidget(QLabel(what))
        column.addWidget(self.board)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def request_leave(self) -> None:
        self.asked_to_leave += 1

    def read(self) -> None:
        self.times_read += 1

    def show_saved(self, path: object) -> None:
        self.times_read += 1

    def open_lesson(self, path: object) -> None:
        self.opened = path

    def keep_bookmarks_in(self, memory: object) -> None:
        self.memory = memory

    def retranslate(self) -> None:
        self.spoken.append(language())


class StandInScreens:
    """Makes stand-ins; `answer`, if set, is given instead of a screen."""

    def __init__(self) -> None:
        self.is_game_running = False
        self.stopped = 0
        self.answer: ActRefused | None = None
        self.has_trouble = False
        self.made: list[StandInScreen] = []
        self.gone: list[QWidget] = []
        self.guard: Callable[[Callable[[], None]], None] = lambda stop: stop()

    def guard_stopping(self, guard: Callable[[Callable[[], None]], None]) -> None:
        self.guard = guard

    def phase_of(self, screen: QWidget) -> Phase | None:
        return screen.phase if isinstance(screen, StandInScreen) and not screen.what.startswith("record") else None

    def runs_time(self, screen: QWidget) -> bool:
        return self.phase_of(screen) is Phase.RUNNING and isinstance(screen, StandInScreen) and screen.has_clock

    def game_of(self, screen: QWidget) -> str | None:
        return screen.what if isinstance(screen, StandInScreen) else None

    def stop_clocks(self) -> None:
        self.stopped += 1
        self.is_game_running = False

    def _make(self, what: str) -> StandInScreen | ActRefused | None:
        if self.has_trouble or self.answer is not None:
            return self.answer
        self.made.append(StandInScreen(what))
        return self.made[-1]

    def free_game(self, game: FreeGame) -> object:
        return self._make(f"free {game.time_control}")

    def pairing_game(self, group: str, round_number: int, board: int) -> object:
        return self._make(f"pairing {group} {round_number} {board}")

    def continued_game(self, game_id: str) -> object:
        return self._make(f"continued {game_id}")

    def teachers_board(self) -> object:
        return self._make("teacher's board")

    def course(self) -> object:
        self.made.append(StandInScreen("course"))
        return self.made[-1]

    def lesson_player(self, course: object, entry: object) -> object:
        return self._make(f"lesson {entry}")

    def record_of(self, game_id: str) -> object:
        return self._make(f"record {game_id}")

    def record_of_pairing(self, group: str, round_number: int, board: int) -> object:
        return self._make(f"record {group} {round_number} {board}")

    def record_of_screen(self, screen: StandInScreen) -> object:
        return self._make(f"record of {screen.what}")

    def let_go(self, screen: QWidget) -> None:
        self.gone.append(screen)


class StandInSettings(dict[str, str]):
    """Settings in memory."""

    def put(self, key: str, value: str) -> None:
        self[key] = value
