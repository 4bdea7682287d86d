"""What the hand waits for is painted first: the square of a piece just lifted, the clocks when the press changes them.

A window is painted as a whole when its loop comes round, and only after everything on it has heard of the snapshot.
These few pixels do not wait for that; all the rest follows in the same turn of the loop.
"""

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QWidget

from ladya_desktop.game.by_color import COLORS, ByColor
from ladya_desktop.game.view import GameView
from ladya_desktop.ui.board.board_view import BoardView
from ladya_desktop.ui.play.player_panel import PlayerPanel
from ladya_desktop.ui.play.port import GamePort


class AtOnce(QObject):
    """Shows new snapshots on the board and the clocks, the parts that are looked at during a gesture.

    After a piece was lifted or a clock was pressed they are painted before anybody who listens later hears of it.
    After other acts something may still be on its way, a piece that flies back: that is painted with all the rest.
    """

    def __init__(self, board: BoardView, panels: ByColor[PlayerPanel], port: GamePort, parent: QObject) -> None:
        super().__init__(parent)
        self._board = board
        self._panels = panels
        self._shown = port.view
        port.view_changed.connect(self._show)

    def _show(self, view: GameView) -> None:
        before, self._shown = self._shown, view
        if view.in_hand is not None and view.in_hand != before.in_hand:
            self._board.present(view)
        elif view.clock.running is not before.clock.running:
            for color in COLORS:
                self._panels[color].clock.present(view)
        else:
            return
        paint_now(self._board)


def paint_now(widget: QWidget) -> None:
    """Paints what is to be painted anew in the widget's window and sends it to the screen, in one frame."""
    QCoreApplication.sendEvent(widget.window(), QEvent(QEvent.Type.UpdateRequest))
