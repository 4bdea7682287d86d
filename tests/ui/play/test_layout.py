"""The numbers of the interface design hold in every window."""

import pytest
from PySide6.QtCore import QRect, QSize

from ladya_desktop.ui.board import geometry
from ladya_desktop.ui.play.acts_page import act_rects, acts_height_px
from ladya_desktop.ui.play.layout import Density, arbiter_layout, play_layout

WINDOWS = [
    (1366, 768),
    (1920, 1080),
    (1024, 576),
    (1366, 697),
    (683, 384),
    (960, 540),
    (1366, 600),
    (2560, 1440),
    (3840, 2160),
]


def square_px(width: int, height: int, *, wants_bar: bool = True) -> int:
    layout = play_layout(QSize(width, height), wants_bar=wants_bar)
    board = layout.board
    return geometry.fit(board.width(), board.height(), coordinates=layout.measures.coordinates).square


@pytest.mark.parametrize(
    ("width", "height", "square"), [(1366, 768, 82), (1920, 1080, 121), (683, 384, 46), (1024, 576, 58)]
)
def test_squares_are_as_large_as_designed(width: int, height: int, square: int) -> None:
    assert square_px(width, height) >= square


def test_without_the_bar_a_maximised_window_has_larger_squares() -> None:
    assert square_px(1366, 697) >= 73
    assert square_px(1366, 697, wants_bar=False) >= 80


def test_the_grid_of_a_school_screen() -> None:
    layout = play_layout(QSize(1366, 768))
    assert (layout.left.left(), layout.left.width()) == (16, 296)
    assert (layout.right.right() + 1, layout.right.width()) == (1366 - 16, 296)
    assert (layout.board.left(), layout.board.right() + 1) == (16 + 296 + 16, 1366 - 16 - 296 - 16)
    assert (layout.bar.top(), layout.bar.height()) == (768 - 68, 68)


@pytest.mark.parametrize(
    ("height", "density"),
    [
        (1080, Density.LARGE),
        (960, Density.LARGE),
        (640, Density.FULL),
        (639, Density.MEDIUM),
        (480, Density.MEDIUM),
        (479, Density.COMPACT),
    ],
)
def test_the_height_decides_how_dense_it_is(height: int, density: Density) -> None:
    assert play_layout(QSize(1366, height)).density is density


def test_on_a_large_screen_that_is_not_scaled_the_panels_and_their_clocks_are_larger() -> None:
    usual, large = play_layout(QSize(1920, 1080)), play_layout(QSize(3840, 2160))
    assert large.left.width() > 1.4 * usual.left.width()
    assert large.measures.digits > 1.4 * usual.measures.digits
    assert large.board.height() > 0.9 * 2160


@pytest.mark.parametrize(("width", "panel"), [(1180, 296), (1179, 248), (1024, 248)])
def test_panels_are_narrower_in_a_narrow_window(width: int, panel: int) -> None:
    assert play_layout(QSize(width, 768)).left.width() == panel


@pytest.mark.parametrize("size", WINDOWS)
def test_nothing_overlaps_and_nothing_leaves_the_window(size: tuple[int, int]) -> None:
    layout = play_layout(QSize(*size))
    window = QRect(0, 0, *size)
    parts = [layout.left, layout.board, layout.right] + ([] if layout.is_bar_overlay else [layout.bar])
    assert all(window.contains(part) for part in [*parts, layout.bar])
    assert not any(one.intersects(other) for one in parts for other in parts if one is not other)


@pytest.mark.parametrize("size", WINDOWS)
def test_targets_are_large_enough_everywhere(size: tuple[int, int]) -> None:
    measures = play_layout(QSize(*size)).measures
    room = QRect(0, 0, measures.panel - 2 * (measures.padding + 1), acts_height_px(measures))
    rects = act_rects(measures, room)
    assert all(rect.width() >= 44 and rect.height() >= 44 for rect in rects)
    assert all(room.contains(rect) for rect in rects)
    assert not any(one.adjusted(-7, -7, 7, 7).intersects(other) for one in rects for other in rects if one is not other)


@pytest.mark.parametrize("size", WINDOWS)
def test_the_press_zone_is_at_least_25_mm_high(size: tuple[int, int]) -> None:
    """25 mm are 95 px at 96 dpi."""
    layout = play_layout(QSize(*size))
    measures = layout.measures
    face_px = layout.left.height() - 2 * (measures.padding + 1) - measures.names - acts_height_px(measures) - 16
    assert face_px >= 95


def test_the_bar_lies_on_the_board_only_where_the_height_is_needed() -> None:
    assert not play_layout(QSize(1024, 576)).is_bar_overlay
    assert play_layout(QSize(1366, 600)).is_bar_overlay
    assert not play_layout(QSize(1366, 600)).can_have_bar
    hidden = play_layout(QSize(1366, 768), wants_bar=False)
    assert hidden.is_bar_overlay
    assert hidden.can_have_bar


@pytest.mark.parametrize("size", WINDOWS)
def test_the_arbiter_has_his_sheet_and_the_board_its_room(size: tuple[int, int]) -> None:
    layout = arbiter_layout(QSize(*size))
    assert QRect(0, 0, *size).contains(layout.sheet)
    if size[0] >= 1024:
        assert layout.left.width() >= 330
        assert not layout.left.intersects(layout.sheet)
        assert layout.sheet.width() >= 620
