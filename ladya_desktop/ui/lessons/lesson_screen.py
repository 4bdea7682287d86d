"""The teacher's free board: as large as the screen, no clock, permitted moves shown, words for the last row.

A new position is a new game; the screen asks for it and is then given that game's port.
"""

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ladya_desktop.game.position import STARTING_FEN
from ladya_desktop.game.view import GameView, Phase
from ladya_desktop.texts import t
from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.board import geometry
from ladya_desktop.ui.board.board_view import BoardView
from ladya_desktop.ui.lessons.lesson_words import LessonWords
from ladya_desktop.ui.lessons.position_field import PositionField
from ladya_desktop.ui.parts.square_button import SquareButton
from ladya_desktop.ui.play.aloud import Aloud
from ladya_desktop.ui.play.board_hands import BoardHands
from ladya_desktop.ui.play.full_screen import toggle_full_screen
from ladya_desktop.ui.play.port import GamePort
from ladya_desktop.ui.play.typed_move import TypedMove

LEAST_WORDS_PX = 290
TIGHT_BELOW_PX = 430
_ICON_OF = {
    "back_move": "undo",
    "turn": "turn",
    "full_screen": "fullscreen",
    "start_position": "restart",
    "own_position": "pencil",
}
_PLACE_OF = {
    "back_move": (0, 0, 2),
    "turn": (1, 0, 1),
    "full_screen": (1, 1, 1),
    "start_position": (2, 0, 1),
    "own_position": (2, 1, 1),
}


class LessonScreen(QWidget):
    """Signals: `leave_requested`; `position_requested` with a full FEN, answered by `set_port`."""

    leave_requested = Signal()
    position_requested = Signal(str)

    def __init__(self, port: GamePort, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._port = port
        self._is_flipped = False
        self.board = BoardView(self)
        self._hands = BoardHands(self.board, port, self)
        self._side = QWidget(self)
        self.words = LessonWords()
        self.home_button = SquareButton("back")
        self._title = QLabel()
        self.buttons = {name: self._make() for name in _ICON_OF}
        self.position_field = PositionField()
        self.typed = TypedMove(self)
        self.aloud = Aloud(self, lambda: self._port)
        self.setFocusProxy(self.board)
        self._lay_out_side()
        self._connect()
        self.retranslate()
        self._begin()

    def set_port(self, port: GamePort) -> None:
        """Shows another game from now on."""
        self._port.view_changed.disconnect(self.present)
        self._hands.let_go()
        self._port = port
        self._hands = BoardHands(self.board, port, self)
        port.view_changed.connect(self.present)
        self._begin()

    def present(self, view: GameView) -> None:
        """Shows a snapshot."""
        self.board.present(view)
        self.words.present(view)
        self.buttons["back_move"].setEnabled(bool(view.moves))

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        self._title.setText(t("lesson.title"))
        self.home_button.say(t("lesson.home"))
        for name, button in self.buttons.items():
            button.setAccessibleName(t(f"lesson.{name}"))
            button.setToolTip(t(f"lesson.{name}"))
        self._lay_out()
        for part in (self.board, self.words, self.position_field, self.typed):
            part.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_out()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_Backspace):
            self._back_move()
        elif event.key() == Qt.Key.Key_F11:
            toggle_full_screen(self)
        elif event.text().isalpha() and not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier:
            self.typed.open(event.text())
        else:
            super().keyPressEvent(event)

    def _begin(self) -> None:
        if self._port.view.phase is Phase.NOT_STARTED:
            self._port.start()
        self.present(self._port.view)
        self._show_field(is_open=False)

    def _connect(self) -> None:
        self._port.view_changed.connect(self.present)
        self.home_button.clicked.connect(self.leave_requested)
        self.buttons["back_move"].clicked.connect(self._back_move)
        self.buttons["turn"].clicked.connect(self._turn)
        self.buttons["start_position"].clicked.connect(lambda: self.position_requested.emit(STARTING_FEN))
        self.buttons["own_position"].clicked.connect(lambda: self._show_field(is_open=True))
        self.buttons["full_screen"].clicked.connect(lambda: toggle_full_screen(self))
        self.position_field.position_given.connect(self.position_requested)
        self.position_field.closed.connect(lambda: self._show_field(is_open=False))
        self.typed.entered.connect(self._play_typed)

    def _back_move(self) -> None:
        if self._port.view.moves:
            self._port.restore(len(self._port.view.moves) - 1)

    def _turn(self) -> None:
        self._is_flipped = not self._is_flipped
        self.board.set_flipped(self._is_flipped)

    def _play_typed(self, text: str) -> None:
        if self._port.typed_move(text):
            self.typed.close_field()
            self.board.setFocus()
        else:
            self.typed.refuse()

    def _show_field(self, *, is_open: bool) -> None:
        self._buttons_page.setHidden(is_open)
        self.position_field.setVisible(is_open)
        if is_open:
            self.position_field.open()
        elif self.isVisible():
            self.board.setFocus()

    def _make(self) -> QPushButton:
        button = QPushButton()
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def _lay_out_side(self) -> None:
        self.home_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        theme.set_role(self._title, "subtitle")
        self._head = QWidget()
        self._buttons_page = QWidget()
        self._buttons = QGridLayout(self._buttons_page)
        self._buttons.setContentsMargins(5, 5, 5, 5)
        self._buttons.setSpacing(8)
        head = QGridLayout(self._head)
        head.setContentsMargins(5, 0, 5, 0)
        head.setHorizontalSpacing(12)
        head.addWidget(self.home_button, 0, 0)
        head.addWidget(self._title, 0, 1)
        head.setColumnStretch(1, 1)
        column = QVBoxLayout(self._side)
        column.setContentsMargins(0, 5, 0, 0)
        column.setSpacing(12)
        for widget, stretch in ((self._head, 0), (self.words, 1), (self._buttons_page, 0), (self.position_field, 0)):
            column.addWidget(widget, stretch)

    def _lay_out(self) -> None:
        margin_px = 8 if self.height() < 480 else 16
        coordinates = self.board.coordinates
        room = QRect(self.rect()).adjusted(margin_px, margin_px, -margin_px, -margin_px)
        square_px = geometry.fit(
            room.width() - LEAST_WORDS_PX - margin_px, room.height(), coordinates=coordinates
        ).square
        board_px, _ = geometry.size_for(square_px, coordinates)
        board = QRect(room.right() + 1 - board_px, room.top(), board_px, room.height())
        self.board.setGeometry(board)
        self._side.setGeometry(room.left(), room.top(), board.left() - room.left() - margin_px, room.height())
        self.words.set_screen_height(self.height())
        self._arrange_buttons(is_low=self.height() < 480)
        self.typed.setGeometry(board.center().x() - 210, board.bottom() - 70, 420, 58)

    def _arrange_buttons(self, *, is_low: bool) -> None:
        """The step back over both columns, the others below; in a low window all are icons in one row."""
        for place, (name, button) in enumerate(self.buttons.items()):
            row, column, width = (0, place, 1) if is_low else _PLACE_OF[name]
            self._buttons.addWidget(button, row, column, 1, width)
            button.setText("" if is_low else t(f"lesson.{name}"))
            gap_px = 0 if is_low else 10
            button.setIcon(icons.icon(_ICON_OF[name], theme.current().accent, 24, gap_px))
            button.setIconSize(icons.icon_size(24, gap_px))
        height_px = 42 if self.height() < 640 else 54
        pad_px, words_px = (0, 16) if is_low else (4, 14) if self._side.width() < TIGHT_BELOW_PX else (12, 16)
        sheet = f"QPushButton {{ min-height: {height_px}px; padding: 0 {pad_px}px; font-size: {words_px}px; }}"
        if sheet != self._buttons_page.styleSheet():
            self._buttons_page.setStyleSheet(sheet)
