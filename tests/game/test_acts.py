"""Who acts."""

import pytest

from ladya_desktop.game.acts import Actor
from ladya_desktop.game.by_color import Color


@pytest.mark.parametrize(
    ("actor", "color"),
    [
        (Actor.WHITE, Color.WHITE),
        (Actor.BLACK, Color.BLACK),
        (Actor.ARBITER, None),
        (Actor.PROGRAM, None),
    ],
)
def test_only_players_have_a_side(actor: Actor, color: Color | None) -> None:
    assert actor.color is color
