"""The first screen: three doors, then what is unfinished, then today's pairings.

It is painted before anything else of the program is there, so whatever it does not show at once is imported later.
"""

from typing import TYPE_CHECKING, get_args

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QActionGroup, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QDialog, QHBoxLayout, QMenu, QPushButton, QScrollArea, QVBoxLayout, QWidget

from ladya_desktop.texts import Language, language, t
from ladya_desktop.texts.home import LANGUAGE_NAMES
from ladya_desktop.texts.wall_clock import date_and_time
from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.home.tiles import Tile, draw_lesson, draw_play, draw_tournament
from ladya_desktop.ui.home.today_card import TodayCard
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.parts.square_button import SquareButton

if TYPE_CHECKING:
    from collections.abc import Callable

    from ladya_desktop.ui.home.interrupted_card import InterruptedCard
    from ladya_desktop.ui.home.port import HomePort

RING_PX = 5
GAP_PX = 24
COMPACT_GAP_PX = 12
COMPACT_BELOW = (900, 480)
TILE_PART, SMALLEST_TILE_PX, LARGEST_TILE_PX = 0.38, 108, 420
COMPACT_TILE_PX = 92
HEADER_PX = 88
CARDS_LEAST_PX, COMPACT_CARDS_LEAST_PX = 328, 240
NARROWEST_CARD_PX, WIDGET_LARGEST_PX = 300, 16_777_215
MINUTE_MS = 60_000


class _Page(QWidget):
    """What scrolls on a small screen; tells when it has another width, as by a scroll bar that comes or goes."""

    def __init__(self, told: "Callable[[], None]") -> None:
        super().__init__()
        self._told = told

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._told()


class HomeScreen(QWidget):
    """Draws its port. Signals name what is wanted.

    `free_game_requested(FreeGame)`, `pairing_requested(group, round, board)`, `continue_requested(game_id)`,
    `look_requested(game_id)`, `tournament_requested(group, tab)` with "" for what the tournament itself chooses,
    `lesson_requested`, `language_chosen(code)`, `keys_requested`, `settings_requested`.
    """

    free_game_requested = Signal(object)
    pairing_requested = Signal(str, int, int)
    continue_requested = Signal(str)
    look_requested = Signal(str)
    tournament_requested = Signal(str, str)
    lesson_requested = Signal()
    language_chosen = Signal(str)
    keys_requested = Signal()
    settings_requested = Signal()

    def __init__(self, port: "HomePort", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.port = self._port = port
        self._is_compact = False
        self.name, self.clock = plain_label(), plain_label()
        self.language_button = QPushButton()
        self.keys, self.settings = SquareButton("help"), SquareButton("settings")
        self.play, self.tournament, self.lesson = Tile(draw_play), Tile(draw_tournament), Tile(draw_lesson)
        for tile in (self.play, self.tournament, self.lesson):
            tile.stand_beside((self.play, self.tournament, self.lesson))
        self.today = TodayCard()
        self._interrupted: InterruptedCard | None = None
        self._minute = QTimer(self)
        self._minute.setSingleShot(True)
        self._minute.timeout.connect(self._tick)
        self._make_language_menu()
        self._lay_out()
        self._connect()
        self.retranslate()
        self._tick()
        self.setFocusProxy(self.play)

    @property
    def interrupted(self) -> "InterruptedCard":
        """The game to go on with; made when there is one for the first time."""
        if self._interrupted is None:
            from ladya_desktop.ui.home.interrupted_card import InterruptedCard

            self._interrupted = card = InterruptedCard()
            card.continue_requested.connect(self.continue_requested)
            card.look_requested.connect(self.look_requested)
            card.hide()
            self._cards.insertWidget(0, card)
            self._give_height()
            self._share_width()
        return self._interrupted

    def present(self) -> None:
        """Shows the program as it stands."""
        now, games = self._port.now, self._port.interrupted
        if games or self._interrupted is not None:
            self.interrupted.present(games, now)
        if self._port.is_known:
            self.today.present(self._port.tournament, now.date(), self._left())
        self.clock.setText(date_and_time(now))
        self._give_height()
        self._share_width()

    def retranslate(self) -> None:
        """Says everything in the language chosen now."""
        self.name.setText(t("home.product"))
        self.keys.say(t("home.keys"))
        self.settings.say(t("home.settings"))
        for tile, code in ((self.play, "play"), (self.tournament, "tournament"), (self.lesson, "lesson")):
            tile.say(t(f"home.{code}"), t(f"home.{code}_hint"))
        self.language_button.setText(language().upper())
        self.language_button.setAccessibleName(f"{t('home.language')}: {LANGUAGE_NAMES[language()]}")
        self.language_button.setToolTip(t("home.language"))
        for action in self._languages.actions():
            action.setChecked(action.data() == language())
        self.present()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_compact = self.width() < COMPACT_BELOW[0] or self.height() < COMPACT_BELOW[1]
        gap = COMPACT_GAP_PX if is_compact else GAP_PX
        self._header.setContentsMargins(gap, 10 if is_compact else 20, gap, 10 if is_compact else 19)
        self._body.setContentsMargins(gap, RING_PX, gap, gap)
        for row in (self._body, self._tiles, self._cards):
            row.setSpacing(gap)
        for each in (self.play, self.tournament, self.lesson):
            each.setFixedHeight(COMPACT_TILE_PX if is_compact else self._tile_height())
        self._is_compact = is_compact
        self._give_height()
        self.clock.setHidden(is_compact)
        direction = QBoxLayout.Direction.TopToBottom if is_compact else QBoxLayout.Direction.LeftToRight
        self._cards.setDirection(direction)
        self._share_width()

    def _give_height(self) -> None:
        """A small screen scrolls as a whole; on others the pairings scroll in their card."""
        least = COMPACT_CARDS_LEAST_PX if self._is_compact else CARDS_LEAST_PX
        if self._interrupted is not None:
            self._interrupted.setMinimumHeight(max(least, self._interrupted.minimumSizeHint().height()))
        self.today.setMinimumHeight(max(least, self.today.wanted_height()) if self._is_compact else least)

    def _tile_height(self) -> int:
        """As high as the window likes, as long as the cards below have what they need."""
        wanted = min(round(self.height() * TILE_PART), self.height() - HEADER_PX - 2 * GAP_PX - CARDS_LEAST_PX)
        return min(max(wanted, SMALLEST_TILE_PX), LARGEST_TILE_PX)

    def _share_room(self) -> None:
        self._share_width()
        self._give_height()

    def _share_width(self) -> None:
        """Beside the pairings the interrupted game is as wide as a tile."""
        if self._interrupted is None:
            return
        gap = self._cards.spacing()
        is_beside = self._cards.direction() is QBoxLayout.Direction.LeftToRight
        third = (self._page.width() - 4 * gap) // 3
        self._interrupted.setMinimumWidth(max(third, NARROWEST_CARD_PX) if is_beside else 0)
        self._interrupted.setMaximumWidth(self._interrupted.minimumWidth() if is_beside else WIDGET_LARGEST_PX)

    def _start_playing(self) -> None:
        """With pairings to be played, one chooses among them first."""
        from ladya_desktop.ui.home.play_dialog import PlayDialog
        from ladya_desktop.ui.tournament import days

        view = self._port.tournament
        pairings = days.open_pairings(view) if view is not None else ()
        if view is None or not pairings:
            self.ask_for_free_game()
            return
        dialog = PlayDialog(view, pairings, self, left=self._left())
        dialog.play_requested.connect(self.pairing_requested)
        dialog.free_requested.connect(self.ask_for_free_game)
        dialog.open()

    def _left(self) -> frozenset[str]:
        """The ids of the games that were interrupted."""
        return frozenset(game.game_id for game in self._port.interrupted)

    def ask_for_free_game(self) -> QDialog:
        """Asks who plays outside the tournament; gives the dialog that asks."""
        from ladya_desktop.ui.home.free_game_dialog import FreeGameDialog

        dialog = FreeGameDialog(self)
        dialog.chosen.connect(self.free_game_requested)
        dialog.open()
        return dialog

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.present()

    def _present_if_seen(self) -> None:
        """Reading the games costs time that a game being played on another screen must not pay."""
        if self.isVisible():
            self.present()

    def _tick(self) -> None:
        """Comes again when the minute on the wall changes."""
        self._present_if_seen()
        now = self._port.now
        self._minute.start(MINUTE_MS - now.second * 1000 - now.microsecond // 1000)

    def _make_language_menu(self) -> None:
        menu = QMenu(self.language_button)
        self._languages = QActionGroup(menu)
        for code in get_args(Language):
            action = menu.addAction(LANGUAGE_NAMES[code])
            action.setData(code)
            action.setCheckable(True)
            self._languages.addAction(action)
        self._languages.triggered.connect(lambda action: self.language_chosen.emit(action.data()))
        self.language_button.setMenu(menu)
        self.language_button.setIcon(icons.icon("globe", gap=8))
        self.language_button.setIconSize(icons.icon_size(24, 8))

    def _connect(self) -> None:
        self._port.changed.connect(self._present_if_seen)
        self.play.clicked.connect(self._start_playing)
        self.tournament.clicked.connect(lambda: self.tournament_requested.emit("", ""))
        self.lesson.clicked.connect(self.lesson_requested)
        self.keys.clicked.connect(self.keys_requested)
        self.settings.clicked.connect(self.settings_requested)
        self.today.play_requested.connect(self.pairing_requested)
        self.today.tab_requested.connect(self.tournament_requested)

    def _lay_out(self) -> None:
        self._page = page = _Page(self._share_room)
        theme.set_role(page, "page")
        self._body = QVBoxLayout(page)
        self._tiles, self._cards = QHBoxLayout(), QBoxLayout(QBoxLayout.Direction.LeftToRight)
        for tile in (self.play, self.tournament, self.lesson):
            self._tiles.addWidget(tile, 1)
        self._cards.addWidget(self.today, 1)
        self._body.addLayout(self._tiles)
        self._body.addLayout(self._cards, 1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(page)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._head())
        column.addWidget(scroll, 1)

    def _head(self) -> QHBoxLayout:
        rook = plain_label()
        rook.setPixmap(icons.pixmap("rook", theme.current().accent, 36, self.devicePixelRatioF()))
        rook.setFixedSize(QSize(36, 36))
        theme.set_role(self.name, "title")
        theme.set_role(self.clock, "muted")
        self._header = QHBoxLayout()
        self._header.setSpacing(8)
        self._header.addWidget(rook)
        self._header.addWidget(self.name)
        self._header.addStretch(1)
        self._header.addWidget(self.clock)
        self._header.addSpacing(8)
        for button in (self.language_button, self.keys, self.settings):
            self._header.addWidget(button)
        return self._header
