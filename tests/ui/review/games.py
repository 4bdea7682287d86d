"""Games to review, played through the Laws themselves."""

from ladya_desktop.eventlog import StoredAct
from ladya_desktop.game import acts
from ladya_desktop.game.acts import Actor
from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.events import GameOpened
from ladya_desktop.game.position import STARTING_FEN
from ladya_desktop.game.regulations import Conduct, Rate, Regulations, Supervision
from ladya_desktop.game.state import open_state
from ladya_desktop.game.time_control import TimeControl
from ladya_desktop.ui.review.game import ReviewedGame
from tests.ui.recorded_game import RecordedGame

WHITE, BLACK, ARBITER, PROGRAM = Actor.WHITE, Actor.BLACK, Actor.ARBITER, Actor.PROGRAM
FIVE_MINUTES = TimeControl(base_ms=300_000)
GUIDED = Regulations(time_control=FIVE_MINUTES)
STRICT = Regulations(time_control=FIVE_MINUTES, conduct=Conduct.STRICT)
LIMITED = Regulations(
    time_control=FIVE_MINUTES, conduct=Conduct.STRICT, supervision=Supervision.LIMITED, rate=Rate.BLITZ
)


class Played(RecordedGame):
    """A game under any regulations, started; `play` takes three seconds, a touch, a release, a press."""

    def __init__(self, regulations: Regulations = GUIDED, *, fen: str = STARTING_FEN) -> None:
        base_ms = regulations.time_control.base_ms or 0
        opened = GameOpened(
            by=PROGRAM,
            at_ms=0,
            regulations=regulations,
            white="Дубравина Вера",
            black="Ветерков Тимофей",
            white_class="3А",
            base_fen=fen,
            remaining_ms=ByColor(base_ms, base_ms),
        )
        self._state = open_state(opened)
        self.at_ms = 0
        self.rows: list[StoredAct] = []
        self._keep(None, (opened,))
        if regulations.time_control.has_clock:
            self.perform(acts.Start(by=PROGRAM, at_ms=self.later()))

    def moves(self, *moves: str) -> None:
        """UCI moves, White's first."""
        for number, uci in enumerate(moves):
            self.play(BLACK if number % 2 else WHITE, uci[:2], uci[2:])

    def think(self, ms: int) -> None:
        self.at_ms += ms

    def touch(self, by: Actor, *squares: str) -> None:
        self.perform(acts.Touch(by=by, at_ms=self.later(), squares=squares))

    def reviewed(self, **known: object) -> ReviewedGame:
        return ReviewedGame(game_id="one", rows=tuple(self.rows), **known)  # type: ignore[arg-type]  # as it is given


def quarrel() -> Played:
    """1. e4 e5, a bishop sprang back, 2. Nf3; a draw offered and declined, a warning, Black resigns."""
    game = Played()
    game.moves("e2e4", "e7e5")
    game.touch(WHITE, "f1")
    game.perform(acts.Put(by=WHITE, at_ms=game.later(), square="f3"))
    game.play(WHITE, "f1", "c4")
    game.play(BLACK, "g8", "f6")
    game.perform(acts.OfferDraw(by=WHITE, at_ms=game.later()))
    game.perform(acts.DeclineDraw(by=BLACK, at_ms=game.later()))
    game.perform(acts.Stop(by=BLACK, at_ms=game.later()))
    game.perform(acts.Warn(by=ARBITER, at_ms=game.later(), player=Color.WHITE))
    game.perform(acts.Resign(by=BLACK, at_ms=game.later()))
    return game


def restless() -> Played:
    """Knights go out and home twice: the first position stands three times."""
    game = Played()
    game.moves(*("g1f3", "g8f6", "f3g1", "f6g8") * 2)
    return game


def unnoticed() -> Played:
    """Under limited supervision: 1. Ng4, which no knight can do, stands; 1... e5."""
    game = Played(LIMITED)
    game.play(WHITE, "g1", "g4")
    game.play(BLACK, "e7", "e5")
    return game


def restored() -> Played:
    """Under full supervision on a wooden board: 1. Ng4 is ruled on and taken back; 1. Nf3."""
    game = Played(STRICT)
    game.think(10_000)
    game.play(WHITE, "g1", "g4")
    return game


def wandering(moves: int) -> Played:
    """A rook and a king that go round and round, out of step: no position stands often."""
    rook, king = ("h1", "h2", "h3", "h4", "h5", "g5", "g1"), ("a8", "a7", "b6", "b7", "b8")
    game = Played(Regulations(time_control=TimeControl(base_ms=3_600_000)), fen="k7/8/8/8/8/8/8/K6R w - - 0 1")
    for number in range(moves):
        game.play(WHITE, rook[number % 7], rook[(number + 1) % 7])
        game.play(BLACK, king[number % 5], king[(number + 1) % 5])
    return game
