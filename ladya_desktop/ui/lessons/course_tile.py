"""A wide entry with a picture, a title and a line below it."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.fonts import sized_font

LEAST_PX, LEFT_PX, RIGHT_PX = 88, 76, 16
TOP_PX = 18
"""Above the title: those of tiles side by side stand on one line."""
TITLE_PX, NOTE_PX = 21, 16
_WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft


class WideTile(QAbstractButton):
    """Words are broken, never cut."""

    def __init__(self, picture: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture, self._note = picture, ""
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setProperty("ringRadius", 12)

    @property
    def note(self) -> str:
        """The line below the title."""
        return self._note

    def say(self, title: str, note: str) -> None:
        """Shows other words."""
        self._note = note
        self.setText(title)
        self.setAccessibleName(title)
        self.setAccessibleDescription(note)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(280, self.heightForWidth(max(self.width(), 280)))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width_px: int) -> int:
        return max(LEAST_PX, round(sum(self._heights(width_px))) + 2 * TOP_PX)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colors = theme.current()
        painter.setPen(QPen(colors.accent if self.underMouse() else colors.control, 1))
        painter.setBrush(colors.pressed if self.isDown() else colors.accent_soft)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 12, 12)
        picture = icons.pixmap(self._picture, colors.accent, 36, self.devicePixelRatioF())
        painter.drawPixmap(20, round(self.height() / 2 - 18), picture)
        title_px, note_px = self._heights(self.width())
        top, width = TOP_PX, self.width() - LEFT_PX - RIGHT_PX
        painter.setPen(colors.text)
        painter.setFont(sized_font(TITLE_PX, weight=600))
        painter.drawText(QRectF(LEFT_PX, top, width, title_px), int(_WRAP), self.text())
        painter.setFont(sized_font(NOTE_PX))
        painter.drawText(QRectF(LEFT_PX, top + title_px, width, note_px), int(_WRAP), self._note)
        painter.end()

    def _heights(self, width_px: int) -> tuple[float, float]:
        room = QRectF(0, 0, max(width_px - LEFT_PX - RIGHT_PX, 1), 10_000)
        title = QFontMetricsF(sized_font(TITLE_PX, weight=600)).boundingRect(room, int(_WRAP), self.text())
        note = QFontMetricsF(sized_font(NOTE_PX)).boundingRect(room, int(_WRAP), self._note)
        return title.height(), note.height() + 2
