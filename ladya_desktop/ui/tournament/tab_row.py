"""The tabs above the pages of a group; what is wanted less often stands behind the last of them."""

from math import ceil

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QWidget

from ladya_desktop.texts import t
from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.fonts import sized_font

PARTICIPANTS, DRAW, ROUNDS, PLAN, TABLE = TABS = ("participants", "draw", "rounds", "plan", "table")
COMPLAINTS, JOURNAL = MORE = ("complaints", "journal")
"""Pages behind the last tab."""
RING_PX = 5
NARROW = "QPushButton { padding: 4px 8px 0 8px; font-size: 16px; min-height: 36px; }"
NARROWEST = "QPushButton { padding: 4px 4px 0 4px; font-size: 14px; min-height: 36px; min-width: 36px; }"
ICON_PX = 16
WORDS_PX, SIDE_PX = 17, 16
_NAMES = {PLAN: "organizer.plan", COMPLAINTS: "organizer.complaints", JOURNAL: "organizer.journal"}


class TabRow(QWidget):
    """`chosen(tab)` when one is clicked, `more_requested` for the rest. A narrow row fits into a small header."""

    chosen = Signal(str)
    more_requested = Signal()

    def __init__(self, parent: QWidget | None = None, *, is_narrow: bool = False) -> None:
        super().__init__(parent)
        self.buttons: dict[str, QPushButton] = {}
        self._is_narrow = is_narrow
        self._tab = PARTICIPANTS
        self._exclusive = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setSpacing(2 if is_narrow else 4)
        row.setContentsMargins(RING_PX, RING_PX, RING_PX, RING_PX)
        for tab in TABS:
            self.buttons[tab] = self._make(tab)
            row.addWidget(self.buttons[tab])
        self.more = self._make_more()
        row.addWidget(self.more)
        row.addStretch()
        self.set_small(is_small=False)

    def set_small(self, *, is_small: bool) -> None:
        """A narrow row in the smallest window has smaller words."""
        if self._is_narrow:
            self.setStyleSheet(NARROWEST if is_small else NARROW)

    def button(self, tab: str) -> QPushButton:
        """Where a page is chosen."""
        return self.buttons.get(tab, self.more)

    def present(self, tab: str) -> None:
        """Shows the tabs with one of them chosen; a page behind the last tab adds its name to it."""
        self._tab = tab
        for each, button in self.buttons.items():
            button.setText(name_of(each))
            self._keep_room(button)
        here = t("organizer.more_here", page=name_of(tab)) if tab in MORE else t("organizer.more")
        self.more.setText("" if self._is_narrow else f"\N{NO-BREAK SPACE}{here}")  # the space comes before the arrow
        self.more.setIcon(icons.icon("more" if self._is_narrow else "down"))
        self.more.setToolTip(t("organizer.more_hint"))
        self.more.setAccessibleName(t("organizer.more_hint"))
        self._check()

    def _keep_room(self, button: QPushButton) -> None:
        """For the bold letters of a tab that is chosen: the style sheet measures the thin ones."""
        if not self._is_narrow:
            bold_px = QFontMetricsF(sized_font(WORDS_PX, weight=600)).horizontalAdvance(button.text())
            button.setMinimumWidth(ceil(bold_px) + 2 * SIDE_PX)

    def _check(self) -> None:
        self._exclusive.setExclusive(False)
        for each, button in self.buttons.items():
            button.setChecked(each == self._tab)
        self._exclusive.setExclusive(True)
        self.more.setChecked(self._tab in MORE)

    def _make(self, tab: str) -> QPushButton:
        button = QPushButton()
        button.setCheckable(True)
        theme.set_kind(button, "tab")
        self._exclusive.addButton(button)
        button.clicked.connect(lambda: self.chosen.emit(tab))
        return button

    def _make_more(self) -> QPushButton:
        button = QPushButton()
        button.setCheckable(True)
        button.setLayoutDirection(Qt.LayoutDirection.RightToLeft)  # the words, then the arrow
        button.setIconSize(QSize(24, 24) if self._is_narrow else QSize(ICON_PX, ICON_PX))
        theme.set_kind(button, "tab")
        button.clicked.connect(self._ask_for_more)
        return button

    def _ask_for_more(self) -> None:
        self._check()
        self.more_requested.emit()


def name_of(tab: str) -> str:
    """What a tab is called."""
    return t(_NAMES.get(tab, f"tournament.tab_{tab}"))
