"""A board to write the intended move on (articles 9.2, 9.3): nothing that happens on it is a touch.

It covers the board of the game while it is open, so that no hand can take one for the other.
"""

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.placement import Placement
from ladya_desktop.texts import t
from ladya_desktop.texts.notation import format_san
from ladya_desktop.texts.phrases import usual_letters
from ladya_desktop.ui import theme
from ladya_desktop.ui.board.board_view import BoardView
from ladya_desktop.ui.board.geometry import Coordinates
from ladya_desktop.ui.board.looks import Content, Marks
from ladya_desktop.ui.parts.plain_label import plain_label

EDGE_PX = 8


class WritingBoard(QFrame):
    """`written` carries the move in UCI and as it is read ("Qe3-e2")."""

    written = Signal(str, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme.set_role(self, "card")
        self._placement = Placement(("",) * 64)
        self._color = Color.WHITE
        self._move = ""
        self.title = plain_label()
        self.title.setWordWrap(True)
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        theme.set_role(self.title, "strong")
        self.board = BoardView()
        self.board.set_coordinates(Coordinates.INSIDE)
        self.board.touched.connect(self._take)
        self.board.released.connect(self._put)
        self.board.returned.connect(lambda *_: self._show())
        self.board.promotion_chosen.connect(self._promote)
        column = QVBoxLayout(self)
        column.setContentsMargins(EDGE_PX, EDGE_PX, EDGE_PX, EDGE_PX)
        column.setSpacing(EDGE_PX)
        column.addWidget(self.title)
        column.addWidget(self.board, 1)
        self.hide()

    @property
    def color(self) -> Color:
        """Who writes."""
        return self._color

    def open(self, placement: Placement, color: Color, *, is_flipped: bool) -> None:
        """Begins to write a move of this side in the position on the board."""
        self._placement, self._color, self._move = placement, color, ""
        self.board.set_flipped(is_flipped)
        self._show()
        self.retranslate()
        self.show()
        self.raise_()
        self.board.setFocus()

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        words = move_in_words(self._placement, self._move) if self._move else ""
        self.title.setText(t("play.writing.done", move=words) if words else t("play.writing.how"))
        self.board.retranslate()
        if words and self.board.content.promotion is None:
            self.written.emit(self._move, words)

    def _take(self, square: str, _device: str, _stamp_ms: object) -> None:
        if self._placement.color_at(square) is self._color:
            self._show(in_hand=square)

    def _put(self, from_square: str, to_square: str, _device: str, _stamp_ms: object) -> None:
        letter = self._placement.at(from_square)
        self._move = from_square + to_square
        if letter in ("P", "p") and to_square[1] in "18":
            self._show(promotion=to_square)
        else:
            self._tell()

    def _promote(self, _square: str, piece: str, _device: str, _stamp_ms: object) -> None:
        self._move = self._move[:4] + piece
        self._tell()

    def _tell(self) -> None:
        self._show()
        self.retranslate()

    def _show(self, *, in_hand: str | None = None, promotion: str | None = None) -> None:
        marks = Marks()
        if self._move and in_hand is None:
            start, end = self._move[:2], self._move[2:4]
            marks = Marks(last_move=(start, end), returned=(self._placement.at(start), end))
        content = Content(placement=self._placement, marks=marks, in_hand=in_hand)
        self.board.show_content(replace(content, promotion=promotion))


def move_in_words(placement: Placement, uci: str) -> str:
    """A written move as a scoresheet has it in full, legal or not: "Qe3-e2", "e7-e8=N"."""
    letter = placement.at(uci[:2]).upper()
    dash = "x" if placement.at(uci[2:4]) else "-"
    new = f"={uci[4].upper()}" if len(uci) > len("e7e8") else ""
    san = f"{'' if letter == 'P' else letter}{uci[:2]}{dash}{uci[2:4]}{new}"
    return format_san(san, usual_letters())
