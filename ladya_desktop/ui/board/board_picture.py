"""A board that is only looked at: shows a snapshot, on the projector, in a small picture, under the hands of a player.

Only squares whose look changed are painted again, at a fixed cost for each; one painter paints them all.
"""

from collections.abc import Iterable
from typing import cast

from PySide6.QtCore import QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QRegion, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.placement import SQUARE_NAMES, Placement
from ladya_desktop.game.view import GameView
from ladya_desktop.ui.board import painting, pointers
from ladya_desktop.ui.board.flight import MOVE_MS, Flight
from ladya_desktop.ui.board.geometry import BoardGeometry, Box, Coordinates, size_for
from ladya_desktop.ui.board.looks import Content, HandState, Marks, content_of, followed_piece, looks
from ladya_desktop.ui.board.painting import Canvas, Carried
from ladya_desktop.ui.theme import board_theme

SQUARE_PX = 82
PICTURE_PX = 64
FULL_HEIGHT_PX = 640


class BoardPicture(QWidget):
    """A board of 64 squares that hears no hand. Squares are names ("e4")."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._content = Content()
        self._is_flipped = False
        self._is_motion_reduced = False
        self._turned: Color | None = None
        self._chosen_coordinates: Coordinates | None = None
        self._colors = board_theme()
        self._looks = looks(self._content, HandState())
        self._arrows: tuple[tuple[str, str], ...] = ()
        self._carried: Carried | None = None
        self._flight = Flight(self, self._update_flight, self.refresh)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    # What it shows

    @property
    def content(self) -> Content:
        """What is shown now."""
        return self._content

    @property
    def in_hand(self) -> str | None:
        """The square of the lifted piece."""
        return self._content.in_hand

    @property
    def placement(self) -> Placement:
        """What stands on the squares."""
        return self._content.placement

    @property
    def is_flipped(self) -> bool:
        """Whether Black sits below."""
        return self._is_flipped

    def present(self, view: GameView) -> None:
        """Shows a snapshot."""
        self.show_content(content_of(view))

    def set_position(self, placement: Placement, marks: Marks | None = None) -> None:
        """Shows a placement with marks of one's own and nothing in hand."""
        self.show_content(Content(placement=placement, marks=marks or Marks()))

    def show_content(self, content: Content) -> None:
        """Shows what is given; a piece that went along with the move by itself flies to its square."""
        before, self._content = self._content, content
        if content == before:
            return
        self._flight.land()
        if content.marks.last_move != before.marks.last_move:
            self._let_follow(followed_piece(before.placement, content.placement, content.marks.last_move))
        self.refresh()

    def set_flipped(self, is_flipped: bool) -> None:
        """Turns the board; White sits below unless it is flipped."""
        if is_flipped != self._is_flipped:
            self.break_off()
            self._is_flipped = is_flipped
            self._lie_elsewhere()

    def set_turned(self, color: Color | None) -> None:
        """Turns the pieces of one side round, for whoever sits opposite at a flat screen; None turns none."""
        if color is not self._turned:
            self._turned = color
            self.update()

    @property
    def turned(self) -> Color | None:
        """The side whose pieces are turned round."""
        return self._turned

    def set_coordinates(self, coordinates: Coordinates | None) -> None:
        """Where letters and numbers stand; None: outside if the window is high enough for that, else inside."""
        self.break_off()
        self._chosen_coordinates = coordinates
        self.updateGeometry()
        self._lie_elsewhere()

    def set_board_theme(self, name: str) -> None:
        """The colours of the board: wood, green, blue or contrast. Raises KeyError for another name."""
        self._colors = board_theme(name)
        self.update()

    def set_reduced_motion(self, is_reduced: bool) -> None:
        """With reduced motion no piece flies."""
        self._is_motion_reduced = is_reduced
        self._flight.land()

    # Where it is

    @property
    def coordinates(self) -> Coordinates:
        """Where letters and numbers stand now."""
        if self._chosen_coordinates is not None:
            return self._chosen_coordinates
        return Coordinates.OUTSIDE if self.window().height() >= FULL_HEIGHT_PX else Coordinates.INSIDE

    def geometry_now(self) -> BoardGeometry:
        """Where the squares are at this moment."""
        return pointers.geometry_of(self, self.coordinates, is_flipped=self._is_flipped)

    def geometry_on(self, painter: QPainter) -> BoardGeometry:
        """Where they are for a painter of this widget or of one that covers it; it may paint on a finer picture."""
        return pointers.geometry_on(painter, self, self.coordinates, is_flipped=self._is_flipped)

    def square_rect(self, square: str) -> QRectF:
        """The rectangle of a square in the widget's coordinates."""
        return painting.as_rect(self.geometry_now().square_box(square))

    def sizeHint(self) -> QSize:
        return QSize(*size_for(SQUARE_PX, self.coordinates))

    def minimumSizeHint(self) -> QSize:
        return QSize(PICTURE_PX, PICTURE_PX)

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
        before, self._looks = self._looks, looks(self._content, self.hand_state())
        for name, old, new in zip(SQUARE_NAMES, before, self._looks, strict=True):
            if old != new:
                self._update_rect(painting.as_rect(geometry.square_box(name)))
        self._update_arrows(geometry)
        self._update_carried(geometry)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        geometry = self.geometry_on(painter)
        canvas = Canvas(painter=painter, geometry=geometry, colors=self._colors, turned=self._turned)
        for name in self._squares_in(canvas.geometry, event.region()):
            painting.draw_square(canvas, name, self._looks[SQUARE_NAMES.index(name)])
        if not painting.as_rect(canvas.geometry.board_box).contains(QRectF(event.rect())):
            painting.draw_surroundings(canvas)
        self._paint_above(canvas)
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.break_off()
        super().resizeEvent(event)
        self._lie_elsewhere()

    def hideEvent(self, event: QHideEvent) -> None:
        self.break_off()
        super().hideEvent(event)

    def _lie_elsewhere(self) -> None:
        """The squares lie elsewhere now, and so does what lies above one of them."""
        self.refresh()
        self.update()

    def _let_follow(self, way: tuple[str, str] | None) -> None:
        if way is not None:
            from_square, to_square = way
            start = self.square_rect(from_square).center()
            self.fly(to_square, start, MOVE_MS)

    def fly(self, square: str, start: QPointF, duration_ms: int) -> None:
        """Lets the piece of a square come there from a point; the snapshot has it there already."""
        letter = self.placement.at(square)
        if not self._is_motion_reduced and self.isVisible():
            self._flight.start(letter, square, (start, self.square_rect(square).center()), duration_ms)

    def _squares_in(self, geometry: BoardGeometry, region: QRegion) -> dict[str, None]:
        """The squares that must be painted, each once."""
        boxes = (Box(rect.x(), rect.y(), rect.width(), rect.height()) for rect in _rects(region))
        return dict.fromkeys(name for box in boxes for name in geometry.squares_in(box))

    def _paint_above(self, canvas: Canvas) -> None:
        marks = self._content.marks
        for arrow in marks.arrows:
            painting.draw_arrow(canvas, *arrow)
        for square in marks.permitted:
            if not self.placement.at(square):
                painting.draw_dot(canvas, square)
        if self._flight.is_in_air:
            painting.draw_flying(canvas, self._flight.letter, self._flight.at)
        if self._carried is not None:
            painting.draw_carried(canvas, self._carried)

    def _update_arrows(self, geometry: BoardGeometry) -> None:
        before, self._arrows = self._arrows, self._content.marks.arrows
        for arrow in set(before) ^ set(self._arrows):
            self._update_rect(painting.arrow_polygon(geometry, *arrow).boundingRect())

    def _update_carried(self, geometry: BoardGeometry) -> None:
        before, self._carried = self._carried, self.carried()
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
