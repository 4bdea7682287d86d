"""Games, lessons and records: what asks for them, and where one comes to after them, in the kiosk and outside it."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from ladya_desktop.ui.arbiter.pin_gate import PinGate
from ladya_desktop.ui.settings import KIOSK, YES, Settings
from ladya_desktop.ui.tournament.tab_row import TABLE
from ladya_desktop.ui.visits import Screens, Visits
from ladya_desktop.ui.way import Way

if TYPE_CHECKING:
    from ladya_desktop.tournament.refusal import ActRefused
    from ladya_desktop.ui.home.home_screen import HomeScreen
    from ladya_desktop.ui.home.port import FreeGame
    from ladya_desktop.ui.kiosk.kiosk import Kiosk
    from ladya_desktop.ui.play.play_screen import PlayScreen
    from ladya_desktop.ui.review.review_screen import Review
    from ladya_desktop.ui.tournament.tournament_screen import TournamentScreen

Seat = tuple[str, int, int]
"""A pairing by name: group, round, board."""


class Rooms(Protocol):
    """The screens that stay."""

    home: "HomeScreen"

    @property
    def tournament(self) -> "TournamentScreen":
        """The tournament's screen; made when it is asked for the first time."""

    @property
    def is_tournament_on_way(self) -> bool:
        """Whether one has come by the tournament."""

    def show_tournament(self, group: str = "", tab: str = "") -> None:
        """Leads to the tournament; asks the PIN first if there is one."""

    def enter_tournament(self, group: str = "", tab: str = "") -> None:
        """Leads to the tournament at once."""


class Playing(QObject):
    """`window` is what fills the screen in the kiosk; `rooms` are its own."""

    def __init__(
        self,
        window: QWidget,
        rooms: Rooms,
        *,
        way: Way,
        visits: Visits,
        screens: Screens,
        settings: Settings,
        gate: PinGate,
    ) -> None:
        super().__init__(window)
        self._window, self._rooms = window, rooms
        self._way, self._visits, self._screens = way, visits, screens
        self._settings, self._gate = settings, gate
        self._kiosk: Kiosk | None = None

    # The kiosk

    @property
    def was_in_kiosk(self) -> bool:
        """Whether the program ended in the kiosk."""
        return self._settings.get(KIOSK) == YES

    @property
    def is_in_kiosk(self) -> bool:
        """Whether only the PIN leads out of what is shown."""
        return self._kiosk is not None and self._kiosk.is_on

    @property
    def kiosk(self) -> "Kiosk":
        """The kiosk; made when it is asked for the first time."""
        if self._kiosk is None:
            self._kiosk = self._make_kiosk()
        return self._kiosk

    # What asks for a game or a record

    def pairing(self, group: str, round_number: int, board: int) -> None:
        """The game of a pairing. On the way back from it the tournament shows the round it belongs to."""
        self._rooms.tournament.show_round(group, round_number)
        made = self._screens.pairing_game(group, round_number, board)
        self._enter(made, has_table=True, seat=(group, round_number, board))

    def free_game(self, game: "FreeGame") -> None:
        """A new game outside the tournament."""
        self._enter(self._screens.free_game(game), has_table=False)

    def interrupted(self, game_id: str) -> None:
        """A game to go on with."""
        self._enter(self._screens.continued_game(game_id), has_table=self._rooms.tournament.has_game(game_id))

    def record(self, game_id: str) -> None:
        """Everything that happened in a game."""
        self._admit("for_record", lambda: self._show_record(self._screens.record_of(game_id)))

    def record_of_pairing(self, group: str, round_number: int, board: int) -> None:
        """The same of a pairing's game; whoever has come to the tournament may see it."""
        self._visits.record(self._screens.record_of_pairing(group, round_number, board))

    def record_of_complaint(self, game_id: str) -> None:
        """The same of the game that a complaint was about, even if it was annulled since."""
        self._visits.record(self._screens.record_of(game_id))

    def _record_of_screen(self, screen: "PlayScreen") -> None:
        """From the arbiter's panel at once, for the PIN has opened that already."""
        if screen.arbiter.isVisible():
            self._show_record(self._screens.record_of_screen(screen))
        else:
            self._admit("for_record", lambda: self._show_record(self._screens.record_of_screen(screen)))

    def _show_record(self, made: "Review | ActRefused | None") -> None:
        """In the kiosk it does not stay when nobody looks at it any more."""
        record = self._visits.record(made)
        if record is not None and self.is_in_kiosk:
            self._gate.guard_screen(record)

    def _admit(self, reason: str, then: Callable[[], None]) -> None:
        """In the kiosk even what pupils may do elsewhere is behind the PIN: records can be printed and saved."""
        if self.is_in_kiosk:
            self._gate.pass_through(reason, then)
        else:
            then()

    # There and back

    def _enter(self, made: "PlayScreen | ActRefused | None", *, has_table: bool, seat: Seat | None = None) -> None:
        screen = self._visits.game(made)
        if screen is None:
            return
        screen.leave_requested.connect(lambda: self._leave(screen))
        screen.finished.connect(lambda: self._leave(screen, for_table=has_table))
        screen.log_requested.connect(lambda: self._record_of_screen(screen))
        if self._kiosk is not None:
            self._kiosk.remember(screen, seat)

    def _leave(self, screen: "PlayScreen", *, for_table: bool = False) -> None:
        """Back to where it was begun; who sat at it comes home first if only the PIN leads to the tournament."""
        if self.is_in_kiosk:
            self.kiosk.leave(screen, for_table=for_table)
            return
        was_in_tournament = self._rooms.is_tournament_on_way
        if self._gate.is_locked:
            self._way.enter(self._rooms.home)
        else:
            self._way.back()
        if for_table:
            self._rooms.show_tournament(tab=TABLE)
        elif self._gate.is_locked and was_in_tournament:
            self._rooms.show_tournament()

    def _make_kiosk(self) -> "Kiosk":
        from ladya_desktop.ui.kiosk.kiosk import Kiosk, Ways

        ways = Ways(
            way=self._way,
            visits=self._visits,
            play_pairing=self.pairing,
            play_interrupted=self.interrupted,
            open_tournament=self._rooms.enter_tournament,
            ask_for_table=lambda: self._rooms.show_tournament(tab=TABLE),
            ask_for_free_game=self._rooms.home.ask_for_free_game,
        )
        return Kiosk(self._window, ways, self._rooms.home.port, self._settings, self._gate, self._screens)
