"""Where everything lies on a flat tablet between two pupils: a panel above, turned round, and one below.

In a window too low for that the panels stand beside the board, the left one turned, so that squares keep their size.
"""

from dataclasses import replace

from PySide6.QtCore import QRect, QSize

from ladya_desktop.ui.board import geometry
from ladya_desktop.ui.board.geometry import Coordinates
from ladya_desktop.ui.play.layout import (
    TRAY_GAP_PX,
    BarShape,
    Measures,
    PanelShape,
    PlayLayout,
    TabletPlaces,
    density_of,
    measures_of,
    play_layout,
)

LEAST_SQUARE_PX = 56
MOST_CLOCK_PX = 160
LEAST_CLOCK_PX = 96
"""25 mm at 96 dpi."""
_ROW_PX = {PanelShape.BLOCK: LEAST_CLOCK_PX, PanelShape.TWO_ROWS: 118, PanelShape.ONE_ROW: LEAST_CLOCK_PX}
LARGE_FROM_PX = 960
MARGIN_PX, GAP_PX, COLUMN_GAP_PX = 12, 7, 18
LINE_PX = 52
TOOLS_PX = 2 * (44 + 8)
LEAST_COLUMN_PX = 300
LEAST_MOVES_PX = 180
ACT_PX = 48


def tablet_layout(size: QSize, *, wants_bar: bool = True, has_tray: bool = False) -> PlayLayout:
    """The layout of a window between two pupils; without `wants_bar` no moves are shown."""
    if size.height() > size.width():
        return _portrait(size, has_tray=has_tray)
    layout = _landscape(size, wants_bar=wants_bar, has_tray=has_tray)
    return layout if square_px(layout) >= LEAST_SQUARE_PX else _sides(size, wants_bar=wants_bar, has_tray=has_tray)


def square_px(layout: PlayLayout) -> int:
    """How large a square is."""
    board = layout.board
    return geometry.fit(board.width(), board.height(), coordinates=layout.measures.coordinates).square


def _landscape(size: QSize, *, wants_bar: bool, has_tray: bool) -> PlayLayout:
    """Panels along the long edges; the game and the tools in the left column, the moves in the right one."""
    measures = _lying(size, PanelShape.BLOCK)
    panel = QRect(MARGIN_PX, GAP_PX, size.width() - 2 * MARGIN_PX, _panel_px(measures))
    near = panel.translated(0, size.height() - 2 * GAP_PX - panel.height())
    between = QRect(panel.left(), panel.bottom() + 1 + GAP_PX, panel.width(), 0)
    between.setBottom(near.top() - 1 - GAP_PX)
    board, tray = _board_and_tray(between, measures, has_tray=has_tray)
    right_px = (board if tray is None else tray).right() + 1 + COLUMN_GAP_PX
    left = QRect(between.left(), between.top(), board.left() - COLUMN_GAP_PX - between.left(), between.height())
    right = QRect(right_px, between.top(), between.right() + 1 - right_px, between.height())
    has_column = left.width() >= LEAST_COLUMN_PX
    words = _halves(left.adjusted(0, 0, 0, -TOOLS_PX) if has_column else board)
    tablet = TabletPlaces(
        far=panel,
        near=near,
        far_words=words[0],
        near_words=words[1],
        bar_shape=BarShape.COLUMN,
        moves=right if wants_bar and right.width() >= LEAST_MOVES_PX else None,
        are_words_on_board=not has_column,
    )
    return _made(size, measures, tablet, board=board, tray=tray, bar=left)


def _portrait(size: QSize, *, has_tray: bool) -> PlayLayout:
    """Panels along the short edges, the tools and the last moves in a line above the board."""
    measures = _lying(size, PanelShape.TWO_ROWS)
    if _portrait_board_px(size, measures) < size.width() - 3 * MARGIN_PX:
        measures = _lying(size, PanelShape.ONE_ROW)
    spare_px = _portrait_board_px(size, measures) - (size.width() - 2 * MARGIN_PX)
    measures = replace(measures, names=min(MOST_CLOCK_PX, measures.names + max(0, spare_px) // 2))
    panel = QRect(MARGIN_PX, MARGIN_PX, size.width() - 2 * MARGIN_PX, _panel_px(measures))
    near = panel.translated(0, size.height() - 2 * MARGIN_PX - panel.height())
    between = QRect(panel.left(), panel.bottom() + 1 + GAP_PX, panel.width(), 0)
    between.setBottom(near.top() - 1 - GAP_PX)
    line = QRect(between.left(), between.top(), between.width(), LINE_PX)
    board, tray = _board_and_tray(between.adjusted(0, LINE_PX, 0, 0), measures, has_tray=has_tray)
    words_px = _acts_px(measures) + measures.padding + 8
    tablet = TabletPlaces(
        far=panel,
        near=near,
        far_words=QRect(panel.left(), panel.top(), panel.width(), words_px),
        near_words=QRect(near.left(), near.bottom() + 1 - words_px, near.width(), words_px),
        bar_shape=BarShape.LINE,
        are_words_stacked=False,
        are_words_on_board=False,
    )
    return _made(size, measures, tablet, board=board, tray=tray, bar=line)


def _sides(size: QSize, *, wants_bar: bool, has_tray: bool) -> PlayLayout:
    layout = play_layout(size, wants_bar=wants_bar, has_tray=has_tray)
    far_words, near_words = _halves(layout.board)
    tablet = TabletPlaces(
        far=layout.left,
        near=layout.right,
        far_words=far_words,
        near_words=near_words,
        bar_shape=BarShape.OVERLAY if layout.is_bar_overlay else BarShape.BAR,
    )
    return replace(layout, tablet=tablet)


def _made(
    size: QSize, measures: Measures, tablet: TabletPlaces, *, board: QRect, tray: QRect | None, bar: QRect
) -> PlayLayout:
    return PlayLayout(
        density=density_of(size.height()),
        measures=measures,
        left=tablet.far,
        right=tablet.near,
        board=board,
        bar=bar,
        is_bar_overlay=False,
        can_have_bar=True,
        tray=tray,
        tablet=tablet,
    )


def _lying(size: QSize, shape: PanelShape) -> Measures:
    """Measures of a lying panel: its clock is never less high than 25 mm."""
    is_large = size.height() >= LARGE_FROM_PX and shape is PanelShape.BLOCK
    is_tight = size.height() < 720
    return replace(
        measures_of(density_of(max(size.height(), 640))),
        shape=shape,
        margin=MARGIN_PX,
        padding=16 if is_large or shape is PanelShape.TWO_ROWS else 5 if is_tight else 7,
        names=_ROW_PX[shape] if not is_large else 124,
        act=ACT_PX if shape is not PanelShape.BLOCK else 58 if is_large else 44,
        act_gap=8,
        act_text=18 if is_large else 16,
        coordinates=Coordinates.INSIDE,
    )


def _acts_px(measures: Measures) -> int:
    rows = 1 if measures.shape is PanelShape.ONE_ROW else 2
    return rows * measures.act + (rows - 1) * measures.act_gap


def _panel_px(measures: Measures) -> int:
    """How high a lying panel is, its border of one pixel included."""
    inside_px = measures.names
    if measures.shape is not PanelShape.BLOCK:
        inside_px += _acts_px(measures) + measures.act_gap + 4
    return inside_px + 2 * (measures.padding + 1)


def _portrait_board_px(size: QSize, measures: Measures) -> int:
    return size.height() - 2 * MARGIN_PX - 2 * _panel_px(measures) - 2 * GAP_PX - LINE_PX


def _board_and_tray(between: QRect, measures: Measures, *, has_tray: bool) -> tuple[QRect, QRect | None]:
    """The board in the middle, as large as fits, and the tray at its right."""
    beside_px = measures.tray + TRAY_GAP_PX if has_tray else 0
    square = geometry.fit(between.width() - beside_px, between.height(), coordinates=measures.coordinates).square
    width_px, height_px = geometry.size_for(square, measures.coordinates)
    board = QRect(0, 0, width_px, height_px)
    board.moveCenter(between.center())
    if not has_tray:
        return board, None
    board.translate(-min(beside_px // 2, board.left() - between.left()), 0)
    return board, QRect(board.right() + 1 + TRAY_GAP_PX, board.top(), measures.tray, board.height())


def _halves(room: QRect) -> tuple[QRect, QRect]:
    """The upper and the lower half, a gap between them."""
    upper = QRect(room.left(), room.top(), room.width(), (room.height() - GAP_PX) // 2)
    return upper, upper.translated(0, room.height() - upper.height())
