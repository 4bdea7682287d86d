"""Shows on the board, as a picture only, the position to which the arbiter may go back; no hand moves it meanwhile."""

from PySide6.QtCore import QObject

from ladya_desktop.game.view import GameView
from ladya_desktop.ui.board.board_view import BoardView
from ladya_desktop.ui.play.port import GamePort


class BoardPreview(QObject):
    """The game itself is not touched."""

    def __init__(self, board: BoardView, port: GamePort, parent: QObject) -> None:
        super().__init__(parent)
        self._board = board
        self._port = port
        self._is_shown = False

    def show_view(self, view: GameView | None) -> None:
        """Shows a snapshot of what would be; None shows the game again."""
        if view is None and not self._is_shown:
            return
        self._is_shown = view is not None
        if view is not None:
            self._board.break_off()
        self._board.setEnabled(view is None)
        self._board.present(view or self._port.view)
