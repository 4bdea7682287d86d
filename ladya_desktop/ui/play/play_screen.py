"""The table of one game: the board in the middle, a pupil on each side, one bar below, the arbiter on top when called.

It gives every snapshot to all parts at once and passes on what is wanted; it knows no rule and gives no hint (articles
11.3, 12.6). Where the parts lie is the matter of `table`, what is said of `messages`, what comes before and after the
game of `covers`.
"""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from ladya_desktop.game.by_color import COLORS, ByColor, Color
from ladya_desktop.game.regulations import Conduct
from ladya_desktop.game.view import GameView, Phase
from ladya_desktop.pin import PinLock
from ladya_desktop.ui.arbiter.arbiter_menu import ArbiterMenu
from ladya_desktop.ui.arbiter.pin_door import PinDoor
from ladya_desktop.ui.arbiter.side_row import SideRow
from ladya_desktop.ui.board.in_the_air import InTheAir
from ladya_desktop.ui.board.wooden_board import WoodenBoard
from ladya_desktop.ui.play.aloud import Aloud
from ladya_desktop.ui.play.at_once import AtOnce
from ladya_desktop.ui.play.board_hands import BoardHands
from ladya_desktop.ui.play.bottom_bar import BottomBar
from ladya_desktop.ui.play.clock_keys import CLOCK_KEY, clock_of_key, usual_clock_keys
from ladya_desktop.ui.play.covers import Covers
from ladya_desktop.ui.play.full_screen import toggle_full_screen
from ladya_desktop.ui.play.layout import play_layout
from ladya_desktop.ui.play.messages import Messages
from ladya_desktop.ui.play.player_panel import PlayerPanel
from ladya_desktop.ui.play.port import GamePort
from ladya_desktop.ui.play.ruling_teller import RulingTeller
from ladya_desktop.ui.play.table import Table
from ladya_desktop.ui.play.tablet_seating import Seating
from ladya_desktop.ui.play.tray import Tray
from ladya_desktop.ui.play.tray_hands import TrayHands
from ladya_desktop.ui.play.writing import Writing

ARBITER_KEY, HELP_KEY = Qt.Key.Key_F9, Qt.Key.Key_F1


class PlayScreen(QWidget):
    """Signals: `finished`, the table of results is wanted; `leave_requested`, the way home, asked and agreed;
    `log_requested`, the list of everything that happened.
    """

    finished = Signal()
    leave_requested = Signal()
    log_requested = Signal()

    def __init__(self, port: GamePort, parent: QWidget | None = None, *, lock: PinLock | None = None) -> None:
        super().__init__(parent)
        self._port = port
        self._clock_keys: Mapping[int, Color] = usual_clock_keys()
        measures = play_layout(self.size()).measures
        self.board = WoodenBoard(self)
        self.hands = BoardHands(self.board, port, self)
        self.tray = Tray(self) if port.view.regulations.conduct is Conduct.STRICT else None
        self.in_the_air = InTheAir(self)
        self._tray_hands = None if self.tray is None else TrayHands(self.board, self.tray, self.in_the_air, port)
        self.panels = ByColor(*(PlayerPanel(color, port, measures, self) for color in COLORS))
        self.bar = BottomBar(self)
        self.writing = Writing(self.panels, self.board, port, self)
        self.messages = Messages(self)
        self.teller = RulingTeller(self.board, self.messages, port)
        self.side_rows = ByColor(*(SideRow(color, port, self) for color in COLORS))
        self.arbiter = ArbiterMenu(port, self, lock=lock, board=self.board)
        self.arbiter.hide()
        self.covers = Covers(self, port)
        self.door = PinDoor(self, port, self.place_of, lock)
        self.table = Table(
            self,
            board=self.board,
            tray=self.tray,
            panels=self.panels,
            bar=self.bar,
            messages=self.messages,
            writing=self.writing.card,
            side_rows=self.side_rows,
            arbiter=self.arbiter,
        )
        self.seating = Seating(self.table, self._is_hand_busy, self)
        self.aloud = Aloud.of_game(self, lambda: self._port)
        AtOnce(self.board, self.panels, port, self)  # it hears of every snapshot before the screen does
        self._connect()
        self.present(port.view)
        self.covers.open(port.view)
        self._lay_out()

    def present(self, view: GameView) -> None:
        """Shows a snapshot everywhere."""
        self.board.present(view)
        if self.tray is not None and self._tray_hands is not None:
            self.tray.present(view)
            self._tray_hands.follow()
        for color in COLORS:
            self.panels[color].present(view)
            if self.arbiter.isVisibleTo(self):
                self.side_rows[color].present(view)
        self.bar.present(view, self._port.game_label)
        self.table.present(view.moves)
        if self.arbiter.isVisibleTo(self):
            self.arbiter.present(view)
        if (adjusting := self.hands.adjusting) is not None and not self.panels[adjusting].is_adjusting:
            self.hands.adjust(None)
        self.messages.present(view)
        self.covers.present(view)
        self.door.place()
        self.seating.follow(view)

    def show_points(self, half_points: ByColor[int | None]) -> None:
        """What each player had before this game, beside his name; None outside a tournament."""
        for color in COLORS:
            self.panels[color].names.set_points(half_points[color])

    def _is_hand_busy(self) -> bool:
        return self.board.carried() is not None or self.in_the_air.isVisible()

    def place_of(self, color: Color) -> QRect:
        """Where the panel of a side is seen."""
        return self.table.place_of(color)

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
            self.covers.give_way()
            self.table.is_bar_open = False
            self.arbiter.reload()
        elif self.isVisible():
            self.setFocus()  # before the menu goes: else Qt hands it on as if Tab had been pressed
        self.arbiter.setVisible(is_open)
        if not is_open and self._port.view.phase is Phase.NOT_STARTED:
            self.covers.open(self._port.view)
        self.present(self._port.view)
        self._lay_out()
        if is_open:
            self.arbiter.setFocus()

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        for color in COLORS:
            self.panels[color].retranslate()
            self.side_rows[color].retranslate()
        for part in (self.board, self.bar, self.arbiter, self.covers, self.messages, self.door, self.table):
            part.retranslate()
        self.writing.card.retranslate()
        if self.tray is not None:
            self.tray.retranslate()
        self.present(self._port.view)
        self._lay_out()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._hand_over_keyboard()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_out()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.setAccepted(event.key() != HELP_KEY)
        if event.isAutoRepeat() or (self.covers.is_covered and event.key() != ARBITER_KEY):
            return  # a key held down does once what it does
        color = clock_of_key(event, self._clock_keys)
        if color is not None:
            self.panels[color].clock.press("keyboard", event.timestamp())
        elif event.key() == ARBITER_KEY:
            self._call_or_leave_arbiter()
        elif event.key() == Qt.Key.Key_Escape:
            self._step_back()
        elif event.key() == Qt.Key.Key_F11:
            toggle_full_screen(self)
        elif event.matches(QKeySequence.StandardKey.Back):
            self.request_leave()
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
            panel.tools_requested.connect(self.seating.toggle_bar)
            panel.keyboard_returned.connect(self.setFocus)
            panel.answered.connect(self.messages.answer)
        self.hands.adjusting_changed.connect(self._show_adjusting)
        self.bar.tool_requested.connect(self._use_tool)
        self.arbiter.closed.connect(lambda: self.set_arbiter_open(is_open=False))
        self.arbiter.log_requested.connect(self.log_requested)
        self.messages.banner_chosen.connect(self._use_banner)
        self.messages.changed.connect(self._lay_out_messages)
        self.messages.remark.cancelled.connect(lambda: self.hands.adjust(None))
        self.messages.move_typed.connect(self._play_typed)
        self.writing.changed.connect(self._lay_out)
        self.seating.changed.connect(self._lay_out)
        self.covers.left.connect(self.leave_requested)
        self.covers.changed.connect(self._hand_over_keyboard)
        self.covers.arbiter_requested.connect(self.door.knock)
        self.door.opened.connect(lambda: self.set_arbiter_open(is_open=True))
        self.door.changed.connect(self._hand_over_keyboard)

    def _hand_over_keyboard(self) -> None:
        """To what lies on top of the game, else to the board; never taken from a screen that hides them all."""
        self.setFocusProxy(self.door.keyboard_target or self.covers.keyboard_target() or self.board)
        if self.isVisible():
            self.setFocus()

    def _adjust(self, color: Color, is_adjusting: bool) -> None:
        self.hands.adjust(color if is_adjusting else None)

    def _show_adjusting(self, adjusting: Color | None) -> None:
        for color in COLORS:
            self.panels[color].set_adjusting(color is adjusting)
        self.messages.set_adjusting(is_adjusting=adjusting is not None)

    def _use_tool(self, name: str) -> None:
        tools: dict[str, Callable[[], None]] = {
            **self.seating.tools(),
            "leave": self.request_leave,
            "fullscreen": lambda: toggle_full_screen(self),
            "arbiter": self.door.knock,
        }
        if name in tools:  # who gives the sounds switches them
            tools[name]()

    def _use_banner(self, name: str) -> None:
        uses: dict[str, Callable[[], None]] = {
            "understood": self._go_on,
            "arbiter": self.door.knock,
            "log": self.log_requested.emit,
            "home": self.leave_requested.emit,
            "table": self.finished.emit,
        }
        uses[name]()

    def _call_or_leave_arbiter(self) -> None:
        if self.arbiter.isVisibleTo(self):
            self.set_arbiter_open(is_open=False)
        else:
            self.door.knock()

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
        else:
            self.seating.step_back()

    def _lay_out(self) -> None:
        self.table.lay_out(self.size(), is_white_to_move=self._port.view.to_move is Color.WHITE)
        self.covers.cover(self.table.layout.density)
        self.door.place()

    def _lay_out_messages(self) -> None:
        self.table.lay_out_messages(is_white_to_move=self._port.view.to_move is Color.WHITE)
        self.covers.raise_()
        self.door.place()
