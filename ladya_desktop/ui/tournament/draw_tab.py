"""The draw of lots: a button before it, cards that turn over when it happens, the numbers after it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from ladya_desktop.texts import t
from ladya_desktop.tournament.view import GroupStatus, GroupView
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.empty_state import EmptyState
from ladya_desktop.ui.parts.fitted_text import FittedLabel
from ladya_desktop.ui.parts.remark import Remark
from ladya_desktop.ui.tournament.lots_board import STEP_MS, LotsBoard
from ladya_desktop.ui.tournament.port import TournamentPort

FEWEST = 2


class DrawTab(QWidget):
    """Draws lots for the group shown. `rounds_requested` and `participants_requested` lead on or back."""

    rounds_requested = Signal()
    participants_requested = Signal()
    cancel_requested = Signal(str)

    def __init__(self, port: TournamentPort, parent: QWidget | None = None, *, step_ms: int = STEP_MS) -> None:
        super().__init__(parent)
        self._port = port
        self._group: GroupView | None = None
        self.is_motion_reduced = False
        self.before = EmptyState("dice")
        self.before.button.clicked.connect(self._act)
        self.remark = Remark()
        self.title = FittedLabel.title()
        self.seed = QLabel()
        self.seed.setWordWrap(True)
        theme.set_role(self.seed, "small")
        self.skip = QPushButton()
        self.cancel = QPushButton()
        self.on = QPushButton()
        theme.set_kind(self.on, "main")
        self.lots = LotsBoard(step_ms=step_ms)
        self._pages = QStackedWidget()
        self._connect()
        self._lay_out()

    def present(self, group: GroupView) -> None:
        """Shows a group; a draw that is being revealed goes on."""
        is_same = self._group is not None and self._group.code == group.code
        was_drawn = is_same and self._group is not None and bool(self._group.rounds)
        self._group = group
        if group.rounds and not (was_drawn and self._shows(group)):
            self.lots.show_all(group.participants)
        self.retranslate()

    def set_compact(self, *, is_compact: bool) -> None:
        """A small screen keeps the room of the title for the cards."""
        self.seed.setHidden(is_compact)

    def retranslate(self) -> None:
        """Says everything in the language chosen now."""
        if self._group is None:
            return
        self._pages.setCurrentIndex(1 if self._group.rounds else 0)
        self._say_before(self._group)
        self.title.set_text(t("tournament.draw_done_title"))
        seed = self._group.seed
        hint = t("tournament.draw_seed_hint")
        self.seed.setText("" if seed is None else t("tournament.draw_seed", seed=seed, hint=hint))
        self.skip.setText(t("tournament.draw_skip"))
        self.cancel.setText(t("tournament.draw_cancel"))
        self.on.setText(t("tournament.to_rounds"))
        self.lots.retranslate()
        self._show_buttons()

    def _connect(self) -> None:
        self.skip.clicked.connect(self.lots.skip)
        self.lots.revealed.connect(self._finish)
        self.on.clicked.connect(self.rounds_requested)
        self.cancel.clicked.connect(lambda: self.cancel_requested.emit(self._group.code if self._group else ""))

    def _act(self) -> None:
        if self._group is None:
            return
        if len(self._group.participants) < FEWEST:
            self.participants_requested.emit()
            return
        if self.remark.answer(self._port.draw_lots(self._group.code)):
            self._reveal()

    def _reveal(self) -> None:
        """The view has come by now: the port tells it before the act returns."""
        if self._group is None or not self._group.rounds:
            return
        if self.is_motion_reduced:
            self.lots.show_all(self._group.participants)
            self._finish()
            return
        self.lots.reveal(self._group.participants)
        self._show_buttons()
        self.skip.setFocus(Qt.FocusReason.OtherFocusReason)

    def _finish(self) -> None:
        self._show_buttons()
        self.on.setFocus(Qt.FocusReason.OtherFocusReason)

    def _shows(self, group: GroupView) -> bool:
        return [card.pupil for card in self.lots.cards] == list(group.participants)

    def _say_before(self, group: GroupView) -> None:
        n = len(group.participants)
        if n < FEWEST:
            text, button = t("tournament.draw_need_two", n=n), t("tournament.to_participants")
        else:
            text, button = t("tournament.draw_text", count=t("tournament.draw_count", n=n)), t("tournament.draw")
        self.before.say(t("tournament.draw_title"), text, button)

    def _show_buttons(self) -> None:
        is_revealing = self.lots.is_revealing
        is_untouched = self._group is not None and self._group.status is GroupStatus.DRAWN
        self.skip.setVisible(is_revealing)
        self.on.setVisible(not is_revealing)
        self.cancel.setVisible(is_untouched and not is_revealing)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.title)
        head.addSpacing(4)
        head.addWidget(self.seed, 1)
        for button in (self.cancel, self.skip, self.on):
            head.addWidget(button)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        page = QWidget()
        theme.set_role(page, "page")
        inside = QVBoxLayout(page)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(self.lots)
        inside.addStretch()
        scroll.setWidget(page)
        done = QWidget()
        column = QVBoxLayout(done)
        column.setContentsMargins(5, 5, 5, 5)
        column.setSpacing(12)
        column.addLayout(head)
        column.addWidget(scroll, 1)
        self._pages.addWidget(self.before)
        self._pages.addWidget(done)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.remark)
        whole.addWidget(self._pages, 1)
