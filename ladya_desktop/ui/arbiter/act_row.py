"""A finding or ruling in the panel's list: its article and its name, a tick when it is chosen."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy

from ladya_desktop.texts import t
from ladya_desktop.ui import theme
from ladya_desktop.ui.fonts import sized_font
from ladya_desktop.ui.parts.choice import ChoiceButton

LEAST_PX = 44
MARGIN_PX, ARTICLE_PX, TICK_PX = 12, 54, 20
TEXT_PX, ARTICLE_TEXT_PX = 15, 13
_FLAGS = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
_TICK = ((-5, 0), (-1.5, 3.5), (5, -4))


class ActRow(ChoiceButton):
    """44 px and more; a name that is too long goes on in the next line."""

    def __init__(self) -> None:
        super().__init__()
        self._article = ""
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_words(self, name: str, article: str, note: str) -> None:
        """Shows its name; the note is read by a screen reader, and under the mouse."""
        self._article = article
        self.setText(name)
        self.setAccessibleName(name)
        self.setAccessibleDescription(f"{t('rulings.article', article=article)}. {note}")
        self.setToolTip(note)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(280, LEAST_PX)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, LEAST_PX)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width_px: int) -> int:
        room = QRectF(0, 0, max(self._words_px(width_px), 1), 10_000)
        words = QFontMetricsF(_font(is_chosen=True)).boundingRect(room, int(_FLAGS), self.text())
        return max(LEAST_PX, round(words.height()) + 16)

    def paint_content(self, painter: QPainter) -> None:
        colors = theme.current()
        painter.setPen(colors.accent if self.isEnabled() else colors.disabled)
        painter.setFont(sized_font(ARTICLE_TEXT_PX, weight=600))
        painter.drawText(QRectF(MARGIN_PX, 0, ARTICLE_PX, self.height()), _FLAGS, self._article)
        painter.setPen(self.ink())
        painter.setFont(_font(is_chosen=self.isChecked()))
        words = QRectF(MARGIN_PX + ARTICLE_PX, 0, self._words_px(self.width()), self.height())
        painter.drawText(words, _FLAGS, self.text())
        if self.isChecked():
            painter.setPen(QPen(colors.accent, 2.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            middle = QPointF(self.width() - MARGIN_PX - TICK_PX / 2, self.height() / 2)
            painter.drawPolyline(QPolygonF([middle + QPointF(x, y) for x, y in _TICK]))

    def _words_px(self, width_px: int) -> int:
        return width_px - 2 * MARGIN_PX - ARTICLE_PX - TICK_PX


def _font(*, is_chosen: bool) -> QFont:
    return sized_font(TEXT_PX, weight=600 if is_chosen else 400)
