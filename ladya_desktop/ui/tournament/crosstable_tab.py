"""The crosstable with its title, the order of its rows and a legend."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from ladya_desktop.texts import t
from ladya_desktop.tournament.view import GroupStatus, GroupView
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.card import CARD_AROUND_PX, card_around
from ladya_desktop.ui.parts.chip import Chip
from ladya_desktop.ui.parts.fitted_text import FittedLabel
from ladya_desktop.ui.tournament import wording
from ladya_desktop.ui.tournament.crosstable_model import KNOWN_TIE_BREAKS, CrosstableModel
from ladya_desktop.ui.tournament.crosstable_view import CrosstableView

RING_PX = 5


class CrosstableTab(QWidget):
    """`game_requested(group, round, board)`: a cell was opened."""

    game_requested = Signal(str, int, int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group: GroupView | None = None
        self.title = FittedLabel.title()
        self.chip = Chip()
        self.by_number, self.by_place = QPushButton(), QPushButton()
        self.model = CrosstableModel(self)
        self.view = CrosstableView(self.model)
        self.view.game_activated.connect(self._open)
        self.view.frozen_changed.connect(self._fit_card)
        self.legend = Legend()
        self._lay_out()

    def present(self, group: GroupView) -> None:
        """Shows the table of a group."""
        self._group = group
        self.model.present(group)
        self._say()

    def retranslate(self) -> None:
        """Says everything in the language chosen now."""
        self.model.retranslate()
        self._say()

    def set_compact(self, *, is_compact: bool) -> None:
        """A small screen keeps the room of the title and the legend for the table."""
        self.legend.setVisible(not is_compact)
        self.title.setVisible(not is_compact)

    def _say(self) -> None:
        group = self._group
        if group is None:
            return
        self.title.set_text(_title(group))
        is_done = 0 < group.games_total == group.games_decided
        played = t("tournament.table_played", played=group.games_decided, n=group.games_total)
        self.chip.show_text(played, "good" if is_done else "plain", "check" if is_done else None)
        self.by_number.setText(t("tournament.by_number"))
        self.by_place.setText(t("tournament.by_place"))
        self.view.setAccessibleName(f"{self.title.text}. {wording.group_and_grades(group)}")
        self.legend.show_items(tuple(_legend(group)))
        self._fit_card()

    def _fit_card(self) -> None:
        """No higher than the table in it."""
        self._card.setMaximumHeight(self.view.whole_height() + 2 * CARD_AROUND_PX)

    def _open(self, round_number: int, board: int) -> None:
        if self._group is not None:
            self.game_requested.emit(self._group.code, round_number, board)

    def _lay_out(self) -> None:
        exclusive = QButtonGroup(self)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.title, 1000)
        head.addStretch(1)
        for button, is_by_place in ((self.by_number, False), (self.by_place, True)):
            button.setCheckable(True)
            exclusive.addButton(button)
            button.clicked.connect(lambda _checked, by_place=is_by_place: self.model.set_order(by_place=by_place))
            head.addWidget(button)
        self.by_number.setChecked(True)
        head.addSpacing(8)
        head.addWidget(self.chip)
        self._card = card_around(self.view)
        column = QVBoxLayout(self)
        column.setContentsMargins(RING_PX, RING_PX, RING_PX, RING_PX)
        column.setSpacing(12)
        column.addLayout(head)
        column.addWidget(self._card, 1)
        column.addWidget(self.legend)
        column.addStretch()


class Legend(QWidget):
    """Short explanations in a row, wrapped; a bar before a text shows the colour played."""

    LINE_PX = 22
    GAP_PX = 22
    BAR = QSize(16, 7)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items: tuple[tuple[str | None, str], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_items(self, items: tuple[tuple[str | None, str], ...]) -> None:
        """Shows explanations: a bar ("white", "black" or None) and the words."""
        self._items = items
        self.setAccessibleName(". ".join(words for _bar, words in items))
        self._arrange()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(theme.font("small"))
        for at, (bar, words) in zip(self._places(), self._items, strict=True):
            self._paint_item(painter, at, bar, words)
        painter.end()

    def _paint_item(self, painter: QPainter, at: QPointF, bar: str | None, words: str) -> None:
        colors = theme.current()
        left = at.x()
        if bar is not None:
            box = QRectF(left + 0.5, at.y() + (self.LINE_PX - self.BAR.height()) / 2, 15, 6)
            painter.setPen(QPen(colors.text, 1))
            painter.setBrush(colors.text if bar == "black" else colors.surface)
            painter.drawRoundedRect(box, 2, 2)
            left += self.BAR.width() + 8
        painter.setPen(colors.muted)
        room = QRectF(left, at.y(), self.width() - left, self.LINE_PX)
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, words)

    def _arrange(self) -> None:
        places = self._places()
        lines = 1 + round(places[-1].y() / self.LINE_PX) if places else 1
        self.setFixedHeight(lines * self.LINE_PX)

    def _places(self) -> list[QPointF]:
        metrics = QFontMetricsF(theme.font("small"))
        places, x, y = [], 0.0, 0.0
        for bar, words in self._items:
            width = metrics.horizontalAdvance(words) + (self.BAR.width() + 8 if bar else 0)
            if x > 0 and x + width > self.width():
                x, y = 0.0, y + self.LINE_PX
            places.append(QPointF(x, y))
            x += width + self.GAP_PX
        return places


def _title(group: GroupView) -> str:
    if group.status is GroupStatus.DRAWN:
        return t("tournament.table_before")
    if group.status is GroupStatus.PLAYING and group.current_round is not None:
        return t("tournament.table_now", round=group.current_round)
    return t("tournament.table_after", round=len(group.rounds))


def _legend(group: GroupView) -> list[tuple[str | None, str]]:
    ties = [t(f"tournament.tie_{code.lower()}") for code in group.setup.tie_breaks if code in KNOWN_TIE_BREAKS]
    items: list[tuple[str | None, str]] = [
        ("white", t("tournament.legend_white")),
        ("black", t("tournament.legend_black")),
        (None, t("tournament.legend_forfeit")),
        *((None, words) for words in _columns_explained(group)),
        (None, t("tournament.legend_ties", list=", ".join(ties))),
    ]
    table = group.crosstable
    if table is not None and any(row.participant.is_annulled for row in table.rows):
        items.append((None, t("tournament.legend_annulled")))
    return items


def _columns_explained(group: GroupView) -> list[str]:
    """What the short headings of the last columns mean."""
    codes = ["points", *(code.lower() for code in group.setup.tie_breaks if code in KNOWN_TIE_BREAKS and code != "DE")]
    return [
        t("tournament.legend_column", heading=t(f"tournament.column_{code}"), meaning=t(f"tournament.legend_{code}"))
        for code in codes
    ]
