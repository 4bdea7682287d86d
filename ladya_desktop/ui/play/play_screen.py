"""The table of one game: the board in the middle, a pupil on each side, one bar below, the arbiter on top when called.

It arranges the parts and gives every snapshot to all of them at once; it knows no rule and gives no hint (articles
11.3, 12.6). What it says and when stands in `messages`, before and after the game in `covers`.
"""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from ladya_desktop.game.by_color import COLORS, ByColor, Color
from ladya_desktop.game.view import GameView, Phase
from ladya_desktop.ui.arbiter.arbiter_menu import ArbiterMenu
from ladya_desktop.ui.arbiter.side_row import ROW_PX, SideRow
from ladya_desktop.ui.board.board_view import BoardView
from ladya_desktop.ui.play.board_hands import BoardHands
from ladya_desktop.ui.play.bottom_bar import BottomBar
from ladya_desktop.ui.play.clock_keys import CLOCK_KEY, clock_of_key, usual_clock_keys
from ladya_desktop.ui.play.covers import Covers
from ladya_desktop.ui.play.full_screen import toggle_full_screen
from ladya_desktop.ui.play.layout import Density, PlayLayout, arbiter_layout, play_layout
from ladya_desktop.ui.play.messages import Messages
from ladya_desktop.ui.play.player_panel import PlayerPanel
from ladya_desktop.ui.play.port import GamePort

MOVES_PX = {Density.LARGE: 22, Density.FULL: 17, Density.MEDIUM: 16, Density.COMPACT: 14}


class PlayScreen(QWidget):
    """Signals: `finished`, the table of results is wanted; `leave_requested`, the way home, asked and agreed;
    `log_requested`, the list of everything that happened.
    """

    finished = Signal()
    leave_requested = Signal()
    log_requested = Signal()

    def __init__(self, port: GamePort, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._port = port
        self._clock_keys: Mapping[int, Color] = usual_clock_keys()
        self._is_swapped = False
        self._is_flipped = False
        self._wants_bar = True
        self._is_bar_open = False
        self._layout = play_layout(self.size())
        self.board = BoardView(self)
        self.hands = BoardHands(self.board, port, self)
        measures = self._layout.measures
        self.panels = ByColor(*(PlayerPanel(color, port, measures, self) for color in COLORS))
        self.bar = BottomBar(self)
        self.messages = Messages(self)
        self.side_rows = ByColor(*(SideRow(color, port, self) for color in COLORS))
        self.arbiter = ArbiterMenu(port, self)
        self.arbiter.hide()
        self.covers = Covers(self, port)
        self._connect()
        self.present(port.view)
        self.covers.open(port.view)
        self._lay_out()

    def present(self, view: GameView) -> None:
        """Shows a snapshot everywhere."""
        self.board.present(view)
        for color in COLORS:
            self.panels[color].present(view)
            if self.arbiter.isVisibleTo(self):
                self.side_rows[color].present(view)
        self.bar.present(view, self._port.game_label)
        if self.arbiter.isVisibleTo(self):
            self.arbiter.present(view)
        adjusting = self.hands.adjusting
        if adjusting is not None and not self.panels[adjusting].is_adjusting:
            self.hands.adjust(None)
        self.messages.present(view)
        self.covers.present(view)

    def request_leave(self) -> None:
        """Leaves at once if no clock runs, else asks first; `leave_requested` follows when that is agreed."""
        if self._port.view.phase is Phase.RUNNING:
            self.covers.ask_to_leave()
        else:
            self.leave_requested.emit()

    def set_clock_keys(self, keys: Mapping[int, Color]) -> None:
        """Other keys for the clocks: native scan code of a Ctrl key -> side."""
        self._clock_keys = keys

    def set_arbiter_open(self, *, is_open: bool) -> None:
        """Opens or closes the arbiter's menu; the game behind it goes on."""
        if is_open:
            self._is_bar_open = False
            self.arbiter.reload()
        self.arbiter.setVisible(is_open)
        self.present(self._port.view)
        self._lay_out()
        (self.arbiter if is_open else self).setFocus()

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        for color in COLORS:
            self.panels[color].retranslate()
            self.side_rows[color].retranslate()
        for part in (self.board, self.bar, self.arbiter, self.covers, self.messages):
            part.retranslate()
        self.present(self._port.view)
        self._lay_out()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._hand_over_keyboard()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_out()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.accept()
        if self.covers.is_covered:
            return
        color = clock_of_key(event, self._clock_keys)
        if color is not None:
            self.panels[color].clock.press("keyboard", event.timestamp())
        elif event.key() == Qt.Key.Key_Escape:
            self._step_back()
        elif event.key() == Qt.Key.Key_F11:
            toggle_full_screen(self)
        elif self._begins_a_move(event):
            self.messages.typed.open(event.text())
        elif event.key() != CLOCK_KEY:
            event.ignore()

    # Within

    def _connect(self) -> None:
        self._port.view_changed.connect(self.present)
        for color in COLORS:
            panel = self.panels[color]
            panel.adjust_toggled.connect(self._adjust)
            panel.tools_requested.connect(self._toggle_bar)
        self.hands.adjusting_changed.connect(self._show_adjusting)
        self.bar.tool_requested.connect(self._use_tool)
        self.arbiter.closed.connect(lambda: self.set_arbiter_open(is_open=False))
        self.arbiter.log_requested.connect(self.log_requested)
        self.messages.banner_chosen.connect(self._use_banner)
        self.messages.changed.connect(self._lay_out)
        self.messages.remark.cancelled.connect(lambda: self.hands.adjust(None))
        self.messages.move_typed.connect(self._play_typed)
        self.covers.left.connect(self.leave_requested)
        self.covers.changed.connect(self._hand_over_keyboard)
        self.covers.arbiter_requested.connect(lambda: self.set_arbiter_open(is_open=True))

    def _hand_over_keyboard(self) -> None:
        """To the card that covers the game, else to the board; also when the window gives the screen the focus."""
        self.setFocusProxy(self.covers.keyboard_target() or self.board)
        self.setFocus()

    def _adjust(self, color: Color, is_adjusting: bool) -> None:
        self.hands.adjust(color if is_adjusting else None)

    def _show_adjusting(self, adjusting: Color | None) -> None:
        for color in COLORS:
            self.panels[color].set_adjusting(color is adjusting)
        self.messages.set_adjusting(is_adjusting=adjusting is not None)

    def _use_tool(self, name: str) -> None:
        tools: dict[str, Callable[[], None]] = {
            "leave": self.request_leave,
            "swap": self._swap,
            "turn": self._turn_board,
            "moves": self._toggle_moves,
            "fullscreen": lambda: toggle_full_screen(self),
            "arbiter": lambda: self.set_arbiter_open(is_open=True),
        }
        tools[name]()

    def _use_banner(self, name: str) -> None:
        uses: dict[str, Callable[[], None]] = {
            "understood": self._go_on,
            "arbiter": lambda: self.set_arbiter_open(is_open=True),
            "log": self.log_requested.emit,
            "home": self.leave_requested.emit,
            "table": self.finished.emit,
        }
        uses[name]()

    def _go_on(self) -> None:
        self.setFocus()
        if self._port.view.phase is Phase.STOPPED:
            self._port.resume()
        else:
            self.messages.dismiss()

    def _play_typed(self, text: str) -> None:
        if self._port.typed_move(text):
            self.messages.typed.close_field()
            self.setFocus()
        else:
            self.messages.typed.refuse()

    def _begins_a_move(self, event: QKeyEvent) -> bool:
        modifiers = event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
        is_letter = event.text().isalpha() or event.text() == "0"
        return is_letter and not modifiers and self._port.view.phase is Phase.RUNNING

    def _step_back(self) -> None:
        if self.hands.adjusting is not None:
            self.hands.adjust(None)
        elif self.arbiter.isVisibleTo(self):
            self.set_arbiter_open(is_open=False)
        elif self._is_bar_open:
            self._toggle_bar()

    def _swap(self) -> None:
        self._is_swapped = not self._is_swapped
        self._lay_out()

    def _turn_board(self) -> None:
        self._is_flipped = not self._is_flipped
        self.board.set_flipped(self._is_flipped)
        self._lay_out()

    def _toggle_moves(self) -> None:
        self._wants_bar = not self._wants_bar
        self._is_bar_open = False
        self._lay_out()
        self.setFocus()

    def _toggle_bar(self) -> None:
        self._is_bar_open = not self._is_bar_open
        self._lay_out()

    # Where everything lies

    def _lay_out(self) -> None:
        self._layout = play_layout(self.size(), wants_bar=self._wants_bar)
        is_arbiter = self.arbiter.isVisibleTo(self)
        for color in COLORS:
            self.panels[color].setHidden(is_arbiter)
            self.side_rows[color].setVisible(is_arbiter)
        self.board.set_coordinates(self._layout.measures.coordinates)
        if is_arbiter:
            self._lay_out_arbiter()
        else:
            self._lay_out_table(self._layout)
        self.covers.cover(self._layout.density)

    def _lay_out_table(self, layout: PlayLayout) -> None:
        left, right = (Color.BLACK, Color.WHITE) if self._is_swapped else (Color.WHITE, Color.BLACK)
        for color, rect in ((left, layout.left), (right, layout.right)):
            self.panels[color].set_measures(layout.measures, has_tools=layout.is_bar_overlay)
            self.panels[color].setGeometry(rect)
        self.board.setGeometry(layout.board)
        self.bar.set_overlay(
            is_overlay=layout.is_bar_overlay,
            margin_px=layout.measures.margin,
            moves_px=MOVES_PX[layout.density],
            most_strip_px=layout.board.width() - 48,
        )
        self.bar.set_moves_tool(has_moves=self._wants_bar, is_offered=layout.can_have_bar)
        self.bar.place(layout.bar)
        self.bar.setVisible(not layout.is_bar_overlay or self._is_bar_open)
        self.bar.raise_()
        self._lay_out_messages(layout)

    def _lay_out_messages(self, layout: PlayLayout) -> None:
        strip = self.bar.message_rect().translated(layout.bar.topLeft())
        is_mover_below = (self._port.view.to_move is Color.WHITE) is not self._is_flipped
        self.messages.lay_out(layout, strip, is_mover_below=is_mover_below)
        self.bar.strip.setHidden(self.messages.takes_place_of_moves and not layout.is_bar_overlay)

    def _lay_out_arbiter(self) -> None:
        layout = arbiter_layout(self.size())
        self.arbiter.setGeometry(layout.sheet)
        below, above = (Color.BLACK, Color.WHITE) if self._is_flipped else (Color.WHITE, Color.BLACK)
        left = layout.left
        self.side_rows[above].setGeometry(left.x(), left.y(), left.width(), ROW_PX)
        self.side_rows[below].setGeometry(left.x(), left.bottom() + 1 - ROW_PX, left.width(), ROW_PX)
        rows = ROW_PX + 12
        self.board.setGeometry(QRect(left).adjusted(0, rows, 0, -rows))
        self.bar.hide()
        self.messages.hide()
        self.arbiter.raise_()
