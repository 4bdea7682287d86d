"""What stands behind the last tab: pages wanted less often, the group's regulations, the protocol, the last act."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QWidget

from ladya_desktop.texts import t
from ladya_desktop.tournament.view import GroupStatus, GroupView
from ladya_desktop.ui import icons
from ladya_desktop.ui.tournament.tab_row import COMPLAINTS, JOURNAL, name_of

REGULATIONS, RENAME, NEW_GROUP, EVENT, FILES = "regulations", "rename", "new_group", "event", "files"
SIGN, REOPEN, UNDO, PRINT, DIPLOMAS = "sign", "reopen", "undo", "print", "diplomas"
_PICTURES = {
    COMPLAINTS: "claim",
    JOURNAL: "list",
    REGULATIONS: "settings",
    RENAME: "pencil",
    NEW_GROUP: "plus",
    EVENT: "info",
    FILES: "save",
    SIGN: "check",
    REOPEN: "lock",
    UNDO: "undo",
    PRINT: "print",
}
_WORDS = {
    REGULATIONS: "organizer.group_setup",
    RENAME: "organizer.group_rename",
    NEW_GROUP: "organizer.new_group",
    EVENT: "organizer.event",
    FILES: "tournament_files.menu",
    SIGN: "organizer.sign",
    REOPEN: "organizer.reopen",
    UNDO: "organizer.undo",
    PRINT: "organizer.print",
}


class MoreMenu(QMenu):
    """`tab_chosen(page)` or `act_chosen(act)`. It is made anew each time it is asked for."""

    tab_chosen = Signal(str)
    act_chosen = Signal(str)

    def __init__(self, group: GroupView, acts: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setToolTipsVisible(True)
        for page in (COMPLAINTS, JOURNAL):
            self._offer(page, name_of(page), self.tab_chosen.emit)
        self.addSeparator()
        for act in (*acts, *protocol_acts(group)):
            self._offer(act, t(_WORDS[act]), self.act_chosen.emit)

    def _offer(self, code: str, words: str, emit: Callable[[str], None]) -> None:
        action = self.addAction(icons.icon(_PICTURES[code]), words)
        action.setData(code)
        action.triggered.connect(lambda: emit(code))


def protocol_acts(group: GroupView) -> tuple[str, ...]:
    """What can be done with the group's protocol now."""
    match group.status:
        case GroupStatus.FINISHED:
            return (SIGN,)
        case GroupStatus.CLOSED:
            return (REOPEN,)
        case _:
            return ()
