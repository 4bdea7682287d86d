"""Two pupils at one play screen: what their hands do on the board, at the clock and to the buttons."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPoint, Qt

from ladya_desktop.game.by_color import Color
from ladya_desktop.ui.play.clock_keys import usual_clock_keys
from ladya_desktop.ui.play.play_screen import PlayScreen
from ladya_desktop.ui.tour.stage import Stage

THINKING_MS: Final = 7_000
_SIDEWAYS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right)
_UPWARDS: Final = (Qt.Key.Key_Down, Qt.Key.Key_Up)


class Table:
    """The table of one game; the game that is shown can be asked for nothing but what is seen on the screen."""

    def __init__(self, stage: Stage, screen: PlayScreen) -> None:
        self.stage = stage
        self.screen = screen
        self._hands = stage.hands

    def think(self, ms: int = THINKING_MS) -> None:
        """Time passes on the clock that runs."""
        self.stage.time.pass_ms(ms)

    # The board

    def touch(self, square: str) -> None:
        """Takes a piece by a click, or releases the one in hand."""
        self._hands.click(self.screen.board, self._at(square))

    def click_move(self, start: str, end: str) -> None:
        """A move by two clicks."""
        self.touch(start)
        self.await_in_hand(start)
        self.touch(end)
        self.await_on(end)

    def lift(self, start: str, over: str) -> None:
        """Takes a piece with the mouse and carries it over a square."""
        self._hands.press(self.screen.board, self._at(start))
        self._hands.move(self.screen.board, (self._at(start) + self._at(over)) / 2)
        self._hands.move(self.screen.board, self._at(over))

    def drop(self, end: str) -> None:
        """Releases what the mouse carries."""
        self._hands.release(self.screen.board, self._at(end))

    def drag(self, start: str, end: str) -> None:
        """A move in one go."""
        self.lift(start, end)
        self.drop(end)
        self.await_on(end)

    def slide(self, start: str, end: str) -> None:
        """A move by a finger."""
        self._hands.slide(self.screen.board, self._at(start), self._at(end))
        self.await_on(end)

    def move_by_keys(self, start: str, end: str) -> None:
        """A move by the arrow keys and Enter; the cursor stands where the last piece was taken or released."""
        self._hands.key(Qt.Key.Key_Up)  # shows the cursor, moves nothing
        self._walk(start)
        self._hands.key(Qt.Key.Key_Return)
        self.await_in_hand(start)
        self._walk(end)
        self._hands.key(Qt.Key.Key_Return)
        self.await_on(end)

    def type_move(self, text: str, end: str) -> None:
        """A move written on the keyboard."""
        self._hands.write(text)
        self.stage.wait("typed_move", lambda: self.screen.messages.typed.field.text() == text)
        self._hands.key(Qt.Key.Key_Return)
        self.await_on(end)

    def choose_piece(self, piece: str, square: str) -> None:
        """Chooses on the strip."""
        strip = self.screen.board.strip
        self.stage.wait("promotion_strip", strip.isVisible)
        self._hands.click(strip, strip.rect_of(piece).center().toPoint())
        self.stage.wait("promotion", lambda: self.on(square).lower() == piece)

    def on(self, square: str) -> str:
        """What is seen on a square."""
        return self.screen.board.placement.at(square)

    def await_in_hand(self, square: str | None) -> None:
        """Until the piece of a square is lifted, or none is."""
        self.stage.wait(f"in_hand:{square}", lambda: self.screen.board.in_hand == square)

    def await_on(self, square: str) -> None:
        """Until a piece stands on a square and no hand holds one."""
        board = self.screen.board
        self.stage.wait(f"on:{square}", lambda: bool(self.on(square)) and board.in_hand is None)

    def _at(self, square: str) -> QPoint:
        return self.screen.board.square_rect(square).center().toPoint()

    def _walk(self, square: str) -> None:
        board = self.screen.board
        start = board.cursor_square
        for key in (*_keys(start[0], square[0], _SIDEWAYS), *_keys(start[1], square[1], _UPWARDS)):
            self._hands.key(key)
        self.stage.wait(f"cursor:{square}", lambda: board.cursor_square == square)

    # The clock

    def press(self, color: Color) -> None:
        """Presses a clock with the mouse."""
        self._pressed(color, lambda: self._hands.click(self.screen.panels[color].clock))

    def press_by_finger(self, color: Color) -> None:
        """Presses a clock with a finger."""
        self._pressed(color, lambda: self._hands.tap(self.screen.panels[color].clock))

    def press_by_key(self, color: Color) -> None:
        """Presses a clock with its Ctrl key."""
        scan_code = next(code for code, whose in usual_clock_keys().items() if whose is color)
        control = Qt.KeyboardModifier.ControlModifier
        self._pressed(color, lambda: self._hands.key_at(scan_code, Qt.Key.Key_Control, control))

    def _pressed(self, color: Color, press: Callable[[], None]) -> None:
        press()
        other = self.screen.panels[color.other].clock
        self.stage.wait(f"pressed:{color}", lambda: other.picture.mood.is_running)


def _keys(now: str, wanted: str, ways: tuple[Qt.Key, Qt.Key]) -> tuple[Qt.Key, ...]:
    """The arrow keys from one file or rank to another."""
    steps = ord(wanted) - ord(now)
    return (ways[steps > 0],) * abs(steps)
