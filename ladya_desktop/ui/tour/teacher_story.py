"""The teacher's board: a position, moves with a variation, pens, a spotlight, what the class sees; kept as a lesson."""

from typing import Final

from PySide6.QtCore import QPoint, Qt

from ladya_desktop.lessons.course import OWN
from ladya_desktop.texts import t
from ladya_desktop.ui.board.drawings import Pen, Shape
from ladya_desktop.ui.home.home_screen import HomeScreen
from ladya_desktop.ui.lessons.course_screen import CourseScreen
from ladya_desktop.ui.lessons.lesson_player import LessonPlayer
from ladya_desktop.ui.lessons.position_editor_palette import ERASER
from ladya_desktop.ui.lessons.teacher_questions import PositionDialog
from ladya_desktop.ui.lessons.teacher_screen import TeacherScreen
from ladya_desktop.ui.lessons.teacher_tools import Pick
from ladya_desktop.ui.tour.stage import USUAL, Stage

FORK: Final = (("d5", "c7"), ("e8", "d7"), ("c7", "a8"))
OTHER: Final = ("e8", "d8")
"""A variation: the king goes the other way."""
STROKES: Final = (
    (Shape.ARROW, Pen.RED, (("c7", "e8"), ("c7", "a8"))),
    (Shape.CIRCLE, Pen.BLUE, (("c7", "c7"),)),
    (Shape.SQUARE, Pen.YELLOW, (("d8", "d8"),)),
)
FEN: Final = "r3k3/ppp2ppp/8/3N4/8/8/PPP2PPP/4K2R w - - 0 1"


class TeacherStory:
    """Begins and ends on the first screen."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._hands = stage.hands

    def tell(self) -> None:
        """The whole of it."""
        self._hands.click(self._stage.screen(HomeScreen).lesson)
        self._hands.click(self._stage.screen(CourseScreen).board)
        screen = self._stage.screen(TeacherScreen)
        self._set_up(screen)
        self._project(screen)
        self._move(screen)
        self._draw(screen)
        self._show(screen)
        self._keep(screen)
        self._full_screen(screen)
        self._hands.click(screen.face.header.back)
        self._stage.wait("class_screen_gone", lambda: not self._stage.is_class_shown)
        self._see_own_lesson()
        self._hands.click(self._stage.screen(CourseScreen).header.back)
        self._stage.screen(HomeScreen)

    def _set_up(self, screen: TeacherScreen) -> None:
        """A king is taken off: what is wrong is said. Then the position comes as text."""
        page = screen.setup_page
        self._hands.click(screen.face.tab("setup"))
        self._hands.click(page.palette_of_pieces.buttons[ERASER])
        self._touch(screen, "e8")
        self._stage.wait("no_king", lambda: not screen.board.placement.at("e8") and page.legality.isVisible())
        self._stage.take_in_all_sizes("teacher-position-wrong")
        self._hands.click(page.sources["text"])
        dialog = self._stage.dialog(PositionDialog)
        self._hands.key(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        self._hands.write(FEN)
        self._stage.take("teacher-position-as-text")
        self._hands.click(dialog.set_button)
        self._stage.no_dialog()
        self._stage.wait("position", lambda: screen.board.placement.at("d5") == "N")

    def _project(self, screen: TeacherScreen) -> None:
        self._hands.click(screen.face.projector)
        self._stage.wait("projector", lambda: screen.projector.is_shown)
        self._stage.give_back_keyboard()

    def _move(self, screen: TeacherScreen) -> None:
        """Three moves, a sentence to the first, and another reply to it: a variation."""
        self._hands.click(screen.face.tab("moves"))
        for start, end in FORK:
            self._carry(screen, start, end)
        for _ in FORK[1:]:
            self._hands.click(screen.face.back_key)
        self._hands.click(screen.moves.comment)
        self._hands.write(t("tour.own_words"))
        self._stage.wait("said", lambda: screen.book.words.here == t("tour.own_words"))
        self._carry(screen, *OTHER)
        self._hands.click(screen.face.back_key)
        self._stage.take("teacher-moves")
        self._stage.take_class("class-screen-move", screen.projector.window)

    def _draw(self, screen: TeacherScreen) -> None:
        """With the fork on the board: an arrow, a circle and a coloured square, each with a pen of its own."""
        page = screen.drawing
        self._hands.click(screen.face.tab("draw"))
        for shape, pen, strokes in STROKES:
            self._hands.click(page.shapes[shape])
            self._hands.click(page.pens[pen])
            for start, end in strokes:
                self._hands.press(screen.board, self._at(screen, start))
                self._hands.move(screen.board, self._at(screen, end))
                self._hands.release(screen.board, self._at(screen, end))
        drawings = screen.book.scene.drawings
        self._stage.expect(
            "drawn", is_so=(len(drawings.arrows), len(drawings.circles), len(drawings.lights)) == (2, 1, 1)
        )
        self._stage.take_in_all_sizes("teacher-drawings")
        self._stage.take_class("class-screen-drawings", screen.projector.window)

    def _show(self, screen: TeacherScreen) -> None:
        """Squares attacked, then a spotlight on three squares."""
        page = screen.showing
        self._hands.click(screen.face.tab("show"))
        self._hands.click(page.picks[Pick.ATTACKS])
        self._touch(screen, "c7")
        self._stage.take("teacher-attacks")
        self._hands.click(page.end_marks)
        self._hands.click(page.picks[Pick.LIGHT])
        for square in ("c7", "a8", "e8"):
            self._touch(screen, square)
        self._stage.expect("spotlight", is_so=screen.stage.sight.lit == {"c7", "a8", "e8"})
        self._stage.take("teacher-spotlight")
        self._stage.take_class("class-screen-spotlight", screen.projector.window)
        self._hands.click(page.end_light)

    def _keep(self, screen: TeacherScreen) -> None:
        """Kept as a lesson of the teacher's own."""
        self._hands.click(screen.face.tab("lesson"))
        self._hands.click(screen.contents.title)
        self._hands.write(t("tour.own_lesson"))
        self._hands.click(screen.face.save)
        self._stage.wait("kept", lambda: not screen.book.is_unsaved)
        self._stage.take_in_all_sizes("teacher-lesson-kept")

    def _full_screen(self, screen: TeacherScreen) -> None:
        self._hands.click(screen.face.tab("moves"))
        self._hands.click(screen.face.full_screen)
        self._stage.wait("full_screen", self._stage.window.isFullScreen)
        self._stage.take("teacher-full-screen")
        self._hands.click(screen.face.full_screen)
        self._stage.wait("window_again", lambda: not self._stage.window.isFullScreen())
        self._stage.resize(USUAL)

    def _see_own_lesson(self) -> None:
        """It stands in the list, and plays as the others do."""
        section = self._stage.screen(CourseScreen).sections[OWN]
        self._stage.screen(CourseScreen)
        (row,) = section.rows
        self._stage.expect("own_lesson", is_so=row.text() == t("tour.own_lesson"))
        self._stage.wait("own_lesson", row.isVisible)
        self._hands.reach(row)
        self._stage.take("lessons-own")
        self._hands.click(row)
        self._hands.key(Qt.Key.Key_PageDown)
        self._stage.take("lesson-own")
        self._hands.click(self._stage.screen(LessonPlayer).face.header.back)

    def _carry(self, screen: TeacherScreen, start: str, end: str) -> None:
        letter = screen.board.placement.at(start)
        self._touch(screen, start)
        self._stage.wait(f"in_hand:{start}", lambda: screen.board.in_hand == start)
        self._touch(screen, end)
        self._stage.wait(f"on:{end}", lambda: screen.board.placement.at(end) == letter)

    def _touch(self, screen: TeacherScreen, square: str) -> None:
        self._hands.click(screen.board, self._at(screen, square))

    def _at(self, screen: TeacherScreen, square: str) -> QPoint:
        return screen.board.square_rect(square).center().toPoint()
