"""The pieces have the set's colours and keep to whole pixels."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from ladya_desktop.ui.board.board_theme import board_theme
from ladya_desktop.ui.board.pieces import draw_piece, piece_pixmap

LETTERS = "KQRBNPkqrbnp"


def colors_of(image: QImage) -> set[str]:
    opaque = (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height()))
    return {color.name() for color in opaque if color.alpha() == 255}


@pytest.mark.parametrize("letter", LETTERS)
def test_every_piece_is_drawn_in_the_set_s_colours(letter: str, qapp: object) -> None:
    colors = board_theme()
    seen = colors_of(piece_pixmap(letter, 90).toImage())
    fill = colors.white_piece if letter.isupper() else colors.black_piece
    assert {fill.name(), colors.ink.name()} <= seen
    assert not seen & {"#ffffff", "#000000", "#ececec"}


@pytest.mark.parametrize("letter", "kqrbn")
def test_black_pieces_have_light_inner_lines(letter: str, qapp: object) -> None:
    assert board_theme().inner.name() in colors_of(piece_pixmap(letter, 120).toImage())


@pytest.mark.parametrize("letter", "KQRBNP")
def test_a_white_piece_has_an_outline_to_be_seen_from_afar(letter: str, qapp: object) -> None:
    """Its body hardly differs from a light square: the line around it must carry it."""
    image, ink = piece_pixmap(letter, 180).toImage(), board_theme().ink
    row = [image.pixelColor(x, 148) for x in range(180)]
    begin = next(x for x, color in enumerate(row) if color.alpha())
    width = next(x for x, color in enumerate(row[begin:]) if color.alpha() == 255 and color != ink)
    assert width >= 180 / 45 * 1.6


def test_black_pieces_have_few_inner_lines(qapp: object) -> None:
    """They are to be dark from afar."""
    for letter in "kqrbnp":
        image, colors = piece_pixmap(letter, 180).toImage(), board_theme()
        seen = [image.pixelColor(x, y) for x in range(180) for y in range(180)]
        light = sum(color == colors.inner for color in seen)
        assert light < 0.15 * sum(color.alpha() == 255 for color in seen), letter


def test_a_piece_is_drawn_once_for_each_size(qapp: object) -> None:
    assert piece_pixmap("K", 41, 2.0) is piece_pixmap("K", 41, 2.0)
    assert piece_pixmap("K", 41, 2.0).devicePixelRatio() == 2
    assert piece_pixmap("K", 41, 2.0).width() == 41


def test_what_is_no_piece_is_refused(qapp: object) -> None:
    with pytest.raises(KeyError):
        piece_pixmap("X", 40)


@pytest.mark.parametrize("scale", [1.0, 1.25, 2.0])
def test_a_piece_keeps_to_whole_pixels(scale: float, qapp: object) -> None:
    canvas = QPixmap(200, 200)
    canvas.setDevicePixelRatio(scale)
    canvas.fill(Qt.GlobalColor.transparent)
    painter = QPainter(canvas)
    draw_piece(painter, "r", QPointF(50.3, 50.4), 60)
    painter.end()
    side = round(60 * scale)
    left, top = (round(place * scale - side / 2) for place in (50.3, 50.4))
    expected = piece_pixmap("r", side, scale).toImage().convertToFormat(QImage.Format.Format_ARGB32)
    drawn = canvas.toImage().convertToFormat(QImage.Format.Format_ARGB32).copy(left, top, side, side)
    assert [drawn.pixel(x, side // 2) for x in range(side)] == [expected.pixel(x, side // 2) for x in range(side)]


def test_a_ghost_is_pale(qapp: object) -> None:
    canvas = QPixmap(60, 60)
    canvas.fill(Qt.GlobalColor.transparent)
    painter = QPainter(canvas)
    draw_piece(painter, "r", QPointF(30, 30), 60, 0.3)
    painter.end()
    assert 60 < canvas.toImage().pixelColor(30, 30).alpha() < 90
