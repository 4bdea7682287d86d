"""What a lesson looks like: words at the left, the board at the right, large keys below the words. It only arranges.

In a low window (a screen at 200 %) the board takes the whole height and the bar on top stands above the words alone.
"""

from dataclasses import dataclass, field

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QColor, QKeyEvent, QLinearGradient, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QScrollArea, QSpacerItem, QVBoxLayout, QWidget

from ladya_desktop.game.by_color import Color
from ladya_desktop.lessons import ClockFace
from ladya_desktop.texts import t
from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.board import geometry
from ladya_desktop.ui.board.drawings import Drawing
from ladya_desktop.ui.board.looks import Content
from ladya_desktop.ui.lessons.class_strip import PICTURE_LEFT_PX, SIDE_PX, ClassStrip
from ladya_desktop.ui.lessons.lesson_answer_box import AnswerBox
from ladya_desktop.ui.lessons.lesson_board import LessonBoard
from ladya_desktop.ui.lessons.lesson_clock import COMPACT_PX as COMPACT_CLOCK_PX
from ladya_desktop.ui.lessons.lesson_clock import HEIGHT_PX as HEIGHT_OF_CLOCK_PX
from ladya_desktop.ui.lessons.lesson_clock import ClockPair
from ladya_desktop.ui.lessons.lesson_keys import LessonKeys
from ladya_desktop.ui.lessons.lesson_progress import LEAST_PX, LessonProgress
from ladya_desktop.ui.lessons.lesson_text import LessonText
from ladya_desktop.ui.parts.header import COMPACT_HEIGHT_PX, HEIGHT_PX, ScreenHeader
from ladya_desktop.ui.parts.picture_button import PictureButton
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.parts.square_button import SquareButton
from ladya_desktop.ui.play.typed_move import TypedMove

COMPACT_BELOW_PX, WORDS_FROM_PX, NAME_FROM_PX = 480, 1200, 1340
LEAST_WORDS_PX, COMPACT_WORDS_PX = 400, 300
SPACING_PX, COMPACT_SPACING_PX = 14, 8
COMPACT_INSET_PX = 12
"""In a low window: what is pressed stands below the buttons of the bar on top."""
LETTERS_PX, COMPACT_LETTERS_PX, LETTERS_OF_HEIGHT = 22, 18, 34
RING_PX = 5
FADE_PX = 22
STRIP_GAP_PX = 2
GAPS_PX, BUTTONS_PX, TIGHT_PX = (16, 12), 8, 4


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardShown:
    """Everything that is shown besides words; `way` is the piece that glides to its square."""

    content: Content = field(default_factory=Content)
    drawings: tuple[Drawing, ...] = ()
    is_flipped: bool = False
    clock: ClockFace | None = None
    pressed: Color | None = None
    way: tuple[str, str] | None = None


class LessonFace(QWidget):
    """The parts are public; whoever plays a lesson fills them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.header = ScreenHeader(self)
        self.numbered = plain_label()
        self._numbers = "", ""
        self.progress = LessonProgress()
        self.projector, self.full_screen = PictureButton("projector"), SquareButton("fullscreen")
        self.to_board = SquareButton("board")
        self.board = LessonBoard(self)
        self.picture = plain_label(parent=self)
        self.typed = TypedMove(self)
        self.clock, self.text, self.answer = ClockPair(self), LessonText(), AnswerBox()
        self.keys = LessonKeys(self)
        self._gaps = QSpacerItem(GAPS_PX[0], 0), QSpacerItem(GAPS_PX[1], 0)
        self._strip: ClassStrip | None = None
        self._picture_shown = QPixmap()
        self._scroll = _Scroll(self)
        self._fade = _Fade(self._scroll)
        self._wanted: QWidget | None = None
        self._part: QWidget | None = None
        self._scroll.verticalScrollBar().rangeChanged.connect(lambda *_: self._scroll_to_wanted())
        self._fill()

    @property
    def strip(self) -> ClassStrip | None:
        """Who is here; None where nobody is asked for."""
        return self._strip

    def letters_px(self) -> int:
        """The size of the letters in a window of this height."""
        if self.height() < COMPACT_BELOW_PX:
            return COMPACT_LETTERS_PX
        return max(LETTERS_PX, self.height() // LETTERS_OF_HEIGHT)

    def put_in_header(self, strip: ClassStrip) -> None:
        """Shows who is here, before how far the lesson is; above the words where the header has no room for a name.

        There it stays while the words are scrolled, but in a low window, whose words need the room.
        """
        self._strip = strip
        self._lay_out()

    def say_number(self, words: str, short: str) -> None:
        """Which lesson and page it is; in short where the words would leave no room for the bars of the pages."""
        self._numbers = words, short
        _fit_number(self, *self._numbers)

    def put_in(self, part: QWidget | None) -> None:
        """Puts a page's own part between the words and what is said to an answer, in the place of the one before."""
        gone, self._part = self._part, part
        if gone is not None:
            self._slot.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        if part is not None:
            self._slot.addWidget(part)
            part.show()

    def show_board(self, picture: BoardShown) -> None:
        """Shows a board, in the place of a picture."""
        self.picture.hide()
        self.board.show()
        self.board.set_flipped(picture.is_flipped)
        self.board.show_content(picture.content)
        self.board.set_drawings(picture.drawings)
        self.board.glide(picture.way)
        self._show_clock(picture.clock, picture.pressed)

    def show_picture(self, data: bytes) -> None:
        """Shows a picture in the place of the board."""
        self._picture_shown = QPixmap()
        self._picture_shown.loadFromData(data)
        self.board.hide()
        self.picture.show()
        self._show_clock(None, None)
        self._fit_picture()

    def bring_into_sight(self, part: QWidget) -> None:
        """Scrolls to a part of the words as soon as it is laid out."""
        self._wanted = part
        QTimer.singleShot(0, self, self._scroll_to_wanted)

    def to_top(self) -> None:
        """Shows the words from their beginning."""
        self._wanted = None
        self._scroll.verticalScrollBar().setValue(0)

    def retranslate(self) -> None:
        """Says everything again in the language chosen now; the words of a page are the page's."""
        self.full_screen.say(t("course.full_screen"))
        self.projector.say(t("course.projector"))
        self.to_board.say(t("player.to_board"))
        self.picture.setAccessibleName(t("course.picture"))
        for part in (self.board, self.keys, self.typed, self.clock):
            part.retranslate()
        if self._strip is not None:
            self._strip.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def _show_clock(self, clock: ClockFace | None, pressed: Color | None) -> None:
        had_clock = self.clock.face is not None
        if had_clock or clock is not None:
            self.clock.present(clock, pressed)
        if had_clock is not (clock is not None):
            self._lay_out()

    def _scroll_to_wanted(self) -> None:
        part = self._wanted
        if part is not None and part.isVisible():
            top, bar = part.mapTo(self._words, QPoint()).y(), self._scroll.verticalScrollBar()
            foot_px = top + part.height() + RING_PX - self._scroll.viewport().height()
            bar.setValue(min(max(bar.value(), foot_px), top - RING_PX))  # one that is too high begins at its beginning

    def _lay_out(self) -> None:
        is_compact = self.height() < COMPACT_BELOW_PX
        margin_px = 8 if is_compact else 16
        header_px = COMPACT_HEIGHT_PX if is_compact else HEIGHT_PX
        board = self._board_rect(margin_px, 0 if is_compact else header_px, is_compact=is_compact)
        self.board.setGeometry(board)
        self.picture.setGeometry(board)
        self._fit_picture()
        self.header.set_compact(is_compact=is_compact, has_title=not is_compact)
        way_out = "list" if is_compact else "back"  # where the key below that goes a step back has no words either
        self.header.back.setIcon(icons.icon(way_out))
        self.numbered.setHidden(is_compact or self.width() < WORDS_FROM_PX)
        self.progress.set_told_beside(is_told=not self.numbered.isHidden())
        self._set_gaps(is_tight=is_compact)
        self._column.setSpacing(COMPACT_SPACING_PX if is_compact else SPACING_PX)
        is_wordless = is_compact or self.width() < WORDS_FROM_PX
        self.projector.set_wordless(is_wordless=is_wordless)
        self.projector.setMinimumWidth(0 if is_wordless else self.projector.sizeHint().width())
        is_named_below = not is_compact and self.width() < NAME_FROM_PX
        self._place_strip(self._column if is_compact else None if is_named_below else self.header.room)
        self.header.setGeometry(0, 0, board.left() - margin_px if is_compact else self.width(), header_px)
        _fit_number(self, *self._numbers)
        keys_px = self.keys.sizeHint().height()
        left = (COMPACT_INSET_PX if is_compact else margin_px + 8) - RING_PX
        right = board.left() - margin_px - (COMPACT_INSET_PX - RING_PX if is_compact else 0)
        words_px = right - left
        self.keys.setGeometry(left, self.height() - margin_px - keys_px + RING_PX, words_px, keys_px)
        top = header_px + margin_px - RING_PX
        if self._strip is not None and is_named_below:
            self._strip.setGeometry(left + RING_PX - PICTURE_LEFT_PX, header_px + STRIP_GAP_PX, words_px, SIDE_PX)
            top = header_px + STRIP_GAP_PX + SIDE_PX
        if self.clock.face is not None:  # above the words, which scroll without it
            clock_px = COMPACT_CLOCK_PX if is_compact else HEIGHT_OF_CLOCK_PX
            self.clock.setGeometry(left + RING_PX, top, words_px - 2 * RING_PX, clock_px)
            top += clock_px + RING_PX
        self._scroll.setGeometry(left, top, words_px, self.keys.y() - top - 4)
        self.fit_letters()
        self.typed.setGeometry(board.center().x() - 210, board.bottom() - 70, 420, 58)

    def _set_gaps(self, *, is_tight: bool) -> None:
        """In a small window the bars of the pages need what lies between the parts of the header."""
        for gap, width_px, place in zip(self._gaps, GAPS_PX, (self.header.middle, self.header.room), strict=True):
            gap.changeSize(0 if is_tight else width_px, 0)
            place.setSpacing(TIGHT_PX if is_tight else BUTTONS_PX)
            place.invalidate()

    def _place_strip(self, place: QBoxLayout | None) -> None:
        """Puts the name first in a layout, or on the face itself."""
        strip = self._strip
        if strip is None or (strip.parent() is self if place is None else place.indexOf(strip) >= 0):
            return
        for other in (self._column, self.header.room):
            other.removeWidget(strip)
        if place is None:
            strip.setParent(self)
        else:
            place.insertWidget(0, strip)
        strip.show()

    def _board_rect(self, margin_px: int, top_px: int, *, is_compact: bool) -> QRect:
        room = QRect(self.rect()).adjusted(margin_px, top_px + margin_px, -margin_px, -margin_px)
        least_px = COMPACT_WORDS_PX if is_compact else max(LEAST_WORDS_PX, round(self.width() * 0.38))
        coordinates = self.board.coordinates
        square_px = geometry.fit(room.width() - least_px - margin_px, room.height(), coordinates=coordinates).square
        board_px, _ = geometry.size_for(square_px, coordinates)
        return QRect(room.right() + 1 - board_px, room.top(), board_px, room.height())

    def fit_letters(self) -> None:
        """Gives every part the size of letters that fits the window."""
        letters_px = self.letters_px()
        self.text.set_letters(letters_px)
        self.answer.set_letters(letters_px)
        part = self._part
        if part is not None and hasattr(part, "set_letters"):
            part.set_letters(letters_px)

    def _fit_picture(self) -> None:
        if self._picture_shown.isNull():
            self.picture.clear()  # one that cannot be read leaves nothing of the one before it
        else:
            size = self.picture.size() * self.devicePixelRatioF()
            shown = self._picture_shown.scaled(
                size, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
            )
            shown.setDevicePixelRatio(self.devicePixelRatioF())
            self.picture.setPixmap(shown)

    def _fill(self) -> None:
        theme.set_role(self.numbered, "muted")
        self.header.middle.addSpacerItem(self._gaps[0])
        self.header.middle.addWidget(self.numbered)
        self.header.room.addWidget(self.progress)
        self.header.room.addSpacerItem(self._gaps[1])
        self.header.room.addWidget(self.to_board)
        self.header.room.addWidget(self.projector)
        self.header.room.addWidget(self.full_screen)
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.picture.hide()
        for button in (self.header.back, self.to_board, self.projector, self.full_screen):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._words = QWidget()
        theme.set_role(self._words, "page")
        self._slot = QVBoxLayout()
        column = self._column = QVBoxLayout(self._words)
        column.setContentsMargins(0, RING_PX, 0, RING_PX)  # what is pressed keeps the room of its ring itself
        column.setSpacing(SPACING_PX)
        column.addLayout(_inset(self.text))
        column.addLayout(self._slot)
        column.addLayout(_inset(self.answer))  # below what is pressed, which so stays where it is
        column.addStretch(1)
        self._scroll.setWidget(self._words)


def _fit_number(face: LessonFace, words: str, short: str) -> None:
    """Says in words which page it is, in short where the bars would have no room beside them."""
    face.numbered.setText(words)
    if face.numbered.isHidden() or not short:
        return
    header = face.header
    for place in (header.middle, header.room):
        place.invalidate()
    if header.width() - header.minimumSizeHint().width() + LEAST_PX < face.progress.least_px:
        face.numbered.setText(short)


def _inset(part: QWidget) -> QHBoxLayout:
    """Words stand where the buttons do, which leave room for their ring."""
    row = QHBoxLayout()
    row.setContentsMargins(RING_PX, 0, RING_PX, 0)
    row.addWidget(part)
    return row


class _Scroll(QScrollArea):
    """Leaves the keys that turn pages to the lesson."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()


class _Fade(QWidget):
    """Lies over the upper edge of words that are scrolled: they go under it, they are not cut."""

    def __init__(self, scroll: QScrollArea) -> None:
        super().__init__(scroll)
        self._scroll = scroll
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        scroll.verticalScrollBar().valueChanged.connect(lambda value: self.setVisible(value > 0))
        scroll.viewport().installEventFilter(self)
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            self.setGeometry(0, 0, self._scroll.viewport().width(), FADE_PX)
            self.raise_()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        ground = theme.current().bg
        through = QColor(ground)
        through.setAlpha(0)
        veil = QLinearGradient(0, 0, 0, FADE_PX)
        veil.setColorAt(0, ground)
        veil.setColorAt(0.4, ground)
        veil.setColorAt(1, through)
        painter = QPainter(self)
        painter.fillRect(self.rect(), veil)
        painter.end()
