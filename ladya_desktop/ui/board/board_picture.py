"""A board that is only looked at: on the projector, in a small picture, under the hands of a player."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.placement import Placement
from ladya_desktop.game.view import GameView
from ladya_desktop.ui.board.board_look import look_in_use
from ladya_desktop.ui.board.board_surface import BoardSurface
from ladya_desktop.ui.board.board_theme import board_theme
from ladya_desktop.ui.board.drawings import Drawing
from ladya_desktop.ui.board.flight import MOVE_MS
from ladya_desktop.ui.board.geometry import Coordinates, size_for, sized
from ladya_desktop.ui.board.looks import Content, Marks, content_of, followed_piece
from ladya_desktop.ui.board.story import Frame

SQUARE_PX = 82
PICTURE_PX = 64
FULL_HEIGHT_PX = 640


class BoardPicture(BoardSurface):
    """A board of 64 squares that hears no hand. Squares are names ("e4").

    `story_ended` when a story is over or was broken off: the board shows the game again.
    """

    story_ended = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chosen_coordinates: Coordinates | None = None
        self._size = look_in_use().look.coordinates
        look_in_use().changed.connect(self._put_on_look)
        self._story.turned.connect(self._turn_story)
        self._story.ended.connect(self._end_story)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    # The game

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
        self._story.stop()
        self._flight.land()
        if content.marks.last_move != before.marks.last_move:
            self._let_follow(followed_piece(before.placement, content.placement, content.marks.last_move))
        self.follow_content()
        self.refresh()

    def follow_content(self) -> None:
        """What lies in hands or over the board keeps to the content that has just been set; nothing does here."""

    # Pictures above the game

    @property
    def is_story_told(self) -> bool:
        """Whether a story hides the game now."""
        return self._story.frame is not None

    @property
    def can_tell_story(self) -> bool:
        """Whether nothing is going on here that a story would disturb."""
        return self.isVisible()

    def show_story(self, frames: tuple[Frame, ...]) -> bool:
        """Plays frames on the board as a picture only; the game is untouched. False if it cannot be shown now.

        It ends with the last frame, at any press or key here (which does nothing else), and when the game goes on.
        """
        if not frames or not self.can_tell_story:
            return False
        self._flight.land()
        self._story.tell(frames)
        self.update()
        return True

    def stop_story(self) -> None:
        """Shows the game again; nothing if no story is told."""
        self._story.stop()

    def set_drawings(self, drawings: tuple[Drawing, ...]) -> None:
        """Draws these arrows, circles and filled squares above the game, and no others."""
        self._own_drawings = drawings
        self.refresh()

    # How it lies and looks

    @property
    def is_flipped(self) -> bool:
        """Whether Black sits below."""
        return self._is_flipped

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

    @property
    def coordinates(self) -> Coordinates:
        """Where letters and numbers stand now."""
        is_high = self.window().height() >= FULL_HEIGHT_PX
        usual = self._chosen_coordinates or (Coordinates.OUTSIDE if is_high else Coordinates.INSIDE)
        return sized(usual, look_in_use().look.coordinates)

    def set_coordinates(self, coordinates: Coordinates | None) -> None:
        """Where letters and numbers stand; None: outside if the window is high enough for that, else inside."""
        self.break_off()
        self._chosen_coordinates = coordinates
        self.updateGeometry()
        self._lie_elsewhere()

    def set_board_theme(self, name: str | None) -> None:
        """Colours of this board's own, see `board_themes`; None: those that are chosen for every board."""
        self._own_theme = name
        self._colors = board_theme(name)
        self.update()

    def set_reduced_motion(self, is_reduced: bool) -> None:
        """With reduced motion no piece flies."""
        self._is_motion_reduced = is_reduced
        self._flight.land()

    def sizeHint(self) -> QSize:
        return QSize(*size_for(SQUARE_PX, self.coordinates))

    def minimumSizeHint(self) -> QSize:
        return QSize(PICTURE_PX, PICTURE_PX)

    def _put_on_look(self) -> None:
        """Another look was chosen: a hand goes on carrying, unless the squares come to lie elsewhere."""
        self._colors = board_theme(self._own_theme)
        before, self._size = self._size, look_in_use().look.coordinates
        if self._size is not before:
            self.break_off()
            self.updateGeometry()
            self._lie_elsewhere()
        self.update()

    def _let_follow(self, way: tuple[str, str] | None) -> None:
        if way is not None:
            from_square, to_square = way
            start = self.square_rect(from_square).center()
            self.fly(to_square, start, MOVE_MS)

    def _turn_story(self) -> None:
        frame = self._story.frame
        self._flight.land()
        self._let_follow(None if frame is None else frame.move)
        self.refresh()

    def _end_story(self) -> None:
        self._flight.land()
        self.refresh()
        self.update()
        self.story_ended.emit()
