"""Which papers of a group can be printed now, as a menu; a chosen one opens in its window."""

from pathlib import Path

from PySide6.QtCore import QStandardPaths, Signal
from PySide6.QtWidgets import QMenu, QWidget

from ladya_desktop.papers.catalogue import PaperOffer, available
from ladya_desktop.papers.complaint import complaint_form_paper, complaint_paper
from ladya_desktop.papers.diploma import diplomas_paper
from ladya_desktop.tournament.view import GroupView, TournamentView
from ladya_desktop.ui.game_log_lines import log_lines
from ladya_desktop.ui.print.showing import open_diplomas, open_papers
from ladya_desktop.ui.print.wording_file import WordingFile
from ladya_desktop.ui.tournament.more_menu import DIPLOMAS
from ladya_desktop.ui.tournament.port import TournamentPort


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
    """Opens papers over a screen. The wording of diplomas is the user's own, kept among his data."""

    def __init__(self, port: TournamentPort, over: QWidget, wording: WordingFile | None = None) -> None:
        self._port, self._over = port, over
        self._wording = wording or WordingFile(_own_data())

    def menu(self, view: TournamentView, group: GroupView, round_number: int | None) -> PaperMenu:
        """The papers there are; those of a round are about the one that is looked at."""
        head = self._port.journal[-1].hash
        menu = PaperMenu(available(view, group, round_number=round_number, head=head), self._over)
        menu.chosen.connect(lambda offer: self.open(view, group, offer))
        return menu

    def open(self, view: TournamentView, group: GroupView, offer: PaperOffer) -> None:
        """Shows a paper before it is printed."""
        if offer.code == DIPLOMAS:
            self.open_diplomas(view, group)
        else:
            open_papers(self._over, [offer.build()])

    def open_diplomas(self, view: TournamentView, group: GroupView) -> None:
        """Shows the diplomas of a group that has places, with their wording at hand."""
        open_diplomas(self._over, lambda template: diplomas_paper(view, group, template), self._wording)

    def open_complaint(self, view: TournamentView, group: GroupView, number: int) -> None:
        """Shows a complaint with what happened in its game, or (0) an empty form."""
        found = next((one for one in group.complaints if one.number == number), None)
        if found is None:
            open_papers(self._over, [complaint_form_paper(view, group)])
            return
        lines = log_lines(self._port.game_log(found.game_id)) if found.game_id is not None else ()
        told = tuple(f"{line.time}  {line.text}" for line in lines)
        open_papers(self._over, [complaint_paper(view, group, found, told)])


def _own_data() -> Path:
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation))
