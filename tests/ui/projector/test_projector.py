"""The big screen comes up with what was chosen, follows the tournament, and goes away by the same button."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.game.result import Score
from ladya_desktop.texts import set_language
from ladya_desktop.tournament.acts import CancelDraw
from ladya_desktop.ui.projector.pages import Kind
from ladya_desktop.ui.projector.projector import Projector
from ladya_desktop.ui.projector.projector_dialog import ProjectorDialog
from ladya_desktop.ui.projector.projector_window import LEAST_SECONDS, ProjectorWindow, Showing
from ladya_desktop.ui.tournament.tab_row import TABLE
from ladya_desktop.ui.tournament.tournament_screen import TournamentScreen
from tests.ui.hands import click, opened, show
from tests.ui.tournament.stand_in import StandInTournament, created, drawn, play


def projector_of(qtbot: QtBot, port: StandInTournament) -> Projector:
    host = show(qtbot, QWidget())
    projector = Projector(port, host)
    projector.setObjectName("projector")
    return projector


def host_of(projector: Projector) -> QWidget:
    host = projector.parent()
    assert isinstance(host, QWidget)
    return host


def shown(qtbot: QtBot, projector: Projector) -> ProjectorWindow:
    window = projector.window
    assert window is not None
    qtbot.addWidget(window)
    return window


def test_what_is_chosen_comes_up(qtbot: QtBot) -> None:
    projector = projector_of(qtbot, drawn())
    projector.toggle("II")
    dialog = opened(host_of(projector), ProjectorDialog)
    click(dialog.kinds[Kind.CROSSTABLE])
    click(dialog.kinds[Kind.PAIRINGS])
    click(dialog.themes["dark"])
    click(dialog.seconds.less)
    with qtbot.waitSignal(projector.shown_changed) as told:
        click(dialog.confirm)
    assert told.args == [True]
    window = shown(qtbot, projector)
    assert (window.page.kind, window.page_number) == (Kind.STANDINGS, (1, 2))
    projector.close()


def test_nothing_chosen_is_asked_again(qtbot: QtBot) -> None:
    projector = projector_of(qtbot, drawn())
    projector.toggle("II")
    dialog = opened(host_of(projector), ProjectorDialog)
    for kind in (Kind.STANDINGS, Kind.PAIRINGS):
        click(dialog.kinds[kind])
    click(dialog.confirm)
    assert dialog.remark.text == "Сначала нужно выбрать, что показывать."
    assert projector.window is None


def test_the_same_button_takes_it_away(qtbot: QtBot) -> None:
    projector = projector_of(qtbot, drawn())
    projector.show("II", Showing())
    shown(qtbot, projector)
    with qtbot.waitSignal(projector.shown_changed) as told:
        projector.toggle("II")
    assert told.args == [False]
    assert projector.window is None


def test_what_was_chosen_last_is_offered_again(qtbot: QtBot) -> None:
    projector = projector_of(qtbot, drawn())
    showing = Showing(kinds=frozenset({Kind.CROSSTABLE}), seconds=LEAST_SECONDS, theme="contrast")
    projector.show("II", showing)
    shown(qtbot, projector)
    projector.close()
    projector.toggle("II")
    dialog = opened(host_of(projector), ProjectorDialog)
    assert [kind for kind, row in dialog.kinds.items() if row.isChecked()] == [Kind.CROSSTABLE]
    assert dialog.themes["contrast"].isChecked()
    assert not dialog.seconds.less.isEnabled()


def test_results_follow_live(qtbot: QtBot) -> None:
    port = drawn()
    projector = projector_of(qtbot, port)
    projector.show("II", Showing())
    window = shown(qtbot, projector)
    assert "очки 1" not in window.accessibleName()
    play(port, [(1, 1, Score.WHITE_WINS)])
    assert "очки 1" in window.accessibleName()
    projector.close()


def test_a_draw_taken_back_takes_it_away(qtbot: QtBot) -> None:
    port = drawn()
    projector = projector_of(qtbot, port)
    projector.show("II", Showing())
    shown(qtbot, projector)
    assert port.perform(CancelDraw(group="II", reason="late", at_ms=0, by="arbiter")) is None
    assert projector.window is None


def test_the_button_above_the_table_brings_it_and_takes_it_away(qtbot: QtBot) -> None:
    screen = show(qtbot, TournamentScreen(drawn()))
    screen.show_group("II")
    screen.show_tab(TABLE)
    click(screen.table.projector)
    click(opened(screen, ProjectorDialog).confirm)
    shown(qtbot, screen.projector)
    screen.window().activateWindow()
    assert screen.table.projector.isChecked()
    assert screen.table.projector.accessibleName() == "Убрать с большого экрана"
    click(screen.table.projector)
    assert screen.projector.window is None
    assert not screen.table.projector.isChecked()


def test_it_goes_away_with_the_window_that_brought_it(qtbot: QtBot) -> None:
    host = QWidget()
    projector = Projector(drawn(), host)
    projector.show("II", Showing())
    window = shown(qtbot, projector)
    with qtbot.waitSignal(window.closed):
        host.deleteLater()


def test_before_the_draw_nothing_comes_up(qtbot: QtBot) -> None:
    projector = projector_of(qtbot, created())
    projector.show("II", Showing())
    assert projector.window is None


def test_another_language_at_once(qtbot: QtBot) -> None:
    projector = projector_of(qtbot, drawn())
    projector.retranslate()
    projector.show("II", Showing())
    window = shown(qtbot, projector)
    set_language("en")
    projector.retranslate()
    assert window.windowTitle().startswith("Big screen")
    projector.close()


@pytest.mark.parametrize(("has_second", "words"), [(True, "займёт второй экран"), (False, "Второго экрана нет")])
def test_where_it_will_come_up_is_said(qtbot: QtBot, has_second: bool, words: str) -> None:
    host = show(qtbot, QWidget())
    screen = host.screen() if has_second else None
    projector = Projector(drawn(), host, find_screen=lambda _window: screen)
    projector.toggle("II")
    dialog = opened(host, ProjectorDialog)
    labels = [label.text() for label in dialog.page.findChildren(QWidget) if hasattr(label, "text")]
    assert any(words in text for text in labels if isinstance(text, str))
