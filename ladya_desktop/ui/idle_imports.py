"""Imports what lies behind the first screen while nobody needs the window: one module, then the events that wait."""

from collections.abc import Sequence
from importlib import import_module

from PySide6.QtCore import QObject, QTimer, Signal

BEGIN_MS = 1_500
"""So long after the first paint: what a hand wants at once is imported by being wanted."""
PAUSE_MS = 20
"""Between two modules, so that a press in between is answered without delay."""

BEHIND = (
    "chess",
    "ladya_desktop.tournament.acts",
    "ladya_desktop.tournament.events",
    "ladya_desktop.tournament.view",
    "ladya_desktop.game.acts",
    "ladya_desktop.game.events",
    "ladya_desktop.game.decide",
    "ladya_desktop.session.library",
    "ladya_desktop.session.tournament",
    "ladya_desktop.ui.bridge.tournament",
    "ladya_desktop.ui.bridge.desk",
    "ladya_desktop.ui.screens",
    "ladya_desktop.ui.home.free_game_dialog",
    "ladya_desktop.ui.home.play_dialog",
    "ladya_desktop.ui.home.interrupted_card",
    "ladya_desktop.ui.tournament.pairing_list",
    "ladya_desktop.texts.notices",
    "ladya_desktop.cases.story",
    "ladya_desktop.cases.reader",
    "ladya_desktop.cases.adjudicate",
    "ladya_desktop.lessons",
    "ladya_desktop.texts.course",
    "ladya_desktop.texts.classroom",
    "ladya_desktop.texts.lessons",
    "ladya_desktop.ui.bridge.classroom",
    "ladya_desktop.ui.lessons.course_screen",
    "ladya_desktop.ui.lessons.class_mode",
    "ladya_desktop.ui.lessons.class_places",
    "ladya_desktop.papers.game_record",
    "ladya_desktop.ui.review.words",
    "ladya_desktop.ui.review.list_card",
    "ladya_desktop.ui.review.side_panel",
    "ladya_desktop.ui.review.review_screen",
)
"""Those that others need come first, so that none takes long by itself.

The screens themselves are left out, but for the list of lessons, which has its own list of what lies behind it, and
the review of a game: a computer on which only games are played never holds the tournament's windows in its memory.
"""


class IdleImports(QObject):
    """`done`, once: all of it is imported."""

    done = Signal()

    def __init__(
        self, parent: QObject | None = None, modules: Sequence[str] = BEHIND, *, begin_ms: int = BEGIN_MS
    ) -> None:
        super().__init__(parent)
        self._waiting, self._begin_ms = list(modules), begin_ms
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._import_next)

    def begin(self) -> None:
        """From now on, after a while; unless all of it was wanted before."""
        if self._waiting:
            self._timer.start(self._begin_ms)

    def finish(self) -> None:
        """Imports all that is left, at once."""
        self._timer.stop()
        while self._waiting:
            self._import()
        self.done.emit()

    def _import_next(self) -> None:
        is_last = len(self._waiting) == 1
        if not is_last:
            self._timer.start(PAUSE_MS)
        self._import()
        if is_last:
            self.done.emit()

    def _import(self) -> None:
        import_module(self._waiting.pop(0))
