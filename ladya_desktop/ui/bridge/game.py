"""Between the sessions and the windows: acts go in here and are stamped, one snapshot comes out as a signal.

The only room in the window's code that holds a session. What the acts are stands in `game_acts`.
"""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QThread, QTimer, Signal

from ladya_desktop.eventlog import Recovery, StoreError
from ladya_desktop.game import acts
from ladya_desktop.game.acts import Act, Actor
from ladya_desktop.game.position import Position
from ladya_desktop.game.view import GameView
from ladya_desktop.session.game import READING_EVERY_MS, GameSession
from ladya_desktop.tournament.refusal import ActRefused
from ladya_desktop.ui.bridge.foresight import is_ruling_near
from ladya_desktop.ui.bridge.game_acts import GameActs
from ladya_desktop.ui.stream_time import StreamTime

_DEVICE = "program"


class GameBridge(GameActs):
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
        foresee: Callable[[Position], None] = lambda _: None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(session, time, parent)
        self._label = label
        self._before_start = before_start
        self._foresee = foresee
        self._flag_timer = self._timer(self._drain_before_flag, single_shot=True)
        self._reading_timer = self._timer(self._keep_reading, single_shot=False)
        self._synced.connect(self._show, Qt.ConnectionType.QueuedConnection)
        self._awake_ms = time.now_ms()
        self._unsubscribe = session.subscribe(self._session_changed)
        self._arm()

    def _timer(self, slot: Callable[[], None], *, single_shot: bool) -> QTimer:
        timer = QTimer(self)
        timer.setTimerType(Qt.TimerType.PreciseTimer)
        timer.setSingleShot(single_shot)
        timer.timeout.connect(slot)
        return timer

    @property
    def game_label(self) -> str:
        """Which game it is, in words of the language chosen now."""
        return self._label()

    def now_ms(self) -> int:
        """The time of the stream, for drawing the clocks."""
        return self._time.now_ms()

    @property
    def recovery(self) -> Recovery | None:
        """What the arbiter must be told: a clock ran when the program died."""
        return self._session.recovery

    def close(self) -> None:
        """Lets go of the session; the game stays as it is."""
        self._flag_timer.stop()
        self._reading_timer.stop()
        self._unsubscribe()

    def start(self) -> None:
        """White's clock is started (6.6), both names being confirmed, if the tournament has a place for the game."""
        refused = self._before_start()
        if refused is not None:
            self.trouble.emit(refused.code, dict(refused.params))
            return
        self._perform(acts.Start(by=Actor.PROGRAM, at_ms=self._at(0)))

    # Time

    def _perform(self, act: Act, device: str = "") -> None:
        try:
            self._session.perform(act, handled_ms=self._time.now_ms(), device=device)
        except StoreError as error:
            self.trouble.emit(error.code, dict(error.params))
            self.view_changed.emit(self.view)  # what the window drew in advance goes back

    def _at(self, stamp_ms: int) -> int:
        """Whatever is done first after the computer's sleep is done with both clocks standing."""
        self._note_sleep()
        return super()._at(stamp_ms)

    def _note_sleep(self) -> None:
        """Sleep costs nobody time: the clocks stopped when the computer was last known to be awake."""
        slept_ms = self._time.slept_ms
        self._time.count_sleep()
        if slept_ms and self.view.clock.running is not None:
            at_ms = max(self._awake_ms, self._session.last_act_ms)
            self._perform(acts.Stop(by=Actor.PROGRAM, at_ms=at_ms, reason=acts.SLEPT), _DEVICE)
        self._awake_ms = self._time.now_ms()

    def _session_changed(self, view: GameView) -> None:
        """Called in the thread that performs, or in the store's thread when a result has become final."""
        if QThread.currentThread() is not self.thread():
            self._synced.emit()
            return
        self._arm()
        self.view_changed.emit(view)
        self._look_ahead()

    def _look_ahead(self) -> None:
        """A ruling that may soon rest on a possible mate finds the answer ready."""
        if is_ruling_near(self.view.clock, self._session.illegal_moves, self._time.now_ms()):
            self._foresee(self._session.current)

    def _show(self) -> None:
        self.view_changed.emit(self.view)

    def _arm(self) -> None:
        """The flag's instant is awaited and the reading kept while a clock runs; standing clocks need no timer."""
        instant_ms = self.view.flag_instant_ms
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
        self._note_sleep()
        instant_ms = self.view.flag_instant_ms
        if instant_ms is None:
            return
        now_ms = self._time.now_ms()
        if now_ms < instant_ms:
            self._arm()
        else:
            self._perform(acts.Wait(by=Actor.PROGRAM, at_ms=max(now_ms, self._session.last_act_ms)), _DEVICE)

    def _keep_reading(self) -> None:
        self._note_sleep()
        self._look_ahead()
        try:
            self._session.keep_reading(self._time.now_ms())
        except StoreError as error:
            self.trouble.emit(error.code, dict(error.params))
