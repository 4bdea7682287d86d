"""What a store keeps and promises: one row is one act with the events it caused.

The application layer talks to `EventStore`; the memory and SQLite stores are behind it (room `storage`).
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from uuid import UUID


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredAct:
    """One row of a stream.

    `version` counts from 1. `act` is None for the opening row. `handled_ms` is when the program handled the act, in
    milliseconds of the stream like the act's own `at_ms`. `device` names the mouse, finger or key it came from.
    `hash` chains over the row before it (hex SHA-256).
    """

    version: int
    act: object | None
    events: tuple[object, ...]
    handled_ms: int
    device: str
    hash: str


@dataclass(frozen=True, slots=True, kw_only=True)
class StreamInfo:
    """A stream as lists show it: `kind` is "game" or "tournament"; `created_ms` is Unix time in milliseconds.

    `is_live` is what the last row said: whether the stream goes on (a game without a result); it saves lists a replay.
    """

    stream_id: "UUID"
    kind: str
    created_ms: int
    version: int
    is_live: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockReading:
    """What the clocks showed at `at_ms` of the stream, kept once a second outside the log while a clock runs."""

    version: int
    at_ms: int
    white_ms: int
    black_ms: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Recovery:
    """The program died, or the computer fell asleep, while a clock ran; it stopped at `stopped_at_ms` of the stream.

    `gap_ms` has passed since; what part of it the game went on is for the arbiter to judge.
    """

    stopped_at_ms: int
    gap_ms: int
    is_sleep: bool = False


class WrongVersionError(Exception):
    """Somebody else appended to the stream: the expected version is not the last one."""


class StoreError(Exception):
    """The store cannot be read or written; `code` names the sentence for people, `params` fill it.

    Nothing half-written is left behind: a failed append wrote nothing.
    """

    def __init__(self, code: str, **params: str) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params


class EventStore(Protocol):
    """Append-only streams. Each method raises StoreError if the store fails."""

    def create(self, stream_id: "UUID", kind: str, created_ms: int) -> None:
        """Makes an empty stream."""

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
        """Commits one row: after the return kill -9 loses nothing (not yet a power cut).

        An urgent row is safe from a power cut too within 100 ms plus one sync; one that is not (a touch) may wait for
        the next that is.

        Raises:
            WrongVersionError: if the stream is at another version; nothing is written.
        """

    def read(self, stream_id: "UUID", *, after: int = 0, until: int | None = None) -> tuple[StoredAct, ...]:
        """The rows of a stream in order, each checked against its hash: versions above `after` up to `until`."""

    def streams(self, kind: str) -> tuple[StreamInfo, ...]:
        """All streams of a kind, oldest first."""

    def info(self, stream_id: "UUID") -> StreamInfo | None:
        """One stream, None if there is none of this id."""

    def when_synced(self, callback: Callable[[], None]) -> None:
        """Calls back (from any thread) as soon as everything appended so far is safe from a power cut."""

    def keep_reading(self, stream_id: "UUID", reading: ClockReading) -> None:
        """Keeps the clocks' last reading of a stream, replacing the one before; outside the log."""

    def last_reading(self, stream_id: "UUID") -> ClockReading | None:
        """The last reading kept, if any."""

    def close(self) -> None:
        """Syncs and closes; the store cannot be used afterwards."""
