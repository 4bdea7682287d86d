"""The papers of the group that has played: chosen and looked at in their window, and every page of each kept."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from ladya_desktop.papers.catalogue import available
from ladya_desktop.ui.home.home_screen import HomeScreen
from ladya_desktop.ui.print.output import pdf_bytes, picture
from ladya_desktop.ui.print.pagination import sheets_of
from ladya_desktop.ui.print.paper_window import PaperWindow
from ladya_desktop.ui.tour.stage import Stage
from ladya_desktop.ui.tournament.paper_menu import PaperMenu
from ladya_desktop.ui.tournament.tournament_screen import TournamentScreen

LOOKED_AT = ("protocol", "diplomas")
PAGE_PX = 1000


class PapersStory:
    """Begins and ends at home."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._hands = stage.hands

    def tell(self) -> None:
        """The whole of it."""
        self._hands.click(self._stage.screen(HomeScreen).tournament)
        for code in LOOKED_AT:
            self._open(code)
        self._keep_all()
        self._hands.click(self._screen.frame.header.back)
        self._stage.screen(HomeScreen)

    def _open(self, code: str) -> None:
        self._hands.click(self._screen.frame.print_button)
        self._stage.wait("paper_menu", lambda: isinstance(QApplication.activePopupWidget(), PaperMenu))
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, PaperMenu)
        if code == LOOKED_AT[0]:
            self._stage.take("papers-menu")
        action = next(each for each in menu.actions() if each.data() == code)
        self._hands.click(menu, menu.actionGeometry(action).center())
        self._stage.dialog(PaperWindow)
        self._stage.take(f"paper-window-{code}")
        self._hands.key(Qt.Key.Key_Escape)
        self._stage.no_dialog()

    def _keep_all(self) -> None:
        """Each paper as PDF and page by page."""
        view, group = self._screen.view, self._screen.group
        assert view is not None
        assert group is not None
        for offer in available(view, group):
            paper = offer.build()
            sheets = sheets_of([paper])
            name = f"paper-{offer.code.replace('_', '-')}"
            self._stage.keep_paper(name, pdf_bytes(sheets, paper.title), [picture(one, PAGE_PX) for one in sheets])

    @property
    def _screen(self) -> TournamentScreen:
        return self._stage.screen(TournamentScreen)
