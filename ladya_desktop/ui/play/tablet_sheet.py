"""Where the parts of a sheet of choices stand in a lying panel: clock, choices in columns, the buttons."""

from dataclasses import dataclass

from PySide6.QtCore import QRect
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QPushButton

from ladya_desktop.ui.fonts import sized_font
from ladya_desktop.ui.parts.option_row import OptionRow
from ladya_desktop.ui.play.tablet_panel import columns_of, stacked

GAP_PX = 8
LEAST_ROW_PX = 44
LEAST_TITLE_PX = 12
_CLOCK_PART, _BUTTONS_PART = 0.2, 0.2


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetPlaces:
    """The rectangles of a lying sheet; `buttons` are the one that confirms and the one that leads back."""

    clock: QRect
    items: tuple[QRect, ...]
    buttons: tuple[QRect, ...]


def sheet_places(room: QRect, count: int) -> SheetPlaces:
    """Room for so many choices and words, in columns as high as the panel."""
    clock_px, buttons_px = (round(room.width() * part) for part in (_CLOCK_PART, _BUTTONS_PART))
    middle = room.adjusted(clock_px + GAP_PX, 0, -buttons_px - GAP_PX, 0)
    in_column = max(1, (room.height() + GAP_PX) // (LEAST_ROW_PX + GAP_PX))
    columns = columns_of(middle, -(-count // in_column), GAP_PX)
    items = tuple(rect for column in columns for rect in stacked(column, in_column, GAP_PX))
    return SheetPlaces(
        clock=QRect(room.left(), room.top(), clock_px, room.height()),
        items=items[:count],
        buttons=stacked(QRect(room.right() + 1 - buttons_px, room.top(), buttons_px, room.height()), 2, GAP_PX),
    )


def fitting_px(button: QPushButton, most_px: int) -> int:
    """The size of letters in which the words of a button fit between its edges."""
    sizes = range(most_px, LEAST_TITLE_PX, -1)
    widths = ((px, QFontMetricsF(sized_font(px, weight=600)).horizontalAdvance(button.text())) for px in sizes)
    return next((px for px, width_px in widths if width_px <= button.width() - 12), LEAST_TITLE_PX)


def fit_title(option: OptionRow, most_px: int) -> None:
    """Letters as large as the row has room for."""
    for title_px in range(most_px, LEAST_TITLE_PX - 1, -1):
        option.set_title_px(title_px)
        if option.heightForWidth(option.width()) <= option.height():
            return
