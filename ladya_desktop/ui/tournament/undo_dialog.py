"""Takes back what the organiser did last: the words of the act are read before it is done."""

from PySide6.QtWidgets import QLabel, QWidget

from ladya_desktop.texts import t
from ladya_desktop.texts.tournament_history import TournamentLine
from ladya_desktop.tournament.acts import UndoStep
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.dialog import Dialog
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.tournament.port import TournamentPort
from ladya_desktop.ui.tournament.side_cards import other_group


class UndoDialog(Dialog):
    """Accepted once the step is taken back; it can be no other than the one whose words are read.

    `group` is the one shown: that the step was in another is said.
    """

    def __init__(
        self, port: TournamentPort, line: TournamentLine, parent: QWidget | None = None, *, group: str | None = None
    ) -> None:
        super().__init__(parent, title=t("organizer.undo_title"), width_px=520)
        self._port = port
        self._step = line.step
        self.what = _words(line.text, "strong")
        self.body.addWidget(self.what)
        self.other = _words(other_group(line, group, port.view), "warn")
        self.other.setHidden(not self.other.text())
        self.body.addWidget(self.other)
        self.body.addWidget(_words(t("organizer.undo_text"), "muted"))
        self.confirm = self.add_buttons(t("organizer.undo_keep"), t("organizer.undo_confirm"))
        self.confirm.clicked.connect(self._undo)

    def _undo(self) -> None:
        """A second click of a double one finds the button grey."""
        assert self._step is not None  # only steps are offered
        self.confirm.setEnabled(False)
        if self.remark.answer(self._port.request(UndoStep(step=self._step))):
            self.accept()
            return
        self.fit()


def _words(text: str, role: str) -> QLabel:
    label = plain_label(text)
    label.setWordWrap(True)
    theme.set_role(label, role)
    return label
