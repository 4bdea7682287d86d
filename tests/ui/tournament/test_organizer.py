"""What the organiser does to the whole from the tournament's window: takes back, signs, complains, prints, reads."""

from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from ladya_desktop.game.result import Score
from ladya_desktop.papers.html import html_page
from ladya_desktop.tournament.acts import CloseGroup, FileComplaint, RemoveGroup, ReopenGroup, UndoStep
from ladya_desktop.tournament.view import GroupStatus
from ladya_desktop.ui.game_log_lines import log_lines
from ladya_desktop.ui.print.paper_window import PaperWindow
from ladya_desktop.ui.tournament.complaint_dialog import ComplaintDialog
from ladya_desktop.ui.tournament.event_dialog import EventDialog
from ladya_desktop.ui.tournament.group_dialog import GroupDialog
from ladya_desktop.ui.tournament.more_menu import EVENT, NEW_GROUP, PRINT, REGULATIONS, REOPEN, SIGN, UNDO, MoreMenu
from ladya_desktop.ui.tournament.paper_menu import PaperMenu
from ladya_desktop.ui.tournament.protocol_dialogs import ReopenDialog, SignDialog
from ladya_desktop.ui.tournament.result_dialog import ResultDialog
from ladya_desktop.ui.tournament.tab_row import COMPLAINTS, JOURNAL, ROUNDS
from ladya_desktop.ui.tournament.tournament_screen import TournamentScreen
from ladya_desktop.ui.tournament.undo_dialog import UndoDialog
from tests.ui.hands import click, key, opened, settle, type_in
from tests.ui.recorded_game import short_game
from tests.ui.tournament.stand_in import StandInTournament, drawn, listed, play, played_to_the_end
from tests.ui.tournament.test_tournament_screen import screen_of

pytestmark = pytest.mark.qt_log_ignore(r"^This plugin does not support (raise|grabbing the keyboard)", extend=True)


def menu_of(screen: TournamentScreen) -> MoreMenu:
    click(screen.frame.more)
    return opened(screen, MoreMenu)


def choose(menu: QMenu, code: str) -> None:
    """By the keyboard: arrows to the line, Enter."""
    lines = [action for action in menu.actions() if not action.isSeparator()]
    menu.setActiveAction(next(action for action in lines if action.data() == code))
    key(menu, Qt.Key.Key_Return)
    settle()


@pytest.mark.parametrize("page", [COMPLAINTS, JOURNAL])
def test_pages_behind_the_last_tab_add_their_name_to_it(qtbot: QtBot, page: str) -> None:
    screen = screen_of(qtbot, drawn())
    assert screen.frame.more.text().strip() == "Ещё"
    choose(menu_of(screen), page)
    assert screen.tab == page
    assert screen.frame.more.text().strip() == {"complaints": "Ещё: Жалобы", "journal": "Ещё: Журнал"}[page]
    assert screen.frame.more.isChecked()
    assert not any(tab.isChecked() for tab in screen.frame.tabs.values())
    click(screen.frame.tabs[ROUNDS])
    assert screen.frame.more.text().strip() == "Ещё"
    assert not screen.frame.more.isChecked()


def test_a_menu_that_is_left_changes_nothing(qtbot: QtBot) -> None:
    screen = screen_of(qtbot, drawn())
    menu = menu_of(screen)
    key(menu, Qt.Key.Key_Escape)
    assert screen.tab == ROUNDS
    assert screen.frame.tabs[ROUNDS].isChecked()
    assert not screen.frame.more.isChecked()


# Groups and details


def test_the_groups_regulations_and_the_details_are_opened(qtbot: QtBot) -> None:
    screen = screen_of(qtbot, drawn())
    choose(menu_of(screen), REGULATIONS)
    dialog = opened(screen, GroupDialog)
    assert "II" in dialog.windowTitle()
    key(dialog, Qt.Key.Key_Escape)
    choose(menu_of(screen), EVENT)
    assert opened(screen, EventDialog).title_field.text() == "Белая ладья"


def test_a_new_group_comes_up_where_pupils_are_entered(qtbot: QtBot) -> None:
    port = listed()
    assert port.request(RemoveGroup(group="III")) is None
    screen = screen_of(qtbot, port)
    choose(menu_of(screen), NEW_GROUP)
    click(opened(screen, GroupDialog).confirm)
    assert [button.code for button in screen.frame.groups.buttons] == ["I", "II", "III"]
    assert screen.group is not None
    assert screen.group.code == "III"


# Taking back


def test_the_last_act_is_told_below_the_groups_and_taken_back(qtbot: QtBot) -> None:
    port = play(drawn(), [(1, 1, Score.WHITE_WINS)])
    screen = screen_of(qtbot, port)
    assert screen.frame.last.text.text().replace("\u00a0", " ").endswith("Кленовский Матвей — Облаков Лев: 1 : 0")
    click(screen.frame.last.button)
    dialog = opened(screen, UndoDialog)
    assert dialog.what.text() == screen.frame.last.text.text()
    click(dialog.confirm)
    assert port.group().games_decided == 0
    assert screen.frame.last.text.text().startswith("II\u00a0группа: брошен жребий")


def test_that_the_last_act_was_in_another_group_is_said(qtbot: QtBot) -> None:
    screen = screen_of(qtbot, play(drawn(), [(1, 1, Score.WHITE_WINS)]))
    assert not screen.frame.last.where.isVisible()
    screen.show_group("I")
    said = "Это II\u00a0группа, а открыта I\u00a0группа."
    assert screen.frame.last.where.isVisible()
    assert screen.frame.last.where.text() == said
    click(screen.frame.last.button)
    dialog = opened(screen, UndoDialog)
    assert dialog.other.isVisible()
    assert dialog.other.text() == said
    key(dialog, Qt.Key.Key_Escape)
    choose(menu_of(screen), UNDO)
    assert opened(screen, UndoDialog).other.text() == said


def test_between_two_rounds_none_is_said_to_be_on(qtbot: QtBot) -> None:
    port = play(drawn(), [(1, board, Score.DRAW) for board in (1, 2, 3)])
    screen = screen_of(qtbot, port)
    standing = screen.frame.standing
    assert (standing.title.text(), standing.text.text()) == ("Тур 1 идёт", "Закончено партий: 3 из 4.")
    play(port, [(1, 4, Score.DRAW)])
    assert (standing.title.text(), standing.text.text()) == ("Сыграно туров: 1", "Следующий — тур 2.")
    assert "сыграно туров: 1" in screen.frame.groups.buttons[1].accessibleName()
    port.start_game(2, 1)
    assert standing.title.text() == "Тур 2 идёт"
    assert "идёт тур 2" in screen.frame.groups.buttons[1].accessibleName()


def test_escape_takes_nothing_back(qtbot: QtBot) -> None:
    port = play(drawn(), [(1, 1, Score.WHITE_WINS)])
    screen = screen_of(qtbot, port)
    click(screen.frame.last.button)
    key(opened(screen, UndoDialog), Qt.Key.Key_Escape)
    assert port.group().games_decided == 1


def test_a_double_click_takes_back_one_act_only(qtbot: QtBot) -> None:
    """Enter twice at once: the second finds the step gone."""
    port = play(drawn(), [(1, 1, Score.WHITE_WINS), (1, 2, Score.DRAW)])
    screen = screen_of(qtbot, port)
    click(screen.frame.last.button)
    dialog = opened(screen, UndoDialog)
    dialog.confirm.click()
    dialog.confirm.click()
    assert sum(isinstance(act, UndoStep) for act in port.asked) == 1
    assert port.group().games_decided == 1


def test_what_is_not_the_last_act_any_more_is_refused_in_words(qtbot: QtBot) -> None:
    port = play(drawn(), [(1, 1, Score.WHITE_WINS)])
    screen = screen_of(qtbot, port)
    click(screen.frame.last.button)
    dialog = opened(screen, UndoDialog)
    play(port, [(1, 2, Score.DRAW)])
    click(dialog.confirm)
    assert dialog.remark.text == "Это действие уже не последнее. Отменять можно по порядку, с последнего."
    assert port.group().games_decided == 2
    assert not dialog.confirm.isEnabled()


def test_there_is_nothing_to_take_back_in_a_new_tournament(qtbot: QtBot) -> None:
    port = listed()
    view = port.view
    assert view is not None
    while view is not None and view.undo_step is not None:
        assert port.request(UndoStep(step=view.undo_step)) is None
        view = port.view
    screen = screen_of(qtbot, port)
    assert not screen.frame.last.isVisible()
    assert UNDO not in {action.data() for action in menu_of(screen).actions()}
    screen.acts.undo()
    assert not screen.findChildren(UndoDialog)


@pytest.mark.parametrize(("width", "height", "has_button"), [(1024, 576, True), (683, 384, False)])
def test_a_small_window_has_it_behind_a_button_or_the_last_tab(
    qtbot: QtBot, width: int, height: int, has_button: bool
) -> None:
    port = play(drawn(), [(1, 1, Score.WHITE_WINS)])
    screen = screen_of(qtbot, port, width, height)
    screen.resize(width, height)
    settle()
    assert screen.frame.undo.isVisible() == has_button
    assert not screen.frame.last.isVisible()
    if has_button:
        assert screen.frame.undo.toolTip().startswith("Отменить: II\u00a0группа, тур 1")
        click(screen.frame.undo)
    else:
        choose(menu_of(screen), UNDO)
    click(opened(screen, UndoDialog).confirm)
    assert port.group().games_decided == 0


# The protocol


def test_a_group_is_signed_and_opened_again_with_a_reason(qtbot: QtBot) -> None:
    port = played_to_the_end()
    screen = screen_of(qtbot, port)
    assert screen.frame.standing.title.text() == "Всё сыграно"
    click(screen.frame.standing.button)
    click(opened(screen, SignDialog).confirm)
    assert port.group().status is GroupStatus.CLOSED
    assert isinstance(port.asked[-1], CloseGroup)
    assert screen.frame.standing.title.text() == "Протокол подписан"
    screen.show_tab(ROUNDS)
    assert not any(row.result.isVisible() for row in screen.rounds.pairings.rows)
    click(screen.frame.standing.button)
    dialog = opened(screen, ReopenDialog)
    click(dialog.confirm)
    assert dialog.remark.text.startswith("Нужна причина")
    type_in(dialog.reason, "Ошибка, тур 2")
    click(dialog.confirm)
    assert cast("ReopenGroup", port.asked[-1]).reason == "Ошибка, тур 2"
    assert port.group().status is GroupStatus.FINISHED
    assert all(row.result.isVisible() for row in screen.rounds.pairings.rows)


def test_a_signed_group_has_its_diplomas_at_hand(qtbot: QtBot) -> None:
    port = played_to_the_end()
    screen = screen_of(qtbot, port)
    assert not screen.frame.standing.diplomas.isVisible()
    assert port.request(CloseGroup(group="II")) is None
    click(screen.frame.standing.diplomas)
    first = opened(screen, PaperWindow)
    assert "иплом" in first.title
    first.close()
    click(screen.frame.print_button)
    choose(opened(screen, PaperMenu), "diplomas")
    second = opened(screen, PaperWindow)
    assert second.wording_button.isVisible()
    second.close()
    choose(menu_of(screen), REOPEN)
    assert opened(screen, ReopenDialog).reason.isVisible()


def test_signing_while_complaints_may_come_is_advised_against(qtbot: QtBot) -> None:
    port = drawn(("Облаков Лев;3В", "Росинкина Дарья;2А"))
    port.unix_ms += 60_000
    screen = screen_of(qtbot, port)
    screen.rounds.result_requested.emit("II", 1, 1)
    dialog = opened(screen, ResultDialog)
    click(dialog.score_button(Score.DRAW))
    click(dialog.confirm)
    act = FileComplaint(group="II", author="Облаков Лев", text="Шумели.", filed_at_ms=port.unix_ms)
    assert port.request(act) is None
    choose(menu_of(screen), SIGN)
    sign = opened(screen, SignDialog)
    assert not sign.confirm.isDefault()  # Enter waits
    assert sign.doubts == (
        "Жалобы принимаются до 16:31. Лучше подписать после этого.",
        "Без ответа осталась 1 жалоба.",
    )


def test_a_refusal_to_sign_is_told(qtbot: QtBot) -> None:
    port = played_to_the_end()
    screen = screen_of(qtbot, port)
    click(screen.frame.standing.button)
    dialog = opened(screen, SignDialog)
    last = port.group().rounds[-1].pairings[-1]
    assert port.correct_result("II", last.round, last.board, Score.ANNULLED, None, "опечатка") is None
    click(dialog.confirm)
    assert dialog.remark.text.startswith("Группа II: не хватает результата 1 партии")


def test_a_group_in_play_says_how_far_it_is(qtbot: QtBot) -> None:
    screen = screen_of(qtbot, play(drawn(), [(1, 1, Score.DRAW)]))
    assert screen.frame.standing.title.text() == "Тур 1 идёт"
    assert screen.frame.standing.text.text() == "Закончено партий: 1 из 4."
    assert not screen.frame.standing.button.isVisible()
    assert {SIGN, REOPEN}.isdisjoint(action.data() for action in menu_of(screen).actions())


@pytest.mark.parametrize("port", [listed(), drawn()])
def test_before_play_there_is_nothing_to_say_of_it(qtbot: QtBot, port: StandInTournament) -> None:
    assert not screen_of(qtbot, port).frame.standing.isVisible()


# Papers


def test_papers_are_chosen_from_a_menu_and_looked_at_first(qtbot: QtBot) -> None:
    screen = screen_of(qtbot, drawn())
    screen.rounds.show_round(3)
    click(screen.frame.print_button)
    menu = opened(screen, PaperMenu)
    button = screen.frame.print_button
    assert menu.geometry().right() <= button.mapToGlobal(button.rect().topRight()).x()
    assert menu.geometry().top() > button.mapToGlobal(button.rect().bottomLeft()).y()
    assert "тур 3" in next(action.text() for action in menu.actions() if action.data() == "blank_sheets")
    choose(menu, "crosstable")
    assert opened(screen, PaperWindow).isVisible()


def test_in_the_smallest_window_papers_are_behind_the_last_tab(qtbot: QtBot) -> None:
    screen = screen_of(qtbot, drawn(), 683, 384)
    assert not screen.frame.print_button.isVisible()
    choose(menu_of(screen), PRINT)
    choose(opened(screen, PaperMenu), "pairings")
    assert opened(screen, PaperWindow).isVisible()


def test_a_players_card_is_printed_from_the_table(qtbot: QtBot) -> None:
    port = drawn()
    screen = screen_of(qtbot, port)
    screen.table.card_requested.emit("II", port.group().participants[2].participant_id)
    assert opened(screen, PaperWindow).title.endswith("Карточки участников")


def test_a_complaint_and_its_form_are_printed(qtbot: QtBot) -> None:
    port = played_to_the_end()
    act = FileComplaint(group="II", author="Облаков Лев", text="Шумели.", filed_at_ms=port.unix_ms)
    assert port.request(act) is None
    screen = screen_of(qtbot, port)
    screen.show_tab(COMPLAINTS)
    for button, words in (
        (screen.pages.complaints.cards[0].print_button, "Жалоба"),
        (screen.pages.complaints.form, "Бланк"),
    ):
        click(button)
        window = opened(screen, PaperWindow)
        assert words.casefold() in window.title.casefold()
        window.close()


def test_a_complaint_on_paper_tells_what_happened_in_its_game(qtbot: QtBot) -> None:
    port = drawn()
    port.start_game(1, 1)
    port.finish_game(1, 1, Score.WHITE_WINS)
    port.games["game-1"] = short_game()
    act = FileComplaint(group="II", author="Облаков Лев", text="Шумели.", filed_at_ms=port.unix_ms, round=1, board=1)
    assert port.request(act) is None
    screen = screen_of(qtbot, port)
    screen.show_tab(COMPLAINTS)
    click(screen.pages.complaints.cards[0].print_button)
    page = html_page(opened(screen, PaperWindow)._papers)
    assert all(line.text in page for line in log_lines(short_game())[:3])


# Reading


def test_the_journal_is_the_last_to_know_and_takes_back_too(qtbot: QtBot) -> None:
    port = play(drawn(), [(1, 1, Score.WHITE_WINS)])
    screen = screen_of(qtbot, port)
    screen.show_tab(JOURNAL)
    journal = screen.pages.journal
    settle()
    before = journal.model.rowCount()
    assert not journal.undo.isVisible()  # one way to take it back is enough, and that stands at the left
    click(screen.frame.last.button)
    click(opened(screen, UndoDialog).confirm)
    assert journal.model.rowCount() == before + 1
    assert "Отменено действие: II\u00a0группа, тур 1" in journal.model.index(0).data()
    assert "(отменено)" in journal.model.index(1).data()


def test_the_record_behind_a_complaint_is_asked_for(qtbot: QtBot) -> None:
    port = drawn()
    port.start_game(1, 2)
    port.finish_game(1, 2, Score.WHITE_WINS)
    screen = screen_of(qtbot, port)
    screen.show_tab(COMPLAINTS)
    click(screen.pages.complaints.empty.button)
    dialog = opened(screen, ComplaintDialog)
    dialog.author.setEditText("Облаков Лев")
    dialog.about.setCurrentIndex(1)
    dialog.text.setPlainText("Часы стояли.")
    click(dialog.confirm)
    with qtbot.waitSignal(screen.record_requested, timeout=1000) as asked:
        click(screen.pages.complaints.cards[0].record)
    assert asked.args == [port.group().rounds[0].pairings[1].game_id]
