"""Brings the big screen up and takes it away, and keeps it to what happens in the tournament."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QWidget

from ladya_desktop.texts import t
from ladya_desktop.tournament.view import GroupView, TournamentView
from ladya_desktop.ui.projector.notice import Notice
from ladya_desktop.ui.projector.projector_dialog import ProjectorDialog
from ladya_desktop.ui.projector.projector_window import ProjectorWindow, Showing
from ladya_desktop.ui.projector.second_screen import second_screen
from ladya_desktop.ui.tournament.port import TournamentPort

FindScreen = Callable[[QWidget], QScreen | None]


class Projector(QObject):
    """`shown_changed(is_shown)`. What was chosen last is offered again as long as the program runs."""

    shown_changed = Signal(bool)

    def __init__(self, port: TournamentPort, host: QWidget, *, find_screen: FindScreen = second_screen) -> None:
        super().__init__(host)
        self._port = port
        self._host = host
        self._find_screen = find_screen
        self._showing = Showing()
        self.window: ProjectorWindow | None = None
        port.view_changed.connect(self._present)
        host.destroyed.connect(self.close)

    def toggle(self, code: str) -> None:
        """Takes the big screen away if it is there, else asks what of a group is to be shown on it."""
        if self.window is not None:
            self.close()
            return
        has_second = self._find_screen(self._host.window()) is not None
        dialog = ProjectorDialog(self._showing, self._host, has_second_screen=has_second)
        dialog.chosen.connect(lambda showing: self.show(code, showing))
        dialog.open()

    def show(self, code: str, showing: Showing) -> None:
        """Shows a group on the second screen, or in a window if there is only one screen; nothing before its draw."""
        self._showing = showing
        group = _drawn(self._port.view, code)
        if group is None:
            return
        self.close()
        window = ProjectorWindow(group, showing, lambda: self._port.now)
        window.closed.connect(self._let_go)
        window.lost.connect(lambda: Notice(self._host.window()).say(t("projector.lost_tables")))
        self.window = window
        window.show_on(self._find_screen(self._host.window()))
        self.shown_changed.emit(True)

    def close(self) -> None:
        """Takes the big screen away."""
        if self.window is not None:
            self.window.close()

    def retranslate(self) -> None:
        """Says everything in the language chosen now."""
        self._present(self._port.view)

    def _present(self, view: TournamentView | None) -> None:
        if self.window is None:
            return
        group = _drawn(view, self.window.group)
        if group is None:
            self.close()
        else:
            self.window.present(group)

    def _let_go(self) -> None:
        if self.window is not None:
            self.window.deleteLater()
            self.window = None
            self.shown_changed.emit(False)


def _drawn(view: TournamentView | None, code: str) -> GroupView | None:
    groups = view.groups if view is not None else ()
    return next((group for group in groups if group.code == code and group.crosstable is not None), None)
