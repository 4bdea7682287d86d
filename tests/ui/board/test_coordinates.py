"""Letters and numbers inside the squares: read on every piece and every mark, on boards of every size."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from ladya_desktop.game.placement import Placement
from ladya_desktop.ui.board.board_picture import BoardPicture
from ladya_desktop.ui.board.board_theme import board_theme
from ladya_desktop.ui.board.geometry import Coordinates
from ladya_desktop.ui.board.looks import EMPTY, Marks

BLACK_BELOW = "RRBQKBNN/PPPPPPPP/8/8/8/8/pppppppp/rrbqkbnn"
MARKS = Marks(last_move=("a1", "c1"), touched=("f1", "h1"), explained=("d1",), permitted=("g1",), check_square="e1")
LEAST_CONTRAST = 3.0
"""As for large signs in the guidelines on contrast of the web."""


@pytest.fixture
def board(qtbot: QtBot) -> BoardPicture:
    made = BoardPicture()
    qtbot.addWidget(made)
    made.set_coordinates(Coordinates.INSIDE)
    return made


def corner(board: BoardPicture, square: str) -> QImage:
    """The part of a square of the last row where its letter stands."""
    rect = board.square_rect(square).toRect()
    side = rect.width() // 3
    return board.grab(QRect(rect.right() - side, rect.bottom() - side - 2, side, side + 2)).toImage()


def luminance(color: QColor) -> float:
    parts = (color.redF(), color.greenF(), color.blueF())
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def letter_of(image: QImage, ink: QColor) -> list[tuple[int, int]]:
    """The pixels that are all ink."""
    return [(x, y) for x in range(image.width()) for y in range(image.height()) if image.pixelColor(x, y) == ink]


def stands_out(image: QImage, x: int, y: int) -> bool:
    """Whether something light lies within two pixels of this one."""
    around = QRect(x - 2, y - 2, 5, 5).intersected(image.rect())
    ink = image.pixelColor(x, y)
    return any(
        contrast(image.pixelColor(column, row), ink) >= LEAST_CONTRAST
        for column in range(around.left(), around.right() + 1)
        for row in range(around.top(), around.bottom() + 1)
    )


@pytest.mark.parametrize("theme", ["wood", "green", "blue", "contrast"])
@pytest.mark.parametrize("square_px", [40, 48, 64, 82, 120])
@pytest.mark.parametrize("marks", [Marks(), MARKS], ids=["plain", "marked"])
def test_letters_are_read_on_pieces(board: BoardPicture, theme: str, square_px: int, marks: Marks) -> None:
    board.set_board_theme(theme)
    board.resize(8 * square_px + 2, 8 * square_px + 2)
    for index, file in enumerate("abcdefgh"):
        ink = board_theme(theme).ink if index % 2 == 0 else board_theme(theme).coord
        board.set_position(EMPTY)
        letter = letter_of(corner(board, f"{file}1"), ink)
        assert len(letter) > 3
        board.set_position(Placement.from_board_fen(BLACK_BELOW), marks)
        shown = corner(board, f"{file}1")
        assert set(letter) <= set(letter_of(shown, ink)), f"{file} is covered"
        assert all(stands_out(shown, x, y) for x, y in letter), f"{file} runs into what lies behind it"
