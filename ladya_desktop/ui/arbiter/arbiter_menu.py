"""The arbiter's panel: clocks stopped, started and set (6.10, 6.11), every finding and ruling of articles 4 to 13.

It lies beside the board and leaves the game alone until something is confirmed; what that would bring is read before.
Behind a PIN it closes by itself once the arbiter's hand has been away for a while.
"""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ladya_desktop.game.by_color import ByColor
from ladya_desktop.game.regulations import Regulations
from ladya_desktop.game.view import GameView, Phase
from ladya_desktop.pin import PinLock
from ladya_desktop.texts import t
from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.arbiter.board_preview import BoardPreview
from ladya_desktop.ui.arbiter.clock_setting import ClockSetting
from ladya_desktop.ui.arbiter.panel_page import SIDE_PX, PanelPage
from ladya_desktop.ui.arbiter.pin_remark import PinRemark
from ladya_desktop.ui.arbiter.quiet_lock import QuietLock
from ladya_desktop.ui.arbiter.quiet_notice import QuietNotice
from ladya_desktop.ui.arbiter.sections import Sections
from ladya_desktop.ui.board.board_view import BoardView
from ladya_desktop.ui.parts.dialog import RING_PX
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.play.port import GamePort

HEADER_PX, LOW_BELOW_PX = 60, 480
ICON_PX = 20
ACT_TEXT_PX = 15
WHO_TEXT_PX = 13
SECOND_MS = 1000
COVERS_PERCENT = 80
"""From this part of the screen on, the panel leaves no room for the board."""


class ArbiterMenu(QFrame):
    """Acts through the port; tells when it is to be closed and when the list of the game is wanted."""

    closed = Signal()
    log_requested = Signal()
    projector_requested = Signal()

    def __init__(
        self,
        port: GamePort,
        parent: QWidget | None = None,
        *,
        lock: PinLock | None = None,
        board: BoardView | None = None,
    ) -> None:
        super().__init__(parent)
        theme.set_role(self, "card")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._port = port
        self._title, self._state = plain_label(), plain_label()
        self.close_button, self.projector_button = QPushButton(), QPushButton()
        self.stop_button, self.resume_button = QPushButton(), QPushButton()
        self.log_button, self.who_rules = QPushButton(), plain_label()
        self.clocks = ClockSetting()
        self.sections = Sections(port, self.clocks, self.log_button)
        self.quiet, self.quiet_notice = QuietLock(self, lock), QuietNotice(self)
        self.pin_remark = PinRemark(lock)
        self._preview = None if board is None else BoardPreview(board, port, self)
        self._page, self._acts, self._acts_end = PanelPage(self.sections), QWidget(), self._rule()
        self._column = QVBoxLayout(self)
        self._tick = QTimer(self)
        self._tick.setSingleShot(True)
        self._tick.setTimerType(Qt.TimerType.PreciseTimer)
        self._connect()
        self._lay_out()
        self.reload()

    @property
    def is_ticking(self) -> bool:
        """Whether the digits will be read again by themselves."""
        return self._tick.isActive()

    def present(self, view: GameView) -> None:
        """Shows the state of the game; a time that a hand has begun to set is left alone."""
        has_clock = view.regulations.time_control.has_clock
        self._state.setText(self._state_text(view))
        for part in (self.stop_button, self.clocks.set_button, self.clocks):
            part.setVisible(has_clock)
        self.stop_button.setEnabled(view.phase is Phase.RUNNING and has_clock)
        self.resume_button.setEnabled(view.phase is Phase.STOPPED)
        self.sections.present(view)
        may_set = has_clock and view.phase is not Phase.ENDED
        self.clocks.set_allowed(may_set=may_set, may_not_be_zero=view.clock.running or view.to_move)
        self._follow_clocks()

    def reload(self) -> None:
        """Begins anew: the clocks as they are, no result chosen."""
        self.clocks.load(self._remaining_ms())
        self.sections.begin()
        self.retranslate()
        self._page.scroll_to_top()
        if self._port.view.awaits is not None:
            self._page.bring_into_sight(self.sections.findings.card)

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        self._title.setText(t("arbiter.title"))
        self.setAccessibleName(t("arbiter.title"))
        for button, code in (
            (self.stop_button, "stop"),
            (self.resume_button, "resume"),
            (self.log_button, "log"),
        ):
            button.setText(t(f"arbiter.{code}"))
        self.who_rules.setText(t(f"panel.who.{_who_rules(self._port.view.regulations)}"))
        for button, words in (
            (self.close_button, t("arbiter.close")),
            (self.projector_button, t("projector.button_note")),
        ):
            button.setAccessibleName(words)
            button.setToolTip(words)
        self.clocks.retranslate()
        self.sections.retranslate()
        self.quiet_notice.retranslate()
        self.pin_remark.present()
        self.present(self._port.view)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._follow_clocks()
        self.pin_remark.present()
        self.quiet.begin()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        above = self.parentWidget()
        whole_px = self.width() if above is None else above.width()
        self.sections.back.set_board_hidden(is_hidden=self.width() > whole_px * COVERS_PERCENT // 100)
        self.quiet_notice.place()
        self._place_acts()
        self._page.fit(self.sections.open_card)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._tick.stop()
        if self.isHidden():  # closed; left for another screen with the panel open, it is still to be locked
            self.quiet.end()
            self.pin_remark.forget()
        self.sections.back.clear()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A letter or digit that no field here has taken begins no move on the board beside it."""
        if not event.text().isalnum():
            super().keyPressEvent(event)

    def _state_text(self, view: GameView) -> str:
        is_between = view.phase in (Phase.RUNNING, Phase.STOPPED)
        has_clock = view.regulations.time_control.has_clock
        state = t(f"arbiter.state.{view.phase}{'_game' if is_between and not has_clock else ''}")
        return f"{self._port.game_label} · {state}" if self._port.game_label else state

    def _remaining_ms(self) -> ByColor[int]:
        return self._port.view.clock.at(self._port.now_ms()).remaining_ms

    def _follow_clocks(self) -> None:
        """The digits go with the clock that runs, just after each of its seconds, while somebody can see them."""
        remaining_ms, running = self._remaining_ms(), self._port.view.clock.running
        self.clocks.follow(remaining_ms)
        if running is not None and remaining_ms[running] and self.isVisible():
            self._tick.start(remaining_ms[running] % SECOND_MS or SECOND_MS)
        else:
            self._tick.stop()

    def _connect(self) -> None:
        self._tick.timeout.connect(self._follow_clocks)
        self.close_button.clicked.connect(self.closed)
        self.projector_button.clicked.connect(self.projector_requested)
        self.stop_button.clicked.connect(self._port.stop)
        self.resume_button.clicked.connect(self._port.resume)
        self.clocks.wanted.connect(self._port.set_clocks)
        self.sections.opened.connect(self._page.bring_into_sight)
        self.quiet.told.connect(self.quiet_notice.show_seconds)
        self.quiet.expired.connect(self.closed)
        if self._preview is not None:
            self.sections.back.previewed.connect(self._preview.show_view)
        self.log_button.clicked.connect(self.log_requested)

    def _lay_out(self) -> None:
        for place, part in enumerate((self.pin_remark, self.clocks, self._inset(self._rule()))):
            self._page.body.insertWidget(place, part)
        column = self._column
        column.setContentsMargins(1, 1, 1, 1)
        column.setSpacing(0)
        column.addWidget(self._header())
        column.addWidget(self._acts_end)
        column.addWidget(self._page, 1)
        self._dress_acts()
        self._place_acts()

    def _place_acts(self) -> None:
        """In sight whatever else is open, for stopping the clocks is never to be looked for (6.11).

        A low panel has no room for them besides a finding with its button: there they are scrolled with the rest.
        """
        is_low = self.height() < LOW_BELOW_PX
        self._acts_end.setHidden(is_low)
        if self._acts.parentWidget() is not (self._page.page if is_low else self):
            (self._page.body if is_low else self._column).insertWidget(1, self._acts)
            side_px = RING_PX if is_low else SIDE_PX
            self._acts.setContentsMargins(side_px, 0 if is_low else 12, side_px, 0 if is_low else 12)

    def _header(self) -> QFrame:
        header, colors = QFrame(), theme.current()
        header.setFixedHeight(HEADER_PX)
        header.setStyleSheet(
            f"QFrame {{ background: {colors.text.name()}; border-radius: 0; "
            "border-top-left-radius: 11px; border-top-right-radius: 11px; }"
            f"QLabel {{ background: transparent; color: {colors.surface.name()}; }}"
        )
        lock = plain_label()
        lock.setPixmap(icons.pixmap("lock", colors.surface, 22, self.devicePixelRatioF()))
        theme.set_role(self._title, "subtitle")
        for button, icon in ((self.projector_button, "projector"), (self.close_button, "cross")):
            theme.set_kind(button, "tool")
            button.setIcon(icons.icon(icon, colors.surface))
            button.setIconSize(icons.icon_size())
        row = QHBoxLayout(header)
        row.setContentsMargins(20, 0, 8, 0)
        row.setSpacing(12)
        row.addWidget(lock)
        row.addWidget(self._title)
        row.addLayout(self._said(), 1)
        row.addWidget(self.projector_button)
        row.addWidget(self.close_button)
        return header

    def _said(self) -> QVBoxLayout:
        """Which game it is and how it stands; below it, who rules there."""
        self.who_rules.setStyleSheet(f"font-size: {WHO_TEXT_PX}px;")
        self.who_rules.setWordWrap(True)
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addStretch()
        column.addWidget(self._state)
        column.addWidget(self.who_rules)
        column.addStretch()
        return column

    def _dress_acts(self) -> None:
        row = QHBoxLayout(self._acts)
        row.setSpacing(8)
        row.setContentsMargins(0, 0, 0, 0)
        for button, icon in ((self.stop_button, "pause"), (self.resume_button, "play"), (self.clocks.set_button, "")):
            if icon:
                button.setIcon(icons.icon(icon, theme.current().accent, ICON_PX, 8))
                button.setIconSize(icons.icon_size(ICON_PX, 8))
            button.setStyleSheet(f"padding: 0 4px; font-size: {ACT_TEXT_PX}px;")  # three stand in the narrowest menu
            row.addWidget(button, 1)

    def _rule(self) -> QFrame:
        rule = QFrame()
        theme.set_role(rule, "rule")
        return rule

    def _inset(self, part: QWidget) -> QWidget:
        """As far from the sides as what a ring can be drawn round."""
        room = QWidget()
        row = QHBoxLayout(room)
        row.setContentsMargins(RING_PX, 0, RING_PX, 0)
        row.addWidget(part)
        return room


def _who_rules(regulations: Regulations) -> str:
    return "limited" if regulations.is_limited else regulations.rulings.value
