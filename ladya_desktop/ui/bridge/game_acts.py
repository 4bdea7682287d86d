"""Everything that hands, voices and the arbiter can do to one game, as acts stamped and performed.

Whose hand a touch belongs to is decided here, by the table "Whose hand" of the interface design; everything else is the
core's.
"""

from dataclasses import replace

from PySide6.QtCore import QObject

from ladya_desktop.eventlog import StoredAct
from ladya_desktop.game import acts
from ladya_desktop.game.acts import Act, Actor
from ladya_desktop.game.by_color import COLORS, ByColor, Color
from ladya_desktop.game.events import ClocksStopped
from ladya_desktop.game.hands import hand_acts
from ladya_desktop.game.notes import clean_note
from ladya_desktop.game.regulations import Conduct
from ladya_desktop.game.result import Score
from ladya_desktop.game.view import GameView, Phase
from ladya_desktop.session.game import GameSession
from ladya_desktop.texts.typed_moves import meant_move, typed_squares
from ladya_desktop.ui.stream_time import StreamTime


class GameActs(QObject):
    """What the windows of a game may ask for; see `ui.play.port.GamePort`. A subclass performs the acts."""

    def __init__(self, session: GameSession, time: StreamTime, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._time = time

    @property
    def view(self) -> GameView:
        """The snapshot to draw now."""
        return self._session.view

    @property
    def game_id(self) -> str:
        """The id of its stream."""
        return str(self._session.stream_id)

    @property
    def began_ms(self) -> int:
        """When the stream began, Unix time."""
        return self._session.created_ms

    def log(self) -> tuple[StoredAct, ...]:
        """Everything that happened so far."""
        return self._session.log

    # Hands

    def touch(self, square: str, device: str, stamp_ms: int) -> None:
        """A hand touches what stands on the square."""
        self._perform(acts.Touch(by=self._whose_touch(square), at_ms=self._at(stamp_ms), squares=(square,)), device)

    def release(self, from_square: str, to_square: str, device: str, stamp_ms: int) -> None:
        """The piece in hand, touched already, is released on another square; on an opponent's, that is touched too."""
        by, at_ms = self._holder(from_square), self._at(stamp_ms)
        _, *rest = hand_acts(self.view.placement, from_square + to_square, by=by, at_ms=at_ms)
        for act in rest:
            self._perform(act, device)

    def give_back(self, square: str, device: str, stamp_ms: int) -> None:
        """The piece in hand is put back where it stood."""
        self._perform(acts.Back(by=self._holder(square), at_ms=self._at(stamp_ms), square=square), device)

    def take_off(self, square: str, device: str, stamp_ms: int) -> None:
        """A piece is put beside a wooden board; an own one that was not lifted yet is touched by that."""
        by, at_ms = self._whose_touch(square), self._at(stamp_ms)
        if self.view.placement.color_at(square) is by.color and self.view.in_hand != square:
            self._perform(acts.Touch(by=by, at_ms=at_ms, squares=(square,)), device)
        self._perform(acts.Remove(by=by, at_ms=at_ms, square=square), device)

    def put_back(self, square: str, letter: str, device: str, stamp_ms: int) -> None:
        """A piece that was taken off on this move stands on the board again."""
        self._perform(acts.Replace(by=self._mover(), at_ms=self._at(stamp_ms), square=square, piece=letter), device)

    def set_right(self) -> None:
        """Everything is put back where it stood before this move's hands came in."""
        self._perform(acts.SetRight(by=self._mover(), at_ms=self._at(0)))

    def promote(self, square: str, piece: str, device: str, stamp_ms: int) -> None:
        """The new piece replaces the pawn on the promotion square."""
        self._perform(acts.Promote(by=self._mover(), at_ms=self._at(stamp_ms), square=square, piece=piece), device)

    def second_finger(self, square: str) -> None:
        """Another finger came down during a drag."""
        self._perform(acts.SecondTouch(by=self._mover(), at_ms=self._at(0), square=square), "touch")

    def adjust(self, color: Color, square: str) -> None:
        """The player said "I adjust" and straightens the piece."""
        self._perform(acts.Adjust(by=Actor(color), at_ms=self._at(0), square=square))

    def typed_move(self, text: str) -> bool:
        """A move typed as SAN, Russian SAN or UCI goes through the hands like any other; False if it names none."""
        uci = meant_move(text, self._session.current, asks_piece=True) or self._by_hand(typed_squares(text))
        if uci is None:
            return False
        for act in self._session.hands_of(uci, by=self._mover(), at_ms=self._at(0)):
            self._perform(act, "keyboard")
        return True

    def _by_hand(self, uci: str) -> str | None:
        """On a wooden board an own piece may be written to any square."""
        is_strict = self.view.regulations.conduct is Conduct.STRICT
        is_own = bool(uci) and self.view.placement.color_at(uci[:2]) is self.view.to_move
        return uci if is_strict and is_own else None

    def _mover(self) -> Actor:
        return Actor(self.view.to_move)

    def _whose_touch(self, square: str) -> Actor:
        """The player to move; but before the press, a piece of the side that has just moved is that side's slip."""
        view = self.view
        mover = view.to_move.other
        is_before_press = bool(view.moves) and not view.moves[-1].is_completed
        return Actor(mover if is_before_press and view.placement.color_at(square) is mover else view.to_move)

    def _holder(self, square: str) -> Actor:
        return Actor(self.view.placement.color_at(square) or self.view.to_move)

    # Clock and voices

    def press(self, color: Color, device: str, stamp_ms: int) -> None:
        """The player presses his side of the clock; a piece he has taken again after his move stands where it stood."""
        held = self.view.in_hand
        if held is not None and color is not self.view.to_move and self._holder(held) is Actor(color):
            self.give_back(held, device, stamp_ms)
        self._perform(acts.Press(by=Actor(color), at_ms=self._at(stamp_ms)), device)

    def offer_draw(self, color: Color) -> None:
        """The player offers a draw."""
        self._perform(acts.OfferDraw(by=Actor(color), at_ms=self._at(0)))

    def accept_draw(self, color: Color) -> None:
        """The player accepts the opponent's offer."""
        self._perform(acts.AcceptDraw(by=Actor(color), at_ms=self._at(0)))

    def decline_draw(self, color: Color) -> None:
        """The player declines the opponent's offer."""
        self._perform(acts.DeclineDraw(by=Actor(color), at_ms=self._at(0)))

    def claim_threefold(self, color: Color, move: str | None) -> None:
        """The player claims that the position stands for the third time: on the board, or after the written move."""
        self._perform(acts.ClaimThreefold(by=Actor(color), at_ms=self._at(0), move=move))

    def claim_fifty(self, color: Color, move: str | None) -> None:
        """The player claims fifty moves without a capture and a pawn move, the written move perhaps being the last."""
        self._perform(acts.ClaimFifty(by=Actor(color), at_ms=self._at(0), move=move))

    def claim_illegal(self, color: Color) -> None:
        """The player says that the opponent has completed an illegal move (13.4.2)."""
        self._perform(acts.ClaimIllegal(by=Actor(color), at_ms=self._at(0)))

    def claim_touch_move(self, color: Color) -> None:
        """The player says that the opponent had to move or take another piece (4.8)."""
        self._perform(acts.ClaimTouchMove(by=Actor(color), at_ms=self._at(0)))

    def claim_flag(self, color: Color) -> None:
        """The player says that the opponent's flag has fallen (6.8)."""
        self._perform(acts.ClaimFlag(by=Actor(color), at_ms=self._at(0)))

    def resign(self, color: Color) -> None:
        """The player resigns."""
        self._perform(acts.Resign(by=Actor(color), at_ms=self._at(0)))

    def call_arbiter(self, color: Color) -> None:
        """The player stops both clocks to fetch the arbiter (6.11.2); a pause of the program's own ends with that."""
        if self.view.phase is Phase.STOPPED and not self.view.awaits_arbiter:
            self.resume()
        self._perform(acts.Stop(by=Actor(color), at_ms=self._at(0), reason="arbiter_called"))

    # The program and the arbiter

    def resume(self) -> None:
        """The clock of the side to move is started again; after the program's own pause that needs no arbiter."""
        is_own_pause = self._is_paused_by_program() and not self.view.awaits_arbiter
        by = Actor.PROGRAM if is_own_pause else Actor.ARBITER
        self._perform(acts.Resume(by=by, at_ms=self._at(0)))

    def _is_paused_by_program(self) -> bool:
        events = (event for row in reversed(self.log()) for event in reversed(row.events))
        last_stop = next((event for event in events if isinstance(event, ClocksStopped)), None)
        return last_stop is not None and last_stop.by is Actor.PROGRAM and not last_stop.waits

    def pause(self) -> None:
        """The program stops both clocks, to leave the game or to close; any hand may start them again."""
        self._perform(acts.Stop(by=Actor.PROGRAM, at_ms=self._at(0)))

    def stop(self) -> None:
        """The arbiter stops both clocks; he starts them again."""
        self._perform(acts.Stop(by=Actor.ARBITER, at_ms=self._at(0)))

    def set_clocks(self, white_ms: int | None, black_ms: int | None) -> None:
        """The clocks show these times from now on."""
        self._perform(acts.SetClock(by=Actor.ARBITER, at_ms=self._at(0), white_ms=white_ms, black_ms=black_ms))

    def declare(self, score: Score) -> None:
        """The arbiter declares the result."""
        self._perform(acts.Declare(by=Actor.ARBITER, at_ms=self._at(0), result=score))

    def restore(self, ply: int) -> None:
        """The position after `ply` half-moves stands again."""
        self._perform(acts.Restore(by=Actor.ARBITER, at_ms=self._at(0), ply=ply))

    @property
    def illegal_moves(self) -> ByColor[int]:
        """How many illegal moves of each side are counted."""
        return self._session.illegal_moves

    def foreseen(self, act: Act) -> tuple[GameView, ByColor[int]]:
        """What an act of the arbiter would bring now, though nothing happens: snapshot, and counts of illegal moves."""
        return self._session.foreseen(self._now(act))

    def rule(self, act: Act) -> None:
        """The arbiter does it, now."""
        self._perform(self._now(act))

    def note(self, text: str) -> None:
        """The arbiter writes a note into the record."""
        self._perform(acts.Note(by=Actor.ARBITER, at_ms=self._at(0), text=clean_note(text)))

    def _now(self, act: Act) -> Act:
        return replace(act, at_ms=self._at(0))

    def agree_correction(self, ply: int) -> None:
        """Both players agree to correct the illegal move of half-move `ply` that stood (13.4.2)."""
        for color in COLORS:
            self._perform(acts.AgreeCorrection(by=Actor(color), at_ms=self._at(0), ply=ply))

    def undo(self) -> None:
        """The arbiter takes back his own last ruling."""
        self._perform(acts.Undo(by=Actor.ARBITER, at_ms=self._at(0)))

    def set_illegal_moves(self, color: Color, count: int) -> None:
        """So many illegal moves of this side are counted."""
        white, black = (count if side is color else None for side in COLORS)
        self._perform(acts.SetIllegalMoves(by=Actor.ARBITER, at_ms=self._at(0), white=white, black=black))

    @property
    def move_counters(self) -> ByColor[int]:
        """How many completed moves of each side are counted."""
        return self._session.move_counters

    def set_move_counters(self, white: int | None, black: int | None) -> None:
        """So many completed moves are counted from now on (7.1)."""
        self._perform(acts.SetCounter(by=Actor.ARBITER, at_ms=self._at(0), white=white, black=black))

    @property
    def warnings(self) -> ByColor[int]:
        """How many warnings each side has had."""
        return self._session.warnings

    def _at(self, stamp_ms: int) -> int:
        return self._time.stamped_ms(stamp_ms, last_act_ms=self._session.last_act_ms)

    def _perform(self, act: Act, device: str = "") -> None:
        raise NotImplementedError
