"""The window around all screens: it arranges them, leads from one to the next and back, and remembers how it stood.

Of the screens that stay, home is given and the tournament is made when it is first wanted; games, lesson and records
are made on the way in and let go on the way out. The window itself knows no session and no port.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QByteArray, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QCloseEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ladya_desktop.pin import PinLock
from ladya_desktop.texts import LANGUAGES, Language, set_language, t
from ladya_desktop.tournament.refusal import ActRefused
from ladya_desktop.ui import icons
from ladya_desktop.ui.arbiter.pin_gate import PinGate
from ladya_desktop.ui.board.board_picture import BoardPicture
from ladya_desktop.ui.closing import Closing
from ladya_desktop.ui.home.home_screen import HomeScreen
from ladya_desktop.ui.home.keys_dialog import KeysDialog
from ladya_desktop.ui.home.port import FreeGame
from ladya_desktop.ui.parts.dialog import Message
from ladya_desktop.ui.play.full_screen import toggle_full_screen
from ladya_desktop.ui.settings import FULL_SCREEN, GEOMETRY, LANGUAGE, MOTION, YES, Settings
from ladya_desktop.ui.tournament.tab_row import TABLE
from ladya_desktop.ui.way import Way
from ladya_desktop.ui.window_place import take_place

if TYPE_CHECKING:
    from ladya_desktop.ui.lessons.lesson_screen import LessonScreen
    from ladya_desktop.ui.play.play_screen import PlayScreen
    from ladya_desktop.ui.review.review_screen import Review
    from ladya_desktop.ui.tournament.tournament_screen import TournamentScreen

SMALLEST = QSize(1024, 576)
USUAL = QSize(1366, 768)


class Screens(Protocol):
    """Makes the screens that come and go, with the sessions behind them."""

    @property
    def is_game_running(self) -> bool:
        """Whether the clocks of a game on the screen run."""

    def stop_clocks(self) -> None:
        """Stops the clocks of the game on the screen and stores it."""

    def free_game(self, game: FreeGame) -> "PlayScreen | ActRefused | None":
        """A new game outside the tournament; None if the store failed, which is told elsewhere."""

    def pairing_game(self, group: str, round_number: int, board: int) -> "PlayScreen | ActRefused | None":
        """The game of a pairing: a new one, or the one that was begun."""

    def continued_game(self, game_id: str) -> "PlayScreen | ActRefused | None":
        """A game that was interrupted."""

    def lesson(self) -> "LessonScreen | None":
        """The teacher's free board."""

    def record_of(self, game_id: str) -> "Review | ActRefused | None":
        """Everything that happened in a game."""

    def record_of_pairing(self, group: str, round_number: int, board: int) -> "Review | ActRefused | None":
        """Everything that happened in the game of a pairing."""

    def record_of_screen(self, screen: "PlayScreen") -> "Review | ActRefused | None":
        """Everything that happened so far in the game on this screen."""

    def let_go(self, screen: QWidget) -> None:
        """The screen was left; what it showed is no longer needed."""


class MainWindow(QWidget):
    """`language_changed(code)`: for whoever translates Qt's own words."""

    language_changed = Signal(str)

    def __init__(
        self,
        *,
        home: HomeScreen,
        make_tournament: "Callable[[], TournamentScreen]",
        screens: Screens,
        settings: Settings,
        lock: PinLock | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.home = home
        self._make_tournament = make_tournament
        self._tournament: TournamentScreen | None = None
        self._screens = screens
        self._settings = settings
        self._gate = PinGate(self, lock)
        self._closing = Closing(self, self._gate, screens)
        self._leaving: dict[QWidget, Callable[[], None]] = {}
        self._way = Way(home)
        self.setWindowIcon(icons.app_icon())
        self._lay_out()
        self._connect()
        self.retranslate()
        self._apply_motion()

    @property
    def tournament(self) -> "TournamentScreen":
        """The tournament's screen; made when it is asked for the first time."""
        return self.make_tournament()

    def make_tournament(self) -> "TournamentScreen":
        """Makes the tournament's screen, unless it is made already."""
        if self._tournament is None:
            self._tournament = self._make_tournament()
            self._way.addWidget(self._tournament)
            self._connect_tournament(self._tournament)
        return self._tournament

    @property
    def screen_shown(self) -> QWidget:
        """The screen shown now."""
        return self._way.shown

    def open(self) -> None:
        """Shows the window as it stood when it was closed last; the first time as large as is usual."""
        kept = QByteArray.fromBase64((self._settings.get(GEOMETRY) or "").encode())
        take_place(self, kept, USUAL)
        if self._settings.get(FULL_SCREEN) == YES:
            self.showFullScreen()
        else:
            self.show()

    def back(self) -> None:
        """One step back, within the screen or to the one before; a game asks first if its clocks run."""
        if self.screen_shown is self._tournament and self._tournament.go_back():
            return
        self._leaving.get(self.screen_shown, self._way.back)()

    def choose_language(self, code: str) -> None:
        """Says everything in another language from now on, on every screen at once."""
        chosen: Language = next(each for each in LANGUAGES if each == code)
        set_language(chosen)
        self._settings.put(LANGUAGE, chosen)
        self.retranslate()
        self.language_changed.emit(chosen)

    def retranslate(self) -> None:
        """Says everything in the language chosen now."""
        self.setWindowTitle(t("home.product"))
        for screen in dict.fromkeys((*self._stay, *self._way.screens)):
            screen.retranslate()  # type: ignore[attr-defined]  # every screen has it; Qt's widgets know nothing of it

    def show_tournament(self, group: str = "", tab: str = "") -> None:
        """Leads to the tournament, to a group and a tab of it if they are named; asks the PIN first if there is one."""
        self._gate.pass_through("for_tournament", lambda: self._show_tournament(group, tab))

    def _show_tournament(self, group: str, tab: str) -> None:
        if group:
            self.tournament.show_group(group)
        if tab:
            self.tournament.show_tab(tab)
        self._way.enter(self.tournament)
        self.tournament.begin()

    def show_trouble(self, code: str, params: Mapping[str, object]) -> None:
        """Says what went wrong, by the code of a sentence and its parameters."""
        Message(self, title=t("home.refused_title"), text=t(code, **params), close=t("home.close")).open()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_F11:
                toggle_full_screen(self)
            case Qt.Key.Key_F1 if self._is_quiet:
                self._show_keys()
            case Qt.Key.Key_Escape | Qt.Key.Key_Back:
                self.back()
            case _:
                super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.setMinimumSize(SMALLEST.boundedTo(self.screen().availableSize()))
        self.screen_shown.setFocus(Qt.FocusReason.OtherFocusReason)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Not before it is agreed: by the PIN if there is one, and by a question if a game runs."""
        if not self._closing.is_agreed():
            event.ignore()
            return
        self._settings.put(GEOMETRY, self.saveGeometry().toBase64().toStdString())
        super().closeEvent(event)

    @property
    def _is_quiet(self) -> bool:
        return self.screen_shown in self._stay

    @property
    def _stay(self) -> tuple[QWidget, ...]:
        """The screens that stay, as far as they are made."""
        return (self.home,) if self._tournament is None else (self.home, self._tournament)

    # From screen to screen

    def _let_go(self, screen: QWidget) -> None:
        """A screen that comes and goes was left; home and tournament stay."""
        self._leaving.pop(screen, None)
        if screen not in self._stay:
            self._way.removeWidget(screen)
            self._screens.let_go(screen)
            screen.deleteLater()

    def _enter_game(self, made: "PlayScreen | ActRefused | None", *, has_table: bool) -> None:
        if made is None or isinstance(made, ActRefused):
            self._say_refused(made)
            return
        self._leaving[made] = made.request_leave
        made.leave_requested.connect(self._leave_game)
        made.finished.connect(lambda: self._leave_game(for_table=has_table))
        made.log_requested.connect(lambda: self._enter_record(self._screens.record_of_screen(made)))
        self._calm(made)
        self._way.enter(made)

    def _enter_record(self, made: "Review | ActRefused | None") -> None:
        if made is None or isinstance(made, ActRefused):
            self._say_refused(made)
            return
        made.back_requested.connect(self._way.back)
        made.keep_bookmarks_in(self._settings)
        self._calm(made)
        self._way.enter(made)

    def _enter_lesson(self) -> None:
        made = self._screens.lesson()
        if made is None:
            return
        made.leave_requested.connect(self._way.back)
        self._calm(made)
        self._way.enter(made)

    def _enter_pairing(self, group: str, round_number: int, board: int) -> None:
        """On the way back from the game the tournament shows the round it belongs to."""
        self.tournament.show_round(group, round_number)
        self._enter_game(self._screens.pairing_game(group, round_number, board), has_table=True)

    def _enter_free_game(self, game: FreeGame) -> None:
        self._enter_game(self._screens.free_game(game), has_table=False)

    def _enter_interrupted(self, game_id: str) -> None:
        self._enter_game(self._screens.continued_game(game_id), has_table=self.tournament.has_game(game_id))

    def _leave_game(self, *, for_table: bool = False) -> None:
        """Back to where it was begun; who sat at it comes home first if only the PIN leads to the tournament."""
        was_in_tournament = self._tournament in self._way.screens
        if self._gate.is_locked:
            self._way.enter(self.home)
        else:
            self._way.back()
        if for_table:
            self.show_tournament(tab=TABLE)
        elif self._gate.is_locked and was_in_tournament:
            self.show_tournament()

    def _say_refused(self, refusal: ActRefused | None) -> None:
        if refusal is not None:
            self.show_trouble(refusal.code, refusal.params)

    # Settings

    def _show_keys(self) -> None:
        KeysDialog(self).open()

    def _show_settings(self) -> None:
        self._gate.pass_through("for_settings", self._open_settings)

    def _open_settings(self) -> None:
        from ladya_desktop.ui.home.settings_dialog import SettingsDialog

        dialog = SettingsDialog(self, self._settings, self._gate.lock)
        dialog.changed.connect(self._setting_changed)
        dialog.open()

    def _setting_changed(self, key: str) -> None:
        if key == MOTION:
            self._apply_motion()

    def _apply_motion(self) -> None:
        if self._tournament is not None:
            self._tournament.set_motion_reduced(is_reduced=self._settings.get(MOTION) == YES)
        for screen in self._way.screens:
            self._calm(screen)

    def _calm(self, screen: QWidget) -> None:
        for board in screen.findChildren(BoardPicture):
            board.set_reduced_motion(self._settings.get(MOTION) == YES)

    def _connect(self) -> None:
        home = self.home
        self._way.left.connect(self._let_go)
        ways: tuple[tuple[SignalInstance, Callable[..., None]], ...] = (
            (home.tournament_requested, self.show_tournament),
            (home.pairing_requested, self._enter_pairing),
            (home.free_game_requested, self._enter_free_game),
            (home.continue_requested, self._enter_interrupted),
            (home.look_requested, lambda game_id: self._enter_record(self._screens.record_of(game_id))),
            (home.lesson_requested, self._enter_lesson),
            (home.language_chosen, self.choose_language),
            (home.keys_requested, self._show_keys),
            (home.settings_requested, self._show_settings),
        )
        for signal, slot in ways:
            signal.connect(slot)

    def _connect_tournament(self, tournament: "TournamentScreen") -> None:
        tournament.back_requested.connect(self.back)
        tournament.play_requested.connect(self._enter_pairing)
        tournament.game_requested.connect(self._enter_pairing_record)
        tournament.set_motion_reduced(is_reduced=self._settings.get(MOTION) == YES)

    def _enter_pairing_record(self, group: str, round_number: int, board: int) -> None:
        self._enter_record(self._screens.record_of_pairing(group, round_number, board))

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        column.addWidget(self._way)
