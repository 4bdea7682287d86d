"""A button for one of several things to choose: a group, a round, a score. Subclasses draw what is on it."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.plain_label import plain_tip


class ChoiceButton(QAbstractButton):
    """Checkable; draws its ground by state and leaves the rest to `paint_content`."""

    def __init__(self, parent: QWidget | None = None, *, radius_px: int = 8) -> None:
        super().__init__(parent)
        self._radius_px = radius_px
        self.setCheckable(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty("ringRadius", radius_px)

    def say(self, words: str) -> None:
        """Tells in words what the button shows: to a screen reader, and under the mouse."""
        self.setAccessibleName(words)
        self.setToolTip(plain_tip(words))

    def ink(self) -> QColor:
        """The colour of its words."""
        return theme.current().text if self.isEnabled() else theme.current().disabled

    def paint_content(self, painter: QPainter) -> None:
        """Draws what the button shows, over its ground."""
        raise NotImplementedError

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter)
        painter.setPen(self.ink())
        self.paint_content(painter)
        painter.end()

    def _paint_ground(self, painter: QPainter) -> None:
        colors = theme.current()
        is_checked = self.isChecked()
        plain = colors.pressed if self.isDown() else colors.hover if self.underMouse() else colors.surface
        width = 2 if is_checked else 1
        edge = colors.accent if is_checked else colors.control if self.isEnabled() else colors.line
        painter.setBrush(colors.accent_soft if is_checked else plain if self.isEnabled() else colors.surface)
        painter.setPen(QPen(edge, width))
        half = width / 2
        painter.drawRoundedRect(
            QRectF(self.rect()).adjusted(half, half, -half, -half), self._radius_px, self._radius_px
        )
