"""The window around all screens: it arranges them, leads from one to the next and back, and remembers how it stood.

Of the screens that stay, home is given and the tournament is made when it is first wanted; games, lesson and records
come and go (`ui/visits.py`). In the kiosk (`ui/kiosk/`) the waiting board stands in the place of home. The window
itself knows no session.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QCloseEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ladya_desktop.texts import LANGUAGES, Language, set_language, t
from ladya_desktop.ui.arbiter.pin_gate import PinGate
from ladya_desktop.ui.board.board_look import LookKeeper
from ladya_desktop.ui.closing import Closing
from ladya_desktop.ui.home.home_screen import HomeScreen
from ladya_desktop.ui.play.full_screen import enter_full_screen, toggle_full_screen
from ladya_desktop.ui.playing import Playing
from ladya_desktop.ui.settings import FULL_SCREEN, GEOMETRY, KIOSK, LANGUAGE, MOTION, YES, Settings
from ladya_desktop.ui.visits import Screens, Visits
from ladya_desktop.ui.way import Way
from ladya_desktop.ui.window_place import ScreensWatch, take_place

if TYPE_CHECKING:
    from ladya_desktop.pin import PinLock
    from ladya_desktop.ui.arbiter.quiet_return import ScreensOnWay
    from ladya_desktop.ui.home.settings_dialog import SettingsDialog
    from ladya_desktop.ui.tournament.tournament_screen import TournamentScreen

SMALLEST = QSize(1024, 576)
USUAL = QSize(1366, 768)


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
        lock: "PinLock | None" = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.home = home
        self._make_tournament = make_tournament
        self._tournament: TournamentScreen | None = None
        self._settings = settings
        self._screens = screens
        self._gate = PinGate(self, lock, self._screens_on_way)
        self._closing = Closing(self, self._gate, screens)
        self._way = Way(home)
        self._visits = Visits(self._way, screens, settings, self)
        self._playing = Playing(
            self, self, way=self._way, visits=self._visits, screens=screens, settings=settings, gate=self._gate
        )
        ScreensWatch(self)
        self._look = LookKeeper(self, settings)
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
    def is_tournament_on_way(self) -> bool:
        """Whether one has come by the tournament."""
        return self._tournament in self._way.screens

    @property
    def screen_shown(self) -> QWidget:
        """The screen shown now."""
        return self._way.shown

    def open(self, *, in_kiosk: bool = False) -> None:
        """Shows the window as it stood when it was closed last; the first time as large as is usual.

        In the kiosk if it was in it, or if it is to be and there is a PIN.
        """
        kept = QByteArray.fromBase64((self._settings.get(GEOMETRY) or "").encode())
        take_place(self, kept, USUAL)
        if self._playing.was_in_kiosk or (in_kiosk and self._playing.kiosk.demand()):
            self.make_tournament()  # the board waits for its games, so they have to be read
            self._playing.kiosk.show()
        elif self._settings.get(FULL_SCREEN) == YES:
            enter_full_screen(self)
        else:
            self.show()
        if in_kiosk and not self._playing.is_in_kiosk:
            self.show_trouble("kiosk.needs_pin_at_start", {})

    def back(self) -> None:
        """One step back, within the screen or to the one before; a game asks first if its clocks run."""
        if self.screen_shown is self._tournament and self._tournament.go_back():
            return
        self._visits.leave_shown()

    def holds_full_screen(self) -> bool:
        """In the kiosk it does, and what asks for another size is a wish to leave."""
        is_held = self._playing.is_in_kiosk
        if is_held:
            self.back()
        return is_held

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
        self._gate.pass_through("for_tournament", lambda: self.enter_tournament(group, tab))

    def enter_tournament(self, group: str = "", tab: str = "") -> None:
        """Leads to the tournament at once."""
        if group:
            self.tournament.show_group(group)
        if tab:
            self.tournament.show_tab(tab)
        self._way.enter(self.tournament)
        self._gate.guard_screen(self.tournament)
        self.tournament.begin()

    def show_trouble(self, code: str, params: Mapping[str, object]) -> None:
        """Says what went wrong, by the code of a sentence and its parameters."""
        from ladya_desktop.ui.parts.dialog import Message

        Message(self, title=t("home.refused_title"), text=t(code, **params), close=t("home.close")).open()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.isAutoRepeat():  # a key held down goes one step back, and to the full screen once
            return
        match event.key():
            case Qt.Key.Key_F11:
                toggle_full_screen(self)
            case Qt.Key.Key_F1 if self._is_quiet:
                self._show_keys()
            case Qt.Key.Key_Escape | Qt.Key.Key_Back:
                self.back()
            case _:
                super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """In the kiosk the window fills the screen whatever a panel or the window system makes of it."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.WindowStateChange and self._playing.is_in_kiosk and not self.isMinimized():
            self._playing.kiosk.fill_screen()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.setMinimumSize(SMALLEST.boundedTo(self.screen().availableSize()))
        self.screen_shown.setFocus(Qt.FocusReason.OtherFocusReason)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Not before it is agreed: by the PIN if there is one, and by a question if a game runs."""
        if not self._closing.is_agreed():
            event.ignore()
            return
        if not self._playing.is_in_kiosk:
            self._settings.put(GEOMETRY, self.saveGeometry().toBase64().toStdString())
        super().closeEvent(event)

    @property
    def _is_quiet(self) -> bool:
        """Whether no clock runs here that a dialog would lie over, nor a board waits for its pupils (kiosk)."""
        return not self._playing.is_in_kiosk and not self._screens.runs_time(self.screen_shown)

    @property
    def _stay(self) -> tuple[QWidget, ...]:
        """The screens that stay, as far as they are made."""
        return (self.home,) if self._tournament is None else (self.home, self._tournament)

    # Settings

    def _show_keys(self) -> None:
        from ladya_desktop.ui.home.keys_dialog import KeysDialog

        KeysDialog(self).open()

    def _show_settings(self) -> None:
        self._gate.pass_through("for_settings", self._open_settings)

    def _screens_on_way(self) -> "ScreensOnWay":
        from ladya_desktop.ui.arbiter.quiet_return import ScreensOnWay

        return ScreensOnWay(way=self._way, is_game=lambda screen: self._screens.phase_of(screen) is not None)

    def _open_settings(self) -> "SettingsDialog":
        from ladya_desktop.ui.home.settings_dialog import SettingsDialog

        dialog = SettingsDialog(self, self._settings, self._gate.lock)
        dialog.changed.connect(self._setting_changed)
        dialog.open()
        return dialog

    def _setting_changed(self, key: str) -> None:
        if key == MOTION:
            self._apply_motion()
        elif key == KIOSK:
            self._playing.kiosk.ask_and_begin()
        else:
            self._look.apply(key)

    def _apply_motion(self) -> None:
        if self._tournament is not None:
            self._tournament.set_motion_reduced(is_reduced=self._settings.get(MOTION) == YES)
        self._visits.calm_all()

    def _connect(self) -> None:
        home = self.home
        self._visits.refused.connect(self.show_trouble)
        self._look.trouble.connect(self.show_trouble)
        self.language_changed.connect(self._look.say_again)
        ways: tuple[tuple[SignalInstance, Callable[..., None]], ...] = (
            (home.tournament_requested, self.show_tournament),
            (home.pairing_requested, self._playing.pairing),
            (home.free_game_requested, self._playing.free_game),
            (home.continue_requested, self._playing.interrupted),
            (home.look_requested, self._playing.record),
            (home.lesson_requested, self._visits.course),
            (home.language_chosen, self.choose_language),
            (home.keys_requested, self._show_keys),
            (home.settings_requested, self._show_settings),
        )
        for signal, slot in ways:
            signal.connect(slot)

    def _connect_tournament(self, tournament: "TournamentScreen") -> None:
        tournament.back_requested.connect(self.back)
        tournament.play_requested.connect(self._playing.pairing)
        tournament.game_requested.connect(self._playing.record_of_pairing)
        tournament.record_requested.connect(self._playing.record_of_complaint)
        tournament.set_motion_reduced(is_reduced=self._settings.get(MOTION) == YES)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        column.addWidget(self._way)
