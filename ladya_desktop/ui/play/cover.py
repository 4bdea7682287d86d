"""A calm card over the whole screen, when nobody plays: before the start, after a break, before leaving.

The keyboard stays inside it, and no touch goes through to the board.
"""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ladya_desktop.game.by_color import COLORS, ByColor, Color
from ladya_desktop.game.view import Player
from ladya_desktop.texts import t
from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.play.layout import Density
from ladya_desktop.ui.play.name_block import NameBlock

SCRIM_ALPHA = 225
CARD_PX = 720


class Cover(QWidget):
    """Covers its parent; a subclass fills `body`. Emits `escaped` on Escape."""

    escaped = Signal()

    def __init__(self, screen: QWidget, width_px: int = CARD_PX) -> None:
        super().__init__(screen)
        self._screen = screen
        self._width_px = width_px
        self.card = QFrame(self)
        theme.set_role(self.card, "card")
        self.body = QVBoxLayout(self.card)
        self.title, self.text = plain_label(), plain_label()
        for label, role in ((self.title, "title"), (self.text, "muted")):
            theme.set_role(label, role)
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            self.body.addWidget(label)
        self.hide()

    def cover(self, density: Density) -> None:
        """Takes the parent's whole area and lays the card in its middle."""
        is_small = density in (Density.COMPACT, Density.MEDIUM)
        pad = 16 if is_small else 32
        self.body.setContentsMargins(pad, pad, pad, pad)
        self.body.setSpacing(8 if is_small else 16)
        self.setGeometry(self._screen.rect())
        width_px = min(self._width_px, self.width() - 16)
        height_px = min(self._card_height(width_px), self.height() - 8)
        self.card.setGeometry((self.width() - width_px) // 2, (self.height() - height_px) // 2, width_px, height_px)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes round among the buttons of the card."""
        buttons = [each for each in self.card.findChildren(QAbstractButton) if each.isVisible() and each.isEnabled()]
        if not buttons:
            return False
        now = self.focusWidget()
        at = buttons.index(now) if now in buttons else -1 if forward else 0
        buttons[(at + (1 if forward else -1)) % len(buttons)].setFocus(
            Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        )
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and not event.isAutoRepeat():
            self.escaped.emit()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Nothing lies below a cover."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        scrim = QColor(theme.current().bg)
        scrim.setAlpha(SCRIM_ALPHA)
        painter.fillRect(self.rect(), scrim)
        painter.end()

    def _card_height(self, width_px: int) -> int:
        self.body.activate()
        return max(self.body.totalHeightForWidth(width_px), self.body.totalMinimumSize().height())


class QuestionCover(Cover):
    """One question with a main answer and a way back: before leaving, after a break."""

    yes = Signal()
    no = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, width_px=520)
        self.yes_button, self.no_button = QPushButton(), QPushButton()
        theme.set_kind(self.yes_button, "main")
        self.yes_button.clicked.connect(self.yes)
        self.no_button.clicked.connect(self.no)
        self.escaped.connect(self.no)
        self.body.addSpacing(8)
        self.body.addWidget(self.yes_button)
        self.body.addWidget(self.no_button)

    def cover(self, density: Density) -> None:
        self.yes_button.setFixedHeight(48 if density is Density.COMPACT else 56)
        super().cover(density)

    def ask(self, title: str, text: str, yes: str, no: str) -> None:
        """Puts the question; the safe answer has the keyboard."""
        self.title.setText(title)
        self.text.setText(text)
        self.yes_button.setText(yes)
        self.no_button.setText(no)
        self.setAccessibleName(f"{title} {text}")


class StartCover(Cover):
    """Both players find their names and say so; then White's clock can be started (6.6)."""

    started = Signal()
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._players = ByColor(Player(name="", school_class=""), Player(name="", school_class=""))
        self._blocks = ByColor(NameBlock(Color.WHITE), NameBlock(Color.BLACK))
        self.me_buttons = ByColor(QPushButton(), QPushButton())
        self._sides = QHBoxLayout()
        self._sides.setSpacing(16)
        for color in COLORS:
            self._sides.addWidget(self._side(color), 1)
        self.body.addLayout(self._sides)
        self._note = plain_label()
        theme.set_role(self._note, "small")
        self._note.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.start_button, self.home_button = QPushButton(), QPushButton()
        theme.set_kind(self.start_button, "main")
        self.start_button.clicked.connect(self.started)
        self.home_button.clicked.connect(self.left)
        self.escaped.connect(self.left)
        self.body.addWidget(self.start_button)
        self.body.addWidget(self._note)
        self.body.addWidget(self.home_button, 0, Qt.AlignmentFlag.AlignHCenter)
        self._show_state()
        self.retranslate()

    def present(self, players: ByColor[Player]) -> None:
        """Shows who is to play."""
        if players != self._players:
            self._players = players
            self.retranslate()

    def cover(self, density: Density) -> None:
        is_small = density in (Density.COMPACT, Density.MEDIUM)
        self.start_button.setFixedHeight(48 if is_small else 64)
        for color in COLORS:
            self._blocks[color].setFixedHeight(58 if density is Density.COMPACT else 76)
        super().cover(density)

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        self.title.setText(t("play.start.title"))
        self.text.setText(t("play.start.text"))
        self.start_button.setText(t("play.start.start"))
        self.start_button.setAccessibleDescription(t("play.start.note"))
        self._note.setText(t("play.start.note"))
        self.home_button.setText(t("play.start.home"))
        for color in COLORS:
            self._blocks[color].present(self._players[color])
            self.me_buttons[color].setText(t("play.start.me"))
            name = self._players[color].name or t(f"play.side.{color}")
            self.me_buttons[color].setAccessibleName(t(f"play.start.me_{color}", name=name))

    def _side(self, color: Color) -> QFrame:
        frame, button = QFrame(), self.me_buttons[color]
        theme.set_role(frame, "card")
        button.setCheckable(True)
        button.toggled.connect(self._show_state)
        button.clicked.connect(lambda: button.setChecked(True))  # a second click takes nothing back
        column = QVBoxLayout(frame)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(8)
        self._blocks[color].set_sizes(48, tuple(range(20, 11, -1)), 14, is_compact=False)
        column.addWidget(self._blocks[color])
        column.addWidget(button)
        return frame

    def _show_state(self) -> None:
        """A confirmed side bears a tick; the start waits for both."""
        colors = theme.current()
        for color in COLORS:
            button = self.me_buttons[color]
            button.setIcon(icons.icon("check" if button.isChecked() else "hand", colors.accent, 20, 8))
            button.setIconSize(icons.icon_size(20, 8))
        self.start_button.setEnabled(all(self.me_buttons[color].isChecked() for color in COLORS))
