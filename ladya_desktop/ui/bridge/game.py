"""Between the sessions and the windows: acts go in here and are stamped, one snapshot comes out as a signal.

The only place in the window's code that holds a session. Whose hand a touch belongs to is decided here, by the table
"Whose hand" of the interface design; everything else is the core's.
"""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QThread, QTimer, Signal

from ladya_desktop.eventlog import Recovery, StoredAct, StoreError
from ladya_desktop.game import acts
from ladya_desktop.game.acts import Act, Actor
from ladya_desktop.game.by_color import Color
from ladya_desktop.game.events import ClocksStopped
from ladya_desktop.game.hands import hand_acts
from ladya_desktop.game.result import Score
from ladya_desktop.game.view import GameView
from ladya_desktop.session.game import READING_EVERY_MS, GameSession
from ladya_desktop.texts.notation import typed_readings
from ladya_desktop.tournament.refusal import ActRefused
from ladya_desktop.ui.stream_time import StreamTime

_DEVICE = "program"


class GameBridge(QObject):
    """One game for its windows; see `ui.play.port.GamePort`.

    Signals:
        view_changed(GameView): after every change, before the act that caused it returns.
        trouble(str, dict): the store or the tournament refused; a sentence's code and its parameters. The act did not
            happen.
    """

    view_changed = Signal(object)
    trouble = Signal(str, dict)
    _synced = Signal()

    def __init__(
        self,
        session: GameSession,
        time: StreamTime,
        *,
        label: Callable[[], str],
        before_start: Callable[[], ActRefused | None] = lambda: None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._time = time
        self._label = label
        self._before_start = before_start
        self._flag_timer = self._timer(self._drain_before_flag, single_shot=True)
        self._reading_timer = self._timer(self._keep_reading, single_shot=False)
        self._synced.connect(self._show, Qt.ConnectionType.QueuedConnection)
        self._unsubscribe = session.subscribe(self._session_changed)
        self._arm()

    def _timer(self, slot: Callable[[], None], *, single_shot: bool) -> QTimer:
        timer = QTimer(self)
        timer.setTimerType(Qt.TimerType.PreciseTimer)
        timer.setSingleShot(single_shot)
        timer.timeout.connect(slot)
        return timer

    @property
    def view(self) -> GameView:
        """The snapshot to draw now."""
        return self._session.view

    @property
    def game_label(self) -> str:
        """Which game it is, in words of the language chosen now."""
        return self._label()

    def now_ms(self) -> int:
        """The time of the stream, for drawing the clocks."""
        return self._time.now_ms()

    def log(self) -> tuple[StoredAct, ...]:
        """Everything that happened so far."""
        return self._session.log

    @property
    def recovery(self) -> Recovery | None:
        """What the arbiter must be told: a clock ran when the program died."""
        return self._session.recovery

    def close(self) -> None:
        """Lets go of the session; the game stays as it is."""
        self._flag_timer.stop()
        self._reading_timer.stop()
        self._unsubscribe()

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
        current = self._session.current
        uci = next(filter(None, (current.uci_of(reading) for reading in typed_readings(text))), None)
        if uci is None:
            return False
        for act in hand_acts(self.view.placement, uci, by=self._mover(), at_ms=self._at(0)):
            self._perform(act, "keyboard")
        return True

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
        """The player presses his side of the clock."""
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

    def claim_threefold(self, color: Color) -> None:
        """The player claims that the position on the board stands for the third time."""
        self._perform(acts.ClaimThreefold(by=Actor(color), at_ms=self._at(0)))

    def claim_fifty(self, color: Color) -> None:
        """The player claims fifty moves without a capture and a pawn move."""
        self._perform(acts.ClaimFifty(by=Actor(color), at_ms=self._at(0)))

    def resign(self, color: Color) -> None:
        """The player resigns."""
        self._perform(acts.Resign(by=Actor(color), at_ms=self._at(0)))

    def call_arbiter(self, color: Color) -> None:
        """The player stops both clocks to fetch the arbiter (6.11.2)."""
        self._perform(acts.Stop(by=Actor(color), at_ms=self._at(0), reason="arbiter_called"))

    # The program and the arbiter

    def start(self) -> None:
        """White's clock is started (6.6), both names being confirmed, if the tournament has a place for the game."""
        refused = self._before_start()
        if refused is not None:
            self.trouble.emit(refused.code, dict(refused.params))
            return
        self._perform(acts.Start(by=Actor.PROGRAM, at_ms=self._at(0)))

    def resume(self) -> None:
        """The clock of the side to move is started again; after the program's own pause that needs no arbiter."""
        by = Actor.PROGRAM if self._is_paused_by_program() else Actor.ARBITER
        self._perform(acts.Resume(by=by, at_ms=self._at(0)))

    def _is_paused_by_program(self) -> bool:
        events = (event for row in reversed(self.log()) for event in reversed(row.events))
        last_stop = next((event for event in events if isinstance(event, ClocksStopped)), None)
        return last_stop is not None and last_stop.by is Actor.PROGRAM

    def stop(self) -> None:
        """Both clocks are stopped."""
        self._perform(acts.Stop(by=Actor.ARBITER, at_ms=self._at(0)))

    def waive_touch(self) -> None:
        """The touches are ruled accidental (4.2.2)."""
        self._perform(acts.WaiveTouch(by=Actor.ARBITER, at_ms=self._at(0)))

    def set_clocks(self, white_ms: int | None, black_ms: int | None) -> None:
        """The clocks show these times from now on."""
        self._perform(acts.SetClock(by=Actor.ARBITER, at_ms=self._at(0), white_ms=white_ms, black_ms=black_ms))

    def declare(self, score: Score) -> None:
        """The arbiter declares the result."""
        self._perform(acts.Declare(by=Actor.ARBITER, at_ms=self._at(0), result=score))

    def restore(self, ply: int) -> None:
        """The position after `ply` half-moves stands again."""
        self._perform(acts.Restore(by=Actor.ARBITER, at_ms=self._at(0), ply=ply))

    # Time

    def _at(self, stamp_ms: int) -> int:
        return self._time.stamped_ms(stamp_ms, last_act_ms=self._session.last_act_ms)

    def _perform(self, act: Act, device: str = "") -> None:
        try:
            self._session.perform(act, handled_ms=self._time.now_ms(), device=device)
        except StoreError as error:
            self.trouble.emit(error.code, dict(error.params))
            self.view_changed.emit(self.view)  # what the window drew in advance goes back

    def _session_changed(self, view: GameView) -> None:
        """Called in the thread that performs, or in the store's thread when a result has become final."""
        if QThread.currentThread() is not self.thread():
            self._synced.emit()
            return
        self._arm()
        self.view_changed.emit(view)

    def _show(self) -> None:
        self.view_changed.emit(self.view)

    def _arm(self) -> None:
        """The flag's instant is awaited and the reading kept while a clock runs; standing clocks need no timer."""
        instant_ms = self.view.clock.flag_instant_ms()
        if instant_ms is None:
            self._flag_timer.stop()
            self._reading_timer.stop()
            return
        self._flag_timer.start(max(instant_ms - self._time.now_ms(), 0))
        if not self._reading_timer.isActive():
            self._reading_timer.start(READING_EVERY_MS)

    def _drain_before_flag(self) -> None:
        """Input that waits in the queue was there before the flag: the loop hands it over first."""
        QTimer.singleShot(0, self, self._see_flag)

    def _see_flag(self) -> None:
        instant_ms = self.view.clock.flag_instant_ms()
        if instant_ms is None:
            return
        now_ms = self._time.now_ms()
        if now_ms < instant_ms:
            self._arm()
        else:
            self._perform(acts.Wait(by=Actor.PROGRAM, at_ms=max(now_ms, self._session.last_act_ms)), _DEVICE)

    def _keep_reading(self) -> None:
        try:
            self._session.keep_reading(self._time.now_ms())
        except StoreError as error:
            self.trouble.emit(error.code, dict(error.params))
