"""How the acts are dressed in a lying panel: letters as large as the rows allow, the call as one high button."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QIcon, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QStyle, QStyleOptionButton, QStylePainter

from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.fonts import sized_font
from ladya_desktop.ui.play.fitting import fitted
from ladya_desktop.ui.play.layout import Measures, PanelShape
from ladya_desktop.ui.play.tablet_panel import lying_act_rects

LEAST_TEXT_PX = 12
STACKED_ICON_PX = 26
_ICON_SPACING_PX = 6
"""What Qt leaves free between icon and word by itself, and a little more."""
_LOOKS = ((12, 20, 10), (10, 18, 6), (8, 0, 0))
"""Margin at each side, icon, room between icon and word: the first in which the words can be read, else the last."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LyingLook:
    """Where the acts lie and how large everything in them is (logical pixels); no icon if `icon_px` is 0."""

    rects: tuple[QRect, ...]
    text_px: int
    side_px: int
    icon_px: int
    gap_px: int


def lying_look(measures: Measures, room: QRect, words: Sequence[str]) -> LyingLook:
    """The largest letters in which all words fit, the last of which is the call."""
    look = _look(measures, room, words, LEAST_TEXT_PX, _LOOKS[-1])[0]
    for parts in _LOOKS:
        for text_px in range(measures.act_text, LEAST_TEXT_PX, -1):
            look, is_fitting = _look(measures, room, words, text_px, parts)
            if is_fitting:
                return look
    return look


def _look(
    measures: Measures, room: QRect, words: Sequence[str], text_px: int, parts: tuple[int, int, int]
) -> tuple[LyingLook, bool]:
    side_px, icon_px, gap_px = parts
    around_px = 2 * (side_px + 1) + icon_px + gap_px + _ICON_SPACING_PX
    metrics = QFontMetricsF(sized_font(text_px, weight=600))
    wanted_px = [round(metrics.horizontalAdvance(each)) + around_px + 1 for each in words]
    rects = lying_act_rects(measures, room, wanted_px)
    checked = 4 if measures.shape is PanelShape.BLOCK else 5
    fits = all(rect.width() >= wanted for rect, wanted in zip(rects[:checked], wanted_px[:checked], strict=True))
    return LyingLook(rects=rects, text_px=text_px, side_px=side_px, icon_px=icon_px, gap_px=gap_px), fits


class StackedButton(QPushButton):
    """A button that can show its icon above its words, in as many lines as they need."""

    _stacked_icon = ""
    _text_px = 16

    def set_stacked(self, icon: str, text_px: int = 16) -> None:
        """The name of the icon to show above; "" for a button like any other."""
        self._stacked_icon, self._text_px = icon, text_px
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._stacked_icon:
            super().paintEvent(event)
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text, option.icon = "", QIcon()
        painter = QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        self._draw_stacked(painter)
        painter.end()

    def _draw_stacked(self, painter: QPainter) -> None:
        colors, px = theme.current(), self._text_px
        words = fitted(self.text(), sized_font(px, weight=600), self.width() - 12, 3 * px, (px, px - 1, px - 2, 12))
        top = (self.height() - STACKED_ICON_PX - 4 - words.height_px) / 2
        ink = colors.accent if self.isEnabled() else colors.disabled
        mark = icons.pixmap(self._stacked_icon, ink, STACKED_ICON_PX, self.devicePixelRatioF())
        painter.drawPixmap(round((self.width() - STACKED_ICON_PX) / 2), round(top), mark)
        font = sized_font(words.size_px, weight=600)
        painter.setFont(font)
        painter.setPen(colors.text if self.isEnabled() else colors.disabled)
        line_px = QFontMetricsF(font).height()
        for index, line in enumerate(words.lines):
            line_top = top + STACKED_ICON_PX + 4 + index * line_px
            painter.drawText(QRectF(0, line_top, self.width(), line_px), Qt.AlignmentFlag.AlignCenter, line)
