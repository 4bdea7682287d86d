"""What comes next on this computer: a game that was broken off, else the next pairing; and how that is told."""

from collections.abc import Iterator
from dataclasses import dataclass

from ladya_desktop.game.by_color import ByColor
from ladya_desktop.game.view import Player
from ladya_desktop.tournament.view import GroupView, PairingStatus, PairingView
from ladya_desktop.ui.home.port import HomePort, InterruptedGame
from ladya_desktop.ui.kiosk.assignment import Assignment, kept_assignment
from ladya_desktop.ui.kiosk.next_game import groups_of, next_game
from ladya_desktop.ui.kiosk.waiting import Waiting, Waits
from ladya_desktop.ui.settings import KIOSK_GAME, Settings
from ladya_desktop.ui.tournament import days, wording

Seat = tuple[str, int, int]
"""A pairing by name: group, round, board."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Candidate:
    """The game that comes next: `game` if it was broken off here, else `pairing`. `is_ready`: it can be played now."""

    game: InterruptedGame | None = None
    pairing: PairingView | None = None
    is_ready: bool = True

    @property
    def name(self) -> str:
        """Tells one game from another."""
        if self.pairing is None:
            return "" if self.game is None else self.game.game_id
        return f"{self.pairing.group} {self.pairing.round} {self.pairing.board} {self.pairing.game_id}"


class Succession:
    """Reads the tournament of this computer and what was set for it."""

    def __init__(self, port: HomePort, settings: Settings) -> None:
        self._port = port
        self._settings = settings

    @property
    def assignment(self) -> Assignment:
        """Which games are played here."""
        return kept_assignment(self._settings)

    def candidate(self) -> Candidate | None:
        """What comes next; None if there is nothing, or nothing any more."""
        game = self._broken_off()
        if game is not None:
            return Candidate(game=game)
        following = next_game(self._port.tournament, self.assignment, self._port.now.date())
        return None if following is None else Candidate(pairing=following.pairing, is_ready=following.is_ready)

    def is_open(self, seat: Seat) -> bool:
        """Whether the game of a pairing is still to be played or to be ended."""
        view = self._port.tournament
        pairing = None if view is None else days.pairing(view, *seat)
        return pairing is not None and pairing.status in (PairingStatus.OPEN, PairingStatus.RUNNING)

    def waiting(self, candidate: Candidate | None, *, is_stuck: bool) -> Waiting:
        """How the screen tells it; `is_stuck` if the game was to be opened and did not open."""
        assignment, groups = self.assignment, self._groups
        shown = groups[0] if len(groups) == 1 else None
        if candidate is None:
            is_over = any(assignment.board in (None, each.board) for each in self._pairings(groups))
            waits = Waits.ALL_PLAYED if is_over else Waits.NO_GAME
            return Waiting(waits=waits, group=_said(shown), board=assignment.board)
        waits = Waits.STUCK if is_stuck else Waits.SOON if candidate.is_ready else Waits.WAITS
        pairing = candidate.pairing
        if pairing is None:
            players = None if candidate.game is None else candidate.game.players
            return Waiting(waits=waits, group=_said(shown), board=assignment.board, players=players)
        return Waiting(
            waits=waits,
            group=_said(next(group for group in groups if group.code == pairing.group)),
            board=assignment.board,
            players=_players(pairing),
            next_round=pairing.round,
            next_board=pairing.board,
        )

    def _broken_off(self) -> InterruptedGame | None:
        """The game that was on the screen when the program ended, unless its pairing was decided since."""
        kept = self._settings.get(KIOSK_GAME)
        view = self._port.tournament
        pairings = self._pairings(() if view is None else view.groups)
        if not kept or any(each.game_id == kept and each.score is not None for each in pairings):
            return None
        return next((game for game in self._port.interrupted if game.game_id == kept), None)

    @property
    def _groups(self) -> tuple[GroupView, ...]:
        return groups_of(self._port.tournament, self.assignment, self._port.now.date())

    def _pairings(self, groups: tuple[GroupView, ...]) -> Iterator[PairingView]:
        return (pairing for group in groups for each in group.rounds for pairing in each.pairings)


def _said(group: GroupView | None) -> str:
    return "" if group is None else wording.group_and_grades(group)


def _players(pairing: PairingView) -> ByColor[Player]:
    sides = (pairing.players.white, pairing.players.black)
    return ByColor(*(Player(name=each.name, school_class=each.class_name) for each in sides))
