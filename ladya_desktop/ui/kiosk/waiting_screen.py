"""What stands on the screen between two games: which board this is, who plays next, and what is waited for.

Nothing in it can be pressed but the arbiter's button. It moves nothing and asks nothing. What is wrong with the
arbiter's PIN is told beside the button.
"""

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ladya_desktop.game.by_color import COLORS, ByColor, Color
from ladya_desktop.texts import t
from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.kiosk.waiting import Waiting, Waits
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.parts.remark import Remark
from ladya_desktop.ui.play.name_block import NameBlock

CARD_PX = 860
COMPACT_BELOW_PX = 480
NO_GROUP_BELOW_PX = 280
BUTTON_PX = 150
LARGE_FROM_PX = 900
ICON_PX = 48
_WORDS_PX = {"display": 32, "subtitle": 20, "title": 24, "body-large": 17}
"""The usual sizes of the words by their role, as the theme has them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Size:
    """Measures in pixels for a height of the screen; `scale` is that of the words besides the names."""

    margin: int
    spacing: int
    card_margin: int
    card_spacing: int
    names: int
    king: int
    letters: int
    small_letters: int
    scale: float = 1


_COMPACT = _Size(margin=16, spacing=8, card_margin=16, card_spacing=8, names=64, king=40, letters=20, small_letters=14)
_USUAL = _Size(margin=40, spacing=16, card_margin=32, card_spacing=20, names=92, king=64, letters=28, small_letters=17)
_LARGE = _Size(
    margin=56,
    spacing=24,
    card_margin=48,
    card_spacing=32,
    names=140,
    king=104,
    letters=44,
    small_letters=26,
    scale=1.7,
)


class WaitingScreen(QWidget):
    """`arbiter_requested` is its one button."""

    arbiter_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown = Waiting(waits=Waits.NO_GAME)
        self.board, self.group = plain_label(), plain_label()
        self.title, self.text = plain_label(), plain_label()
        self._picture = plain_label()
        self.names = ByColor(NameBlock(Color.WHITE), NameBlock(Color.BLACK))
        self.arbiter, self.trouble = QPushButton(), Remark()
        self.arbiter.clicked.connect(self.arbiter_requested)
        self._sides = QWidget()
        self._lay_out()
        self.retranslate()
        self.setFocusProxy(self.arbiter)

    @property
    def shown(self) -> Waiting:
        """What it shows now."""
        return self._shown

    def present(self, waiting: Waiting) -> None:
        """Shows what is waited for."""
        if waiting != self._shown:
            self._shown = waiting
            self.retranslate()

    def tell(self, trouble: str) -> None:
        """What is wrong and what to do; nothing if all is well."""
        if trouble == self.trouble.text:
            return
        if trouble:
            self.trouble.warn(trouble)
        else:
            self.trouble.clear()
        self._fit()

    def retranslate(self) -> None:
        """Says everything in the language chosen now."""
        shown = self._shown
        self.board.setText(t("kiosk.any_board") if shown.board is None else t("kiosk.board", board=shown.board))
        self.group.setText(shown.group)
        self.title.setText(self._heading())
        self.text.setText(t(f"kiosk.{shown.waits}") if self._is_known else t(f"kiosk.{shown.waits}_text"))
        self._sides.setVisible(self._is_known)
        if shown.players is not None:
            for color in COLORS:
                self.names[color].present(shown.players[color])
        self._picture.setPixmap(
            icons.pixmap(_PICTURES[shown.waits], theme.current().accent, ICON_PX, self.devicePixelRatioF())
        )
        self.arbiter.setText(t("kiosk.arbiter"))
        self.arbiter.setIcon(icons.icon("lock", gap=8))
        self.setAccessibleName(". ".join(self._said()))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _room_px(self) -> int:
        """How high what is waited for may be: what is wrong takes its part of the screen."""
        is_told = bool(self.trouble.text)
        return self.height() - (self.trouble.heightForWidth(max(self.width() - BUTTON_PX, 1)) if is_told else 0)

    def _fit(self) -> None:
        room_px = self._room_px()
        size = _COMPACT if room_px < COMPACT_BELOW_PX or self.width() < CARD_PX else _USUAL
        size = _LARGE if room_px >= LARGE_FROM_PX and self.width() >= 2 * CARD_PX else size
        self.group.setVisible(bool(self._shown.group) and room_px >= NO_GROUP_BELOW_PX)
        self._column.setContentsMargins(size.margin, size.margin // 2, size.margin, size.margin // 2)
        self._column.setSpacing(size.spacing)
        self._frame.setMaximumWidth(round(CARD_PX * size.scale))
        self._card.setContentsMargins(*[size.card_margin] * 4)
        self._card.setSpacing(size.card_spacing)
        self._picture.setHidden(size is _COMPACT)
        for label in (self.board, self.group, self.title, self.text):
            usual_px = _WORDS_PX[label.property("role")]
            label.setStyleSheet("" if size.scale == 1 else f"font-size: {round(usual_px * size.scale)}px;")
        for color in COLORS:
            self.names[color].setFixedHeight(size.names)
            sizes = tuple(range(size.letters, 13, -1))
            self.names[color].set_sizes(size.king, sizes, size.small_letters, is_compact=False)

    @property
    def _is_known(self) -> bool:
        return self._shown.players is not None and self._shown.waits in (Waits.SOON, Waits.WAITS)

    def _heading(self) -> str:
        shown = self._shown
        if not self._is_known:
            return t(f"kiosk.{shown.waits}_title")
        if not shown.next_round:
            return t("kiosk.resumed_title")
        if shown.board is None:
            return t("kiosk.next_board", round=shown.next_round, board=shown.next_board)
        return t("kiosk.next", round=shown.next_round)

    def _said(self) -> list[str]:
        names = [self.names[color].accessibleName() for color in COLORS] if self._is_known else []
        said = (self.board.text(), self._shown.group, self.title.text(), *names, self.text.text())
        return [part.rstrip(".") for part in said if part]

    def _lay_out(self) -> None:
        for label, role in ((self.board, "display"), (self.group, "subtitle"), (self.title, "title")):
            theme.set_role(label, role)
        theme.set_role(self.text, "body-large")
        self.arbiter.setIconSize(icons.icon_size(20, 8))
        for label in (self.board, self.group, self.title, self.text, self._picture):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            label.setWordWrap(label is not self._picture)
        self._column = QVBoxLayout(self)
        self._column.addStretch(1)
        self._column.addWidget(self.board)
        self._column.addWidget(self.group)
        self._column.addLayout(self._centred(self._make_card()))
        self._column.addStretch(2)
        below = QHBoxLayout()
        below.addWidget(self.trouble, 1000)
        below.addStretch(1)
        below.addWidget(self.arbiter, 0, Qt.AlignmentFlag.AlignBottom)
        self._column.addLayout(below)

    def _make_card(self) -> QFrame:
        frame = self._frame = QFrame()
        theme.set_role(frame, "card")
        frame.setMaximumWidth(CARD_PX)
        row = QHBoxLayout(self._sides)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(24)
        for color in COLORS:
            row.addWidget(self.names[color], 1)
        self._card = QVBoxLayout(frame)
        for part in (self._picture, self.title, self._sides, self.text):
            self._card.addWidget(part)
        return frame

    def _centred(self, frame: QFrame) -> QBoxLayout:
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(frame, 1000)
        row.addStretch(1)
        return row


_PICTURES = {
    Waits.SOON: "board",
    Waits.WAITS: "hourglass",
    Waits.NO_GAME: "hourglass",
    Waits.ALL_PLAYED: "medal",
    Waits.STUCK: "bell",
}
