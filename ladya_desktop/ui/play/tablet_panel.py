"""Where the parts of a lying panel stand: name, clock and acts side by side, or the acts below in one row or two."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect

from ladya_desktop.ui.play.layout import Measures, PanelShape

GAP_PX = 14
CALL_PX = 104
MOST_NAMES_PX = 420
_NAMES_PART, _ACTS_PART = 0.22, 0.385
_NAMES_OF_ROW = 0.4


@dataclass(frozen=True, slots=True, kw_only=True)
class LyingPlaces:
    """The rectangles of a lying panel."""

    names: QRect
    clock: QRect
    acts: QRect


def lying_places(room: QRect, measures: Measures) -> LyingPlaces:
    """Name, clock, acts within the panel's edge."""
    row = QRect(room.left(), room.top(), room.width(), measures.names)
    if measures.shape is not PanelShape.BLOCK:
        names_px = min(MOST_NAMES_PX, round(room.width() * _NAMES_OF_ROW))
        below = QRect(room).adjusted(0, measures.names + measures.act_gap + 4, 0, 0)
        names = QRect(row.left(), row.top(), names_px, row.height())
        return LyingPlaces(names=names, clock=row.adjusted(names_px + GAP_PX, 0, 0, 0), acts=below)
    names_px, acts_px = (round(room.width() * part) for part in (_NAMES_PART, _ACTS_PART))
    return LyingPlaces(
        names=QRect(row.left(), row.top(), names_px, row.height()),
        clock=row.adjusted(names_px + GAP_PX, 0, -acts_px - GAP_PX, 0),
        acts=QRect(row.right() + 1 - acts_px, row.top(), acts_px, row.height()),
    )


def lying_act_rects(measures: Measures, room: QRect, wanted_px: Sequence[int]) -> tuple[QRect, ...]:
    """Four acts and the call; `wanted_px` are the widths that their words ask for, which share out each row."""
    gap = measures.act_gap
    if measures.shape is PanelShape.BLOCK:
        call_px = min(CALL_PX, room.width() // 4)
        left = QRect(room.left(), room.top(), room.width() - call_px - gap, room.height())
        row_px = (room.height() - gap) // 2
        upper = shared_row(QRect(left.left(), left.top(), left.width(), row_px), _wider(wanted_px), gap)
        lower = tuple(rect.translated(0, room.height() - row_px) for rect in upper)
        return (*upper, *lower, QRect(room.right() + 1 - call_px, room.top(), call_px, room.height()))
    if measures.shape is PanelShape.ONE_ROW:
        return shared_row(QRect(room.left(), room.top(), room.width(), measures.act), wanted_px, gap)
    upper = shared_row(QRect(room.left(), room.top(), room.width(), measures.act), wanted_px[:3], gap)
    below = QRect(room.left(), room.top() + measures.act + gap, room.width(), measures.act)
    return (*upper, *shared_row(below, (wanted_px[3], max(wanted_px[4], room.width() // 2)), gap))


def shared_row(row: QRect, wanted_px: Sequence[int], gap_px: int) -> tuple[QRect, ...]:
    """A row of rectangles with what is left over (or missing) shared out evenly."""
    spare = row.width() - sum(wanted_px) - gap_px * (len(wanted_px) - 1)
    rects, left = [], row.left()
    for index, wanted in enumerate(wanted_px):
        width = wanted + spare * (index + 1) // len(wanted_px) - spare * index // len(wanted_px)
        rects.append(QRect(left, row.top(), width, row.height()))
        left += width + gap_px
    return tuple(rects)


def columns_of(room: QRect, count: int, gap_px: int) -> tuple[QRect, ...]:
    """Equal columns."""
    return shared_row(room, (0,) * count, gap_px)


def stacked(column: QRect, count: int, gap_px: int) -> tuple[QRect, ...]:
    """Equal rows of a column."""
    height_px = (column.height() - gap_px * (count - 1)) // count
    step_px = height_px + gap_px
    return tuple(QRect(column.left(), column.top() + row * step_px, column.width(), height_px) for row in range(count))


def _wider(wanted_px: Sequence[int]) -> tuple[int, int]:
    """Two columns, each as wide as the wider of the two words in it."""
    return max(wanted_px[0], wanted_px[2]), max(wanted_px[1], wanted_px[3])
