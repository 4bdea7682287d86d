"""A tournament in its session: stored before shown, refused acts leave no trace, loaded as it was."""

import pytest

from ladya_desktop.eventlog import StoreError
from ladya_desktop.game.result import Score
from ladya_desktop.session.tournament import TournamentSession
from ladya_desktop.tournament.acts import RecordResult, RenameParticipant, ResultSource, WithdrawParticipant
from ladya_desktop.tournament.decide import ActRefused, decide
from ladya_desktop.tournament.evolve import evolve_all
from ladya_desktop.tournament.setup import Entry
from ladya_desktop.tournament.state import EMPTY_TOURNAMENT
from ladya_desktop.tournament.view import TournamentView
from tests.session.conftest import DISK_FULL, SlowStore
from tests.session.tournaments import CREATED_MS, created, drawn, laid_down, pairing, perform

RESULT = RecordResult(
    at_ms=CREATED_MS + 9_000,
    by="arbiter",
    group="I",
    round=1,
    board=1,
    score=Score.DRAW,
    source=ResultSource.HAND,
)


def test_a_tournament_begins_with_the_act_that_lays_it_down(store: SlowStore) -> None:
    session = created(store)
    (row,) = session.log
    assert (row.act, row.handled_ms, row.device) == (laid_down(), 0, "mouse")
    assert (session.view.title, session.created_ms) == ("Весенняя ладья", CREATED_MS)
    assert [info.stream_id for info in store.streams("tournament")] == [session.stream_id]


def test_a_refused_tournament_leaves_no_stream(store: SlowStore) -> None:
    refused = TournamentSession.create(store, laid_down(title=" "), created_ms=CREATED_MS, device="mouse")
    assert isinstance(refused, ActRefused)
    assert store.streams("tournament") == ()


def test_a_result_is_stored_before_it_is_shown(store: SlowStore) -> None:
    session = drawn(store)
    shown: list[tuple[TournamentView, int]] = []
    session.subscribe(lambda view: shown.append((view, len(store.read(session.stream_id)))))
    view = perform(session, RESULT)
    assert shown == [(view, 4)]
    assert pairing(session).score is Score.DRAW
    assert (session.log[-1].act, session.log[-1].handled_ms) == (RESULT, 9_003)


def test_a_refused_act_leaves_no_trace(store: SlowStore) -> None:
    session = drawn(store)
    perform(session, RESULT)
    before = session.view
    refused = session.perform(RESULT, handled_ms=0, device="mouse")
    assert isinstance(refused, ActRefused)
    assert (session.view, len(session.log)) == (before, 4)


def test_an_act_that_changes_nothing_is_not_stored(store: SlowStore) -> None:
    session = drawn(store)
    shown: list[TournamentView] = []
    session.subscribe(shown.append)
    same = RenameParticipant(
        at_ms=CREATED_MS + 5_000, by="arbiter", participant_id=1, entry=Entry(name="Ёлкина Аня", grade=3, letter="А")
    )
    assert perform(session, same) == session.view
    assert (len(session.log), shown) == (3, [])


def test_a_tournament_is_loaded_as_it_was_shown(store: SlowStore) -> None:
    session = drawn(store)
    perform(session, RESULT)
    again = TournamentSession(store, session.stream_id)
    assert (again.view, again.state, again.log) == (session.view, session.state, session.log)


def test_there_is_no_tournament_without_its_stream(store: SlowStore) -> None:
    session = drawn(store)
    with pytest.raises(StoreError, match="unknown_stream"):
        TournamentSession(SlowStore(), session.stream_id)


def test_an_act_that_cannot_be_stored_did_not_happen(store: SlowStore) -> None:
    session = drawn(store)
    before = session.view
    store.error = DISK_FULL
    with pytest.raises(StoreError, match="disk_full"):
        perform(session, RESULT)
    assert (session.view, len(session.log)) == (before, 3)
    store.error = None
    perform(session, RESULT)


def test_another_hand_in_the_stream_is_shown_and_the_act_refused(store: SlowStore) -> None:
    session = drawn(store)
    perform(TournamentSession(store, session.stream_id), RESULT)
    shown: list[TournamentView] = []
    session.subscribe(shown.append)
    rename = RenameParticipant(
        at_ms=CREATED_MS + 9_500, by="arbiter", participant_id=2, entry=Entry(name="Грибов Иван", grade=3)
    )
    with pytest.raises(StoreError, match="changed_elsewhere"):
        perform(session, rename)
    assert shown == [session.view]
    assert pairing(session).score is Score.DRAW
    perform(session, rename)


def test_stored_acts_decided_again_cause_the_same_events(store: SlowStore) -> None:
    session = drawn(store)
    perform(session, RESULT)
    state = EMPTY_TOURNAMENT
    for row in session.log:
        decision = decide(state, row.act)  # type: ignore[arg-type]  # a tournament's stream
        assert decision == row.events
        state = evolve_all(state, row.events)  # type: ignore[arg-type]  # a tournament's stream


# What would be


def test_a_preview_is_the_view_that_the_act_then_leads_to(store: SlowStore) -> None:
    session = drawn(store)
    leaving = WithdrawParticipant(at_ms=CREATED_MS + 9_000, by="arbiter", participant_id=4, after_round=0, reason="ill")
    shown = session.preview(leaving)
    assert isinstance(shown, TournamentView)
    assert shown != session.view
    assert shown == perform(session, leaving)


def test_a_preview_changes_and_stores_nothing(store: SlowStore) -> None:
    session = drawn(store)
    before = (session.view, session.state, session.log)
    told: list[TournamentView] = []
    session.subscribe(told.append)
    session.preview(RESULT)
    assert (session.view, session.state, session.log) == before
    assert (len(store.read(session.stream_id)), told) == (3, [])


def test_a_preview_of_what_is_refused_is_the_refusal(store: SlowStore) -> None:
    session = drawn(store)
    perform(session, RESULT)
    shown = session.preview(RESULT)
    assert isinstance(shown, ActRefused)
    assert shown.code == "tournament_acts.result_stands"


def test_a_preview_of_what_changes_nothing_is_the_view(store: SlowStore) -> None:
    session = drawn(store)
    same = Entry(name="Ёлкина Аня", grade=3, letter="А")
    rename = RenameParticipant(at_ms=CREATED_MS + 5_000, by="arbiter", participant_id=1, entry=same)
    assert session.preview(rename) == session.view


def test_who_unsubscribes_is_told_no_more(store: SlowStore) -> None:
    session = drawn(store)
    shown: list[TournamentView] = []
    session.subscribe(shown.append)()
    perform(session, RESULT)
    assert shown == []
