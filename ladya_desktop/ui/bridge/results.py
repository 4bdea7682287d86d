"""Which game belongs to which pairing, and how its result comes into the tournament.

A result is entered once for each time the game's own result changes: what an organiser corrects by hand afterwards
stands until the arbiter declares something else at the board.
"""

from collections.abc import Callable, Iterator

from ladya_desktop.game.result import GameResult, Score
from ladya_desktop.session.library import correction, taken_back
from ladya_desktop.tournament.acts import RecordResult, ResultSource
from ladya_desktop.tournament.refusal import ActRefused
from ladya_desktop.tournament.view import PairingStatus, PairingView, TournamentView
from ladya_desktop.ui.bridge.tournament import TournamentBridge

Seat = tuple[str, int, int]
"""A pairing by name: the code of its group, round and board."""


class Results:
    """Knows the pairings of the games opened in this run, also of one that was annulled or has not begun yet."""

    def __init__(self, tournament: TournamentBridge, unix_ms: Callable[[], int]) -> None:
        self._tournament = tournament
        self._unix_ms = unix_ms
        self._seats: dict[str, Seat] = {}
        self._known: dict[str, GameResult | None] = {}

    def watch(self, game_id: str, result: GameResult | None, seat: Seat | None = None) -> None:
        """From now on the game is known with the result it has; `seat` if it is to be played for a pairing."""
        self._known[game_id] = result
        linked = self._linked(game_id)
        if seat is None and linked is not None:
            seat = seat_of(linked)
        if seat is not None:
            self._seats[game_id] = seat

    def pairing_at(self, seat: Seat) -> PairingView:
        """A pairing by name; there must be one."""
        return next(pairing for pairing in self._pairings() if seat_of(pairing) == seat)

    def pairing_of(self, game_id: str) -> PairingView | None:
        """The pairing the game is, was or will be played for; of one that is not watched, the one it is linked to."""
        if game_id not in self._known:
            return self._linked(game_id)
        seat = self._seats.get(game_id)
        return self.pairing_at(seat) if seat is not None else None

    def begin(self, game_id: str) -> ActRefused | None:
        """Links the game to its pairing; a game outside the tournament needs none."""
        pairing = self.pairing_of(game_id)
        if pairing is None or pairing.game_id == game_id:
            return None
        return self._tournament.start_game(*seat_of(pairing), game_id)

    def enter(self, game_id: str, result: GameResult, *, colors_reversed: bool = False) -> ActRefused | None:
        """Brings a result into the tournament, unless it stands there already or belongs to no pairing.

        `colors_reversed`: the game was played so (7.3).
        """
        pairing = self.pairing_of(game_id)
        is_new = result != self._known[game_id]
        self._known[game_id] = result
        if pairing is None:
            return None
        is_linked = pairing.game_id == game_id
        if is_linked and pairing.score is None:
            return self._tournament.perform(_recorded(pairing, result, game_id, self._unix_ms(), colors_reversed))
        if not is_new or (is_linked and pairing.score is result.score):
            return None
        if is_linked:
            return self._correct(pairing, result)
        return self._enter_again(pairing, result, game_id, colors_reversed)

    def withdraw(self, game_id: str) -> ActRefused | None:
        """The arbiter took back the ruling that had ended the game: its pairing has no result, and the game goes on."""
        was_ended = self._known[game_id] is not None
        self._known[game_id] = None
        pairing = self.pairing_of(game_id)
        if pairing is None or not was_ended:
            return None
        if pairing.game_id == game_id and pairing.score is not None:
            refused = self._tournament.perform(taken_back(pairing, self._unix_ms()))
            if refused is not None:
                return refused
        return self.begin(game_id)

    def _enter_again(
        self, pairing: PairingView, result: GameResult, game_id: str, colors_reversed: bool
    ) -> ActRefused | None:
        """The game was annulled and its pairing opened; the arbiter has declared a result at its board after all."""
        if result.score is Score.ANNULLED:
            return None
        if pairing.status is not PairingStatus.OPEN:
            return ActRefused(code="common.game_replaced")
        refused = self.begin(game_id)
        return refused or self._tournament.perform(
            _recorded(pairing, result, game_id, self._unix_ms(), colors_reversed)
        )

    def _correct(self, pairing: PairingView, result: GameResult) -> ActRefused | None:
        return self._tournament.perform(correction(pairing, result, self._unix_ms()))

    def _linked(self, game_id: str) -> PairingView | None:
        return next((each for each in self._pairings() if each.game_id == game_id), None)

    def _pairings(self) -> Iterator[PairingView]:
        view = self._tournament.view
        return _pairings(view) if view is not None else iter(())


def seat_of(pairing: PairingView) -> Seat:
    """The name of a pairing."""
    return (pairing.group, pairing.round, pairing.board)


def _pairings(view: TournamentView) -> Iterator[PairingView]:
    return (pairing for group in view.groups for each in group.rounds for pairing in each.pairings)


def _recorded(
    pairing: PairingView, result: GameResult, game_id: str, unix_ms: int, colors_reversed: bool
) -> RecordResult:
    return RecordResult(
        group=pairing.group,
        round=pairing.round,
        board=pairing.board,
        score=result.score,
        termination=result.termination,
        article=result.article,
        game_id=game_id,
        source=ResultSource.BOARD,
        colors_reversed=colors_reversed and result.score is not Score.ANNULLED,
        at_ms=unix_ms,
        by="board",
    )
