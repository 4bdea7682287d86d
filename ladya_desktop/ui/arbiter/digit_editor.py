"""A clock time set digit by digit, as on a real chess clock: arrows above and below each digit, or the keyboard."""

from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QLabel, QPushButton, QWidget

from ladya_desktop.game.by_color import Color
from ladya_desktop.texts import t
from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.fonts import sized_font
from ladya_desktop.ui.parts.dialog import RING_PX
from ladya_desktop.ui.parts.plain_label import plain_label

PLACES = ("hours", "tens_of_minutes", "minutes", "tens_of_seconds", "seconds")
SECONDS_OF = (3600, 600, 60, 10, 1)
MOST_OF = (9, 5, 9, 5, 9)
DIGIT_PX = 44
FIELD_PX = 52
MOST_MS = sum(most * seconds for most, seconds in zip(MOST_OF, SECONDS_OF, strict=True)) * 1000


class DigitField(QAbstractButton):
    """One digit; `typed` carries a digit key, `stepped` +1 or -1 for the arrow keys."""

    typed = Signal(int)
    stepped = Signal(int)
    moved = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedSize(DIGIT_PX, FIELD_PX)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text() in tuple("0123456789"):
            self.typed.emit(int(event.text()))
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.stepped.emit(1 if event.key() == Qt.Key.Key_Up else -1)
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.moved.emit(1 if event.key() == Qt.Key.Key_Right else -1)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        border, width_px = (colors.accent, 3) if self.hasFocus() else (colors.control, 1)
        painter.setPen(QPen(border, width_px))
        painter.setBrush(colors.surface)
        half = width_px / 2
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(half, half, -half, -half), 8, 8)
        painter.setFont(sized_font(32, weight=600))
        painter.setPen(colors.text)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())
        painter.end()


class DigitEditor(QWidget):
    """H:MM:SS of one side; `changed` when a hand changed it, not when a time was loaded."""

    changed = Signal()

    def __init__(self, color: Color, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._color = color
        self._digits = [0] * len(PLACES)
        self._is_touched = False
        self.fields = [DigitField(self) for _ in PLACES]
        self.ups = [self._arrow("up") for _ in PLACES]
        self.downs = [self._arrow("down") for _ in PLACES]
        for place in range(len(PLACES)):
            self._connect(place)
        self._lay_out()
        self.retranslate()

    @property
    def value_ms(self) -> int:
        """The time shown."""
        return sum(digit * seconds for digit, seconds in zip(self._digits, SECONDS_OF, strict=True)) * 1000

    @property
    def is_touched(self) -> bool:
        """Whether a hand changed the time since it was loaded."""
        return self._is_touched

    def load(self, remaining_ms: int) -> None:
        """Shows a time, rounded up to whole seconds as on the face."""
        left_s = min(-(-remaining_ms // 1000), MOST_MS // 1000)
        before = list(self._digits)
        for place, seconds in enumerate(SECONDS_OF):
            self._digits[place], left_s = divmod(left_s, seconds)
        self._is_touched = False
        if self._digits != before:
            self.retranslate()

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        clock = t(f"arbiter.clock_of.{self._color}")
        for place, name in enumerate(PLACES):
            digit, value = t(f"arbiter.digit.{name}"), self._digits[place]
            self.fields[place].setText(str(value))
            self.fields[place].setAccessibleName(t("arbiter.digit.name", clock=clock, digit=digit, value=value))
            self.ups[place].setAccessibleName(t("arbiter.digit.more", clock=clock, digit=digit))
            self.downs[place].setAccessibleName(t("arbiter.digit.less", clock=clock, digit=digit))

    def _connect(self, place: int) -> None:
        self.ups[place].clicked.connect(partial(self._step, place, 1))
        self.downs[place].clicked.connect(partial(self._step, place, -1))
        field = self.fields[place]
        field.stepped.connect(partial(self._step, place))
        field.typed.connect(partial(self._type, place))
        field.moved.connect(partial(self._focus_beside, place))

    def _arrow(self, name: str) -> QPushButton:
        button = QPushButton(self)
        button.setIcon(icons.icon(name))
        button.setIconSize(icons.icon_size())
        button.setAutoRepeat(True)
        button.setFixedSize(DIGIT_PX, DIGIT_PX)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the digit itself takes the arrow keys
        button.setStyleSheet("padding: 0;")
        return button

    def _step(self, place: int, by: int, _checked: bool = False) -> None:
        self._put(place, (self._digits[place] + by) % (MOST_OF[place] + 1))

    def _type(self, place: int, digit: int) -> None:
        if digit <= MOST_OF[place]:
            self._put(place, digit)
            self._focus_beside(place, 1)

    def _put(self, place: int, digit: int) -> None:
        self._digits[place] = digit
        self._is_touched = True
        self.retranslate()
        self.changed.emit()

    def _focus_beside(self, place: int, by: int) -> None:
        if 0 <= place + by < len(PLACES):
            self.fields[place + by].setFocus(Qt.FocusReason.TabFocusReason)

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(RING_PX, 0, RING_PX, RING_PX)
        grid.setSpacing(4)
        column = 0
        for place in range(len(PLACES)):
            if place in (1, 3):
                grid.addWidget(self._colon(), 1, column)
                column += 1
            for row, widget in enumerate((self.ups[place], self.fields[place], self.downs[place])):
                grid.addWidget(widget, row, column)
            column += 1
        grid.setColumnStretch(column, 1)

    def _colon(self) -> QLabel:
        colon = plain_label(":")
        colon.setFont(sized_font(28, weight=600))
        colon.setStyleSheet("font-size: 28px; font-weight: 600;")
        colon.setAlignment(Qt.AlignmentFlag.AlignCenter)
        colon.setFixedSize(QSize(16, FIELD_PX))
        return colon
