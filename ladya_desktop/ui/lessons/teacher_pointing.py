"""What a square chosen on the teacher's board is for: a piece of the palette, attacks, moves, the spotlight."""

from dataclasses import replace

from PySide6.QtCore import QObject

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.placement import SQUARE_NAMES
from ladya_desktop.lessons import Drawings
from ladya_desktop.texts import t
from ladya_desktop.ui.lessons.position_editor_palette import ERASER, HAND
from ladya_desktop.ui.lessons.teacher_drawing import toggled
from ladya_desktop.ui.lessons.teacher_layout import TeacherLayout
from ladya_desktop.ui.lessons.teacher_pages import TeacherPages
from ladya_desktop.ui.lessons.teacher_sight import TeacherSight
from ladya_desktop.ui.lessons.teacher_tools import Pick
from ladya_desktop.ui.lessons.teacher_workbook import Workbook


class TeacherPointing(QObject):
    """A click that shows nothing is answered with why."""

    def __init__(
        self, face: TeacherLayout, book: Workbook, pages: TeacherPages, sight: TeacherSight, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._face, self._book, self._pages, self._sight = face, book, pages, sight

    def pick(self, square: str) -> None:
        """A square was chosen."""
        if self._face.page == "setup":
            self._put(square)
        elif self._face.page == "show":
            self._point_out(square)

    def show_side(self, is_white: bool) -> None:  # a signal carries it
        """The squares that all pieces of a side attack, or none of them again."""
        position, color = self._book.scene.position, Color.WHITE if is_white else Color.BLACK
        pieces = tuple(square for square in SQUARE_NAMES if position.color_at(square) is color)
        self._book.draw(lambda drawings: replace(drawings, attacks=() if drawings.attacks == pieces else pieces))

    def _put(self, square: str) -> None:
        tool = self._pages.setup.palette_of_pieces.tool
        setup = self._book.setup
        letter = "" if tool == ERASER or setup.placement.at(square) == tool else tool
        if tool != HAND:
            self._book.set_position(setup.with_piece(square, letter))

    def _point_out(self, square: str) -> None:
        pick = self._pages.showing.pick
        if pick is Pick.LIGHT:
            self._sight.light(square)
        elif pick is Pick.DOTS:
            self._dot(square)
        elif self._book.scene.position.letter_at(square):
            self._book.draw(lambda drawings: replace(drawings, attacks=toggled(drawings.attacks, square)))

    def _dot(self, square: str) -> None:
        remark, scene = self._face.remark, self._book.scene
        remark.clear()
        if scene.is_only_shown:
            remark.warn(t("teacher.show.no_moves"))
        elif scene.position.letter_at(square):
            self._book.draw(lambda drawings: _dotted(drawings, square))
            if square in self._book.scene.drawings.dots and not self._book.moves_from(square):
                remark.say(t("teacher.show.other_turn"))


def _dotted(drawings: Drawings, square: str) -> Drawings:
    return replace(drawings, dots=toggled(drawings.dots, square))
