"""What the arbiter may find, by name: one is chosen, what it would bring is read, then it is confirmed.

Articles 4.8, 7.4, 7.5 and 13.4. A finding speaks of what waits for him, which is chosen already when it comes, else of
the last move.
"""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ladya_desktop.game.acts import Finding
from ladya_desktop.game.view import Awaited, GameView, Phase
from ladya_desktop.texts import t
from ladya_desktop.ui import theme
from ladya_desktop.ui.arbiter.foreseen import foreseen_words
from ladya_desktop.ui.play.port import GamePort

FINDINGS = (Finding.ILLEGAL_MOVE, Finding.TOUCH_MOVE, Finding.TWO_HANDS, Finding.DISPLACED)
TEXT_PX = 15
_OF_AWAITED = {Awaited.ILLEGAL_MOVE: Finding.ILLEGAL_MOVE, Awaited.TOUCH_MOVE: Finding.TOUCH_MOVE}


class Findings(QWidget):
    """Asks the port for the finding confirmed. `opened`: what one would bring can be read, and wants to be seen.

    `confirmed`: just before that, while the button still has the keyboard.
    """

    opened = Signal()
    confirmed = Signal()

    def __init__(self, port: GamePort) -> None:
        super().__init__()
        self._port = port
        self._awaited: Awaited | None = None
        self._group = QButtonGroup(self)
        self.buttons = {finding: self._button(finding) for finding in FINDINGS}
        self.card = QFrame()
        self.title, self.line = QLabel(), QLabel()
        self.confirm_button = QPushButton()
        self.confirm_button.clicked.connect(self._confirm)
        self._lay_out()

    @property
    def chosen(self) -> Finding | None:
        """The finding whose consequence is shown, None if none is."""
        return next((finding for finding, button in self.buttons.items() if button.isChecked()), None)

    def present(self, view: GameView) -> None:
        """Chooses what has come to wait for the arbiter, and tells anew what the finding chosen would bring."""
        is_open = view.phase in (Phase.RUNNING, Phase.STOPPED)
        for button in self.buttons.values():
            button.setEnabled(is_open)
        if not is_open:
            self._choose(None)
        if view.awaits is not self._awaited:
            self._awaited = view.awaits
            self._choose(_waiting(view))
        self._tell()

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        for finding, button in self.buttons.items():
            button.setText(t(f"arbiter.finding.{finding}"))
            button.setToolTip(t(f"arbiter.finding.{finding}_note"))
        self._tell()

    def _choose(self, finding: Finding | None) -> None:
        self._group.setExclusive(False)
        for each, button in self.buttons.items():
            button.setChecked(each is finding)
        self._group.setExclusive(True)

    def _tell(self) -> None:
        finding = self.chosen
        self.card.setHidden(finding is None)
        if finding is None:
            return
        view, counted_then = self._port.foreseen(finding)
        words = foreseen_words(self._port.illegal_moves, view, counted_then)
        self.title.setText(words.title)
        self.title.setVisible(bool(words.title))
        self.line.setText(words.line)
        theme.set_role(self.card, "banner" if words.is_end or words.is_refused else "notice")
        self.confirm_button.setText(t("arbiter.foreseen.confirm_end" if words.is_end else "arbiter.foreseen.confirm"))
        self.confirm_button.setHidden(words.is_refused)
        self.confirm_button.setAccessibleDescription(f"{words.title} {words.line}".strip())

    def _confirm(self) -> None:
        finding = self.chosen
        self.confirmed.emit()
        self._choose(None)
        self._tell()
        if finding is not None:
            self._port.rule(finding)

    def _button(self, finding: Finding) -> QPushButton:
        button = QPushButton()
        button.setCheckable(True)
        button.setStyleSheet(f"padding: 0 4px; font-size: {TEXT_PX}px;")
        button.clicked.connect(self._open)
        self._group.addButton(button)
        return button

    def _open(self) -> None:
        self._tell()
        self.opened.emit()

    def _lay_out(self) -> None:
        theme.set_role(self.title, "strong")
        theme.set_kind(self.confirm_button, "main")
        card = QVBoxLayout(self.card)
        card.setContentsMargins(12, 8, 12, 10)
        card.setSpacing(6)
        for part in (self.title, self.line):
            part.setWordWrap(True)
            card.addWidget(part)
        card.addWidget(self.confirm_button)
        self.card.hide()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(8)
        for place, button in enumerate(self.buttons.values()):
            grid.addWidget(button, *divmod(place, 2))
        grid.addWidget(self.card, 2, 0, 1, 2)


def _waiting(view: GameView) -> Finding | None:
    """The finding that would answer what waits: an impossible move, a touch, a player's claim of one of these."""
    if view.awaits is Awaited.CLAIM:
        claimed = "" if view.notice is None else view.notice.code
        return next((each for each in _OF_AWAITED.values() if claimed == f"ruling.{each}_claimed"), None)
    return None if view.awaits is None else _OF_AWAITED.get(view.awaits)
