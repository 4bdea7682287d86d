"""A table at which a test plays: hands, voices and the arbiter act on one game; time passes when the test says so."""

from functools import reduce
from typing import Any, Final

from ladya_desktop.game import acts
from ladya_desktop.game import events as ev
from ladya_desktop.game.acts import Act, Actor, Finding
from ladya_desktop.game.by_color import NONE_YET, ByColor, Color
from ladya_desktop.game.decide import decide
from ladya_desktop.game.evolve import evolve
from ladya_desktop.game.hands import hands_of
from ladya_desktop.game.obligation import permitted
from ladya_desktop.game.position import STARTING_FEN, Position
from ladya_desktop.game.regulations import Conduct, Rate, Regulations, Supervision
from ladya_desktop.game.result import Score, Termination
from ladya_desktop.game.state import GameState, open_state
from ladya_desktop.game.time_control import TimeControl
from ladya_desktop.game.view import GameView
from ladya_desktop.game.view_of import view_of

WHITE, BLACK, ARBITER, PROGRAM = Actor.WHITE, Actor.BLACK, Actor.ARBITER, Actor.PROGRAM
OFFICIAL: Final = (
    acts.Start,
    acts.Resume,
    acts.SetClock,
    acts.AddTime,
    acts.WaiveTouch,
    acts.Restore,
    acts.Warn,
    acts.Declare,
    acts.Rule,
    acts.SetCounter,
    acts.SetIllegalMoves,
    acts.Undo,
    acts.Note,
)
KNIGHTS_OUT_AND_BACK: Final = ("g1f3", "g8f6", "f3g1", "f6g8")


class Table:
    """A game in play. Unless told otherwise it has begun, is guided, and each side has five minutes and two seconds."""

    def __init__(
        self,
        fen: str = STARTING_FEN,
        *,
        moves: tuple[str, ...] = (),
        control: str = "300+2",
        remaining_ms: ByColor[int] | None = None,
        running: Color | None = None,
        is_started: bool = True,
        moves_before: ByColor[int] = NONE_YET,
        illegal_moves: ByColor[int] = NONE_YET,
        **regulations: Any,
    ) -> None:
        time_control = TimeControl.from_pgn(control)
        clock_side = (running or Position(fen, moves).turn) if is_started and time_control.has_clock else None
        full_ms = time_control.base_ms or 0
        self.opened = ev.GameOpened(
            by=PROGRAM,
            at_ms=0,
            regulations=Regulations(time_control=time_control, **regulations),
            base_fen=fen,
            moves=moves,
            moves_before=moves_before,
            remaining_ms=remaining_ms or ByColor(full_ms, full_ms),
            running=clock_side,
            illegal_moves=illegal_moves,
        )
        self.state: GameState = open_state(self.opened)
        self.now_ms = 0
        self.last: tuple[ev.Event, ...] = ()
        self.log: list[ev.Event] = [self.opened]

    def perform(self, act: Act) -> tuple[ev.Event, ...]:
        """Decides the act and goes to the state after it."""
        self.last = decide(self.state, act)
        self.log.extend(self.last)
        self.state = reduce(evolve, self.last, self.state)
        return self.last

    def do(self, kind: type[Act], *, by: Actor | None = None, **fields: Any) -> tuple[ev.Event, ...]:
        """An act now; by the arbiter if it is his, else by the side having the move, unless told."""
        actor = by or (ARBITER if kind in OFFICIAL else self.turn)
        return self.perform(kind(by=actor, at_ms=self.now_ms, **fields))

    def wait(self, ms: int) -> tuple[ev.Event, ...]:
        """Time passes."""
        self.now_ms += ms
        return self.perform(acts.Wait(by=PROGRAM, at_ms=self.now_ms))

    def touch(self, *squares: str, by: Actor | None = None, unclear: bool = False) -> tuple[ev.Event, ...]:
        return self.do(acts.Touch, by=by, squares=squares, unclear=unclear)

    def put(self, square: str, by: Actor | None = None, *, keep: bool = False) -> tuple[ev.Event, ...]:
        return self.do(acts.Put, by=by, square=square, keep=keep)

    def remove(self, square: str, by: Actor | None = None) -> tuple[ev.Event, ...]:
        return self.do(acts.Remove, by=by, square=square)

    def promote(self, square: str, piece: str = "q", by: Actor | None = None) -> tuple[ev.Event, ...]:
        return self.do(acts.Promote, by=by, square=square, piece=piece)

    def drag(self, from_square: str, to_square: str, by: Actor | None = None) -> tuple[ev.Event, ...]:
        """Touches and releases, as a mouse does; what the release caused."""
        actor = by or self.turn
        self.touch(from_square, by=actor)
        return self.put(to_square, by=actor)

    def press(self, by: Actor | None = None) -> tuple[ev.Event, ...]:
        """Presses the clock that runs."""
        running = self.state.clock.running
        return self.do(acts.Press, by=by or (Actor(running.value) if running else self.turn))

    def move(self, uci: str, by: Actor | None = None) -> tuple[ev.Event, ...]:
        """Makes a move by hand, without the clock; what its last act caused."""
        for act in hands_of(self.state, uci, by=by or self.turn, at_ms=self.now_ms):
            self.perform(act)
        return self.last

    def find(
        self, finding: str, player: Color | None = None, ply: int | None = None, *, saw_last_move: bool = True
    ) -> tuple[ev.Event, ...]:
        """The arbiter finds an irregularity."""
        return self.do(acts.Rule, finding=Finding(finding), player=player, ply=ply, saw_last_move=saw_last_move)

    def play(self, *moves: str) -> "Table":
        """Makes moves, each completed by a press where a clock is used and the game goes on."""
        for uci in moves:
            self.move(uci)
            if self.state.clock.running:
                self.press()
        return self

    @property
    def turn(self) -> Actor:
        return Actor(self.state.current.turn.value)

    @property
    def remaining(self) -> tuple[int, int]:
        """What both clocks show now, in milliseconds."""
        pair = self.state.clock.at(self.now_ms).remaining_ms
        return pair.white, pair.black

    @property
    def movable(self) -> frozenset[str]:
        """The squares from which something may be moved."""
        return frozenset(uci[:2] for uci in permitted(self.state))

    @property
    def counted(self) -> tuple[int, int]:
        """The illegal moves counted for White and for Black."""
        return self.state.illegal_moves.white, self.state.illegal_moves.black

    @property
    def board(self) -> str:
        """What the eye sees on the board: the first field of a FEN."""
        return self.state.standing.board_fen()

    @property
    def outcome(self) -> tuple[Score, Termination, str | None] | None:
        result = self.state.result
        return (result.score, result.termination, result.article) if result else None

    @property
    def view(self) -> GameView:
        return view_of(self.state, version=len(self.log), last_events=self.last, is_result_final=False)


def guided(fen: str = STARTING_FEN, **options: Any) -> Table:
    return Table(fen, conduct=Conduct.GUIDED, **options)


def strict(fen: str = STARTING_FEN, **options: Any) -> Table:
    return Table(fen, conduct=Conduct.STRICT, **options)


def limited(fen: str = STARTING_FEN, **options: Any) -> Table:
    """A wooden board in a rapid game that one arbiter for many boards looks after."""
    usual = {"rate": Rate.RAPID, "conduct": Conduct.STRICT, "supervision": Supervision.LIMITED}
    return Table(fen, **(usual | options))


def lesson(fen: str = STARTING_FEN, **options: Any) -> Table:
    """The teacher's board, which may go back from its end."""
    return Table(fen, conduct=Conduct.LESSON, may_go_back_from_end=True, **options)


def refusal(events: tuple[ev.Event, ...]) -> str | None:
    """The code with which the last act was refused or its piece sprang back."""
    last = events[-1] if events else None
    return last.reason if isinstance(last, ev.ActRefused | ev.PieceSprangBack) else None


def kinds(events: tuple[ev.Event, ...]) -> list[str]:
    return [type(event).__name__ for event in events]


def ruled(events: tuple[ev.Event, ...]) -> tuple[ev.Event, ...]:
    """What a ruling of the arbiter consists of, the event that begins it apart."""
    first, *rest = events
    assert isinstance(first, ev.RulingBegun)
    return tuple(rest)
