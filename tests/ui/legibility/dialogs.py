"""Every dialog that says much, over stand-ins: name -> what makes it, given the window below it."""

from collections.abc import Callable

from PySide6.QtWidgets import QDialog, QWidget

from ladya_desktop.game.time_control import TimeControl
from ladya_desktop.pin import PinLock
from ladya_desktop.texts import t
from ladya_desktop.ui.arbiter.pin_dialog import NewPinDialog, PinDialog
from ladya_desktop.ui.home.free_game_dialog import FreeGameDialog
from ladya_desktop.ui.home.keys_dialog import KeysDialog
from ladya_desktop.ui.home.play_dialog import PlayDialog
from ladya_desktop.ui.home.settings_dialog import SettingsDialog
from ladya_desktop.ui.home.settings_pages import PAGES
from ladya_desktop.ui.parts.conditions import Conditions, ConditionsDialog
from ladya_desktop.ui.parts.control_designer import ControlDialog
from ladya_desktop.ui.parts.dialog import Message, Question
from ladya_desktop.ui.projector.pages import Kind
from ladya_desktop.ui.projector.projector_dialog import ProjectorDialog
from ladya_desktop.ui.projector.projector_window import Showing
from ladya_desktop.ui.tournament.cancel_draw_dialog import CancelDrawDialog
from ladya_desktop.ui.tournament.complaint_dialog import ComplaintDialog
from ladya_desktop.ui.tournament.event_dialog import EventDialog
from ladya_desktop.ui.tournament.explanation_dialog import PlaceDialog
from ladya_desktop.ui.tournament.files_dialog import FilesDialog
from ladya_desktop.ui.tournament.group_dialog import GroupDialog
from ladya_desktop.ui.tournament.late_entry_dialog import LateEntryDialog
from ladya_desktop.ui.tournament.move_dialog import MoveDialog
from ladya_desktop.ui.tournament.new_tournament_dialog import NewTournamentDialog
from ladya_desktop.ui.tournament.numbers_by_hand_dialog import NumbersByHandDialog
from ladya_desktop.ui.tournament.protocol_dialogs import ReopenDialog, SignDialog
from ladya_desktop.ui.tournament.result_dialog import ResultDialog
from ladya_desktop.ui.tournament.tie_break_dialog import TieBreakDialog
from ladya_desktop.ui.tournament.withdraw_dialog import WithdrawDialog
from tests.ui.legibility.class_windows import CLASS_DIALOGS
from tests.ui.legibility.seldom_dialogs import SELDOM_DIALOGS
from tests.ui.pretended import PretendedTime
from tests.ui.stand_in_screens import StandInSettings
from tests.ui.tournament.stand_in import StandInTournament, drawn, listed, played_to_the_end

MakeDialog = Callable[[QWidget], QDialog]


def _lock() -> PinLock:
    time = PretendedTime()
    return PinLock(StandInSettings(), lambda: time.monotonic_ms, lambda: b"salt" * 4)


def _settings(page: str) -> MakeDialog:
    def make(host: QWidget) -> QDialog:
        dialog = SettingsDialog(host, StandInSettings(), _lock())
        dialog.show_page(page)
        return dialog

    return make


def _over(made: Callable[[], StandInTournament], make: Callable[[StandInTournament, QWidget], QDialog]) -> MakeDialog:
    def make_it(host: QWidget) -> QDialog:
        port = made()
        dialog = make(port, host)
        dialog._kept_port = port  # type: ignore[attr-defined]  # lives as long as its dialog
        return dialog

    return make_it


DIALOGS: dict[str, MakeDialog] = {
    "keys": KeysDialog,
    "free-game": FreeGameDialog,
    "control": lambda host: ControlDialog(TimeControl.from_pgn("300b3"), host),
    "control-periods": lambda host: ControlDialog(TimeControl.from_pgn("40/5400+30:20/3600+30:900d30"), host),
    "conditions": lambda host: ConditionsDialog(Conditions(), host, of="game"),
    "pin": lambda host: PinDialog(host, _lock(), "for_settings"),
    "pin-new": NewPinDialog,
    **{f"settings-{page}": _settings(page) for page, makers in PAGES if makers},
    "projector": lambda host: ProjectorDialog(Showing(kinds=frozenset(Kind)), host, has_second_screen=False),
    "tie-breaks": lambda host: TieBreakDialog(("SB", "DE", "WIN"), host),
    "message": lambda host: Message(
        host, title=t("home.refused_title"), text=t("home.reduced_motion_hint"), close=t("home.close")
    ),
    "question": lambda host: Question(
        host,
        title=t("play.leave.title"),
        text=t("play.leave.text"),
        cancel=t("play.leave.no"),
        confirm=t("play.leave.yes"),
    ),
    "play-which": _over(drawn, lambda port, host: PlayDialog(port.shown, port.group().rounds[0].pairings, host)),
    "new-tournament": _over(StandInTournament, NewTournamentDialog),
    "group-new": _over(listed, lambda port, host: GroupDialog(port, None, host)),
    "group": _over(drawn, lambda port, host: GroupDialog(port, port.group(), host)),
    "event": _over(drawn, EventDialog),
    "cancel-draw": _over(drawn, lambda port, host: CancelDrawDialog(port, "II", host)),
    "numbers": _over(listed, lambda port, host: NumbersByHandDialog(port, port.group(), host)),
    "result": _over(drawn, lambda port, host: ResultDialog(port, port.group().rounds[0].pairings[0], host)),
    "withdraw": _over(drawn, lambda port, host: WithdrawDialog(port, port.group(), port.group().participants[0], host)),
    "move": _over(listed, lambda port, host: MoveDialog(port, port.group(), port.group().participants[0], host)),
    "late": _over(drawn, lambda port, host: LateEntryDialog(port, port.group(), host)),
    "complaint": _over(drawn, lambda port, host: ComplaintDialog(port, port.group(), None, host)),
    "files": _over(played_to_the_end, lambda port, host: FilesDialog(port, port.group(), host)),
    "sign": _over(played_to_the_end, lambda port, host: SignDialog(port, port.group(), host)),
    "reopen": _over(played_to_the_end, lambda port, host: ReopenDialog(port, port.group(), host)),
    **CLASS_DIALOGS,
    **SELDOM_DIALOGS,
    "place": _over(played_to_the_end, lambda port, host: PlaceDialog(port.group(), 1, host)),
}
"""Name -> what makes the dialog over a window."""
