"""What every store promises, tried on each."""

import threading

import pytest

from ladya_desktop.eventlog import ClockReading, EventStore, StoreError, StreamInfo, WrongVersionError
from tests.storage.acts import GAME, OTHER, append, fill, touch, touched

READING = ClockReading(version=3, at_ms=4_000, white_ms=5_000, black_ms=6_000)


def test_rows_come_back_as_they_were_appended(store: EventStore) -> None:
    appended = fill(store, 3)
    assert store.read(GAME) == appended
    assert [row.version for row in appended] == [1, 2, 3]
    assert (appended[1].act, appended[1].events) == (touch(2), (touched(2),))
    assert (appended[1].handled_ms, appended[1].device) == (3, "mouse")


def test_an_opening_row_has_no_act_and_a_quiet_act_no_events(store: EventStore) -> None:
    store.create(GAME, "game", 0)
    opening = store.append(GAME, 0, act=None, events=(touched(0),), handled_ms=0, device="program")
    quiet = store.append(GAME, 1, act=touch(1), events=(), handled_ms=1, device="mouse")
    assert store.read(GAME) == (opening, quiet)


def test_hashes_are_chained_and_belong_to_the_stream(store: EventStore) -> None:
    store.create(OTHER, "game", 1_000)
    store.append(OTHER, 0, act=touch(1), events=(touched(1),), handled_ms=2, device="mouse")
    hashes = [row.hash for row in (*fill(store, 3), *store.read(OTHER))]
    assert len(set(hashes)) == 4
    assert all(len(bytes.fromhex(each)) == 32 for each in hashes)


def test_the_chain_is_the_same_in_every_store_for_ever(store: EventStore) -> None:
    assert fill(store, 2)[-1].hash == "4e767dcb2420a5cbe79763a6517f08f3ac2f15684e5d1343486ef37d166d8520"


@pytest.mark.parametrize(
    ("after", "until", "versions"),
    [(0, 2, [1, 2]), (1, None, [2, 3]), (2, 3, [3]), (3, None, []), (9, None, []), (0, 0, []), (2, 1, [])],
)
def test_part_of_a_stream_is_read(store: EventStore, after: int, until: int | None, versions: list[int]) -> None:
    appended = fill(store, 3)
    assert list(store.read(GAME, after=after, until=until)) == [appended[version - 1] for version in versions]


@pytest.mark.parametrize("expected", [0, 1, 3, 7])
def test_a_wrong_version_writes_nothing(store: EventStore, expected: int) -> None:
    appended = fill(store, 2)
    with pytest.raises(WrongVersionError):
        store.append(GAME, expected, act=None, events=(), handled_ms=0, device="")
    assert store.read(GAME) == appended
    append(store, 3)


def test_streams_are_listed_by_kind_oldest_first(store: EventStore) -> None:
    store.create(OTHER, "game", 2_000)
    fill(store, 2)
    tournament = type(GAME)(int=3)
    store.create(tournament, "tournament", 500)
    game = StreamInfo(stream_id=GAME, kind="game", created_ms=1_000, version=2, is_live=True)
    other = StreamInfo(stream_id=OTHER, kind="game", created_ms=2_000, version=0, is_live=True)
    assert store.streams("game") == (game, other)
    assert [info.stream_id for info in store.streams("tournament")] == [tournament]
    assert store.streams("diploma") == ()
    assert (store.info(GAME), store.info(OTHER)) == (game, other)


def test_there_is_no_info_on_an_unknown_stream(store: EventStore) -> None:
    assert store.info(GAME) is None


def test_a_stream_lives_as_its_last_row_says(store: EventStore) -> None:
    lives = []
    store.create(GAME, "game", 0)
    for number, is_live in ((1, True), (2, False), (3, False), (4, True)):
        append(store, number, is_live=is_live)
        lives.append([info.is_live for info in store.streams("game")])
    assert lives == [[True], [False], [False], [True]]


def test_a_stream_is_created_once(store: EventStore) -> None:
    appended = fill(store, 1)
    with pytest.raises(StoreError, match=r"storage\.stream_exists"):
        store.create(GAME, "game", 9)
    assert store.read(GAME) == appended


def test_an_unknown_stream_is_named(store: EventStore) -> None:
    for attempt in (
        lambda: store.read(GAME),
        lambda: append(store, 1),
        lambda: store.keep_reading(GAME, READING),
        lambda: store.last_reading(GAME),
    ):
        with pytest.raises(StoreError) as caught:
            attempt()
        assert (caught.value.code, caught.value.params) == ("storage.unknown_stream", {"stream": str(GAME)})


def test_the_last_reading_replaces_the_one_before(store: EventStore) -> None:
    fill(store, 1)
    assert store.last_reading(GAME) is None
    store.keep_reading(GAME, ClockReading(version=1, at_ms=1, white_ms=1, black_ms=1))
    store.keep_reading(GAME, READING)
    assert store.last_reading(GAME) == READING


def test_a_reading_is_not_part_of_the_log(store: EventStore) -> None:
    appended = fill(store, 1)
    store.keep_reading(GAME, READING)
    assert store.read(GAME) == appended


def test_somebody_who_waits_is_called_once_the_rows_are_safe(store: EventStore) -> None:
    called = threading.Event()
    fill(store, 2)
    store.when_synced(called.set)
    assert called.wait(5)


def test_a_wrong_value_writes_nothing(store: EventStore) -> None:
    appended = fill(store, 1)
    with pytest.raises(TypeError):
        store.append(GAME, 1, act="touch", events=(), handled_ms=0, device="")
    assert store.read(GAME) == appended
    assert append(store, 2).version == 2


def test_a_closed_store_says_so(store: EventStore) -> None:
    fill(store, 1)
    store.close()
    store.close()
    for attempt in (
        lambda: store.read(GAME),
        lambda: append(store, 2),
        lambda: store.create(OTHER, "game", 0),
        lambda: store.streams("game"),
        lambda: store.when_synced(lambda: None),
    ):
        with pytest.raises(StoreError, match=r"storage\.closed"):
            attempt()
