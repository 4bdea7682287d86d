"""The way to the arbiter's panel during a game: the pad lies over the side that does not have the move.

That the arbiter comes stops no clock; so the pad takes nothing from the player whose time runs: board, clock and keys
stay his.
"""

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from ladya_desktop.game.by_color import Color
from ladya_desktop.pin import PinLock
from ladya_desktop.texts import t
from ladya_desktop.ui import theme
from ladya_desktop.ui.arbiter.pin_check import PinCheck
from ladya_desktop.ui.arbiter.pin_pad import PinPad
from ladya_desktop.ui.arbiter.pin_trouble import ShutCard
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.play.port import GamePort

SMALL_BELOW_PX = 480
MARGIN_PX, SMALL_MARGIN_PX, BESIDE_PX = 14, 1, 6


class PinCard(QFrame):
    """The pad as a card on a screen."""

    def __init__(self, screen: QWidget, lock: PinLock) -> None:
        super().__init__(screen)
        theme.set_role(self, "card")
        self._title = plain_label()
        theme.set_role(self._title, "strong")
        self.pad = PinPad()
        self.check = PinCheck(self.pad, lock, "for_panel")
        self.setFocusProxy(self.pad)
        self._column = QVBoxLayout(self)
        self._column.addStretch()
        self._column.addWidget(self._title, 0, Qt.AlignmentFlag.AlignHCenter)
        self._column.addWidget(self.pad)
        self._column.addStretch()
        self.retranslate()

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        self._title.setText(t("pin.title"))
        self.check.retranslate()

    def wanted_size(self) -> QSize:
        """As narrow as its keys let it be, those that it has just been given."""
        self._column.invalidate()
        width_px = self._column.totalMinimumSize().width()
        return QSize(width_px, self._column.totalHeightForWidth(width_px))

    def set_small(self, *, is_small: bool, words_px: int = 0) -> None:
        """Takes less room; the words are so wide at least."""
        margin_px = SMALL_MARGIN_PX if is_small else MARGIN_PX
        self._column.setContentsMargins(margin_px, margin_px, margin_px, margin_px)
        self._column.setSpacing(2 if is_small else 8)
        self.pad.set_small(is_small=is_small, words_px=words_px)


class PinDoor(QObject):
    """`opened`: the arbiter may come in. `changed`: the pad came or went, and the keyboard with it.

    `side_of` tells where the panel of a side lies on the screen.
    """

    opened = Signal()
    changed = Signal()

    def __init__(
        self, screen: QWidget, port: GamePort, side_of: Callable[[Color], QRect], lock: PinLock | None
    ) -> None:
        super().__init__(screen)
        self._screen = screen
        self._port = port
        self._side_of = side_of
        self._lock = lock
        self.card: PinCard | ShutCard | None = None

    @property
    def keyboard_target(self) -> QWidget | None:
        """What has the keyboard while the pad is shown."""
        return self.card

    def knock(self) -> None:
        """Opens at once if there is no PIN, else shows the pad, or why no PIN opens."""
        if self._lock is None or not self._lock.is_set:
            self.close()
            self.opened.emit()
            return
        if self.card is None or isinstance(self.card, ShutCard) is not self._lock.is_shut:
            self.close()
            self.card = self._made(self._lock)
            self.place()
            self.card.show()
        self.changed.emit()

    def close(self) -> None:
        """Takes the pad away; the game was never touched."""
        if self.card is None:
            return
        card, self.card = self.card, None
        card.check.end()
        self.changed.emit()  # before the card goes: else Qt hands the keyboard on as if Tab had been pressed
        card.hide()
        card.deleteLater()

    def place(self) -> None:
        """Lays the pad where it takes nothing from the player to move, on top of everything."""
        if self.card is None:
            return
        card, room = self.card, self._screen.rect()
        below = self._side_of(self._port.view.to_move.other)
        card.set_small(is_small=room.height() < SMALL_BELOW_PX)
        if card.wanted_size().width() > below.width():  # it would reach beyond the panel, to the edge or on the board
            card.set_small(is_small=True, words_px=below.width() - 2 * MARGIN_PX)
        where = QRect(QPoint(0, 0), card.wanted_size().expandedTo(below.size()))
        where.moveCenter(below.center())
        free = below.adjusted(-BESIDE_PX, 0, BESIDE_PX, 0) & room  # all that the board leaves
        where.moveLeft(min(max(where.left(), free.left()), free.right() + 1 - where.width()))
        where.moveTop(min(max(where.top(), 0), room.height() - where.height()))
        card.setGeometry(where)
        card.raise_()

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        if self.card is not None:
            self.card.retranslate()

    def _made(self, lock: PinLock) -> PinCard | ShutCard:
        if lock.is_shut:
            words = ShutCard(self._screen, lock)
            words.closed.connect(self.close)
            return words
        asking = PinCard(self._screen, lock)
        asking.check.admitted.connect(self._admit)
        asking.pad.cancelled.connect(self.close)
        return asking

    def _admit(self) -> None:
        self.close()
        self.opened.emit()
