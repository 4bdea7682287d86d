"""What hands do on the board of a lesson, told to whatever takes the answer, as long as its page is shown."""

from ladya_desktop.ui.lessons.lesson_answering import Answering
from ladya_desktop.ui.lessons.lesson_board import LessonBoard


class Gestures:
    """Between a board, which stays, and one answer, which comes and goes."""

    def __init__(self, board: LessonBoard, answering: Answering) -> None:
        self._answering = answering
        self._ways = (
            (board.picked, answering.pick),
            (board.erased, answering.erase),
            (board.touched, self._touch),
            (board.released, self._release),
            (board.returned, self._put_back),
            (board.promotion_chosen, self._promote),
        )
        for signal, slot in self._ways:
            signal.connect(slot)

    def let_go(self) -> None:
        """Tells nothing any more."""
        for signal, slot in self._ways:
            signal.disconnect(slot)

    def _touch(self, square: str, _device: str, _stamp_ms: object) -> None:
        self._answering.touch(square)

    def _release(self, from_square: str, to_square: str, _device: str, _stamp_ms: object) -> None:
        self._answering.release(from_square, to_square)

    def _put_back(self, square: str, _device: str, _stamp_ms: object) -> None:
        self._answering.put_back(square)

    def _promote(self, square: str, letter: str, _device: str, _stamp_ms: object) -> None:
        self._answering.promote(square, letter)
