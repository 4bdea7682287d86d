"""Troubles of the store on their way to the window: from any thread, and from before there is a window.

A hand's act that failed is answered each time. What the syncing thread reports comes at every sync of a failing disk,
so the same is told again only after a while.
"""

import logging
from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Signal

from ladya_desktop.eventlog import StoreError

AGAIN_AFTER_MS = 60_000

Show = Callable[[str, Mapping[str, object]], None]


class Troubles(QObject):
    """Collects troubles until a window shows them; each is written to the log."""

    _reported = Signal(str, dict)

    def __init__(self, monotonic_ms: Callable[[], int], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._monotonic_ms = monotonic_ms
        self._show: Show | None = None
        self._waiting: list[tuple[str, Mapping[str, object]]] = []
        self._told_ms: dict[str, int] = {}
        self._reported.connect(self._tell_now_and_then)

    def report(self, error: StoreError) -> None:
        """Takes a trouble of the syncing thread, from whatever thread."""
        self._reported.emit(error.code, dict(error.params))

    def tell(self, code: str, params: Mapping[str, object]) -> None:
        """Shows a trouble, or keeps it until there is a window; in the window's thread."""
        logging.getLogger(__name__).error("%s %s", code, dict(params))
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

    def _tell_now_and_then(self, code: str, params: Mapping[str, object]) -> None:
        now_ms = self._monotonic_ms()
        told_ms = self._told_ms.get(code)
        if told_ms is None or now_ms - told_ms >= AGAIN_AFTER_MS:
            self._told_ms[code] = now_ms
            self.tell(code, params)
