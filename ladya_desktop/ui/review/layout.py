"""Where the parts of the review lie: beside each other where there is room, else the list and the rest in turn."""

from dataclasses import dataclass

from PySide6.QtCore import QRect

GAP_PX = 12
SMALL_WIDTH_PX, SMALL_HEIGHT_PX = 900, 470
WIDE_PX = 1280
TABS_PX = 44


@dataclass(frozen=True, slots=True, kw_only=True)
class Places:
    """The rectangles of the parts; on a small screen list, panel and chart share one, and `tabs` chooses."""

    list: QRect
    board: QRect
    panel: QRect
    chart: QRect
    tabs: QRect | None = None


def places(room: QRect) -> Places:
    """Where the parts lie in the room below the header."""
    gap = GAP_PX if min(room.width(), room.height()) < SMALL_WIDTH_PX and room.width() < WIDE_PX else GAP_PX + 4
    inner = room.adjusted(gap, gap, -gap, -gap)
    if room.width() < SMALL_WIDTH_PX or room.height() < SMALL_HEIGHT_PX:
        return _small(inner)
    list_px = 420 if room.width() >= WIDE_PX else 308
    panel_px = 320 if room.width() >= WIDE_PX else 276
    chart_px = min(max(inner.height() // 5, 104), 220)
    listed = QRect(inner.left(), inner.top(), list_px, inner.height())
    right = QRect(inner.left() + list_px + gap, inner.top(), inner.width() - list_px - gap, inner.height())
    above_px = right.height() - chart_px - gap
    return Places(
        list=listed,
        board=QRect(right.left(), right.top(), right.width() - panel_px - gap, above_px),
        panel=QRect(right.right() + 1 - panel_px, right.top(), panel_px, above_px),
        chart=QRect(right.left(), right.bottom() + 1 - chart_px, right.width(), chart_px),
    )


def _small(inner: QRect) -> Places:
    """The board is as large as the height allows; a wide room leaves the rest more than half."""
    board_px = min(inner.height(), inner.width() // 2)
    left_px = inner.width() - board_px - GAP_PX
    shared = QRect(inner.left(), inner.top() + TABS_PX + 8, left_px, inner.height() - TABS_PX - 8)
    return Places(
        list=shared,
        panel=shared,
        chart=shared,
        board=QRect(inner.right() + 1 - board_px, inner.top(), board_px, inner.height()),
        tabs=QRect(inner.left(), inner.top(), left_px, TABS_PX),
    )
