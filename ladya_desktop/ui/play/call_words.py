"""The words of the button that calls the arbiter: the long ones wherever they fit, in smaller letters if need be.

The short ones are those of the arbiter's own door, so they stand only where nothing else does.
"""

from PySide6.QtGui import QFontMetricsF

from ladya_desktop.texts import t
from ladya_desktop.ui.fonts import sized_font

LEAST_CALL_PX = 14
CALL_RIGHT_PX = 6
"""What is left free after the last letter, where there is little room."""


def call_words(room_px: float, most_px: int) -> tuple[str, int]:
    """The words and the size of their letters for so much room."""
    words = t("play.act.call_arbiter")
    for text_px in range(most_px, LEAST_CALL_PX - 1, -1):
        if QFontMetricsF(sized_font(text_px, weight=600)).horizontalAdvance(words) <= room_px:
            return words, text_px
    return t("play.act.call_arbiter_short"), most_px
