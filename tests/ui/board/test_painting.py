"""What the pixels show, how few of them are painted again, and that no scale leaves a seam."""

import os
import subprocess
import sys
from collections.abc import Callable
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainterPath, QPixmap, QRegion
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.placement import SQUARE_NAMES, Placement
from ladya_desktop.texts import set_language
from ladya_desktop.ui.board import painting, square_pictures
from ladya_desktop.ui.board.board_look import BoardLook, PieceSet, look_in_use
from ladya_desktop.ui.board.board_picture import BoardPicture
from ladya_desktop.ui.board.board_theme import board_theme
from ladya_desktop.ui.board.board_view import BoardView
from ladya_desktop.ui.board.canvas import Canvas
from ladya_desktop.ui.board.drawings import filled
from ladya_desktop.ui.board.geometry import Coordinates, fit
from ladya_desktop.ui.board.looks import EMPTY, Content, Marks, SquareLook
from ladya_desktop.ui.theme import theme
from tests.ui.board.snapshots import START, snapshot

COLORS = board_theme()


@pytest.fixture
def board(qtbot: QtBot) -> BoardView:
    made = BoardView()
    qtbot.addWidget(made)
    made.set_coordinates(Coordinates.OUTSIDE)
    made.resize(made.sizeHint())
    made.show()
    qtbot.waitExposed(made)
    return made


def picture(board: BoardPicture) -> QImage:
    return board.grab().toImage()


def color_at(board: BoardPicture, square: str, across: float, down: float) -> QColor:
    """The colour at a place within a square, 0 to 1 from its left and top."""
    rect = board.square_rect(square)
    return picture(board).pixelColor(
        QPoint(int(rect.left() + across * (rect.width() - 1)), int(rect.top() + down * (rect.height() - 1)))
    )


def test_plain_squares_have_the_theme_s_colours(board: BoardView) -> None:
    assert color_at(board, "e4", 0.5, 0.5) == COLORS.light
    assert color_at(board, "d4", 0.5, 0.5) == COLORS.dark
    board.set_board_theme("green")
    assert color_at(board, "d4", 0.5, 0.5) == board_theme("green").dark


@pytest.mark.parametrize(("square", "ground"), [("e4", COLORS.last_light), ("e3", COLORS.last_dark)])
def test_the_last_move_has_a_tint_and_brackets_in_all_corners(board: BoardView, square: str, ground: QColor) -> None:
    board.set_position(EMPTY, Marks(last_move=("e4", "e3")))
    assert color_at(board, square, 0.5, 0.5) == ground
    assert color_at(board, square, 0.5, 0.04) == ground
    assert color_at(board, square, 0.24, 0.04) == ground  # no longer than must be
    for across in (0.04, 0.97):
        for down in (0.04, 0.97):
            assert color_at(board, square, across, down) == COLORS.last_mark


def test_a_touched_square_has_a_tint_and_a_full_frame(board: BoardView) -> None:
    board.set_position(EMPTY, Marks(touched=("e4",), last_move=("e4", "e3")))
    assert color_at(board, "e4", 0.5, 0.5) == COLORS.touch_light
    for across, down in ((0.5, 0.03), (0.5, 0.97), (0.03, 0.5), (0.97, 0.5)):
        assert color_at(board, "e4", across, down) == COLORS.touch


def test_what_is_drawn_on_a_marked_square_stands_alone(board: BoardView) -> None:
    board.set_drawings((filled("e4"),))
    alone = picture(board)
    for marks in (Marks(touched=("e4",)), Marks(last_move=("e4", "e4")), Marks(explained=("e4",))):
        board.set_position(EMPTY, marks)
        assert picture(board) == alone


def test_an_arrow_between_neighbours_is_an_arrow_still(board: BoardView) -> None:
    geometry = board.geometry_now()
    for to_square in ("e3", "f3", "d4"):
        arrow = painting.arrow_polygon(geometry, "e4", to_square).boundingRect()
        assert max(arrow.width(), arrow.height()) > 0.35 * geometry.square_px
        assert min(arrow.width(), arrow.height()) < 0.7 * geometry.square_px
        path = QPainterPath()
        path.addPolygon(painting.arrow_polygon(geometry, "e4", to_square))
        assert path.simplified().elementCount() == 8  # seven corners, no line crosses another


def test_an_explained_square_is_hatched_and_framed(board: BoardView) -> None:
    board.set_position(EMPTY, Marks(explained=("e4",)))
    rect = board.square_rect("e4").toRect()
    shown = picture(board)
    diagonal = {shown.pixelColor(rect.left() + step, rect.top() + step).name() for step in range(10, 70)}
    assert COLORS.illegal_light.name() in diagonal
    assert len(diagonal) > 2
    assert color_at(board, "e4", 0.5, 0.02) == COLORS.illegal


def test_an_arrow_goes_from_beside_one_square_to_the_edge_of_the_other(board: BoardView) -> None:
    board.set_position(EMPTY, Marks(arrows=(("e8", "e1"),)))
    assert color_at(board, "e4", 0.5, 0.5) == COLORS.illegal
    assert color_at(board, "e2", 0.5, 0.9) == COLORS.illegal
    assert color_at(board, "e1", 0.5, 0.1) == COLORS.dark
    assert color_at(board, "e8", 0.5, 0.5) == COLORS.light


def test_check_is_a_ring_and_the_corners_stay_free(board: BoardView) -> None:
    board.set_position(EMPTY, Marks(check_square="e4"))
    assert color_at(board, "e4", 0.5, 0.045) == COLORS.illegal
    assert color_at(board, "e4", 0.03, 0.03) == COLORS.light


def test_permitted_is_a_dot_or_four_corners(board: BoardView) -> None:
    board.set_position(EMPTY.with_piece("d5", "p"), Marks(permitted=("e4", "d5")))
    assert color_at(board, "e4", 0.5, 0.5) == COLORS.touch
    assert color_at(board, "e4", 0.1, 0.1) == COLORS.light
    for across in (0.06, 0.94):
        for down in (0.06, 0.94):
            assert color_at(board, "d5", across, down) == COLORS.touch


def test_the_keyboard_s_square_has_a_blue_frame_with_a_white_rim(board: BoardView) -> None:
    board.activateWindow()
    QTest.keyClick(board, Qt.Key.Key_Up)
    rect = board.square_rect("e2").toRect()
    shown = picture(board)
    line = [shown.pixelColor(rect.left() + step, rect.center().y()) for step in range(6)]
    assert line[0] == COLORS.white_piece
    assert theme("light").focus in line
    assert line[5] == COLORS.white_piece


def test_white_and_black_pieces_have_the_set_s_colours(board: BoardView) -> None:
    board.set_position(EMPTY.with_piece("e4", "P").with_piece("d4", "p"))
    assert color_at(board, "e4", 0.5, 0.7) == COLORS.white_piece
    assert color_at(board, "d4", 0.5, 0.7) == COLORS.black_piece


def test_the_carried_piece_leaves_a_ghost_and_a_dashed_target(board: BoardView) -> None:
    board.show_content(Content(placement=EMPTY.with_piece("e2", "P"), in_hand="e2"))
    raised = picture(board)
    middle = board.square_rect("e2").center().toPoint()
    QTest.mousePress(board, Qt.MouseButton.LeftButton, pos=middle)
    QTest.mouseMove(board, board.square_rect("e5").center().toPoint())
    assert color_at(board, "e2", 0.5, 0.7) != raised.pixelColor(middle)
    assert color_at(board, "e5", 0.5, 0.7) == COLORS.white_piece
    assert color_at(board, "e5", 0.01, 0.01) == COLORS.touch
    assert color_at(board, "e5", 0.5 + 1 / 9, 0.01) == COLORS.white_piece
    QTest.mouseRelease(board, Qt.MouseButton.LeftButton, pos=middle)


def test_a_piece_that_glides_is_seen_once(board: BoardView) -> None:
    """Its square may have been painted with the piece on it before it was sent on its way."""
    board.set_position(EMPTY.with_piece("e4", "P"))
    assert color_at(board, "e4", 0.5, 0.7) == COLORS.white_piece
    board.fly("e4", board.square_rect("a1").center(), 60_000)
    assert color_at(board, "e4", 0.5, 0.7) == COLORS.light
    assert color_at(board, "a1", 0.5, 0.7) == COLORS.white_piece
    board.break_off()
    assert color_at(board, "e4", 0.5, 0.7) == COLORS.white_piece
    assert color_at(board, "a1", 0.5, 0.7) == COLORS.dark


def test_a_piece_above_a_finger_is_doubled_and_its_target_circled(board: BoardView) -> None:
    geometry = board.geometry_now()
    x, y = geometry.square_box("e4").center
    carried = painting.Carried(letter="Q", at=(x, y), target="e4", is_finger=True)
    assert painting.carried_center(geometry, carried) == QPointF(x, y - geometry.square_px)
    rect = painting.carried_rect(geometry, carried)
    assert rect.height() >= 2 * geometry.square_px + geometry.piece_px
    beside = painting.carried_rect(geometry, painting.Carried(letter="Q", at=(x, y), target=None, is_finger=True))
    assert beside.bottom() < rect.bottom()


def test_coordinates_stand_outside_inside_or_nowhere(board: BoardView) -> None:
    def ink(rect_of: str) -> int:
        rect = board.square_rect(rect_of).toRect()
        shown = picture(board)
        return len({shown.pixel(rect.left() + x, rect.top() + y) for x in range(24) for y in range(24)})

    def margin_ink() -> int:
        shown = picture(board)
        return len({shown.pixel(x, y) for x in range(2, 20) for y in range(shown.height() // 2)})

    assert margin_ink() > 1
    assert ink("a4") == 1
    board.set_coordinates(Coordinates.INSIDE)
    assert ink("a4") > 1
    assert ink("b4") == 1
    board.set_coordinates(Coordinates.NONE)
    assert ink("a4") == 1


def test_coordinates_turn_with_the_board(board: BoardView) -> None:
    before = picture(board)
    board.set_flipped(True)
    after = picture(board)
    left = QPoint(0, 0), QPoint(22, before.height())
    assert before.copy(left[0].x(), left[0].y(), 22, before.height()) != after.copy(0, 0, 22, after.height())
    assert board.is_flipped


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
def test_a_part_painted_anew_looks_as_it_did(qtbot: QtBot, scale: float) -> None:
    board = BoardPicture()
    qtbot.addWidget(board)
    board.set_coordinates(Coordinates.OUTSIDE)
    board.resize(613, 601)
    board.set_position(START)
    canvas = QPixmap(round(613 * scale), round(601 * scale))
    canvas.setDevicePixelRatio(scale)
    canvas.fill(Qt.GlobalColor.white)
    board.render(canvas)
    before = canvas.toImage()
    for name in ("a8", "h1", "e4"):
        rect = board.square_rect(name).toAlignedRect()
        board.render(canvas, rect.topLeft(), QRegion(rect))
    assert canvas.toImage() == before


# How little is painted


@pytest.fixture
def painted(board: BoardView, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> list[str]:
    """The squares painted since the last `clear`."""
    names: list[str] = []
    draw = square_pictures.draw_square

    def count(canvas: Canvas, square: str, look: SquareLook) -> None:
        names.append(square)
        draw(canvas, square, look)

    board.present(snapshot())
    monkeypatch.setattr(square_pictures, "draw_square", count)
    board.update()
    qtbot.waitUntil(lambda: len(names) >= 64)
    names.clear()
    return names


def test_a_move_repaints_only_the_squares_that_changed(board: BoardView, painted: list[str], qtbot: QtBot) -> None:
    board.present(snapshot(START.moved("e2", "e4"), last_move=("e2", "e4")))
    qtbot.waitUntil(lambda: bool(painted))
    assert sorted(painted) == ["e2", "e4"]


def test_the_same_snapshot_again_repaints_nothing(board: BoardView, painted: list[str], qtbot: QtBot) -> None:
    board.present(snapshot())
    board.present(snapshot(START.with_piece("a3", "P")))
    qtbot.waitUntil(lambda: bool(painted))
    assert painted == ["a3"]


def test_a_lift_repaints_one_square(board: BoardView, painted: list[str], qtbot: QtBot) -> None:
    board.present(snapshot(in_hand="e2"))
    qtbot.waitUntil(lambda: bool(painted))
    assert painted == ["e2"]


def test_a_carried_piece_repaints_its_old_and_new_surroundings(
    board: BoardView, painted: list[str], qtbot: QtBot
) -> None:
    board.present(snapshot(in_hand="e2"))
    QTest.mousePress(board, Qt.MouseButton.LeftButton, pos=board.square_rect("e2").center().toPoint())
    QTest.mouseMove(board, board.square_rect("e4").center().toPoint())
    qtbot.waitUntil(lambda: "e4" in painted)
    painted.clear()
    QTest.mouseMove(board, board.square_rect("e5").center().toPoint())
    qtbot.waitUntil(lambda: bool(painted))
    around = {f"{file}{rank}" for file in "def" for rank in "3456"}
    assert {"e4", "e5"} <= set(painted) <= around
    QTest.mouseRelease(board, Qt.MouseButton.LeftButton, pos=board.square_rect("e2").center().toPoint())


# Any scale


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0, 2.5])
@pytest.mark.parametrize("width", [601, 613, 777])
def test_no_seam_at_any_scale_di_02(qtbot: QtBot, scale: float, width: int) -> None:
    board = BoardPicture()
    qtbot.addWidget(board)
    board.set_coordinates(Coordinates.NONE)
    board.resize(width, width)
    canvas = QPixmap(round(width * scale), round(width * scale))
    canvas.setDevicePixelRatio(scale)
    canvas.fill(Qt.GlobalColor.magenta)
    board.render(canvas)
    shown = canvas.toImage()
    geometry = fit(width, width, scale, coordinates=Coordinates.NONE)
    row = round(geometry.box_at(0, 3).center[1] * scale)
    start = round(geometry.left)
    colors = [shown.pixelColor(start + x, row) for x in range(8 * geometry.square)]
    steps = [0, *(x for x in range(1, len(colors)) if colors[x] != colors[x - 1]), len(colors)]
    assert {right - left for left, right in pairwise(steps)} == {geometry.square}
    assert {color.name() for color in colors} == {COLORS.light.name(), COLORS.dark.name()}


SCALED = """
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QWidget
from ladya_desktop.ui.board.board_picture import BoardPicture
from ladya_desktop.ui.board.geometry import Coordinates
from ladya_desktop.ui.board.board_theme import board_theme

app = QApplication([])
window = QWidget()
board = BoardPicture(window)
board.set_coordinates(Coordinates.NONE)
board.setGeometry(21, 13, 601, 601)
window.resize(640, 640)
window.show()
shown = window.grab().toImage()
colors = {True: board_theme().light, False: board_theme().dark}
scale, geometry = board.devicePixelRatioF(), board.geometry_now()
corner = board.mapTo(window, QPoint(0, 0))
wrong = 0
for x in range(shown.width()):
    for y in (300, 301):
        square = geometry.square_at((x + 0.5) / scale - corner.x(), (y + 0.5) / scale - corner.y())
        light = square is not None and (ord(square[0]) + int(square[1])) % 2 == 1
        is_right = square is None or shown.pixelColor(x, y) == colors[light]
        wrong += not is_right
print(scale, wrong)
"""


@pytest.mark.parametrize("scale", ["1.25", "1.5"])
def test_on_a_scaled_screen_the_square_seen_is_the_square_hit_di_02(scale: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", SCALED],
        env=os.environ | {"QT_SCALE_FACTOR": scale},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert ran.stdout.split() == [scale, "0"]


def test_all_squares_are_painted_at_first(board: BoardView, painted: list[str], qtbot: QtBot) -> None:
    board.update()
    qtbot.waitUntil(lambda: len(painted) >= 64)
    assert sorted(painted) == sorted(SQUARE_NAMES)


def test_a_mere_picture_may_be_small(qtbot: QtBot) -> None:
    small = BoardPicture()
    qtbot.addWidget(small)
    assert small.minimumSizeHint().height() < 100


def test_placement_and_content_are_kept(board: BoardView) -> None:
    placement = Placement.from_board_fen("8/8/8/8/8/8/8/K1k5")
    board.set_position(placement)
    assert board.content == Content(placement=placement)


def test_pictures_of_squares_follow_what_they_show(board: BoardView) -> None:
    """A square that was painted before is copied: never with the colours, pieces or side of another time."""
    board.set_position(START)
    seen = [picture(board)]
    changes: tuple[Callable[[], None], ...] = (
        lambda: board.set_board_theme("blue"),
        lambda: look_in_use().put_on(BoardLook(pieces=PieceSet.LETTERS)),
        lambda: set_language("en"),
        lambda: board.set_turned(Color.BLACK),
        lambda: board.set_flipped(True),
    )
    for change in changes:
        change()
        seen.append(picture(board))
    assert all(one != other for one, other in combinations(seen, 2))
