"""The pages of tools beside the teacher's board; each is built when it is opened, for the board is wanted at once."""

from collections.abc import Callable
from dataclasses import replace
from functools import cached_property

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QWidget

from ladya_desktop.ui.lessons.position_editor_panel import SetupPage
from ladya_desktop.ui.lessons.teacher_contents import ContentsPage
from ladya_desktop.ui.lessons.teacher_drawing import without_strokes
from ladya_desktop.ui.lessons.teacher_layout import TeacherLayout
from ladya_desktop.ui.lessons.teacher_moves import MovesPage
from ladya_desktop.ui.lessons.teacher_pen import TeacherPen
from ladya_desktop.ui.lessons.teacher_sight import TeacherSight
from ladya_desktop.ui.lessons.teacher_tools import DrawPage, ShowPage
from ladya_desktop.ui.lessons.teacher_workbook import Workbook


class TeacherPages(QObject):
    """What a page does to the lesson, the pen and the sight is done here; the rest is told.

    `used` when a hand on the board is for something else now; `dragged(letter, place)` and `dropped(letter, place)` for
    a piece of the palette, places of the whole screen; `source_wanted(name)` for a position from elsewhere;
    `side_chosen(is_white)` for the attacks of a side; `file_wanted(act)` for the files of the lesson.
    """

    used = Signal()
    dragged = Signal(str, QPoint)
    dropped = Signal(str, QPoint)
    source_wanted = Signal(str)
    side_chosen = Signal(bool)
    file_wanted = Signal(str)

    def __init__(
        self, face: TeacherLayout, book: Workbook, pen: TeacherPen, sight: TeacherSight, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._face, self._book, self._pen, self._sight = face, book, pen, sight
        self._built: dict[str, Callable[[], None]] = {}
        """How each page that is there says everything again."""

    @cached_property
    def moves(self) -> MovesPage:
        """Steps and words."""
        page = MovesPage(self._book)
        page.free_chosen.connect(lambda _: self.used.emit())
        self._put("moves", page, page.retranslate)
        return page

    @cached_property
    def setup(self) -> SetupPage:
        """Positions."""
        page = SetupPage()
        palette = page.palette_of_pieces
        palette.chosen.connect(lambda _: self.used.emit())
        for button in palette.buttons.values():
            button.dragged.connect(self.dragged)
            button.dropped.connect(self.dropped)
        page.setup_changed.connect(self._book.set_position)
        page.wanted.connect(self.source_wanted)
        self._put("setup", page, page.retranslate)
        page.present(self._book.setup)
        return page

    @cached_property
    def drawing(self) -> DrawPage:
        """Pens."""
        page = DrawPage()
        page.shape_chosen.connect(lambda shape: setattr(self._pen, "shape", shape))
        page.pen_chosen.connect(lambda pen: setattr(self._pen, "pen", pen))
        page.cleared.connect(lambda: self._book.draw(without_strokes))
        self._put("draw", page, page.retranslate)
        return page

    @cached_property
    def showing(self) -> ShowPage:
        """What the class is let see."""
        page, sight = ShowPage(), self._sight
        page.side_chosen.connect(self.side_chosen)
        page.hidden_chosen.connect(lambda kind, is_hidden: sight.hide(kind, is_hidden=is_hidden))
        page.light_ended.connect(sight.light_all)
        page.marks_ended.connect(lambda: self._book.draw(lambda each: replace(each, attacks=(), dots=())))
        page.big_chosen.connect(lambda is_big: sight.write_moves_big(is_big=is_big))
        self._put("show", page, page.retranslate)
        return page

    @cached_property
    def contents(self) -> ContentsPage:
        """The lesson and its files."""
        page = ContentsPage(self._book)
        page.wanted.connect(self.file_wanted)
        self._put("lesson", page, page.retranslate)
        return page

    def build(self, name: str) -> None:
        """Builds the page of a tab if it is not there yet."""
        match name:
            case "moves":
                _ = self.moves
            case "setup":
                _ = self.setup
            case "draw":
                _ = self.drawing
            case "show":
                _ = self.showing
            case _:
                _ = self.contents

    def present(self) -> None:
        """Shows what the workbook has now, on the pages that are there."""
        self.moves.present()
        if "setup" in self._built:
            self.setup.present(self._book.setup)
        if "lesson" in self._built:
            self.contents.present()

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        for retranslate in self._built.values():
            retranslate()

    def _put(self, name: str, page: QWidget, retranslate: Callable[[], None]) -> None:
        self._built[name] = retranslate
        self._face.put_page(name, page)
