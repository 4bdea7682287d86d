"""The tray of a strict game on a flat tablet: it stands the way its player sits, and works from both ends."""

import pytest
from PySide6.QtGui import QImage, QTransform
from pytestqt.qtbot import QtBot

from ladya_desktop.game.by_color import Color
from tests.ui.hands import settle
from tests.ui.play.strict_game import StrictGame, sit_down

PAWNS_AND_ROOK = "4k3/P7/8/8/8/7n/p7/4K2R w - - 0 1"
SIZES = [(1366, 768), (683, 384), (768, 1024)]


def play_to_black(qtbot: QtBot, size: tuple[int, int] = (1366, 768)) -> StrictGame:
    """Both sit opposite each other; White has taken a knight and pressed."""
    game = sit_down(qtbot, fen=PAWNS_AND_ROOK, size=size)
    game.screen.seating.sit_opposite(is_opposite=True)
    settle()
    game.drag("h1", "h3")
    game.press(Color.WHITE)
    settle()
    return game


def tops(game: StrictGame) -> list[int]:
    """Where the empty place, the new pieces and the arrow stand, from above."""
    tray = game.tray
    return [tray.off_rect.top(), *(piece.y() for piece in tray.new), tray.back_button.y()]


@pytest.mark.parametrize("size", SIZES)
def test_it_stands_on_its_head_while_the_far_player_has_the_move(qtbot: QtBot, size: tuple[int, int]) -> None:
    game = play_to_black(qtbot, size)
    assert game.tray.is_turned
    assert tops(game) == sorted(tops(game), reverse=True), "the arrow is nearest to the far player"
    assert game.tray.back_button.y() == 0
    game.screen.seating.sit_opposite(is_opposite=False)
    settle()
    assert tops(game) == sorted(tops(game))


@pytest.mark.parametrize("size", SIZES)
def test_the_far_player_takes_off_and_sets_new_pieces(qtbot: QtBot, size: tuple[int, int]) -> None:
    game = play_to_black(qtbot, size)
    game.drag("a2", "tray")
    assert game.taken_off == "p"
    game.drag(game.tray.new[0], "a1")
    assert (game.on("a1"), game.taken_off) == ("q", "")
    game.bridge.press(Color.BLACK, "mouse", 0)
    assert game.view.moves[-1].san == "a1=Q+"
    settle()
    assert tops(game) == sorted(tops(game)), "it is White's again"


def test_what_was_the_empty_place_before_takes_nothing_off_now(qtbot: QtBot) -> None:
    """The board has been told with the move that the tray stands the other way round."""
    game = play_to_black(qtbot)
    game.drag("a2", game.tray.back_button)
    assert (game.on("a2"), game.taken_off) == ("p", "")


def test_with_the_board_turned_it_is_white_who_sits_far(qtbot: QtBot) -> None:
    game = sit_down(qtbot, fen=PAWNS_AND_ROOK)
    game.screen.seating.sit_opposite(is_opposite=True)
    game.screen.seating.swap()
    settle()
    assert game.tray.is_turned


@pytest.mark.parametrize("size", SIZES)
def test_every_part_of_it_is_drawn_on_its_head(qtbot: QtBot, size: tuple[int, int]) -> None:
    game = play_to_black(qtbot, size)
    game.drag("a2", "tray")
    tray = game.tray
    parts = (*tray.new, tray.off[0], tray.back_button, tray)
    seen = [part.grab().toImage() for part in parts]
    tray.set_far(None)
    upright = [part.grab().toImage().transformed(QTransform().rotate(180)) for part in parts]
    for one, other in zip(seen, upright, strict=True):
        assert unlike_px(one, other) < one.width() * one.height() / 50


def unlike_px(one: QImage, other: QImage) -> int:
    """How many pixels are another colour; edges of letters may be a little."""
    places = ((x, y) for x in range(one.width()) for y in range(one.height()))
    return sum(abs(one.pixelColor(*at).lightness() - other.pixelColor(*at).lightness()) > 60 for at in places)
