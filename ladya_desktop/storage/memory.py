"""The store in memory, for lessons, cases and tests: the same contract, rows kept as the same bytes, no disk."""

from collections.abc import Callable
from dataclasses import dataclass, field
from uuid import UUID

from ladya_desktop.eventlog import ClockReading, StoredAct, StoreError, StreamInfo, WrongVersionError
from ladya_desktop.storage.chain import genesis, link
from ladya_desktop.storage.codec import Codec, KeptRow, Row, stored_acts


@dataclass(slots=True, kw_only=True)
class _Stream:
    kind: str
    created_ms: int
    genesis: str
    is_live: bool = True
    rows: list[KeptRow] = field(default_factory=list)
    reading: ClockReading | None = None

    def hash_at(self, version: int) -> str:
        return self.rows[version - 1].hash if version else self.genesis


class MemoryStore:
    """An EventStore that forgets everything when it is dropped; whatever is appended counts as synced."""

    def __init__(self) -> None:
        self._codec = Codec()
        self._streams: dict[UUID, _Stream] = {}
        self._is_closed = False

    def create(self, stream_id: UUID, kind: str, created_ms: int) -> None:
        """Makes an empty stream."""
        if stream_id in self._open_streams():
            raise StoreError("storage.stream_exists", stream=str(stream_id))
        start = genesis(stream_id, kind, created_ms)
        self._streams[stream_id] = _Stream(kind=kind, created_ms=created_ms, genesis=start)

    def append(
        self,
        stream_id: UUID,
        expected_version: int,
        *,
        act: object | None,
        events: tuple[object, ...],
        handled_ms: int,
        device: str,
        is_live: bool = True,
        is_urgent: bool = True,  # noqa: ARG002  # of the contract
    ) -> StoredAct:
        """Keeps one row."""
        version = expected_version + 1
        body = self._codec.encode(Row(version=version, act=act, events=events, handled_ms=handled_ms, device=device))
        stream = self._stream(stream_id)
        if len(stream.rows) != expected_version:
            raise WrongVersionError(expected_version, len(stream.rows))
        row_hash = link(stream.hash_at(expected_version), body.encode())
        stream.rows.append(KeptRow(version=version, body=body, hash=row_hash))
        stream.is_live = is_live
        return StoredAct(version=version, act=act, events=events, handled_ms=handled_ms, device=device, hash=row_hash)

    def read(self, stream_id: UUID, *, after: int = 0, until: int | None = None) -> tuple[StoredAct, ...]:
        """The rows of a stream."""
        stream = self._stream(stream_id)
        rows = stream.rows[after:until]
        return stored_acts(self._codec, rows, after=after, previous=stream.hash_at(after)) if rows else ()

    def streams(self, kind: str) -> tuple[StreamInfo, ...]:
        """All streams of a kind, oldest first."""
        found = [_info(stream_id, each) for stream_id, each in self._open_streams().items() if each.kind == kind]
        return tuple(sorted(found, key=lambda info: info.created_ms))

    def info(self, stream_id: UUID) -> StreamInfo | None:
        """One stream, None if there is none of this id."""
        stream = self._open_streams().get(stream_id)
        return None if stream is None else _info(stream_id, stream)

    def when_synced(self, callback: Callable[[], None]) -> None:
        """Calls back at once."""
        self._open_streams()
        callback()

    def keep_reading(self, stream_id: UUID, reading: ClockReading) -> None:
        """Keeps the clocks' last reading."""
        self._stream(stream_id).reading = reading

    def last_reading(self, stream_id: UUID) -> ClockReading | None:
        """The last reading kept, if any."""
        return self._stream(stream_id).reading

    def close(self) -> None:
        """Refuses everything from now on."""
        self._is_closed = True

    def _open_streams(self) -> dict[UUID, _Stream]:
        if self._is_closed:
            raise StoreError("storage.closed")
        return self._streams

    def _stream(self, stream_id: UUID) -> _Stream:
        stream = self._open_streams().get(stream_id)
        if stream is None:
            raise StoreError("storage.unknown_stream", stream=str(stream_id))
        return stream


def _info(stream_id: UUID, stream: _Stream) -> StreamInfo:
    return StreamInfo(
        stream_id=stream_id,
        kind=stream.kind,
        created_ms=stream.created_ms,
        version=len(stream.rows),
        is_live=stream.is_live,
    )
