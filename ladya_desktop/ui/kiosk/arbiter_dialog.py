"""What the arbiter may do at a board in the kiosk, once the PIN is entered."""

from enum import StrEnum

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from ladya_desktop.texts import t
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.dialog import Dialog

WIDTH_PX = 420


class Act(StrEnum):
    """What the buttons do."""

    OPEN_NOW = "open_now"
    TOURNAMENT = "tournament"
    FREE_GAME = "free_game"
    CHANGE = "change"
    LEAVE = "leave"


class ArbiterDialog(Dialog):
    """`chosen(act)` closes it; closed in another way it changes nothing. A game is opened only if one is known."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None, *, knows_game: bool) -> None:
        super().__init__(parent, title=t("kiosk.menu"), width_px=WIDTH_PX)
        self.acts: dict[Act, QPushButton] = {}
        for act in Act:
            if act is not Act.OPEN_NOW or knows_game:
                self._add(act)
        self.back = self.add_close(t("kiosk.back"))

    def _add(self, act: Act) -> None:
        button = QPushButton(t(f"kiosk.{act}"))
        button.setAutoDefault(False)
        theme.set_kind(button, "danger" if act is Act.LEAVE else "act")
        theme.restyle(button, "inRow", act is Act.LEAVE)
        button.clicked.connect(lambda: self._choose(act))
        self.acts[act] = button
        self.body.addWidget(button)

    def _choose(self, act: Act) -> None:
        self.accept()
        self.chosen.emit(act)
