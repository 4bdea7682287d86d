"""After the last game: a result taken back and entered again, a complaint, the journal, the protocol signed."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu

from ladya_desktop.texts import t
from ladya_desktop.tournament.view import GroupStatus
from ladya_desktop.ui.home.home_screen import HomeScreen
from ladya_desktop.ui.print.paper_window import PaperWindow
from ladya_desktop.ui.tour.results_story import RESULTS
from ladya_desktop.ui.tour.stage import Stage
from ladya_desktop.ui.tournament.complaint_dialog import AnswerDialog, ComplaintDialog
from ladya_desktop.ui.tournament.more_menu import MoreMenu
from ladya_desktop.ui.tournament.protocol_dialogs import SignDialog
from ladya_desktop.ui.tournament.result_dialog import ResultDialog
from ladya_desktop.ui.tournament.tab_row import COMPLAINTS, JOURNAL, ROUNDS
from ladya_desktop.ui.tournament.tournament_screen import TournamentScreen
from ladya_desktop.ui.tournament.undo_dialog import UndoDialog

ROUND, BOARD = 5, 3
"""Where the last result was entered."""
WRITTEN_MIN: Final = 4
MINUTE_MS: Final = 60_000
GAMES: Final = 15


class OrganizerStory:
    """Begins and ends at home."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._hands = stage.hands

    def tell(self) -> None:
        """The whole of it."""
        self._hands.click(self._stage.screen(HomeScreen).tournament)
        self._choose_tab(ROUNDS)
        self._take_back()
        self._enter_again()
        self._complain()
        self._answer()
        self._print_complaint()
        self._read()
        self._sign()
        self._hands.click(self._screen.frame.header.back)
        self._stage.screen(HomeScreen)

    # The last act

    def _take_back(self) -> None:
        frame = self._screen.frame
        self._hands.click(frame.last.button)
        dialog = self._stage.dialog(UndoDialog)
        self._stage.take("undo")
        self._hands.click(dialog.confirm)
        self._stage.no_dialog()
        self._stage.wait("taken_back", lambda: self._decided() == GAMES - 1)

    def _enter_again(self) -> None:
        rounds = self._screen.rounds
        self._hands.click(rounds.strip.buttons[ROUND - 1])
        self._stage.wait("last_round", lambda: rounds.round_shown == ROUND)
        row = rounds.pairings.rows[BOARD - 1]
        players = row.pairing.players
        self._stage.time.pass_ms(MINUTE_MS)
        self._hands.click(row.result)
        dialog = self._stage.dialog(ResultDialog)
        self._hands.click(dialog.score_button(RESULTS[players.white.number or 0, players.black.number or 0]))
        self._hands.click(dialog.confirm)
        self._stage.no_dialog()
        self._stage.wait("entered_again", lambda: self._decided() == GAMES)
        self._stage.take("rounds-all-played")

    def _decided(self) -> int:
        group = self._screen.group
        return group.games_decided if group is not None else 0

    # A complaint

    def _complain(self) -> None:
        self._stage.time.pass_ms(WRITTEN_MIN * MINUTE_MS)
        self._choose(COMPLAINTS, picture="more-menu")
        self._stage.take("complaints-none")
        self._hands.click(self._screen.pages.complaints.empty.button)
        dialog = self._stage.dialog(ComplaintDialog)
        self._hands.write(t("tour.complaint_author"))
        self._hands.click(dialog.text)
        self._hands.write(t("tour.complaint_text"))
        self._stage.take("complaint-new")
        self._hands.click(dialog.confirm)
        self._stage.no_dialog()
        self._stage.wait("complaint", lambda: len(self._screen.pages.complaints.cards) == 1)

    def _answer(self) -> None:
        card = self._screen.pages.complaints.cards[0]
        self._hands.click(card.answer)
        dialog = self._stage.dialog(AnswerDialog)
        self._hands.click(dialog.text)
        self._hands.write(t("tour.complaint_answer"))
        self._stage.take("complaint-answer")
        self._hands.click(dialog.confirm)
        self._stage.no_dialog()
        self._stage.wait("answered", card.reply.isVisible)
        self._stage.take_in_all_sizes("complaints")

    def _print_complaint(self) -> None:
        self._hands.click(self._screen.pages.complaints.cards[0].print_button)
        self._stage.dialog(PaperWindow)
        self._stage.take("complaint-on-paper")
        self._hands.key(Qt.Key.Key_Escape)
        self._stage.no_dialog()

    # Reading and signing

    def _read(self) -> None:
        page = self._screen.pages.journal
        self._choose(JOURNAL)
        self._stage.take_in_all_sizes("journal")
        everything = page.model.rowCount()
        self._hands.click(page.search)
        self._hands.write(t("tour.journal_word"))
        self._stage.wait("found", lambda: 0 < page.model.rowCount() < everything)
        self._stage.take("journal-found")

    def _sign(self) -> None:
        frame = self._screen.frame
        self._hands.click(frame.standing.button)
        dialog = self._stage.dialog(SignDialog)
        self._stage.take("protocol-to-sign")
        self._hands.click(dialog.confirm)
        self._stage.no_dialog()
        self._stage.wait("signed", self._is_signed)
        self._choose_tab(ROUNDS)
        self._stage.take("protocol-signed")

    def _is_signed(self) -> bool:
        group = self._screen.group
        return group is not None and group.status is GroupStatus.CLOSED

    def _choose(self, code: str, *, picture: str | None = None) -> None:
        """From the menu behind the last tab."""
        self._hands.click(self._screen.frame.more)
        self._stage.wait("more_menu", lambda: isinstance(QApplication.activePopupWidget(), MoreMenu))
        if picture is not None:
            self._stage.take(picture)
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        action = next(each for each in menu.actions() if each.data() == code)
        self._hands.click(menu, menu.actionGeometry(action).center())
        self._stage.no_dialog()
        self._stage.wait(f"tab:{code}", lambda: self._screen.tab == code)

    def _choose_tab(self, tab: str) -> None:
        self._hands.click(self._screen.frame.tabs[tab])
        self._stage.wait(f"tab:{tab}", lambda: self._screen.tab == tab)

    @property
    def _screen(self) -> TournamentScreen:
        return self._stage.screen(TournamentScreen)
