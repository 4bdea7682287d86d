"""Colours found reversed too late (7.3): the game goes on so, and the table counts the colours it was played with."""

from uuid import UUID

import pytest

from ladya_desktop.game.acts import Actor, Declare, Finding, Resume, Rule, SetCounter, Stop, Undo
from ladya_desktop.game.result import Score
from ladya_desktop.session.game import GameSession
from ladya_desktop.session.library import Library, correction, is_reversed
from ladya_desktop.tournament.view import PairingStatus
from tests.session.conftest import SlowStore
from tests.session.games import opened, perform, start
from tests.session.tournaments import CREATED_MS, drawn, link, pairing
from tests.session.tournaments import perform as arrange

GAME = UUID(int=1)
NOW_MS = CREATED_MS + 60_000


def begun(store: SlowStore) -> GameSession:
    """A game in which both have completed ten moves, standing for the arbiter."""
    session = GameSession.create(store, opened(), created_ms=CREATED_MS, stream_id=GAME)
    start(session)
    perform(session, Stop(by=Actor.ARBITER, at_ms=200))
    perform(session, SetCounter(by=Actor.ARBITER, at_ms=300, white=10, black=10))
    return session


def found(session: GameSession, finding: Finding = Finding.COLOURS_REVERSED, at_ms: int = 400) -> None:
    perform(session, Rule(by=Actor.ARBITER, at_ms=at_ms, finding=finding))


def declared(session: GameSession, score: Score = Score.WHITE_WINS, at_ms: int = 900) -> None:
    perform(session, Declare(by=Actor.ARBITER, at_ms=at_ms, result=score))


def test_a_game_is_reversed_once_it_was_found_so(store: SlowStore) -> None:
    session = begun(store)
    assert not is_reversed(session.log)
    found(session)
    assert session.view.result is None
    assert is_reversed(session.log)


def test_what_was_found_may_be_taken_back(store: SlowStore) -> None:
    session = begun(store)
    found(session)
    perform(session, Undo(by=Actor.ARBITER, at_ms=500))
    assert not is_reversed(session.log)


def test_another_ruling_taken_back_changes_nothing_of_it(store: SlowStore) -> None:
    session = begun(store)
    found(session)
    found(session, Finding.DISPLACED, at_ms=500)
    perform(session, Undo(by=Actor.ARBITER, at_ms=600))
    assert is_reversed(session.log)


@pytest.mark.parametrize("reverses", [True, False])
def test_a_result_that_the_table_missed_has_its_real_colours(store: SlowStore, reverses: bool) -> None:
    """Number 1 was to have White: found reversed, the point is that of number 4."""
    tournament, session = drawn(store), begun(store)
    link(tournament, GAME)
    if reverses:
        found(session)
    perform(session, Resume(by=Actor.ARBITER, at_ms=700))
    declared(session)
    Library(store).reconcile(tournament, unix_ms=NOW_MS)
    one = pairing(tournament)
    assert (one.score, one.colors_reversed, one.players.white.number) == (
        Score.WHITE_WINS,
        reverses,
        4 if reverses else 1,
    )


def test_an_annulled_game_has_no_colours_for_the_next(store: SlowStore) -> None:
    tournament, session = drawn(store), begun(store)
    link(tournament, GAME)
    found(session)
    declared(session, Score.ANNULLED)
    Library(store).reconcile(tournament, unix_ms=NOW_MS)
    one = pairing(tournament)
    assert (one.status, one.players.white.number, [each.score for each in one.history]) == (
        PairingStatus.OPEN,
        1,
        [Score.ANNULLED],
    )


@pytest.mark.parametrize(
    ("score", "is_so"), [(Score.DRAW, True), (Score.WHITE_BY_FORFEIT, True), (Score.ANNULLED, False)]
)
def test_a_result_changed_at_the_board_keeps_the_colours(store: SlowStore, score: Score, is_so: bool) -> None:
    tournament, session = drawn(store), begun(store)
    link(tournament, GAME)
    found(session)
    declared(session)
    library = Library(store)
    library.reconcile(tournament, unix_ms=NOW_MS)
    declared(session, score, at_ms=1_000)
    result = session.view.result
    assert result is not None
    arrange(tournament, correction(pairing(tournament), result, NOW_MS))
    assert pairing(tournament).colors_reversed is is_so
    assert pairing(tournament).history[-1].score is score
