"""The way to the first tournament: the dialog comes by itself, once."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ladya_desktop.ui.tournament.new_tournament_dialog import NewTournamentDialog
from tests.ui.hands import click, key, opened, settle
from tests.ui.test_main_window import Desk


def test_where_there_is_no_tournament_the_door_leads_to_making_one(qtbot: QtBot) -> None:
    desk = Desk(qtbot, is_first=True).open(qtbot)
    click(desk.window.home.tournament)
    assert desk.shows(desk.window.tournament)
    key(opened(desk.window, NewTournamentDialog), Qt.Key.Key_Escape)
    assert desk.shows(desk.window.tournament)
    assert desk.window.tournament.frame.none.button.isVisible()
    desk.window.back()
    click(desk.window.home.tournament)
    click(opened(desk.window, NewTournamentDialog).confirm)
    desk.window.back()
    click(desk.window.home.tournament)
    settle()
    assert not [one for one in desk.window.findChildren(NewTournamentDialog) if one.isVisible()]
