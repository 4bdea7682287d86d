"""Twelve large keys for the arbiter's PIN; a keyboard does as well. The digits themselves are never shown.

The fourth digit is the last stroke: nothing has to be confirmed.
"""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QPushButton, QVBoxLayout, QWidget

from ladya_desktop.pin import PIN_DIGITS
from ladya_desktop.texts import t
from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.parts.plain_label import plain_label

DIGITS = "0123456789"
_ERASING = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete)
CLEAR, CANCEL = "clear", "cancel"
ROWS = (("1", "2", "3"), ("4", "5", "6"), ("7", "8", "9"), (CANCEL, "0", CLEAR))
KEY_PX, SMALL_KEY_PX = (72, 56), (44, 44)
KEY_SHEET = (
    "padding: 0; font-size: 24px; font-weight: 600; min-width: {0}; max-width: {0}; min-height: {1}; max-height: {1};"
)
BORDER_PX = 1
GAP_PX = 8
SPACING_PX, SMALL_SPACING_PX = 6, 3
DOT_PX, DOTS_HEIGHT_PX = 14, 24
WORDS_LINES, SMALL_WORDS_LINES = 3, 5


class PinDots(QWidget):
    """How many digits are in: a full dot for each."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedHeight(DOTS_HEIGHT_PX)
        self._full = 0

    def show_full(self, count: int) -> None:
        """So many digits are in."""
        self._full = count
        self.setAccessibleName(t("pin.entered", n=count))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colors.text, 2))
        left = (self.width() - (2 * PIN_DIGITS - 1) * DOT_PX) / 2
        for place in range(PIN_DIGITS):
            painter.setBrush(colors.text if place < self._full else Qt.BrushStyle.NoBrush)
            top = (self.height() - DOT_PX) / 2
            painter.drawEllipse(QRectF(left + 2 * place * DOT_PX, top, DOT_PX, DOT_PX))
        painter.end()


class PinPad(QWidget):
    """`entered(pin)` with the fourth digit; `cancelled` by Escape or its key."""

    entered = Signal(str)
    cancelled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._typed = ""
        self._is_open = True
        self.words = plain_label()
        self.words.setWordWrap(True)
        self.words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.dots = PinDots()
        self._column = QVBoxLayout(self)
        self.keys = {name: self._make(name) for row in ROWS for name in row}
        self._lay_out()
        self.set_small(is_small=False)
        self.retranslate()

    def ask(self, words: str) -> None:
        """Begins anew and says what the digits are for."""
        self._say(words, "small")
        self._put("")

    def refuse(self, words: str) -> None:
        """Begins anew and says what was wrong."""
        self._say(words, "danger")
        self._put("")
        QAccessible.updateAccessibility(QAccessibleEvent(self.words, QAccessible.Event.Alert))

    def set_open(self, *, is_open: bool) -> None:
        """Whether digits are taken now."""
        self._is_open = is_open
        for name in (*DIGITS, CLEAR):
            self.keys[name].setEnabled(is_open)

    def set_small(self, *, is_small: bool, words_px: int = 0) -> None:
        """Smaller keys for a small window; a finger still finds them. The words are so wide at least."""
        width_px, height_px = SMALL_KEY_PX if is_small else KEY_PX
        inner_px = f"{width_px - 2 * BORDER_PX}px", f"{height_px - 2 * BORDER_PX}px"
        for key in self.keys.values():
            key.setStyleSheet(KEY_SHEET.format(*inner_px))
            key.setFixedSize(width_px, height_px)
        self.words.setFixedWidth(max(3 * width_px + 2 * GAP_PX, words_px))
        self._column.setSpacing(SMALL_SPACING_PX if is_small else SPACING_PX)
        lines = SMALL_WORDS_LINES if is_small else WORDS_LINES
        self.words.setMinimumHeight(lines * self.words.fontMetrics().lineSpacing())
        self._column.invalidate()
        self._column.activate()  # who holds the pad measures it at once

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        self.setAccessibleName(t("pin.title"))
        for name in (CLEAR, CANCEL):
            self.keys[name].setAccessibleName(t(f"pin.{name}"))
            self.keys[name].setToolTip(t(f"pin.{name}"))
        self.dots.show_full(len(self._typed))

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes round among the keys."""
        keys: list[QAbstractButton] = [key for key in self.keys.values() if key.isEnabled()]
        now = self.focusWidget()
        at = next((place for place, key in enumerate(keys) if key is now), -1 if forward else 0)
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        keys[(at + (1 if forward else -1)) % len(keys)].setFocus(reason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What is no key of the pad is left to the window below: the clocks of a game go on being pressed."""
        if event.isAutoRepeat() and event.key() not in _ERASING:  # a key held down is one digit
            return
        if event.text() and event.text() in DIGITS:
            self._press(event.text())
        elif event.key() in _ERASING:
            self._press(CLEAR)
        elif event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Back):
            self._press(CANCEL)
        else:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A finger beside a key does nothing to what lies below."""

    def _press(self, name: str) -> None:
        if name == CANCEL:
            self.cancelled.emit()
        elif not self._is_open:
            return
        elif name == CLEAR:
            self._put(self._typed[:-1])
        else:
            self._put(self._typed + name)

    def _put(self, typed: str) -> None:
        self._typed = typed
        self.dots.show_full(len(typed))
        if len(typed) == PIN_DIGITS:
            self._typed = ""
            self.entered.emit(typed)

    def _say(self, words: str, role: str) -> None:
        theme.set_role(self.words, role)
        self.words.setText(words)

    def _make(self, name: str) -> QPushButton:
        key = QPushButton()
        key.setAutoDefault(False)
        key.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        key.clicked.connect(lambda: self._press(name))
        if name in DIGITS:
            key.setText(name)
        else:
            theme.set_kind(key, "tool")
            key.setIcon(icons.icon("cross" if name == CANCEL else "erase"))
            key.setIconSize(icons.icon_size())
        return key

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setSpacing(GAP_PX)
        for row, names in enumerate(ROWS):
            for column, name in enumerate(names):
                grid.addWidget(self.keys[name], row, column)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.words, 0, Qt.AlignmentFlag.AlignHCenter)
        self._column.addWidget(self.dots)
        self._column.addLayout(grid)
        self._column.setAlignment(grid, Qt.AlignmentFlag.AlignHCenter)
