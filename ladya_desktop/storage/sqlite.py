"""The store in an SQLite database: STRICT tables, write-ahead log, one row one act.

All methods belong to the thread that opened the store; only callbacks come from the syncing thread. A commit writes
into the log and waits for no disk.
"""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from ladya_desktop.eventlog import ClockReading, StoredAct, StoreError, StreamInfo, WrongVersionError
from ladya_desktop.storage.chain import genesis, link
from ladya_desktop.storage.codec import Codec, KeptRow, Row, stored_acts
from ladya_desktop.storage.errors import store_errors
from ladya_desktop.storage.syncer import Syncer

if TYPE_CHECKING:
    from uuid import UUID

_INFO = """
SELECT id, kind, created_ms, coalesce((SELECT max(version) FROM act WHERE stream = number), 0), is_live FROM stream
"""

_LAST = 2**63 - 1


@dataclass(frozen=True, slots=True, kw_only=True)
class _Stream:
    """The number of a stream in this database, and what its first row is chained to."""

    number: int
    genesis: str


class SqliteStore:
    """An EventStore; made by `open_store`. It owns the connection, the syncing thread and the lock of the folder."""

    def __init__(self, connection: sqlite3.Connection, *, path: Path, syncer: Syncer, lock: int) -> None:
        self._connection = connection
        self._path = path
        self._syncer = syncer
        self._lock = lock
        self._codec = Codec()
        self._streams: dict[UUID, _Stream] = {}
        self._is_closed = False

    def create(self, stream_id: "UUID", kind: str, created_ms: int) -> None:
        """Makes an empty stream."""
        with self._transaction() as connection:
            if self._find(stream_id) is not None:
                raise StoreError("storage.stream_exists", stream=str(stream_id))
            connection.execute(
                "INSERT INTO stream (id, kind, created_ms, is_live) VALUES (?, ?, ?, 1)",
                (str(stream_id), kind, created_ms),
            )
        self._syncer.appended(is_urgent=False)

    def append(
        self,
        stream_id: "UUID",
        expected_version: int,
        *,
        act: object | None,
        events: tuple[object, ...],
        handled_ms: int,
        device: str,
        is_live: bool = True,
        is_urgent: bool = True,
    ) -> StoredAct:
        """Commits one row."""
        version = expected_version + 1
        body = self._codec.encode(Row(version=version, act=act, events=events, handled_ms=handled_ms, device=device))
        with self._transaction() as connection:
            stream = self._stream(stream_id)
            row_hash = link(self._hash_at(stream, expected_version), body.encode())
            connection.execute("INSERT INTO act VALUES (?, ?, ?, ?)", (stream.number, version, body, row_hash))
            connection.execute(
                "UPDATE stream SET is_live = ?2 WHERE number = ?1 AND is_live <> ?2", (stream.number, int(is_live))
            )
        self._syncer.appended(is_urgent=is_urgent)
        return StoredAct(version=version, act=act, events=events, handled_ms=handled_ms, device=device, hash=row_hash)

    def read(self, stream_id: "UUID", *, after: int = 0, until: int | None = None) -> tuple[StoredAct, ...]:
        """The rows of a stream, each checked against its hash."""
        with self._reading() as connection:
            stream = self._stream(stream_id)
            rows = connection.execute(
                "SELECT version, body, hash FROM act WHERE stream = ?1 AND version >= ?2 AND version <= ?3"
                " ORDER BY version",
                (stream.number, after, _LAST if until is None else until),
            ).fetchall()
        kept = [KeptRow(version=version, body=body, hash=row_hash) for version, body, row_hash in rows]
        previous = stream.genesis
        if after and kept:
            previous = kept.pop(0).hash
        return stored_acts(self._codec, kept, after=after, previous=previous)

    def streams(self, kind: str) -> tuple[StreamInfo, ...]:
        """All streams of a kind, oldest first."""
        with self._reading() as connection:
            rows = connection.execute(_INFO + "WHERE kind = ? ORDER BY created_ms, number", (kind,)).fetchall()
        return tuple(_stream_info(row) for row in rows)

    def info(self, stream_id: "UUID") -> StreamInfo | None:
        """One stream, None if there is none of this id."""
        with self._reading() as connection:
            row = connection.execute(_INFO + "WHERE id = ?", (str(stream_id),)).fetchone()
        return None if row is None else _stream_info(row)

    def when_synced(self, callback: Callable[[], None]) -> None:
        """Calls back from the syncing thread once everything appended so far is safe from a power cut."""
        self._refuse_if_closed()
        self._syncer.when_synced(callback)

    def keep_reading(self, stream_id: "UUID", reading: ClockReading) -> None:
        """Keeps the clocks' last reading; it reaches the disk with the next sync, none is made for it."""
        with self._transaction() as connection:
            connection.execute(
                "INSERT OR REPLACE INTO reading VALUES (?, ?, ?, ?, ?)",
                (self._stream(stream_id).number, reading.version, reading.at_ms, reading.white_ms, reading.black_ms),
            )

    def last_reading(self, stream_id: "UUID") -> ClockReading | None:
        """The last reading kept, if any."""
        with self._reading() as connection:
            row = connection.execute(
                "SELECT version, at_ms, white_ms, black_ms FROM reading WHERE stream = ?",
                (self._stream(stream_id).number,),
            ).fetchone()
        if row is None:
            return None
        version, at_ms, white_ms, black_ms = row
        return ClockReading(version=version, at_ms=at_ms, white_ms=white_ms, black_ms=black_ms)

    def close(self) -> None:
        """Syncs, folds the log into the database and frees the folder; closing twice is harmless."""
        if self._is_closed:
            return
        self._is_closed = True
        self._syncer.close()
        self._connection.close()
        os.close(self._lock)

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        with self._reading() as connection:
            connection.execute("BEGIN IMMEDIATE")
            try:
                yield connection
                connection.execute("COMMIT")
            except BaseException:
                connection.rollback()
                raise

    @contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection]:
        self._refuse_if_closed()
        with store_errors(self._path):
            yield self._connection

    def _refuse_if_closed(self) -> None:
        if self._is_closed:
            raise StoreError("storage.closed")

    def _stream(self, stream_id: "UUID") -> _Stream:
        stream = self._streams.get(stream_id)
        if stream is None:
            stream = self._find(stream_id)
            if stream is None:
                raise StoreError("storage.unknown_stream", stream=str(stream_id))
            self._streams[stream_id] = stream
        return stream

    def _find(self, stream_id: "UUID") -> _Stream | None:
        row = self._connection.execute(
            "SELECT number, kind, created_ms FROM stream WHERE id = ?", (str(stream_id),)
        ).fetchone()
        if row is None:
            return None
        number, kind, created_ms = row
        return _Stream(number=number, genesis=genesis(stream_id, kind, created_ms))

    def _hash_at(self, stream: _Stream, version: int) -> str:
        """The hash of the last row, which must be of this version."""
        row = self._connection.execute(
            "SELECT version, hash FROM act WHERE stream = ? ORDER BY version DESC LIMIT 1", (stream.number,)
        ).fetchone()
        last, row_hash = row or (0, stream.genesis)
        if last != version:
            raise WrongVersionError(version, last)
        return str(row_hash)


def _stream_info(row: tuple[str, str, int, int, int]) -> StreamInfo:
    from uuid import UUID

    stream_id, kind, created_ms, version, is_live = row
    return StreamInfo(
        stream_id=UUID(stream_id), kind=kind, created_ms=created_ms, version=version, is_live=bool(is_live)
    )
