"""What there is: games, unfinished games, the last tournament; and results that a crash kept from the crosstable.

A game is stored before its result is recorded in the tournament, so either order of a crash leaves at worst a game
that ended, or whose result the arbiter changed, and a pairing that does not know it: `reconcile` tells it, as often as
it is called.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from uuid import UUID

from ladya_desktop.eventlog import EventStore, StoredAct, StoreError, StreamInfo
from ladya_desktop.game.acts import Finding
from ladya_desktop.game.events import ArbiterFound, GameEnded, GameOpened, RulingBegun, RulingUndone
from ladya_desktop.game.result import GameResult, Score, Termination
from ladya_desktop.session.tournament import KIND, TournamentSession
from ladya_desktop.texts import t
from ladya_desktop.tournament.acts import CorrectResult, RecordResult, ResultSource, StartGame
from ladya_desktop.tournament.refusal import ActRefused
from ladya_desktop.tournament.view import PairingStatus, PairingView, TournamentView

_TAIL = 8
"""The last result of an ended game is nearly always in its last rows."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEntry:
    """A game as a list shows it: `opened` has the players and regulations, `is_live` tells that it has no result."""

    stream_id: UUID
    created_ms: int
    version: int
    opened: GameOpened
    is_live: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptGame:
    """The record of a game, `created_ms` being the Unix time at which it began."""

    created_ms: int
    rows: tuple[StoredAct, ...]


class Library:
    """Lists what a store holds.

    Cheap: of a game only the first row is read, of an ended one the last few.
    """

    def __init__(self, store: EventStore) -> None:
        self._store = store

    def games(self) -> tuple[GameEntry, ...]:
        """All games, oldest first; a stream without its opening row (the program died in between) is none."""
        return tuple(self._game(info) for info in self._store.streams("game") if info.version)

    def newest_games(self) -> Iterator[GameEntry]:
        """The same, newest first and each read when it is asked for; one that cannot be read is left out."""
        for info in reversed(self._store.streams("game")):
            try:
                if info.version:
                    yield self._game(info)
            except StoreError:
                continue

    def unfinished(self) -> tuple[GameEntry, ...]:
        """Games without a result in which something happened, the newest last."""
        live = (info for info in self._store.streams("game") if info.is_live and info.version > 1)
        return tuple(self._game(info) for info in live)

    def result(self, game_id: UUID) -> GameResult | None:
        """The result of a game, None while it has none."""
        info = self._store.info(game_id)
        return None if info is None else self._result(info)

    def log(self, game_id: UUID) -> tuple[StoredAct, ...]:
        """Everything that happened in a game, without opening it to go on."""
        return self._store.read(game_id)

    def ended(self, game_id: UUID) -> KeptGame | None:
        """The record of a game that has a result, without a session made of it; None if there is no such game."""
        info = self._store.info(game_id)
        if info is None or info.is_live:
            return None
        return KeptGame(created_ms=info.created_ms, rows=self._store.read(game_id))

    def readable_log(self, game_id: UUID) -> tuple[StoredAct, ...]:
        """The rows of a game up to the first that cannot be read; all of them if every one can."""
        info = self._store.info(game_id)
        rows: tuple[StoredAct, ...] = ()
        low, high = 0, info.version if info is not None else 0
        while low < high:
            middle = (low + high + 1) // 2
            try:
                rows = self._store.read(game_id, until=middle)
            except StoreError:
                high = middle - 1
            else:
                low = middle
        return rows

    def last_tournament(self) -> UUID | None:
        """The stream of the tournament created last."""
        created = [info.stream_id for info in self._store.streams(KIND) if info.version]
        return created[-1] if created else None

    def reconcile(self, tournament: TournamentSession, *, unix_ms: int) -> tuple[RecordResult | CorrectResult, ...]:
        """Records the result of each game of the tournament that ended or was changed without the tournament knowing.

        A pairing whose game is not in the store is opened again; what an arbiter entered by hand stays. Returns what
        was entered; what is refused (the group is closed) is not.
        """
        entered: list[RecordResult | CorrectResult] = []
        for pairing in tuple(_linked(tournament.view)):
            act = self._missing(pairing, unix_ms)
            if act is None:
                continue
            answer = tournament.perform(act, handled_ms=unix_ms - tournament.created_ms, device="program")
            if isinstance(answer, ActRefused):
                continue
            entered.append(act)
            if self._goes_on(pairing):
                linked = _linked_again(pairing, unix_ms)
                tournament.perform(linked, handled_ms=unix_ms - tournament.created_ms, device="program")
        return tuple(entered)

    def _game(self, info: StreamInfo) -> GameEntry:
        (opening,) = self._store.read(info.stream_id, until=1)
        (opened,) = opening.events
        assert isinstance(opened, GameOpened)
        return GameEntry(
            stream_id=info.stream_id,
            created_ms=info.created_ms,
            version=info.version,
            opened=opened,
            is_live=info.is_live,
        )

    def _results(self, game_id: UUID, *, after: int) -> list[GameResult]:
        rows = self._store.read(game_id, after=after)
        return [event.result for row in rows for event in row.events if isinstance(event, GameEnded)]

    def _result(self, info: StreamInfo) -> GameResult | None:
        if info.is_live:
            return None
        tail = self._results(info.stream_id, after=max(info.version - _TAIL, 0))
        return (tail or self._results(info.stream_id, after=0))[-1]

    def _missing(self, pairing: PairingView, unix_ms: int) -> RecordResult | CorrectResult | None:
        """What the tournament does not know of the game of a pairing."""
        if pairing.status is PairingStatus.RUNNING:
            return self._missing_result(pairing, unix_ms)
        return self._missing_correction(pairing, unix_ms) if pairing.source is ResultSource.BOARD else None

    def _missing_result(self, pairing: PairingView, unix_ms: int) -> RecordResult | None:
        info = self._store.info(_game_id(pairing))
        result = None if info is None else self._result(info)
        if info is not None and result is None:
            return None
        return RecordResult(
            at_ms=unix_ms,
            by="board",
            group=pairing.group,
            round=pairing.round,
            board=pairing.board,
            score=Score.ANNULLED if result is None else result.score,
            termination=None if result is None else result.termination,
            article=None if result is None else result.article,
            game_id=pairing.game_id,
            source=ResultSource.BOARD,
            colors_reversed=result is not None and is_reversed(self._store.read(_game_id(pairing))),
        )

    def _goes_on(self, pairing: PairingView) -> bool:
        """Whether a game with a result in the tournament has none any more: the ruling was taken back."""
        if pairing.status is PairingStatus.RUNNING:
            return False
        info = self._store.info(_game_id(pairing))
        return info is not None and self._result(info) is None

    def _missing_correction(self, pairing: PairingView, unix_ms: int) -> CorrectResult | None:
        """A game that cannot be read any more is no reason to doubt the result that stands."""
        try:
            info = self._store.info(_game_id(pairing))
            result = None if info is None else self._result(info)
        except StoreError:
            return None
        if result is None:
            return taken_back(pairing, unix_ms) if info is not None else None
        return None if result.score is pairing.score else correction(pairing, result, unix_ms)


def is_reversed(log: Iterable[StoredAct]) -> bool:
    """Whether the arbiter found colours reversed in a game that then went on so (7.3), and did not take it back."""
    found = before_last_ruling = False
    for event in (event for row in log for event in row.events):
        match event:
            case RulingBegun():
                before_last_ruling = found
            case RulingUndone():
                found = before_last_ruling
            case ArbiterFound(finding=Finding.COLOURS_REVERSED):
                found = True
            case _:
                pass
    return found


def correction(pairing: PairingView, result: GameResult, unix_ms: int) -> CorrectResult:
    """The game's result is another one now; the colours are those it was played with."""
    return _corrected(pairing, result.score, result.termination, result.article, "common.corrected_at_board", unix_ms)


def taken_back(pairing: PairingView, unix_ms: int) -> CorrectResult:
    """The ruling that had ended the game was taken back: the pairing is open until the game is linked again."""
    return _corrected(pairing, Score.ANNULLED, None, None, "common.result_taken_back", unix_ms)


def _corrected(
    pairing: PairingView,
    score: Score,
    termination: Termination | None,
    article: str | None,
    reason: str,
    unix_ms: int,
) -> CorrectResult:
    return CorrectResult(
        at_ms=unix_ms,
        by="arbiter",
        group=pairing.group,
        round=pairing.round,
        board=pairing.board,
        score=score,
        termination=termination,
        article=article,
        source=ResultSource.BOARD,
        reason=t(reason),
        colors_reversed=pairing.colors_reversed and score is not Score.ANNULLED,
    )


def _linked_again(pairing: PairingView, unix_ms: int) -> StartGame:
    """The game goes on for its pairing."""
    assert pairing.game_id is not None
    return StartGame(
        at_ms=unix_ms,
        by="arbiter",
        group=pairing.group,
        round=pairing.round,
        board=pairing.board,
        game_id=pairing.game_id,
    )


def _linked(view: TournamentView) -> Iterator[PairingView]:
    """The pairings that have, or had last, a game at the board."""
    for group in view.groups:
        for each in group.rounds:
            yield from (pairing for pairing in each.pairings if pairing.game_id is not None)


def _game_id(pairing: PairingView) -> UUID:
    assert pairing.game_id is not None
    return UUID(pairing.game_id)
