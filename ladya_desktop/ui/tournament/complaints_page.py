"""The complaints of a group: until when they are in time, who complained of what, and what was answered."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from ladya_desktop.texts import t
from ladya_desktop.tournament.state import Complaint
from ladya_desktop.tournament.view import GroupView, TournamentView
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.chip import Chip
from ladya_desktop.ui.parts.empty_state import EmptyState
from ladya_desktop.ui.parts.picture_button import PictureButton
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.tournament import complaint_words
from ladya_desktop.ui.tournament.complaint_card import ComplaintCard
from ladya_desktop.ui.tournament.complaint_dialog import AnswerDialog, ComplaintDialog
from ladya_desktop.ui.tournament.port import TournamentPort

RING_PX = 5


class ComplaintsPage(QWidget):
    """`record_requested(game_id)`: of a game, annulled or not; printing by number, 0: an empty form."""

    record_requested = Signal(str)
    print_requested = Signal(int)

    def __init__(self, port: TournamentPort, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._port = port
        self._group: GroupView | None = None
        self._is_compact = False
        self.title, self.chip = plain_label(), Chip()
        theme.set_role(self.title, "subtitle")
        self.new, self.form = PictureButton("plus"), PictureButton("print")
        self.empty = EmptyState("pencil")
        self.cards: list[ComplaintCard] = []
        self._pages = QStackedWidget()
        self._lay_out()
        self.new.clicked.connect(self._ask)
        self.empty.button.clicked.connect(self._ask)
        self.form.clicked.connect(lambda: self.print_requested.emit(0))

    def present(self, view: TournamentView, group: GroupView) -> None:
        """Shows the complaints of a group, the last one first."""
        self._group = group
        now_ms, today = int(self._port.now.timestamp() * 1000), self._port.today
        until = complaint_words.deadline(view, group, now_ms, today)
        self.title.setText(t("organizer.complaints_title"))
        self.chip.show_text(until.text, "warn" if until.is_over else "plain", "clock")
        self.new.say(t("organizer.complaint_new"))
        self.form.say(t("organizer.complaint_form"))
        title, text = t("organizer.complaints_none_title"), t("organizer.complaints_none_text")
        self.empty.say(title, text, t("organizer.complaint_new"))
        self._set_count(group.complaints)
        for card, complaint in zip(self.cards, group.complaints[::-1], strict=True):
            card.present(group, complaint, today)
        self._pages.setCurrentIndex(1 if group.complaints else 0)
        self.new.setVisible(bool(group.complaints))
        self._fit_words()

    def set_compact(self, *, is_compact: bool) -> None:
        """A small screen keeps the room of the title for the complaints."""
        self._is_compact = is_compact
        self.title.setHidden(is_compact)
        self._fit_words()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_words()

    def _fit_words(self) -> None:
        """The time limit is always said in full: in a narrow window the form, then both buttons give up their words."""
        for button in (self.form, self.new):
            button.set_wordless(is_wordless=self._is_compact)
        if not self._is_compact and self._head.sizeHint().width() > self.width():
            self.form.set_wordless(is_wordless=True)

    def _ask(self) -> None:
        if self._group is not None:
            ComplaintDialog(self._port, self._group, None, self).open()

    def _answer(self, number: int) -> None:
        AnswerDialog(self._port, self._complaint(number), self).open()

    def _open_game(self, number: int) -> None:
        self.record_requested.emit(self._complaint(number).game_id)

    def _complaint(self, number: int) -> Complaint:
        return next(card.complaint for card in self.cards if card.complaint.number == number)

    def _set_count(self, complaints: tuple[Complaint, ...]) -> None:
        while len(self.cards) > len(complaints):
            self.cards.pop().deleteLater()
        for complaint in complaints[len(self.cards) :]:
            card = ComplaintCard(complaint)
            card.answer_requested.connect(self._answer)
            card.record_requested.connect(self._open_game)
            card.print_requested.connect(self.print_requested)
            self._column.insertWidget(len(self.cards), card)
            self.cards.append(card)

    def _lay_out(self) -> None:
        self._head = head = QHBoxLayout()
        head.setSpacing(8)
        head.setContentsMargins(RING_PX, RING_PX, RING_PX, 0)
        head.addWidget(self.title)
        head.addSpacing(4)
        head.addWidget(self.chip)
        head.addStretch()
        head.addWidget(self.form)
        head.addWidget(self.new)
        inside = QWidget()
        theme.set_role(inside, "page")
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(RING_PX, RING_PX, RING_PX, RING_PX)
        self._column.setSpacing(8)
        self._column.addStretch()
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(inside)
        for page in (self.empty, scroll):
            self._pages.addWidget(page)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, RING_PX)
        column.setSpacing(8)
        column.addLayout(head)
        column.addWidget(self._pages, 1)
