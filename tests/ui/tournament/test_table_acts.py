"""What can be done out of the table: leaving, coming back, deciding shared places."""

from pytestqt.qtbot import QtBot

from ladya_desktop.ui.tournament.crosstable_tab import CrosstableTab
from ladya_desktop.ui.tournament.decide_tie_dialog import DecideTieDialog
from ladya_desktop.ui.tournament.player_card import PlayerCard
from ladya_desktop.ui.tournament.table_acts import TableActs
from ladya_desktop.ui.tournament.withdraw_dialog import ReturnDialog, WithdrawDialog
from tests.ui.hands import click, click_cell, opened, show
from tests.ui.tournament.stand_in import StandInTournament, drawn
from tests.ui.tournament.table_states import drawn_with, higher_wins, ring


def table_of(qtbot: QtBot, port: StandInTournament) -> CrosstableTab:
    tab = CrosstableTab()
    tab.setProperty("acts", TableActs(port, tab))
    tab.present(port.group())
    return show(qtbot, tab, 1040, 640)


def test_a_player_leaves_out_of_his_card(qtbot: QtBot) -> None:
    tab = table_of(qtbot, drawn())
    click_cell(tab.view, tab.model.index(2, 1))
    click(opened(tab, PlayerCard).leave)
    assert opened(tab, WithdrawDialog).pupil.number == 3


def test_who_has_left_comes_back_out_of_his_card(qtbot: QtBot) -> None:
    port = drawn()
    port.withdraw(port.group().participants[2].participant_id, after_round=0)
    tab = table_of(qtbot, port)
    click_cell(tab.view, tab.model.index(2, 1))
    click(opened(tab, PlayerCard).leave)
    assert opened(tab, ReturnDialog).pupil.number == 3


def test_shared_places_are_decided_where_the_list_says_so(qtbot: QtBot) -> None:
    tab = table_of(qtbot, ring(drawn_with(("SB", "LOTS"))))
    assert tab.tie.words.text() == "Места 1–3 делятся: по всем показателям поровну."
    click(tab.tie.decide)
    assert opened(tab, DecideTieDialog).isVisible()


def test_nothing_is_to_decide_without_a_lot_in_the_list(qtbot: QtBot) -> None:
    assert not table_of(qtbot, ring(drawn_with(("SB",)))).tie.isVisible()


def test_nothing_is_to_decide_while_games_are_open_or_nobody_shares(qtbot: QtBot) -> None:
    tab = table_of(qtbot, drawn_with(("SB", "LOTS")))
    assert not tab.tie.isVisible()
    tab.present(higher_wins(drawn_with(("SB", "LOTS"))).group())
    assert not tab.tie.isVisible()


def test_without_a_tournament_nothing_is_asked(qtbot: QtBot) -> None:
    port = drawn()
    tab = table_of(qtbot, port)
    port.state = StandInTournament().state
    tab.tie_requested.emit("II", (1, 2))
    tab.leave_requested.emit(1)
    assert tab.findChildren(DecideTieDialog) == []
    assert tab.findChildren(WithdrawDialog) == []
