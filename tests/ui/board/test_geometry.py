"""Squares are whole device pixels at every scale, and the square seen is the square hit."""

from itertools import pairwise, product

import pytest

from ladya_desktop.game.placement import SQUARE_NAMES
from ladya_desktop.ui.board.geometry import (
    BoardGeometry,
    Box,
    Coordinates,
    fit,
    is_light,
    promotion_squares,
    size_for,
)

SCALES = (1.0, 1.25, 1.5, 2.0, 2.5)
WIDTHS = (601, 613, 777)


def device_edges(geometry: BoardGeometry) -> list[float]:
    boxes = [geometry.box_at(column, 0) for column in range(8)]
    return [box.x * geometry.scale for box in boxes] + [(boxes[7].x + boxes[7].width) * geometry.scale]


@pytest.mark.parametrize(("width", "scale"), list(product(WIDTHS, SCALES)))
def test_squares_are_whole_equal_device_pixels_without_seams_di_02(width: int, scale: float) -> None:
    geometry = fit(width, width, scale, corner=(26.25, 16.25))
    edges = device_edges(geometry)
    assert {round(right - left, 6) for left, right in pairwise(edges)} == {geometry.square}
    for edge in edges:
        assert edge + 26.25 == pytest.approx(round(edge + 26.25), abs=1e-6)


@pytest.mark.parametrize(("width", "scale"), list(product(WIDTHS, SCALES)))
@pytest.mark.parametrize("is_flipped", [False, True])
def test_hit_test_agrees_with_painting_on_every_pixel_of_a_row_di_02(
    width: int, scale: float, is_flipped: bool
) -> None:
    geometry = fit(width, width, scale, is_flipped=is_flipped)
    board = geometry.board_box
    y = board.y + board.height / 2 + 0.1
    painted: dict[int, str | None] = {}
    for column in range(8):
        box = geometry.box_at(column, 4)
        first = round(box.x * scale)
        painted |= {pixel: geometry.name_at(column, 4) for pixel in range(first, first + geometry.square)}
    for pixel in range(round(width * scale)):
        assert geometry.square_at((pixel + 0.5) / scale, y) == painted.get(pixel)
        assert geometry.square_at(pixel / scale, y) == painted.get(pixel)


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("is_flipped", [False, True])
@pytest.mark.parametrize("size", [(704, 682), (300, 900), (1200, 449)])
def test_corners_one_pixel_inside_are_hit_bi_11(scale: float, is_flipped: bool, size: tuple[int, int]) -> None:
    geometry = fit(*size, scale, is_flipped=is_flipped)
    for square in ("a1", "h8", "e4"):
        box, pixel = geometry.square_box(square), 1 / scale
        for x in (box.x, box.x + box.width - pixel, box.center[0]):
            for y in (box.y, box.y + box.height - pixel, box.center[1]):
                assert geometry.square_at(x, y) == square


@pytest.mark.parametrize("is_flipped", [False, True])
def test_every_square_has_a_place_of_its_own(is_flipped: bool) -> None:
    geometry = fit(704, 682, is_flipped=is_flipped)
    places = [geometry.place(square) for square in SQUARE_NAMES]
    assert len(set(places)) == 64
    assert [geometry.name_at(*place) for place in places] == list(SQUARE_NAMES)


def test_white_sits_below_and_black_when_flipped() -> None:
    assert fit(700, 700).place("a1") == (0, 7)
    assert fit(700, 700, is_flipped=True).place("a1") == (7, 0)


def test_beside_the_board_is_no_square() -> None:
    geometry = fit(704, 682)
    board = geometry.board_box
    outside = ((board.x - 1, 100), (board.x + board.width, 100), (100, board.y - 1), (100, board.y + board.height))
    assert [geometry.square_at(x, y) for x, y in outside] == [None] * 4


@pytest.mark.parametrize("coordinates", Coordinates)
@pytest.mark.parametrize("square_px", [21, 56, 82, 121])
def test_a_widget_of_the_size_for_a_square_has_that_square(coordinates: Coordinates, square_px: int) -> None:
    geometry = fit(*size_for(square_px, coordinates), coordinates=coordinates)
    assert geometry.square == square_px
    assert geometry.square_px == float(square_px)


def test_the_play_screen_of_1366x768_has_squares_of_82() -> None:
    assert fit(1366 - 2 * (16 + 296 + 16), 768 - 68 - 12).square == 82


def test_the_board_lies_within_the_widget_with_room_for_coordinates() -> None:
    for width, height in product((480, 704, 1016), (480, 682, 994)):
        board = fit(width, height).board_box
        assert board.x >= 24
        assert board.x + board.width <= width - 24
        assert board.y >= 2
        assert board.y + board.height <= height - 24


def test_a_widget_of_no_size_still_has_a_geometry() -> None:
    assert fit(0, 0).square == 1


def test_lengths_are_whole_device_pixels() -> None:
    geometry = fit(613, 601, 1.25)
    for part in (0.001, 0.05, 0.24):
        assert geometry.length(part) * 1.25 == pytest.approx(round(geometry.length(part) * 1.25))
        assert geometry.length(part) > 0
    assert fit(704, 682, 2.5).edge_px * 2.5 == 5
    assert fit(704, 682, 1.0).edge_px == 2
    assert fit(704, 682, 2.5, coordinates=Coordinates.INSIDE).edge_px * 2.5 == 2


@pytest.mark.parametrize("scale", SCALES)
def test_a_dirty_rectangle_names_the_squares_it_lies_over(scale: float) -> None:
    geometry = fit(704, 682, scale)
    box = geometry.square_box("e4")
    assert geometry.squares_in(box) == ["e4"]
    assert geometry.squares_in(box.grown(1)) == ["d5", "e5", "f5", "d4", "e4", "f4", "d3", "e3", "f3"]
    assert geometry.squares_in(geometry.square_box("a8").grown(500))[:9] == [f"{file}8" for file in "abcdefgh"] + ["a7"]
    assert geometry.squares_in(Box(0, 0, 1, 1)) == []


def test_keyboard_steps_follow_the_screen_and_stop_at_the_edge() -> None:
    upright, turned = fit(704, 682), fit(704, 682, is_flipped=True)
    assert upright.neighbor("e2", 0, -1) == "e3"
    assert turned.neighbor("e2", 0, -1) == "e1"
    assert upright.neighbor("e2", -1, 0) == "d2"
    assert turned.neighbor("e2", -1, 0) == "f2"
    assert upright.neighbor("h8", 1, -1) == "h8"


def test_the_choice_lies_from_the_promotion_square_inwards_for_either_side() -> None:
    assert promotion_squares("c8") == ("c8", "c7", "c6", "c5")
    assert promotion_squares("h1") == ("h1", "h2", "h3", "h4")


def test_h1_is_light() -> None:
    assert is_light("h1")
    assert is_light("a8")
    assert not is_light("a1")


def test_box_center_and_growth() -> None:
    box = Box(10, 20, 4, 6)
    assert list(box.center) == [12, 23]
    assert box.grown(1) == Box(9, 19, 6, 8)
