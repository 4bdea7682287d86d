"""Puts on the teacher's board what there is to see, and tells the class's slide the same in the same moment."""

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.position import Position
from ladya_desktop.game.view import Notice
from ladya_desktop.lessons import Scene
from ladya_desktop.texts import t
from ladya_desktop.texts.notation import format_san
from ladya_desktop.texts.notices import notice_text
from ladya_desktop.texts.phrases import usual_letters
from ladya_desktop.ui.board.drawings import Drawing
from ladya_desktop.ui.board.looks import Content
from ladya_desktop.ui.lessons.lesson_pictures import content_of_scene, drawings_of_scene, way_into
from ladya_desktop.ui.lessons.slide import Shown, Slide
from ladya_desktop.ui.lessons.teacher_board import TeacherBoard
from ladya_desktop.ui.lessons.teacher_hands import TeacherHands
from ladya_desktop.ui.lessons.teacher_lesson import KeptPage
from ladya_desktop.ui.lessons.teacher_pen import TeacherPen
from ladya_desktop.ui.lessons.teacher_sight import TeacherSight
from ladya_desktop.ui.lessons.teacher_workbook import Workbook

EDITION = "ru-1087"


class TeacherStage(QObject):
    """`shown` after each picture. `notice` is why a piece sprang back, None if none did."""

    shown = Signal()

    def __init__(
        self, board: TeacherBoard, book: Workbook, hands: TeacherHands, pen: TeacherPen, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.slide = Slide(self)
        self.sight = TeacherSight(self)
        self.notice: Notice | None = None
        self._board, self._book, self._hands = board, book, hands
        self._preview: Drawing | None = None
        self._before: Scene | None = None
        self._lit_on = self._ground
        book.opened.connect(self.sight.light_all)
        book.changed.connect(self._turn_page)
        hands.changed.connect(self.refresh)
        hands.refused.connect(self._refuse)
        pen.previewed.connect(self._draw_on)
        self.sight.changed.connect(self.refresh)

    @property
    def move_text(self) -> str:
        """The last move with its number: "12. Nf3", "12… Rae8"; "" if none was made by the rules."""
        scene = self._book.scene
        position = scene.position
        if self._book.is_by_hand or not position.moves:
            return ""
        before, last = Position(position.base_fen, position.moves[:-1]), position.moves[-1]
        dots = "." if before.turn is Color.WHITE else "\N{HORIZONTAL ELLIPSIS}"
        return f"{before.fullmove_number}{dots} {format_san(before.san(last), usual_letters())}"

    @property
    def note(self) -> str:
        """Why a piece went back, or check, mate, stalemate."""
        if self.notice is not None:
            text = notice_text(self.notice, edition=EDITION)
            return f"{text.what} {text.why}".strip()
        if not self._book.may_play:
            return self._mark
        position = self._hands.position
        if position.is_checkmate():
            return t("teacher.mate")
        if position.is_stalemate():
            return t("teacher.stalemate")
        return t("teacher.in_check") if position.is_check() else ""

    @property
    def _mark(self) -> str:
        """That no game can stand so."""
        return t("teacher.only_shown") if self._book.is_only_shown else ""

    @property
    def turn(self) -> Color | None:
        """Whose move it is; None where no moves can be made."""
        position = self._hands.position
        is_over = not self._book.may_play or not position.legal_moves()
        return None if is_over else position.turn

    def glide_next(self) -> None:
        """The piece of the next picture comes to its square."""
        self._before = self._book.scene

    def refresh(self) -> None:
        """Shows everything again."""
        scene, sight = self._book.scene, self.sight
        content = self._content(scene)
        drawings = drawings_of_scene(scene)
        mine = drawings if self._preview is None else (*drawings, self._preview)
        self._board.set_flipped(scene.is_turned)
        self._board.show_content(content)
        self._board.set_drawings(mine)
        self._board.dim(sight.dimmed)
        if self._before is not None:
            self._board.glide(way_into(self._before, scene))
            self._before = None
        self.slide.show(self._shown(content, mine))
        self.shown.emit()

    def _shown(self, content: Content, drawings: tuple[Drawing, ...]) -> Shown:
        page = self._book.page
        heading = page.heading if not isinstance(page, KeptPage) else self._book.lesson.title
        return Shown(
            content=content,
            drawings=drawings,
            dimmed=self.sight.dimmed,
            is_flipped=self._book.scene.is_turned,
            heading=(heading or self._book.lesson.title).here,
            text=self._text(),
            move_text=self.move_text if self.sight.is_move_big else "",
        )

    def _text(self) -> str:
        words = self._book.words.here
        return "\n".join(part for part in (words, self._mark) if part) if words else self.note

    def _content(self, scene: Scene) -> Content:
        hands, promoting = self._hands, self._hands.promoting
        explained = self.notice.squares if self.notice is not None else ()
        content = content_of_scene(scene, explained=explained, in_hand=hands.in_hand)
        permitted = (*content.marks.permitted, *hands.permitted)
        marks = replace(content.marks, permitted=permitted, check_square=self._check_square())
        placement = content.placement if promoting is None else content.placement.moved(*promoting)
        placement = self.sight.seen(placement)
        promotion = None if promoting is None else promoting[1]
        return replace(content, placement=placement, marks=marks, promotion=promotion)

    def _check_square(self) -> str | None:
        """The king in check."""
        position = self._hands.position
        if not self._book.may_play or not position.is_check():
            return None
        return position.king_square(position.turn)

    @property
    def _ground(self) -> tuple[int, str]:
        """The page, and the position that its moves begin from."""
        page = self._book.board_page
        return self._book.place.page, "" if page is None else page.setting.fen

    def _turn_page(self) -> None:
        """The spotlight stays with the position it was thrown on, and the moves made from there."""
        self.notice = None
        if self._ground != self._lit_on:
            self._lit_on = self._ground
            self.sight.lit = frozenset()
        if self._hands.in_hand is not None or self._hands.promoting is not None:
            self._hands.let_go()
        self.refresh()

    def _refuse(self, notice: Notice | None) -> None:
        if notice is not self.notice:
            self.notice = notice
            self.refresh()

    def _draw_on(self, drawing: Drawing | None) -> None:
        self._preview = drawing
        self.refresh()
