"""Who can still mate: by material, erring only towards yes."""

import pytest

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.position import Position
from ladya_desktop.game.winnability import can_mate, is_dead

MATERIAL = (
    ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", False, False),
    ("4k3/8/8/8/8/8/8/4KB2 w - - 0 1", False, False),
    ("4k3/8/8/8/8/8/8/4KN2 w - - 0 1", False, False),
    ("4k3/8/8/8/8/8/8/4KNN1 w - - 0 1", True, False),
    ("4k3/8/8/8/8/8/8/4KBN1 w - - 0 1", True, False),
    ("4k3/8/8/8/8/8/8/4KR2 w - - 0 1", True, False),
    ("4k3/8/8/8/8/8/P7/4K3 w - - 0 1", True, False),
    ("4k2q/8/8/8/8/8/8/4KN2 w - - 0 1", False, True),
    ("4k2p/8/8/8/8/8/8/4KN2 w - - 0 1", True, True),
    ("2b1k3/8/8/8/8/8/8/2B1K3 w - - 0 1", True, True),
    ("4k3/8/8/8/8/2B5/8/K3b3 w - - 0 1", False, False),
    ("B3k3/8/8/8/8/8/8/4KB2 w - - 0 1", False, False),
)


@pytest.mark.parametrize(("fen", "white", "black"), MATERIAL)
def test_material(fen: str, white: bool, black: bool) -> None:
    position = Position(fen)
    assert (can_mate(position, Color.WHITE), can_mate(position, Color.BLACK)) == (white, black)
    assert is_dead(position) is not (white or black)
