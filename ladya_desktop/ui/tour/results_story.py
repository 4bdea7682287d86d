"""After the game: the crosstable, the record behind a cell, results entered by hand, a pupil who leaves."""

from typing import Final

from ladya_desktop.game.result import Score
from ladya_desktop.tournament.view import PairingStatus
from ladya_desktop.ui.home.home_screen import HomeScreen
from ladya_desktop.ui.review.review_screen import Review
from ladya_desktop.ui.tour.review_story import ReviewStory
from ladya_desktop.ui.tour.stage import Stage
from ladya_desktop.ui.tournament.pairing_row import PairingRow
from ladya_desktop.ui.tournament.participants_model import NAME
from ladya_desktop.ui.tournament.result_dialog import ResultDialog
from ladya_desktop.ui.tournament.tab_row import PARTICIPANTS, ROUNDS, TABLE
from ladya_desktop.ui.tournament.tournament_screen import TournamentScreen
from ladya_desktop.ui.tournament.withdraw_dialog import WithdrawDialog

WON, DRAWN, LOST = Score.WHITE_WINS, Score.DRAW, Score.BLACK_WINS
RESULTS: Final = {
    (1, 6): WON,
    (2, 5): DRAWN,
    (3, 4): LOST,
    (6, 4): WON,
    (5, 3): DRAWN,
    (1, 2): WON,
    (2, 6): LOST,
    (3, 1): DRAWN,
    (4, 5): WON,
    (6, 5): WON,
    (1, 4): WON,
    (2, 3): Score.WHITE_BY_FORFEIT,
    (3, 6): Score.BLACK_BY_FORFEIT,
    (4, 2): DRAWN,
    (5, 1): LOST,
}
"""By the start numbers of White and Black; the first is played on the screen, the others on wooden boards.

Number 3 leaves after three of his five games: they count, and the other two are lost without play (C.05 6.6).
"""
LEAVER = LAST_ROUND = 3


class ResultsStory:
    """From the first result to the last; begins and ends at the crosstable."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._hands = stage.hands

    def tell(self) -> None:
        """The whole of it."""
        self._stage.take("crosstable-first-result")
        self._open_record()
        self._enter_by_hand()
        self._look_at_the_end()

    def _open_record(self) -> None:
        """The cell of the game leads to everything that happened in it."""
        view = self._screen.table.view
        row, column = self._cell_of_the_game()
        cell = view.visualRect(view.model().index(row, column))
        self._hands.click(view.viewport(), cell.center())
        record = self._stage.screen(Review)
        ReviewStory(self._stage).tell()
        self._hands.click(record.header.back)
        self._stage.screen(TournamentScreen)

    def _cell_of_the_game(self) -> tuple[int, int]:
        model = self._screen.table.model
        return next(
            (row, column)
            for row in range(model.rowCount())
            for column in range(model.columnCount())
            if model.pairing_at(model.index(row, column)) == (1, 1)
        )

    def _enter_by_hand(self) -> None:
        self._to(ROUNDS)
        rounds = self._screen.rounds
        for number in range(1, len(rounds.strip.buttons) + 1):
            self._hands.click(rounds.strip.buttons[number - 1])
            self._stage.wait(f"round:{number}", lambda number=number: rounds.round_shown == number)  # type: ignore[misc]
            self._enter_round(number)
            if number == LAST_ROUND:
                self._let_leave()

    def _enter_round(self, number: int) -> None:
        """One result after the other, from the first board to the last."""
        rows = self._screen.rounds.pairings.rows
        for row in rows:
            if row.pairing.status is PairingStatus.OPEN and row.pairing.round == number:
                self._enter(row, with_picture=number == 1)

    def _enter(self, row: PairingRow, *, with_picture: bool) -> None:
        players, number, board = row.pairing.players, row.pairing.round, row.pairing.board
        score = RESULTS[players.white.number or 0, players.black.number or 0]
        self._stage.time.pass_ms(60_000)
        self._hands.click(row.result)
        dialog = self._stage.dialog(ResultDialog)
        self._hands.click(dialog.score_button(score))
        if with_picture and board == 2:
            self._stage.take("result-by-hand")
        self._hands.click(dialog.confirm)
        self._stage.no_dialog()
        self._stage.wait(f"entered:{number}.{board}", lambda: row.pairing.score is score or row.pairing.round != number)
        if with_picture and board == 2:
            self._stage.take("rounds-first-results")

    def _let_leave(self) -> None:
        """From the list: the table before and after is shown first."""
        self._to(PARTICIPANTS)
        tab = self._screen.participants
        cell = tab.table.visualRect(tab.model.index(LEAVER - 1, NAME))
        self._hands.click(tab.table.viewport(), cell.center())
        self._stage.wait("chosen", tab.bar.leave.isEnabled)
        self._hands.click(tab.bar.leave)
        dialog = self._stage.dialog(WithdrawDialog)
        self._stage.take("withdrawal")
        self._hands.click(dialog.confirm)
        self._stage.no_dialog()
        self._stage.wait("left", tab.bar.give_back.isVisible)
        self._stage.take("participants-one-left")
        self._to(ROUNDS)

    def _look_at_the_end(self) -> None:
        self._to(TABLE)
        self._stage.take_in_all_sizes("crosstable")
        self._hands.click(self._screen.table.by_place)
        self._stage.take("crosstable-by-place")
        self._to(ROUNDS)
        self._stage.take("rounds-played")
        self._hands.click(self._screen.frame.header.back)
        self._stage.screen(HomeScreen)
        self._stage.take("home-after")

    def _to(self, tab: str) -> None:
        self._hands.click(self._screen.frame.tabs[tab])
        self._stage.wait(f"tab:{tab}", lambda: self._screen.tab == tab)

    @property
    def _screen(self) -> TournamentScreen:
        return self._stage.screen(TournamentScreen)
