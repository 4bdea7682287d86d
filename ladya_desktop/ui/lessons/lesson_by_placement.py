"""An answer that is set up: a piece is chosen and put on squares, or carried from square to square."""

from dataclasses import replace
from typing import ClassVar

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QCursor, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QGridLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from ladya_desktop.game.placement import Placement
from ladya_desktop.lessons import Answer, PlacementAnswer, Verdict
from ladya_desktop.texts import t
from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.board.hand import FINGER_THRESHOLD_PX
from ladya_desktop.ui.board.looks import Content
from ladya_desktop.ui.board.pieces import draw_piece, piece_pixmap
from ladya_desktop.ui.board.spoken import spoken_piece
from ladya_desktop.ui.lessons.lesson_answering import RING_PX, Answering, large_button
from ladya_desktop.ui.lessons.lesson_board import LessonBoard, Use
from ladya_desktop.ui.lessons.lesson_trial import Trial
from ladya_desktop.ui.parts.choice import ChoiceButton

PIECES = "KQRBNP"
EMPTY = Placement(("",) * 64)
CELL_PX, LEAST_CELL_PX, GAP_PX = 52, 30, 8
SIDE_BY_SIDE_FROM_PX, CARRIED_PX = 350, 64
HAND, ERASER = "hand", "eraser"
_PICTURES = {HAND: "hand", ERASER: "erase"}


class PaletteButton(ChoiceButton):
    """A piece, the hand or the eraser; one of them is chosen at a time.

    `dropped(place)` on the screen where a piece that was dragged from here is let go.
    """

    dropped = Signal(QPoint)

    def __init__(self, tool: str) -> None:
        super().__init__()
        self.tool = tool
        self._down: QPoint | None = None
        self._is_dragging = False
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setMinimumWidth(LEAST_CELL_PX)
        self.setMaximumWidth(CELL_PX)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def sizeHint(self) -> QSize:
        return QSize(CELL_PX, CELL_PX)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self._down, self._is_dragging = event.globalPosition().toPoint(), False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The pointer carries the piece."""
        super().mouseMoveEvent(event)
        way = event.globalPosition().toPoint() - (self._down or event.globalPosition().toPoint())
        if self.tool in _PICTURES or self._is_dragging or way.manhattanLength() < FINGER_THRESHOLD_PX:
            return
        self._is_dragging = True
        self.setChecked(True)
        self.clicked.emit()
        scale = self.devicePixelRatioF()
        self.setCursor(QCursor(piece_pixmap(self.tool, round(CARRIED_PX * scale), scale)))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        was_dragging, self._down, self._is_dragging = self._is_dragging, None, False
        super().mouseReleaseEvent(event)
        if was_dragging:
            self.unsetCursor()
            self.dropped.emit(event.globalPosition().toPoint())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A square in any width."""
        super().resizeEvent(event)
        self.setFixedHeight(self.width())

    def retranslate(self) -> None:
        """Says what it is."""
        if self.tool in _PICTURES:
            self.say(t(f"course.{self.tool}"))
        else:
            self.say(t("course.piece_to_put", what=spoken_piece(self.tool)))

    def paint_content(self, painter: QPainter) -> None:
        middle = QRectF(self.rect()).center()
        if self.tool in _PICTURES:
            picture = icons.pixmap(_PICTURES[self.tool], self.ink(), 24, self.devicePixelRatioF())
            painter.drawPixmap(round(middle.x() - 12), round(middle.y() - 12), picture)
        else:
            draw_piece(painter, self.tool, middle, self.width() * 0.84, 1.0 if self.isEnabled() else 0.4)


class ByPlacement(Answering):
    """With a piece chosen a click puts it, and takes it off again; with the hand pieces are carried."""

    use: ClassVar[Use] = Use.PICK

    def __init__(self, trial: Trial, board: LessonBoard, parent: QWidget | None = None) -> None:
        super().__init__(trial, board, parent)
        self._start = Placement.from_board_fen(trial.page.scene.standing)
        self.placement = self._start
        self._in_hand: str | None = None
        self._wrong: tuple[str, ...] = ()
        tools = (*PIECES, HAND, *PIECES.lower(), ERASER)
        self.palette_buttons = {tool: PaletteButton(tool) for tool in tools}
        self.check, self.clear = large_button(), QPushButton()
        self._group = QButtonGroup(self)
        self._lay_out()
        self._connect()
        self.palette_buttons["K"].setChecked(True)
        self.retranslate()

    @property
    def tool(self) -> str:
        """What is chosen: a FEN letter, HAND or ERASER."""
        chosen = self._group.checkedButton()
        return chosen.tool if isinstance(chosen, PaletteButton) else HAND

    def choose(self, tool: str) -> None:
        """Chooses a piece, the hand or the eraser."""
        self.palette_buttons[tool].setChecked(True)
        self._in_hand = None
        self.board.set_use(Use.MOVE if tool == HAND else Use.PICK)
        self.shown_changed.emit()

    def pick(self, square: str) -> None:
        letter = "" if self.tool == ERASER or self.placement.at(square) == self.tool else self.tool
        self._set(self.placement.with_piece(square, letter))

    def erase(self, square: str) -> None:
        self._set(self.placement.with_piece(square, ""))

    def touch(self, square: str) -> None:
        self._in_hand = square
        self.shown_changed.emit()

    def release(self, from_square: str, to_square: str) -> None:
        self._set(self.placement.moved(from_square, to_square))

    def put_back(self, square: str) -> None:
        self._set(self.placement)

    def dress_board(self, content: Content) -> Content:
        marks = replace(content.marks, last_move=None, explained=self._wrong)
        return replace(content, placement=self.placement, in_hand=self._in_hand, marks=marks)

    def show_verdict(self, answer: Answer, verdict: Verdict) -> None:
        self._wrong = () if verdict.is_right else verdict.squares

    def show_solution(self, answer: Answer) -> None:
        if isinstance(answer, PlacementAnswer):
            self._set(Placement.from_board_fen(answer.board_fen))

    def close_up(self, *, is_over: bool) -> None:
        self.setVisible(not is_over)
        self.board.set_use(Use.LOOK if is_over else Use.MOVE if self.tool == HAND else Use.PICK)

    def retranslate(self) -> None:
        self.check.setText(t("course.check"))
        self.clear.setText(t("course.clear" if self._start == EMPTY else "course.as_it_was"))
        for button in self.palette_buttons.values():
            button.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._row.setDirection(across if self.width() >= SIDE_BY_SIDE_FROM_PX else down)

    def _drop(self, tool: str, place: QPoint) -> None:
        at = self.board.mapFromGlobal(place)
        square = self.board.geometry_now().square_at(at.x(), at.y())
        if square is not None:
            self._set(self.placement.with_piece(square, tool))

    def _set(self, placement: Placement) -> None:
        self.placement, self._in_hand, self._wrong = placement, None, ()
        self.shown_changed.emit()

    def _connect(self) -> None:
        for tool, button in self.palette_buttons.items():
            self._group.addButton(button)
            button.clicked.connect(lambda _=False, tool=tool: self.choose(tool))
            button.dropped.connect(lambda place, tool=tool: self._drop(tool, place))
        self.check.clicked.connect(lambda: self.given.emit(PlacementAnswer(self.placement.board_fen())))
        self.clear.clicked.connect(lambda: self._set(self._start))

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setSpacing(GAP_PX)
        width = len(self.palette_buttons) // 2
        for at, button in enumerate(self.palette_buttons.values()):
            grid.addWidget(button, at // width, at % width)
        grid.setColumnStretch(width, 1)
        theme.restyle(self.clear, "large", value=True)
        self._row = row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        row.setSpacing(12)
        row.addWidget(self.check)
        row.addWidget(self.clear)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(RING_PX, RING_PX, RING_PX, RING_PX)
        column.setSpacing(14)
        column.addLayout(grid)
        column.addLayout(row)
