"""A game as the class sees it: board, names, clocks, whose turn it is, and a ruling in one sentence.

What the class sees the players see too, so nothing here helps anybody: no possible moves, no binding touch, no count
of repetitions (articles 11.3, 12.6).
"""

from dataclasses import replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent

from ladya_desktop.game.by_color import COLORS, ByColor, Color
from ladya_desktop.game.view import GameView
from ladya_desktop.texts import t
from ladya_desktop.texts.phrases import phrase
from ladya_desktop.texts.times import format_clock
from ladya_desktop.ui.board.looks import Content, content_of
from ladya_desktop.ui.play.banner_words import BannerKind, banner_words
from ladya_desktop.ui.play.clock_look import ClockLook, clock_look
from ladya_desktop.ui.play.clock_tick import ClockTick
from ladya_desktop.ui.play.port import GamePort
from ladya_desktop.ui.projector.big_window import BigWindow
from ladya_desktop.ui.projector.class_clock import widest_of
from ladya_desktop.ui.projector.game_layout import GamePage, game_page_of, longest_time
from ladya_desktop.ui.projector.game_painting import Pen, Side, Words, paint_between, paint_face, paint_side
from ladya_desktop.ui.projector.lesson_painting import paint_signs
from ladya_desktop.ui.projector.slide_board import SlideBoard
from ladya_desktop.ui.settings import Settings

SENTENCE_END = ". "


class GameWindow(BigWindow):
    """Draws the players' view of a game; its clocks wake it just after what they show changes."""

    def __init__(self, port: GamePort, settings: Settings | None = None) -> None:
        super().__init__(settings)
        self.board = SlideBoard(self)
        self.board.set_reduced_motion(is_reduced=True)
        self._port = port
        self._time = longest_time(port.view.regulations.time_control)
        self._page = game_page_of(self._time, self.width(), self.height())
        self._tick = ClockTick(self, self._look_again)
        self._sides = ByColor(*(self._side(port.view, color) for color in COLORS))
        self._words = Words()
        port.view_changed.connect(self._present)
        self.retranslate()

    @property
    def page(self) -> GamePage:
        """Where everything stands now."""
        return self._page

    @property
    def sides(self) -> ByColor[Side]:
        """What is shown of both sides now."""
        return self._sides

    @property
    def words(self) -> Words:
        """What stands between the two sides now."""
        return self._words

    @property
    def is_ticking(self) -> bool:
        """Whether a repaint is due by itself."""
        return self._tick.isActive()

    def retranslate(self) -> None:
        self.setWindowTitle(t("projector.game_window"))
        self._present(self._port.view)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._look_again()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._tick.stop()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._page = game_page_of(self._time, self.width(), self.height())
        self.board.setGeometry(self._page.board)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(event.rect(), self.colors.bg)
        pen = Pen(painter, self.colors, self.devicePixelRatioF(), self._page.least_px)
        dirty = QRectF(event.rect())
        for color in COLORS:
            name, face = self._page.names[color], self._page.faces[color]
            if dirty.intersects(name):
                paint_side(pen, name, face, self._sides[color], color)
            elif dirty.intersects(face):
                paint_face(pen, face, self._sides[color])
        if dirty.intersects(self._page.words):
            paint_between(pen, self._page.words, self._words)
        signs = self.board.sign_places(self._page.sign_px * 1.3)
        paint_signs(painter, signs, self._page.sign_px, self.colors.text)
        painter.end()

    def _present(self, view: GameView) -> None:
        self.board.show_content(class_content(view))
        words = words_of(view, self._port.game_label)
        if words != self._words:
            self._words = words
            self.update(self._page.words.toAlignedRect())
        self._look_again()
        self.setAccessibleName(
            ". ".join(part for part in (self.windowTitle(), *_spoken(self._sides), words.text, words.then) if part)
        )

    def _look_again(self) -> None:
        view = self._port.view
        sides = [self._side(view, color) for color in COLORS]
        widest = widest_of(self._time, *(side.time for side in sides))
        for color, side in zip(COLORS, sides, strict=True):
            self._show_side(color, replace(side, widest=widest))
        running = view.clock.running
        self._tick.await_change(None if running is None else self._look(view, running))

    def _show_side(self, color: Color, side: Side) -> None:
        before = self._sides[color]
        if side == before:
            return
        self._sides = ByColor(*(side if each is color else self._sides[each] for each in COLORS))
        self.update(self._page.faces[color].toAlignedRect())
        if (side.name, side.note) != (before.name, before.note):
            self.update(self._page.names[color].toAlignedRect())

    def _side(self, view: GameView, color: Color) -> Side:
        player, look = view.players[color], self._look(view, color)
        side = t(f"play.side.{color}")
        note = t("play.side_and_class", side=side, school_class=player.school_class) if player.school_class else side
        has_clock = look.remaining_ms is not None
        return Side(
            name=player.name or side,
            note=note if player.name else "",
            time=format_clock(look.remaining_ms or 0, flag_fallen=look.is_fallen) if has_clock else "",
            mood=look.mood,
            turn=t(f"projector.turn_{color}"),
            school_class=player.school_class,
        )

    def _look(self, view: GameView, color: Color) -> ClockLook:
        return clock_look(view, color, self._port.now_ms())


def class_content(view: GameView) -> Content:
    """The board without what is the players' own matter: their hands, their touches, what a lesson hints."""
    content = content_of(view)
    is_ruled = banner_words(view) is not None
    marks = replace(
        content.marks,
        touched=content.marks.touched if is_ruled else (),
        permitted=(),
        check_square=None,
        returned=None,
        explained=content.marks.explained if is_ruled else (),
        arrows=content.marks.arrows if is_ruled else (),
    )
    return replace(content, marks=marks, in_hand=None, promotion=None)


def words_of(view: GameView, label: str) -> Words:
    """A ruling or a result in one sentence, with its picture; while there is none, which game it is."""
    banner = banner_words(view)
    if banner is None:
        return Words(text=label)
    is_result = banner.kind is BannerKind.RESULT
    first, _, then = banner.title.partition(SENTENCE_END) if is_result else (banner.title, "", _consequence(view))
    return Words(text=_first_sentence(first), then=_first_sentence(then), picture=banner.picture, is_result=is_result)


def _consequence(view: GameView) -> str:
    """The time that it costs, if any: what else comes of it the players read on their own screen."""
    notice = view.notice
    minutes = None if notice is None else dict(notice.params).get("minutes")
    if notice is None or notice.color is None or minutes is None:
        return ""
    return phrase("projector.penalty", opponent=notice.color.other.value, minutes=minutes)


def _first_sentence(text: str) -> str:
    first, end, _ = text.partition(SENTENCE_END)
    return f"{first}." if end or (first and first[-1].isalnum()) else first


def _spoken(sides: ByColor[Side]) -> tuple[str, ...]:
    return tuple(f"{sides[color].name} {sides[color].time}".rstrip() for color in COLORS)
