"""A clock that is only looked at: one line, as it stood at an instant of a recorded game."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.view import GameView
from ladya_desktop.texts import t
from ladya_desktop.texts.times import format_clock
from ladya_desktop.ui.play import clock_paint
from ladya_desktop.ui.play.clock_look import ClockLook, Mood, clock_look
from ladya_desktop.ui.play.clock_paint import FacePicture
from ladya_desktop.ui.play.name_block import draw_tile

HEIGHT_PX, LOW_PX = 52, 44
DIGITS_PX, CAPTION_PX = 32, 14
KING_PX, GAP_PX = 26, 6


class ClockPicture(QWidget):
    """One side's clock; hears no hand and never ticks by itself."""

    def __init__(self, color: Color, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._color = color
        self._look = ClockLook(mood=Mood.STOPPED, remaining_ms=None)
        self._has_king = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def look(self) -> ClockLook:
        """What it shows."""
        return self._look

    @property
    def time(self) -> str:
        """The time in digits, "" in a game without clocks."""
        remaining_ms = self._look.remaining_ms
        return "" if remaining_ms is None else format_clock(remaining_ms, flag_fallen=self._look.is_fallen)

    def set_king(self, *, has_king: bool) -> None:
        """Says whose clock it is by a king before it, where no name stands above; it is lower then."""
        self._has_king = has_king
        self.updateGeometry()
        self.update()

    def show_at(self, view: GameView, at_ms: int) -> None:
        """Shows the clock of a snapshot at an instant."""
        look = clock_look(view, self._color, at_ms)
        if look != self._look:
            self._look = look
            self.retranslate()

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        self.setAccessibleName(t(f"play.clock.of_{self._color}"))
        self.setAccessibleDescription(f"{self._caption('')} {self.time}".strip())
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, LOW_PX if self._has_king else HEIGHT_PX)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        face = self.rect()
        if self._has_king:
            draw_tile(painter, QRectF(0, (face.height() - KING_PX) / 2, KING_PX, KING_PX), self._color)
            face.setLeft(KING_PX + GAP_PX)
        clock_paint.draw_strip(painter, face, self._picture())
        painter.end()

    def _picture(self) -> FacePicture:
        return FacePicture(
            mood=self._look.mood,
            time=self.time,
            captions=(self._caption(""), self._caption("_short")),
            hint="",
            is_pressed=False,
            digits_px=DIGITS_PX,
            caption_px=CAPTION_PX,
            hint_px=0,
        )

    def _caption(self, kind: str) -> str:
        kind = kind if self._look.remaining_ms is not None else "_turn"
        return t(f"play.clock.{self._look.mood}{kind}")
