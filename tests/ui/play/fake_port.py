"""A stand-in for the bridge: it shows the snapshots it is given and writes down what it was asked."""

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from ladya_desktop.eventlog import Recovery, StoredAct
from ladya_desktop.game.acts import Act, Actor, Finding, Rule
from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.clock import ClockState
from ladya_desktop.game.events import NoteWritten
from ladya_desktop.game.placement import Placement
from ladya_desktop.game.regulations import Regulations
from ladya_desktop.game.result import Score
from ladya_desktop.game.time_control import TimeControl
from ladya_desktop.game.view import GameView, Notice, Phase, Player, PlayerAct

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
ON_MOVE = frozenset(
    {
        PlayerAct.PRESS,
        PlayerAct.ADJUST,
        PlayerAct.OFFER_DRAW,
        PlayerAct.CLAIM_DRAW,
        PlayerAct.RESIGN,
        PlayerAct.CALL_ARBITER,
    }
)
OFF_MOVE = frozenset({PlayerAct.OFFER_DRAW, PlayerAct.RESIGN, PlayerAct.CALL_ARBITER})
NOTHING: frozenset[PlayerAct] = frozenset()


def game_view(**changes: Any) -> GameView:
    """White to move in the starting position, five minutes and three seconds, White's clock running since 0 ms."""
    view = GameView(
        version=1,
        phase=Phase.RUNNING,
        regulations=Regulations(time_control=TimeControl(base_ms=300_000, increment_ms=3_000)),
        players=ByColor(
            Player(name="Дубравина Вера", school_class="3А"), Player(name="Ветерков Тимофей", school_class="2Б")
        ),
        placement=Placement.from_board_fen(START),
        to_move=Color.WHITE,
        in_hand=None,
        touched=(),
        last_move=None,
        promotion=None,
        clock=ClockState(remaining_ms=ByColor(168_000, 201_000), running=Color.WHITE, since_ms=0),
        draw_offer=None,
        available=ByColor(ON_MOVE, OFF_MOVE),
        moves=(),
        notice=None,
        result=None,
        is_result_final=False,
        hints=None,
    )
    return replace(view, **changes)


def stopped(view: GameView, **changes: Any) -> GameView:
    """The same game with both clocks standing."""
    return replace(view, phase=Phase.STOPPED, clock=replace(view.clock, running=None), **changes)


class FakePort(QObject):
    """Implements GamePort; `calls` are the acts asked for, each as its name and arguments."""

    view_changed = Signal(object)

    def __init__(self, view: GameView | None = None) -> None:
        super().__init__()
        self.view = view or game_view()
        self.game_label = "Тур 2 · доска 4"
        self.recovery: Recovery | None = None
        self.time_ms = 0
        self.calls: list[tuple[object, ...]] = []
        self.knows_typed_move = self.is_kept = True
        self.illegal_moves = self.move_counters = self.warnings = ByColor(0, 0)
        nothing = Notice(code="refusal.nothing_found", is_ruling=False)
        self.would_be = {finding: (replace(self.view, notice=nothing), ByColor(0, 0)) for finding in Finding}
        self.otherwise: dict[type, tuple[GameView, ByColor[int]]] = {}
        self.asked: list[Act] = []
        self.rows: tuple[StoredAct, ...] = ()
        self.began_ms = 1_700_000_000_000

    def show(self, view: GameView) -> None:
        """A new snapshot arrives."""
        self.view = replace(view, version=self.view.version + 1)
        self.view_changed.emit(self.view)

    def now_ms(self) -> int:
        return self.time_ms

    def log(self) -> tuple[StoredAct, ...]:
        return self.rows

    def touch(self, square: str, device: str, stamp_ms: int) -> None:
        self.calls.append(("touch", square))

    def release(self, from_square: str, to_square: str, device: str, stamp_ms: int) -> None:
        self.calls.append(("release", from_square, to_square))

    def give_back(self, square: str, device: str, stamp_ms: int) -> None:
        self.calls.append(("give_back", square))

    def promote(self, square: str, piece: str, device: str, stamp_ms: int) -> None:
        self.calls.append(("promote", square, piece))

    def take_off(self, square: str, device: str, stamp_ms: int) -> None:
        self.calls.append(("take_off", square))

    def put_back(self, square: str, letter: str, device: str, stamp_ms: int) -> None:
        self.calls.append(("put_back", square, letter))

    def set_right(self) -> None:
        self.calls.append(("set_right",))

    def second_finger(self, square: str) -> None:
        self.calls.append(("second_finger", square))

    def adjust(self, color: Color, square: str) -> None:
        self.calls.append(("adjust", color, square))

    def typed_move(self, text: str) -> bool:
        self.calls.append(("typed_move", text))
        return self.knows_typed_move

    def press(self, color: Color, device: str, stamp_ms: int) -> None:
        self.calls.append(("press", color, device))

    def offer_draw(self, color: Color) -> None:
        self.calls.append(("offer_draw", color))

    def accept_draw(self, color: Color) -> None:
        self.calls.append(("accept_draw", color))

    def decline_draw(self, color: Color) -> None:
        self.calls.append(("decline_draw", color))

    def claim_threefold(self, color: Color, move: str | None) -> None:
        self.calls.append(("claim_threefold", color, move))

    def claim_fifty(self, color: Color, move: str | None) -> None:
        self.calls.append(("claim_fifty", color, move))

    def claim_illegal(self, color: Color) -> None:
        self.calls.append(("claim_illegal", color))

    def claim_touch_move(self, color: Color) -> None:
        self.calls.append(("claim_touch_move", color))

    def claim_flag(self, color: Color) -> None:
        self.calls.append(("claim_flag", color))

    def resign(self, color: Color) -> None:
        self.calls.append(("resign", color))

    def call_arbiter(self, color: Color) -> None:
        self.calls.append(("call_arbiter", color))

    def start(self) -> None:
        self.calls.append(("start",))

    def resume(self) -> None:
        self.calls.append(("resume",))

    def pause(self) -> None:
        self.calls.append(("pause",))

    def stop(self) -> None:
        self.calls.append(("stop",))

    def set_clocks(self, white_ms: int | None, black_ms: int | None) -> None:
        self.calls.append(("set_clocks", white_ms, black_ms))

    def declare(self, score: Score) -> None:
        self.calls.append(("declare", score))

    def restore(self, ply: int) -> None:
        self.calls.append(("restore", ply))

    def rule(self, act: Act) -> None:
        self.calls.append(("rule", act))

    def foreseen(self, act: Act) -> tuple[GameView, ByColor[int]]:
        self.asked.append(act)
        if isinstance(act, Rule):
            return self.would_be[act.finding]
        return self.otherwise.get(type(act), (replace(self.view, notice=None), self.illegal_moves))

    def note(self, text: str) -> None:
        self.calls.append(("note", text))
        if self.is_kept:
            note = NoteWritten(by=Actor.ARBITER, at_ms=0, text=text)
            row = StoredAct(version=len(self.rows) + 1, act=None, events=(note,), handled_ms=0, device="", hash="")
            self.rows = (*self.rows, row)

    def agree_correction(self, ply: int) -> None:
        self.calls.append(("agree_correction", ply))

    def undo(self) -> None:
        self.calls.append(("undo",))

    def set_move_counters(self, white: int | None, black: int | None) -> None:
        self.calls.append(("set_move_counters", white, black))

    def set_illegal_moves(self, color: Color, count: int) -> None:
        self.calls.append(("set_illegal_moves", color, count))
