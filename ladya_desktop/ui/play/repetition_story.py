"""A position that came again (articles 9.2, 9.6.1), played on the board: from the first time it stood to the last."""

from ladya_desktop.game.placement import Placement
from ladya_desktop.game.position import Position
from ladya_desktop.ui.board.looks import Marks
from ladya_desktop.ui.board.story import Frame

PASSING_MS, STANDING_MS = 500, 1800
MOST_PASSED = 24
"""Of a longer way only the times it stood are shown."""


def repetition_story(base_fen: str, moves: tuple[str, ...]) -> tuple[Frame, ...]:
    """The last position each time it stood, and the moves between; () if it stood once only.

    `moves` are all half-moves of the game in UCI.
    """
    keys = [_key(Position(base_fen, moves[:ply])) for ply in range(len(moves) + 1)]
    times = [ply for ply, key in enumerate(keys) if key == keys[-1]]
    if len(times) < 2:
        return ()
    is_short = times[-1] - times[0] <= MOST_PASSED
    shown = range(times[0], times[-1] + 1) if is_short else times
    return tuple(_frame(base_fen, moves[:ply], is_time=ply in times, is_first=ply == times[0]) for ply in shown)


def _key(position: Position) -> tuple[str, ...]:
    """What makes two positions the same (9.2.2): pieces, side to move, castling, en passant."""
    return tuple(position.fen.split()[:4])


def _frame(base_fen: str, moves: tuple[str, ...], *, is_time: bool, is_first: bool) -> Frame:
    way = (moves[-1][:2], moves[-1][2:4]) if moves else None
    return Frame(
        placement=Placement.from_board_fen(Position(base_fen, moves).board_fen),
        marks=Marks(last_move=way),
        move=None if is_first else way,
        duration_ms=STANDING_MS if is_time else PASSING_MS,
    )
