"""The panel's sections: findings and rulings by article, the way back, counts, the result, notes.

What waits for the arbiter opens its section by itself. The answer of the Laws stands above them, since the panel hides
the banner; the undo of the last ruling stands below them all.
"""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ladya_desktop.game.view import GameView, Notice
from ladya_desktop.texts import t
from ladya_desktop.texts.notices import notice_text
from ladya_desktop.texts.unbroken import unbroken
from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.arbiter.clock_setting import ClockSetting
from ladya_desktop.ui.arbiter.consequence import Consequence
from ladya_desktop.ui.arbiter.counts import Counts
from ladya_desktop.ui.arbiter.findings import Findings
from ladya_desktop.ui.arbiter.go_back import GoBack
from ladya_desktop.ui.arbiter.named_acts import Section
from ladya_desktop.ui.arbiter.notes_page import NotesPage
from ladya_desktop.ui.arbiter.result_choice import ResultChoice
from ladya_desktop.ui.parts.dialog import RING_PX
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.play.port import GamePort

TAB_TEXT_PX, TEXT_PX = 15, 15
TAB_HEIGHT_PX = 44
TAB_PADDING_PX = 6
ICON_PX = 20
TABS_IN_A_LOW_ROW = 4
_OF_FINDINGS = (Section.OFTEN, Section.MOVES, Section.POSITION, Section.CONDUCT)


class Tabs(QWidget):
    """A tab for each section, in one row or, where that is too narrow, in two."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._columns = 0
        self._group = QButtonGroup(self)
        self.buttons = {section: self._make(section) for section in Section}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(RING_PX, RING_PX, RING_PX, 0)
        self._grid.setSpacing(0)
        self._place(len(self.buttons))

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        for section, button in self.buttons.items():
            button.setText(t(f"panel.section.{section}"))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        widest = sum(button.sizeHint().width() for button in self.buttons.values())
        self._place(len(self.buttons) if widest <= self.width() else TABS_IN_A_LOW_ROW)

    def _place(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for place, button in enumerate(self.buttons.values()):
            self._grid.addWidget(button, *divmod(place, columns))

    def _make(self, section: Section) -> QPushButton:
        button = QPushButton()
        button.setCheckable(True)
        button.setMinimumHeight(TAB_HEIGHT_PX)
        button.setStyleSheet(f"padding: 0 {TAB_PADDING_PX}px; font-size: {TAB_TEXT_PX}px; min-width: 0;")
        theme.set_kind(button, "tab")
        button.clicked.connect(lambda: self.chosen.emit(section))
        self._group.addButton(button)
        return button


class Sections(QWidget):
    """What came of a ruling is read in the next snapshot. `opened` carries a part that wants to be seen then."""

    opened = Signal(object)

    def __init__(self, port: GamePort, clocks: ClockSetting, log_button: QPushButton) -> None:
        super().__init__()
        self._is_waiting_shown = False
        self.tabs, self.answer = Tabs(), plain_label()
        self.findings, self.back, self.counts = Findings(port), GoBack(port, clocks), Counts(port)
        self.result, self.notes = ResultChoice(), NotesPage(port, log_button)
        self.undo_button, self.why_no_undo = QPushButton(), plain_label()
        self._pages: dict[Section, QWidget] = {
            **dict.fromkeys(_OF_FINDINGS, self.findings),
            Section.BACK: self.back,
            Section.COUNTS: self.counts,
            Section.RESULT: self.result,
            Section.RECORD: self.notes,
        }
        self._connect(port)
        self._lay_out()
        self.show_section(Section.OFTEN)

    @property
    def section(self) -> Section:
        """The section shown."""
        return next(section for section, button in self.tabs.buttons.items() if button.isChecked())

    @property
    def open_card(self) -> Consequence | None:
        """What says the outcome of what is chosen, an act or a half-move; None while nothing is."""
        if self.back.ply is not None:
            return self.back.card
        return self.findings.card if self.findings.chosen is not None else None

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """Where what is seen of them can begin without half of anything above it."""
        pages = tuple(page for page in dict.fromkeys(self._pages.values()) if page.isVisible())
        card = self.open_card
        return (self.tabs, *pages, *(() if card is None else card.stops))

    def show_section(self, section: Section) -> None:
        """Shows one of the sections alone."""
        self.tabs.buttons[section].setChecked(True)
        if section in _OF_FINDINGS:
            self.findings.show_section(section)
        for page in self._pages.values():
            page.setVisible(page is self._pages[section])
        self._show_answer()

    def begin(self) -> None:
        """Opened anew: what is used most, and nothing chosen but what waits."""
        self.show_section(Section.OFTEN)
        self.result.clear()
        self.back.clear()
        self.counts.move_counters.clear()

    def present(self, view: GameView) -> None:
        """Shows what waits for the arbiter, or what his last act brought."""
        was_waiting = self._is_waiting_shown
        self.findings.present(view)
        self.back.present(view)
        self.counts.present(view)
        self.notes.present(view)
        self.answer.setText("" if view.notice is None else _in_words(view.notice, view))
        self._is_waiting_shown = view.awaits is not None and self.findings.chosen is not None
        if self._is_waiting_shown and not was_waiting:
            self.show_section(Section.OFTEN)
            self.opened.emit(self.findings.card)
        self._show_answer()
        self._present_undo(view)

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        for part in (self.tabs, self.findings, self.back, self.counts, self.result, self.notes):
            part.retranslate()
        self.undo_button.setText(t("arbiter.undo"))

    def _connect(self, port: GamePort) -> None:
        self.tabs.chosen.connect(self._open_section)
        self.findings.opened.connect(lambda: self.opened.emit(self.findings.card))
        self.back.opened.connect(lambda: self.opened.emit(self.back.card))
        self.counts.correction.opened.connect(lambda: self.opened.emit(self.counts.correction))
        for part in (self.findings, self.back, self.counts.correction):
            part.confirmed.connect(self._await_answer)
        self.result.declared.connect(port.declare)
        self.undo_button.clicked.connect(port.undo)

    def _open_section(self, section: Section) -> None:
        self.show_section(section)
        self.opened.emit(self)

    def _await_answer(self) -> None:
        self.tabs.buttons[self.section].setFocus()
        self.opened.emit(self.answer)

    def _present_undo(self, view: GameView) -> None:
        self.undo_button.setEnabled(view.can_undo_ruling)
        code = "refusal.stop_clocks_first" if view.clock.running is not None else "refusal.nothing_to_undo"
        self.why_no_undo.setText("" if view.can_undo_ruling else f"{t(f'{code}.what')} {t(f'{code}.why')}")
        self.undo_button.setAccessibleDescription(self.why_no_undo.text())

    def _show_answer(self) -> None:
        """What waits is said by the act that is chosen for it already."""
        self.answer.setVisible(bool(self.answer.text()) and not self._is_waiting_shown)

    def _lay_out(self) -> None:
        self.answer.setWordWrap(True)
        self.answer.setContentsMargins(12, 8, 12, 8)
        theme.set_role(self.answer, "notice")
        theme.set_role(self.why_no_undo, "small")
        self.why_no_undo.setWordWrap(True)
        self.undo_button.setIcon(icons.icon("undo", theme.current().accent, ICON_PX, 8))
        self.undo_button.setIconSize(icons.icon_size(ICON_PX, 8))
        self.undo_button.setStyleSheet(f"padding: 0 8px; font-size: {TEXT_PX}px;")
        foot = QHBoxLayout()
        foot.setSpacing(12)
        foot.setContentsMargins(RING_PX, 0, RING_PX, RING_PX)
        foot.addWidget(self.undo_button)
        foot.addWidget(self.why_no_undo, 1, Qt.AlignmentFlag.AlignVCenter)
        answer = QVBoxLayout()
        answer.setContentsMargins(RING_PX, 0, RING_PX, 0)
        answer.addWidget(self.answer)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.tabs)
        column.addLayout(answer)
        for page in dict.fromkeys(self._pages.values()):
            column.addWidget(page)
        column.addLayout(foot)


def _in_words(notice: Notice, view: GameView) -> str:
    text = notice_text(notice, edition=view.regulations.edition)
    return unbroken(" ".join(part for part in (text.what, text.why, text.then, text.article) if part))
