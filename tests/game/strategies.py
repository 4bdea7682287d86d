"""Positions for property tests, reached by legal moves from beginnings that have every kind of move in reach."""

from hypothesis import strategies as st

from ladya_desktop.game.position import STARTING_FEN, Position

BEGINNINGS = (
    STARTING_FEN,
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "4k3/1P3pP1/8/2pP4/4pP2/8/1p3Pp1/4K3 b - f3 0 1",
    "8/PPP4k/8/8/8/8/4Kppp/8 w - - 0 1",
    "8/8/4k3/8/8/4K3/8/4R3 w - - 140 150",
    "r3k3/8/8/8/8/8/4R3/4K3 b - - 0 1",
)


@st.composite
def positions(draw: st.DrawFn, max_plies: int = 12) -> Position:
    """A position after some legal moves; it may be mate or stalemate."""
    position = Position(draw(st.sampled_from(BEGINNINGS)))
    for choice in draw(st.lists(st.integers(0, 2**16), max_size=max_plies)):
        moves = sorted(position.legal_moves())
        if not moves:
            break
        position = position.after(moves[choice % len(moves)])
    return position
