"""Lists of games and tournaments, and results that a crash kept from the crosstable."""

from uuid import UUID

import pytest

from ladya_desktop.eventlog import StoredAct, StoreError
from ladya_desktop.game.acts import Actor, Declare, Press, Resign, Wait
from ladya_desktop.game.result import GameResult, Score, Termination
from ladya_desktop.session.game import GameSession
from ladya_desktop.session.library import Library
from ladya_desktop.session.tournament import TournamentSession
from ladya_desktop.storage import MemoryStore
from ladya_desktop.tournament.acts import CloseGroup, CorrectResult, RecordResult, ResultSource
from ladya_desktop.tournament.view import PairingStatus
from tests.session.conftest import SlowStore
from tests.session.games import FOOLS_MATE, opened, play, start
from tests.session.games import perform as act
from tests.session.tournaments import CREATED_MS, created, drawn, link, pairing
from tests.session.tournaments import perform as arrange

ONE, TWO, THREE = (UUID(int=number) for number in (1, 2, 3))
NOW_MS = CREATED_MS + 60_000
MATE = GameResult(score=Score.BLACK_WINS, termination=Termination.CHECKMATE, article="5.1.1")


def game(store: SlowStore, game_id: UUID, *, created_ms: int = CREATED_MS, white: str = "Ёлкина Аня") -> GameSession:
    return GameSession.create(store, opened(white=white), created_ms=created_ms, stream_id=game_id)


def mated(store: SlowStore, game_id: UUID) -> GameSession:
    session = game(store, game_id)
    start(session)
    play(session, *FOOLS_MATE, at_ms=100)
    return session


# Lists


def test_games_are_listed_with_their_players_oldest_first(store: SlowStore) -> None:
    game(store, ONE, created_ms=2_000)
    game(store, TWO, created_ms=1_000, white="Дубов Пётр")
    entries = Library(store).games()
    assert [(entry.stream_id, entry.created_ms, entry.opened.white) for entry in entries] == [
        (TWO, 1_000, "Дубов Пётр"),
        (ONE, 2_000, "Ёлкина Аня"),
    ]


def test_unfinished_games_are_those_begun_without_a_result(store: SlowStore) -> None:
    game(store, ONE)
    mated(store, TWO)
    start(game(store, THREE))
    library = Library(store)
    assert [(entry.stream_id, entry.version, entry.is_live) for entry in library.unfinished()] == [(THREE, 2, True)]
    assert [entry.is_live for entry in library.games()] == [True, False, True]


def test_a_stream_that_never_got_its_opening_is_not_listed(store: SlowStore) -> None:
    store.create(ONE, "game", CREATED_MS)
    store.create(TWO, "tournament", CREATED_MS)
    library = Library(store)
    assert (library.games(), library.unfinished()) == ((), ())
    assert library.last_tournament() is None


def test_of_several_tournaments_the_last_is_known(store: SlowStore) -> None:
    _, autumn = created(store), created(store, title="Осень")
    assert Library(store).last_tournament() == autumn.stream_id


# Results


def test_a_game_has_a_result_once_it_ended(store: SlowStore) -> None:
    library = Library(store)
    start(game(store, ONE))
    mated(store, TWO)
    assert [library.result(each) for each in (ONE, TWO, THREE)] == [None, MATE, None]


def test_the_last_result_counts(store: SlowStore) -> None:
    session = mated(store, ONE)
    act(session, Declare(by=Actor.ARBITER, at_ms=9_000, result=Score.DRAW))
    result = Library(store).result(ONE)
    assert result is not None
    assert result.score is Score.DRAW


def test_a_result_is_found_however_much_was_tried_after_it(store: SlowStore) -> None:
    session = mated(store, ONE)
    for number in range(30):
        act(session, Press(by=Actor.WHITE, at_ms=9_000 + number))
    assert Library(store).result(ONE) == MATE


def test_a_game_is_looked_at_without_being_opened(store: SlowStore) -> None:
    session = game(store, ONE)
    start(session)
    assert Library(store).log(ONE) == session.log
    assert len(store.read(ONE)) == 2


def test_of_a_game_that_ended_the_record_is_read_and_of_no_other(store: SlowStore) -> None:
    session = mated(store, ONE)
    kept = Library(store).ended(ONE)
    assert kept is not None
    assert (kept.created_ms, kept.rows) == (CREATED_MS, session.log)
    game(store, TWO)
    assert Library(store).ended(TWO) is None
    assert Library(store).ended(UUID(int=99)) is None


# Reconciling


class Torn(MemoryStore):
    """A store in which the rows from one on cannot be read."""

    torn_from = 5

    def read(self, stream_id: UUID, *, after: int = 0, until: int | None = None) -> tuple[StoredAct, ...]:
        info = self.info(stream_id)
        if info is not None and (info.version if until is None else until) >= self.torn_from:
            raise StoreError("storage.damaged")
        return super().read(stream_id, after=after, until=until)


@pytest.mark.parametrize(("torn_from", "left"), [(1, 0), (2, 1), (5, 4), (9, 8), (100, 10)])
def test_a_damaged_game_is_read_as_far_as_it_goes(torn_from: int, left: int) -> None:
    store = Torn()
    store.torn_from = 100
    session = GameSession.create(store, opened(), created_ms=CREATED_MS)
    start(session)
    for at_ms in range(3_000, 11_000, 1_000):
        act(session, Wait(by=Actor.PROGRAM, at_ms=at_ms))
    assert len(session.log) == 10
    store.torn_from = torn_from
    assert Library(store).readable_log(session.stream_id) == session.log[:left]


def test_of_a_game_that_is_not_there_nothing_is_read(store: SlowStore) -> None:
    assert Library(store).readable_log(UUID(int=1)) == ()


def test_a_game_that_ended_unknown_to_its_tournament_is_recorded_once(store: SlowStore) -> None:
    tournament = drawn(store)
    mated(store, ONE)
    link(tournament, ONE)
    library = Library(store)
    (record,) = library.reconcile(tournament, unix_ms=NOW_MS)
    assert (record.score, record.termination, record.article) == (Score.BLACK_WINS, Termination.CHECKMATE, "5.1.1")
    assert (pairing(tournament).status, pairing(tournament).score) == (PairingStatus.FINISHED, Score.BLACK_WINS)
    assert tournament.log[-1].handled_ms == 60_000
    length = len(tournament.log)
    assert library.reconcile(tournament, unix_ms=NOW_MS) == ()
    assert len(tournament.log) == length


def test_a_game_that_goes_on_is_left_alone(store: SlowStore) -> None:
    tournament = drawn(store)
    session = game(store, ONE)
    link(tournament, ONE)
    start(session)
    assert Library(store).reconcile(tournament, unix_ms=NOW_MS) == ()
    assert pairing(tournament).status is PairingStatus.RUNNING


def test_a_pairing_that_is_not_played_is_left_alone(store: SlowStore) -> None:
    tournament = drawn(store)
    mated(store, ONE)
    assert Library(store).reconcile(tournament, unix_ms=NOW_MS) == ()


def test_an_annulled_game_opens_its_pairing(store: SlowStore) -> None:
    tournament = drawn(store)
    session = game(store, ONE)
    link(tournament, ONE)
    act(session, Declare(by=Actor.ARBITER, at_ms=9_000, result=Score.ANNULLED))
    Library(store).reconcile(tournament, unix_ms=NOW_MS)
    assert pairing(tournament).status is PairingStatus.OPEN


def test_a_pairing_whose_game_is_not_there_is_opened_again(store: SlowStore) -> None:
    tournament = drawn(store)
    link(tournament, ONE)
    (record,) = Library(store).reconcile(tournament, unix_ms=NOW_MS)
    assert (record.score, record.termination) == (Score.ANNULLED, None)
    assert pairing(tournament).status is PairingStatus.OPEN


def test_several_games_are_recorded_at_once(store: SlowStore) -> None:
    tournament = drawn(store)
    for board, game_id in ((1, ONE), (2, TWO)):
        link(tournament, game_id, board=board)
    mated(store, ONE)
    session = game(store, TWO)
    start(session)
    act(session, Resign(by=Actor.WHITE, at_ms=5_000))
    act(session, Wait(by=Actor.PROGRAM, at_ms=6_000))
    Library(store).reconcile(tournament, unix_ms=NOW_MS)
    assert [pairing(tournament, board=board).score for board in (1, 2)] == [Score.BLACK_WINS, Score.BLACK_WINS]


def recorded(store: SlowStore, session: GameSession) -> TournamentSession:
    """A tournament that knows how the game at its first board ended."""
    tournament = drawn(store)
    link(tournament, session.stream_id)
    Library(store).reconcile(tournament, unix_ms=NOW_MS)
    assert pairing(tournament).score is Score.BLACK_WINS
    return tournament


def declare(session: GameSession, score: Score) -> None:
    act(session, Declare(by=Actor.ARBITER, at_ms=9_000, result=score))


def corrected_by_hand(tournament: TournamentSession, score: Score) -> None:
    correction = CorrectResult(
        at_ms=NOW_MS, by="arbiter", group="I", round=1, board=1, score=score, reason="so it was signed"
    )
    arrange(tournament, correction)


def test_a_correction_at_the_board_that_the_tournament_missed_is_entered_once(store: SlowStore) -> None:
    """The program died between the row of the game and the row of the tournament."""
    session = mated(store, ONE)
    tournament = recorded(store, session)
    declare(session, Score.WHITE_WINS)
    library = Library(store)
    (correction,) = library.reconcile(tournament, unix_ms=NOW_MS)
    assert isinstance(correction, CorrectResult)
    assert (correction.source, correction.by) == (ResultSource.BOARD, "arbiter")
    assert correction.reason
    assert (pairing(tournament).status, pairing(tournament).score) == (PairingStatus.FINISHED, Score.WHITE_WINS)
    assert library.reconcile(tournament, unix_ms=NOW_MS) == ()


def test_a_game_annulled_after_its_result_opens_its_pairing(store: SlowStore) -> None:
    session = mated(store, ONE)
    tournament = recorded(store, session)
    declare(session, Score.ANNULLED)
    library = Library(store)
    library.reconcile(tournament, unix_ms=NOW_MS)
    assert pairing(tournament).status is PairingStatus.OPEN
    assert library.reconcile(tournament, unix_ms=NOW_MS) == ()


def test_what_was_entered_by_hand_after_the_game_stays(store: SlowStore) -> None:
    session = mated(store, ONE)
    tournament = recorded(store, session)
    corrected_by_hand(tournament, Score.DRAW)
    assert Library(store).reconcile(tournament, unix_ms=NOW_MS) == ()
    assert pairing(tournament).score is Score.DRAW


def test_a_closed_group_stays_as_it_was_signed(store: SlowStore) -> None:
    session = mated(store, ONE)
    tournament = recorded(store, session)
    for each in (each for round_ in tournament.view.groups[0].rounds for each in round_.pairings):
        if each.score is None:
            by_hand = RecordResult(
                at_ms=NOW_MS,
                by="arbiter",
                group="I",
                round=each.round,
                board=each.board,
                score=Score.DRAW,
                source=ResultSource.HAND,
            )
            arrange(tournament, by_hand)
    arrange(tournament, CloseGroup(at_ms=NOW_MS, by="arbiter", group="I"))
    declare(session, Score.WHITE_WINS)
    assert Library(store).reconcile(tournament, unix_ms=NOW_MS) == ()
    assert pairing(tournament).score is Score.BLACK_WINS


def test_a_finished_game_that_cannot_be_read_does_not_keep_the_tournament_shut(
    store: SlowStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    tournament = recorded(store, mated(store, ONE))

    def altered(*_: object, **__: object) -> tuple[StoredAct, ...]:
        raise StoreError("storage.altered", version="2")

    monkeypatch.setattr(store, "read", altered)
    assert Library(store).reconcile(tournament, unix_ms=NOW_MS) == ()
    assert pairing(tournament).score is Score.BLACK_WINS
