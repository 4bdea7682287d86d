"""Letters and numbers inside the squares: read on every piece and every mark, on boards of every size."""

import pytest
from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ladya_desktop.game.placement import Placement
from ladya_desktop.ui import theme
from ladya_desktop.ui.board.board_look import BoardLook, PieceSet, look_in_use
from ladya_desktop.ui.board.board_picture import BoardPicture
from ladya_desktop.ui.board.board_theme import board_theme, board_themes
from ladya_desktop.ui.board.canvas import Canvas
from ladya_desktop.ui.board.coordinate_signs import draw_inside_signs
from ladya_desktop.ui.board.geometry import LEAST_SIGNED_PX, BoardGeometry, Coordinates, is_light
from ladya_desktop.ui.board.looks import EMPTY, Marks, SquareLook, Tint
from ladya_desktop.ui.board.painting import paint_square
from ladya_desktop.ui.board.story import Frame
from tests.ui.contrasts import contrast

BLACK_BELOW = "RRBQKBNN/PPPPPPPP/8/8/8/8/pppppppp/rrbqkbnn"
MARKS = Marks(last_move=("a1", "c1"), touched=("f1", "h1"), explained=("d1",), permitted=("g1",), check_square="e1")
ON_PLATES = "dfgh"
"""Marked with what reaches into the corner: their signs are light, on a plate of the mark's colour."""
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


def letter_of(image: QImage, ink: QColor) -> list[tuple[int, int]]:
    """The pixels that are all ink."""
    return [(x, y) for x in range(image.width()) for y in range(image.height()) if image.pixelColor(x, y) == ink]


def ink_of(square: str) -> QColor:
    """The colour of the sign on a square without marks."""
    return board_theme().coord if is_light(square) else board_theme().ink


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
    colors = board_theme(theme)
    for index, file in enumerate("abcdefgh"):
        ink = colors.ink if index % 2 == 0 else colors.coord
        board.set_position(EMPTY)
        letter = letter_of(corner(board, f"{file}1"), ink)
        assert len(letter) > 3
        board.set_position(Placement.from_board_fen(BLACK_BELOW), marks)
        shown = corner(board, f"{file}1")
        if marks != Marks() and file in ON_PLATES:
            ink = colors.white_piece
        assert set(letter) <= set(letter_of(shown, ink)), f"{file} is covered"
        assert all(stands_out(shown, x, y) for x, y in letter), f"{file} runs into what lies behind it"


def painted(
    square: str, look: SquareLook, geometry: tuple[int, float, Coordinates], *, is_signed: bool, theme: str = "wood"
) -> QImage:
    """A square with its sign or without; `geometry` is its side in logical pixels, the scale, what signs there are."""
    square_px, scale, coordinates = geometry
    side = round(square_px * scale)
    column, row = BoardGeometry(scale=scale, square=side, left=0, top=0).place(square)
    lying = BoardGeometry(scale=scale, square=side, left=-column * side, top=-row * side, coordinates=coordinates)
    drawn = QPixmap(side, side)
    drawn.setDevicePixelRatio(scale)
    painter = QPainter(drawn)
    canvas = Canvas(painter=painter, geometry=lying, colors=board_theme(theme))
    paint_square(canvas, square, look)
    if is_signed:
        painter.scale(1 / scale, 1 / scale)
        draw_inside_signs(canvas, square, look, QPointF(0, 0))
    painter.end()
    return drawn.toImage()


@pytest.mark.parametrize("pieces", PieceSet)
@pytest.mark.parametrize(("square_px", "scale"), [(40, 1.0), (40, 2.0), (48, 1.0), (59, 1.0), (82, 1.0), (64, 1.5)])
@pytest.mark.parametrize(
    ("coordinates", "squares"),
    [
        (Coordinates.INSIDE, ("b1", "c1", "d1", "e1", "g1", "h1", "a2", "a5", "a8")),
        (Coordinates.INSIDE_LARGE, ("b1", "c1", "d1", "e1", "g1", "h1", "a2", "a5", "a8")),
        (Coordinates.EVERY_SQUARE, ("a1", "d4", "e4", "g6")),
    ],
)
def test_pieces_leave_a_corner_to_the_signs(
    qapp: object, pieces: PieceSet, square_px: int, scale: float, coordinates: Coordinates, squares: tuple[str, ...]
) -> None:
    look_in_use().put_on(BoardLook(pieces=pieces))
    geometry, most = (square_px, scale, coordinates), 0.15 if square_px >= 48 else 0.25
    if coordinates is Coordinates.INSIDE_LARGE:
        most = 0.3
    for square in squares:
        sign = letter_of(painted(square, SquareLook(), geometry, is_signed=True), ink_of(square))
        ground = board_theme().light if is_light(square) else board_theme().dark
        for piece in "KQRBNPkqrbnp":
            shown = painted(square, SquareLook(piece=piece), geometry, is_signed=False)
            covered = [place for place in sign if shown.pixelColor(*place) != ground]
            assert len(covered) <= most * len(sign), (square, piece)


@pytest.mark.parametrize("square", ["a1", "a2", "h1", "e1"])
@pytest.mark.parametrize(
    "look",
    [
        SquareLook(tint=Tint.LAST_MOVE),
        SquareLook(tint=Tint.TOUCHED),
        SquareLook(tint=Tint.EXPLAINED),
        SquareLook(is_permitted=True, piece="p"),
        SquareLook(is_dashed=True),
        SquareLook(is_cursor=True),
    ],
)
@pytest.mark.parametrize("square_px", [40, 82])
def test_no_mark_strikes_a_sign_through(qapp: object, square: str, look: SquareLook, square_px: int) -> None:
    """All around a sign lies the colour of its plate or ground, as far as the edge of the square."""
    geometry = (square_px, 1.0, Coordinates.INSIDE)
    before, after = (painted(square, look, geometry, is_signed=is_signed) for is_signed in (False, True))
    changed = [
        (x, y) for x in range(square_px) for y in range(square_px) if before.pixelColor(x, y) != after.pixelColor(x, y)
    ]
    below = square[1] == "1" and square != "a1"
    edge = [(square_px - 1, square_px - 1)] if below else [(0, 0), (1, 1)]
    around = after.pixelColor(*edge[0])
    signs = [after.pixelColor(*place) for place in changed]
    assert any(contrast(sign, around) >= 4.5 for sign in signs)
    assert all(after.pixelColor(*place) == around for place in edge)


@pytest.mark.parametrize("theme", board_themes())
@pytest.mark.parametrize("square", ["h1", "g1"])
@pytest.mark.parametrize("tint", Tint)
def test_on_a_screen_of_high_contrast_signs_stand_out_7_to_1(
    qapp: QApplication, high_contrast: None, theme: str, square: str, tint: Tint
) -> None:
    shown = painted(square, SquareLook(tint=tint), (59, 1.0, Coordinates.INSIDE), is_signed=True, theme=theme)
    colors = [shown.pixelColor(x, y) for x in range(48, 58) for y in range(46, 58)]
    assert any(contrast(one, shown.pixelColor(58, 58)) >= 7 for one in colors)


@pytest.fixture
def high_contrast(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(theme, "is_high_contrast", lambda: True)


def test_small_boards_bear_no_signs_inside(board: BoardPicture) -> None:
    for square_px in (LEAST_SIGNED_PX - 1, LEAST_SIGNED_PX):
        board.resize(8 * square_px + 2, 8 * square_px + 2)
        plain = {board_theme().light.name(), board_theme().dark.name()}
        rect = board.square_rect("a2").toRect()
        shown = board.grab(rect).toImage()
        seen = {shown.pixelColor(x, y).name() for x in range(rect.width()) for y in range(rect.height())}
        assert (seen <= plain) is (square_px < LEAST_SIGNED_PX)


@pytest.mark.parametrize("square_px", [40, 82])
@pytest.mark.parametrize("coordinates", [Coordinates.INSIDE, Coordinates.EVERY_SQUARE])
def test_the_frame_of_a_story_strikes_no_sign_through(
    board: BoardPicture, qtbot: QtBot, square_px: int, coordinates: Coordinates
) -> None:
    board.set_coordinates(coordinates)
    board.resize(8 * square_px + 2, 8 * square_px + 2)
    board.show()
    qtbot.waitExposed(board)
    rects = {name: board.square_rect(name).toRect() for name in ("a1", "a5", "h1", "d1")}
    signs = {name: letter_of(board.grab(rect).toImage(), ink_of(name)) for name, rect in rects.items()}
    assert board.show_story((Frame(placement=EMPTY, duration_ms=60_000),))
    for name, rect in rects.items():
        assert set(signs[name]) <= set(letter_of(board.grab(rect).toImage(), ink_of(name)))
    board.stop_story()
