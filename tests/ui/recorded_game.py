"""A short game as the store keeps it, played through the Laws themselves."""

from ladya_desktop.eventlog import StoredAct
from ladya_desktop.game import acts
from ladya_desktop.game.acts import Act, Actor
from ladya_desktop.game.by_color import ByColor
from ladya_desktop.game.decide import decide
from ladya_desktop.game.events import Event, GameOpened
from ladya_desktop.game.evolve import evolve
from ladya_desktop.game.position import STARTING_FEN
from ladya_desktop.game.regulations import Regulations
from ladya_desktop.game.state import open_state
from ladya_desktop.game.time_control import TimeControl

FIVE_MINUTES = TimeControl(base_ms=300_000, increment_ms=3_000)


class RecordedGame:
    """Collects rows; each act happens a second after the one before."""

    def __init__(self, control: TimeControl = FIVE_MINUTES) -> None:
        base_ms = control.base_ms or 0
        opened = GameOpened(
            by=Actor.PROGRAM,
            at_ms=0,
            regulations=Regulations(time_control=control),
            white="Дубравина Вера",
            black="Ветерков Тимофей",
            base_fen=STARTING_FEN,
            remaining_ms=ByColor(base_ms, base_ms),
        )
        self._state = open_state(opened)
        self.at_ms = 0
        self.rows: list[StoredAct] = []
        self._keep(None, (opened,))

    def perform(self, act: Act) -> None:
        events = decide(self._state, act)
        for event in events:
            self._state = evolve(self._state, event)
        self._keep(act, events)

    def play(self, by: Actor, from_square: str, to_square: str) -> None:
        self.perform(acts.Touch(by=by, at_ms=self.later(), squares=(from_square,)))
        self.perform(acts.Put(by=by, at_ms=self.later(), square=to_square))
        self.perform(acts.Press(by=by, at_ms=self.later()))

    def later(self) -> int:
        self.at_ms += 1_000
        return self.at_ms

    def _keep(self, act: Act | None, events: tuple[Event, ...]) -> None:
        row = StoredAct(
            version=len(self.rows) + 1, act=act, events=events, handled_ms=self.at_ms, device="mouse", hash=""
        )
        self.rows.append(row)


def short_game(control: TimeControl = FIVE_MINUTES) -> tuple[StoredAct, ...]:
    """1. e4 e5 with a rook that sprang back, an offer declined, a player's call for the arbiter, a resignation."""
    white, black = Actor.WHITE, Actor.BLACK
    game = RecordedGame(control)
    game.perform(acts.Start(by=Actor.PROGRAM, at_ms=game.later()))
    game.play(white, "e2", "e4")
    game.play(black, "e7", "e5")
    game.perform(acts.Touch(by=white, at_ms=game.later(), squares=("g1",)))
    game.perform(acts.Put(by=white, at_ms=game.later(), square="g4"))
    game.perform(acts.OfferDraw(by=white, at_ms=game.later()))
    game.perform(acts.DeclineDraw(by=black, at_ms=game.later()))
    game.perform(acts.Stop(by=black, at_ms=game.later()))
    game.perform(acts.Resign(by=black, at_ms=game.later()))
    return tuple(game.rows)
