"""The teacher's drawings: each pen has a line of its own, and only what changed is painted again."""

from itertools import combinations, product

import pytest
from PySide6.QtCore import QRect, QRectF
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


def test_an_arrow_stops_before_a_piece(board: BoardPicture) -> None:
    board.set_drawings((arrow("b1", "e4"),))
    to_the_middle = board.grab(board.square_rect("e4").toRect()).toImage()
    assert to_the_middle.pixelColor(36, 44) == QColor(INKS[Pen.GREEN])
    board.set_position(EMPTY.with_piece("e4", "q"))
    with_arrow = board.grab(board.square_rect("e4").toRect()).toImage()
    board.set_drawings(())
    without = board.grab(board.square_rect("e4").toRect()).toImage()
    middle = QRect(16, 12, 50, 48)
    assert with_arrow.copy(middle) == without.copy(middle)
    assert with_arrow != without


def test_a_piece_that_comes_where_an_arrow_points_has_it_painted_again(
    board: BoardPicture, monkeypatch: pytest.MonkeyPatch
) -> None:
    board.set_drawings((arrow("b1", "e4"),))
    dirty: list[QRectF] = []
    monkeypatch.setattr(board, "_update_rect", dirty.append)
    board.set_position(EMPTY.with_piece("e4", "q"))
    assert any(rect.contains(drawing_rect(GEOMETRY, arrow("b1", "e4"))) for rect in dirty)


@pytest.mark.parametrize("is_at_piece", [True, False])
@pytest.mark.parametrize("to_square", ["e5", "f5", "d4"])
def test_an_arrow_to_a_neighbour_has_a_line_and_a_head(to_square: str, is_at_piece: bool) -> None:
    box = outline(GEOMETRY, arrow("e4", to_square), is_at_piece=is_at_piece).boundingRect()
    assert max(box.width(), box.height()) > 0.35 * GEOMETRY.square_px


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
