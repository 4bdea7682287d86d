"""Between the banner and the board: what was ruled is shown as a story when somebody asks for it, and ended so too."""

from PySide6.QtCore import QObject

from ladya_desktop.game.view import GameView
from ladya_desktop.ui.board.board_picture import BoardPicture
from ladya_desktop.ui.board.story import Frame
from ladya_desktop.ui.play.messages import Messages
from ladya_desktop.ui.play.port import GamePort
from ladya_desktop.ui.play.ruling_story import story_of


class RulingTeller(QObject):
    """The story is that of the snapshot which the banner speaks of, whatever has been done since."""

    def __init__(self, board: BoardPicture, messages: Messages, port: GamePort) -> None:
        super().__init__(messages)
        self._board = board
        self._messages = messages
        self._port = port
        self._told: GameView | None = None
        self._frames: tuple[Frame, ...] = ()
        messages.changed.connect(self._prepare)
        messages.banner.show_requested.connect(self._tell_or_end)
        board.story_ended.connect(self._offer)
        self._prepare()

    def _prepare(self) -> None:
        told = self._messages.told
        if told is not self._told:
            self._told = told
            self._frames = () if told is None else story_of(told, self._port.log())
        self._offer()

    def _tell_or_end(self) -> None:
        self._prepare()
        if self._board.is_story_told:
            self._board.stop_story()
        else:
            self._board.show_story(self._frames)
        self._offer()

    def _offer(self) -> None:
        self._messages.banner.set_story(has_story=bool(self._frames), is_told=self._board.is_story_told)
