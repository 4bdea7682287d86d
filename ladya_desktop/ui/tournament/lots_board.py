"""The numbers of a draw as cards that turn over one by one, so that a class can watch; a click shows them all."""

from math import cos, pi

from PySide6.QtCore import QEasingCurve, QRectF, QSize, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ladya_desktop.texts import t
from ladya_desktop.tournament.view import ParticipantView
from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.fonts import sized_font
from ladya_desktop.ui.parts import fitted_text
from ladya_desktop.ui.parts.fitted_text import Style

CARD_PX = 56
LARGE_CARD_PX = 76
LARGE_UP_TO = 12
CARD_LEAST_WIDTH_PX = 260
GAP_PX = 8
TURN_MS = 160
STEP_MS = 900
ALL_WITHIN_MS = 12_000


class LotsBoard(QWidget):
    """Shows drawn numbers at once (`show_all`) or one after another (`reveal`). `revealed` when the last is open."""

    revealed = Signal()

    def __init__(self, parent: QWidget | None = None, *, step_ms: int = STEP_MS) -> None:
        super().__init__(parent)
        self.cards: list[LotCard] = []
        self._step_ms = step_ms
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._open_next)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def is_revealing(self) -> bool:
        """Whether cards are still being turned."""
        return self._timer.isActive()

    def show_all(self, pupils: tuple[ParticipantView, ...]) -> None:
        """Shows all numbers at once."""
        self._timer.stop()
        self._lay_cards(pupils, are_open=True)

    def reveal(self, pupils: tuple[ParticipantView, ...]) -> None:
        """Turns the cards over in the order of the numbers; long lists go faster."""
        self._lay_cards(pupils, are_open=False)
        self._timer.start(min(self._step_ms, ALL_WITHIN_MS // max(len(pupils), 1)))

    def skip(self) -> None:
        """Opens what is still closed."""
        if self.is_revealing:
            for card in self.cards:
                card.open(is_slow=False)
            self._finish()

    def retranslate(self) -> None:
        """Says the cards again in the language chosen now."""
        for card in self.cards:
            card.retranslate()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.skip()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _open_next(self) -> None:
        closed = [card for card in self.cards if not card.is_open]
        closed[0].open(is_slow=True)
        for card in self.cards:
            card.set_newest(is_newest=card is closed[0])
        if len(closed) == 1:
            self._finish()

    def _finish(self) -> None:
        self._timer.stop()
        for card in self.cards:
            card.set_newest(is_newest=False)
        self.revealed.emit()

    def _lay_cards(self, pupils: tuple[ParticipantView, ...], *, are_open: bool) -> None:
        while self.cards:
            self.cards.pop().deleteLater()
        for pupil in pupils:
            card = LotCard(pupil, self, is_open=are_open)
            card.show()
            self.cards.append(card)
        self._arrange()

    def _arrange(self) -> None:
        """Columns filled from top to bottom, so that neighbours in number are neighbours on the screen."""
        room = max(self.width(), CARD_LEAST_WIDTH_PX)
        columns = max(1, min(3, (room + GAP_PX) // (CARD_LEAST_WIDTH_PX + GAP_PX)))
        lines = max(1, -(-len(self.cards) // columns))
        edges = [column * (room + GAP_PX) // columns for column in range(columns + 1)]  # the last card ends at the edge
        height = LARGE_CARD_PX if len(self.cards) <= LARGE_UP_TO else CARD_PX
        for position, card in enumerate(self.cards):
            column, line = divmod(position, lines)
            left, right = edges[column], edges[column + 1] - GAP_PX
            card.setGeometry(left, line * (height + GAP_PX), right - left, height)
        self.setFixedHeight(lines * (height + GAP_PX) - GAP_PX)


class LotCard(QWidget):
    """One number: closed it shows its number and a rook, open the pupil who drew it."""

    def __init__(self, pupil: ParticipantView, parent: QWidget, *, is_open: bool) -> None:
        super().__init__(parent)
        self.pupil = pupil
        self.is_open = is_open
        self._turned = 1.0 if is_open else 0.0
        self.is_newest = False
        self._turn = QVariantAnimation(self)
        self._turn.setDuration(TURN_MS)
        self._turn.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._turn.valueChanged.connect(self._set_turned)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.retranslate()

    def open(self, *, is_slow: bool) -> None:
        """Turns the card over; fast means at once."""
        was_open, self.is_open = self.is_open, True
        self.retranslate()
        if is_slow and not was_open:
            self._turn.setStartValue(0.0)
            self._turn.setEndValue(1.0)
            self._turn.start()
        else:
            self._turn.stop()
            self._set_turned(1.0)

    def set_newest(self, *, is_newest: bool) -> None:
        """Marks the card that was opened last."""
        self.is_newest = is_newest
        self.update()

    def retranslate(self) -> None:
        """Says the card in the language chosen now."""
        pupil = self.pupil
        code = "tournament.draw_shown" if self.is_open else "tournament.draw_hidden"
        self.setAccessibleName(t(code, number=pupil.number, name=pupil.name, class_name=pupil.class_name))

    def sizeHint(self) -> QSize:
        return QSize(CARD_LEAST_WIDTH_PX, CARD_PX)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height = max(abs(cos(self._turned * pi)), 0.02)
        painter.translate(0, self.height() / 2)
        painter.scale(1.0, height)
        painter.translate(0, -self.height() / 2)
        if self._turned > 0.5:
            self._paint_front(painter)
        else:
            self._paint_back(painter)
        painter.end()

    def _set_turned(self, turned: float) -> None:
        self._turned = turned
        self.update()

    def _paint_front(self, painter: QPainter) -> None:
        colors = theme.current()
        card = QRectF(self.rect())
        is_newest = self.is_newest
        painter.setPen(QPen(colors.accent if is_newest else colors.line, 2 if is_newest else 1))
        painter.setBrush(colors.accent_soft if is_newest else colors.surface)
        painter.drawRoundedRect(card.adjusted(1, 1, -1, -1), 8, 8)
        self._paint_number(painter)
        room = card.adjusted(self.height() + 4, 2, -8, -2)
        style = Style(17 if self.height() < LARGE_CARD_PX else 20, 600 if is_newest else 400)
        fitted = fitted_text.fit(self.pupil.name, self.pupil.class_name, style, int(room.width()))
        left = Qt.AlignmentFlag.AlignLeft
        fitted_text.draw(painter, room, fitted, color=colors.text, note_color=colors.muted, align=left)

    def _paint_back(self, painter: QPainter) -> None:
        colors = theme.current()
        card = QRectF(self.rect())
        painter.setPen(QPen(colors.control, 1))
        painter.setBrush(colors.sunken)
        painter.drawRoundedRect(card.adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
        self._paint_number(painter)
        rook = icons.pixmap("rook", colors.control, 24, self.devicePixelRatioF())
        painter.drawPixmap(card.center() - QRectF(0, 0, 24, 24).center(), rook)

    def _paint_number(self, painter: QPainter) -> None:
        colors = theme.current()
        side = self.height() - 20
        circle = QRectF(10, 10, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colors.accent)
        painter.drawEllipse(circle)
        painter.setPen(colors.on_accent)
        painter.setFont(sized_font(side // 2, weight=600))
        painter.drawText(circle, Qt.AlignmentFlag.AlignCenter, str(self.pupil.number))
