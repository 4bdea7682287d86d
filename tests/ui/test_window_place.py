"""Where the window stands: its frame lies within the screen."""

import pytest
from PySide6.QtCore import QRect, QSize

from ladya_desktop.ui.window_place import FRAME_PX, fits, within

BELOW_A_PANEL = QRect(0, 24, 1366, 744)


@pytest.mark.parametrize(
    ("available", "is_enough"),
    [
        (QRect(0, 0, 1366, 768), False),
        (QRect(0, 0, 1366, 768 + FRAME_PX), True),
        (QRect(0, 0, 1366, 767 + FRAME_PX), False),
        (QRect(0, 0, 1365, 1080), False),
    ],
)
def test_the_title_bar_needs_room_too(available: QRect, is_enough: bool) -> None:
    assert fits(QSize(1366, 768), available) is is_enough


@pytest.mark.parametrize(
    ("place", "wanted"),
    [
        (QRect(100, 100, 1024, 576), QRect(100, 100, 1024, 576)),
        (QRect(100, 10, 1024, 576), QRect(100, 24 + FRAME_PX, 1024, 576)),
        (QRect(-300, 100, 1024, 576), QRect(0, 100, 1024, 576)),
        (QRect(900, 600, 1024, 576), QRect(342, 192, 1024, 576)),
        (QRect(0, 0, 1920, 1080), QRect(0, 24 + FRAME_PX, 1366, 744 - FRAME_PX)),
        (QRect(1920, 0, 1366, 704), QRect(0, 24 + FRAME_PX, 1366, 704)),
    ],
)
def test_a_window_is_moved_and_made_smaller_as_little_as_needed(place: QRect, wanted: QRect) -> None:
    assert within(place, BELOW_A_PANEL) == wanted
