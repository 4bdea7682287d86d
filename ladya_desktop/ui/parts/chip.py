"""A small rounded remark: "round 4 of 7", "played 28 of 28". Words tell its kind, colour alone never does."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ladya_desktop.ui import icons, theme

HEIGHT_PX = 28
_SIDE_PX = 12
_ICON_PX = 18
_GAP_PX = 6


@dataclass(frozen=True, slots=True)
class _Look:
    ground: QColor
    ink: QColor


class Chip(QWidget):
    """Shows one short text; `kind` is plain, accent, good, warn or danger."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = ""
        self._kind = "plain"
        self._icon: str | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def text(self) -> str:
        """What it says."""
        return self._text

    def show_text(self, text: str, kind: str = "plain", icon: str | None = None) -> None:
        """Says something; an empty text takes no room."""
        self._text, self._kind, self._icon = text, kind, icon
        self.setAccessibleName(text)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        if not self._text:
            return QSize(0, 0)
        width = QFontMetricsF(theme.font("small")).horizontalAdvance(self._text) + 2 * _SIDE_PX
        return QSize(round(width + (_ICON_PX + _GAP_PX if self._icon else 0)) + 1, HEIGHT_PX)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._text:
            return
        look = _look(self._kind)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.ground)
        painter.drawRoundedRect(QRectF(self.rect()), HEIGHT_PX / 2, HEIGHT_PX / 2)
        left = _SIDE_PX
        if self._icon is not None:
            drawn = icons.pixmap(self._icon, look.ink, _ICON_PX, self.devicePixelRatioF())
            painter.drawPixmap(left, (HEIGHT_PX - _ICON_PX) // 2, drawn)
            left += _ICON_PX + _GAP_PX
        painter.setFont(theme.font("small"))
        painter.setPen(look.ink)
        room = QRectF(left, 0, self.width() - left, HEIGHT_PX)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self._text)
        painter.end()


def _look(kind: str) -> _Look:
    colors = theme.current()
    return {
        "plain": _Look(colors.sunken, colors.text),
        "accent": _Look(colors.accent_soft, colors.accent),
        "good": _Look(colors.good_soft, colors.good),
        "warn": _Look(colors.warn_soft, colors.warn),
        "danger": _Look(colors.danger_soft, colors.danger),
    }[kind]
