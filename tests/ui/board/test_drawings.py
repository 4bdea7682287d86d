"""The teacher's drawings: each pen has a line of its own, and only what changed is painted again."""

from itertools import combinations, product

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from ladya_desktop.game.placement import SQUARE_NAMES
from ladya_desktop.ui.board.board_picture import BoardPicture
from ladya_desktop.ui.board.board_theme import board_theme, board_themes
from ladya_desktop.ui.board.drawing_paint import INKS, RIMS, drawing_rect, outline
from ladya_desktop.ui.board.drawings import Drawing, Pen, arrow, circle, filled
from ladya_desktop.ui.board.geometry import fit
from ladya_desktop.ui.board.looks import EMPTY
from tests.ui.contrasts import contrast

PAIRS = tuple(combinations(Pen, 2))
GEOMETRY = fit(704, 682)
GROUNDS = ("light", "dark", "last_light", "last_dark", "touch_light", "touch_dark", "illegal_light", "illegal_dark")


@pytest.fixture
def board(qtbot: QtBot) -> BoardPicture:
    made = BoardPicture()
    qtbot.addWidget(made)
    made.resize(704, 682)
    made.set_position(EMPTY)
    made.show()
    return made


def gray(board: BoardPicture) -> QImage:
    return board.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)


@pytest.mark.parametrize(("pen", "ground"), tuple(product(Pen, GROUNDS)))
def test_a_line_or_its_rim_stands_out_on_every_ground(pen: Pen, ground: str) -> None:
    for name in board_themes():
        below = getattr(board_theme(name), ground)
        assert max(contrast(QColor(color[pen]), below) for color in (INKS, RIMS)) >= 3
        assert contrast(QColor(INKS[pen]), QColor(RIMS[pen])) >= 3


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_pens_are_told_without_colour(one: Pen, other: Pen) -> None:
    assert outline(GEOMETRY, arrow("b2", "g6", one)) != outline(GEOMETRY, arrow("b2", "g6", other))
    assert outline(GEOMETRY, circle("d4", one)) != outline(GEOMETRY, circle("d4", other))


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_filled_squares_are_told_in_gray(board: BoardPicture, one: Pen, other: Pen) -> None:
    board.set_drawings((filled("d4", one),))
    first = gray(board)
    board.set_drawings((filled("d4", other),))
    assert gray(board) != first


def test_an_arrow_leads_somewhere() -> None:
    with pytest.raises(ValueError, match="e4"):
        arrow("e4", "e4")


@pytest.mark.parametrize("drawing", [arrow("a1", "h8"), circle("e4"), filled("e4"), arrow("g1", "f3", Pen.YELLOW)])
def test_nothing_is_left_when_drawings_go(board: BoardPicture, drawing: Drawing) -> None:
    before = board.grab().toImage()
    board.set_drawings((drawing,))
    assert board.grab().toImage() != before
    board.set_drawings(())
    assert board.grab().toImage() == before


def test_what_is_told_dirty_holds_the_whole_drawing() -> None:
    for pen, made in product(Pen, (arrow, None)):
        drawing = circle("c3", pen) if made is None else arrow("b1", "c3", pen)
        rect = drawing_rect(GEOMETRY, drawing)
        assert rect.contains(outline(GEOMETRY, drawing).boundingRect())
        assert rect.width() * rect.height() < 9 * GEOMETRY.square_px**2


def test_another_circle_repaints_its_square_alone(board: BoardPicture, monkeypatch: pytest.MonkeyPatch) -> None:
    dirty: list[QRectF] = []
    board.set_drawings((circle("a1"),))
    monkeypatch.setattr(board, "_update_rect", dirty.append)
    board.set_drawings((circle("a1"), circle("h8", Pen.RED)))
    assert len(dirty) == 1
    assert dirty[0].intersects(board.square_rect("h8"))
    assert not any(dirty[0].intersects(board.square_rect(name)) for name in SQUARE_NAMES if name[0] in "abcdef")
