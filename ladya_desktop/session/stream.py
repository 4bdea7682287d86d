"""What game and tournament sessions share: the rows of one stream, and who is told of changes."""

from collections.abc import Callable, Mapping
from typing import Generic, TypeAlias, TypeVar
from uuid import UUID

from ladya_desktop.eventlog import EventStore, StoredAct, StoreError

View = TypeVar("View")
Listener: TypeAlias = Callable[[View], None]


class Stream:
    """The rows of a stream, those in the store and those appended since."""

    def __init__(self, store: EventStore, stream_id: UUID) -> None:
        """Opens a stream that has at least its opening row.

        Raises:
            StoreError: if there is no such stream or it cannot be read.
        """
        info = store.info(stream_id)
        if info is None or info.version == 0:
            raise StoreError("storage.unknown_stream", stream=str(stream_id))
        self.stream_id = stream_id
        self.created_ms = info.created_ms
        self.rows: tuple[StoredAct, ...] = ()
        self._store = store
        self.reload()

    @property
    def version(self) -> int:
        """The number of rows."""
        return len(self.rows)

    def reload(self) -> None:
        """Reads everything anew."""
        self.rows = self._store.read(self.stream_id)

    def append(
        self,
        act: object | None,
        events: tuple[object, ...],
        *,
        handled_ms: int,
        device: str,
        is_live: bool = True,
        is_urgent: bool = True,
    ) -> None:
        """Commits one row behind the last one known here.

        Raises:
            StoreError: if the store failed; nothing was appended.
            WrongVersionError: if somebody else appended; nothing was.
        """
        row = self._store.append(
            self.stream_id,
            self.version,
            act=act,
            events=events,
            handled_ms=handled_ms,
            device=device,
            is_live=is_live,
            is_urgent=is_urgent,
        )
        self.rows = (*self.rows, row)


class Listeners(Generic[View]):
    """Who wants each new view; may be asked from any thread."""

    def __init__(self) -> None:
        self._listeners: Mapping[object, Listener[View]] = {}

    def add(self, listener: Listener[View]) -> Callable[[], None]:
        """Tells it every view from now on, until the function returned is called."""
        key = object()
        self._listeners = {**self._listeners, key: listener}

        def remove() -> None:
            self._listeners = {each: heard for each, heard in self._listeners.items() if each is not key}

        return remove

    def tell(self, view: View) -> None:
        """Calls everybody, in the order in which they came."""
        for listener in self._listeners.values():
            listener(view)
