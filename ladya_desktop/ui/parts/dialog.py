"""What all dialogs look like: a title, the body (which scrolls if the screen is small), and the buttons below.

Dialogs are opened, never executed: `open()` returns at once and the signals tell the rest.
"""

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.parts.remark import Remark

MARGIN_PX = 24
RING_PX = 5
COMPACT_MARGIN_PX = 12
COMPACT_BELOW_PX = 480
SCREEN_EDGE_PX = 16
FRAME_PX = 2
"""A dialog stands off from the page of its own colour below, also where no window system draws a frame around it."""


class Framed(QDialog):
    """Paints the line around itself; its layout leaves `FRAME_PX` free at each edge."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        _paint_frame(self)


class Dialog(Framed):
    """A subclass fills `body` with its fields and `buttons` with what closes it; `remark` answers above the buttons."""

    def __init__(self, parent: QWidget | None, *, title: str, width_px: int) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self._width_px = width_px
        self.remark = Remark()
        self.page = QWidget()
        theme.set_role(self.page, "page")
        self.body = QVBoxLayout(self.page)
        self.body.setContentsMargins(MARGIN_PX, RING_PX, MARGIN_PX, RING_PX)
        self.body.setSpacing(12)
        self.buttons = QHBoxLayout()
        self.buttons.setContentsMargins(MARGIN_PX, 0, MARGIN_PX, 0)
        self.buttons.setSpacing(8)
        self._lay_out(title)

    def add_buttons(self, cancel: str, confirm: str, *, kind: str = "main", is_safe_first: bool = False) -> QPushButton:
        """The usual pair: one that leaves everything as it was, one that does it.

        Enter does it, unless the safe answer comes first: then that one has Enter and the keyboard.
        """
        leave, do = QPushButton(cancel), QPushButton(confirm)
        theme.set_kind(do, kind)
        default, other = (leave, do) if is_safe_first else (do, leave)
        other.setAutoDefault(False)
        default.setDefault(True)
        leave.clicked.connect(self.reject)
        self.buttons.addWidget(leave)
        self.buttons.addStretch()
        self.buttons.addWidget(do)
        if is_safe_first:
            leave.setFocus()
        return do

    def add_close(self, words: str) -> QPushButton:
        """One button for a dialog that only tells something."""
        close = QPushButton(words)
        theme.set_kind(close, "main")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        self.buttons.addStretch()
        self.buttons.addWidget(close)
        return close

    def insert_above(self, row: QLayout) -> None:
        """Puts a row between the title and the body; it stays where it is while the body scrolls."""
        self._column.insertLayout(1, row)

    def showEvent(self, event: QShowEvent) -> None:
        self.setEnabled(True)
        self.fit()
        super().showEvent(event)

    def done(self, result: int) -> None:
        """Closes it. The second click of a double one may be on its way here still: it must do nothing once more."""
        super().done(result)
        self.setEnabled(False)

    def set_compact(self, *, is_compact: bool) -> None:
        """Takes less room on a small screen: the title stands in the window's frame then."""
        self._heading.setHidden(is_compact)
        margin = COMPACT_MARGIN_PX if is_compact else MARGIN_PX
        self._column.setContentsMargins(FRAME_PX, margin, FRAME_PX, margin)
        self._column.setSpacing(8 if is_compact else 16)
        self.body.setSpacing(8 if is_compact else 12)

    def fit(self) -> None:
        """Takes the size its body wants, within the screen."""
        room = self._room()
        self.set_compact(is_compact=room.height() < COMPACT_BELOW_PX)
        for layout in (self.body, self._column):
            layout.activate()  # what has just been hidden or said counts
        width = self.width_given()
        wanted = self.body_height(width - 2 * FRAME_PX)
        whole = (
            self._column.heightForWidth(width) if self._column.hasHeightForWidth() else self._column.sizeHint().height()
        )
        around = whole - self._scroll.sizeHint().height()
        policy = Qt.ScrollBarPolicy
        fits = wanted + around <= room.height()  # a bar that is not needed would take width, and so make itself needed
        self._scroll.setVerticalScrollBarPolicy(policy.ScrollBarAlwaysOff if fits else policy.ScrollBarAsNeeded)
        self.resize(width, min(wanted + around, room.height()))
        if self.isVisible():
            self._stay_on_screen()

    def body_height(self, width: int) -> int:
        """How high the body would be with nothing to scroll, so wide."""
        return height_of(self.page, width)

    def bring_into_sight(self, part: QWidget) -> None:
        """Scrolls to a part of the body that has just come up or is asked for, once it is laid out."""
        QTimer.singleShot(0, self, lambda: self._scroll_to(part))

    def _scroll_to(self, part: QWidget) -> None:
        """To the whole of it: of a field Qt would show the cursor only."""
        middle = part.mapTo(self.page, part.rect().center())
        self._scroll.ensureVisible(middle.x(), middle.y(), 0, part.height() // 2 + RING_PX + 1)

    def width_given(self) -> int:
        """How wide it will be: as wide as it wants, within the screen."""
        return min(self._width_px, self._room().width())

    def _stay_on_screen(self) -> None:
        """What grows goes up rather than over the lower edge of the window below, or of the screen."""
        frame, room = self.frameGeometry(), self.screen().availableGeometry()
        window = window_below(self)
        if window is not None:
            below = QRect(window.mapToGlobal(QPoint(0, 0)), window.size()) & room
            if below.width() >= frame.width() and below.height() >= frame.height():
                room = below
        over_px = max(0, frame.bottom() - room.bottom())
        if over_px > 0:
            self.move(self.pos() - QPoint(0, over_px))

    def _room(self) -> QSize:
        screen = self.screen().availableSize()
        window = window_below(self)
        room = window.size() if window is not None else screen
        return room.boundedTo(screen) - QSize(SCREEN_EDGE_PX, SCREEN_EDGE_PX)

    def _lay_out(self, title: str) -> None:
        self._heading = heading = plain_label(title)
        heading.setWordWrap(True)
        heading.setContentsMargins(MARGIN_PX, 0, MARGIN_PX, 0)
        theme.set_role(heading, "title")
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self.page)
        self._column = QVBoxLayout(self)
        self._column.addWidget(heading)
        self._column.addWidget(self._scroll, 1)
        said = QVBoxLayout()
        said.setContentsMargins(MARGIN_PX, 0, MARGIN_PX, 0)
        said.addWidget(self.remark)
        self._column.addLayout(said)
        self._column.addLayout(self.buttons)
        self.set_compact(is_compact=False)


def height_of(part: QWidget, width: int) -> int:
    """How high a part wants to be, so wide."""
    return part.heightForWidth(width) if part.hasHeightForWidth() else part.sizeHint().height()


def _paint_frame(window: QWidget) -> None:
    """The line around a dialog, within it."""
    painter, colors = QPainter(window), theme.current()
    side = window.rect()
    for strip in (
        QRect(0, 0, side.width(), FRAME_PX),
        QRect(0, side.height() - FRAME_PX, side.width(), FRAME_PX),
        QRect(0, 0, FRAME_PX, side.height()),
        QRect(side.width() - FRAME_PX, 0, FRAME_PX, side.height()),
    ):
        painter.fillRect(strip, colors.control)
    painter.end()


def window_below(dialog: QDialog) -> QWidget | None:
    """The window that the dialog lies over, dialogs in between left out; None if it stands alone."""
    parent = dialog.parentWidget()
    window = parent.window() if parent is not None else None
    return window_below(window) or window if isinstance(window, QDialog) else window


class Question(Dialog):
    """Asks before something is done that cannot be undone by itself; accepted means yes."""

    def __init__(
        self,
        parent: QWidget | None,
        *,
        title: str,
        text: str,
        cancel: str,
        confirm: str,
        kind: str = "danger",
        is_safe_first: bool = False,
    ) -> None:
        super().__init__(parent, title=title, width_px=480)
        words = plain_label(text)
        words.setWordWrap(True)
        self.body.addWidget(words)
        self.confirm = self.add_buttons(cancel, confirm, kind=kind, is_safe_first=is_safe_first)
        self.confirm.clicked.connect(self.accept)


class Message(Dialog):
    """Tells why something was not done."""

    def __init__(self, parent: QWidget | None, *, title: str, text: str, close: str) -> None:
        super().__init__(parent, title=title, width_px=480)
        words = plain_label(text)
        words.setWordWrap(True)
        self.body.addWidget(words)
        self.close_button = self.add_close(close)
