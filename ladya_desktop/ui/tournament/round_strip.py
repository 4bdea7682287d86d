"""The rounds of a group as a strip of buttons: played, on, or still ahead."""

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QWidget

from ladya_desktop.texts import t
from ladya_desktop.tournament.view import GroupView, RoundView
from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.fonts import sized_font
from ladya_desktop.ui.parts.choice import ChoiceButton
from ladya_desktop.ui.tournament import wording

GAP_PX = 8
BUTTON_PX = 44
WIDE_BUTTON_PX = 104
RING_PX = 5
DISC_PX = 28
EDGE_PX = 8
TEXT_PX = 16


class RoundStrip(QWidget):
    """All rounds in a row (in several if need be): played, on, or ahead. `chosen(round)` when one is clicked."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group = QButtonGroup(self)
        self.buttons: list[RoundButton] = []

    def present(self, group: GroupView, chosen: int) -> None:
        """Shows the rounds of a group with one of them chosen."""
        while len(self.buttons) > len(group.rounds):
            self.buttons.pop().deleteLater()
        for each in group.rounds[len(self.buttons) :]:
            button = RoundButton(self)
            button.clicked.connect(lambda _checked, number=each.round: self.chosen.emit(number))
            self._group.addButton(button)
            self.buttons.append(button)
            button.show()
        for button, each in zip(self.buttons, group.rounds, strict=True):
            button.present(each, is_on=wording.is_round_running(group, each))
        self.buttons[chosen - 1].setChecked(True)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Wide buttons if all stand in one line, else narrow ones in as many lines as it takes."""
        if not self.buttons:
            return
        room = max(self.width() - 2 * RING_PX, BUTTON_PX)
        wide = max(WIDE_BUTTON_PX, *(button.whole_width() for button in self.buttons))
        fits = len(self.buttons) * (wide + GAP_PX) - GAP_PX <= room
        width = wide if fits else BUTTON_PX
        in_line = max((room + GAP_PX) // (width + GAP_PX), 1)
        for number, button in enumerate(self.buttons):
            line, place = divmod(number, in_line)
            corner = QPoint(RING_PX + place * (width + GAP_PX), RING_PX + line * (BUTTON_PX + GAP_PX))
            button.setGeometry(QRect(corner, QSize(width, BUTTON_PX)))
        lines = -(-len(self.buttons) // in_line)
        self.setFixedHeight(lines * (BUTTON_PX + GAP_PX) - GAP_PX + 2 * RING_PX)


class RoundButton(ChoiceButton):
    """One round: a disc with a tick or its number; beside it, if there is room, its name."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._number = 0
        self._is_played = False
        self._is_on = False

    def present(self, of_round: RoundView, *, is_on: bool) -> None:
        """Shows a round as it stands."""
        n = len(of_round.pairings)
        self._number, self._is_played, self._is_on = of_round.round, of_round.decided == n, is_on
        self.setText(t("tournament.round", round=of_round.round))
        state = t(f"tournament.round_{'played' if self._is_played else 'running' if is_on else 'waiting'}")
        self.say(t("tournament.round_hint", round=of_round.round, state=state, decided=of_round.decided, n=n))
        self.update()

    def whole_width(self) -> int:
        """How wide it is with its name, chosen or not."""
        text_px = QFontMetricsF(sized_font(TEXT_PX, weight=600)).horizontalAdvance(self.text())
        return round(text_px) + DISC_PX + 4 * EDGE_PX

    def sizeHint(self) -> QSize:
        return QSize(WIDE_BUTTON_PX, BUTTON_PX)

    def paint_content(self, painter: QPainter) -> None:
        is_wide = self.width() > BUTTON_PX
        left = EDGE_PX if is_wide else (self.width() - DISC_PX) / 2
        disc = QRectF(left, (self.height() - DISC_PX) / 2, DISC_PX, DISC_PX)
        self._paint_disc(painter, disc, is_wide=is_wide)
        if is_wide:
            painter.setPen(self.ink())
            painter.setFont(sized_font(TEXT_PX, weight=600 if self.isChecked() else 400))
            room = QRectF(disc.right() + EDGE_PX, 0, self.width(), self.height())
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.text())

    def _paint_disc(self, painter: QPainter, disc: QRectF, *, is_wide: bool) -> None:
        colors = theme.current()
        if self._is_played:
            _draw_disc(painter, disc, colors.good_soft, colors.good)
            if is_wide:
                tick = icons.pixmap("check", colors.good, 18, self.devicePixelRatioF())
                painter.drawPixmap(disc.center() - QRectF(0, 0, 18, 18).center(), tick)
                return
            self._paint_number(painter, disc, colors.good, 600)
        elif self._is_on:
            _draw_disc(painter, disc, colors.accent, colors.accent)
            self._paint_number(painter, disc, colors.on_accent, 600)
        else:
            _draw_disc(painter, disc, colors.surface, colors.control)
            self._paint_number(painter, disc, colors.text, 400)

    def _paint_number(self, painter: QPainter, disc: QRectF, color: QColor, weight: int) -> None:
        painter.setPen(color)
        painter.setFont(sized_font(14, weight=weight))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(self._number))


def _draw_disc(painter: QPainter, disc: QRectF, ground: QColor, line: QColor) -> None:
    painter.setPen(QPen(line, 1.5))
    painter.setBrush(ground)
    painter.drawEllipse(disc.adjusted(1, 1, -1, -1))
