"""The numbers of the design hold on a flat tablet too."""

import pytest
from PySide6.QtCore import QRect, QSize

from ladya_desktop.ui.play.layout import BarShape, PanelShape, PlayLayout
from ladya_desktop.ui.play.tablet_acts import lying_look
from ladya_desktop.ui.play.tablet_layout import square_px, tablet_layout
from ladya_desktop.ui.play.tablet_panel import lying_places
from ladya_desktop.ui.play.tablet_sheet import sheet_places

WINDOWS = [
    (1366, 768),
    (1920, 1080),
    (1024, 768),
    (1280, 800),
    (1024, 576),
    (683, 384),
    (1366, 697),
    (768, 1024),
    (768, 1366),
    (800, 1280),
    (600, 1024),
]
LYING = [size for size in WINDOWS if size not in ((1024, 576), (683, 384))]
WORDS = ("Поправляю", "Предлагаю ничью", "Требую ничью…", "Сдаюсь…", "Позвать судью")
BOTH = pytest.mark.parametrize("has_tray", [False, True])


def inside(layout: PlayLayout) -> QRect:
    """A panel within its edge and its margins."""
    pad = layout.measures.padding + 1
    return QRect(0, 0, layout.left.width(), layout.left.height()).adjusted(pad, pad, -pad, -pad)


def far_apart(rects: list[QRect], gap_px: int) -> bool:
    """Whether no two of them come nearer."""
    wide = [rect.adjusted(-gap_px + 1, -gap_px + 1, gap_px - 1, gap_px - 1) for rect in rects]
    return not any(one.intersects(other) for one in wide for other in rects if wide.index(one) != rects.index(other))


@pytest.mark.parametrize(
    ("size", "square"), [((1366, 768), 64), ((768, 1366), 92), ((768, 1024), 70), ((1920, 1080), 88), ((1024, 576), 58)]
)
def test_squares_are_as_large_as_designed(size: tuple[int, int], square: int) -> None:
    assert square_px(tablet_layout(QSize(*size))) >= square


@BOTH
@pytest.mark.parametrize("size", WINDOWS)
def test_nothing_overlaps_and_nothing_leaves_the_window(size: tuple[int, int], has_tray: bool) -> None:
    layout = tablet_layout(QSize(*size), has_tray=has_tray)
    assert layout.tablet is not None
    parts = [layout.tablet.far, layout.tablet.near, layout.board]
    parts += [] if layout.is_bar_overlay else [layout.bar]
    parts += [part for part in (layout.tray, layout.tablet.moves) if part is not None]
    window = QRect(0, 0, *size)
    assert all(window.contains(part) for part in parts)
    assert far_apart(parts, 1)


@pytest.mark.parametrize("size", LYING)
def test_the_far_panel_is_above_and_the_near_one_below(size: tuple[int, int]) -> None:
    layout = tablet_layout(QSize(*size))
    assert layout.tablet is not None
    assert layout.tablet.far.bottom() < layout.board.top() < layout.board.bottom() < layout.tablet.near.top()
    assert layout.tablet.far.size() == layout.tablet.near.size()


@pytest.mark.parametrize("size", [(1024, 576), (683, 384)])
def test_in_a_low_window_the_panels_stand_beside_the_board(size: tuple[int, int]) -> None:
    layout = tablet_layout(QSize(*size))
    assert layout.tablet is not None
    assert layout.tablet.far.right() < layout.board.left() < layout.board.right() < layout.tablet.near.left()
    assert not layout.measures.shape.is_lying


@pytest.mark.parametrize("size", LYING)
def test_the_press_zone_is_at_least_25_mm_high(size: tuple[int, int]) -> None:
    """25 mm are 95 px at 96 dpi."""
    layout = tablet_layout(QSize(*size))
    places = lying_places(inside(layout), layout.measures)
    assert places.clock.height() >= 95
    assert far_apart([places.names, places.clock, places.acts], 8)
    assert all(inside(layout).contains(place) for place in (places.names, places.clock, places.acts))


@pytest.mark.parametrize("size", LYING)
def test_acts_are_large_enough_and_apart(size: tuple[int, int]) -> None:
    layout = tablet_layout(QSize(*size))
    acts = lying_places(inside(layout), layout.measures).acts
    look = lying_look(layout.measures, acts, WORDS)
    assert all(acts.contains(rect) for rect in look.rects)
    assert all(rect.width() >= 44 and rect.height() >= 44 for rect in look.rects)
    assert far_apart(list(look.rects), 8)
    assert look.text_px >= 12


def test_where_the_words_do_not_fit_the_icons_go() -> None:
    wide, narrow = (tablet_layout(QSize(*size)) for size in ((800, 1280), (600, 1024)))
    looks = [
        lying_look(each.measures, lying_places(inside(each), each.measures).acts, WORDS) for each in (wide, narrow)
    ]
    assert looks[0].icon_px > 0
    assert looks[1].icon_px == 0


@BOTH
@pytest.mark.parametrize("size", WINDOWS)
def test_a_ruling_for_each_hides_neither_clock(size: tuple[int, int], has_tray: bool) -> None:
    layout = tablet_layout(QSize(*size), has_tray=has_tray)
    assert layout.tablet is not None
    assert not layout.tablet.far_words.intersects(layout.tablet.near_words)
    if layout.measures.shape.is_lying:
        clock = lying_places(inside(layout), layout.measures).clock.translated(layout.tablet.near.topLeft())
        assert not layout.tablet.near_words.intersects(clock)


def test_the_moves_have_a_card_of_their_own_where_there_is_room() -> None:
    assert tablet_layout(QSize(1366, 768)).tablet.moves is not None  # type: ignore[union-attr]  # always on a tablet
    assert tablet_layout(QSize(1366, 768), wants_bar=False).tablet.moves is None  # type: ignore[union-attr]
    assert tablet_layout(QSize(768, 1024)).tablet.moves is None  # type: ignore[union-attr]


def test_the_shapes_of_panel_and_bar() -> None:
    shapes = {}
    for size in ((1366, 768), (768, 1366), (768, 1024)):
        layout = tablet_layout(QSize(*size))
        assert layout.tablet is not None
        shapes[size] = (layout.measures.shape, layout.tablet.bar_shape)
    assert shapes == {
        (1366, 768): (PanelShape.BLOCK, BarShape.COLUMN),
        (768, 1366): (PanelShape.TWO_ROWS, BarShape.LINE),
        (768, 1024): (PanelShape.ONE_ROW, BarShape.LINE),
    }


@pytest.mark.parametrize("count", [3, 4, 5])
@pytest.mark.parametrize("size", LYING)
def test_a_sheet_has_room_for_its_choices(size: tuple[int, int], count: int) -> None:
    layout = tablet_layout(QSize(*size))
    places = sheet_places(inside(layout), count)
    parts = [places.clock, *places.items, *places.buttons]
    assert len(places.items) == count
    assert all(part.height() >= 44 and inside(layout).contains(part) for part in parts)
    assert far_apart(parts, 8)
