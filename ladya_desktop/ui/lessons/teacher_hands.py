"""What a hand does to a piece on the teacher's board: a move by the rules, a piece carried anywhere, a position set up.

A move that is not legal springs back, and `refused` says why. Where no game could stand, pieces go anywhere.
"""

from enum import StrEnum

from PySide6.QtCore import QObject, Signal

from ladya_desktop.game.position import Position
from ladya_desktop.game.view import Notice
from ladya_desktop.texts.typed_moves import meant_move
from ladya_desktop.ui.lessons.lesson_board import LessonBoard
from ladya_desktop.ui.lessons.teacher_workbook import Workbook

PROMOTIONS = "qrbn"


class Carrying(StrEnum):
    """What comes of a piece that is carried to another square."""

    RULES = "rules"
    FREE = "free"
    SETUP = "setup"


class TeacherHands(QObject):
    """`changed` when something else is in hand; `refused(notice)` when a piece springs back, None when that is over."""

    changed = Signal()
    refused = Signal(object)

    def __init__(self, board: LessonBoard, book: Workbook, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._book = book
        self._carrying = Carrying.RULES
        self._is_over_board = True
        self.in_hand: str | None = None
        self.promoting: tuple[str, str] | None = None
        board.touched.connect(lambda square, *_: self._touch(square))
        board.released.connect(lambda start, end, *_: self._release(start, end))
        board.returned.connect(lambda square, *_: self._return(square))
        board.hovered.connect(lambda _, over: self._hover(over))
        board.promotion_chosen.connect(lambda _square, piece, *_: self._promote(piece))
        board.erased.connect(self._erase)

    @property
    def carrying(self) -> Carrying:
        """What a carried piece does now; by the rules only where there are any."""
        return Carrying.FREE if self._carrying is Carrying.RULES and not self._book.may_play else self._carrying

    @property
    def position(self) -> Position:
        """The position that moves are made from."""
        return self._book.setup.position if self._book.is_by_hand else self._book.scene.position

    @property
    def permitted(self) -> tuple[str, ...]:
        """Where the piece in hand may go by the rules."""
        if self.in_hand is None or self.carrying is not Carrying.RULES:
            return ()
        return tuple(sorted({uci[2:4] for uci in self.position.legal_moves() if uci[:2] == self.in_hand}))

    def carry(self, carrying: Carrying) -> None:
        """Carried pieces do something else from now on."""
        self._carrying = carrying
        self.let_go()

    def let_go(self) -> None:
        """Nothing is in hand any more."""
        if self.in_hand is not None or self.promoting is not None:
            self.in_hand = self.promoting = None
            self.changed.emit()

    def play_typed(self, text: str) -> bool:
        """Plays a move that was typed; False if it is none here."""
        if not self._book.may_play:
            return False
        found = meant_move(text, self.position)
        if found is not None:
            self.refused.emit(None)
            self.let_go()
            self._book.play(found)
        return found is not None

    def _touch(self, square: str) -> None:
        if self._book.board_page is None or self.promoting is not None:
            return
        self.refused.emit(None)
        position = self.position
        if self.carrying is Carrying.RULES and position.color_at(square) is not position.turn:
            self.refused.emit(Notice(code="refusal.not_your_turn", is_ruling=False, squares=(square,)))
            return
        self.in_hand, self._is_over_board = square, True
        self.changed.emit()

    def _hover(self, over: str) -> None:
        self._is_over_board = bool(over)

    def _return(self, square: str) -> None:
        """Back on its square; a piece dropped beside the board is taken off where hands may do anything."""
        is_off = not self._is_over_board and self.carrying is not Carrying.RULES
        self.let_go()
        if is_off:
            self._erase(square)

    def _erase(self, square: str) -> None:
        if not self._book.setup.placement.at(square):
            return
        if self.carrying is Carrying.SETUP:
            self._book.set_position(self._book.setup.with_piece(square, ""))
        elif self.carrying is Carrying.FREE:
            self._book.remove(square)

    def _release(self, start: str, end: str) -> None:
        self.in_hand = None
        match self.carrying:
            case Carrying.SETUP:
                self._book.set_position(self._book.setup.moved(start, end))
            case Carrying.FREE:
                self._book.put(start, end)
            case _:
                self._play(start, end)
        self.changed.emit()

    def _play(self, start: str, end: str) -> None:
        legal = self.position.legal_moves()
        if start + end in legal:
            self._book.play(start + end)
        elif any(start + end + piece in legal for piece in PROMOTIONS):
            self.promoting = (start, end)
        else:
            code, squares = self.position.why_illegal(start, end)
            self.refused.emit(Notice(code=code, is_ruling=False, squares=(start, *squares)))

    def _promote(self, piece: str) -> None:
        if self.promoting is not None:
            start, end = self.promoting
            self.promoting = None
            self._book.play(start + end + piece)
