"""Troubles of the store on their way to the window: from any thread, from before there is one, and not too often."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Qt, Signal

from ladya_desktop.eventlog import StoreError

AGAIN_AFTER_MS = 60_000
"""The same trouble is told again after this; a disk that fails fails at every sync."""

Show = Callable[[str, Mapping[str, object]], None]


class Troubles(QObject):
    """Collects troubles until a window shows them."""

    _happened = Signal(str, dict)

    def __init__(self, monotonic_ms: Callable[[], int], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._monotonic_ms = monotonic_ms
        self._show: Show | None = None
        self._waiting: list[tuple[str, Mapping[str, object]]] = []
        self._told_ms: dict[str, int] = {}
        self._happened.connect(self.tell, Qt.ConnectionType.AutoConnection)

    def report(self, error: StoreError) -> None:
        """Takes a trouble from whatever thread it happened in."""
        self._happened.emit(error.code, dict(error.params))

    def tell(self, code: str, params: Mapping[str, object]) -> None:
        """Shows a trouble, or keeps it until there is a window; in the window's thread."""
        now_ms = self._monotonic_ms()
        told_ms = self._told_ms.get(code)
        if told_ms is not None and now_ms - told_ms < AGAIN_AFTER_MS:
            return
        self._told_ms[code] = now_ms
        if self._show is None:
            self._waiting.append((code, params))
        else:
            self._show(code, params)

    def show_in(self, show: Show) -> None:
        """From now on troubles are shown there, those that waited first."""
        self._show = show
        for code, params in self._waiting:
            show(code, params)
        self._waiting.clear()
