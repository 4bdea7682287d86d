"""At a flat screen the pieces of whoever sits opposite are turned round."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter, QTransform
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.placement import Placement
from ladya_desktop.ui.board.board_picture import BoardPicture
from ladya_desktop.ui.board.geometry import Coordinates
from ladya_desktop.ui.board.pieces import draw_piece

SIDE = 60


def drawn(*, is_turned: bool = False, is_painter_turned: bool = False) -> QImage:
    image = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    if is_painter_turned:
        painter.translate(SIDE, SIDE)
        painter.rotate(180)
    draw_piece(painter, "n", QPointF(SIDE / 2, SIDE / 2), SIDE, is_turned=is_turned)
    painter.end()
    return image


def test_a_turned_piece_stands_on_its_head(dressed: QApplication) -> None:
    assert drawn(is_turned=True) == drawn().transformed(QTransform().rotate(180))
    assert drawn(is_turned=True) != drawn()


def test_a_turned_painter_turns_the_piece(dressed: QApplication) -> None:
    assert drawn(is_painter_turned=True) == drawn(is_turned=True)
    assert drawn(is_painter_turned=True, is_turned=True) == drawn()


def test_only_one_sides_pieces_are_turned(qtbot: QtBot) -> None:
    board = BoardPicture()
    qtbot.addWidget(board)
    board.set_coordinates(Coordinates.INSIDE)
    board.resize(480, 480)
    board.set_position(Placement.from_board_fen("8/8/8/3n4/3N4/8/8/8"))
    black, white = (board.square_rect(square).toRect().adjusted(12, 12, -12, -12) for square in ("d5", "d4"))
    before = board.grab().toImage()
    board.set_turned(Color.BLACK)
    after = board.grab().toImage()
    assert after.copy(white) == before.copy(white)
    assert after.copy(black) != before.copy(black)
    board.set_turned(None)
    assert board.grab().toImage() == before
