"""The review of the game that was played: stepped through by keyboard, marked, filtered, played back, printed."""

from typing import Final

from PySide6.QtCore import Qt

from ladya_desktop.game.events import PieceSprangBack
from ladya_desktop.ui.print.paper_window import PaperWindow
from ladya_desktop.ui.review.review_screen import Review
from ladya_desktop.ui.review.timeline import Filter
from ladya_desktop.ui.tour.stage import Stage

MOST_STEPS: Final = 2_000


class ReviewStory:
    """Begins and ends in the review of a game."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._hands = stage.hands

    def tell(self) -> None:
        """The whole of it."""
        review = self._stage.screen(Review)
        self._stage.wait("chart", lambda: bool(review.chart.chart.bars))
        self._step_to_where_a_piece_sprang_back(review)
        self._stage.take_in_all_sizes("review")
        self._hands.click(review.card.mark)
        for picture, chosen in (("record-moves", Filter.MOVES), ("review-rulings", Filter.RULINGS)):
            self._hands.click(review.card.filters[chosen])
            self._stage.take(picture)
        self._hands.click(review.card.filters[Filter.ALL])
        self._play_back(review)
        self._look_at_papers(review)

    def _step_to_where_a_piece_sprang_back(self, review: Review) -> None:
        self._hands.key(Qt.Key.Key_Home)
        moments = review.story.timeline.moments
        for _ in range(MOST_STEPS):
            if isinstance(moments[review.index].event, PieceSprangBack):
                return
            self._hands.key(Qt.Key.Key_Right)
        self._stage.wait("sprang_back", lambda: False)

    def _play_back(self, review: Review) -> None:
        """Ten moments at the highest speed."""
        self._hands.key(Qt.Key.Key_Home)
        transport = review.panel.transport
        self._hands.click(transport.speeds[max(transport.speeds)])
        self._hands.click(transport.play)
        self._stage.wait("played_back", lambda: review.index >= 10)
        self._hands.click(transport.play)

    def _look_at_papers(self, review: Review) -> None:
        for name, button in (("game-protocol", review.header.protocol), ("protest", review.card.protest)):
            self._hands.click(button)
            self._stage.dialog(PaperWindow)
            self._stage.take(f"paper-window-{name}")
            self._hands.key(Qt.Key.Key_Escape)
            self._stage.no_dialog()
