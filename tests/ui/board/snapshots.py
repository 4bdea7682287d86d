"""Snapshots for tests of the board."""

from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.clock import ClockState
from ladya_desktop.game.placement import Placement
from ladya_desktop.game.regulations import Regulations
from ladya_desktop.game.time_control import TimeControl
from ladya_desktop.game.view import GameView, Hints, Notice, Phase, Player

START = Placement.from_board_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR")


def snapshot(
    placement: Placement = START,
    *,
    to_move: Color = Color.WHITE,
    in_hand: str | None = None,
    touched: tuple[str, ...] = (),
    last_move: tuple[str, str] | None = None,
    promotion: str | None = None,
    notice: Notice | None = None,
    hints: Hints | None = None,
) -> GameView:
    """A view of a running game, as far as the board looks at it."""
    nobody = Player(name="", school_class="")
    return GameView(
        version=1,
        phase=Phase.RUNNING,
        regulations=Regulations(time_control=TimeControl(base_ms=300_000)),
        players=ByColor(nobody, nobody),
        placement=placement,
        to_move=to_move,
        in_hand=in_hand,
        touched=touched,
        last_move=last_move,
        promotion=promotion,
        clock=ClockState(remaining_ms=ByColor(300_000, 300_000)),
        draw_offer=None,
        available=ByColor(frozenset(), frozenset()),
        moves=(),
        notice=notice,
        result=None,
        is_result_final=False,
        hints=hints,
    )
