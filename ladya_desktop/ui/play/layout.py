"""Where everything of the play screen lies for a window of a given size: rectangles only, no widgets.

The grid is margin, panel, gap, board, gap, panel, margin, with a bar below; it never moves during a game. A wooden
board has a tray on its right and takes the coordinates into its squares. A low
window first takes the coordinates into the squares and the bar on top of the board, then turns the acts into icons.
"""

from dataclasses import dataclass, replace
from enum import Enum, auto

from PySide6.QtCore import QRect, QSize

from ladya_desktop.ui.board import geometry
from ladya_desktop.ui.board.geometry import Coordinates

HUGE_FROM_PX = 1400
LARGE_FROM_PX = 960
FULL_FROM_PX = 640
MEDIUM_FROM_PX = 480
WIDE_FROM_PX = 1180
NARROW_FROM_PX = 1000
SHEET_PX = 724
LEAST_ARBITER_BOARD_PX = 380
BAR_PX = 68
BAR_GAP_PX = 4
WORDS_EDGE_PX = 4
TRAY_GAP_PX = 4
LEAST_BOARD_PX = 8 * 56 + 2
LEAST_PANEL_PX = 200


class Density(Enum):
    """How much room there is, by the height of the window."""

    LARGE = auto()
    FULL = auto()
    MEDIUM = auto()
    COMPACT = auto()


class PanelShape(Enum):
    """How a panel is laid out: high, with one act under another; or lying, its acts in a block, two rows or one."""

    HIGH = auto()
    BLOCK = auto()
    TWO_ROWS = auto()
    ONE_ROW = auto()

    @property
    def is_lying(self) -> bool:
        """Whether the panel is wider than high."""
        return self is not PanelShape.HIGH


@dataclass(frozen=True, slots=True, kw_only=True)
class Measures:
    """Sizes in logical pixels. `acts_are_icons` in the compact layout only; a hint below the digits needs room.

    In a lying panel `names` is the height of the row with name and clock.
    """

    margin: int
    top: int
    gap: int
    panel: int
    most_panel: int
    padding: int
    names: int
    name_sizes: tuple[int, ...]
    class_size: int
    tile: int
    act: int
    act_gap: int
    act_text: int
    digits: int
    caption: int
    hint: int
    tray: int
    coordinates: Coordinates = Coordinates.OUTSIDE
    acts_are_icons: bool = False
    shape: PanelShape = PanelShape.HIGH


_FULL = Measures(
    margin=16,
    top=12,
    gap=16,
    panel=296,
    most_panel=296,
    padding=16,
    names=88,
    name_sizes=tuple(range(20, 13, -1)),
    class_size=14,
    tile=48,
    act=52,
    act_gap=8,
    act_text=17,
    digits=96,
    caption=16,
    hint=14,
    tray=60,
)
_LARGE = replace(
    _FULL,
    top=14,
    most_panel=400,
    padding=24,
    names=108,
    name_sizes=tuple(range(26, 13, -1)),
    class_size=18,
    tile=56,
    act=64,
    act_gap=12,
    act_text=22,
    digits=140,
    caption=21,
    hint=18,
    tray=76,
)
_HUGE = replace(
    _LARGE,
    most_panel=600,
    padding=28,
    names=132,
    name_sizes=tuple(range(34, 13, -1)),
    class_size=22,
    tile=72,
    act=80,
    act_gap=16,
    act_text=28,
    digits=220,
    caption=30,
    hint=24,
    tray=96,
)
"""For a large screen that is not scaled: what is read from afar grows with it."""
_MEDIUM = replace(
    _FULL,
    margin=12,
    top=12,
    gap=12,
    padding=12,
    names=72,
    name_sizes=tuple(range(18, 13, -1)),
    tile=40,
    act=44,
    act_text=16,
    hint=0,
    tray=46,
    coordinates=Coordinates.INSIDE,
)
_COMPACT = replace(
    _MEDIUM,
    margin=8,
    top=7,
    gap=6,
    panel=142,
    most_panel=142,
    padding=8,
    names=72,
    name_sizes=(13, 12, 11),
    class_size=12,
    tile=26,
    act_gap=8,
    act_text=14,
    digits=52,
    caption=13,
    tray=44,
    acts_are_icons=True,
)
_OF_DENSITY = {
    Density.LARGE: _LARGE,
    Density.FULL: _FULL,
    Density.MEDIUM: _MEDIUM,
    Density.COMPACT: _COMPACT,
}


class BarShape(Enum):
    """The bar of moves and tools: along the window, on top of the board, in a column, in a short line."""

    BAR = auto()
    OVERLAY = auto()
    COLUMN = auto()
    LINE = auto()


@dataclass(frozen=True, slots=True, kw_only=True)
class TabletPlaces:
    """What two pupils need who sit opposite each other: far panel and near panel, the rulings for both of them.

    `far_words` and `near_words` are the most room that a ruling may take: from the far edge, from the near edge.
    `moves` is a card of its own for the list of moves, if there is room.
    """

    far: QRect
    near: QRect
    far_words: QRect
    near_words: QRect
    bar_shape: BarShape
    moves: QRect | None = None
    are_words_stacked: bool = True
    are_words_on_board: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayLayout:
    """The rectangles of one window. `bar` lies below the board, or on top of its lowest ranks as an overlay.

    `tablet` is there if the pupils sit opposite each other; `left` and `right` are then the far and the near panel.
    """

    density: Density
    measures: Measures
    left: QRect
    right: QRect
    board: QRect
    bar: QRect
    is_bar_overlay: bool
    can_have_bar: bool
    tray: QRect | None = None
    tablet: TabletPlaces | None = None


def play_layout(size: QSize, *, wants_bar: bool = True, has_tray: bool = False, words_px: int = 0) -> PlayLayout:
    """The layout of a window; without `wants_bar` the board takes the bar's place too.

    `words_px` is how high a ruling must be that needs more than its place: it stands below, and nothing lies under it.
    Where there is a bar everything gives up that room, else the board alone.
    """
    density = density_of(size.height())
    measures = _fit_panels(measures_of(density), size)
    if has_tray:
        measures = _fit_tray(measures, size)
    can_have_bar = _has_room_for_bar(measures, size, density)
    is_overlay = not (wants_bar and can_have_bar)
    bar_px = max(BAR_PX, words_px + WORDS_EDGE_PX)
    bottom = size.height() - (measures.top if is_overlay else bar_px + BAR_GAP_PX)
    panel = QSize(measures.panel, bottom - measures.top)
    left = QRect(measures.margin, measures.top, panel.width(), panel.height())
    right = QRect(size.width() - measures.margin - panel.width(), measures.top, panel.width(), panel.height())
    between = QRect(left.right() + 1 + measures.gap, measures.top, 0, panel.height())
    between.setRight(right.left() - 1 - measures.gap)
    tray = _tray(between, measures) if has_tray else None
    if tray is not None:
        between.setRight(tray.left() - 1 - TRAY_GAP_PX)
    return PlayLayout(
        density=density,
        measures=measures,
        left=left,
        right=right,
        board=_board(between.adjusted(0, 0, 0, -words_px - BAR_GAP_PX if is_overlay and words_px else 0), measures),
        bar=_overlay(between, density) if is_overlay else QRect(0, size.height() - BAR_PX, size.width(), BAR_PX),
        is_bar_overlay=is_overlay,
        can_have_bar=can_have_bar,
        tray=tray,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class ArbiterLayout:
    """The arbiter's sheet on the right, board and players on the left; a small window is all sheet."""

    left: QRect
    sheet: QRect


def arbiter_layout(size: QSize) -> ArbiterLayout:
    """The layout while the arbiter's menu is open."""
    margin_px = 12 if size.width() >= NARROW_FROM_PX else 4
    sheet_px = min(SHEET_PX, size.width() - LEAST_ARBITER_BOARD_PX)
    if size.width() < NARROW_FROM_PX or size.height() < MEDIUM_FROM_PX:
        sheet_px = size.width() - 2 * margin_px
    sheet = QRect(size.width() - margin_px - sheet_px, margin_px, sheet_px, size.height() - 2 * margin_px)
    left = QRect(margin_px + 4, margin_px + 4, sheet.left() - 2 * margin_px - 8, size.height() - 2 * margin_px - 8)
    return ArbiterLayout(left=left, sheet=sheet)


def name_place(panel: QRect, measures: Measures) -> QRect:
    """Where the name stands in a high panel, over its whole width: nothing is touched there."""
    edge_px = 3
    return QRect(
        panel.left() + edge_px,
        panel.top() + edge_px,
        panel.width() - 2 * edge_px,
        measures.padding + 1 + measures.names - 2 * edge_px,
    )


def density_of(height_px: int) -> Density:
    """The density for a logical height."""
    if height_px >= LARGE_FROM_PX:
        return Density.LARGE
    if height_px >= FULL_FROM_PX:
        return Density.FULL
    return Density.MEDIUM if height_px >= MEDIUM_FROM_PX else Density.COMPACT


def measures_of(density: Density) -> Measures:
    """The measures of a density, before they are fitted to the width."""
    return _OF_DENSITY[density]


def _fit_panels(measures: Measures, size: QSize) -> Measures:
    """Panels of 296 px, wider on a large screen if the board leaves the room, narrower in a narrow window."""
    if measures.acts_are_icons:
        return measures
    if size.height() >= HUGE_FROM_PX and size.width() >= size.height():
        measures = _HUGE
    if size.width() < WIDE_FROM_PX:
        return replace(measures, panel=248 if size.width() >= NARROW_FROM_PX else 200)
    left_px = size.width() - 2 * (measures.margin + measures.gap) - size.height()
    return replace(measures, panel=min(max(measures.panel, left_px // 2), measures.most_panel))


def _fit_tray(measures: Measures, size: QSize) -> Measures:
    """Coordinates inside the squares; in a narrow window the panels give up what the board needs for its squares."""
    beside_px = 2 * (measures.margin + measures.gap) + measures.tray + TRAY_GAP_PX
    most_panel_px = (size.width() - beside_px - LEAST_BOARD_PX) // 2
    panel_px = min(measures.panel, max(LEAST_PANEL_PX, most_panel_px))
    panel_px = measures.panel if measures.acts_are_icons else panel_px
    return replace(measures, panel=panel_px, coordinates=Coordinates.INSIDE)


def _tray(between: QRect, measures: Measures) -> QRect:
    left = between.right() + 1 - measures.tray
    return QRect(left, between.top(), measures.tray, between.height())


def _has_room_for_bar(measures: Measures, size: QSize, density: Density) -> bool:
    """Always from 640 px on; below only where the width, not the height, limits the board."""
    if density in (Density.LARGE, Density.FULL):
        return True
    if density is Density.COMPACT:
        return False
    by_width = size.width() - 2 * (measures.margin + measures.panel + measures.gap)
    return size.height() - measures.top - BAR_PX - BAR_GAP_PX >= by_width


def _board(between: QRect, measures: Measures) -> QRect:
    """As high as its squares need: level with the panels' upper edge, or in the middle if the width limits it."""
    square_px = geometry.fit(between.width(), between.height(), coordinates=measures.coordinates).square
    height_px = geometry.size_for(square_px, measures.coordinates)[1]
    left_over_px = between.height() - height_px
    lift_px = 0 if left_over_px < 8 else left_over_px // 2
    edge_px = 1 if measures.coordinates is Coordinates.OUTSIDE else 0
    return QRect(between.left(), between.top() + lift_px - edge_px, between.width(), height_px)


def _overlay(between: QRect, density: Density) -> QRect:
    height_px = 98 if density is Density.COMPACT else 116
    return QRect(between.left(), between.bottom() + 1 - height_px, between.width(), height_px)
