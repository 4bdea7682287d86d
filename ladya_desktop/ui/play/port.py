"""What the windows of one game need from the program: the snapshot to draw and the acts they may ask for.

The bridge implements it; tests use a stand-in. Squares are algebraic names ("e4"), pieces of a promotion "q", "r",
"b" or "n". `device` names the mouse, the finger or the key ("mouse", "touch:0", "keyboard"); `stamp_ms` is the time
stamp of the Qt event in its own milliseconds, which the bridge maps to the time of the game's stream.
"""

from typing import Protocol

from PySide6.QtCore import SignalInstance

from ladya_desktop.eventlog import Recovery, StoredAct
from ladya_desktop.game.acts import Act
from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.result import Score
from ladya_desktop.game.view import GameView


class GamePort(Protocol):
    """One game as its windows see it."""

    @property
    def view_changed(self) -> SignalInstance:
        """Emitted with the new `GameView` after every change, before the act that caused it returns."""

    @property
    def view(self) -> GameView:
        """The snapshot to draw now."""

    @property
    def game_label(self) -> str:
        """Which game it is, in words for people: round and board, or ""."""

    @property
    def recovery(self) -> Recovery | None:
        """What the arbiter must be told, if the program died while a clock of this game ran."""

    def now_ms(self) -> int:
        """The time of the game's stream in milliseconds, for drawing the clocks."""

    @property
    def began_ms(self) -> int:
        """When the game's stream began, Unix time in milliseconds."""

    def log(self) -> tuple[StoredAct, ...]:
        """Everything that happened so far, in order."""

    # Hands

    def touch(self, square: str, device: str, stamp_ms: int) -> None:
        """A hand touches what stands on the square; an own piece is lifted."""

    def release(self, from_square: str, to_square: str, device: str, stamp_ms: int) -> None:
        """The piece in hand is released on another square."""

    def give_back(self, square: str, device: str, stamp_ms: int) -> None:
        """The piece in hand is put back where it stood."""

    def take_off(self, square: str, device: str, stamp_ms: int) -> None:
        """The piece on the square is put beside a wooden board."""

    def put_back(self, square: str, letter: str, device: str, stamp_ms: int) -> None:
        """A piece taken off on this move, by its FEN letter, stands on the square."""

    def set_right(self) -> None:
        """All stands again as it was before this move's hands came in."""

    def promote(self, square: str, piece: str, device: str, stamp_ms: int) -> None:
        """The new piece touches the promotion square and replaces the pawn."""

    def second_finger(self, square: str) -> None:
        """Another finger came down during a drag: recorded, moves nothing."""

    def adjust(self, color: Color, square: str) -> None:
        """The player said "I adjust" and straightens the piece on the square."""

    def typed_move(self, text: str) -> bool:
        """A move typed as SAN (English or Russian letters) or UCI; False if it names no move, and nothing happened."""

    # Clock and voices

    def press(self, color: Color, device: str, stamp_ms: int) -> None:
        """The player presses his side of the clock."""

    def offer_draw(self, color: Color) -> None:
        """The player offers a draw."""

    def accept_draw(self, color: Color) -> None:
        """The player accepts the opponent's offer."""

    def decline_draw(self, color: Color) -> None:
        """The player declines the opponent's offer."""

    def claim_threefold(self, color: Color, move: str | None) -> None:
        """The player claims a draw: the position on the board, or after the move (UCI), stands for the third time."""

    def claim_fifty(self, color: Color, move: str | None) -> None:
        """The player claims a draw: fifty moves of each side, perhaps with this one, without capture and pawn move."""

    def claim_illegal(self, color: Color) -> None:
        """The player says that the opponent has made an impossible move."""

    def claim_touch_move(self, color: Color) -> None:
        """The player says that the opponent has not moved or taken what he touched."""

    def claim_flag(self, color: Color) -> None:
        """The player says that the opponent's time has run out."""

    def resign(self, color: Color) -> None:
        """The player resigns."""

    def call_arbiter(self, color: Color) -> None:
        """The player stops both clocks to fetch the arbiter."""

    # The program and the arbiter

    def start(self) -> None:
        """White's clock is started for the first time."""

    def resume(self) -> None:
        """The clock of the side to move is started again."""

    def pause(self) -> None:
        """The program stops both clocks; any hand may start them again."""

    def stop(self) -> None:
        """The arbiter stops both clocks."""

    def set_clocks(self, white_ms: int | None, black_ms: int | None) -> None:
        """The clocks show these times from now on; None leaves a side as it is."""

    def declare(self, score: Score) -> None:
        """The arbiter declares the result."""

    def restore(self, ply: int) -> None:
        """The position after `ply` half-moves stands again."""

    @property
    def illegal_moves(self) -> ByColor[int]:
        """How many impossible moves of each side are counted."""

    def foreseen(self, act: Act) -> tuple[GameView, ByColor[int]]:
        """What an act of the arbiter would bring now, though nothing happens: the snapshot, the impossible moves.

        When it happens is the port's matter, whatever the act says.
        """

    def rule(self, act: Act) -> None:
        """The arbiter does it, now."""

    def note(self, text: str) -> None:
        """The arbiter writes a note into the record; nothing is changed by it."""

    def agree_correction(self, ply: int) -> None:
        """Both players agree to correct the impossible move of half-move `ply` that stood."""

    def undo(self) -> None:
        """The arbiter takes back his own last ruling."""

    @property
    def move_counters(self) -> ByColor[int]:
        """How many completed moves of each side are counted, which decides its period."""

    def set_move_counters(self, white: int | None, black: int | None) -> None:
        """So many completed moves are counted from now on; None leaves a side as it is."""

    @property
    def warnings(self) -> ByColor[int]:
        """How many warnings each side has had."""

    def set_illegal_moves(self, color: Color, count: int) -> None:
        """So many impossible moves of the side are counted from now on."""
