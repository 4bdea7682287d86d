"""Everything can be done without a mouse: the keys, place by place."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QVBoxLayout, QWidget

from ladya_desktop.texts import t
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.dialog import Dialog
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.play.clock_keys import ClockKeys, keys_in_use

CLOCKS: Final = {
    ClockKeys.CTRL: ("Ctrl", "ctrl"),
    ClockKeys.CROSSED: ("Ctrl", "crossed"),
    ClockKeys.FUNCTION: ("F4, F12", "function"),
}
"""What is written where the first of them stands, by the keys in use."""
USUAL: Final = CLOCKS[ClockKeys.CTRL]
KEYS: Final = (
    (
        "home.keys_board",
        (
            ("home.name_arrows", "arrows"),
            ("home.name_space", "space"),
            USUAL,
            ("home.letters", "letters"),
            ("Esc", "esc_board"),
            ("F9", "f9"),
            ("F2", "f2_game"),
            ("F3", "f3"),
        ),
    ),
    (
        "home.keys_review",
        (
            ("home.name_aside", "review_step"),
            ("Home, End", "review_ends"),
            ("home.name_space_alone", "review_play"),
            ("Ctrl+D", "review_mark"),
            ("Ctrl+P, Ctrl+S", "review_paper"),
        ),
    ),
    (
        "home.keys_lists",
        (
            ("home.name_arrows", "table_arrows"),
            ("Enter", "table_enter"),
            ("Shift+Enter", "table_sort"),
            ("home.name_plus", "table_zoom"),
            ("F2, Delete", "f2"),
        ),
    ),
    (
        "home.keys_lessons",
        (("PgDn, PgUp", "lesson_step"), ("F5, F7, F8", "f8"), ("home.name_black", "lesson_black")),
    ),
    (
        "home.keys_everywhere",
        (("Tab", "tab"), ("Enter", "enter"), ("Esc", "esc"), ("F11", "f11"), ("F1", "f1")),
    ),
)
"""Where -> the keys there: what is written on each (a code where it is a word) and the code of what it does."""

TWO_COLUMNS_FROM_PX = 880
WIDTH_PX = 1080
SPACING_PX = 4
ROWS_PX, BETWEEN_PX = 2, 8
LEFT = 2
"""So many places stand in the left column."""


class KeysDialog(Dialog):
    """A page to read; one button closes it. Where there is room it has two columns and need not be scrolled."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, title=t("home.keys_title"), width_px=WIDTH_PX)
        self.columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        for places in (KEYS[:LEFT], KEYS[LEFT:]):
            column = QVBoxLayout()
            column.setSpacing(SPACING_PX)
            for heading, keys in places:
                if column.count():
                    column.addSpacing(BETWEEN_PX)
                label = plain_label(t(heading))
                theme.set_role(label, "strong")
                column.addWidget(label)
                column.addLayout(_table(keys))
            column.addStretch()
            self.columns.addLayout(column, 1)
        self.body.addLayout(self.columns)
        self.close_button = self.add_close(t("home.close"))

    def fit(self) -> None:
        is_wide = self.width_given() >= TWO_COLUMNS_FROM_PX
        self.columns.setDirection(QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom)
        self.columns.setSpacing(24 if is_wide else SPACING_PX)
        super().fit()


def _table(keys: tuple[tuple[str, str], ...]) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(16)
    grid.setVerticalSpacing(ROWS_PX)
    grid.setColumnMinimumWidth(0, 136)
    grid.setColumnStretch(1, 1)
    for row, (name, what) in enumerate(CLOCKS[keys_in_use().keys] if each is USUAL else each for each in keys):
        key = plain_label(t(name) if "." in name else name)
        theme.set_role(key, "chip")
        words = plain_label(t(f"home.key_{what}"))
        words.setWordWrap(True)
        grid.addWidget(key, row, 0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        grid.addWidget(words, row, 1)
    return grid
