"""Who is here, small, in the header of a lesson: the name, or the question. A press leads to the names.

Where answers of others are kept, the question says that none are of nobody.
"""

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from ladya_desktop.texts import t
from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.lessons.class_port import ClassPort
from ladya_desktop.ui.parts import fitted_text
from ladya_desktop.ui.parts.fitted_text import Fitted, Style
from ladya_desktop.ui.parts.plain_label import plain_tip

SIDE_PX: Final = 44
WORDS_PX, LONG_PX = 210, 290
PICTURE_LEFT_PX: Final = 10
_ICON_PX, _GAP_PX = 24, 10
_SIZE_PX, _SMALLEST_PX = 16, 14


class ClassStrip(QAbstractButton):
    """As wide as the name wants, up to a limit, in two lines beyond it."""

    def __init__(self, port: ClassPort, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._port = port
        self._note = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setProperty("ringRadius", 8)
        port.changed.connect(self.retranslate)
        self.retranslate()

    def retranslate(self) -> None:
        """Says who is here, in the language chosen now."""
        pupil = self._port.pupil
        self.setText(pupil or t("classroom.who"))
        self._note = t("classroom.not_kept") if not pupil and self._port.is_in_use else ""
        spoken = t("classroom.here_spoken", name=pupil) if pupil else " ".join((t("classroom.who"), self._note)).strip()
        self.setAccessibleName(spoken)
        self.setToolTip(plain_tip(spoken))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        words = self._fitted(LONG_PX).width_px + 2
        most_px = LONG_PX if self._fitted(WORDS_PX).style.size_px < _SMALLEST_PX else WORDS_PX
        return QSize(PICTURE_LEFT_PX + _ICON_PX + _GAP_PX + min(round(words), most_px) + 10, SIDE_PX)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colors = theme.current()
        if self.isDown() or self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colors.pressed if self.isDown() else colors.hover)
            painter.drawRoundedRect(self.rect(), 8, 8)
        picture = icons.pixmap("people", colors.accent, _ICON_PX, self.devicePixelRatioF())
        painter.drawPixmap(PICTURE_LEFT_PX, (self.height() - _ICON_PX) // 2, picture)
        room = self.rect().adjusted(PICTURE_LEFT_PX + _ICON_PX + _GAP_PX, 0, -8, 0).toRectF()
        fitted = self._fitted(round(room.width()))
        left = Qt.AlignmentFlag.AlignLeft
        fitted_text.draw(painter, room, fitted, color=colors.text, note_color=colors.muted, align=left)
        painter.end()

    def _fitted(self, width_px: int) -> Fitted:
        style = Style(_SIZE_PX, smallest_px=_SMALLEST_PX)
        return fitted_text.fit_within(self.text(), self._note, style, QSize(width_px, SIDE_PX))
