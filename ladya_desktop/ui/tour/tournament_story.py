"""Before the first move: the program starts for the first time, a tournament is laid down, pupils come, lots fall."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog, QMenu

from ladya_desktop.texts import Language, language, t
from ladya_desktop.texts.home import LANGUAGE_NAMES
from ladya_desktop.ui.home.free_game_dialog import FreeGameDialog
from ladya_desktop.ui.home.home_screen import HomeScreen
from ladya_desktop.ui.home.keys_dialog import KeysDialog
from ladya_desktop.ui.tour.settings_story import SettingsStory
from ladya_desktop.ui.tour.stage import Stage
from ladya_desktop.ui.tour.waiting import NotAsToldError
from ladya_desktop.ui.tournament.new_tournament_dialog import NewTournamentDialog
from ladya_desktop.ui.tournament.tab_row import DRAW, PARTICIPANTS, ROUNDS
from ladya_desktop.ui.tournament.tournament_screen import TournamentScreen

TAKEN, REFUSED = 6, 1


class TournamentStory:
    """From the first screen to the first pairings; `speak` is the language of the story."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._hands = stage.hands

    def tell(self, speak: Language) -> None:
        """The whole of it."""
        self._stage.take_in_all_sizes("home-first")
        self._choose_language(speak)
        self._open_and_close("keys", KeysDialog, lambda: self._hands.key(Qt.Key.Key_F1))
        SettingsStory(self._stage).look_through()
        self._open_and_close("free-game", FreeGameDialog, lambda: self._hands.click(self._home.play))
        self._create()
        self._bring_pupils()
        self._draw_lots()
        self._go_home()

    # Home

    def _choose_language(self, speak: Language) -> None:
        """The other language and, if the story wants that, back: the menu works both ways and needs no restart."""
        self._open_menu()
        self._stage.take("language-menu")
        self._pick("en")
        if speak != "en":
            self._open_menu()
            self._pick(speak)

    def _open_menu(self) -> None:
        self._hands.click(self._home.language_button)
        self._stage.wait("language_menu", lambda: isinstance(QApplication.activePopupWidget(), QMenu))

    def _pick(self, code: Language) -> None:
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        action = next(each for each in menu.actions() if each.data() == code)
        self._hands.click(menu, menu.actionGeometry(action).center())
        self._stage.wait(f"language:{code}", lambda: language() == code)
        self._stage.no_dialog()
        if LANGUAGE_NAMES[code] not in self._home.language_button.accessibleName():
            raise NotAsToldError("retranslated")

    def _open_and_close(self, name: str, kind: type[QDialog], open_it: Callable[[], None]) -> None:
        open_it()
        self._stage.dialog(kind)
        self._stage.take(name)
        self._hands.key(Qt.Key.Key_Escape)
        self._stage.no_dialog()

    # The tournament

    def _create(self) -> None:
        self._hands.click(self._home.tournament)
        dialog = self._stage.dialog(NewTournamentDialog)
        self._stage.take("tournament-new")
        self._hands.key(Qt.Key.Key_Escape)
        self._stage.no_dialog()
        frame = self._screen.frame
        self._stage.take("tournament-none")
        self._hands.click(frame.none.button)
        dialog = self._stage.dialog(NewTournamentDialog)
        self._hands.click(dialog.confirm)
        self._stage.no_dialog()
        self._stage.wait("participants", lambda: frame.isVisible() and self._screen.tab == PARTICIPANTS)

    def _bring_pupils(self) -> None:
        tab, page = self._screen.participants, self._screen.importing
        self._stage.take("participants-none")
        self._hands.click(tab.paste)
        self._stage.wait("import_page", page.source.hasFocus)
        QApplication.clipboard().setText(t("tour.list"))
        self._hands.key(Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
        self._stage.wait("preview", lambda: page.model.rowCount() == TAKEN + REFUSED)
        self._stage.take("participants-preview")
        self._hands.click(page.take)
        self._stage.wait("taken", lambda: tab.isVisible() and tab.model.rowCount() == TAKEN)
        self._stage.take("participants")

    def _draw_lots(self) -> None:
        draw = self._screen.draw
        self._hands.click(self._screen.participants.to_draw)
        self._stage.wait("draw", lambda: self._screen.tab == DRAW)
        self._stage.take("draw-before")
        self._hands.click(draw.before.button)
        self._stage.wait("first_card", lambda: any(card.is_open for card in draw.lots.cards))
        self._hands.click(draw.skip)
        self._stage.wait("draw_shown", draw.on.isVisible)
        self._stage.take("draw")
        self._hands.click(draw.on)
        self._stage.wait("rounds", lambda: self._screen.tab == ROUNDS)
        self._stage.take("rounds")

    def _go_home(self) -> None:
        self._hands.click(self._screen.frame.header.back)
        self._stage.screen(HomeScreen)
        self._stage.take("home-day")

    @property
    def _home(self) -> HomeScreen:
        return self._stage.screen(HomeScreen)

    @property
    def _screen(self) -> TournamentScreen:
        return self._stage.screen(TournamentScreen)
