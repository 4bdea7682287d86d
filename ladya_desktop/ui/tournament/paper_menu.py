"""Which papers of a group can be printed now, as a menu; a chosen one opens in its window."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import QPoint, QStandardPaths, Signal
from PySide6.QtWidgets import QMenu, QWidget

from ladya_desktop.papers.catalogue import PaperOffer, available
from ladya_desktop.papers.complaint import complaint_form_paper, complaint_paper
from ladya_desktop.papers.diploma import diplomas_paper
from ladya_desktop.papers.hours import announced_plan
from ladya_desktop.papers.paper import Paper
from ladya_desktop.papers.player_cards import player_cards_paper
from ladya_desktop.tournament.view import GroupView, TournamentView
from ladya_desktop.ui.game_log_lines import log_lines
from ladya_desktop.ui.print.showing import open_diplomas, open_papers
from ladya_desktop.ui.print.wording_file import WordingFile
from ladya_desktop.ui.tournament.more_menu import DIPLOMAS
from ladya_desktop.ui.tournament.port import TournamentPort

GroupShown = Callable[[], GroupView | None]
EDGE_PX, BELOW_PX = 8, 4


class PaperMenu(QMenu):
    """`chosen(offer)`; papers in the order of an afternoon."""

    chosen = Signal(object)

    def __init__(self, offers: tuple[PaperOffer, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        for offer in offers:
            action = self.addAction(offer.name)
            action.setData(offer.code)
            action.triggered.connect(lambda _checked=False, one=offer: self.chosen.emit(one))


class Papers:
    """Opens papers of the group shown over a screen. The wording of diplomas is the user's own, among his data."""

    def __init__(self, port: TournamentPort, over: QWidget, group: GroupShown, wording: WordingFile | None) -> None:
        self._port, self._over, self._group = port, over, group
        self._wording = wording or WordingFile(_own_data())

    def drop_menu(self, below: QWidget, round_number: int | None) -> None:
        """Offers what can be printed now; the papers of a round are about the one that is looked at."""
        for view, group in self._shown():
            head = self._port.journal[-1].hash
            menu = PaperMenu(available(view, group, round_number=round_number, head=head), self._over)
            menu.chosen.connect(self.open)
            drop_down(menu, below)

    def open(self, offer: PaperOffer) -> None:
        """Shows a paper before it is printed."""
        if offer.code == DIPLOMAS:
            self.open_diplomas()
        else:
            open_papers(self._over, [offer.build()])

    def open_diplomas(self) -> None:
        """Shows the diplomas of a group that has places, with their wording at hand."""
        for view, group in self._shown():
            open_diplomas(self._over, partial(diplomas_paper, view, group), self._wording)

    def open_card(self, _group: str, participant_id: int) -> None:
        """Shows the card of one player."""
        for view, group in self._shown():
            paper = player_cards_paper(view, group, announced_plan(group), participant_id=participant_id)
            open_papers(self._over, [paper])

    def open_complaint(self, number: int) -> None:
        """Shows a complaint with what happened in its game, or (0) an empty form."""
        for view, group in self._shown():
            open_papers(self._over, [self._complaint(view, group, number)])

    def _complaint(self, view: TournamentView, group: GroupView, number: int) -> Paper:
        found = next((one for one in group.complaints if one.number == number), None)
        if found is None:
            return complaint_form_paper(view, group)
        lines = log_lines(self._port.game_log(found.game_id)) if found.game_id is not None else ()
        return complaint_paper(view, group, found, tuple(f"{line.time}  {line.text}" for line in lines))

    def _shown(self) -> Iterator[tuple[TournamentView, GroupView]]:
        """The tournament and the group that is shown, if there is one."""
        view, group = self._port.view, self._group()
        if view is not None and group is not None:
            yield view, group


def drop_down(menu: QMenu, below: QWidget) -> None:
    """A menu that is made anew each time hangs below its button, within the window."""
    menu.aboutToHide.connect(menu.deleteLater)
    menu.popup(below.mapToGlobal(QPoint(_left_of(menu, below), below.height() + BELOW_PX)))


def _left_of(menu: QMenu, button: QWidget) -> int:
    """Where a menu begins, seen from its button: below its left edge or, where the window ends, its right one."""
    width_px = menu.sizeHint().width()
    at = button.mapTo(button.window(), QPoint(0, 0)).x()
    if at + width_px <= button.window().width() - EDGE_PX:
        return 0
    return max(button.width() - width_px, EDGE_PX - at)


def _own_data() -> Path:
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation))
