"""The frame of the tournament window: header, groups at the left, tabs above the pages; smaller on a small screen."""

from typing import Final

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ladya_desktop.texts import t
from ladya_desktop.tournament.view import TournamentView
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.empty_state import EmptyState
from ladya_desktop.ui.parts.header import ScreenHeader
from ladya_desktop.ui.tournament.group_list import GroupList

TITLE_FROM_PX, LEGEND_FROM_PX, GROUPS_FROM_PX, TABS_FROM_PX = 900, 480, 1180, 640
LEFT_PX = 266
RING_PX = 5
NARROW_TABS: Final = "QPushButton { padding: 4px 8px 0 8px; font-size: 16px; }"
PARTICIPANTS, DRAW, ROUNDS, TABLE = TABS = ("participants", "draw", "rounds", "table")


class TournamentFrame(QWidget):
    """Holds what surrounds the pages of a tournament, and the invitation to create one while there is none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.header = ScreenHeader()
        self.groups, self.switch = GroupList(), GroupList(is_compact=True)
        self.name = QLabel()
        self.none = EmptyState("rook")
        self.tabs: dict[str, QPushButton] = {tab: QPushButton() for tab in TABS}
        self.pages = QStackedWidget()
        self.is_compact = False
        self._is_narrow = False
        self._has_tournament = False
        self._inner = QStackedWidget()
        self._lay_out()

    @property
    def tab(self) -> str:
        """The tab chosen."""
        return next(tab for tab, button in self.tabs.items() if button.isChecked())

    def present(self, view: TournamentView | None, group: str | None) -> None:
        """Shows the groups of a tournament with one of them chosen."""
        self._has_tournament = view is not None
        self.header.set_title(t("tournament.window"), t("tournament.back"))
        self.none.say(t("tournament.none_title"), t("tournament.none_text"), t("tournament.create"))
        for tab, button in self.tabs.items():
            button.setText(t(f"tournament.tab_{tab}"))
        self._inner.setCurrentIndex(1 if self._has_tournament else 0)
        if view is not None:
            self.name.setText(view.title)
            self.groups.present(view.groups, group)
            self.switch.present(view.groups, group)
        self.setFocusProxy(self.tabs[self.tab] if self._has_tournament else self.none.button)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """The lower the window, the more moves up into the header; the narrower it is, the shorter the groups."""
        width, height = self.width(), self.height()
        self.is_compact = width < TITLE_FROM_PX or height < LEGEND_FROM_PX
        self._is_narrow = width < GROUPS_FROM_PX
        self.header.set_compact(is_compact=self.is_compact, has_title=not (self.is_compact and self._has_tournament))
        side = (12 if self.is_compact else 24) - RING_PX
        self._body.setContentsMargins(side, 0 if self.is_compact else 8, side, side)
        self._place_tabs(in_header=self.is_compact or height < TABS_FROM_PX)
        self._left.setVisible(self._has_tournament and not self._is_narrow)
        self.switch.setVisible(self._has_tournament and self._is_narrow)

    def _place_tabs(self, *, in_header: bool) -> None:
        self.header.middle.removeWidget(self._tab_row)
        self._tab_place.removeWidget(self._tab_row)
        (self.header.middle if in_header else self._tab_place).addWidget(self._tab_row)
        self._tab_row.setVisible(self._has_tournament or not in_header)
        self._tab_row.setStyleSheet(NARROW_TABS if in_header else "")
        self._rule.setHidden(in_header)

    def _lay_out(self) -> None:
        theme.set_role(self.name, "small")
        self.header.room.addWidget(self.switch)
        self._inner.addWidget(self.none)
        self._inner.addWidget(self._tournament())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addWidget(self._inner, 1)

    def _tournament(self) -> QWidget:
        page = QWidget()
        self._body = QHBoxLayout(page)
        self._body.setSpacing(24 - 2 * RING_PX)
        self._left = self._left_side()
        self._body.addWidget(self._left)
        right = QVBoxLayout()
        right.setSpacing(0)
        self._tab_place = QHBoxLayout()
        self._tab_row = self._make_tabs()
        self._tab_place.addWidget(self._tab_row)
        right.addLayout(self._tab_place)
        self._rule = QFrame()
        theme.set_role(self._rule, "rule")
        ruled = QVBoxLayout()
        ruled.setContentsMargins(RING_PX, 0, RING_PX, 8)
        ruled.addWidget(self._rule)
        right.addLayout(ruled)
        right.addWidget(self.pages, 1)
        self._body.addLayout(right, 1)
        return page

    def _left_side(self) -> QScrollArea:
        inside = QWidget()
        theme.set_role(inside, "page")
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        self.name.setWordWrap(True)
        self.name.setContentsMargins(12, 4, 8, 0)
        column.addWidget(self.name)
        column.addWidget(self.groups)
        column.addStretch()
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(inside)
        scroll.setFixedWidth(LEFT_PX)
        return scroll

    def _make_tabs(self) -> QWidget:
        whole = QWidget()
        row = QHBoxLayout(whole)
        row.setSpacing(4)
        row.setContentsMargins(RING_PX, RING_PX, RING_PX, 0)
        exclusive = QButtonGroup(self)
        for button in self.tabs.values():
            button.setCheckable(True)
            theme.set_kind(button, "tab")
            exclusive.addButton(button)
            row.addWidget(button)
        row.addStretch()
        self.tabs[PARTICIPANTS].setChecked(True)
        return whole
