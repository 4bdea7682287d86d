"""The tray beside a wooden board: what was taken off on this move, and any number of new pieces for a pawn.

A piece is taken from it by a click, by a drag or by the keyboard; what is dropped on it goes off the board. At a flat
tablet it stands on its head while the far player has the move, as his panel does. It knows no rule and asks for nothing
itself.
"""

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QHideEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.view import GameView
from ladya_desktop.texts import t
from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.board.hand import FINGER_THRESHOLD_PX, MOUSE_THRESHOLD_PX
from ladya_desktop.ui.board.looks import content_of
from ladya_desktop.ui.board.pieces import draw_piece
from ladya_desktop.ui.board.pointers import is_echo_of_touch
from ladya_desktop.ui.board.spoken import spoken_piece
from ladya_desktop.ui.fonts import sized_font
from ladya_desktop.ui.parts.choice import ChoiceButton
from ladya_desktop.ui.play.fitting import FittedText, fitted

NEW_PIECES = ("q", "r", "b", "n")
LEAST_PX = 44
GAP_PX = 8
CAPTION_SIZES_PX, CAPTION_LINE_PX, CAPTION_TOP_PX = (12, 11), 15, 6
CAPTIONS_FROM_PX = 480
"""As high a tray has words above what lies in it."""
ROOMY_FROM_PX = 56
BARE_INSET_PX = 4
BACK_SIZES_PX = (14, 13, 12, 11)
MOST_TAKEN_OFF = 8
_PIECE = 0.84
_NO_CAPTION = FittedText(lines=(), size_px=CAPTION_SIZES_PX[0], height_px=0)
_BADGE_PX = 18


@dataclass(frozen=True, slots=True, kw_only=True)
class TrayItem:
    """A piece on the tray, by its FEN letter: one that was taken off, or a new one for a pawn."""

    letter: str
    is_new: bool


class _Part(ChoiceButton):
    """A button of the tray, drawn the way its player sits."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, radius_px=6)
        self._is_turned = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def set_turned(self, *, is_turned: bool) -> None:
        """Shows everything on its head, or upright."""
        if is_turned is not self._is_turned:
            self._is_turned = is_turned
            self.update()

    def paint_content(self, painter: QPainter) -> None:
        if self._is_turned:
            _turn(painter, self.rect())
        self.paint_upright(painter)

    def paint_upright(self, painter: QPainter) -> None:
        """Draws it as whoever sits before it sees it."""
        raise NotImplementedError


class TrayPiece(_Part):
    """One piece on the tray; checked while it waits for its square.

    `carried` and `dropped` tell where a drag is and where it ends: a point of the screen, and whether it is a finger.
    `broken_off`: a drag has ended nowhere, because the piece cannot be taken any more.
    """

    carried = Signal(QPointF, bool)
    dropped = Signal(QPointF, bool)
    broken_off = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.item = TrayItem(letter="q", is_new=True)
        self.more = 0
        self.is_bare = False
        self._down: QPointF | None = None
        self._is_dragging = False
        self.setAutoExclusive(False)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_item(self, item: TrayItem, more: int = 0) -> None:
        """Stands for this piece, and for so many others that there is no room for."""
        if item != self.item:
            self._break_off()
        self.item, self.more = item, more
        self.say(t("play.tray.new" if item.is_new else "play.tray.off", what=spoken_piece(item.letter)))
        self.update()

    def _paint_ground(self, painter: QPainter) -> None:
        """A bare piece has no box, so that the frame of a place as narrow as it is stays whole."""
        if not self.is_bare:
            super()._paint_ground(painter)
        elif self.isChecked() or self.isDown() or self.underMouse():
            colors = theme.current()
            painter.setPen(QPen(colors.accent, 2) if self.isChecked() else Qt.PenStyle.NoPen)
            painter.setBrush(colors.accent_soft if self.isChecked() else colors.hover)
            inset = BARE_INSET_PX
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), 4, 4)

    def paint_upright(self, painter: QPainter) -> None:
        side = min(self.width(), self.height()) - (2 * BARE_INSET_PX if self.is_bare else 0)
        draw_piece(
            painter, self.item.letter, QRectF(self.rect()).center(), side * _PIECE, 1 if self.isEnabled() else 0.4
        )
        if self.more:
            self._paint_badge(painter)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._down, self._is_dragging = event.globalPosition(), False
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._down is None or (not self.isDown() and not self._is_dragging):
            return
        way = event.globalPosition() - self._down
        is_finger = is_echo_of_touch(event)
        least_px = FINGER_THRESHOLD_PX if is_finger else MOUSE_THRESHOLD_PX
        self._is_dragging = self._is_dragging or way.manhattanLength() >= least_px
        if self._is_dragging:
            self.carried.emit(event.globalPosition(), is_finger)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        was_dragging, self._down, self._is_dragging = self._is_dragging, None, False
        if was_dragging:
            self.setDown(False)
            self.dropped.emit(event.globalPosition(), is_echo_of_touch(event))
        else:
            super().mouseReleaseEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.EnabledChange and not self.isEnabled():
            self._break_off()

    def hideEvent(self, event: QHideEvent) -> None:
        self._break_off()
        super().hideEvent(event)

    def nextCheckState(self) -> None:
        """Whoever hears the click says what is checked."""

    def _break_off(self) -> None:
        was_dragging, self._down, self._is_dragging = self._is_dragging, None, False
        if was_dragging:
            self.setDown(False)
            self.broken_off.emit()

    def _paint_badge(self, painter: QPainter) -> None:
        colors = theme.current()
        badge = QRectF(self.width() - _BADGE_PX - 2, 2, _BADGE_PX, _BADGE_PX)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colors.accent)
        painter.drawEllipse(badge)
        painter.setPen(colors.surface)
        painter.setFont(sized_font(11, weight=600))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, f"+{self.more}")


class PutBackButton(_Part):
    """Puts everything as it was: an arrow, and words below it where there is room."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setCheckable(False)

    def paint_upright(self, painter: QPainter) -> None:
        is_roomy = self.width() >= ROOMY_FROM_PX
        icon_px, top = 22, 6 if is_roomy else (self.height() - 22) // 2
        ink = theme.current().accent if self.isEnabled() else theme.current().disabled
        picture = icons.pixmap("undo", ink, icon_px, self.devicePixelRatioF())
        painter.drawPixmap((self.width() - icon_px) // 2, top, picture)
        if is_roomy:
            words = fitted(t("play.tray.caption_back"), sized_font(11, weight=600), self.width() - 6, 20, BACK_SIZES_PX)
            painter.setFont(sized_font(words.size_px, weight=600))
            below = QRectF(0, top + icon_px, self.width(), self.height() - top - icon_px - 2)
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, "\n".join(words.lines))


class Tray(QWidget):
    """`chosen`, `carried` and `dropped` carry the `TrayItem`, the last two the place on the screen and "is a finger".

    `broken_off`: a drag has ended nowhere. `pressed`: the empty place was pressed, where what is in hand goes off the
    board. `put_back`: all as it was.
    """

    chosen = Signal(object)
    carried = Signal(object, QPointF, bool)
    dropped = Signal(object, QPointF, bool)
    broken_off = Signal()
    pressed = Signal()
    put_back = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._taken_off: tuple[str, ...] = ()
        self._side = Color.WHITE
        self._marked: TrayItem | None = None
        self._is_open = False
        self._far: Color | None = None
        self.off = tuple(self._make() for _ in range(MOST_TAKEN_OFF))
        self.new = tuple(self._make() for _ in NEW_PIECES)
        self.back_button = PutBackButton(self)
        self.back_button.clicked.connect(self.put_back)
        self.back_button.setEnabled(False)
        self.retranslate()

    def present(self, view: GameView) -> None:
        """Shows what lies beside the board in a snapshot."""
        self.back_button.setEnabled(view.can_set_right)
        is_open = content_of(view).is_wooden
        if (is_open, view.tray, view.to_move) == (self._is_open, self._taken_off, self._side):
            return
        self._is_open, self._taken_off, self._side = is_open, view.tray, view.to_move
        if self._marked is not None and not self._has(self._marked):
            self._marked = None
        self._lay_out()

    def set_far(self, far: Color | None) -> None:
        """Who sits at the far edge of a flat tablet; None if nobody does."""
        if far is not self._far:
            self._far = far
            self._lay_out()

    @property
    def is_turned(self) -> bool:
        """Whether it is there for the far player now."""
        return self._side is self._far

    def mark(self, item: TrayItem | None) -> None:
        """Shows which piece waits for its square."""
        self._marked = item
        self._lay_out()

    @property
    def marked(self) -> TrayItem | None:
        """The piece that waits for its square."""
        return self._marked

    @property
    def off_rect(self) -> QRect:
        """Where a piece that is dropped goes off the board."""
        return self._seen(self._off_room())

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        self.back_button.say(t("play.tray.back"))
        self.setAccessibleName(t("play.tray.name"))
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_out()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self.off_rect.contains(event.position().toPoint()):
            self.pressed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        colors, painter = theme.current(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.is_turned:
            _turn(painter, self.rect())
        painter.setPen(QPen(colors.control, 2, Qt.PenStyle.DashLine))
        painter.setBrush(colors.surface)
        painter.drawRoundedRect(QRectF(self._off_room()).adjusted(1, 1, -1, -1), 6, 6)
        self._paint_captions(painter)
        painter.end()

    def _paint_captions(self, painter: QPainter) -> None:
        colors = theme.current()
        if not self._taken_off:
            mark = icons.pixmap("down", colors.muted, 24, self.devicePixelRatioF())
            painter.drawPixmap(self._off_room().center() - QPoint(12, 12), mark)
        painter.setPen(colors.muted)
        for code, top in (("play.tray.caption_off", CAPTION_TOP_PX), ("play.tray.caption_new", self._set_top())):
            words = self._caption(code)
            painter.setFont(sized_font(words.size_px, weight=600))
            for number, line in enumerate(words.lines):
                place = QRectF(0, top + number * CAPTION_LINE_PX, self.width(), CAPTION_LINE_PX)
                painter.drawText(place, Qt.AlignmentFlag.AlignCenter, line)

    def _caption(self, code: str) -> FittedText:
        """The words above a part of the tray, in two lines if need be; none where there is no room."""
        if self.height() < CAPTIONS_FROM_PX:
            return _NO_CAPTION
        font = sized_font(CAPTION_SIZES_PX[0], weight=600)
        room_px = self.width() - (2 if code == "play.tray.caption_new" else 8)  # the other one has a frame
        return fitted(t(code), font, room_px, 3 * CAPTION_LINE_PX, CAPTION_SIZES_PX)

    def _caption_px(self, code: str) -> int:
        """How high the words are, with what is free below them."""
        lines = len(self._caption(code).lines)
        return lines * CAPTION_LINE_PX + (5 if lines else 0)

    def _make(self) -> TrayPiece:
        piece = TrayPiece(self)
        piece.clicked.connect(lambda: self.chosen.emit(piece.item))
        piece.carried.connect(lambda at, is_finger: self.carried.emit(piece.item, at, is_finger))
        piece.dropped.connect(lambda at, is_finger: self.dropped.emit(piece.item, at, is_finger))
        piece.broken_off.connect(self.broken_off)
        return piece

    def _has(self, item: TrayItem) -> bool:
        if not self._is_open:
            return False
        return item.letter.isupper() is (self._side is Color.WHITE) if item.is_new else item.letter in self._taken_off

    # Where everything lies, as whoever has the move sees it

    def _seen(self, rect: QRect) -> QRect:
        """The same place on the screen."""
        if not self.is_turned:
            return rect
        whole = self.rect()
        return QRect(whole.width() - rect.right() - 1, whole.height() - rect.bottom() - 1, rect.width(), rect.height())

    def _off_room(self) -> QRect:
        return QRect(0, 0, self.width(), self._set_top() - GAP_PX)

    def _is_roomy(self) -> bool:
        return self.width() >= ROOMY_FROM_PX

    def _cell_px(self) -> int:
        return max(LEAST_PX, self.width() - (8 if self._is_roomy() else 0))

    def _back_px(self) -> int:
        return 64 if self._is_roomy() else LEAST_PX

    def _set_top(self) -> int:
        """Where the new pieces begin, their caption first."""
        cells_px = len(NEW_PIECES) * (self._cell_px() + GAP_PX)
        return self.height() - self._back_px() - cells_px - self._caption_px("play.tray.caption_new")

    def _lay_out(self) -> None:
        self._lay_out_taken_off()
        top = self._set_top() + self._caption_px("play.tray.caption_new")
        for piece, kind in zip(self.new, NEW_PIECES, strict=True):
            letter = kind.upper() if self._side is Color.WHITE else kind
            self._place(piece, top, TrayItem(letter=letter, is_new=True))
            top += self._cell_px() + GAP_PX
        back_px = self._back_px()
        self._put(self.back_button, QRect(0, self.height() - back_px, self.width(), back_px))
        self.update()

    def _lay_out_taken_off(self) -> None:
        caption_px = self._caption_px("play.tray.caption_off")
        top = CAPTION_TOP_PX + caption_px if caption_px else 0
        step_px = self._cell_px() + GAP_PX
        room = max(1, (self._off_room().height() - top + GAP_PX) // step_px)
        shown = self._taken_off[: min(room, MOST_TAKEN_OFF)]
        for place, piece in enumerate(self.off):
            piece.setHidden(place >= len(shown))
            if place < len(shown):
                is_last = place == len(shown) - 1
                more = len(self._taken_off) - len(shown) if is_last else 0
                self._place(piece, top + place * step_px, TrayItem(letter=shown[place], is_new=False), more)

    def _place(self, piece: TrayPiece, top: int, item: TrayItem, more: int = 0) -> None:
        cell_px = self._cell_px()
        self._put(piece, QRect((self.width() - cell_px) // 2, top, cell_px, cell_px))
        piece.show_item(item, more)
        piece.is_bare = not item.is_new and not self._is_roomy()
        piece.setEnabled(self._is_open)
        piece.setChecked(item == self._marked)

    def _put(self, part: _Part, rect: QRect) -> None:
        part.setGeometry(self._seen(rect))
        part.set_turned(is_turned=self.is_turned)


def _turn(painter: QPainter, rect: QRect) -> None:
    """By half a turn."""
    painter.translate(rect.width(), rect.height())
    painter.rotate(180)
