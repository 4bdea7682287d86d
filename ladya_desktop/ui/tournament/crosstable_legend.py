"""The legend below the crosstable: what bars, signs and headings mean."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ladya_desktop.texts import t, tie_break_words
from ladya_desktop.texts.catalogue import has_sentence
from ladya_desktop.tournament.tie_break_codes import DIRECT_ENCOUNTER
from ladya_desktop.tournament.view import GroupStatus, GroupView
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.plain_label import plain_tip
from ladya_desktop.ui.tournament.crosstable_columns import value_codes

ELLIPSIS: Final = "\N{HORIZONTAL ELLIPSIS}"


class Legend(QWidget):
    """Short explanations in a row, wrapped; a bar before a text shows the colour played."""

    LINE_PX = 22
    GAP_PX = 22
    BAR = QSize(16, 7)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items: tuple[tuple[str | None, str], ...] = ()
        self._most_lines: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_items(self, items: tuple[tuple[str | None, str], ...]) -> None:
        """Shows explanations: a bar ("white", "black" or None) and the words."""
        self._items = items
        said = ". ".join(words for _bar, words in items)
        self.setAccessibleName(said)
        self.setToolTip(plain_tip(said))
        self._arrange()
        self.update()

    def show_lines(self, most: int | None) -> None:
        """Shows no more lines than these, the first ones; None: all. The whole stays in the tip."""
        self._most_lines = most
        self._arrange()
        self.update()

    def whole_height(self) -> int:
        """How high it is with all its lines."""
        places = self._places()
        return (1 + round(places[-1].y() / self.LINE_PX)) * self.LINE_PX if places else self.LINE_PX

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(theme.font("small"))
        for at, (bar, words) in self.shown():
            self._paint_item(painter, at, bar, words)
        painter.end()

    def shown(self) -> list[tuple[QPointF, tuple[str | None, str]]]:
        """What is painted and where; dots after the last one that fits say that it goes on in the tip."""
        placed = list(zip(self._places(), self._items, strict=True))
        seen = [one for one in placed if one[0].y() < self.height()]
        if len(seen) == len(placed):
            return placed
        dots = (None, ELLIPSIS)
        end = self._end(*seen[-1])
        if end.x() + self._width(dots) > self.width():
            end = seen.pop()[0]
        return [*seen, (end, dots)]

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
        whole = self.whole_height()
        self.setFixedHeight(whole if self._most_lines is None else min(whole, self._most_lines * self.LINE_PX))

    def _places(self) -> list[QPointF]:
        places, at = [], QPointF(0.0, 0.0)
        for item in self._items:
            if at.x() > 0 and at.x() + self._width(item) > self.width():
                at = QPointF(0.0, at.y() + self.LINE_PX)
            places.append(at)
            at = self._end(at, item)
        return places

    def _end(self, at: QPointF, item: tuple[str | None, str]) -> QPointF:
        """Where the next one begins."""
        return QPointF(at.x() + self._width(item) + self.GAP_PX, at.y())

    def _width(self, item: tuple[str | None, str]) -> float:
        bar, words = item
        return QFontMetricsF(theme.font("small")).horizontalAdvance(words) + (self.BAR.width() + 8 if bar else 0)


def legend_of(group: GroupView) -> tuple[tuple[str | None, str], ...]:
    """What there is to explain of a group's table, signs first, then headings: bars before some of the words."""
    items: list[tuple[str | None, str]] = [
        ("white", t("tournament.legend_white")),
        ("black", t("tournament.legend_black")),
        (None, t("tournament.legend_forfeit")),
    ]
    table = group.crosstable
    if table is not None and any(row.participant.is_annulled for row in table.rows):
        items.append((None, t("tournament.legend_annulled")))
    if any(player.is_withdrawn and not player.is_annulled for player in group.participants):
        items.append((None, t("table.legend_left")))
    items += [(None, words) for words in _columns_explained(group)]
    if group.setup.tie_breaks:
        ties = ", ".join(_in_a_list(code) for code in group.setup.tie_breaks)
        items.append((None, t("tournament.legend_ties", list=ties)))
    items += [(None, words) for words in _free(group)]
    items.append((None, t("table.legend_click")))
    return tuple(items)


def _columns_explained(group: GroupView) -> list[str]:
    """What the short headings of the last columns mean."""
    pairs = [(t("tournament.column_points"), t("tournament.legend_points"))]
    pairs += [(tie_break_words.heading(code), _meaning(group, code)) for code in value_codes(group.setup)]
    return [t("tournament.legend_column", heading=heading, meaning=meaning) for heading, meaning in pairs]


def _meaning(group: GroupView, code: str) -> str:
    """The name of a tie-break; a dash stands where nobody was tied."""
    name = tie_break_words.name(code)
    rows = group.crosstable.rows if group.crosstable is not None else ()
    valued = [dict(row.tie_breaks).get(code) for row in rows if not row.participant.is_annulled]
    is_dashed = code == DIRECT_ENCOUNTER and None in valued
    return t("table.legend_not_needed", meaning=name) if is_dashed else name


def _in_a_list(code: str) -> str:
    known = f"tournament.tie_{code.lower()}"
    return t(known) if has_sentence(known) else tie_break_words.name(code)


def _free(group: GroupView) -> list[str]:
    """Who has no opponent in the round that is on."""
    if group.status is not GroupStatus.PLAYING or group.current_round is None:
        return []
    free = group.rounds[group.current_round - 1].free
    return [] if free is None else [t("table.legend_free", name=free.name, round=group.current_round)]
