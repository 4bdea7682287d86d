"""What the organiser does to the whole: takes his last act back, signs a protocol or opens it again."""

from PySide6.QtWidgets import QWidget

from ladya_desktop.texts.tournament_history import TournamentLine
from ladya_desktop.tournament.view import GroupView
from ladya_desktop.ui.tournament.journal_lines import JournalLines
from ladya_desktop.ui.tournament.more_menu import REOPEN, SIGN, UNDO
from ladya_desktop.ui.tournament.port import TournamentPort
from ladya_desktop.ui.tournament.protocol_dialogs import ReopenDialog, SignDialog
from ladya_desktop.ui.tournament.undo_dialog import UndoDialog


class OrganizerActs:
    """Opens the dialogs over a screen."""

    def __init__(self, port: TournamentPort, lines: JournalLines, over: QWidget) -> None:
        self._port, self._lines, self._over = port, lines, over

    @property
    def last(self) -> TournamentLine | None:
        """The last step that stands, None if nothing can be taken back."""
        view = self._port.view
        return self._lines.of_step(view.undo_step) if view is not None and view.undo_step is not None else None

    def offered(self) -> tuple[str, ...]:
        """What a menu offers besides pages and the protocol."""
        return (UNDO,) if self.last is not None else ()

    def do(self, act: str, group: GroupView) -> None:
        """Asks for what an act still needs."""
        match act:
            case _ if act == UNDO:
                self.undo()
            case _ if act == SIGN:
                SignDialog(self._port, group, self._over).open()
            case _ if act == REOPEN:
                ReopenDialog(self._port, group, self._over).open()
            case _:
                raise ValueError(f"no such act: {act}")

    def undo(self) -> None:
        """Shows the last act before it is taken back."""
        line = self.last
        if line is not None:
            UndoDialog(self._port, line, self._over).open()
