"""What a board shows and how it is painted; what is set on it is told by `BoardPicture`.

Only squares whose look changed are painted again, at a fixed cost for each; one painter paints them all.
"""

from collections.abc import Iterable
from typing import cast

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QRegion, QResizeEvent
from PySide6.QtWidgets import QWidget

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.placement import SQUARE_NAMES, Placement
from ladya_desktop.ui import theme
from ladya_desktop.ui.board import painting, pointers
from ladya_desktop.ui.board.board_theme import board_theme
from ladya_desktop.ui.board.canvas import Canvas, as_rect
from ladya_desktop.ui.board.drawing_paint import draw_drawing, drawing_rect
from ladya_desktop.ui.board.drawings import Drawing
from ladya_desktop.ui.board.flight import Flight
from ladya_desktop.ui.board.geometry import BoardGeometry, Box, Coordinates
from ladya_desktop.ui.board.looks import Content, HandState, looks
from ladya_desktop.ui.board.painting import Carried
from ladya_desktop.ui.board.square_pictures import draw_framed_signs, draw_squares
from ladya_desktop.ui.board.story import Story


class BoardSurface(QWidget):
    """A board of 64 squares with what lies above them. Squares are names ("e4")."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._content = Content()
        self._is_flipped = False
        self._is_motion_reduced = False
        self._turned: Color | None = None
        self._own_theme: str | None = None
        self._colors = board_theme()
        self._own_drawings: tuple[Drawing, ...] = ()
        self._story = Story(self)
        self._looks = looks(self._content, HandState())
        self._arrows: tuple[tuple[str, str], ...] = ()
        self._drawn: tuple[tuple[Drawing, bool], ...] = ()
        self._carried: Carried | None = None
        self._flight = Flight(self, self._update_flight, self.refresh)

    # What it shows

    @property
    def content(self) -> Content:
        """What it shows of the game now; a story may hide it."""
        return self._content

    @property
    def in_hand(self) -> str | None:
        """The square of the lifted piece."""
        return self._content.in_hand

    @property
    def placement(self) -> Placement:
        """What stands on the squares, in the game."""
        return self._content.placement

    @property
    def drawings(self) -> tuple[Drawing, ...]:
        """What is drawn on it now: the story's drawings while one is told, else those that were set."""
        frame = self._story.frame
        return self._own_drawings if frame is None else frame.drawings

    @property
    def shown(self) -> Content:
        """What is painted: the story's picture while one is told, else what it shows of the game."""
        frame = self._story.frame
        return self._content if frame is None else frame.content

    # Where it is

    @property
    def coordinates(self) -> Coordinates:
        """Where letters and numbers stand now."""
        return Coordinates.OUTSIDE

    def geometry_now(self) -> BoardGeometry:
        """Where the squares are at this moment."""
        return pointers.geometry_of(self, self.coordinates, is_flipped=self._is_flipped)

    def geometry_on(self, painter: QPainter) -> BoardGeometry:
        """Where they are for a painter of this widget or of one that covers it; it may paint on a finer picture."""
        return pointers.geometry_on(painter, self, self.coordinates, is_flipped=self._is_flipped)

    def square_rect(self, square: str) -> QRectF:
        """The rectangle of a square in the widget's coordinates."""
        return as_rect(self.geometry_now().square_box(square))

    def lie_on_window(self) -> None:
        """Tells that nothing but the plain ground of a window lies behind it: it paints that itself from now on.

        Else Qt paints all that a widget lies on, however large, below each square that is painted.
        """
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    # What a board under hands adds

    def hand_state(self) -> HandState:
        """What the hand adds to the squares."""
        return HandState(flying_to=self._flight.to_square)

    def carried(self) -> Carried | None:
        """The piece that a hand carries now."""
        return None

    def break_off(self) -> None:
        """Ends what is going on by itself or under a hand, since the squares will lie elsewhere."""
        self._flight.land()

    # How it is painted

    def refresh(self) -> None:
        """Has those squares painted again that look different now, and no other."""
        geometry = self.geometry_now()
        is_story = self._story.frame is not None
        state = HandState(flying_to=self._flight.to_square) if is_story else self.hand_state()
        before, self._looks = self._looks, looks(self.shown, state, self.drawings)
        for name, old, new in zip(SQUARE_NAMES, before, self._looks, strict=True):
            if old != new:
                self._update_rect(as_rect(geometry.square_box(name)))
        self._update_arrows(geometry)
        self._update_drawings(geometry)
        self._update_carried(geometry)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        geometry = self.geometry_on(painter)
        canvas = Canvas(painter=painter, geometry=geometry, colors=self._colors, turned=self._turned)
        squares = self._squares_in(canvas.geometry, event.region())
        draw_squares(canvas, {name: self._looks[SQUARE_NAMES.index(name)] for name in squares})
        if not as_rect(canvas.geometry.board_box).contains(QRectF(event.rect())):
            if self.testAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent):
                painting.draw_ground(canvas, QRectF(self.rect()), theme.current().bg)
            painting.draw_surroundings(canvas)
        self._paint_above(canvas)
        painter.end()

    def event(self, event: QEvent) -> bool:
        """On a screen of another scale the squares are laid out anew; a hand goes on carrying."""
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self.updateGeometry()
            self._lie_elsewhere()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.break_off()
        super().resizeEvent(event)
        self._lie_elsewhere()

    def hideEvent(self, event: QHideEvent) -> None:
        self._story.stop()
        self.break_off()
        super().hideEvent(event)

    def _lie_elsewhere(self) -> None:
        """The squares lie elsewhere now, and so does what lies above one of them."""
        self.refresh()
        self.update()

    @property
    def is_gliding(self) -> bool:
        """Whether a piece is on its way to its square."""
        return self._flight.is_in_air

    def fly(self, square: str, start: QPointF, duration_ms: int) -> None:
        """Lets the piece of a square come there from a point; what is shown has it there already."""
        letter = self.shown.placement.at(square)
        if letter and not self._is_motion_reduced and self.isVisible():
            self._flight.start(letter, square, (start, self.square_rect(square).center()), duration_ms)
            self.refresh()  # its square was painted with the piece on it

    def _squares_in(self, geometry: BoardGeometry, region: QRegion) -> dict[str, None]:
        """The squares that must be painted, each once."""
        boxes = (Box(rect.x(), rect.y(), rect.width(), rect.height()) for rect in _rects(region))
        return dict.fromkeys(name for box in boxes for name in geometry.squares_in(box))

    def _paint_above(self, canvas: Canvas) -> None:
        shown = self.shown
        for arrow in shown.marks.arrows:
            painting.draw_arrow(canvas, *arrow)
        for drawing, is_at_piece in self._aimed_drawings():
            draw_drawing(canvas, drawing, is_at_piece=is_at_piece)
        for square in shown.marks.permitted:
            if not shown.placement.at(square):
                painting.draw_dot(canvas, square)
        if self._story.frame is not None:
            painting.draw_story_frame(canvas)
            draw_framed_signs(canvas, self._looks)
        if self._flight.is_in_air:
            painting.draw_flying(canvas, self._flight.letter, self._flight.at)
        if self._carried is not None:
            painting.draw_carried(canvas, self._carried)

    def _update_arrows(self, geometry: BoardGeometry) -> None:
        before, self._arrows = self._arrows, self.shown.marks.arrows
        for arrow in set(before) ^ set(self._arrows):
            self._update_rect(painting.arrow_polygon(geometry, *arrow).boundingRect())

    def _update_drawings(self, geometry: BoardGeometry) -> None:
        before, self._drawn = self._drawn, self._aimed_drawings()
        for drawing in {each for each, _ in set(before) ^ set(self._drawn)}:
            self._update_rect(drawing_rect(geometry, drawing))

    def _aimed_drawings(self) -> tuple[tuple[Drawing, bool], ...]:
        """What is drawn, each with whether a piece stands where it points."""
        placement = self.shown.placement
        return tuple((each, bool(each.to_square and placement.at(each.to_square))) for each in self.drawings)

    def _update_carried(self, geometry: BoardGeometry) -> None:
        before, self._carried = self._carried, None if self._story.frame is not None else self.carried()
        for carried in (before, self._carried) if before != self._carried else ():
            if carried is not None:
                self._update_rect(painting.carried_rect(geometry, carried))

    def _update_flight(self, *places: QPointF) -> None:
        geometry = self.geometry_now()
        for place in places:
            self._update_rect(painting.flying_rect(geometry, place))

    def _update_rect(self, rect: QRectF) -> None:
        self.update(rect.toAlignedRect())


def _rects(region: QRegion) -> Iterable[QRect]:
    return cast(Iterable[QRect], region)  # it can be iterated, which its type does not say
