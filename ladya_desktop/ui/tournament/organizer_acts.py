"""What the organiser does to the whole: groups, details, files, his last act undone, a protocol signed or opened."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

from ladya_desktop.texts.tournament_history import TournamentLine
from ladya_desktop.tournament.view import GroupView
from ladya_desktop.ui.tournament.event_dialog import EventDialog
from ladya_desktop.ui.tournament.files_dialog import FilesDialog
from ladya_desktop.ui.tournament.group_dialog import GroupDialog
from ladya_desktop.ui.tournament.journal_lines import JournalLines
from ladya_desktop.ui.tournament.more_menu import EVENT, FILES, NEW_GROUP, REGULATIONS, RENAME, REOPEN, SIGN, UNDO
from ladya_desktop.ui.tournament.port import TournamentPort
from ladya_desktop.ui.tournament.protocol_dialogs import ReopenDialog, SignDialog
from ladya_desktop.ui.tournament.undo_dialog import UndoDialog

Opened = Callable[[GroupView], QDialog]


class OrganizerActs(QObject):
    """Opens the dialogs over a screen. `group_added(code)` once there is one more group."""

    group_added = Signal(str)

    def __init__(self, port: TournamentPort, lines: JournalLines, over: QWidget) -> None:
        super().__init__(over)
        self._port, self._lines, self._over = port, lines, over
        self._dialogs: dict[str, Opened] = {
            REGULATIONS: lambda group: GroupDialog(port, group, over),
            RENAME: self._rename,
            EVENT: lambda _group: EventDialog(port, over),
            NEW_GROUP: lambda _group: self._new_group(),
            FILES: self._files,
            SIGN: lambda group: SignDialog(port, group, over),
            REOPEN: lambda group: ReopenDialog(port, group, over),
        }

    @property
    def last(self) -> TournamentLine | None:
        """The last step that stands, None if nothing can be taken back."""
        view = self._port.view
        return self._lines.of_step(view.undo_step) if view is not None and view.undo_step is not None else None

    def offered(self) -> tuple[str, ...]:
        """What a menu offers besides pages and the protocol."""
        return (REGULATIONS, RENAME, NEW_GROUP, EVENT, FILES, *((UNDO,) if self.last is not None else ()))

    def do(self, act: str, group: GroupView) -> None:
        """Asks for what an act still needs. Raises KeyError for an unknown one."""
        if act == UNDO:
            self.undo(group.code)
        else:
            self._dialogs[act](group).open()

    def undo(self, group: str | None = None) -> None:
        """Shows the last act before it is taken back; that it was in another group than the one shown is said."""
        line = self.last
        if line is not None:
            UndoDialog(self._port, line, self._over, group=group).open()

    def _rename(self, group: GroupView) -> QDialog:
        """A name is one of the things that are laid down for a group: it is changed where those are."""
        dialog = GroupDialog(self._port, group, self._over)
        dialog.aim_at_name()
        return dialog

    def _new_group(self) -> QDialog:
        dialog = GroupDialog(self._port, None, self._over)
        dialog.accepted.connect(self._tell_added)
        return dialog

    def _files(self, group: GroupView) -> QDialog:
        dialog = FilesDialog(self._port, group, self._over)
        dialog.group_taken.connect(self.group_added)
        return dialog

    def _tell_added(self) -> None:
        view = self._port.view
        if view is not None:
            self.group_added.emit(view.groups[-1].code)
