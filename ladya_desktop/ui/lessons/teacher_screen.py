"""The teacher's board: any position, moves with variations, pens, what the class is let see; kept as his own lesson.

The tree of moves lives here, over positions of the game's core; no game is begun and no clock runs.
"""

from pathlib import Path

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ladya_desktop.lessons import Scene
from ladya_desktop.texts import t
from ladya_desktop.ui.board.drawings import Drawing
from ladya_desktop.ui.lessons.lesson_board import Use
from ladya_desktop.ui.lessons.position_editor_palette import HAND, FloatingPiece
from ladya_desktop.ui.lessons.position_editor_panel import SetupPage
from ladya_desktop.ui.lessons.position_editor_setup import EMPTY, START, Setup, setup_in
from ladya_desktop.ui.lessons.slide import Slide
from ladya_desktop.ui.lessons.slide_aloud import slide_aloud
from ladya_desktop.ui.lessons.teacher_contents import ContentsPage
from ladya_desktop.ui.lessons.teacher_drawing import drawn
from ladya_desktop.ui.lessons.teacher_files import TeacherFiles
from ladya_desktop.ui.lessons.teacher_games import TeacherGames
from ladya_desktop.ui.lessons.teacher_hands import Carrying, TeacherHands
from ladya_desktop.ui.lessons.teacher_layout import TeacherLayout
from ladya_desktop.ui.lessons.teacher_lesson import BoardPage, setting_at
from ladya_desktop.ui.lessons.teacher_moves import MovesPage
from ladya_desktop.ui.lessons.teacher_pages import TeacherPages
from ladya_desktop.ui.lessons.teacher_pen import TeacherPen
from ladya_desktop.ui.lessons.teacher_pointing import TeacherPointing
from ladya_desktop.ui.lessons.teacher_questions import PositionDialog
from ladya_desktop.ui.lessons.teacher_sources import Archive
from ladya_desktop.ui.lessons.teacher_stage import TeacherStage
from ladya_desktop.ui.lessons.teacher_tools import DrawPage, ShowPage
from ladya_desktop.ui.lessons.teacher_workbook import Workbook
from ladya_desktop.ui.parts.letter_keys import on_key
from ladya_desktop.ui.play.full_screen import toggle_full_screen
from ladya_desktop.ui.projector.lesson_projector import LessonProjector
from ladya_desktop.ui.settings import Settings


class TeacherScreen(QWidget):
    """`leave_requested` when nothing unsaved is left behind; `lesson_saved(path)` for a lesson that was kept."""

    leave_requested = Signal()
    lesson_saved = Signal(object)

    def __init__(
        self, settings: Settings | None, archive: Archive | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.book = Workbook(self)
        self.face = TeacherLayout(self)
        self.board = self.face.board
        self.hands = TeacherHands(self.board, self.book, self)
        self.pen = TeacherPen(self.board)
        self.stage = TeacherStage(self.board, self.book, self.hands, self.pen, self)
        self.pages = TeacherPages(self.face, self.book, self.pen, self.stage.sight, self)
        self.pointing = TeacherPointing(self.face, self.book, self.pages, self.stage.sight, self)
        self.files = TeacherFiles(self.book, self.face.remark, settings, self)
        self.games = TeacherGames(self.book, self.face.remark, archive, self)
        self.projector = LessonProjector(self.slide, settings, self)
        self.aloud = slide_aloud(self, self.slide)
        self._floating = FloatingPiece(self)
        self._page = 0
        self._lay_out()
        self._connect()
        self._connect_pages()
        self.retranslate()
        self._use_page("moves")
        self.files.restore_draft()

    @property
    def moves(self) -> MovesPage:
        """The page of moves."""
        return self.pages.moves

    @property
    def setup_page(self) -> SetupPage:
        """The page of positions."""
        return self.pages.setup

    @property
    def drawing(self) -> DrawPage:
        """The page of pens."""
        return self.pages.drawing

    @property
    def showing(self) -> ShowPage:
        """The page of what the class is let see."""
        return self.pages.showing

    @property
    def contents(self) -> ContentsPage:
        """The page of the lesson."""
        return self.pages.contents

    @property
    def slide(self) -> Slide:
        """What the class sees."""
        return self.stage.slide

    def open_lesson(self, path: Path) -> bool:
        """Opens a lesson for editing; False if it cannot be used, which is said.

        Also if something unsaved is on the board: it is asked about first.
        """
        if self.book.is_unsaved:
            self.files.unless_unsaved(lambda: self.files.open(path))
            return False
        return self.files.open(path)

    def show_scene(self, scene: Scene, title: str = "") -> None:
        """Puts what the board of a lesson shows on a page of its own; without more done it is not asked about."""
        is_new = not self.book.is_unsaved and not self.book.lesson.name
        setting = setting_at(setup_in(scene).fen, drawings=scene.drawings, is_turned=scene.is_turned)
        self.book.insert(BoardPage(heading=self.book.lesson.worded(title, BoardPage().heading), setting=setting))
        if is_new:
            self.book.kept("")

    def request_leave(self) -> None:
        """Leaves, unless something is not kept and the teacher wants to stay."""
        self.files.unless_unsaved(self.leave_requested.emit)

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        self.face.header.set_title(t("teacher.title"), t("teacher.leave"))
        self.face.retranslate()
        self.pages.retranslate()
        self.projector.retranslate()
        self._present()
        self.stage.refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_letter = event.text().isalpha() and not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
        if event.isAutoRepeat() and event.key() == Qt.Key.Key_F11:
            return
        if self.projector.take_key(event, are_letters_free=self.face.page != "moves"):
            return
        match event.key():
            case Qt.Key.Key_PageDown:
                self.go_on()
            case Qt.Key.Key_PageUp | Qt.Key.Key_Backspace:
                self.go_back()
            case Qt.Key.Key_F11:
                self._toggle_full_screen()
            case _ if is_letter and self.face.page == "moves":
                self.face.typed.open(event.text())
            case _:
                super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self.files.keep_draft()
        super().hideEvent(event)

    # Steps

    def go_on(self) -> None:
        """One step on; a long text for the class is turned over first."""
        if not self.projector.turn_page(1):
            self.stage.glide_next()
            self.book.go_on()

    def go_back(self) -> None:
        """One step back."""
        if not self.projector.turn_page(-1):
            self.book.go_back()

    def _present(self) -> None:
        book = self.book
        if self._page != book.place.page:
            self._page = book.place.page
            self.face.remark.clear()
        self.face.undo.setEnabled(book.can_undo)
        self.face.back_key.setEnabled(book.has_previous)
        self.face.next_key.setEnabled(book.has_next)
        self.pages.present()

    def _say(self) -> None:
        self.moves.words.say(self.stage.turn, self.stage.move_text, self.stage.note)

    # Pages of tools

    def _use_page(self, name: str) -> None:
        """The board under the hands is for what the page shown is for."""
        self.pages.build(name)
        self.pen.take(is_taken=name == "draw")
        has_hand = name == "setup" and self.setup_page.palette_of_pieces.tool == HAND
        is_carrying = name in ("moves", "lesson") or has_hand
        self.board.set_use(Use.MOVE if is_carrying else Use.PICK)
        rules = Carrying.FREE if self.moves.free.isChecked() else Carrying.RULES
        self.hands.carry(Carrying.SETUP if name == "setup" else rules)

    def _use_page_again(self) -> None:
        self._use_page(self.face.page)

    def _drop(self, letter: str, place: QPoint) -> None:
        self._floating.hide()
        square = self.board.square_under(place)
        if square is not None:
            self.book.set_position(self.book.setup.with_piece(square, letter))

    def _draw(self, drawing: Drawing) -> None:
        self.book.draw(lambda before: drawn(before, drawing))

    def _take_position(self, source: str) -> None:
        match source:
            case "start":
                self._set(START)
            case "empty":
                self._set(EMPTY)
            case "text":
                dialog = PositionDialog(self, self.book.setup.fen)
                dialog.given.connect(self._set)
                dialog.open()
            case _:
                self.games.choose(source)

    def _set(self, setup: Setup) -> None:
        pages = len(self.book.lesson.pages)
        self.book.set_position(setup)
        if len(self.book.lesson.pages) > pages:
            self.face.remark.say(t("teacher.new_page", n=self.book.place.page + 1))

    def _play_typed(self, text: str) -> None:
        if self.hands.play_typed(text):
            self.face.typed.close_field()
            self.board.setFocus()
        else:
            self.face.typed.refuse()

    def _ask_title(self) -> None:
        self.face.show_page("lesson")
        self.contents.title.setFocus()

    def _toggle_full_screen(self) -> None:
        toggle_full_screen(self)
        self.face.show_full_screen()

    # Putting it together

    def _connect(self) -> None:
        face, book = self.face, self.book
        book.changed.connect(self._present)
        book.changed.connect(self._use_page_again)
        self.stage.shown.connect(self._say)
        face.header.back_requested.connect(self.request_leave)
        face.undo.clicked.connect(book.undo)
        face.turn.clicked.connect(book.turn)
        face.full_screen.clicked.connect(self._toggle_full_screen)
        face.save.clicked.connect(lambda: self.files.do("save"))
        face.projector.clicked.connect(self.projector.toggle)
        self.projector.shown_changed.connect(face.projector.setChecked)
        self.projector.keys.next_requested.connect(self.go_on)
        self.projector.keys.back_requested.connect(self.go_back)
        face.back_key.clicked.connect(self.go_back)
        face.next_key.clicked.connect(self.go_on)
        face.page_chosen.connect(self._use_page)
        face.page_chosen.connect(self.files.hush)
        face.typed.entered.connect(self._play_typed)
        self.files.saved.connect(self.lesson_saved)
        self.files.title_wanted.connect(self._ask_title)
        inside = Qt.ShortcutContext.WidgetWithChildrenShortcut
        on_key(self, QKeySequence.StandardKey.Save, face.save.click).setContext(inside)
        undo = on_key(self, QKeySequence.StandardKey.Undo, book.undo)
        undo.setContext(inside)
        undo.setAutoRepeat(True)

    def _connect_pages(self) -> None:
        pages, files = self.pages, self.files
        self.board.picked.connect(self.pointing.pick)
        self.pen.drawn.connect(self._draw)
        pages.used.connect(self._use_page_again)
        pages.dragged.connect(self._floating.follow)
        pages.dropped.connect(self._drop)
        pages.source_wanted.connect(self._take_position)
        pages.side_chosen.connect(self.pointing.show_side)
        pages.file_wanted.connect(files.do)
        files.put.connect(self.face.offer_folder)
        self.face.show_folder.clicked.connect(files.show_folder)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.face)
        self.setFocusProxy(self.board)
