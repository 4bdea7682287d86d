"""A game in its session: stored before shown, final after the sync, standing where it stood after a crash."""

import random
from dataclasses import replace
from typing import cast
from uuid import UUID

import pytest

from benchmarks.kill import next_acts
from ladya_desktop.eventlog import ClockReading, Recovery, StoreError
from ladya_desktop.game.acts import Act, Actor, Declare, Note, OfferDraw, Press, Resign, Resume, Stop, Touch, Wait
from ladya_desktop.game.by_color import ByColor
from ladya_desktop.game.clock import ClockState
from ladya_desktop.game.decide import decide
from ladya_desktop.game.events import ClocksStopped
from ladya_desktop.game.evolve import evolve
from ladya_desktop.game.regulations import Conduct
from ladya_desktop.game.result import Score, Termination
from ladya_desktop.game.view import GameView, Phase, PlayerAct
from ladya_desktop.session.game import GameSession, replay
from tests.session.conftest import DISK_FULL, SlowStore
from tests.session.games import BASE_MS, CREATED_MS, FOOLS_MATE, opened, perform, play, start

GAME = UUID("11111111-1111-4111-8111-111111111111")


@pytest.fixture
def session(store: SlowStore) -> GameSession:
    return GameSession.create(store, opened(), created_ms=CREATED_MS, stream_id=GAME)


def loaded(store: SlowStore, *, after_ms: int = 0) -> GameSession:
    """The game opened again by another program, so long after it was created."""
    return GameSession.load(store, GAME, unix_ms=CREATED_MS + after_ms)


def but_for_the_clock(view: GameView) -> GameView:
    """The view without what stopping the clocks changes."""
    clock = ClockState(remaining_ms=ByColor(0, 0))
    nothing: frozenset[PlayerAct] = frozenset()
    return replace(
        view,
        version=0,
        notice=None,
        clock=clock,
        flag_instant_ms=None,
        phase=Phase.STOPPED,
        available=ByColor(nothing, nothing),
    )


# Creating and performing


def test_a_new_game_has_its_opening_row(session: GameSession, store: SlowStore) -> None:
    (row,) = session.log
    assert (row.act, row.events) == (None, (opened(),))
    assert (session.view.version, session.view.phase, session.opened_ms) == (1, Phase.NOT_STARTED, 0)
    assert [(info.stream_id, info.created_ms) for info in store.streams("game")] == [(GAME, CREATED_MS)]


def test_games_get_names_of_their_own(store: SlowStore) -> None:
    names = {GameSession.create(store, opened(), created_ms=0).stream_id for _ in range(3)}
    assert len(names) == 3


def test_an_act_is_stored_with_hand_device_times_and_what_it_caused(session: GameSession) -> None:
    start(session)
    touch = Touch(by=Actor.WHITE, at_ms=500, squares=("e2",))
    view = session.perform(touch, handled_ms=507, device="touch 2")
    row = session.log[-1]
    assert (row.act, row.handled_ms, row.device, row.version) == (touch, 507, "touch 2", 3)
    assert [type(event).__name__ for event in row.events] == ["PiecesTouched"]
    assert view is session.view
    assert (view.version, view.in_hand) == (3, "e2")


def test_a_row_is_committed_before_its_view_is_shown(session: GameSession, store: SlowStore) -> None:
    stored_when_shown: list[tuple[int, int]] = []
    session.subscribe(lambda view: stored_when_shown.append((view.version, len(store.read(GAME)))))
    start(session)
    play(session, "e2e4", at_ms=100)
    assert stored_when_shown == [(2, 2), (3, 3), (4, 4), (5, 5)]


def test_an_act_that_causes_nothing_is_a_row_too(session: GameSession) -> None:
    perform(session, Wait(by=Actor.PROGRAM, at_ms=50))
    assert (session.log[-1].events, session.view.version) == ((), 2)


def test_a_refused_act_is_a_row_too(session: GameSession) -> None:
    perform(session, Press(by=Actor.BLACK, at_ms=50))
    assert [type(event).__name__ for event in session.log[-1].events] == ["ActRefused"]


def test_an_act_that_cannot_be_stored_did_not_happen(session: GameSession, store: SlowStore) -> None:
    start(session)
    before = session.view
    shown: list[GameView] = []
    session.subscribe(shown.append)
    store.error = DISK_FULL
    with pytest.raises(StoreError, match="disk_full"):
        play(session, "e2e4", at_ms=100)
    assert (session.view, shown, len(session.log)) == (before, [], 2)
    store.error = None
    play(session, "e2e4", at_ms=100)
    assert session.view.moves[-1].uci == "e2e4"


def test_what_an_act_would_bring_is_foreseen_and_does_not_happen(session: GameSession) -> None:
    start(session)
    rows, now = session.log, session.view
    view, illegal_moves = session.foreseen(Resign(by=Actor.WHITE, at_ms=session.last_act_ms))
    assert view.result is not None
    assert (view.result.score, view.is_result_final) == (Score.BLACK_WINS, False)
    assert illegal_moves == ByColor(0, 0)
    assert (session.log, session.view) == (rows, now)


def test_who_unsubscribes_is_told_no_more(session: GameSession) -> None:
    one: list[int] = []
    two: list[int] = []
    unsubscribe = session.subscribe(lambda view: one.append(view.version))
    session.subscribe(lambda view: two.append(view.version))
    start(session)
    unsubscribe()
    play(session, "e2e4", at_ms=100)
    assert (one, two) == ([2], [2, 3, 4, 5])


def test_the_position_and_the_last_act_are_known(session: GameSession) -> None:
    assert session.last_act_ms == 0
    start(session)
    assert play(session, "e2e4", at_ms=100) == session.last_act_ms == 1_100
    assert session.current.turn == "black"


def test_another_hand_in_the_stream_is_shown_and_the_act_refused(session: GameSession, store: SlowStore) -> None:
    other = GameSession.load(store, GAME, unix_ms=CREATED_MS)
    start(other)
    shown: list[int] = []
    session.subscribe(lambda view: shown.append(view.version))
    with pytest.raises(StoreError, match="changed_elsewhere"):
        start(session)
    assert (shown, session.view.phase) == ([2], Phase.RUNNING)
    play(session, "e2e4", at_ms=100)


# What may wait for a sync, and what waits for one


def test_only_handling_and_offers_may_wait_for_the_move_to_be_completed(session: GameSession, store: SlowStore) -> None:
    start(session)
    play(session, "e2e4", at_ms=100)
    perform(session, OfferDraw(by=Actor.BLACK, at_ms=1_200))
    perform(session, Stop(by=Actor.ARBITER, at_ms=1_300))
    opening, started, touched, put, pressed, offered, stopped = store.urgency
    assert (opening, touched, put, offered) == (False,) * 4
    assert (started, pressed, stopped) == (True,) * 3


def test_a_result_is_final_only_after_its_sync(session: GameSession, store: SlowStore) -> None:
    shown: list[tuple[bool, bool]] = []
    start(session)
    session.subscribe(lambda view: shown.append((view.result is not None, view.is_result_final)))
    perform(session, Resign(by=Actor.WHITE, at_ms=5_000))
    assert (shown, session.view.is_result_final) == ([(True, False)], False)
    store.sync()
    assert (shown, session.view.is_result_final) == ([(True, False), (True, True)], True)


def test_what_happens_between_a_result_and_its_sync_does_not_make_it_final(
    session: GameSession, store: SlowStore
) -> None:
    start(session)
    perform(session, Resign(by=Actor.WHITE, at_ms=5_000))
    assert not perform(session, Press(by=Actor.BLACK, at_ms=6_000)).is_result_final
    store.sync()
    assert session.view.is_result_final


def test_a_changed_result_waits_for_a_sync_of_its_own(session: GameSession, store: SlowStore) -> None:
    start(session)
    perform(session, Resign(by=Actor.WHITE, at_ms=5_000))
    store.sync()
    view = perform(session, Declare(by=Actor.ARBITER, at_ms=6_000, result=Score.DRAW))
    assert view.result is not None
    assert (view.result.score, view.is_result_final) == (Score.DRAW, False)
    store.sync()
    assert session.view.is_result_final


def test_a_stream_lives_until_it_has_a_result(session: GameSession, store: SlowStore) -> None:
    start(session)
    play(session, *FOOLS_MATE[:3], at_ms=100)
    assert [info.is_live for info in store.streams("game")] == [True]
    play(session, *FOOLS_MATE[3:], at_ms=4_000)
    assert [info.is_live for info in store.streams("game")] == [False]


# Replaying


def test_stored_acts_decided_again_cause_the_same_events(session: GameSession) -> None:
    start(session)
    at_ms = play(session, "e2e4", "d7d5", "e4d5", "e7e6", "d5e6", "g8f6", "e6f7", "e8e7", "f7g8q", at_ms=100)
    perform(session, Touch(by=Actor.BLACK, at_ms=at_ms, squares=("h8",)))
    perform(session, OfferDraw(by=Actor.WHITE, at_ms=at_ms + 5))
    perform(session, Wait(by=Actor.PROGRAM, at_ms=at_ms + 10 * BASE_MS))
    assert session.view.result is not None
    rows = session.log
    for number in range(1, len(rows)):
        act = rows[number].act
        assert decide(replay(rows[:number]), act) == rows[number].events  # type: ignore[arg-type]  # a game's stream


@pytest.mark.parametrize("seed", range(3))
def test_whatever_happened_decided_again_causes_the_same_events(session: GameSession, seed: int) -> None:
    chance = random.Random(seed)
    for number in range(150):
        for act in next_acts(session, chance, now_ms=100 * number):
            perform(session, act)
    opening, *rows = session.log
    state = replay((opening,))
    for row in rows:
        act = cast(Act, row.act)
        events = decide(state, act)
        assert events == row.events
        for event in events:
            state = evolve(state, event)


# After a crash


def test_a_game_is_loaded_as_it_was_shown(session: GameSession, store: SlowStore) -> None:
    start(session)
    at_ms = play(session, "e2e4", "e7e5", at_ms=100)
    perform(session, Touch(by=Actor.WHITE, at_ms=at_ms, squares=("g1",)))
    perform(session, Stop(by=Actor.ARBITER, at_ms=at_ms))
    again = loaded(store)
    assert again.view == session.view
    assert again.log == session.log
    assert again.recovery is None


def test_a_clock_that_ran_stands_at_the_last_reading(session: GameSession, store: SlowStore) -> None:
    start(session, at_ms=1_000)
    session.keep_reading(1_500)
    session.keep_reading(8_500)
    shown = session.view
    again = loaded(store, after_ms=60_000)
    assert again.view.clock.running is None
    assert again.view.clock.remaining_ms == ByColor(BASE_MS - 7_500, BASE_MS)
    assert again.recovery == Recovery(stopped_at_ms=8_500, gap_ms=51_500)
    assert but_for_the_clock(again.view) == but_for_the_clock(shown)


def test_the_stop_after_a_crash_is_an_act_of_the_program(session: GameSession, store: SlowStore) -> None:
    start(session, at_ms=1_000)
    row = loaded(store, after_ms=60_000).log[-1]
    assert row.act == Stop(by=Actor.PROGRAM, at_ms=1_000, reason="recovered")
    assert row.events == (ClocksStopped(by=Actor.PROGRAM, at_ms=1_000, reason="recovered"),)
    assert (row.handled_ms, row.device) == (60_000, "program")


def test_without_a_reading_nothing_is_charged_since_the_last_act(session: GameSession, store: SlowStore) -> None:
    start(session, at_ms=1_000)
    assert loaded(store).view.clock.remaining_ms == ByColor(BASE_MS, BASE_MS)


def test_a_reading_from_before_the_last_act_is_outdated(session: GameSession, store: SlowStore) -> None:
    start(session, at_ms=1_000)
    session.keep_reading(2_000)
    play(session, "e2e4", at_ms=3_000)
    assert loaded(store).view.clock.remaining_ms == ByColor(BASE_MS - 3_000 + 3_000, BASE_MS)


def test_a_second_crash_changes_nothing_and_the_arbiter_is_still_told(session: GameSession, store: SlowStore) -> None:
    start(session, at_ms=1_000)
    first = loaded(store, after_ms=60_000)
    again = loaded(store, after_ms=90_000)
    assert again.log == first.log
    assert again.recovery == first.recovery == Recovery(stopped_at_ms=1_000, gap_ms=59_000)
    perform(again, Resume(by=Actor.ARBITER, at_ms=again.opened_ms))
    assert again.recovery is None


def test_a_stop_by_hand_is_no_recovery(session: GameSession) -> None:
    start(session)
    perform(session, Stop(by=Actor.ARBITER, at_ms=200))
    assert session.recovery is None


def test_a_note_leaves_what_was_answered_last(session: GameSession, store: SlowStore) -> None:
    start(session)
    perform(session, Stop(by=Actor.WHITE, at_ms=1_000))
    said = session.view.notice
    assert said is not None
    perform(session, Note(by=Actor.ARBITER, at_ms=2_000, text="Noted"))
    assert (session.view.notice, loaded(store).view.notice) == (said, said)


def test_a_note_on_a_crash_leaves_it_to_be_told(session: GameSession, store: SlowStore) -> None:
    start(session)
    first = loaded(store, after_ms=60_000)
    perform(first, Note(by=Actor.ARBITER, at_ms=first.opened_ms, text="Noted"))
    assert first.recovery is not None
    assert loaded(store, after_ms=90_000).recovery == first.recovery


def test_time_goes_on_from_the_wall_clock_and_never_back(session: GameSession, store: SlowStore) -> None:
    start(session, at_ms=1_000)
    session.keep_reading(5_000)
    assert loaded(store, after_ms=90_000).opened_ms == 90_000
    assert loaded(store, after_ms=-1_000_000).opened_ms == 90_000


def test_a_wall_clock_set_back_does_not_date_the_stop_before_the_reading(
    session: GameSession, store: SlowStore
) -> None:
    start(session, at_ms=1_000)
    session.keep_reading(5_000)
    again = loaded(store, after_ms=-1_000_000)
    assert (again.opened_ms, again.recovery) == (5_000, Recovery(stopped_at_ms=5_000, gap_ms=0))


def test_a_flag_that_fell_before_the_last_reading_is_found(session: GameSession, store: SlowStore) -> None:
    start(session, at_ms=1_000)
    session.keep_reading(1_000 + BASE_MS + 700)
    view = loaded(store).view
    assert view.result is not None
    assert (view.result.score, view.result.termination) == (Score.BLACK_WINS, Termination.FLAG_FALL)


def test_a_result_found_again_becomes_final(session: GameSession, store: SlowStore) -> None:
    start(session)
    perform(session, Resign(by=Actor.WHITE, at_ms=5_000))
    store.waiting.clear()
    again = loaded(store)
    assert not again.view.is_result_final
    store.sync()
    assert again.view.is_result_final


def test_a_game_without_a_clock_just_goes_on(store: SlowStore) -> None:
    lesson = opened(conduct=Conduct.LESSON, base_ms=None)
    session = GameSession.create(store, lesson, created_ms=CREATED_MS, stream_id=GAME, kind="lesson")
    play(session, "e2e4", at_ms=100)
    again = loaded(store)
    assert (again.recovery, again.view) == (None, session.view)
    assert store.streams("game") == ()


@pytest.mark.parametrize("is_created", [False, True])
def test_a_game_without_its_opening_is_none(store: SlowStore, is_created: bool) -> None:
    if is_created:
        store.create(GAME, "game", 0)
    with pytest.raises(StoreError, match="unknown_stream"):
        loaded(store)


# Readings


def test_readings_are_kept_once_a_second_while_a_clock_runs(session: GameSession, store: SlowStore) -> None:
    kept: list[ClockReading | None] = []
    start(session, at_ms=1_000)
    for now_ms in (1_100, 1_500, 1_999, 2_100, 3_099):
        session.keep_reading(now_ms)
        kept.append(store.last_reading(GAME))
    assert [reading and reading.at_ms for reading in kept] == [1_100, 1_100, 1_100, 2_100, 3_099]
    assert kept[-1] == ClockReading(version=2, at_ms=3_099, white_ms=BASE_MS - 2_099, black_ms=BASE_MS)


def test_no_reading_is_kept_of_clocks_that_stand(session: GameSession, store: SlowStore) -> None:
    session.keep_reading(5_000)
    start(session, at_ms=5_000)
    perform(session, Stop(by=Actor.ARBITER, at_ms=6_000))
    session.keep_reading(9_000)
    assert store.last_reading(GAME) is None
