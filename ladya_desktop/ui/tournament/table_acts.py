"""What can be done out of the table: a player leaves or comes back, and shared places are decided."""

from ladya_desktop.tournament.view import GroupView
from ladya_desktop.ui.tournament.crosstable_tab import CrosstableTab
from ladya_desktop.ui.tournament.decide_tie_dialog import DecideTieDialog
from ladya_desktop.ui.tournament.port import TournamentPort
from ladya_desktop.ui.tournament.withdraw_dialog import leaving_dialog


class TableActs:
    """Opens the dialogs that the table asks for over it, as long as the table lives."""

    def __init__(self, port: TournamentPort, table: CrosstableTab) -> None:
        self._port = port
        self._table = table
        table.leave_requested.connect(self._ask_leaving)
        table.return_requested.connect(self._ask_leaving)
        table.tie_requested.connect(self._ask_order)

    def _ask_leaving(self, participant_id: int) -> None:
        for group in self._groups():
            for who in group.participants:
                if who.participant_id == participant_id:
                    leaving_dialog(self._port, group, who, self._table).open()

    def _ask_order(self, code: str, numbers: tuple[int, ...]) -> None:
        group = next((each for each in self._groups() if each.code == code), None)
        if group is not None:
            DecideTieDialog(self._port, group, numbers, self._table).open()

    def _groups(self) -> tuple[GroupView, ...]:
        view = self._port.view
        return view.groups if view is not None else ()
